(function () {
  // menus and collapses
  function closeAll(except) {
    document.querySelectorAll('.dropdown-menu.show').forEach(function (m) {
      if (m !== except) { m.classList.remove('show'); m.previousElementSibling.setAttribute('aria-expanded', 'false'); }
    });
  }
  document.addEventListener('click', function (ev) {
    var t = ev.target.closest('[data-toggle="dropdown"]');
    if (!t) { closeAll(); return; }
    var m = t.nextElementSibling;
    closeAll(m);
    t.setAttribute('aria-expanded', String(m.classList.toggle('show')));
  });
  document.querySelectorAll('.collapse-toggle').forEach(function (b) {
    b.addEventListener('click', function () { b.setAttribute('aria-expanded', String(b.nextElementSibling.classList.toggle('show'))); });
  });
  document.querySelectorAll('form').forEach(function (f) {
    f.addEventListener('submit', function (ev) {
      if (f.dataset.sent) { ev.preventDefault(); return; }
      f.dataset.sent = '1';
    });
  });
  window.addEventListener('pageshow', function () { document.querySelectorAll('form').forEach(function (f) { delete f.dataset.sent; }); });

  // consent
  var host = document.getElementById('didomi-host');
  function choose(v) {
    document.cookie = 'didomi_token=' + v + ';path=/;max-age=15552000;samesite=lax';
    host.textContent = '';
    document.body.style.overflow = '';
  }
  function notice() {
    host.innerHTML = '<div id="didomi-popup" class="didomi-popup-backdrop didomi-notice-popup"><div class="didomi-popup-container" role="dialog" aria-modal="true" aria-labelledby="didomi-titre">' +
      '<span class="didomi-continue-without-agreeing" role="button" tabindex="0">Continuer sans accepter \u2192</span>' +
      '<h2 id="didomi-titre">Le Méridien et vos données</h2><div class="didomi-popup-notice-text"><p>Avec votre accord, nos 87 partenaires et nous utilisons des cookies ou technologies similaires pour stocker, consulter et traiter des données personnelles telles que votre visite sur ce site. Vous pouvez retirer votre consentement à tout moment.</p></div>' +
      '<div class="didomi-buttons"><button id="didomi-notice-learn-more-button" class="btn btn-outline" type="button">En savoir plus</button><button id="didomi-notice-agree-button" class="btn btn-primary" type="button">Accepter et fermer</button></div></div></div>';
    document.body.style.overflow = 'hidden';
    host.querySelector('.didomi-continue-without-agreeing').addEventListener('click', function () { choose('deny'); });
    host.querySelector('#didomi-notice-agree-button').addEventListener('click', function () { choose('all'); });
    host.querySelector('#didomi-notice-learn-more-button').addEventListener('click', function () { location.href = '/rubrique/confidentialite'; });
  }
  if (!/didomi_token=/.test(document.cookie)) setTimeout(notice, 250);
  document.getElementById('gerer-cookies').addEventListener('click', function (ev) { ev.preventDefault(); notice(); });
})();
