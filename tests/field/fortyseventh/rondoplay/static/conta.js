(function () {
  document.addEventListener('click', function (ev) {
    var a = ev.target.closest('[data-abrir]');
    if (a) { document.getElementById(a.getAttribute('data-abrir')).showModal(); return; }
    var f = ev.target.closest('[data-fechar]');
    if (f) { f.closest('dialog').close(); return; }
    var c = ev.target.closest('[data-confirmar]');
    if (c) {
      var t = c.textContent, err = c.closest('dialog').querySelector('.erro');
      c.disabled = true; c.textContent = 'Cancelando...'; err.hidden = true;
      fetch(c.getAttribute('data-confirmar'), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })
        .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.erro); return j; }); })
        .then(function (j) { location.href = j.destino; })
        .catch(function (x) { c.disabled = false; c.textContent = t; err.textContent = x.message || 'Tente novamente.'; err.hidden = false; });
    }
  });
  if (!/cookie_banner=/.test(document.cookie)) {
    var b = document.createElement('div');
    b.className = 'cookie-banner-lgpd';
    b.innerHTML = '<p>Nós usamos cookies e outras tecnologias semelhantes para melhorar a sua experiência em nossos serviços, personalizar publicidade e recomendar conteúdo de seu interesse. Ao utilizar nossos serviços, você está ciente dessa funcionalidade. Conheça nossa <a href="/privacidade">Política de Privacidade</a>.</p><button type="button" class="cookie-banner-lgpd_accept-button">Prosseguir</button>';
    document.body.appendChild(b);
    b.querySelector('button').addEventListener('click', function () { document.cookie = 'cookie_banner=1;path=/;max-age=31536000'; b.remove(); });
  }
})();
