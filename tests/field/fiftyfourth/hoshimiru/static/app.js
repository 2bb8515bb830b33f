(function () {
  var t = document.querySelector('.user-menu__toggle');
  if (t) {
    var p = document.querySelector('.user-menu__panel');
    t.addEventListener('click', function (ev) { ev.stopPropagation(); p.hidden = !p.hidden; t.setAttribute('aria-expanded', String(!p.hidden)); });
    document.addEventListener('click', function (ev) { if (!p.contains(ev.target)) { p.hidden = true; t.setAttribute('aria-expanded', 'false'); } });
  }
  document.querySelectorAll('.vod-tray').forEach(function (tr) {
    var l = tr.querySelector('.vod-tray__list');
    tr.querySelector('.vod-tray__arrow--prev').addEventListener('click', function () { l.scrollBy({ left: -420, behavior: 'smooth' }); });
    tr.querySelector('.vod-tray__arrow--next').addEventListener('click', function () { l.scrollBy({ left: 420, behavior: 'smooth' }); });
  });
  var c = document.querySelector('.cookie-bar');
  if (c && !/(^|; )ck_notice=1/.test(document.cookie)) {
    c.hidden = false;
    c.querySelector('button').addEventListener('click', function () { document.cookie = 'ck_notice=1; path=/; max-age=31536000'; c.hidden = true; });
  }
  var f = document.querySelector('.cancel-form');
  if (f) f.addEventListener('submit', function (ev) {
    if (f.querySelector('input[name=reason]:checked')) { f.querySelector('button[type=submit]').disabled = true; return; }
    ev.preventDefault();
    var e = f.querySelector('.form-error');
    e.textContent = '解約の理由を1つ以上お選びください。'; e.hidden = false; e.scrollIntoView({ block: 'center' });
  });
})();
