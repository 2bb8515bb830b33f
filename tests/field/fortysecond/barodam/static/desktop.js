(function () {
  var b = document.querySelector('.cat-btn'), l = document.querySelector('.cat-layer');
  b.addEventListener('click', function () { l.hidden = !l.hidden; b.setAttribute('aria-expanded', String(!l.hidden)); });
  document.querySelectorAll('form[data-confirm]').forEach(function (f) {
    f.addEventListener('submit', function (e) { if (!confirm(f.getAttribute('data-confirm'))) e.preventDefault(); });
  });
  var s = document.querySelector('.survey');
  if (s) {
    var n = s.querySelector('button[type=submit]');
    s.addEventListener('change', function () { n.disabled = !s.querySelector('input[name=reason]:checked'); });
    n.disabled = !s.querySelector('input[name=reason]:checked');
  }
})();
