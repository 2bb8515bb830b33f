(function(){
  var b=document.querySelector('[data-dropdown]');
  if(b){var d=document.getElementById('user-dropdown');
    b.addEventListener('click',function(e){e.stopPropagation();var o=d.classList.toggle('is-open');b.setAttribute('aria-expanded',o)});
    document.addEventListener('click',function(){d.classList.remove('is-open');b.setAttribute('aria-expanded','false')});}
  document.querySelectorAll('form[data-needs-choice]').forEach(function(f){
    var s=f.querySelector('[type=submit]'),t=f.querySelector('.js-more');
    function up(){var c=f.querySelector('input[type=radio]:checked');s.disabled=!c;if(t)t.hidden=!c;}
    f.addEventListener('change',up);up();});
  document.querySelectorAll('form[data-autosubmit]').forEach(function(f){f.addEventListener('change',function(){f.submit()})});
  document.querySelectorAll('form[data-once]').forEach(function(f){f.addEventListener('submit',function(){var s=f.querySelector('[type=submit]');s.disabled=true;s.textContent='Bitte warten …'})});
  // Einwilligung
  if(document.cookie.indexOf('uc_set=1')<0){setTimeout(function(){
    var h=document.createElement('div');h.id='uc-root';document.body.appendChild(h);
    var r=h.attachShadow({mode:'open'});
    r.innerHTML='<style>.o{position:fixed;inset:0;background:#0006;z-index:900}.w{position:fixed;left:50%;bottom:24px;transform:translateX(-50%);width:min(760px,94vw);background:#fff;border-radius:12px;padding:24px;z-index:901;font:14px/1.5 Arial,sans-serif;color:#262626;box-shadow:0 10px 40px #0004}h2{margin:0 0 8px;font-size:18px}.r{display:flex;gap:10px;margin-top:16px}button{flex:1;padding:12px;border-radius:8px;border:0;font-weight:700;cursor:pointer;font-size:14px;background:#ece7e1;color:#262626}button.p{background:#ff6b21;color:#fff}a{color:#6f6b66;margin-right:12px}</style>'+
    '<div class="o"></div><div class="w" role="dialog" aria-modal="true" aria-label="Privatsphäre-Einstellungen" data-testid="uc-container"><h2>Wir schätzen deine Privatsphäre</h2><p>Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um unser Angebot zu verbessern, die Nutzung zu analysieren und dir passende Werbung zu zeigen. Du kannst deine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen.</p><a href="/de/datenschutz">Datenschutzerklärung</a><a href="/de/impressum">Impressum</a><div class="r"><button data-testid="uc-more-button">Mehr Informationen</button><button data-testid="uc-deny-all-button">Ablehnen</button><button class="p" data-testid="uc-accept-all-button">Alle akzeptieren</button></div></div>';
    r.querySelectorAll('button').forEach(function(x){x.onclick=function(){
      if(x.dataset.testid==='uc-more-button'){x.textContent='Auswahl speichern';x.dataset.testid='uc-save-button';return;}
      document.cookie='uc_set=1;path=/;max-age=31536000';h.remove();}});
  },350);}
})();
