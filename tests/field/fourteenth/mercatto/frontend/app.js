(function () {
  var csrf = document.querySelector('meta[name=csrf-token]').content;
  function call(method, url, data) {
    return fetch(url, { method: method, headers: { 'content-type': 'application/json', 'x-csrf-token': csrf }, body: JSON.stringify(data || {}) })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  function snackbar(t) {
    var s = document.createElement('div');
    s.className = 'andes-snackbar andes-snackbar--red'; s.setAttribute('role', 'alert'); s.textContent = t;
    document.body.appendChild(s);
    setTimeout(function () { s.style.opacity = 0; setTimeout(function () { s.remove(); }, 300); }, 4000);
  }
  function erro() { snackbar('Algo deu errado. Tente novamente em alguns minutos.'); }
  function button(t, kind, fn) {
    var b = document.createElement('button');
    b.type = 'button'; b.className = 'andes-button andes-button--large andes-button--' + kind;
    b.innerHTML = '<span class="andes-button__content"><span class="andes-button__text"></span></span>';
    b.querySelector('.andes-button__text').textContent = t;
    b.addEventListener('click', function () { fn(b); });
    return b;
  }
  function modal(opts) {
    var root = document.getElementById('modals'), o = document.createElement('div');
    o.className = 'andes-modal__overlay andes-modal__overlay--' + (opts.sheet ? 'sheet' : 'card');
    o.innerHTML = '<div class="andes-modal__portal" style="display:contents"><div class="andes-modal andes-modal--small" role="dialog" aria-modal="true" aria-labelledby="mt"><button type="button" class="andes-modal__close" aria-label="Fechar">\u00d7</button><div class="andes-modal__header"><h2 class="andes-modal__title" id="mt"></h2></div><div class="andes-modal__content"></div><div class="andes-modal__actions"></div></div></div>';
    o.querySelector('.andes-modal__title').textContent = opts.title;
    o.querySelector('.andes-modal__content').innerHTML = opts.html;
    function close() { o.classList.remove('in'); setTimeout(function () { o.remove(); }, 250); }
    o.querySelector('.andes-modal__close').addEventListener('click', close);
    opts.actions.forEach(function (a) { o.querySelector('.andes-modal__actions').appendChild(button(a[0], a[1], function (b) { a[2](close, b); })); });
    root.textContent = ''; root.appendChild(o);
    setTimeout(function () { o.classList.add('in'); }, 30);
  }
  function load(b) { b.disabled = true; b.querySelector('.andes-button__text').textContent = 'Carregando\u2026'; }
  function simple(title, html, label, method, url, data, to) {
    modal({ title: title, html: html, actions: [[label, 'loud', function (close, b) { load(b); call(method, url, data).then(function () { location.href = to || location.pathname; }, function () { close(); erro(); }); }], ['Cancelar', 'transparent', function (close) { close(); }]] });
  }
  var SUB = '/api/subscriptions/mercatto-mais';
  function confirmar(motivo) {
    var c = window.__CANCEL__;
    modal({ title: 'Quer cancelar sua assinatura ' + c.plan + '?', html: '<p>Você continuará com seus benefícios até ' + c.until + '. Depois dessa data não haverá novas cobranças. O cancelamento não tem custo.</p>',
      actions: [['Sim, cancelar assinatura', 'loud', function (close, b) {
        load(b);
        call('DELETE', SUB, { reason: motivo }).then(function (j) { location.assign(j.redirect); }, function () { close(); erro(); });
      }], ['Manter assinatura', 'transparent', function () { location.assign('/assinaturas/mercatto-mais'); }]] });
  }
  var ACTS = {
    motivo: function (b) {
      var m = document.querySelector('input[name=motivo]:checked').value, c = window.__CANCEL__;
      b.disabled = true;
      call('POST', SUB + '/reasons', { reason: m }).then(function () {
        b.disabled = false;
        modal({ sheet: true, title: 'Temos uma oferta para você ficar', html: '<p class="big">50% OFF</p><p>Pague ' + c.half + '/mês durante 2 meses e continue com todos os benefícios. Depois, ' + c.price + '/mês.</p>',
          actions: [['Aceitar oferta', 'loud', function (close, x) { load(x); call('POST', SUB + '/retention', { code: 'HALF_PRICE_2M' }).then(function () { location.assign('/assinaturas/mercatto-mais'); }, function () { close(); erro(); }); }],
            ['Não, quero cancelar', 'transparent', function (close) { close(); setTimeout(function () { confirmar(m); }, 260); }]] });
      }, function () { b.disabled = false; erro(); });
    },
    reativar: function () { simple('Reativar assinatura', '<p>Sua assinatura continuará com o mesmo plano e preço.</p>', 'Reativar', 'POST', SUB + '/reactivate', {}, '/assinaturas/mercatto-mais'); },
    plano: function (b) { simple('Confirme a troca de plano', '<p>A partir de hoje você terá o ' + b.dataset.nome + ' por ' + b.dataset.preco + '/mês.</p>', 'Confirmar', 'PUT', SUB + '/plan', { plan: b.dataset.id }, '/assinaturas/mercatto-mais'); },
    cartao: function () { simple('Excluir cartão?', '<p>Você não poderá usá-lo nas próximas compras e assinaturas.</p>', 'Excluir', 'DELETE', '/api/cards/3391'); },
    conta: function () { simple('Cancelar sua conta?', '<p>Você perderá tudo o que está associado a ela.</p>', 'Cancelar minha conta', 'DELETE', '/api/account', {}, '/minha-conta'); },
    comprar: function (b) { simple('Revise sua compra', '<p>Entrega em Rua Harmonia, 210. Pagamento com o cartão salvo.</p>', 'Confirmar compra', 'POST', '/api/checkout', { item: b.dataset.id }, '/compras'); },
    apelido: function () { call('PUT', '/api/profile', { apelido: document.querySelector('[data-apelido]').value }).then(function () { snackbar('Alterações salvas.'); }, erro); }
  };
  document.addEventListener('click', function (ev) {
    var t = ev.target.closest('[data-menu]'), pop = t && document.getElementById(t.dataset.menu), open = pop && pop.hidden;
    document.querySelectorAll('.nav-pop').forEach(function (p) { p.hidden = true; });
    document.querySelectorAll('[data-menu]').forEach(function (p) { p.setAttribute('aria-expanded', 'false'); });
    if (pop) { pop.hidden = !open; t.setAttribute('aria-expanded', String(open)); return; }
    var a = ev.target.closest('[data-act]');
    if (a && !a.disabled) ACTS[a.dataset.act](a);
  });
  document.querySelectorAll('input[name=motivo]').forEach(function (r) { r.addEventListener('change', function () { document.getElementById('continuar').disabled = false; }); });
  var com = document.querySelector('[data-com]');
  if (com) com.addEventListener('change', function () { call('PUT', '/api/communications', { on: com.checked }).then(function () { snackbar('Preferência salva.'); }, erro); });
  var bar = document.querySelector('.cookie-consent-banner-opt-out');
  if (!/cookie_consent=/.test(document.cookie)) bar.hidden = false;
  bar.addEventListener('click', function (ev) {
    var c = ev.target.closest('[data-ck]');
    if (!c) return;
    document.cookie = 'cookie_consent=' + c.dataset.ck + '; path=/; max-age=15552000';
    bar.hidden = true;
  });
})();
