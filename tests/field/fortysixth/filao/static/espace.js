(function () {
  document.querySelectorAll('[data-toggle]').forEach(function (b) {
    b.addEventListener('click', function () {
      var t = document.getElementById(b.getAttribute('data-toggle'));
      t.hidden = !t.hidden; b.setAttribute('aria-expanded', String(!t.hidden));
    });
  });
  var later = document.getElementById('later');
  document.querySelectorAll('input[name=quand]').forEach(function (r) { r.addEventListener('change', function () { later.hidden = r.value !== 'date'; }); });
  var bar = document.getElementById('cookie-banner');
  if (!/(^|; )fl_consent=/.test(document.cookie)) bar.hidden = false;
  bar.addEventListener('click', function (ev) {
    var v = ev.target.getAttribute('data-cc');
    if (v === null) return;
    document.cookie = 'fl_consent=' + v + '; path=/; max-age=15552000; samesite=lax'; bar.hidden = true;
  });
  document.querySelectorAll('[data-cookies]').forEach(function (a) { a.addEventListener('click', function (ev) { ev.preventDefault(); bar.hidden = false; }); });
})();
