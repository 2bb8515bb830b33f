!function () {
  'use strict';
  const raiz = document.getElementById('root');
  let c, motivo = '', aviso = '', portal = null;
  const MOTIVOS = [
    { id: 'valor', t: 'O valor da assinatura está alto', o: 'oferta' },
    { id: 'uso', t: 'Quase não estou assistindo', o: 'pausa' },
    { id: 'conteudo', t: 'Não encontro o que quero ver', o: 'oferta' },
    { id: 'novela', t: 'Assinei por uma novela ou série que já terminou', o: 'pausa' },
    { id: 'tecnico', t: 'Tive problemas técnicos', o: 'plano' },
    { id: 'outro_servico', t: 'Vou usar outro serviço de streaming', o: 'oferta' },
    { id: 'outro', t: 'Outro motivo', o: 'plano' }
  ];
  const h = s => String(s).replace(/[&<>"]/g, m => '&#' + m.charCodeAt(0) + ';');
  const post = async (u, d) => { const r = await fetch('/api' + u, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(d || {}) }); if (!r.ok) throw r; c = await r.json(); };
  const ir = p => { history.pushState(null, '', p); fechar(); scrollTo(0, 0); tela(); };
  const btn = (txt, acao, v = 'contained', extra = '') => `<button class="MuiButtonBase-root MuiButton-root MuiButton-${v} MuiButton-sizeMedium css-1rwt2y5" tabindex="0" type="button" data-on="${acao}" ${extra}>${txt}<span class="MuiTouchRipple-root css-w0pj6f"></span></button>`;
  const lnk = (txt, href, v = 'outlined') => `<a class="MuiButtonBase-root MuiButton-root MuiButton-${v} css-79xub" tabindex="0" href="${href}">${txt}<span class="MuiTouchRipple-root css-w0pj6f"></span></a>`;
  const cartao = (conteudo, acoes = '') => `<div class="MuiPaper-root MuiPaper-elevation1 MuiCard-root css-s18byi"><div class="MuiCardContent-root css-1qw96cp">${conteudo}</div>${acoes ? `<div class="MuiCardActions-root MuiCardActions-spacing css-8u1i2b">${acoes}</div>` : ''}</div>`;
  const h6 = t => `<h2 class="MuiTypography-root MuiTypography-h6 css-1anx036">${t}</h2>`;
  const b2 = t => `<p class="MuiTypography-root MuiTypography-body2 css-68o8xu">${t}</p>`;

  function chip() {
    const m = { active: ['Ativa', 'Success'], discounted: ['Ativa', 'Success'], downgraded: ['Ativa', 'Success'], upgraded: ['Ativa', 'Success'], paused: ['Pausada', 'Warning'], scheduled: ['Cancelada', 'Default'], deleted: ['Conta excluída', 'Default'] }[c.situacao];
    return `<div class="MuiChip-root MuiChip-filled MuiChip-color${m[1]} css-1k2n7x"><span class="MuiChip-label css-9iedg7">${m[0]}</span></div>`;
  }
  function resumo() {
    if (c.situacao === 'scheduled') return `Sua assinatura foi cancelada e não será renovada. Você pode assistir até <strong>${c.proxima}</strong>.`;
    if (c.situacao === 'paused') return `Assinatura pausada. A cobrança volta em ${c.pausa}.`;
    if (c.situacao === 'deleted') return 'Esta conta foi excluída.';
    return `Próxima cobrança em ${c.proxima}: ${c.promo ? 'R$ 19,95 (' + c.promo + ')' : c.preco}.`;
  }
  const viva = () => !['scheduled', 'deleted'].includes(c.situacao);

  const rotas = {
    '/'() {
      return `<h1 class="MuiTypography-root MuiTypography-h4">Minha conta</h1>${b2('Oi, ' + h(c.nome.split(' ')[0]) + '! Você está no Ipêplay desde ' + c.desde + '.')}
        <div class="MuiGrid-root MuiGrid-container">
        ${cartao(h6('Assinatura') + `<p>${c.plano} ${chip()}</p>` + b2(resumo()), lnk('Gerenciar assinatura', '/assinatura', 'text'))}
        ${cartao(h6('Pagamento') + `<p>${c.cartao}</p>` + b2('Cobrança todo mês no cartão de crédito.'), lnk('Ver faturas', '/faturas', 'text'))}
        ${cartao(h6('Aparelhos conectados') + `<p>${c.aparelhos.length} aparelhos</p>` + b2('Até 3 telas ao mesmo tempo.'), lnk('Ver aparelhos', '/aparelhos', 'text'))}
        ${cartao(h6('Dados pessoais') + `<p>${h(c.nome)}</p>` + b2(c.email), lnk('Editar dados', '/dados', 'text'))}
        </div><h2 class="MuiTypography-root MuiTypography-h6" style="margin-top:32px">Continue assistindo</h2><div class="css-faixa">${['Rio das Almas', 'Verão em Olinda', 'Plantão 24h', 'Chef na Estrada', 'Arquibancada', 'O Caso Ipanema'].map(x => `<div>${x}</div>`).join('')}</div>`;
    },
    '/assinatura'() {
      return `<h1 class="MuiTypography-root MuiTypography-h4">Assinatura</h1><div style="margin-top:20px">${cartao(h6(c.plano + ' ' + chip()) + b2(resumo()) + '<hr class="MuiDivider-root css-39bbo6">' + b2('3 telas simultâneas · Full HD e 4K em títulos selecionados · Downloads no app') + `<p style="margin:12px 0 0">Valor: <strong>${c.preco}/mês</strong> · ${c.cartao}</p>`, viva() ? lnk('Mudar de plano', '/planos') : c.situacao === 'scheduled' ? btn('Reativar assinatura', 'reativar') : '')}</div>
        ${c.situacao === 'active' || c.situacao === 'discounted' ? `<div style="margin-top:20px">${cartao(h6('Turbine com o Premium') + b2('Canais ao vivo, futebol e 5 telas por R$ 64,90/mês.'), btn('Quero o Premium', 'premium', 'outlined'))}</div>` : ''}
        ${viva() ? `<hr class="MuiDivider-root css-39bbo6"><p>${lnk('Cancelar assinatura', '/assinatura/cancelamento', 'text')}</p>${'<span class="MuiTypography-root MuiTypography-caption">Sem multa nem fidelidade. O acesso continua até o fim do período já pago.</span>'}` : ''}`;
    },
    '/assinatura/cancelamento'() {
      return `<h1 class="MuiTypography-root MuiTypography-h4">Que pena que você quer ir embora</h1><p>Conta pra gente: por que você está cancelando?</p>
        <div class="MuiFormControl-root css-13sljp9"><div class="MuiFormGroup-root MuiRadioGroup-root css-dmmspl" role="radiogroup" aria-label="Motivo do cancelamento">${MOTIVOS.map(m => `<label class="MuiFormControlLabel-root MuiFormControlLabel-labelPlacementEnd css-1jaw3da"><span class="MuiButtonBase-root MuiRadio-root MuiRadio-colorPrimary PrivateSwitchBase-root ${motivo === m.id ? 'Mui-checked ' : ''}css-vqmohf"><input class="PrivateSwitchBase-input css-1m9pwf3" name="motivo" type="radio" value="${m.id}" ${motivo === m.id ? 'checked' : ''}><svg class="MuiSvgIcon-root" focusable="false" aria-hidden="true" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"></circle></svg></span><span class="MuiTypography-root MuiTypography-body1 MuiFormControlLabel-label css-9l3uo3">${m.t}</span></label>`).join('')}</div></div>
        <p style="display:flex;gap:12px;margin-top:24px">${btn('Continuar', 'motivo', 'contained', 'id="seguir"')}${lnk('Voltar', '/assinatura', 'text')}</p>`;
    },
    '/assinatura/cancelamento/opcoes'() {
      const m = MOTIVOS.find(x => x.id === motivo);
      if (!m) { history.replaceState(null, '', '/assinatura/cancelamento'); return rotas['/assinatura/cancelamento'](); }
      const o = {
        oferta: ['Fique com a gente pela metade do preço', 'Pague R$ 19,95 por mês nas próximas 3 mensalidades. Depois, R$ 39,90/mês.', btn('Aproveitar desconto', 'oferta')],
        pausa: ['Que tal dar um tempo?', 'Pause por 60 dias sem pagar nada. Seus perfis e sua lista ficam guardados.', btn('Pausar assinatura', 'pausa')],
        plano: ['Conheça o Padrão com anúncios', 'O mesmo catálogo por R$ 22,90/mês, com pausas para publicidade.', btn('Mudar para este plano', 'anuncios')]
      }[m.o];
      return `<h1 class="MuiTypography-root MuiTypography-h4">Antes de cancelar, dá uma olhada</h1><div style="margin:20px 0">${cartao(`<h2 class="MuiTypography-root MuiTypography-h5">${o[0]}</h2><p>${o[1]}</p>`, o[2])}</div>
        ${b2('Ao cancelar, você deixa de ter acesso a mais de 900 títulos, ao Ao Vivo e aos downloads a partir de ' + c.proxima + '.')}
        <p style="display:flex;gap:12px;margin-top:24px">${lnk('Manter assinatura', '/assinatura', 'outlined')}${btn('Prosseguir com o cancelamento', 'confirmar', 'text')}</p>`;
    },
    '/assinatura/cancelamento/sucesso'() {
      if (c.situacao !== 'scheduled') { history.replaceState(null, '', '/assinatura'); return rotas['/assinatura'](); }
      return `<div style="text-align:center;padding:40px 0"><h1 class="MuiTypography-root MuiTypography-h4">Assinatura cancelada</h1><p>Pronto! Seu cancelamento foi concluído e você não receberá novas cobranças.</p><p>Aproveite o Ipêplay até <strong>${c.proxima}</strong>. Mandamos o comprovante para ${c.email}.</p><p>Protocolo: 2026${c.proxima.replace(/\D/g, '').slice(0, 4)}0088172</p><p>${lnk('Ir para minha conta', '/', 'contained')}</p></div>`;
    },
    '/planos'() {
      return `<h1 class="MuiTypography-root MuiTypography-h4">Planos</h1><div class="MuiGrid-root MuiGrid-container">${cartao(h6('Padrão com anúncios') + b2('R$ 22,90/mês'), btn('Mudar para este plano', 'anuncios', 'outlined'))}${cartao(h6('Premium + canais ao vivo') + b2('R$ 64,90/mês'), btn('Quero o Premium', 'premium'))}</div>`;
    },
    '/aparelhos'() { return `<h1 class="MuiTypography-root MuiTypography-h4">Aparelhos conectados</h1>${c.aparelhos.map(a => `<p>${a}</p>`).join('')}${btn('Sair de todos os outros', 'sair', 'outlined')}`; },
    '/faturas'() { return `<h1 class="MuiTypography-root MuiTypography-h4">Faturas</h1><p>Mensalidade · R$ 39,90 · Paga</p><p>Mensalidade · R$ 39,90 · Paga</p><p>Mensalidade · R$ 37,90 · Paga</p>`; },
    '/dados'() { return `<h1 class="MuiTypography-root MuiTypography-h4">Dados pessoais</h1><p><label>Nome completo<input class="MuiInputBase-input MuiOutlinedInput-input" id="nome" value="${h(c.nome)}"></label></p><p>${btn('Salvar', 'dados')}</p><p><label><input type="checkbox" data-avisos ${c.avisos ? 'checked' : ''}> Receber novidades e ofertas por e-mail</label></p><hr class="MuiDivider-root"><p>${btn('Excluir conta', 'excluir', 'text')}</p>`; },
    '/ajuda'() { return `<h1 class="MuiTypography-root MuiTypography-h4">Ajuda</h1><h3>Como cancelo minha assinatura?</h3><p>Em Minha conta, acesse Gerenciar assinatura e depois Cancelar assinatura. O cancelamento é gratuito e você assiste até o fim do período pago.</p><h3>Direito de arrependimento</h3><p>Conforme o art. 49 do Código de Defesa do Consumidor, você pode desistir em até 7 dias após a contratação.</p>`; }
  };
  function tela() {
    const p = location.pathname;
    if (/cancelamento(\/opcoes)?$/.test(p) && !viva()) { history.replaceState(null, '', '/assinatura'); return tela(); }
    const f = rotas[p] || (() => `<h1 class="MuiTypography-root MuiTypography-h4">${h(p.split('/').pop().replace(/-/g, ' '))}</h1><p>Novelas, séries, reality shows e futebol, quando e onde você quiser.</p>`);
    raiz.innerHTML = `<header class="MuiPaper-root MuiAppBar-root MuiAppBar-positionStatic css-ab1"><div class="MuiToolbar-root MuiToolbar-regular"><a class="css-marca" href="/inicio">ipêplay</a><a href="/inicio">Início</a><a href="/novelas">Novelas</a><a href="/series">Séries</a><a href="/ao-vivo">Agora na TV</a><a href="/">Minha conta</a><div class="MuiAvatar-root MuiAvatar-circular css-1yfnmi">${h(c.nome[0])}</div></div></header>
      <main class="MuiContainer-root MuiContainer-maxWidthMd css-cont">${aviso ? `<div class="MuiPaper-root MuiAlert-root MuiAlert-standardSuccess" role="alert"><div class="MuiAlert-message">${aviso}</div></div>` : ''}${f()}</main>
      <footer><div><p><a href="/ajuda">Ajuda</a><a href="/termos-de-uso">Termos de uso</a><a href="/politica-de-privacidade">Política de privacidade</a><a href="/anuncie">Anuncie</a><a href="/trabalhe-conosco">Trabalhe conosco</a></p><p>© Ipê Mídia e Participações S.A. CNPJ 00.000.000/0001-91. Av. das Palmeiras, 1200, Rio de Janeiro/RJ. Valores para pagamento no cartão de crédito, sujeitos a reajuste anual pelo IPCA. Imagens meramente ilustrativas.</p></div></footer>
      ${localStorage.lgpd ? '' : `<div class="MuiSnackbar-root MuiSnackbar-anchorOriginBottomCenter css-lgpd"><div class="MuiPaper-root MuiSnackbarContent-root" role="alert"><div class="MuiSnackbarContent-message" style="flex:1">Usamos cookies para personalizar sua experiência e exibir publicidade, de acordo com a nossa Política de Privacidade. Ao continuar navegando, você concorda com estas condições.</div><div class="MuiSnackbarContent-action">${btn('Prosseguir', 'lgpd', 'text')}</div></div></div>`}`;
    aviso = '';
    const s = document.getElementById('seguir');
    if (s) trava(s);
    document.title = (p === '/' ? 'Minha conta' : raiz.querySelector('h1').textContent) + ' | Ipêplay';
  }
  function trava(s) { s.disabled = !motivo; s.classList.toggle('Mui-disabled', !motivo); }
  function dialogo(titulo, texto, acoes) {
    portal = document.createElement('div');
    portal.className = 'MuiDialog-root MuiModal-root css-126xj0f'; portal.setAttribute('role', 'presentation');
    portal.innerHTML = `<div aria-hidden="true" class="MuiBackdrop-root MuiModal-backdrop css-yiavyu"></div><div class="MuiDialog-container MuiDialog-scrollPaper css-ekeie0" role="presentation" tabindex="-1"><div class="MuiPaper-root MuiPaper-elevation24 MuiDialog-paper MuiDialog-paperScrollPaper css-uhb5lp" role="dialog" aria-modal="true" aria-labelledby=":r3:"><h2 class="MuiTypography-root MuiTypography-h6 MuiDialogTitle-root css-bdhsul" id=":r3:">${titulo}</h2><div class="MuiDialogContent-root css-1ty026z"><p class="MuiTypography-root MuiDialogContentText-root css-o0rlo">${texto}</p></div><div class="MuiDialogActions-root MuiDialogActions-spacing css-14b29qc">${acoes}</div></div></div>`;
    document.body.appendChild(portal); raiz.setAttribute('aria-hidden', 'true');
    portal.querySelector('button').focus();
  }
  function fechar() { if (portal) { portal.remove(); portal = null; raiz.removeAttribute('aria-hidden'); } }
  const muda = async (u, d, p, msg) => { try { await post(u, d); aviso = msg || ''; ir(p); } catch (e) { fechar(); aviso = 'Algo deu errado. Tente novamente em instantes.'; tela(); } };
  const on = {
    lgpd() { localStorage.lgpd = 1; tela(); },
    motivo() { ir('/assinatura/cancelamento/opcoes'); },
    confirmar() { dialogo('Confirmar cancelamento?', `Sua assinatura ${c.plano} fica ativa até ${c.proxima} e não será mais cobrada depois dessa data.`, btn('Cancelar assinatura', 'finalizar', 'text') + btn('Continuar assinando', 'fechar')); },
    fechar,
    finalizar(b) { b.disabled = true; muda('/assinatura/cancelamento', { motivo }, '/assinatura/cancelamento/sucesso'); },
    oferta() { muda('/assinatura/oferta', { codigo: 'FICA50' }, '/assinatura', 'Desconto aplicado. Que bom ter você com a gente!'); },
    pausa() { muda('/assinatura/pausa', { dias: 60 }, '/assinatura', 'Assinatura pausada.'); },
    anuncios() { muda('/assinatura/plano', { plano: 'anuncios' }, '/assinatura', 'Plano alterado.'); },
    premium() { muda('/assinatura/plano', { plano: 'premium' }, '/assinatura', 'Bem-vinda ao Premium!'); },
    reativar() { muda('/assinatura/reativar', {}, '/assinatura', 'Assinatura reativada.'); },
    sair() { muda('/aparelhos/sair', {}, '/aparelhos', 'Pronto, os outros aparelhos foram desconectados.'); },
    dados() { muda('/conta/dados', { nome: document.getElementById('nome').value }, '/dados', 'Dados salvos.'); },
    excluir() { dialogo('Excluir conta?', 'Seus perfis, listas e histórico serão apagados.', btn('Voltar', 'fechar', 'text') + btn('Excluir', 'apagar')); },
    apagar() { muda('/conta/excluir', {}, '/', ''); }
  };
  document.addEventListener('click', e => {
    const a = e.target.closest('a[href^="/"]');
    if (a) { e.preventDefault(); return ir(a.getAttribute('href')); }
    const b = e.target.closest('[data-on]');
    if (b && !b.disabled) on[b.dataset.on](b);
  });
  document.addEventListener('change', e => {
    if (e.target.name === 'motivo') { motivo = e.target.value; document.querySelectorAll('.MuiRadio-root').forEach(r => r.classList.toggle('Mui-checked', r.querySelector('input').checked)); trava(document.getElementById('seguir')); }
    if (e.target.matches('[data-avisos]')) muda('/conta/avisos', { ligado: e.target.checked }, '/dados');
  });
  document.addEventListener('keydown', e => { if (e.key === 'Escape') fechar(); });
  addEventListener('popstate', () => { fechar(); tela(); });
  fetch('/api/conta').then(r => r.json()).then(j => { c = j; tela(); });
}();
