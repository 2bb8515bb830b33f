(function () {
  function open() {
    if (document.getElementById('pg-host')) return;
    var h = document.createElement('div'); h.id = 'pg-host'; document.body.appendChild(h);
    var s = h.attachShadow({ mode: 'open' });
    s.innerHTML = '<style>.o{position:fixed;inset:0;background:rgba(0,0,0,.6);z-index:999;display:flex;align-items:flex-end;justify-content:center;font:15px/1.5 Arial,sans-serif;color:#222}.m{background:#fff;max-width:640px;margin:0 16px 40px;border-radius:8px;padding:28px 32px}h2{margin:0 0 10px;font-size:20px}.b{display:flex;gap:12px;justify-content:flex-end;margin-top:18px;flex-wrap:wrap}button{font:bold 15px Arial;padding:12px 24px;border-radius:4px;border:1px solid #0b5c6b;background:#fff;color:#0b5c6b;cursor:pointer}.p{background:#0b5c6b;color:#fff}</style><div class="o" role="dialog" aria-modal="true" aria-labelledby="pg-t"><div class="m"><h2 id="pg-t">Wij geven om je privacy</h2><p>Veer Media en 136 partners gebruiken cookies en vergelijkbare technieken om informatie over jou op te slaan en te bekijken, voor een goed werkende site, voor statistieken en om content en advertenties op je interesses af te stemmen. Je keuze kun je altijd aanpassen via Privacy-instellingen onderaan de pagina.</p><div class="b"><button id="pg-configure-btn">Instellen</button><button id="pg-reject-btn">Weigeren</button><button id="pg-accept-btn" class="p">Akkoord</button></div></div></div>';
    s.addEventListener('click', function (e) { if (e.target.tagName === 'BUTTON') { document.cookie = 'authId=' + e.target.id + '; path=/; max-age=15552000'; h.remove(); } });
  }
  if (!/(^|; )authId=/.test(document.cookie)) open();
  document.querySelectorAll('[data-pg-open]').forEach(function (a) { a.addEventListener('click', function (e) { e.preventDefault(); open(); }); });
})();
