document.addEventListener('click',function(e){
  var t=e.target.closest('[data-bs-toggle="dropdown"]');
  document.querySelectorAll('.dropdown-menu.show').forEach(function(m){if(!t||m!==t.nextElementSibling)m.classList.remove('show');});
  if(t){t.nextElementSibling.classList.toggle('show');t.setAttribute('aria-expanded',t.nextElementSibling.classList.contains('show'));}
  var c=e.target.closest('[data-consent]');
  if(c){document.cookie='cl_consent='+c.dataset.consent+';path=/;max-age=15552000';var b=document.getElementById('cl-consent');if(b)b.remove();}
  var d=e.target.closest('[data-bs-dismiss="alert"]');if(d)d.closest('.alert').remove();
});
