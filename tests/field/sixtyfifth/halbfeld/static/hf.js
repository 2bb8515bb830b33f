function hfCmp(force){
  if(!force&&/(?:^|; )consentUUID=/.test(document.cookie))return;
  setTimeout(function(){
    if(document.querySelector('.sp_message_container'))return;
    var d=document.createElement('div');d.id='sp_message_container_1184203';d.className='sp_message_container';
    d.innerHTML='<iframe id="sp_message_iframe_1184203" title="SP Consent Message" src="/cmp/index.html?message_id=1184203"></iframe>';
    document.body.appendChild(d);document.documentElement.classList.add('sp-message-open');
  },force?0:600);
}
window.addEventListener('message',function(e){
  if(!e.data||e.data.name!=='sp.hideMessage')return;
  document.cookie='consentUUID=3f1c;path=/;max-age=31536000';
  var d=document.querySelector('.sp_message_container');d&&d.remove();document.documentElement.classList.remove('sp-message-open');
});
(function(){
  var c=document.querySelector('[data-cmp]');c&&c.addEventListener('click',function(){hfCmp(true)});
  var b=document.querySelector('[data-if-art]');
  if(b){var up=function(){b.hidden=!document.querySelector('[name=art][value=ausserordentlich]').checked};document.querySelectorAll('[name=art]').forEach(function(r){r.addEventListener('change',up)});up();}
  try{navigator.sendBeacon('/collect','t=pageview&dp='+encodeURIComponent(location.pathname))}catch(e){}
})();
