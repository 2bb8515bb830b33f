document.addEventListener('DOMContentLoaded', function () {
  var tc = document.getElementById('tc');
  if (!/brise_cmp=/.test(document.cookie)) tc.hidden = false;
  tc.querySelectorAll('button').forEach(function (b) {
    b.onclick = function () { document.cookie = 'brise_cmp=' + b.value + ';path=/;max-age=15552000'; tc.hidden = true; };
  });
  document.getElementById('aide').onclick = function () { location.href = '/assistance'; };
  var d = document.getElementById('date-choisie');
  document.querySelectorAll('input[name=quand]').forEach(function (r) {
    r.addEventListener('change', function () { d.hidden = r.value !== 'date'; });
  });
  var c = document.getElementById('connaissance'), n = document.getElementById('notifier');
  if (c && n) { n.disabled = !c.checked; c.addEventListener('change', function () { n.disabled = !c.checked; }); }
});
