(function(){
  function has(){return /(^|; )CGConsent=/.test(document.cookie)}
  function show(){
    if(document.getElementById("sp_message_container_1187432"))return;
    var c=document.createElement("div");c.id="sp_message_container_1187432";c.style.cssText="display:block;position:fixed;inset:0;z-index:2147483647";
    var f=document.createElement("iframe");f.id="sp_message_iframe_1187432";f.title="SP Consent Message";f.src="/consent/index.html?message_id=1187432";f.style.cssText="border:0;width:100%;height:100%";
    c.appendChild(f);document.body.appendChild(c);document.documentElement.classList.add("sp-message-open");
  }
  window.addEventListener("message",function(e){
    if(!e.data||e.data.type!=="sp.choice")return;
    document.cookie="CGConsent="+e.data.choice+"; path=/; max-age=15552000";
    fetch("/wrapper/v2/choice",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({choice:e.data.choice})});
    var c=document.getElementById("sp_message_container_1187432");if(c)c.remove();document.documentElement.classList.remove("sp-message-open");
  });
  document.addEventListener("click",function(e){if(e.target.closest("[data-cmp-open]")){e.preventDefault();show()}});
  if(!has())setTimeout(show,700);
  if(navigator.sendBeacon)navigator.sendBeacon("/spoor/ingest",JSON.stringify({category:"page",action:"view",url:location.pathname}));
})();
