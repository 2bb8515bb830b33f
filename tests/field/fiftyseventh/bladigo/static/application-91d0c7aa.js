document.addEventListener("DOMContentLoaded",function(){
  document.querySelectorAll("[data-toggle=dropdown]").forEach(function(b){b.addEventListener("click",function(e){e.stopPropagation();var m=b.nextElementSibling,o=m.classList.toggle("show");b.setAttribute("aria-expanded",o);});});
  document.addEventListener("click",function(){document.querySelectorAll(".dropdown-menu.show").forEach(function(m){m.classList.remove("show");});});
  var c=document.getElementById("onetrust-banner-sdk");
  if(c){if(/OptanonAlertBoxClosed=/.test(document.cookie))c.remove();else c.querySelectorAll("button").forEach(function(b){b.addEventListener("click",function(){document.cookie="OptanonAlertBoxClosed="+Date.now()+";path=/;max-age=31536000";c.remove();});});}
  var o=document.querySelector("[data-other]");
  if(o)document.querySelectorAll("input[name='cancellation[reason]']").forEach(function(r){r.addEventListener("change",function(){o.hidden=!r.checked||r.value!=="other";});});
  document.querySelectorAll("[data-confirm]").forEach(function(f){f.addEventListener("submit",function(e){if(!confirm(f.dataset.confirm))e.preventDefault();});});
  document.querySelectorAll("form").forEach(function(f){f.addEventListener("submit",function(e){if(e.defaultPrevented)return;f.querySelectorAll("[data-disable-with]").forEach(function(b){setTimeout(function(){b.disabled=true;b.textContent=b.dataset.disableWith;},0);});});});
});
