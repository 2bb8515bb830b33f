(function () {
  var t = document.getElementById('header-account'), m = document.getElementById('header-account-menu'), h;
  function set(o) { m.classList.toggle('bc-open', o); t.setAttribute('aria-expanded', o ? 'true' : 'false'); }
  t.addEventListener('click', function (e) { e.preventDefault(); set(!m.classList.contains('bc-open')); });
  t.parentNode.addEventListener('mouseleave', function () { h = setTimeout(function () { set(false); }, 350); });
  t.parentNode.addEventListener('mouseenter', function () { clearTimeout(h); });
  document.addEventListener('click', function (e) { if (!t.parentNode.contains(e.target)) set(false); });
  var c = document.getElementById('sp-cc');
  if (c) c.addEventListener('click', function (e) {
    var b = e.target.closest('button[data-value]'); if (!b) return;
    document.cookie = 'sp-cc=' + b.dataset.value + ';path=/;max-age=31536000';
    fetch('/privacy/consent', { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'value=' + b.dataset.value });
    c.parentNode.removeChild(c);
  });
  [].forEach.call(document.querySelectorAll('form[data-once]'), function (f) { f.addEventListener('submit', function () { setTimeout(function () { [].forEach.call(f.querySelectorAll('button'), function (b) { b.disabled = true; }); }, 0); }); });
})();
