(function(){
var host=document.getElementById("didomi-host");
function has(){return /(^|; )euconsent-v2=/.test(document.cookie)}
function close(v){document.cookie="euconsent-v2="+v+"; path=/; max-age=15552000";host.hidden=true;document.body.classList.remove("didomi-popup-open")}
if(!has())setTimeout(function(){host.hidden=false;document.body.classList.add("didomi-popup-open")},500);
var no=host.querySelector(".didomi-continue-without-agreeing");
no.addEventListener("click",function(){close("deny")});
no.addEventListener("keydown",function(e){if(e.key==="Enter")close("deny")});
document.getElementById("didomi-notice-agree-button").addEventListener("click",function(){close("agree")});
document.getElementById("didomi-notice-learn-more-button").addEventListener("click",function(){host.querySelector(".didomi-details").hidden=false});
host.querySelector(".didomi-save").addEventListener("click",function(){close("deny")});
document.querySelectorAll('input[name="resiliation[effet]"]').forEach(function(r){r.addEventListener("change",function(){document.querySelector(".js-date").hidden=!(r.value==="date"&&r.checked)})});
document.querySelectorAll("form").forEach(function(f){f.addEventListener("submit",function(){setTimeout(function(){f.querySelectorAll("button[type=submit]").forEach(function(b){b.disabled=true})},0)})});
})();
