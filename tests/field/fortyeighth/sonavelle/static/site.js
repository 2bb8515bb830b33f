(function () {
  var host = document.getElementById('consent-host');
  if (!/(^|; )sv_consent=/.test(document.cookie)) setTimeout(function () { host.hidden = false; }, 400);
  host.addEventListener('click', function (ev) {
    var b = ev.target.closest('[data-consent]');
    if (!b) return;
    ev.preventDefault();
    document.cookie = 'sv_consent=' + b.dataset.consent + '; path=/; max-age=15552000';
    host.hidden = true;
  });
  document.querySelectorAll('[data-consent-open]').forEach(function (a) {
    a.addEventListener('click', function (ev) { ev.preventDefault(); host.hidden = false; });
  });
  document.querySelectorAll('[data-toggle=dropdown]').forEach(function (a) {
    a.addEventListener('click', function (ev) {
      ev.preventDefault(); ev.stopPropagation();
      var on = a.parentNode.classList.toggle('open');
      a.setAttribute('aria-expanded', on);
    });
  });
  document.addEventListener('click', function () {
    document.querySelectorAll('.dropdown.open').forEach(function (d) { d.classList.remove('open'); });
  });
  var ta = document.getElementById('commentaire');
  if (ta) ta.addEventListener('input', function () { document.querySelector('[data-count]').textContent = 500 - ta.value.length; });
  document.querySelectorAll('form[data-once]').forEach(function (f) {
    f.addEventListener('submit', function () { setTimeout(function () { f.querySelector('button').disabled = true; }, 0); });
  });
})();
