(function () {
  var m = document.getElementById('oao-menu-button'), f = document.getElementById('oao-flyout');
  if (m) m.addEventListener('click', function () { var o = f.classList.toggle('oao-flyout--open'); m.setAttribute('aria-expanded', o); });
  if (document.cookie.indexOf('PRIVACY_CONSENT=') < 0) {
    var d = document.createElement('div');
    d.className = 'privacy-overlay'; d.setAttribute('role', 'dialog'); d.setAttribute('aria-modal', 'true'); d.setAttribute('aria-labelledby', 'pvh');
    d.innerHTML = '<div class="privacy-overlay__box"><h2 class="headline headline--sub" id="pvh">Privatsphäre-Einstellungen</h2><p>Wir verwenden Cookies und ähnliche Technologien, um unsere Website für Sie möglichst benutzerfreundlich zu gestalten, Nutzung zu messen und Ihnen passende Angebote zu zeigen. Ihre Einwilligung können Sie jederzeit widerrufen. <a href="/datenschutz">Datenschutzhinweise</a></p><p><button class="button button--primary button--with-margin" data-c="all">Einverstanden</button><button class="button" data-c="min">Nur erforderliche</button></p></div>';
    d.addEventListener('click', function (e) { var c = e.target.getAttribute('data-c'); if (c) { document.cookie = 'PRIVACY_CONSENT=' + c + ';path=/;max-age=31536000'; d.remove(); } });
    document.body.appendChild(d);
  }
  var t = document.getElementById('termin-spaeter');
  if (t) document.addEventListener('change', function (e) { if (e.target.name === 'termin') document.getElementById('termin-auswahl').hidden = !t.checked; });
})();
