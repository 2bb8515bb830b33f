(function () {
  var g = document.getElementById('gdpr');
  function open() { g.hidden = false; document.body.style.overflow = 'hidden'; }
  function close(v) {
    document.cookie = 'lc_consent=' + v + '; path=/; max-age=15552000; SameSite=Lax';
    g.hidden = true; document.body.style.overflow = '';
  }
  g.addEventListener('click', function (e) {
    var b = e.target.closest('[data-gdpr]');
    if (!b) return;
    if (b.dataset.gdpr === 'settings') { close('custom'); location.href = '/vie-privee'; return; }
    close(b.dataset.gdpr);
  });
  document.querySelector('.js-gdpr-open').addEventListener('click', open);
  if (!/(^|; )lc_consent=/.test(document.cookie)) open();
})();
