(function () {
  var t = document.querySelector('.acc-t'), m = document.getElementById('acc-menu');
  if (t) {
    t.addEventListener('click', function (e) { e.stopPropagation(); m.hidden = !m.hidden; t.setAttribute('aria-expanded', String(!m.hidden)); });
    document.addEventListener('click', function (e) { if (!m.contains(e.target)) { m.hidden = true; t.setAttribute('aria-expanded', 'false'); } });
  }
  var c = document.getElementById('ck');
  if (!/(^|; )lf_consent=/.test(document.cookie)) c.hidden = false;
  c.addEventListener('click', function (e) { var v = e.target.getAttribute('data-c'); if (v !== null) { document.cookie = 'lf_consent=' + v + ';path=/;max-age=15552000'; c.hidden = true; } });
})();
