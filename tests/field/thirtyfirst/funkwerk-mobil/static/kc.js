(function () {
  var cmp = document.getElementById('cmp');
  function zu(v) { document.cookie = 'fw_consent=' + v + ';path=/;max-age=15552000'; cmp.hidden = true; document.body.style.overflow = ''; }
  if (!/fw_consent=/.test(document.cookie)) { cmp.hidden = false; document.body.style.overflow = 'hidden'; }
  document.querySelectorAll('[data-cmp]').forEach(function (b) { b.addEventListener('click', function () { zu(b.getAttribute('data-cmp')); }); });
  document.getElementById('cmp-open').addEventListener('click', function () { cmp.hidden = false; });
  var f = document.getElementById('kform');
  if (!f) return;
  function zeig() {
    var a = f.querySelector('input[name=art]:checked'), t = f.querySelector('input[name=termin]:checked');
    document.getElementById('grundbox').hidden = !(a && a.value === 'ausserordentlich');
    document.getElementById('wunschbox').hidden = !(t && t.value === 'wunsch');
  }
  f.addEventListener('scale-change', function () { setTimeout(zeig, 0); });
  f.addEventListener('change', function () { setTimeout(zeig, 0); });
})();
