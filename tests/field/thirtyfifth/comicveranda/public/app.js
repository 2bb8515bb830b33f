$ = function (s) { return Array.prototype.slice.call(document.querySelectorAll(s)); };
window.addEventListener('load', function () {
  $('.js-modal-close').forEach(function (b) { b.addEventListener('click', function () { document.cookie = 'cv_cpn=1;path=/'; $('#js-coupon').forEach(function (m) { m.parentNode.removeChild(m); }); }); });
  $('.js-app-close').forEach(function (b) { b.addEventListener('click', function () { document.cookie = 'cv_app=1;path=/'; $('.app-bn').forEach(function (m) { m.style.display = 'none'; }); }); });
  $('#js-agree').forEach(function (c) {
    var b = document.getElementById('js-submit');
    var f = function () { b.disabled = !c.checked; };
    c.addEventListener('change', f); f();
  });
  $('form').forEach(function (f) {
    f.addEventListener('submit', function (e) {
      if (f.getAttribute('data-confirm') && !confirm(f.getAttribute('data-confirm'))) { e.preventDefault(); return; }
      if (f.getAttribute('data-sent')) { e.preventDefault(); return; }   // 二重送信防止
      f.setAttribute('data-sent', '1');
    });
  });
  window.addEventListener('pageshow', function () { $('form').forEach(function (f) { f.removeAttribute('data-sent'); }); });
});
