(() => {
  'use strict';
  const root = document.getElementById('root');
  const h = (tag, props, ...kids) => {
    const svg = tag === 'svg' || tag === 'path';
    const el = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
    for (const [k, v] of Object.entries(props || {})) {
      if (v === false || v == null) continue;
      if (k.startsWith('on')) el.addEventListener(k.slice(2).toLowerCase(), v);
      else if (k === 'checked' || k === 'disabled' || k === 'value') el[k] = v;
      else el.setAttribute(k === 'class' ? 'class' : k, v === true ? '' : v);
    }
    kids.flat(3).forEach(c => c != null && c !== false && el.append(c));
    return el;
  };
  const brl = c => (c / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  const api = async (method, path, body) => {
    const r = await fetch('/api/v2' + path, { method, headers: { 'Content-Type': 'application/json', 'X-Client': 'minha-conta-web/4.31.0' }, body: body ? JSON.stringify(body) : undefined });
    if (!r.ok) throw new Error(r.status);
    return r.json();
  };
  const get = p => api('GET', p);
  const icon = d => h('svg', { viewBox: '0 0 24 24', width: 22, height: 22, 'aria-hidden': 'true' }, h('path', { d, fill: 'currentColor' }));
  const go = to => { history.pushState({}, '', to); render(); window.scrollTo(0, 0); };
  const Link = (to, cls, ...kids) => h('a', { href: to, class: cls, onClick: e => { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(to); } }, kids);
  const Button = (kind, onClick, ...kids) => h('button', { type: 'button', class: 'sc-gsTCUz sc-btn ' + kind, onClick }, h('span', { class: 'sc-dlfnbm' }, kids));

  const toast = t => {
    const n = h('div', { class: 'sc-toast', role: 'status' }, t);
    document.body.append(n);
    setTimeout(() => n.remove(), 4500);
  };
  const modal = (title, body, actions) => {
    const close = () => { w.remove(); document.body.classList.remove('modal-open'); };
    const w = h('div', { class: 'sc-overlay' },
      h('div', { class: 'sc-modal', role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
        h('button', { class: 'sc-modal-x', type: 'button', 'aria-label': 'Fechar', onClick: close }, '×'),
        h('h2', { class: 'sc-hKgILt' }, title), body, h('div', { class: 'sc-modal-actions' }, actions(close))));
    document.body.classList.add('modal-open');
    document.body.append(w);
    return close;
  };
  const skeleton = () => h('div', { class: 'sc-skel', 'aria-busy': 'true', 'aria-label': 'Carregando' }, h('i'), h('i'), h('i'), h('i'));

  const MENU = [
    ['/minha-conta', 'Visão geral', 'M3 13h8V3H3v10zm0 8h8v-6H3v6zm10 0h8V11h-8v10zm0-18v6h8V3h-8z'],
    ['/minha-conta/dados-pessoais', 'Dados pessoais', 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0 2c-4 0-8 2-8 5v1h16v-1c0-3-4-5-8-5z'],
    ['/minha-conta/assinaturas', 'Assinaturas', 'M4 6h16v2H4zm2-4h12v2H6zm-4 8h20v12H2zm8 3v6l5-3z'],
    ['/minha-conta/pagamentos', 'Pagamentos', 'M2 5h20v14H2zm0 4h20v3H2z'],
    ['/minha-conta/seguranca', 'Segurança', 'M12 1 3 5v6c0 5.5 3.8 10.700 9 12 5.200-1.300 9-6.500 9-12V5z'],
    ['/minha-conta/comunicacoes', 'Comunicações', 'M20 4H4a2 2 0 0 0-2 2v12h20V6a2 2 0 0 0-2-2zm0 4-8 5-8-5V6l8 5 8-5z'],
    ['/minha-conta/privacidade', 'Privacidade', 'M18 8h-1V6A5 5 0 0 0 7 6v2H6a2 2 0 0 0-2 2v12h16V10a2 2 0 0 0-2-2zM9 6a3 3 0 0 1 6 0v2H9z'],
  ];

  const shell = (content, path) => {
    const dd = h('div', { class: 'sc-userdrop', hidden: true },
      Link('/minha-conta', 'sc-userdrop-i', 'Minha Conta'), h('a', { class: 'sc-userdrop-i', href: '/ajuda' , onClick: e => { e.preventDefault(); go('/ajuda'); } }, 'Ajuda'),
      h('button', { type: 'button', class: 'sc-userdrop-i', onClick: async () => { await api('POST', '/sessao/encerrar'); go('/saiu'); } }, 'Sair'));
    return [
      h('header', { class: 'sc-jSgupP' },
        Link('/minha-conta', 'sc-logo', 'telaviva'),
        h('nav', { class: 'sc-topnav', 'aria-label': 'Principal' }, [['/agora', 'Agora na TV'], ['/novelas', 'Novelas'], ['/series', 'Séries'], ['/filmes', 'Filmes'], ['/esportes', 'Esportes'], ['/infantil', 'Infantil']].map(([u, t]) => Link(u, '', t))),
        h('div', { class: 'sc-user' }, h('button', { type: 'button', class: 'sc-avatar', 'aria-haspopup': 'true', 'aria-label': 'Menu do usuário', onClick: () => { dd.hidden = !dd.hidden; } }, 'MF'), dd)),
      h('div', { class: 'sc-eCssSg' },
        h('aside', { class: 'sc-side' }, h('nav', { 'aria-label': 'Minha Conta' }, h('ul', {}, MENU.map(([u, t, d]) => h('li', {}, Link(u, (u === '/minha-conta' ? path === u : path.startsWith(u)) ? 'on' : '', icon(d), h('span', {}, t))))))),
        h('main', { class: 'sc-main', id: 'conteudo' }, content)),
      h('footer', { class: 'sc-foot' },
        h('ul', {}, [['/ajuda', 'Ajuda'], ['/termos', 'Termos de Uso'], ['/privacidade', 'Portal de Privacidade'], ['/contrato', 'Contrato de Assinatura'], ['/acessibilidade', 'Acessibilidade'], ['/anuncie', 'Anuncie conosco'], ['/trabalhe', 'Trabalhe conosco']].map(([u, t]) => h('li', {}, Link(u, '', t)))),
        h('p', {}, '© ' + new Date().getFullYear() + ' Telaviva Comunicações S.A. Todos os direitos reservados. Este material não pode ser publicado, transmitido por broadcast, reescrito ou redistribuído sem autorização.'),
        h('p', {}, 'Av. das Américas, 700 – Barra da Tijuca, Rio de Janeiro – RJ. SAC 0800 000 0000, atendimento 24 horas.')),
    ];
  };
  const title = (t, sub) => [h('h1', { class: 'sc-hKgILt sc-h1' }, t), sub && h('p', { class: 'sc-sub' }, sub)];
  const tag = s => h('span', { class: 'sc-tag ' + (s.status === 'ATIVA' ? 'ok' : 'end') }, s.status === 'ATIVA' ? 'Ativa' : 'Cancelada');
  const subCard = s => h('article', { class: 'sc-card sc-subcard' },
    h('div', { class: 'sc-subcard-logo' }, 'telaviva'),
    h('div', { class: 'sc-subcard-b' }, h('h3', {}, 'Telaviva ' + s.nomePlano, ' ', tag(s)),
      h('p', {}, brl(s.valorCentavos) + '/mês', s.desconto && ' (com desconto por 3 meses)'),
      s.status === 'ATIVA' ? h('p', { class: 'dim' }, 'Próxima cobrança em ' + s.proximaCobranca + ' no cartão ' + s.pagamento.bandeira + ' final ' + s.pagamento.final)
        : h('p', { class: 'dim' }, s.acessoAte ? 'Você tem acesso até ' + s.acessoAte : '')),
    Link('/minha-conta/assinaturas/' + s.id, 'sc-gsTCUz sc-btn outline', 'Ver detalhes'));
  const promo = () => h('section', { class: 'sc-promo' }, h('h2', { class: 'sc-hKgILt' }, 'Turbine sua experiência'),
    h('div', { class: 'sc-promos' }, [['Premiere', 'Todos os jogos do Brasileirão Séries A e B ao vivo.', 'R$ 59,90/mês', 'PREM'], ['Combate', 'As maiores noites de luta, 24 horas por dia.', 'R$ 34,90/mês', 'COMB'], ['Telecine', 'Mais de 2 mil filmes do cinema para a sua casa.', 'R$ 29,90/mês', 'TELE']].map(([n, d, p, sku]) =>
      h('div', { class: 'sc-card' }, h('h3', {}, n), h('p', { class: 'dim' }, d), h('p', {}, h('b', {}, p)), Button('outline', () => modal('Assinar ' + n, h('p', {}, 'A cobrança de ' + p + ' será feita no cartão Mastercard final 8820. A renovação é automática e você pode cancelar quando quiser.'), close => [Button('primary', async () => { await api('POST', '/compras', { sku }); close(); toast('Assinatura do ' + n + ' realizada!'); render(); }, 'Confirmar assinatura'), Button('text', close, 'Agora não')]), 'Assine já')))));

  const pages = {
    async home() {
      const [me, l] = await Promise.all([get('/me'), get('/me/assinaturas')]);
      return [title('Olá, ' + me.nome.split(' ')[0], 'Gerencie seus dados, sua segurança e suas assinaturas em um só lugar.'),
        h('section', {}, h('div', { class: 'sc-row' }, h('h2', { class: 'sc-hKgILt' }, 'Suas assinaturas'), Link('/minha-conta/assinaturas', 'sc-link', 'Ver todas')), l.assinaturas.map(subCard)),
        h('div', { class: 'sc-promos' },
          h('div', { class: 'sc-card' }, h('h3', {}, 'Dados pessoais'), h('p', { class: 'dim' }, me.nome, h('br'), me.email), Link('/minha-conta/dados-pessoais', 'sc-link', 'Editar dados')),
          h('div', { class: 'sc-card' }, h('h3', {}, 'Segurança'), h('p', { class: 'dim' }, 'Sua senha foi alterada há 8 meses. 4 dispositivos conectados.'), Link('/minha-conta/seguranca', 'sc-link', 'Revisar segurança')),
          h('div', { class: 'sc-card' }, h('h3', {}, 'Privacidade'), h('p', { class: 'dim' }, 'Saiba como usamos seus dados e faça suas escolhas.'), Link('/minha-conta/privacidade', 'sc-link', 'Gerenciar privacidade'))),
        promo()];
    },
    async subs() {
      const l = await get('/me/assinaturas');
      return [title('Assinaturas', 'Veja os produtos que você assina e gerencie cada um deles.'), l.assinaturas.map(subCard), promo()];
    },
    async sub(id) {
      const s = await get('/assinaturas/' + id);
      const row = (t, v, act) => h('div', { class: 'sc-line' }, h('div', {}, h('span', { class: 'sc-line-t' }, t), h('span', { class: 'sc-line-v' }, v)), act);
      const on = s.status === 'ATIVA';
      return [Link('/minha-conta/assinaturas', 'sc-back', '‹ Assinaturas'), title('Telaviva ' + s.nomePlano),
        !on && h('div', { class: 'sc-alert', role: 'status' }, h('b', {}, 'Sua assinatura foi cancelada.'), ' Você pode continuar assistindo até ' + s.acessoAte + '. Depois dessa data não haverá novas cobranças.',
          h('div', {}, Button('primary', async () => { await api('POST', '/assinaturas/' + id + '/reativacao'); toast('Que bom ter você de volta!'); render(); }, 'Reativar assinatura'))),
        h('section', { class: 'sc-card' },
          row('Status', tag(s)),
          row('Plano', s.nomePlano + ' – Mensal', on && Link('/minha-conta/assinaturas/' + id + '/planos', 'sc-link', 'Trocar de plano')),
          row('Valor', [brl(s.valorCentavos) + '/mês', s.desconto && ' (desconto por 3 meses)']),
          row('Assinante desde', s.inicio),
          on ? row('Próxima cobrança', s.proximaCobranca) : [row('Cancelada em', s.canceladaEm || ''), row('Acesso até', s.acessoAte || ''), row('Protocolo', s.protocolo || '')],
          on && row('Forma de pagamento', s.pagamento.bandeira + ' final ' + s.pagamento.final + ' – validade ' + s.pagamento.validade,
            h('button', { type: 'button', class: 'sc-link', onClick: () => modal('Alterar forma de pagamento', h('div', { class: 'sc-form' }, h('label', {}, 'Número do cartão', h('input', { inputmode: 'numeric', autocomplete: 'cc-number' })), h('label', {}, 'Validade', h('input', { placeholder: 'MM/AA' })), h('label', {}, 'CVV', h('input', { inputmode: 'numeric' }))), close => [Button('primary', async () => { await api('PUT', '/assinaturas/' + id + '/pagamento', {}); close(); toast('Forma de pagamento alterada.'); }, 'Salvar cartão'), Button('text', close, 'Voltar')]) }, 'Alterar'))),
        h('section', { class: 'sc-card' }, h('h3', {}, 'O que você tem com este plano'), h('ul', { class: 'sc-list' }, ['Catálogo completo sem anúncios*', 'Até 2 telas simultâneas', 'Downloads para assistir offline', 'Resolução até 4K em dispositivos compatíveis', 'Novelas e séries antes da TV'].map(t => h('li', {}, t))), h('p', { class: 'dim small' }, '* Exceto programação ao vivo e publicidade inserida no próprio conteúdo.')),
        h('div', { class: 'sc-links' }, Link('/minha-conta/pagamentos', 'sc-link', 'Histórico de pagamentos'), Link('/contrato', 'sc-link', 'Contrato de assinatura'), on && Link('/minha-conta/assinaturas/' + id + '/cancelar', 'sc-link', 'Cancelar assinatura'))];
    },
    async plans(id) {
      const s = await get('/assinaturas/' + id);
      return [Link('/minha-conta/assinaturas/' + id, 'sc-back', '‹ Voltar'), title('Trocar de plano', 'A mudança vale a partir da próxima cobrança.'),
        h('div', { class: 'sc-promos' }, [['padrao', 'Padrão com Anúncios', 2290], ['premium', 'Premium', 3990], ['premium_canais', 'Premium + Canais ao Vivo', 5490]].map(([k, n, c]) => h('div', { class: 'sc-card' }, h('h3', {}, n), h('p', {}, h('b', {}, brl(c)), '/mês'), k === s.plano ? h('p', { class: 'dim' }, 'Seu plano atual') : Button('primary', async () => { await api('PUT', '/assinaturas/' + id + '/plano', { plano: k }); toast('Plano alterado.'); go('/minha-conta/assinaturas/' + id); }, 'Escolher plano'))))];
    },
    async cancel(id) {
      const s = await get('/assinaturas/' + id);
      const back = '/minha-conta/assinaturas/' + id;
      if (s.status !== 'ATIVA') return [title('Esta assinatura já foi cancelada'), h('p', {}, 'Você tem acesso até ' + s.acessoAte + '.'), Link(back, 'sc-gsTCUz sc-btn primary', 'Ver assinatura')];
      const box = h('div', { class: 'sc-flow' });
      const show = (...n) => { box.replaceChildren(...n.flat(3).filter(Boolean)); window.scrollTo(0, 0); const t = box.querySelector('h1'); if (t) { t.tabIndex = -1; t.focus(); } };
      let motivo = null, comentario = '';
      const step1 = () => show(
        h('h1', { class: 'sc-hKgILt sc-h1' }, 'Que pena que você quer ir embora, Mariana!'),
        h('p', { class: 'sc-sub' }, 'Ao cancelar sua assinatura, você vai perder o acesso a tudo isto:'),
        h('div', { class: 'sc-posters' }, ['Vale dos Ventos', 'Os Outros de Nós', 'Plantão 24h', 'Rensga Hits', 'Brasileirão', 'Cine Pipoca'].map((t, i) => h('div', { class: 'sc-poster p' + i }, t))),
        h('ul', { class: 'sc-list' }, ['Novelas, séries e filmes originais', 'Mais de 20 canais ao vivo no celular, computador e TV', 'Downloads e perfis personalizados', 'Sua lista e o histórico do que você estava assistindo'].map(t => h('li', {}, t))),
        h('p', {}, 'Se cancelar agora, você poderá usar a Telaviva até ', h('b', {}, s.proximaCobranca), ', fim do período já pago.'),
        h('div', { class: 'sc-actions' }, Button('primary', () => go(back), 'Manter assinatura'), Button('outline', step2, 'Continuar cancelamento')));
      const step2 = async () => {
        show(skeleton());
        const { motivos } = await get('/assinaturas/' + id + '/cancelamento/motivos');
        const next = Button('primary', step3, 'Continuar');
        next.disabled = motivo == null;
        show(h('h1', { class: 'sc-hKgILt sc-h1' }, 'Qual é o principal motivo do cancelamento?'), h('p', { class: 'sc-sub' }, 'Sua opinião nos ajuda a melhorar a Telaviva.'),
          h('div', { class: 'sc-radios', role: 'radiogroup', 'aria-label': 'Motivo do cancelamento' }, motivos.map(m => h('label', { class: 'sc-radio' },
            h('input', { type: 'radio', name: 'motivo', value: m.id, checked: motivo === m.id, onChange: () => { motivo = m.id; next.disabled = false; } }), h('span', { class: 'sc-dot', 'aria-hidden': 'true' }), h('span', {}, m.texto)))),
          h('label', { class: 'sc-ta' }, 'Quer contar mais? (opcional)', h('textarea', { rows: 3, maxlength: 300, onInput: e => { comentario = e.target.value; } })),
          h('div', { class: 'sc-actions' }, next, Button('text', step1, 'Voltar')));
      };
      const step3 = async () => {
        show(skeleton());
        const o = await get('/assinaturas/' + id + '/cancelamento/oferta');
        if (!o.elegivel) return step4();
        show(h('h1', { class: 'sc-hKgILt sc-h1' }, 'Temos uma oferta especial para você ficar'),
          h('div', { class: 'sc-offer' }, h('p', { class: 'sc-offer-k' }, '30% de desconto'), h('p', {}, 'por ' + o.meses + ' meses no plano Premium'), h('p', { class: 'sc-offer-p' }, h('s', {}, brl(o.deCentavos)), ' ', h('b', {}, brl(o.porCentavos)), '/mês'), h('p', { class: 'dim small' }, 'Após ' + o.meses + ' meses, a assinatura volta ao valor de ' + brl(o.deCentavos) + '/mês. Oferta pessoal e intransferível, válida uma única vez.')),
          h('div', { class: 'sc-actions' }, Button('primary', async e => { e.currentTarget.disabled = true; await api('POST', '/assinaturas/' + id + '/cancelamento/oferta/aceite', { codigo: o.codigo }); toast('Oferta ativada! Bom saber que você fica.'); go(back); }, 'Aproveitar oferta'), Button('outline', step4, 'Não, quero cancelar')));
      };
      const step4 = () => {
        const err = h('p', { class: 'sc-err', role: 'alert' });
        show(h('h1', { class: 'sc-hKgILt sc-h1' }, 'Confirme o cancelamento'),
          h('section', { class: 'sc-card' }, h('h3', {}, 'Telaviva ' + s.nomePlano), h('p', {}, brl(s.valorCentavos) + '/mês'),
            h('ul', { class: 'sc-list' }, h('li', {}, 'Você continua com acesso até ' + s.proximaCobranca + '.'), h('li', {}, 'Não haverá novas cobranças no cartão final ' + s.pagamento.final + '.'), h('li', {}, 'Sem multa ou taxa de cancelamento.'), h('li', {}, 'Sua Conta Telaviva continua ativa e você pode voltar a assinar quando quiser.'))), err,
          h('div', { class: 'sc-actions' }, Button('primary', async e => {
            const b = e.currentTarget;
            b.disabled = true; b.firstChild.textContent = 'Cancelando…';
            try { done(await api('POST', '/assinaturas/' + id + '/cancelamento', { motivo, comentario })); }
            catch (_) { b.disabled = false; b.firstChild.textContent = 'Confirmar cancelamento'; err.textContent = 'Não foi possível cancelar agora. Tente novamente em alguns minutos.'; }
          }, 'Confirmar cancelamento'), Button('text', () => go(back), 'Desistir do cancelamento')));
      };
      const done = r => show(h('h1', { class: 'sc-hKgILt sc-h1' }, 'Sua assinatura foi cancelada'),
        h('p', { class: 'sc-sub' }, 'Você ainda pode aproveitar a Telaviva até ' + r.acessoAte + '.'),
        h('section', { class: 'sc-card' }, h('p', {}, 'Número de protocolo: ', h('b', {}, r.protocolo)), h('p', { class: 'dim' }, 'Enviamos a confirmação do cancelamento para mariana.figueiredo@example.com.br.')),
        h('div', { class: 'sc-actions' }, Link('/minha-conta/assinaturas', 'sc-gsTCUz sc-btn primary', 'Ir para Assinaturas')));
      step1();
      return [Link(back, 'sc-back', '‹ Voltar para a assinatura'), box];
    },
    async data() {
      const m = await get('/me');
      return [title('Dados pessoais', 'Mantenha seus dados sempre atualizados.'), h('section', { class: 'sc-card sc-form' }, [['Nome completo', m.nome], ['E-mail', m.email], ['CPF', m.cpf], ['Celular', m.celular], ['Data de nascimento', m.nascimento]].map(([t, v]) => h('label', {}, t, h('input', { value: v }))), Button('primary', async () => { await api('PUT', '/me/dados', {}); toast('Dados salvos.'); }, 'Salvar alterações'))];
    },
    async payments() {
      const l = await get('/me/pagamentos');
      return [title('Pagamentos', 'Histórico das suas cobranças.'), h('section', { class: 'sc-card' }, h('table', { class: 'sc-table' }, h('thead', {}, h('tr', {}, ['Data', 'Descrição', 'Valor', 'Status'].map(t => h('th', {}, t)))), h('tbody', {}, l.pagamentos.map(p => h('tr', {}, h('td', {}, p.data), h('td', {}, p.descricao), h('td', {}, brl(p.valorCentavos)), h('td', {}, p.status))))))];
    },
    async security() {
      return [title('Segurança'), h('section', { class: 'sc-card' }, h('h3', {}, 'Senha'), h('p', { class: 'dim' }, 'Alterada pela última vez há 8 meses.'), Link('/minha-conta/seguranca', 'sc-link', 'Alterar senha')), h('section', { class: 'sc-card' }, h('h3', {}, 'Dispositivos conectados'), h('ul', { class: 'sc-list' }, ['Smart TV Samsung – Belo Horizonte', 'Chrome em Windows – este dispositivo', 'iPhone de Mariana', 'Chromecast – Sala'].map(t => h('li', {}, t))))];
    },
    async news() {
      const n = await get('/me/comunicacoes');
      return [title('Comunicações', 'Escolha o que você quer receber por e-mail.'), h('section', { class: 'sc-card' }, [['lancamentos', 'Lançamentos e novidades'], ['esportes', 'Esportes ao vivo'], ['novelas', 'Resumo das novelas'], ['parceiros', 'Ofertas de parceiros']].map(([k, t]) => h('label', { class: 'sc-switch' }, h('span', {}, t), h('input', { type: 'checkbox', role: 'switch', checked: n[k], onChange: async e => { await api('PATCH', '/me/comunicacoes', { [k]: e.target.checked }); toast('Preferência salva.'); } }))))];
    },
    async privacy() {
      const m = await get('/me');
      return [title('Privacidade', 'Você no controle dos seus dados, de acordo com a Lei Geral de Proteção de Dados (LGPD).'), m.excluida && h('div', { class: 'sc-alert' }, 'Sua solicitação de exclusão da conta foi recebida.'),
        h('section', { class: 'sc-card' }, h('h3', {}, 'Baixar meus dados'), h('p', { class: 'dim' }, 'Solicite uma cópia dos dados ligados à sua Conta Telaviva.'), Link('/privacidade', 'sc-link', 'Saiba mais')),
        h('section', { class: 'sc-card' }, h('h3', {}, 'Excluir Conta Telaviva'), h('p', { class: 'dim' }, 'Todos os seus dados, listas e perfis serão apagados e suas assinaturas serão encerradas imediatamente. Essa ação não pode ser desfeita.'),
          h('button', { type: 'button', class: 'sc-link', onClick: () => modal('Excluir Conta Telaviva?', h('p', {}, 'Você perderá o acesso imediatamente, sem reembolso do período já pago.'), close => [Button('danger', async () => { await api('POST', '/me/exclusao'); close(); render(); }, 'Excluir conta'), Button('text', close, 'Voltar')]) }, 'Excluir conta'))];
    },
    async help() {
      return [title('Ajuda'), [['Como cancelo minha assinatura?', 'Acesse Minha Conta > Assinaturas, clique em “Ver detalhes” da assinatura que deseja encerrar e depois em “Cancelar assinatura”. Siga os passos até receber o número de protocolo. O acesso continua até o fim do período já pago. Se você assina por uma operadora ou loja de aplicativos, o cancelamento deve ser feito com ela.'], ['Como troco de plano?', 'Em Minha Conta > Assinaturas > Ver detalhes, clique em “Trocar de plano”.'], ['Em quantas telas posso assistir?', 'Depende do plano. No Premium são 2 telas ao mesmo tempo.']].map(([q, a]) => h('details', { class: 'sc-card' }, h('summary', {}, q), h('p', {}, a)))];
    },
  };
  const routes = [[/^\/$|^\/minha-conta\/?$/, 'home'], [/^\/minha-conta\/assinaturas\/?$/, 'subs'], [/^\/minha-conta\/assinaturas\/([\w-]+)\/planos$/, 'plans'], [/^\/minha-conta\/assinaturas\/([\w-]+)\/cancelar$/, 'cancel'], [/^\/minha-conta\/assinaturas\/([\w-]+)$/, 'sub'], [/^\/minha-conta\/dados-pessoais$/, 'data'], [/^\/minha-conta\/pagamentos$/, 'payments'], [/^\/minha-conta\/seguranca$/, 'security'], [/^\/minha-conta\/comunicacoes$/, 'news'], [/^\/minha-conta\/privacidade$/, 'privacy'], [/^\/ajuda$/, 'help']];
  let turn = 0;
  async function render() {
    document.querySelectorAll('.sc-overlay').forEach(n => n.remove());
    document.body.classList.remove('modal-open');
    if (location.pathname === '/') history.replaceState({}, '', '/minha-conta');
    const path = location.pathname, mine = ++turn;
    let fn = async () => [title('Telaviva'), h('p', {}, path === '/saiu' ? 'Você saiu da sua conta.' : 'Conteúdo disponível no aplicativo e no site da Telaviva.'), Link('/minha-conta', 'sc-link', 'Voltar para Minha Conta')];
    for (const [re, n] of routes) { const m = re.exec(path); if (m) { fn = () => pages[n](m[1]); break; } }
    root.replaceChildren(...shell(skeleton(), path));
    let content;
    try { content = await fn(); } catch (e) { content = [title('Algo deu errado'), h('p', {}, 'Não conseguimos carregar esta página. Tente novamente.')]; }
    if (mine !== turn) return;
    document.getElementById('conteudo').replaceChildren(...[content].flat(4).filter(Boolean));
  }
  window.addEventListener('popstate', render);
  render();
  if (!localStorage.getItem('tv_lgpd')) {
    const c = h('div', { class: 'cookie-banner-lgpd', role: 'region', 'aria-label': 'Aviso de privacidade' }, h('div', { class: 'cookie-banner-lgpd_text-box' }, 'Nós usamos cookies e outras tecnologias semelhantes para melhorar a sua experiência em nossos serviços, personalizar publicidade e recomendar conteúdo de seu interesse. Ao utilizar nossos serviços, você está ciente dessa funcionalidade. Conheça nosso ', Link('/privacidade', '', 'Portal da Privacidade'), ' e veja a nossa Política.'), h('button', { type: 'button', class: 'cookie-banner-lgpd_accept-button', onClick: () => { localStorage.setItem('tv_lgpd', '1'); c.remove(); } }, 'Prosseguir'));
    setTimeout(() => document.body.append(c), 700);
  }
})();
