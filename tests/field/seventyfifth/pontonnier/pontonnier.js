(function () {
  'use strict';
  function has() { return /(?:^|; )lp_consent=/.test(document.cookie); }
  function close(v) {
    document.cookie = 'lp_consent=' + v + '; path=/; max-age=15552000; SameSite=Lax';
    var w = document.querySelector('.cmp');
    if (w) w.remove();
    document.documentElement.classList.remove('cmp-open');
  }
  function open() {
    if (document.querySelector('.cmp')) return;
    var w = document.createElement('div');
    w.className = 'cmp';
    w.innerHTML = '<div class="cmp__box" role="dialog" aria-modal="true" aria-labelledby="cmp-title">' +
      '<button type="button" class="link cmp__refuse" data-cmp="refuse">Continuer sans accepter</button>' +
      '<h2 id="cmp-title">Vos choix en matière de cookies</h2>' +
      '<p>Le Pontonnier et ses 118 partenaires utilisent des cookies pour mesurer l’audience, personnaliser les contenus et afficher des publicités adaptées. Vous pouvez changer d’avis à tout moment depuis le pied de page.</p>' +
      '<div class="cmp__pane" hidden><p><label><input type="checkbox" name="aud"> Mesure d’audience</label></p><p><label><input type="checkbox" name="ads"> Publicité personnalisée</label></p><p><label><input type="checkbox" name="soc"> Réseaux sociaux</label></p></div>' +
      '<div class="cmp__actions"><button type="button" class="btn btn--secondary" data-cmp="set">Paramétrer les cookies</button>' +
      '<button type="button" class="btn btn--primary" data-cmp="accept">Accepter et fermer</button></div></div>';
    w.addEventListener('click', function (e) {
      var b = e.target.closest('[data-cmp]');
      if (!b) return;
      var a = b.getAttribute('data-cmp');
      if (a === 'set') { w.querySelector('.cmp__pane').hidden = false; b.textContent = 'Enregistrer mes choix'; b.setAttribute('data-cmp', 'save'); return; }
      close(a);
    });
    document.body.appendChild(w);
    document.documentElement.classList.add('cmp-open');
    w.querySelector('[data-cmp=accept]').focus();
  }
  document.addEventListener('click', function (e) { if (e.target.closest('[data-cmp-open]')) open(); });
  if (!has()) setTimeout(open, 350);
  document.querySelectorAll('form').forEach(function (f) {
    f.addEventListener('submit', function () {
      var b = f.querySelector('button[type=submit]');
      setTimeout(function () { if (b) b.disabled = true; }, 0);
    });
  });
  window.addEventListener('pageshow', function (e) {
    if (e.persisted) document.querySelectorAll('button[disabled]').forEach(function (b) { b.disabled = false; });
  });
})();
