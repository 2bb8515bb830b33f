(function () {
  var modal = document.getElementById('cookieModal');
  if (modal && document.cookie.indexOf('wm_cookies=') === -1) {
    var m = new bootstrap.Modal(modal, {backdrop: 'static', keyboard: false}); m.show();
    modal.querySelectorAll('[data-wm-cookies]').forEach(function (b) {
      b.addEventListener('click', function () { document.cookie = 'wm_cookies=' + b.getAttribute('data-wm-cookies') + '; path=/; max-age=31536000'; m.hide(); });
    });
  }
  var wunsch = document.getElementById('wunschtermin');
  document.querySelectorAll('input[name="termin"]').forEach(function (r) {
    r.addEventListener('change', function () { wunsch.classList.toggle('d-none', r.value !== 'wunsch'); });
  });
  var ao = document.getElementById('aoGrund');
  document.querySelectorAll('[name="art"]').forEach(function (r) {
    r.addEventListener('change', function () { if (ao) ao.classList.toggle('d-none', r.value !== 'ausserordentlich'); });
  });
})();
