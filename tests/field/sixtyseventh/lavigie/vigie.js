(function () {
  var n = document.getElementById('consentement');
  if (n && document.cookie.indexOf('vigie_consent=') < 0) setTimeout(function () { n.hidden = false; }, 400);
  document.querySelectorAll('[data-consent]').forEach(function (b) {
    b.addEventListener('click', function () { document.cookie = 'vigie_consent=' + b.dataset.consent + ';path=/;max-age=15552000'; n.hidden = true; });
  });
  document.querySelectorAll('[data-popup]').forEach(function (b) {
    b.addEventListener('click', function () {
      var m = document.getElementById(b.dataset.popup);
      m.hidden = false; document.body.classList.add('_has-modal');
      requestAnimationFrame(function () { m.classList.add('_show'); m.querySelector('.action-close').focus(); });
    });
  });
  document.querySelectorAll('[data-role=closeBtn]').forEach(function (b) {
    b.addEventListener('click', function () {
      var m = b.closest('.modal-popup');
      m.classList.remove('_show'); document.body.classList.remove('_has-modal');
      setTimeout(function () { m.hidden = true; }, 250);
    });
  });
})();
