const V = 'data-v-6b1f0c3a', C = 'data-v-e02d91b7';
const root = document.getElementById('app');
const api = (u, d, m) => fetch('/api/v2' + u, d === undefined ? {} : { method: m || 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(d) }).then(async r => { const j = await r.json(); if (!r.ok) throw j; return j });
const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
const toast = t => { const e = document.createElement('div'); e.className = 'toast'; e.setAttribute('role', 'alert'); e.textContent = t; document.body.append(e); setTimeout(() => e.remove(), 4500) };
const flow = JSON.parse(sessionStorage.getItem('ipe:cancel') || '{}');
const keep = () => sessionStorage.setItem('ipe:cancel', JSON.stringify(flow));
const FT = `<footer ${V}><span>© Ipê Comunicação e Participações S.A.</span><a href="/termos">Termos de uso</a><a href="/privacidade">Política de privacidade</a><a href="/ajuda">Ajuda</a><a href="/privacidade">Portal da privacidade</a><span>Classificação indicativa</span></footer>`;

function play(inner) {
  return `<div ${V} id="default-layout"><header ${V} class="pl-header"><a ${V} class="pl-logo" href="/">ipê play</a><a ${V} href="/">Início</a><a ${V} href="/agora">Agora na TV</a><a ${V} href="/categorias">Categorias</a><a ${V} href="/canais">Canais</a><span class="sp"></span><a ${V} href="/busca">Busca</a><a ${V} href="/planos">Planos</a><div ${V} class="pl-user"><button ${V} type="button" class="pl-user__btn" aria-haspopup="true" aria-expanded="false" data-k="menu"><span aria-hidden="true">R</span><span>Rafaela</span></button></div></header><main ${V}>${inner}</main>${FT}</div>`;
}
const NAV = [['/conta', 'Visão geral'], ['/conta/dados', 'Dados pessoais'], ['/conta/assinaturas', 'Assinaturas'], ['/conta/pagamento', 'Formas de pagamento'], ['/conta/seguranca', 'Segurança'], ['/conta/comunicacoes', 'Comunicações e privacidade']];
function conta(inner) {
  const act = h => location.pathname === h || (h !== '/conta' && location.pathname.startsWith(h));
  return `<div ${C} class="ct"><header ${C} class="ct-top"><b>conta ipê</b><a ${C} href="/">Ir para o Ipê Play</a><a ${C} href="/boleiro">Boleiro</a><a ${C} href="/noticias">ipê notícias</a><span class="sp"></span><a ${C} href="/ajuda">Ajuda</a><span>Olá, Rafaela</span></header><div ${C} class="ct-body"><nav ${C} class="ct-side" aria-label="Menu da conta">${NAV.map(([h, t]) => `<a ${C} href="${h}" class="${act(h) ? 'router-link-active' : ''}" ${act(h) ? 'aria-current="page"' : ''}>${t}</a>`).join('')}<a ${C} href="/sair">Sair</a></nav><section ${C} class="ct-main">${inner}</section></div>${FT}</div>`;
}
const SK = '<div class="sk" style="width:45%"></div><div class="sk"></div><div class="sk" style="width:75%"></div>';
const rail = (t, xs) => `<section class="rail"><h2>${t}</h2><ul>${xs.map(x => `<li>${x}</li>`).join('')}</ul></section>`;
const tag = s => `<span ${C} class="tag ${s.status === 'Ativa' ? '' : 'tag--off'}">${s.status}</span>`;
const CANCEL = /^\/conta\/assinaturas\/(\w+)\/cancelar(?:\/(\w+))?$/;

const pages = [
  [/^\/$/, async () => play(`<section class="hero"><h1>Serra do Silêncio</h1><p>Novela nova. Capítulos de segunda a sábado.</p><button type="button" class="bt bt--1">Assistir</button> <button type="button" class="bt" style="color:#fff;border-color:#fff">Minha lista</button></section>${rail('Continue assistindo', ['Maré Alta', 'Plantão 24', 'Cozinha da Vó', 'O Delegado', 'Quintal'])}${rail('Top 10 hoje', ['Serra do Silêncio', 'A Casa Vigiada', 'Futebol: melhores momentos', 'Lua de Papel', 'Sertões'])}${rail('Canais ao vivo', ['Ipê TV', 'Ipê News', 'Arena', 'Multimúsica'])}`)],
  [/^\/planos$/, async () => play(`<section class="rail"><h1>Escolha seu plano</h1><div class="of" style="color:#333">${[['Padrão com Anúncios', 'R$ 22,90/mês', 'p'], ['Premium', 'R$ 39,90/mês', ''], ['Premium Anual', '12x de R$ 29,90', 'p'], ['Premium + Arena Futebol', 'R$ 84,90/mês', 's']].map(([n, p, k]) => `<div class="card"><h2>${n}</h2><p>${p}</p>${k === 'p' ? `<button class="bt bt--1" data-k="plano" data-x="${n}">Trocar para este plano</button>` : k === 's' ? `<button class="bt bt--1" data-k="loja" data-x="arena">Assinar</button>` : '<p>Seu plano atual</p>'}</div>`).join('')}</div></section>`)],
  [/^\/conta$/, async () => { const m = await api('/me'); return conta(`<h1>Olá, ${esc(m.perfil.nome.split(' ')[0])}</h1><div class="card"><h2>Dados pessoais</h2><p>${esc(m.perfil.nome)}</p><p>${m.email}</p><a href="/conta/dados">Editar</a></div><div class="card"><h2>Assinaturas</h2><p>Veja e gerencie os serviços que você assina.</p><a href="/conta/assinaturas">Ver assinaturas</a></div><div class="card"><h2>Ipê Play + Arena Futebol</h2><p>Todos os jogos da sua série por mais R$ 45,00 por mês.</p><a href="/planos">Conheça</a></div>`) }],
  [/^\/conta\/dados$/, async () => { const m = await api('/me'); return conta(`<h1>Dados pessoais</h1><form class="card" data-f="dados"><label class="f">Nome completo<input type="text" name="nome" value="${esc(m.perfil.nome)}"></label><label class="f">Celular<input type="text" name="celular" value="${esc(m.perfil.celular)}"></label><p>E-mail: ${m.email}</p><p>CPF: ***.418.206-**</p><div class="acts"><button class="bt bt--1">Salvar alterações</button></div></form>`) }],
  [/^\/conta\/pagamento$/, async () => { const m = await api('/me'); return conta(`<h1>Formas de pagamento</h1><div class="card">${m.cartao ? '<div class="line"><span>Elo final 6083<br><small>Usado em Ipê Play e Boleiro PRO</small></span><button class="bt bt--t" data-k="rmcard">Remover</button></div>' : '<p>Nenhuma forma de pagamento cadastrada.</p>'}<div class="acts"><button type="button" class="bt bt--2">Adicionar cartão</button></div></div>`) }],
  [/^\/conta\/seguranca$/, async () => conta(`<h1>Segurança</h1><div class="card"><div class="line"><span>Senha</span><a href="/ajuda">Alterar</a></div><div class="line"><span>Verificação em duas etapas</span><span>Desativada</span></div><div class="line"><span>Dispositivos conectados</span><span>4</span></div></div><div class="card"><h2>Excluir Conta Ipê</h2><p>Você perde o acesso a todos os serviços da Ipê. A exclusão não pode ser desfeita.</p><div class="acts"><button class="bt bt--t" data-k="excluir">Excluir minha conta</button></div></div>`)],
  [/^\/conta\/comunicacoes$/, async () => { const m = await api('/me'); return conta(`<h1>Comunicações e privacidade</h1><div class="card">${[['novidades', 'Novidades e promoções do Ipê Play'], ['parceiros', 'Ofertas de parceiros'], ['boleiro', 'Boleiro: lembretes de rodada']].map(([k, t]) => `<label class="line"><span>${t}</span><input type="checkbox" role="switch" data-n="${k}" ${m.news[k] ? 'checked' : ''}></label>`).join('')}</div>`) }],
  [/^\/conta\/assinaturas$/, async () => { const { itens } = await api('/assinaturas'); return conta(`<h1>Assinaturas</h1>${itens.map(s => `<article ${C} class="card"><div style="display:flex;justify-content:space-between"><h2>${s.marca}</h2>${tag(s)}</div><p>${s.plano} · ${s.preco}</p><p>${s.linha}</p><div class="acts"><a ${C} class="bt bt--2" href="/conta/assinaturas/${s.id}" aria-label="Ver detalhes da assinatura ${s.marca}">Ver detalhes</a></div></article>`).join('')}<p><small>Assinou por uma operadora, loja de aplicativos ou parceiro? O cancelamento é feito com quem você contratou.</small></p>`) }],
  [/^\/conta\/assinaturas\/(\w+)$/, async m => {
    const s = await api('/assinaturas/' + m[1]), p = s.id === '9f31c2';
    return conta(`<p><a href="/conta/assinaturas">‹ Assinaturas</a></p><h1>${s.marca}</h1><div class="card"><div class="line"><span>Status</span>${tag(s)}</div><div class="line"><span>Plano</span><span>${s.plano}</span></div><div class="line"><span>Valor</span><span>${s.preco}</span></div><div class="line"><span>Assinante desde</span><span>${s.desde}</span></div><div class="line"><span>Pagamento</span><span>${s.pagamento} ${s.cancelavel ? '<a href="/conta/pagamento">Alterar</a>' : ''}</span></div><p>${s.linha}</p>${s.protocolo ? `<p>Protocolo de cancelamento: ${s.protocolo}</p>` : ''}</div>
${!s.cancelavel && p ? `<div class="alerta">Sua assinatura foi cancelada e não será renovada. Mudou de ideia?</div><div class="acts"><button class="bt bt--1" data-k="reativar">Reativar assinatura</button></div>` : ''}
${s.cancelavel ? `<div class="acts">${p ? '<a class="bt bt--1" href="/planos">Mudar de plano</a>' : ''}<a class="bt bt--2" href="/ajuda">Histórico de pagamentos</a><a class="bt bt--t" href="/conta/assinaturas/${s.id}/cancelar">Cancelar assinatura</a></div>` : ''}`);
  }],
  [CANCEL, async m => {
    const id = m[1], step = m[2], s = await api('/assinaturas/' + id), b = `/conta/assinaturas/${id}`, p = id === '9f31c2';
    if (!s.cancelavel && step !== 'concluido') return go(b, true);
    if (!step) return conta(`<h1>Tem certeza de que quer cancelar?</h1><div class="card"><p>Ao cancelar o ${s.marca}, a partir de ${s.fim} você perde:</p><ul>${(p ? ['Novelas, séries e filmes completos, sem anúncios', 'Mais de 20 canais ao vivo', 'Até 5 perfis e 4 telas ao mesmo tempo', 'Downloads para assistir sem internet'] : ['Ligas ilimitadas', 'Parciais ao vivo', 'Estatísticas avançadas']).map(x => `<li>${x}</li>`).join('')}</ul><div class="acts"><a class="bt bt--1" href="${b}">Manter assinatura</a><a class="bt bt--2" href="${b}/cancelar/motivo">Continuar cancelamento</a></div></div>`);
    if (step === 'motivo') return conta(`<h1>Por que você quer cancelar?</h1><form class="card" data-f="motivo"><label class="f">Selecione o motivo<select name="motivo" required><option value="" disabled selected>Selecione</option><option value="preco">O preço está alto para mim</option><option value="uso">Uso pouco o serviço</option><option value="conteudo">Não encontrei o conteúdo que queria</option><option value="tecnico">Tive problemas técnicos</option><option value="fim">O programa que eu acompanhava acabou</option><option value="outra">Assinei por outro canal ou pacote</option><option value="nao">Prefiro não informar</option></select></label><label class="f">Quer contar mais? (opcional)<textarea name="texto" rows="3" maxlength="300"></textarea></label><div class="acts"><button class="bt bt--1" disabled>Continuar</button><a class="bt bt--t" href="${b}">Voltar</a></div></form>`);
    if (!flow.motivo || flow.id !== id) { if (step !== 'concluido') return go(b + '/cancelar/motivo', true) }
    if (step === 'oferta') return conta(`<h1>Rafaela, temos uma condição especial para você</h1><div class="of"><div class="card"><h2>50% de desconto por 3 meses</h2><p><s>R$ 39,90</s> <strong>R$ 19,95/mês</strong></p><p>Depois, R$ 39,90/mês.</p><div class="acts"><button class="bt bt--1" data-k="oferta" data-x="desconto">Aproveitar oferta</button></div></div><div class="card"><h2>Padrão com Anúncios</h2><p><strong>R$ 22,90/mês</strong></p><p>2 telas, com intervalos, sem downloads.</p><div class="acts"><button class="bt bt--2" data-k="oferta" data-x="troca">Mudar de plano</button></div></div></div><div class="acts"><a class="bt bt--t" href="${b}/cancelar/confirmar">Não quero a oferta, seguir com o cancelamento</a></div>`);
    if (step === 'confirmar') return conta(`<h1>Confirme o cancelamento</h1><div class="card"><div class="line"><span>Assinatura</span><strong>${s.marca} ${s.plano}</strong></div><div class="line"><span>Acesso até</span><strong>${s.fim}</strong></div><div class="line"><span>Próxima cobrança</span><span>Não haverá novas cobranças</span></div><p>Não há multa nem reembolso proporcional. Sua Conta Ipê e suas outras assinaturas continuam ativas.</p><div class="acts"><a class="bt bt--2" href="${b}">Manter assinatura</a><button class="bt bt--1" data-k="confirmar" data-x="${id}">Confirmar cancelamento</button></div></div>`);
    if (step === 'concluido') return s.cancelavel ? go(b, true) : conta(`<h1>Assinatura cancelada</h1><div class="card"><p>O cancelamento do <strong>${s.marca}</strong> foi registrado.${flow.proto ? ` Protocolo: <strong>${flow.proto}</strong>.` : ''}</p><p>Você pode continuar usando até <strong>${s.fim}</strong>. Enviamos a confirmação para o seu e-mail.</p><div class="acts">${p ? '<button class="bt bt--1" data-k="reativar">Reativar assinatura</button>' : ''}<a class="bt bt--t" href="/conta/assinaturas">Ir para Assinaturas</a></div></div>`);
    return go(b, true);
  }],
  [/^\/ajuda$/, async () => play('<section class="rail"><h1>Central de ajuda</h1><p>Como cancelar o Ipê Play? Acesse Minha conta, Assinaturas, Ver detalhes e Cancelar assinatura.</p><p>Como trocar o cartão? Como criar perfis? Como ver na TV?</p></section>')],
  [/^\/sair$/, async () => play('<section class="rail"><h1>Até logo!</h1><p><a href="/">Entrar novamente</a></p></section>')],
  [/.*/, async () => play('<section class="rail"><h1>Em breve por aqui</h1><p><a href="/">Voltar ao início</a></p></section>')],
];

let seq = 0;
async function render() {
  const n = ++seq, path = location.pathname.replace(/(.)\/$/, '$1');
  const [re, fn] = pages.find(([r]) => r.test(path));
  if (path.startsWith('/conta')) root.innerHTML = conta(SK);
  let h; try { h = await fn(path.match(re)) } catch (e) { h = conta('<h1>Algo deu errado</h1><p>Tente novamente em instantes.</p>') }
  if (n !== seq || typeof h !== 'string') return;
  await new Promise(r => setTimeout(r, 160));
  if (n !== seq) return;
  root.innerHTML = `<div class="view fade-enter">${h}</div>`;
  requestAnimationFrame(() => requestAnimationFrame(() => root.firstChild.classList.remove('fade-enter')));
  scrollTo(0, 0);
}
function go(h, rep) { history[rep ? 'replaceState' : 'pushState']({}, '', h); render() }
function modal(t, b, ok, cb) {
  const d = document.createElement('div'); d.className = 'mk';
  d.innerHTML = `<div role="dialog" aria-modal="true" aria-label="${t}"><h2>${t}</h2><p>${b}</p><div class="acts"><button type="button" class="bt bt--2 n">Voltar</button><button type="button" class="bt bt--1 y">${ok}</button></div></div>`;
  document.body.append(d); d.querySelector('.n').onclick = () => d.remove(); d.querySelector('.y').onclick = () => { d.remove(); cb() };
}
addEventListener('popstate', render);
document.addEventListener('click', async e => {
  const a = e.target.closest('a[href^="/"]');
  const drop = document.querySelector('.pl-drop'), k = e.target.closest('[data-k]');
  if (drop && !(k && k.dataset.k === 'menu')) { drop.remove(); document.querySelector('.pl-user__btn')?.setAttribute('aria-expanded', 'false') }
  if (a && !e.metaKey && !e.ctrlKey) { e.preventDefault(); return go(a.getAttribute('href')) }
  if (!k) return;
  const x = k.dataset.x, A = '/assinaturas/9f31c2';
  switch (k.dataset.k) {
    case 'menu': if (drop) { drop.remove(); k.setAttribute('aria-expanded', 'false') } else { k.setAttribute('aria-expanded', 'true'); k.insertAdjacentHTML('afterend', `<div ${V} class="pl-drop"><a href="/perfis">Gerenciar perfis</a><a href="/conta">Minha conta</a><a href="/minha-lista">Minha lista</a><a href="/dispositivos">Ativar na TV</a><a href="/ajuda">Ajuda</a><a href="/sair">Sair</a></div>`) } break;
    case 'plano': modal('Trocar de plano', `Confirma a troca para ${x}? O valor é cobrado no cartão Elo final 6083.`, 'Confirmar troca', async () => { await api(A + '/plano', { plano: x }); toast('Plano alterado'); go('/conta/assinaturas/9f31c2') }); break;
    case 'loja': modal('Finalizar compra', 'R$ 84,90/mês no cartão Elo final 6083.', 'Assinar agora', async () => { await api('/loja/pedido', { sku: x }); go('/conta/assinaturas') }); break;
    case 'oferta': k.disabled = true; await api(A + '/oferta', { tipo: x }); toast('Pronto! Condição aplicada à sua assinatura.'); go('/conta/assinaturas/9f31c2'); break;
    case 'reativar': await api(A + '/reativar', {}); toast('Assinatura reativada'); go('/conta/assinaturas/9f31c2'); break;
    case 'confirmar': k.disabled = true; k.textContent = 'Aguarde...';
      try { const r = await api(`/assinaturas/${x}/cancelamento`, { motivo: flow.motivo, texto: flow.texto || '' }); flow.proto = r.protocolo; keep(); setTimeout(() => go(`/conta/assinaturas/${x}/cancelar/concluido`, true), 500) } catch (_) { go('/conta/assinaturas/' + x) } break;
    case 'rmcard': modal('Remover cartão', 'Suas assinaturas podem ser suspensas na próxima cobrança.', 'Remover', async () => { await api('/me/cartao/remover', {}); render() }); break;
    case 'excluir': modal('Excluir Conta Ipê', 'Todos os seus serviços serão encerrados agora.', 'Excluir definitivamente', async () => { await api('/me/excluir', {}); go('/sair') }); break;
  }
});
document.addEventListener('change', async e => {
  if (e.target.name === 'motivo') e.target.form.querySelector('button').disabled = !e.target.value;
  if (e.target.dataset.n) { await api('/me/news', { [e.target.dataset.n]: e.target.checked }, 'PUT'); toast('Preferência salva') }
});
document.addEventListener('submit', async e => {
  e.preventDefault(); const f = e.target, d = Object.fromEntries(new FormData(f));
  if (f.dataset.f === 'dados') { await api('/me/perfil', d, 'PUT'); toast('Dados atualizados'); render() }
  if (f.dataset.f === 'motivo') {
    const m = location.pathname.match(CANCEL); Object.assign(flow, d, { id: m[1], proto: null }); keep();
    await api(`/assinaturas/${m[1]}/cancelamento/motivo`, d);
    go(`/conta/assinaturas/${m[1]}/cancelar/` + (m[1] === '9f31c2' ? 'oferta' : 'confirmar'));
  }
});
if (!localStorage.getItem('lgpd')) {
  setTimeout(() => { const d = document.createElement('div'); d.className = 'lgpd'; d.id = 'cookie-banner-lgpd'; d.innerHTML = '<span>Nós usamos cookies e tecnologias semelhantes para melhorar a sua experiência, personalizar publicidade e recomendar conteúdo. Ao continuar, você concorda com a nossa <a href="/privacidade">Política de privacidade</a>.</span><button type="button" class="bt bt--1">Prosseguir</button>'; document.body.append(d); d.querySelector('button').onclick = () => { localStorage.setItem('lgpd', '1'); d.remove() } }, 350);
}
render();
