(function () {
  document.documentElement.classList.replace('a-no-js', 'a-js');
  var cc = document.getElementById('adbl-cookie-banner');
  if (cc && document.cookie.indexOf('sp-cc=') < 0) cc.hidden = false;
  document.addEventListener('click', function (ev) {
    var b = ev.target.closest('[data-cc]');
    if (b) { document.cookie = 'sp-cc=' + b.getAttribute('data-cc') + ';path=/;max-age=31536000'; cc.hidden = true; return; }
    if (ev.target.closest('[data-cookie-open]')) { ev.preventDefault(); cc.hidden = false; }
  });
  document.querySelectorAll('.bc-dropdown').forEach(function (dd) {
    var a = dd.querySelector('[aria-haspopup]');
    dd.addEventListener('mouseenter', function () { a.setAttribute('aria-expanded', 'true'); });
    dd.addEventListener('mouseleave', function () { a.setAttribute('aria-expanded', 'false'); });
    dd.addEventListener('focusin', function () { dd.classList.add('open'); a.setAttribute('aria-expanded', 'true'); });
    dd.addEventListener('focusout', function (e) { if (!dd.contains(e.relatedTarget)) { dd.classList.remove('open'); a.setAttribute('aria-expanded', 'false'); } });
  });
  var form = document.getElementById('cancel-reason-form');
  if (form) form.addEventListener('change', function (ev) {
    if (ev.target.name === 'cancelReason') form.querySelector('[data-other]').hidden = ev.target.value !== 'other';
  });
  document.querySelectorAll('form[method=post]').forEach(function (f) {
    f.addEventListener('submit', function () { setTimeout(function () { f.querySelectorAll('button').forEach(function (b) { b.disabled = true; }); }, 0); });
  });
})();
