(function(){
  var box=document.getElementById('dip-consent');
  function show(){
    box.innerHTML='<div class="ws10-overlay"><div class="ws10-overlay__container" id="dip-consent-summary" role="dialog" aria-modal="true" aria-labelledby="dip-h"><h2 id="dip-h">Deine Daten. Deine Entscheidung.</h2><p>Wir und unsere Partner verwenden Cookies und ähnliche Technologien. Damit stellen wir den Betrieb unserer Seiten sicher, werten ihre Nutzung aus und zeigen Dir passende Werbung. Mit „Alles akzeptieren“ stimmst Du allen Zwecken zu. Deine Einwilligung kannst Du jederzeit mit Wirkung für die Zukunft widerrufen. Mehr in unseren <a href="/datenschutz">Datenschutz-Hinweisen</a>.</p><div class="dip-btns"><button type="button" id="dip-consent-summary-accept-all" class="ws10-button-primary">Alles akzeptieren</button><button type="button" id="dip-consent-summary-reject-all" class="ws10-button-secondary">Nur notwendige</button><button type="button" id="dip-consent-summary-detail" class="ws10-button-link">Einstellungen anpassen</button></div></div></div>';
    box.querySelectorAll('button').forEach(function(b){b.onclick=function(){
      if(/detail/.test(b.id)){b.outerHTML='<p class="small">Notwendig: immer aktiv. Analyse und Werbung sind ausgeschaltet, solange Du nicht „Alles akzeptieren“ wählst.</p>';return}
      document.cookie='dip_consent_2024='+(/accept/.test(b.id)?'all':'necessary')+';path=/;max-age=15552000';box.innerHTML=''}});
  }
  if(document.cookie.indexOf('dip_consent_2024=')<0)show();
  document.getElementById('dip-open').onclick=show;
  var t=document.getElementById('telo');
  function closed(){t.innerHTML='<button type="button" class="telo-btn" aria-label="Chat mit TELO öffnen">Frag TELO</button>';t.firstChild.onclick=function(){t.innerHTML='<div class="telo-box"><b>Hi, ich bin TELO!</b><p>Wie kann ich Dir helfen?</p><p><a href="/meintelvora/rechnung">Rechnung ansehen</a><br><a href="/meintelvora/stoerung">Störung melden</a><br><a href="/meintelvora/umzug">Umzug melden</a></p><button type="button" class="ws10-button-link">Chat schließen</button></div>';t.querySelector('button').onclick=closed}}
  closed();
})();
