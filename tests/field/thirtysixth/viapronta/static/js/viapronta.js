(function () {
  document.querySelectorAll('.accordion-button').forEach(function (b) {
    b.addEventListener('click', function () {
      var open = b.getAttribute('aria-expanded') === 'true';
      b.setAttribute('aria-expanded', String(!open));
      b.classList.toggle('collapsed', open);
      document.getElementById(b.getAttribute('aria-controls')).classList.toggle('show', !open);
    });
  });
  var bar = document.getElementById('cookie-bar');
  if (bar && document.cookie.indexOf('vp_consent=') < 0) {
    bar.hidden = false;
    bar.querySelectorAll('[data-consent]').forEach(function (b) {
      b.addEventListener('click', function () { document.cookie = 'vp_consent=' + b.dataset.consent + ';path=/;max-age=15552000'; bar.hidden = true; });
    });
  }
})();
