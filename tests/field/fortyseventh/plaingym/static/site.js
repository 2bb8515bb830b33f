(function () {
  var b = document.getElementById('cookie-sdk');
  if (document.cookie.indexOf('plg_consent=') < 0) b.hidden = false;
  b.addEventListener('click', function (ev) {
    var k = ev.target.getAttribute('data-ck');
    if (!k) return;
    if (k === 'settings') { location.href = '/info/cookies'; return; }
    document.cookie = 'plg_consent=' + k + '; path=/; max-age=31536000';
    b.hidden = true;
  });
  document.addEventListener('submit', function (ev) {
    var s = ev.target.querySelector('button[type=submit]');
    if (s) setTimeout(function () { s.disabled = true; }, 0);
  });
})();
