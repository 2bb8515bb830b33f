(function(){
function post(u,b){return fetch(u,{method:'POST',headers:{'Content-Type':'application/json','X-Requested-With':'XMLHttpRequest'},body:JSON.stringify(b||{})}).then(function(r){return r.json()});}
var t=document.querySelector('.user-toggle'),m=document.querySelector('.user-menu');
t.addEventListener('click',function(){m.hidden=!m.hidden;t.setAttribute('aria-expanded',String(!m.hidden));});
document.querySelectorAll('[data-act]').forEach(function(b){b.addEventListener(b.tagName==='INPUT'?'change':'click',function(){if(b.dataset.ask&&!window.confirm(b.dataset.ask))return;post(b.dataset.act).then(function(){if(b.dataset.then)location.href=b.dataset.then;});});});
var f=document.getElementById('cancel-form');
if(f){var go=f.querySelector('[type=submit]'),err=f.querySelector('.error'),val=function(){return[].map.call(f.querySelectorAll('[name=reason]:checked'),function(x){return x.value})};
f.addEventListener('change',function(){go.disabled=!val().length;});go.disabled=!val().length;
f.addEventListener('submit',function(e){e.preventDefault();go.disabled=true;go.textContent='Veuillez patienter…';post('/api/v3/abonnement/resilier',{reasons:val(),comment:f.comment.value}).then(function(r){if(r.success)location.href=r.redirect;else{err.textContent=r.message;err.hidden=false;go.textContent='Terminer la résiliation';}});});}
if(!/OptanonAlertBoxClosed/.test(document.cookie)){setTimeout(function(){var s=document.getElementById('onetrust-consent-sdk');
s.innerHTML='<div id="onetrust-banner-sdk" role="region" aria-label="Bannière de cookies"><h2>Vos choix en matière de cookies</h2><div id="onetrust-policy-text">Hautecime+ et ses partenaires utilisent des cookies pour faire fonctionner le service, mesurer l’audience et personnaliser la publicité. <a href="/legal/cookies/">En savoir plus</a></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" type="button">Personnaliser</button><button id="onetrust-reject-all-handler" type="button">Tout refuser</button><button id="onetrust-accept-btn-handler" type="button">Tout accepter</button></div></div>';
function end(){document.cookie='OptanonAlertBoxClosed='+Date.now()+';path=/;max-age=15552000';s.innerHTML='';}
['onetrust-reject-all-handler','onetrust-accept-btn-handler','onetrust-pc-btn-handler'].forEach(function(i){document.getElementById(i).onclick=end});},500);}
})();
