(function(){
 var c=document.getElementById('cmp');if(!localStorage.getItem('euconsent'))setTimeout(function(){c.hidden=false},400);
 c.querySelectorAll('[data-cmp]').forEach(function(b){b.onclick=function(){localStorage.setItem('euconsent','1');c.hidden=true}});
 document.querySelectorAll('[data-toggle=collapse]').forEach(function(b){b.onclick=function(){var t=document.querySelector(b.dataset.target);var o=t.classList.toggle('show');b.setAttribute('aria-expanded',o)}});
 var m=document.getElementById('conferma'),p=document.getElementById('prosegui');
 if(p){p.onclick=function(){var s=document.getElementById('motivo'),bad=!s.value;s.classList.toggle('is-invalid',bad);s.parentNode.querySelector('.invalid-feedback').hidden=!bad;if(!bad)m.hidden=false};
  m.querySelectorAll('[data-dismiss]').forEach(function(b){b.onclick=function(){m.hidden=true}})}
})();
