(function () {
  var b = document.getElementById('lgpd');
  if (b && document.cookie.indexOf('cookie-banner-consent-accepted') < 0) {
    b.hidden = false;
    b.querySelector('button').addEventListener('click', function () { document.cookie = 'cookie-banner-consent-accepted=true;path=/;max-age=31536000'; b.hidden = true; });
  }
  var f = document.getElementById('form-cancel');
  if (f) {
    var s = f.querySelector('select'), btn = f.querySelector('button[type=submit]');
    var upd = function () { btn.disabled = !s.value; f.querySelector('.sc-obs').hidden = !s.value; };
    s.addEventListener('change', upd); upd();
    f.addEventListener('submit', function () { setTimeout(function () { btn.disabled = true; btn.textContent = 'Aguarde…'; }, 0); });
  }
})();
