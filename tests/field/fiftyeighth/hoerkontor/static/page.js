(function(){
var b=document.getElementById('adbl-cookie-banner');
if(!/adblck=/.test(document.cookie))b.hidden=false;
b.addEventListener('click',function(e){var t=e.target.closest('[data-ck]');if(t){document.cookie='adblck='+t.dataset.ck+';path=/;max-age=15552000';b.hidden=true;}});
var g=document.querySelector('.ui-it-greet'),u=g.nextElementSibling;
g.addEventListener('click',function(){u.hidden=!u.hidden;g.setAttribute('aria-expanded',String(!u.hidden));});
document.addEventListener('click',function(e){var a=e.target.closest('a[href="#"]');if(a)e.preventDefault();if(!e.target.closest('.acctmenu')){u.hidden=true;g.setAttribute('aria-expanded','false');}});
document.addEventListener('submit',function(e){var f=e.target;if(f.dataset.sent){e.preventDefault();return;}f.dataset.sent='1';});
addEventListener('pageshow',function(){document.querySelectorAll('form[data-sent]').forEach(function(f){delete f.dataset.sent;});});
})();
