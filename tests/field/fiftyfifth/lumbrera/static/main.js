(function () {
  function post(u, b) { return fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }); }
  try { navigator.sendBeacon('/api/events', JSON.stringify({ e: 'page_view', p: location.pathname })); } catch (e) { }
  var ck = document.getElementById('ck');
  try { if (!localStorage.getItem('lmb_ck')) ck.hidden = false; } catch (e) { ck.hidden = false; }
  ck.addEventListener('click', function (e) { var b = e.target.closest('[data-ck]'); if (!b) return; if (b.dataset.ck === 'cfg') { b.textContent = 'Solo necesarias'; b.dataset.ck = 'no'; return; } try { localStorage.setItem('lmb_ck', b.dataset.ck); } catch (x) { } ck.hidden = true; });
  var m = document.querySelector('[aria-haspopup=menu]');
  if (m) m.addEventListener('click', function () { var l = m.nextElementSibling; l.hidden = !l.hidden; m.setAttribute('aria-expanded', String(!l.hidden)); });
  document.querySelectorAll('[data-post]').forEach(function (b) { b.addEventListener('click', function () {
    b.disabled = true; var t = b.textContent; b.textContent = 'Procesando…';
    post(b.dataset.post).then(function (r) { if (!r.ok) throw 0; location.assign(b.dataset.next); }).catch(function () { b.disabled = false; b.textContent = t; });
  }); });
  document.querySelectorAll('[data-mail]').forEach(function (i) { i.addEventListener('change', function () { var o = {}; o[i.dataset.mail] = i.checked; post('/api/account/mail', o); }); });
  document.querySelectorAll('[data-copy]').forEach(function (b) { b.addEventListener('click', function () { b.textContent = 'Enlace copiado'; }); });
  var nl = document.querySelector('form.nl'); if (nl) nl.addEventListener('submit', function (e) { e.preventDefault(); post('/api/newsletter', { email: nl.querySelector('input').value }).then(function () { nl.textContent = '¡Gracias!'; }); });
  var ed = document.getElementById('edit'); if (ed) ed.addEventListener('submit', function (e) { e.preventDefault(); post('/api/account/profile', { name: ed.name.value || document.getElementById('nm').value }).then(function () { location.assign('/'); }); });
})();
