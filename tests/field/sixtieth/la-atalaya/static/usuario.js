(function () {
  var $ = function (s, c) { return (c || document).querySelector(s); }, $$ = function (s, c) { return [].slice.call((c || document).querySelectorAll(s)); };
  function api(path, data) {
    return fetch('/api/v2/usuario/' + path, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }, body: JSON.stringify(data || {}) })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.mensaje || 'Se ha producido un error. Inténtalo de nuevo más tarde.'); return j; }); });
  }
  function didomi() {
    if (/euconsent-v2=/.test(document.cookie)) return;
    var host = document.createElement('div'); host.id = 'didomi-host';
    host.innerHTML = '<div class="didomi-popup-backdrop"><div id="didomi-popup" role="dialog" aria-modal="true" aria-label="Tu privacidad es importante"><h2>Tu privacidad es importante para nosotros</h2><p>Con tu acuerdo, nosotros y nuestros 842 socios usamos cookies o tecnologías similares para almacenar, acceder y procesar datos personales como tu visita en esta página web, las direcciones IP y los identificadores de cookies. Puedes retirar tu consentimiento u oponerte al procesamiento de datos en cualquier momento desde nuestra <a href="/info/cookies">Política de cookies</a>.</p><div class="didomi-buttons"><button id="didomi-notice-learn-more-button" type="button">Configurar</button><button id="didomi-notice-disagree-button" type="button">Rechazar</button><button id="didomi-notice-agree-button" type="button">Aceptar y cerrar</button></div></div></div>';
    document.body.appendChild(host);
    $$('button', host).forEach(function (b) { b.onclick = function () { document.cookie = 'euconsent-v2=CQ' + Date.now() + ';path=/;max-age=31536000'; host.remove(); }; });
  }
  setTimeout(didomi, 450);
  $$('[data-toggle=collapse]').forEach(function (b) { b.onclick = function () { var t = $(b.getAttribute('data-target')); var on = t.classList.toggle('show'); b.setAttribute('aria-expanded', on); }; });
  function showModal(m, on) { m.classList.toggle('show', on); m.setAttribute('aria-hidden', String(!on)); document.body.style.overflow = on ? 'hidden' : ''; }
  $$('[data-toggle=modal]').forEach(function (b) { b.onclick = function (e) { e.preventDefault(); showModal($(b.getAttribute('data-target')), true); }; });
  $$('.modal').forEach(function (m) { $$('[data-dismiss=modal]', m).forEach(function (b) { b.onclick = function () { showModal(m, false); }; }); });
  var f = $('#form-motivo');
  if (f) {
    var txt = $('#motivo-comentario-wrap');
    $$('input[name=motivo]', f).forEach(function (r) { r.onchange = function () { $('.invalid-feedback', f).classList.remove('show'); txt.hidden = false; }; });
    f.onsubmit = function (e) {
      e.preventDefault();
      var r = $('input[name=motivo]:checked', f);
      if (!r) { $('.invalid-feedback', f).classList.add('show'); return; }
      api('suscripcion/baja/motivo', { motivo: r.value, comentario: $('#motivo-comentario').value }).then(function (j) { location.href = j.siguiente; }, function (er) { alert(er.message); });
    };
  }
  $$('[data-accion]').forEach(function (b) {
    b.addEventListener('click', function (e) {
      e.preventDefault();
      if (b.disabled) return; b.disabled = true;
      var lab = b.textContent; b.textContent = 'Procesando…';
      api(b.getAttribute('data-accion'), b.dataset.valor ? JSON.parse(b.dataset.valor) : {}).then(function (j) { location.href = j.siguiente; }, function (er) {
        b.disabled = false; b.textContent = lab; var z = $('.js-error'); if (z) { z.textContent = er.message; z.hidden = false; }
      });
    });
  });
  $$('input[data-newsletter]').forEach(function (c) { c.onchange = function () { api('newsletters', { id: c.dataset.newsletter, alta: c.checked }); }; });
  var fd = $('#form-datos');
  if (fd) fd.onsubmit = function (e) { e.preventDefault(); api('datos', { telefono: $('#telefono').value, cp: $('#cp').value }).then(function (j) { location.href = j.siguiente; }); };
})();
