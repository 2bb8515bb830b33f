(function () {
  var host = document.getElementById('consent-host');
  if (document.cookie.indexOf('ec_consent') < 0) host.hidden = false;
  function err(btn, msg) {
    var box = btn.closest('.dl'), e = box && box.querySelector('[data-err]');
    if (e) e.textContent = msg; else alert(msg);
    btn.disabled = false;
  }
  document.addEventListener('click', function (ev) {
    var t = ev.target.closest('button');
    if (!t) return;
    var d = t.dataset;
    if (d.cmp) { document.cookie = 'ec_consent=' + d.cmp + ';path=/;max-age=15552000'; host.hidden = true; return; }
    if (d.open) { var o = document.getElementById(d.open); o.hidden = false; o.querySelector('.dl button').focus(); return; }
    if ('close' in d) { t.closest('.ov').hidden = true; return; }
    if (d.post) {
      t.disabled = true;
      fetch(d.post, { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/x-www-form-urlencoded' }, body: '' })
        .then(function (r) { return r.json(); })
        .then(function (j) { if (j.ir) location.assign(j.ir); else err(t, j.error); })
        .catch(function () { err(t, 'Se ha producido un error. Inténtalo de nuevo más tarde.'); });
    }
  });
  document.addEventListener('keydown', function (ev) { if (ev.key === 'Escape') document.querySelectorAll('.ov').forEach(function (o) { o.hidden = true; }); });
})();
