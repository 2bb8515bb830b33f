(function(){
  var sdk=document.getElementById('onetrust-consent-sdk');
  if(!/OptanonAlertBoxClosed=/.test(document.cookie)) setTimeout(function(){sdk.hidden=false},400);
  function close(){document.cookie='OptanonAlertBoxClosed='+new Date().toISOString()+';path=/;max-age=31536000';sdk.hidden=true}
  ['onetrust-accept-btn-handler','onetrust-reject-all-handler','onetrust-pc-btn-handler'].forEach(function(i){document.getElementById(i).addEventListener('click',close)});
  document.getElementById('ot-sdk-btn').addEventListener('click',function(){sdk.hidden=false});
  var b=document.getElementById('openConfirm');
  if(b) b.addEventListener('click',function(){
    var c=document.getElementById('Understand');
    if(!c.checked){c.classList.add('is-invalid');c.focus();return}
    c.classList.remove('is-invalid');
    bootstrap.Modal.getOrCreateInstance(document.getElementById('confirmModal')).show();
  });
})();
