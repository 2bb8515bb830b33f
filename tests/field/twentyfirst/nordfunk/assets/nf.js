(function () {
  var el = document.getElementById('nfck');
  if (!/nf_ck=/.test(document.cookie)) {
    var m = new bootstrap.Modal(el); m.show();
    el.addEventListener('click', function (e) { var v = e.target.dataset.ck; if (v) { document.cookie = 'nf_ck=' + v + ';path=/;max-age=15552000'; m.hide(); el.addEventListener('shown.bs.modal', function () { m.hide(); }); } });
  }
  function sync() {
    var a = document.getElementById('art2'), z = document.getElementById('z2');
    if (a) document.getElementById('wg').classList.toggle('d-none', !a.checked);
    if (z) document.getElementById('wd').classList.toggle('d-none', !z.checked);
  }
  document.addEventListener('change', sync); sync();
})();
