(function(w,d){
 function on(sel,ev,fn){d.addEventListener(ev,function(e){var t=e.target.closest(sel);if(t)fn.call(t,e)})}
 w.apDidomi=function(force){
  if(!force&&/didomi_token=/.test(d.cookie))return;
  setTimeout(function(){
   if(d.getElementById('didomi-host'))return;
   var h=d.createElement('div');h.id='didomi-host';h.setAttribute('data-nosnippet','true');
   h.innerHTML='<div class="didomi-popup-backdrop didomi-notice-popup didomi-popup__backdrop"><div id="didomi-popup" class="didomi-popup-container" role="dialog" aria-modal="true" aria-label="Con tu consentimiento, nosotros y nuestros socios usamos cookies"><div class="didomi-popup-notice"><div class="didomi-popup-notice-text"><p><b>Tu privacidad nos importa</b></p><p>Con tu acuerdo, nosotros y <a href="/legal/cookies">nuestros 830 socios</a> usamos cookies o tecnologías similares para almacenar, acceder y procesar datos personales, como tus visitas a esta página web. Puedes retirar tu consentimiento u oponerte en cualquier momento en «Configurar» o en nuestra política de privacidad.</p></div><div class="didomi-buttons didomi-popup-notice-buttons"><button id="didomi-notice-learn-more-button" type="button" class="didomi-components-button" aria-label="Configurar: configura tus consentimientos"><span>Configurar</span></button><button id="didomi-notice-disagree-button" type="button" class="didomi-components-button" aria-label="Rechazar: rechaza el tratamiento de datos y cierra"><span>Rechazar</span></button><button id="didomi-notice-agree-button" type="button" class="didomi-components-button didomi-button-highlight" aria-label="Aceptar y cerrar: acepta el tratamiento de datos y cierra"><span>Aceptar y cerrar</span></button></div></div></div></div>';
   d.body.appendChild(h);d.body.classList.add('didomi-popup-open');
  },force?0:450);
 };
 on('#didomi-host button','click',function(){
  if(this.id==='didomi-notice-learn-more-button'){this.id='didomi-notice-x-button';this.removeAttribute('aria-label');this.innerHTML='<span>Guardar solo necesarias</span>';return}
  d.cookie='didomi_token=eyJ1c2VyX2lkIjoi;path=/;max-age=15552000';
  try{navigator.sendBeacon('/didomi/events','e='+this.id)}catch(x){}
  d.getElementById('didomi-host').remove();d.body.classList.remove('didomi-popup-open');
 });
 on('.js-didomi','click',function(){w.apDidomi(true)});
 on('.js-acc','click',function(){var o=this.getAttribute('aria-expanded')==='true';this.setAttribute('aria-expanded',String(!o));d.getElementById(this.getAttribute('aria-controls')).hidden=o});
 on('.js-menu','click',function(){var n=d.querySelector('.ue-c-main-navigation'),h=n.style.display==='none';n.style.display=h?'':'none';this.setAttribute('aria-expanded',String(h))});
 on('.js-modal','click',function(){var m=d.querySelector(this.getAttribute('data-target')),b=d.createElement('div');b.className='modal-backdrop fade show';d.body.appendChild(b);m.style.display='block';m.removeAttribute('aria-hidden');m.setAttribute('aria-modal','true');setTimeout(function(){m.classList.add('show');m.focus()},20)});
 on('.js-modal-close','click',function(){var m=this.closest('.modal');m.classList.remove('show');m.setAttribute('aria-hidden','true');m.removeAttribute('aria-modal');setTimeout(function(){m.style.display='none';var b=d.querySelector('.modal-backdrop');b&&b.remove()},150)});
 d.addEventListener('submit',function(e){var b=e.target.querySelector('.js-once');if(b)setTimeout(function(){b.disabled=true;b.textContent='Procesando…'},0)});
})(window,document);
