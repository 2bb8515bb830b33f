(function () {
  function show(m) { m.classList.add('show'); m.removeAttribute('aria-hidden'); m.setAttribute('aria-modal', 'true'); m.setAttribute('role', 'dialog'); m.style.display = 'block'; var b = document.createElement('div'); b.className = 'modal-backdrop fade show'; document.body.appendChild(b); document.body.classList.add('modal-open'); }
  function hide(m) { m.classList.remove('show'); m.setAttribute('aria-hidden', 'true'); m.removeAttribute('aria-modal'); m.style.display = 'none'; document.querySelectorAll('.modal-backdrop').forEach(function (b) { b.remove(); }); document.body.classList.remove('modal-open'); }
  document.addEventListener('click', function (e) {
    var t = e.target.closest('[data-bs-toggle]'), d = e.target.closest('[data-bs-dismiss="modal"]');
    if (d) return hide(d.closest('.modal'));
    if (t && t.dataset.bsToggle === 'modal') return show(document.querySelector(t.dataset.bsTarget));
    if (t && t.dataset.bsToggle === 'collapse') { var c = document.querySelector(t.dataset.bsTarget); c.classList.toggle('show'); t.classList.toggle('collapsed'); t.setAttribute('aria-expanded', String(c.classList.contains('show'))); }
    var k = e.target.closest('[data-cookie]');
    if (k) { document.cookie = 'ps_consent=' + k.dataset.cookie + ';path=/;max-age=15552000'; document.getElementById('cookies').hidden = true; }
  });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape') { var m = document.querySelector('.modal.show'); if (m) hide(m); } });
  var ack = document.getElementById('ackCredit');
  if (ack) ack.addEventListener('change', function () { document.getElementById('btnDesactiver').disabled = !ack.checked; });
  if (document.cookie.indexOf('ps_consent=') < 0) document.getElementById('cookies').hidden = false;
})();
