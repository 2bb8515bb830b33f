(function () {
  if (document.cookie.indexOf('OptanonAlertBoxClosed=') >= 0) return;
  var css = '#onetrust-banner-sdk{position:fixed;left:0;right:0;bottom:0;z-index:2147483645;background:#1c1828;color:#fff;font:14px/1.45 "Segoe UI",Arial,sans-serif;box-shadow:0 0 18px #000a}#onetrust-banner-sdk .ot-sdk-container{max-width:1200px;margin:0 auto;padding:18px 24px;display:flex;gap:28px;align-items:center}#onetrust-policy-title{font-size:16px;margin:0 0 6px}#onetrust-policy-text a{color:#b9a2ff}#onetrust-button-group{display:flex;flex-direction:column;gap:8px;min-width:220px}#onetrust-button-group button{padding:10px 14px;border-radius:4px;border:1px solid #fff;background:#fff;color:#08060f;font:600 13px Arial;cursor:pointer}#onetrust-pc-btn-handler.cookie-setting-link{background:none!important;color:#fff!important;text-decoration:underline;border:0!important}';
  var st = document.createElement('style'); st.textContent = css; document.head.append(st);
  var d = document.createElement('div'); d.id = 'onetrust-consent-sdk';
  d.innerHTML = '<div id="onetrust-banner-sdk" class="otFlat bottom ot-wo-title" tabindex="0" role="region" aria-label="Cookie banner"><div role="alertdialog" aria-describedby="onetrust-policy-text" aria-label="Tu privacidad"><div class="ot-sdk-container"><div id="onetrust-policy"><h2 id="onetrust-policy-title">Valoramos tu privacidad</h2><div id="onetrust-policy-text">Nosotros y nuestros 214 socios usamos cookies y tecnologías similares para que el servicio funcione, medir su uso y mostrarte publicidad personalizada. Puedes aceptarlas, rechazarlas o cambiar tu elección en cualquier momento. <a href="/legal">Aviso de cookies</a></div></div><div id="onetrust-button-group-parent"><div id="onetrust-button-group"><button id="onetrust-accept-btn-handler">Aceptar todas</button><button id="onetrust-reject-all-handler">Rechazar todas</button><button id="onetrust-pc-btn-handler" class="cookie-setting-link">Configurar cookies</button></div></div></div></div></div>';
  setTimeout(function () {
    document.body.append(d);
    d.querySelectorAll('#onetrust-accept-btn-handler,#onetrust-reject-all-handler').forEach(function (b) {
      b.onclick = function () { document.cookie = 'OptanonAlertBoxClosed=1;path=/;max-age=31536000'; d.remove(); };
    });
    d.querySelector('#onetrust-pc-btn-handler').onclick = function () { d.querySelector('#onetrust-policy-text').textContent = 'Cookies estrictamente necesarias: siempre activas. Rendimiento: desactivadas. Publicidad: desactivadas.'; };
  }, 700);
})();
