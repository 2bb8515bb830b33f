(function () {
  var b = document.querySelector('[data-menu]'), d = document.querySelector('.Header_drop__s8Kq0');
  if (!b) return;
  b.addEventListener('click', function (e) { e.stopPropagation(); d.hidden = !d.hidden; b.setAttribute('aria-expanded', String(!d.hidden)); });
  document.addEventListener('click', function (e) { if (!d.contains(e.target)) { d.hidden = true; b.setAttribute('aria-expanded', 'false'); } });
})();
