(function(){
  var c=document.getElementById('cookie-consent');
  if(c&&document.cookie.indexOf('nf_consent=')<0)c.hidden=false;
  document.querySelectorAll('[data-consent]').forEach(function(b){b.addEventListener('click',function(){
    document.cookie='nf_consent='+b.dataset.consent+';path=/;max-age=15552000';c.hidden=true;});});
  var other=document.getElementById('reason-other');
  document.querySelectorAll('input[name=reason]').forEach(function(r){r.addEventListener('change',function(){
    if(other)other.hidden=r.value!=='other';});});
  document.querySelectorAll('form[data-once]').forEach(function(f){f.addEventListener('submit',function(){
    setTimeout(function(){f.querySelectorAll('button').forEach(function(b){b.disabled=true;});},0);});});
})();
