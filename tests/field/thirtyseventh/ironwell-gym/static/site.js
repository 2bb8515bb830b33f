(function () {
  document.documentElement.className = 'js';
  var sdk = document.getElementById('onetrust-consent-sdk');
  var done = /(^|; )OptanonAlertBoxClosed=/.test(document.cookie);
  function close(v) {
    document.cookie = 'OptanonAlertBoxClosed=' + v + '; path=/; max-age=31536000';
    sdk.hidden = true;
  }
  if (!done) setTimeout(function () { sdk.hidden = false; }, 400);
  document.getElementById('onetrust-accept-btn-handler').onclick = function () { close('all'); };
  document.getElementById('onetrust-reject-all-handler').onclick = function () { close('none'); };
  document.getElementById('onetrust-pc-btn-handler').onclick = function () { location.href = '/cookies/'; };
  document.querySelectorAll('.ot-sdk-show-settings').forEach(function (b) { b.onclick = function () { sdk.hidden = false; }; });
  document.querySelectorAll('[data-show-pin]').forEach(function (b) {
    b.onclick = function () { var s = b.parentNode.querySelector('[data-pin]'); s.textContent = s.getAttribute('data-pin'); b.remove(); };
  });
  document.querySelectorAll('[data-count]').forEach(function (c) {
    var t = document.getElementById(c.getAttribute('data-count'));
    t.addEventListener('input', function () { c.textContent = 500 - t.value.length; });
  });
  document.querySelectorAll('[data-submit-once]').forEach(function (b) {
    b.form.addEventListener('submit', function () { b.disabled = true; b.textContent = 'Please wait…'; });
  });
})();
