(function () {
  var ms = document.querySelectorAll('.has-menu');
  function closeAll() { ms.forEach(function (m) { m.classList.remove('open'); m.querySelector('button').setAttribute('aria-expanded', 'false'); }); }
  ms.forEach(function (m) {
    m.querySelector('button').addEventListener('click', function (ev) {
      ev.stopPropagation(); var was = m.classList.contains('open'); closeAll();
      if (!was) { m.classList.add('open'); this.setAttribute('aria-expanded', 'true'); }
    });
  });
  document.addEventListener('click', closeAll);
  document.addEventListener('keydown', function (ev) { if (ev.key === 'Escape') closeAll(); });
  var del = document.querySelector('form.confirm-delete');
  if (del) del.addEventListener('submit', function (ev) { if (!confirm('Are you sure you want to permanently delete your account?')) ev.preventDefault(); });
  var r = document.querySelector('form.reason');
  if (r) r.addEventListener('submit', function (ev) {
    if (!r.querySelector('input[name=reason]:checked')) {
      ev.preventDefault(); if (!r.querySelector('.err')) { var p = document.createElement('p'); p.className = 'err'; p.setAttribute('role', 'alert'); p.textContent = 'Please select a reason.'; r.prepend(p); } r.scrollIntoView();
    }
  });
  var ck = document.getElementById('ml-consent-sdk');
  if (ck && !/ml_consent=/.test(document.cookie)) {
    setTimeout(function () { ck.hidden = false; }, 600);
    ck.querySelectorAll('[data-ck]').forEach(function (b) { b.addEventListener('click', function () { document.cookie = 'ml_consent=' + b.dataset.ck + '; path=/; max-age=31536000'; ck.hidden = true; }); });
  }
})();
