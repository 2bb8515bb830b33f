document.addEventListener('click', function (e) {
  var b = e.target.closest('.mc-tog'); if (!b) return;
  var open = b.getAttribute('aria-expanded') === 'true';
  document.querySelectorAll('.mc-tog').forEach(function (x) { x.setAttribute('aria-expanded', 'false'); document.getElementById(x.getAttribute('aria-controls')).hidden = true; });
  if (!open) { b.setAttribute('aria-expanded', 'true'); document.getElementById(b.getAttribute('aria-controls')).hidden = false; }
});
document.addEventListener('submit', function (e) {
  if (e.target.method !== 'post') return;
  if (e.target.dataset.sent) { e.preventDefault(); return; }
  e.target.dataset.sent = '1';
});
addEventListener('pageshow', function () { document.querySelectorAll('form').forEach(function (f) { delete f.dataset.sent; }); });
