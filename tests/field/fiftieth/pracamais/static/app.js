(function(){"use strict";
var tok=document.querySelector('meta[name="csrf-token"]').content,$=function(s){return document.querySelector(s)},all=function(s){return [].slice.call(document.querySelectorAll(s))};
function send(u,b){return fetch(u,{method:"POST",headers:{"Content-Type":"application/json","x-csrf-token":tok},body:JSON.stringify(b||{})}).then(function(r){if(!r.ok)throw r;return r.json()}).then(function(j){location.assign(j.redirect)}).catch(function(){snack("Algo deu errado. Tente novamente mais tarde.")});}
function snack(t){var s=document.createElement("div");s.className="andes-snackbar";s.setAttribute("role","status");s.textContent=t;document.body.appendChild(s);setTimeout(function(){s.remove()},5000);}
function track(p){fetch("/api/tracks",{method:"POST",keepalive:true,headers:{"Content-Type":"application/json"},body:JSON.stringify({path:p})}).then(function(r){return r.text()}).catch(function(){});}
function btn(t,k,fn){var b=document.createElement("button");b.type="button";b.className="andes-button andes-button--large andes-button--"+k;var s=document.createElement("span");s.className="andes-button__content";s.textContent=t;b.appendChild(s);b.addEventListener("click",fn);return b;}
function modal(title,html,yes,no,fn){var o=document.createElement("div");o.className="andes-modal__overlay andes-modal__overlay--card";o.innerHTML='<div class="andes-modal__portal"><div class="andes-modal andes-modal--small" role="dialog" aria-modal="true" aria-labelledby="andes-modal-title"><button type="button" class="andes-modal__close-button" aria-label="Fechar">×</button><div class="andes-modal__header"><h2 id="andes-modal-title" class="andes-modal__title"></h2></div><div class="andes-modal__content"></div><div class="andes-modal__actions"></div></div></div>';
 o.querySelector(".andes-modal__title").textContent=title;o.querySelector(".andes-modal__content").innerHTML=html;function off(){o.remove()}
 o.querySelector(".andes-modal__close-button").addEventListener("click",off);var y=btn(yes,"loud",function(){y.disabled=true;y.classList.add("andes-button--loading");fn();});var act=o.querySelector(".andes-modal__actions");act.appendChild(y);act.appendChild(btn(no,"quiet",off));document.body.appendChild(o);y.focus();}
function on(s,fn){all('[data-js="'+s+'"]').forEach(function(el){el.addEventListener("click",function(){fn(el)})});}
all('.cookie-consent-banner-opt-out button').forEach(function(b){b.addEventListener("click",function(){if(b.getAttribute("data-testid")==="action:configure-button"){location.assign("/privacidade");return;}document.cookie="cookiesPreferencesLoggedFallback=1;path=/;max-age=31536000";$(".cookie-consent-banner-opt-out").remove();})});
var f=$('[data-js="reason"]');
if(f){f.addEventListener("change",function(e){if(e.target.name!=="reason")return;all(".andes-radio").forEach(function(r){r.classList.toggle("andes-radio--checked",r.querySelector("input").checked)});$('[data-js="confirm"]').disabled=false;$('[data-js="detail"]').classList.toggle("andes-hide",e.target.value!=="outro");});f.addEventListener("submit",function(e){e.preventDefault()});}
on("confirm",function(){track("/loyal/cancel/reason");modal("Quer cancelar sua assinatura Praça+?",$("#m-cancel").innerHTML,"Cancelar assinatura","Agora não",function(){send("/praca-mais/api/subscription/cancel",{reason:f.reason.value,detail:$("#detail").value})})});
on("downgrade",function(){send("/praca-mais/api/subscription/plan",{plan:"Essencial",source:"retention"})});
on("plan",function(el){var p=el.getAttribute("data-plan");modal("Mudar para Praça+ "+p+"?","<p>A mudança vale a partir do próximo pagamento.</p>","Confirmar mudança","Cancelar",function(){send("/praca-mais/api/subscription/plan",{plan:p,source:"plans"})})});
on("reactivate",function(){send("/praca-mais/api/subscription/reactivate")});
on("channel",function(){modal("Cancelar Novela Max?","<p>Você perderá o acesso ao canal no fim do período.</p>","Cancelar assinatura","Agora não",function(){send("/assinaturas/api/channel/cancel",{id:"novelamax"})})});
on("rmcard",function(){modal("Excluir cartão?","<p>Usaremos outro meio de pagamento disponível.</p>","Excluir","Cancelar",function(){send("/cards/api/remove")})});
on("com",function(el){send("/comunicacoes/api",{key:el.getAttribute("data-k")})});
on("closeacc",function(){modal("Cancelar sua conta?","<p>Esta ação não pode ser desfeita.</p>","Cancelar conta","Voltar",function(){send("/account/api/close")})});
track(location.pathname);
})();
