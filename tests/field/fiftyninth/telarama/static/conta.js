(function(){var l=document.getElementById('lgpd');if(!localStorage.getItem('brava_lgpd'))l.hidden=false;
document.getElementById('lgpd-ok').addEventListener('click',function(){localStorage.setItem('brava_lgpd','1');l.hidden=true});
document.querySelectorAll('[data-toggle]').forEach(function(b){b.addEventListener('click',function(){var t=document.getElementById(b.dataset.toggle);t.hidden=!t.hidden;b.setAttribute('aria-expanded',String(!t.hidden))})});
document.querySelectorAll('[data-confirm]').forEach(function(b){b.addEventListener('click',function(e){if(!confirm(b.dataset.confirm))e.preventDefault()})});})();
