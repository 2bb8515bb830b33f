(function () {
  document.querySelectorAll('[data-toggle]').forEach(function (b) {
    b.addEventListener('click', function () {
      var p = document.getElementById(b.getAttribute('data-toggle'));
      p.hidden = !p.hidden;
      b.setAttribute('aria-expanded', String(!p.hidden));
    });
  });
  var banner = document.getElementById('privacy-banner');
  var answered = /(?:^|; )consent=/.test(document.cookie);
  if (!answered) setTimeout(function () { banner.hidden = false; }, 400);
  banner.querySelectorAll('[data-privacy]').forEach(function (b) {
    b.addEventListener('click', function () {
      if (b.dataset.privacy === 'manage') { location.href = '/privacy-options'; return; }
      document.cookie = 'consent=' + b.dataset.privacy + '; path=/; max-age=31536000; SameSite=Lax';
      banner.hidden = true;
    });
  });
  document.querySelectorAll('main form').forEach(function (f) {
    var sent = false;
    f.addEventListener('submit', function (e) { if (sent) { e.preventDefault(); return; } sent = true; });
  });
  window.addEventListener('pageshow', function (e) { if (e.persisted) location.reload(); });
})();
