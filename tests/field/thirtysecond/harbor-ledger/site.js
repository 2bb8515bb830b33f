(function () {
  var b = document.getElementById('pv');
  if (b && document.cookie.indexOf('hl_privacy=') < 0) b.hidden = false;
  if (b) b.addEventListener('click', function (e) {
    if (e.target.dataset.pv) { document.cookie = 'hl_privacy=' + e.target.dataset.pv + ';path=/;max-age=31536000'; b.hidden = true; }
  });
  var f = document.getElementById('survey');
  if (f) {
    var go = f.querySelector('button[type=submit]'), more = document.getElementById('more');
    f.addEventListener('change', function () {
      var r = f.querySelector('input[name=reason]:checked');
      go.disabled = !r;
      more.hidden = !(r && r.value === 'other');
    });
  }
})();
