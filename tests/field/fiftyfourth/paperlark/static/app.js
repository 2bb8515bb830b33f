(function () {
  var b = document.querySelector('.UserMenu-module_button__Wq1'), p = document.querySelector('.UserMenu-module_popover__Tz');
  if (b) {
    b.addEventListener('click', function (e) { e.stopPropagation(); p.hidden = !p.hidden; b.setAttribute('aria-expanded', String(!p.hidden)); });
    document.addEventListener('click', function (e) { if (!p.contains(e.target)) { p.hidden = true; b.setAttribute('aria-expanded', 'false'); } });
  }
  document.querySelectorAll('.CancelFlow-module_reasons__2 input[type=radio]').forEach(function (r) {
    r.addEventListener('change', function () {
      document.querySelectorAll('.CancelFlow-module_more__9').forEach(function (d) { d.hidden = !d.parentNode.contains(r); });
    });
  });
  var c = document.querySelector('.FlashManager-module_close__8sPq');
  if (c) c.addEventListener('click', function () { c.parentNode.remove(); });
  var os = document.getElementById('osano');
  if (!/osano_consent=/.test(document.cookie)) setTimeout(function () { os.hidden = false; }, 500);
  os.addEventListener('click', function (e) { var k = e.target.getAttribute('data-os'); if (!k) return; document.cookie = 'osano_consent=' + k + '; path=/; max-age=31536000'; os.hidden = true; });
  document.querySelector('.ot-sdk-show-settings').addEventListener('click', function (e) { e.preventDefault(); os.hidden = false; });
})();
