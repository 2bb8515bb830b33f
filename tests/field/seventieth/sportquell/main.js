(function(){
  document.addEventListener('click',function(e){
    var t=e.target.closest('[data-toggle="dropdown"]');
    document.querySelectorAll('.dropdown.open').forEach(function(d){if(!t||d!==t.parentNode){d.classList.remove('open');d.firstElementChild.setAttribute('aria-expanded','false');}});
    if(t){e.preventDefault();var o=t.parentNode.classList.toggle('open');t.setAttribute('aria-expanded',String(o));}
    var c=e.target.closest('[data-toggle="collapse"]');
    if(c){document.querySelector(c.getAttribute('data-target')).classList.toggle('in');}
    var b=e.target.closest('.CybotCookiebotDialogBodyButton');
    if(b){document.cookie='CookieConsent=1;path=/;max-age=31536000';['CybotCookiebotDialog','CybotCookiebotDialogBodyUnderlay'].forEach(function(i){var x=document.getElementById(i);x.style.transition='opacity .25s';x.style.opacity=0;setTimeout(function(){x.remove();},260);});}
  });
  document.addEventListener('submit',function(e){var b=e.target.querySelector('button[type=submit]');if(b){setTimeout(function(){b.disabled=true;},0);}});
  window.addEventListener('pageshow',function(e){if(e.persisted){document.querySelectorAll('button[disabled]').forEach(function(b){b.disabled=false;});}});
})();
