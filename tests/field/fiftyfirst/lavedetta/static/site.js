(function (d) {
  function q(s) { return d.querySelector(s); }
  function show(m) { m.classList.add('show'); m.setAttribute('aria-hidden', 'false'); d.body.classList.add('modal-open'); }
  function hide(m) { m.classList.remove('show'); m.setAttribute('aria-hidden', 'true'); d.body.classList.remove('modal-open'); }
  d.addEventListener('click', function (e) {
    var t = e.target.closest ? e.target.closest('[data-toggle],[data-dismiss]') : null;
    if (!t) { if (e.target.classList.contains('modal')) hide(e.target); var o = q('.dropdown-menu.show'); if (o) o.classList.remove('show'); return; }
    if (t.dataset.toggle === 'dropdown') { e.preventDefault(); t.nextElementSibling.classList.toggle('show'); t.setAttribute('aria-expanded', 'true'); }
    if (t.dataset.toggle === 'modal') { e.preventDefault(); show(q(t.dataset.target)); }
    if (t.dataset.dismiss === 'modal') hide(t.closest('.modal'));
  });
  var b = q('#btnProsegui');
  if (b) {
    b.addEventListener('click', function () {
      if (!q('input[name=motivo]:checked')) { q('.invalid').hidden = false; return; }
      q('.invalid').hidden = true; show(q('#confermaModal'));
    });
    q('#formDisattiva').addEventListener('submit', function () { var s = q('#confermaModal button[type=submit]'); s.textContent = 'Attendere…'; setTimeout(function () { s.disabled = true; }, 0); });
  }
  if (!/euconsent=1/.test(d.cookie)) setTimeout(function () {
    var h = q('#didomi-host');
    h.innerHTML = '<div id="didomi-popup" role="dialog" aria-label="Informativa sui cookie"><div class="container"><button class="didomi-continue-without-agreeing">Continua senza accettare</button><b>La tua privacy è importante per noi</b><br>Noi e i nostri 812 partner archiviamo o accediamo a informazioni sul dispositivo, come i cookie, e trattiamo dati personali per annunci e contenuti personalizzati, misurazione degli annunci e sviluppo dei servizi. Puoi modificare le tue scelte in ogni momento dalla Cookie policy.<div class="didomi-buttons"><button class="btn btn-outline-dark" id="didomi-notice-learn-more-button">Gestisci preferenze</button><button class="btn btn-dark" id="didomi-notice-agree-button">Accetta e chiudi</button></div></div></div>';
    h.addEventListener('click', function (e) { if (e.target.tagName === 'BUTTON') { d.cookie = 'euconsent=1; path=/; max-age=15552000'; h.innerHTML = ''; } });
  }, 600);
})(document);
