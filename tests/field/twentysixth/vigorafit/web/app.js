const post = (u, b) => fetch('/api/' + u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then((r) => r.json());

class Base extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: 'open' }); }
}

customElements.define('vf-button', class extends Base {
  static get observedAttributes() { return ['disabled', 'fill']; }
  connectedCallback() { this.draw(); }
  attributeChangedCallback() { if (this.isConnected) this.draw(); }
  draw() {
    const off = this.hasAttribute('disabled');
    if (!this.shadowRoot.firstChild) {
      this.shadowRoot.innerHTML = `<style>:host{display:inline-block;margin:4px 0}button{font:600 14px Montserrat,Arial,sans-serif;border-radius:24px;padding:12px 24px;border:0;background:#ffb800;color:#111;cursor:pointer;width:100%}
:host([fill=outline]) button{background:#fff;border:1.5px solid #111}:host([fill=clear]) button{background:none;color:#555;text-decoration:underline;padding:10px 8px}button:disabled{opacity:.4;cursor:not-allowed}</style><button type="button"><slot></slot></button>`;
      this.shadowRoot.querySelector('button').addEventListener('click', (ev) => { ev.stopPropagation(); this.dispatchEvent(new CustomEvent('vf-tap', { bubbles: true, composed: true })); });
    }
    this.shadowRoot.querySelector('button').disabled = off;
  }
});

customElements.define('vf-choice', class extends Base {
  connectedCallback() {
    const type = this.getAttribute('type') || 'radio';
    this.shadowRoot.innerHTML = `<style>label{display:flex;gap:10px;align-items:center;padding:10px 4px;border-bottom:1px solid #eee;cursor:pointer}input{width:18px;height:18px;accent-color:#ffb800}</style><label><input type="${type}" name="c"><span><slot></slot></span></label>`;
    const i = this.shadowRoot.querySelector('input');
    i.addEventListener('change', () => {
      if (type === 'radio') this.parentNode.querySelectorAll('vf-choice').forEach((o) => { if (o !== this) o.clear(); });
      this.dispatchEvent(new CustomEvent('vf-change', { bubbles: true, composed: true, detail: { value: this.getAttribute('value'), checked: i.checked } }));
    });
  }
  clear() { this.shadowRoot.querySelector('input').checked = false; }
});

customElements.define('vf-card', class extends Base {
  connectedCallback() { this.shadowRoot.innerHTML = `<style>:host{display:block;background:#fff;border-radius:14px;padding:18px 20px;margin-bottom:16px;box-shadow:0 1px 4px #0002}h3{margin:0 0 8px;font-size:17px}</style>${this.getAttribute('title-text') ? '<h3>' + this.getAttribute('title-text') + '</h3>' : ''}<slot></slot>`; }
});

customElements.define('vf-sheet', class extends Base {
  connectedCallback() {
    this.shadowRoot.innerHTML = `<style>.bg{position:fixed;inset:0;background:#0008;z-index:40}.sh{position:fixed;left:50%;bottom:0;transform:translateX(-50%);width:min(560px,100%);max-height:86vh;overflow:auto;background:#fff;border-radius:20px 20px 0 0;padding:22px 26px;box-sizing:border-box;z-index:41}h2{margin:0 30px 12px 0;font-size:20px}.x{position:absolute;right:18px;top:18px;border:0;background:none;font-size:22px;cursor:pointer}</style><div class="bg"></div><div class="sh" role="dialog" aria-modal="true" aria-labelledby="t"><h2 id="t">${this.getAttribute('heading')}</h2><button class="x" type="button" aria-label="Fechar">×</button><slot></slot></div>`;
    const c = () => this.remove();
    this.shadowRoot.querySelector('.x').addEventListener('click', c);
    this.shadowRoot.querySelector('.bg').addEventListener('click', c);
  }
});

const MOTIVOS = [['preco', 'O valor está pesando no orçamento'], ['mudanca', 'Mudei de endereço ou de cidade'], ['tempo', 'Não tenho conseguido treinar'], ['saude', 'Questões de saúde'], ['unidade', 'Insatisfação com a unidade'], ['outro', 'Outro motivo']];
const AVISO = (c) => ({ ativo: `<span class="tag ok">Ativo</span>`, trancado: `<span class="tag wa">Trancado até ${c.volta}</span>`, cancelado: `<span class="tag no">Cancelamento solicitado</span>` }[c.status]);

class AppEl extends Base {
  connectedCallback() { addEventListener('hashchange', () => this.draw()); this.shadowRoot.addEventListener('vf-tap', (ev) => this.tap(ev)); this.load(); }
  async load() { this.c = await (await fetch('/api/cliente')).json(); this.draw(); }
  sheet(heading, html, setup) {
    this.shadowRoot.querySelectorAll('vf-sheet').forEach((s) => s.remove());
    const s = document.createElement('vf-sheet'); s.setAttribute('heading', heading); s.innerHTML = html; this.shadowRoot.append(s); if (setup) setup(s);
  }
  async tap(ev) {
    const el = ev.composedPath().find((n) => n.dataset && n.dataset.do); if (!el) return;
    const c = this.c, fim = async (u, b) => { await post(u, b); this.closeAll(); await this.load(); };
    switch (el.dataset.do) {
      case 'fechar': this.closeAll(); break;
      case 'ir': location.hash = el.dataset.to; break;
      case 'comprar': await fim('loja/comprar', { sku: el.dataset.sku }); break;
      case 'aula': await fim('aulas/cancelar'); break;
      case 'emails': await fim('emails'); break;
      case 'excluir': await fim('conta/excluir'); break;
      case 'reativar': await fim('plano/reativar'); break;
      case 'trancar': await fim('plano/trancar'); break;
      case 'desconto': await fim('plano/desconto'); break;
      case 'trocar': await fim('plano/trocar'); break;
      case 'opcoes': this.sheet('Opções do plano', `<vf-button fill="outline" data-do="trocar1">Mudar de plano</vf-button><br><vf-button fill="outline" data-do="trancar1">Trancar plano</vf-button><br><vf-button fill="outline" data-do="ir" data-to="#/pagamentos">Alterar forma de pagamento</vf-button><br><vf-button fill="clear" data-do="c1">Cancelar plano</vf-button>`); break;
      case 'trocar1': this.sheet('Mudar de plano', `<p>Plano Leve: treine em uma única unidade por R$ 99,90 por mês.</p><vf-button data-do="trocar">Mudar para o Plano Leve</vf-button> <vf-button fill="clear" data-do="fechar">Voltar</vf-button>`); break;
      case 'trancar1': this.sheet('Trancar plano', `<p>Seu plano fica pausado por 30 dias e volta a ser cobrado em ${c.volta}. A fidelidade é prorrogada pelo mesmo período.</p><vf-button data-do="trancar">Trancar por 30 dias</vf-button> <vf-button fill="clear" data-do="fechar">Voltar</vf-button>`); break;
      case 'c1': this.motivo = null; this.sheet('Por que você quer cancelar?', `<div>${MOTIVOS.map(([v, t]) => `<vf-choice value="${v}">${t}</vf-choice>`).join('')}</div><p><vf-button data-do="c2" disabled>Continuar</vf-button> <vf-button fill="clear" data-do="fechar">Voltar</vf-button></p>`, (s) => s.addEventListener('vf-change', (e) => { this.motivo = e.detail.value; s.querySelector('[data-do=c2]').removeAttribute('disabled'); })); break;
      case 'c2': {
        await post('cancelamento/motivo', { motivo: this.motivo });
        const t = ['tempo', 'saude'].includes(this.motivo);
        this.sheet(t ? 'Que tal dar uma pausa?' : 'Fica com a gente, Thiago!', (t ? `<p>Tranque seu plano por 30 dias sem pagar mensalidade e volte quando puder.</p><vf-button data-do="trancar">Trancar por 30 dias</vf-button>` : `<p><b>30% de desconto nas próximas 3 mensalidades.</b><br>De R$ 129,90 por R$ 90,93.</p><vf-button data-do="desconto">Quero o desconto</vf-button>`) + `<br><vf-button fill="clear" data-do="c3">Não, quero seguir com o cancelamento</vf-button>`); break;
      }
      case 'c3': this.aceite = false; this.sheet('Resumo do cancelamento', `<p>${c.planoNome}, contrato de 12 meses iniciado em ${c.inicio}.</p><table><tr><td>Meses restantes da fidelidade</td><td>${c.restantes}</td></tr><tr><td>Valor das mensalidades restantes</td><td>${c.saldo}</td></tr><tr><td><b>Multa por cancelamento antecipado (10%)</b></td><td><b>${c.multa}</b></td></tr><tr><td>Mensalidade do aviso prévio, em ${c.proxima}</td><td>${c.valor}</td></tr></table><p>A multa será cobrada hoje no cartão Visa final 0926. Com o aviso prévio de 30 dias, você pode treinar até ${c.fim}. Após ${c.fidelidade} o cancelamento não tem multa.</p><vf-choice type="checkbox" value="sim">Li e concordo com a cobrança da multa e com as condições do cancelamento</vf-choice><p><vf-button data-do="fechar">Manter meu plano</vf-button> <vf-button fill="outline" data-do="c4" disabled>Confirmar cancelamento</vf-button></p>`, (s) => s.addEventListener('vf-change', (e) => { this.aceite = e.detail.checked; s.querySelector('[data-do=c4]').toggleAttribute('disabled', !this.aceite); })); break;
      case 'c4': {
        const r = await post('cancelamento/confirmar', { motivo: this.motivo, aceite: this.aceite });
        await this.load();
        this.sheet('Cancelamento solicitado', `<p>Protocolo <b>${r.protocolo}</b></p><p>Você pode treinar até ${this.c.fim}. Enviamos o comprovante para thiago.mrs@example.com.br.</p><vf-button data-do="fechar">Entendi</vf-button>`); break;
      }
    }
  }
  closeAll() { this.shadowRoot.querySelectorAll('vf-sheet').forEach((s) => s.remove()); }
  page() {
    const c = this.c;
    const st = c.status === 'cancelado' ? `Cancelamento solicitado (protocolo ${c.protocolo}). Acesso às unidades até ${c.fim}; depois dessa data o plano será encerrado.` : c.status === 'trancado' ? `Plano trancado. A cobrança volta em ${c.volta}.` : `Próxima cobrança em ${c.proxima}: ${c.valor}. Fidelidade até ${c.fidelidade}.`;
    switch (location.hash) {
      case '#/plano': return `<h1>Meu plano</h1><vf-card title-text="${c.planoNome}">${AVISO(c)}<p>${st}</p><ul><li>Treine em todas as unidades do Brasil</li><li>Leve um amigo 5 vezes por mês</li><li>Cadeira de massagem</li></ul>${c.status === 'ativo' ? '<vf-button fill="outline" data-do="opcoes">Mais opções</vf-button>' : c.status === 'cancelado' ? '<vf-button data-do="reativar">Reativar plano</vf-button>' : ''}</vf-card><vf-card title-text="Indique e ganhe"><p>Ganhe uma mensalidade a cada amigo matriculado.</p></vf-card>`;
      case '#/aulas': return `<h1>Minhas aulas</h1><vf-card title-text="Reservas">${c.aula ? `<p>Funcional, ${c.aulaData} às 19h, Unidade Savassi</p><vf-button fill="outline" data-do="aula">Cancelar reserva</vf-button>` : '<p>Você não tem reservas.</p>'}</vf-card>`;
      case '#/pagamentos': return `<h1>Pagamentos</h1><vf-card title-text="Cartão cadastrado"><p>Visa final 0926, titular Thiago M R Soares</p></vf-card><vf-card title-text="Histórico"><table><tr><td>${c.ultima}</td><td>Mensalidade</td><td>R$ 129,90</td></tr><tr><td>${c.inicio}</td><td>Taxa de manutenção anual</td><td>R$ 79,90</td></tr></table></vf-card>`;
      case '#/perfil': return `<h1>Meu perfil</h1>${c.excluida ? '<p>Solicitação de exclusão dos dados recebida.</p>' : ''}<vf-card title-text="Dados"><p>Thiago Soares<br>thiago.mrs@example.com.br<br>Unidade Savassi, Belo Horizonte</p></vf-card><vf-card title-text="E-mails promocionais"><p>${c.email ? 'Você recebe ofertas por e-mail.' : 'Você não recebe ofertas.'}</p><vf-button fill="outline" data-do="emails">${c.email ? 'Cancelar inscrição' : 'Inscrever-se'}</vf-button></vf-card><vf-card title-text="Privacidade (LGPD)"><vf-button fill="clear" data-do="excluir">Excluir meus dados</vf-button></vf-card>`;
      case '#/ajuda': return `<h1>Ajuda</h1><vf-card title-text="Como cancelo meu plano?"><p>Em Meu plano, toque em Mais opções e depois em Cancelar plano. Planos com fidelidade têm multa de 10% sobre as mensalidades restantes.</p></vf-card><vf-card title-text="Como tranco meu plano?"><p>Em Meu plano, Mais opções. É possível trancar uma vez por ano.</p></vf-card>`;
      default: return `<h1>Olá, ${c.nome}</h1><vf-card title-text="${c.planoNome}">${AVISO(c)}<p>${st}</p><vf-button fill="outline" data-do="ir" data-to="#/plano">Ver meu plano</vf-button></vf-card><vf-card title-text="Treino de hoje"><p>Costas e bíceps, 7 exercícios, 50 min</p></vf-card><vf-card title-text="Loja Vigora"><p>Whey 900 g por R$ 89,90 no débito do cartão cadastrado.</p><vf-button data-do="comprar" data-sku="whey">Comprar agora</vf-button>${c.loja ? `<p>${c.loja} pedido(s) em separação</p>` : ''}</vf-card>`;
    }
  }
  draw() {
    if (!this.c) return;
    const h = location.hash || '#/';
    const nav = [['#/', 'Início'], ['#/plano', 'Meu plano'], ['#/aulas', 'Aulas'], ['#/pagamentos', 'Pagamentos'], ['#/perfil', 'Perfil'], ['#/ajuda', 'Ajuda']];
    const ck = localStorage.vf_ck ? '' : '<div class="ck">Usamos cookies para melhorar sua experiência. <button type="button">Aceitar</button> <button type="button">Recusar</button></div>';
    this.shadowRoot.innerHTML = `<style>:host{display:block;color:#1a1a1a}header{background:#111;color:#fff;display:flex;align-items:center;padding:14px 28px;gap:26px;flex-wrap:wrap}header b{color:#ffb800;font-size:20px;letter-spacing:1px}nav a{color:#ddd;text-decoration:none;margin-right:18px;font-size:14px}nav a.on{color:#ffb800}main{max-width:760px;margin:26px auto;padding:0 16px;min-height:62vh}.tag{border-radius:10px;padding:2px 10px;font-size:12px}.ok{background:#d7f3dd}.wa{background:#fff0c8}.no{background:#e5e5ea}table{width:100%;border-collapse:collapse}td{padding:7px 4px;border-bottom:1px solid #eee}footer{background:#111;color:#aaa;padding:24px 28px;font-size:12px}.ck{position:fixed;bottom:0;left:0;right:0;background:#fff;padding:14px 28px;box-shadow:0 -2px 8px #0002;z-index:30}</style>
<header><b>VIGORA FIT</b><nav aria-label="Principal">${nav.map(([u, t]) => `<a href="${u}"${u === h ? ' class="on" aria-current="page"' : ''}>${t}</a>`).join('')}</nav></header><main>${this.page()}</main><footer>Vigora Fit Academias S.A. · Av. do Contorno, Belo Horizonte, MG · Contrato de adesão · Política de privacidade · Trabalhe conosco<br>Consulte as condições da fidelidade no seu contrato.</footer>${ck}`;
    const b = this.shadowRoot.querySelector('.ck'); if (b) b.addEventListener('click', (e) => { if (e.target.tagName === 'BUTTON') { localStorage.vf_ck = '1'; b.remove(); } });
  }
}
customElements.define('vf-app', AppEl);
