const $root = document.querySelector('app-root');
const NG = '_ngcontent-ng-c2087361427=""';
const h = s => String(s ?? '').replace(/[&<>"]/g, x => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[x]));
let uid = 0;
async function http(method, url, body) {
  const r = await fetch('/api/v2' + url, { method, headers: body ? { 'Content-Type': 'application/json' } : {}, body: body ? JSON.stringify(body) : undefined });
  const j = r.status === 204 ? null : await r.json().catch(() => null);
  if (!r.ok) throw Object.assign(new Error(r.status), { data: j });
  return j;
}
const btn = (label, act, kind = '', extra = '') => `<button ${NG} mat-button type="button" class="mdc-button mat-mdc-button-base ${kind || 'mat-mdc-button'}" data-c="${act}" ${extra}><span class="mat-mdc-button-persistent-ripple mdc-button__ripple"></span><span class="mdc-button__label">${label}</span></button>`;
const FLAT = 'mat-mdc-unelevated-button mat-primary', STROKED = 'mat-mdc-outlined-button';
const dots = '<svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><circle cx="12" cy="5" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="12" cy="19" r="2"/></svg>';

/* ---- overlay ---- */
function container() {
  let c = document.querySelector('.cdk-overlay-container');
  if (!c) { c = document.createElement('div'); c.className = 'cdk-overlay-container'; document.body.appendChild(c); }
  return c;
}
function overlay(html, { at, backdrop = 'dark', onClose } = {}) {
  const c = container(), b = document.createElement('div'), w = document.createElement('div');
  b.className = 'cdk-overlay-backdrop ' + (backdrop === 'dark' ? 'cdk-overlay-dark-backdrop' : 'cdk-overlay-transparent-backdrop');
  if (at) {
    const r = at.getBoundingClientRect(); w.className = 'cdk-overlay-connected-position-bounding-box';
    const width = Math.max(r.width, 270);
    const left = Math.max(10, Math.min(r.left, innerWidth - width - 20));
    w.innerHTML = `<div class="cdk-overlay-pane" style="top:${Math.min(r.bottom, innerHeight - 300)}px;left:${left}px;width:${width}px">${html}</div>`;
  } else { w.className = 'cdk-global-overlay-wrapper'; w.innerHTML = `<div class="cdk-overlay-pane mat-mdc-dialog-panel">${html}</div>`; }
  c.append(b, w);
  const close = () => { b.classList.remove('cdk-overlay-backdrop-showing'); b.style.pointerEvents = 'none'; w.remove(); setTimeout(() => b.remove(), 250); onClose?.(); stack.splice(stack.indexOf(ref), 1); };
  const ref = { el: w, close };
  b.addEventListener('click', close);
  requestAnimationFrame(() => { b.classList.add('cdk-overlay-backdrop-showing'); w.querySelector('.mat-mdc-dialog-container')?.classList.add('mdc-dialog--open'); });
  stack.push(ref);
  return ref;
}
const stack = [];
addEventListener('keydown', e => { if (e.key === 'Escape' && stack.length) stack[stack.length - 1].close(); });
function snack(text) {
  container().querySelectorAll('.mat-mdc-snack-bar-container').forEach(x => x.remove());
  const s = document.createElement('mat-snack-bar-container'); s.className = 'mdc-snackbar mat-mdc-snack-bar-container';
  s.innerHTML = `<div aria-live="assertive" class="mdc-snackbar__label">${h(text)}</div>`; container().append(s);
  setTimeout(() => s.remove(), 4500);
}
function menu(at, items) {
  at.setAttribute('aria-expanded', 'true');
  const o = overlay(`<div role="menu" tabindex="-1" class="mat-mdc-menu-panel"><div class="mat-mdc-menu-content">${items.map((i, n) => `<button mat-menu-item role="menuitem" tabindex="0" class="mat-mdc-menu-item mdc-list-item" data-i="${n}"><span class="mat-mdc-menu-item-text">${i[0]}</span></button>`).join('')}</div></div>`, { at, backdrop: 'none', onClose: () => at.setAttribute('aria-expanded', 'false') });
  o.el.addEventListener('click', e => { const b = e.target.closest('[data-i]'); if (b) { o.close(); items[b.dataset.i][1](); } });
}
function dialogHtml(title, content, actions) {
  const id = 'mat-mdc-dialog-title-' + uid++;
  return `<h2 mat-dialog-title id="${id}" class="mat-mdc-dialog-title mdc-dialog__title">${title}</h2><mat-dialog-content class="mat-mdc-dialog-content mdc-dialog__content" style="display:block">${content}</mat-dialog-content><mat-dialog-actions class="mat-mdc-dialog-actions mdc-dialog__actions">${actions}</mat-dialog-actions>`;
}
function dialog(title, content, actions, handlers) {
  const o = overlay(`<mat-dialog-container tabindex="-1" aria-modal="true" role="dialog" class="mat-mdc-dialog-container mdc-dialog"><div class="mdc-dialog__surface">${dialogHtml(title, content, actions)}</div></mat-dialog-container>`);
  o.set = (t, c, a) => { o.el.querySelector('.mdc-dialog__surface').innerHTML = dialogHtml(t, c, a); };
  o.el.addEventListener('click', e => { const b = e.target.closest('[data-c]'); if (b && !b.disabled) handlers[b.dataset.c]?.(b, o); });
  return o;
}
const working = b => { b.disabled = true; b.querySelector('.mdc-button__label').textContent = 'Attendi…'; };

/* ---- shell ---- */
const TABS = [['/account', 'Panoramica'], ['/account/pass', 'I miei pass'], ['/account/pagamenti', 'Pagamenti'], ['/account/dispositivi', 'Dispositivi'], ['/account/dati', 'Dati personali'], ['/account/consensi', 'Privacy e consensi']];
function shell(inner, tabs = true) {
  $root.innerHTML = `<app-header ${NG}><div class="topbar"><a class="brand" href="/guarda" data-l>vedo<b>play</b></a><nav aria-label="Principale"><a data-l href="/guarda">Home</a><a data-l href="/guarda/serie">Serie TV</a><a data-l href="/guarda/cinema">Cinema</a><a data-l href="/guarda/intrattenimento">Intrattenimento</a><a data-l href="/guarda/sport">Sport</a></nav>
  <button mat-icon-button class="mat-mdc-icon-button" aria-label="Profilo" aria-haspopup="menu" aria-expanded="false" data-c="profile"><svg width="26" height="26" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 4-7 8-7s8 2 8 7z"/></svg></button></div></app-header>
  <div class="upsell"><span>Novità: guarda in Ultra HD con l'Opzione 4K a 5,00 € al mese</span>${btn('Aggiungi ora', 'add4k', STROKED)}</div>
  <app-account ${NG}><div class="wrap">${tabs ? `<h1>Il mio account</h1><nav mat-tab-nav-bar class="mat-mdc-tab-nav-bar" aria-label="Sezioni account">${TABS.map(t => `<a mat-tab-link data-l class="mdc-tab mat-mdc-tab-link ${location.pathname === t[0] ? 'mdc-tab--active' : ''}" href="${t[0]}" ${location.pathname === t[0] ? 'aria-current="page"' : ''}><span class="mdc-tab__text-label">${t[1]}</span></a>`).join('')}</nav>` : ''}<router-outlet></router-outlet><div id="view">${inner}</div></div></app-account>
  <app-footer ${NG}><footer class="footer"><div class="cols"><div><a data-l href="/assistenza">Assistenza</a><a data-l href="/assistenza/contatti">Contattaci</a><a data-l href="/dispositivi">Dispositivi compatibili</a></div><div><a data-l href="/offerte">Offerte</a><a data-l href="/voucher">Attiva un voucher</a><a data-l href="/regala">Regala un pass</a></div><div><a data-l href="/legale/condizioni">Condizioni d'uso</a><a data-l href="/legale/privacy">Privacy policy</a><a data-l href="/legale/cookie">Gestisci cookie</a><a data-l href="/legale/recesso">Diritto di recesso</a><a data-l href="/legale/trasparenza">Trasparenza tariffaria</a></div><div><a href="https://www.facebook.com/" rel="noopener">Facebook</a><a href="https://www.instagram.com/" rel="noopener">Instagram</a></div></div><p>VedoPlay Italia S.r.l. con socio unico, via Monte Penice 7, 20138 Milano. P. IVA 04619241005. I prezzi si intendono IVA inclusa.</p></footer></app-footer>`;
}
const view = s => { const v = document.getElementById('view'); if (v) v.innerHTML = s; };
const spin = '<div class="mat-spinner mat-mdc-progress-spinner" role="progressbar" aria-label="Caricamento"></div>';
const card = (title, sub, body, actions = '', head = '') => `<mat-card class="mat-mdc-card mdc-card"><mat-card-header class="mat-mdc-card-header"><div class="mat-mdc-card-header-text"><div class="mat-mdc-card-title">${title}</div>${sub ? `<div class="mat-mdc-card-subtitle">${sub}</div>` : ''}</div>${head}</mat-card-header><mat-card-content class="mat-mdc-card-content">${body}</mat-card-content>${actions ? `<mat-card-actions class="mat-mdc-card-actions">${actions}</mat-card-actions>` : ''}</mat-card>`;
const chip = p => p.closed ? '<span class="mat-mdc-chip warn">Account chiuso</span>' : p.autoRenew ? '<span class="mat-mdc-chip">Attivo</span>' : '<span class="mat-mdc-chip warn">Rinnovo disattivato</span>';
const line = p => p.autoRenew ? `Si rinnova il ${p.endsOn} a ${p.price}` : `Non si rinnova. Puoi guardare fino al ${p.endsOn}`;
let P = null;

const pages = {
  async '/account'() {
    shell(spin); P = await http('GET', '/passes'); if (location.pathname !== '/account') return;
    const m = P.main;
    view(`<div class="grid">${card(h(m.name), 'Il tuo pass', `<p>${chip(m)}</p><p>${line(m)}</p>`, btn('Usa un voucher', 'voucher'))}${card('Ciao Marco', 'marco.bellini@posta.example', '<p class="muted">Cliente dal 3 ottobre 2022</p><p>3 dispositivi registrati</p>', btn('Modifica i tuoi dati', 'goDati'))}</div>
    <h2>Continua a guardare</h2><div class="posters">${['Le ombre di Trieste', 'Chef in corsia', 'Il commissario Ferri', 'Nord magnetico', 'Casa mia, cucina tua', 'Dune'].map(x => `<figure><i></i>${x}</figure>`).join('')}</div>`);
  },
  async '/account/pass'() {
    shell(spin); P = await http('GET', '/passes'); if (location.pathname !== '/account/pass') return; drawPasses();
  },
  async '/account/pagamenti'() {
    shell(spin); const r = await http('GET', '/payments'); if (location.pathname !== '/account/pagamenti') return;
    view(card('Metodo di pagamento', '', `<p>${r.card ? h(r.card) : 'Nessun metodo di pagamento'}</p>`, (r.card ? btn('Rimuovi', 'rmCard') : '') + btn('Aggiungi metodo', 'na')) + card('Storico pagamenti', '', r.history.map(x => `<div class="row"><span>${x.d}<br><span class="muted">${x.t}</span></span><span>${x.a}</span></div>`).join('')));
  },
  async '/account/dispositivi'() {
    shell(spin); const r = await http('GET', '/devices'); if (location.pathname !== '/account/dispositivi') return;
    view(card('Dispositivi registrati', 'Puoi registrare fino a 6 dispositivi', r.map(d => `<div class="row"><span>${h(d.name)}<br><span class="muted">Ultimo accesso: ${d.last}</span></span>${btn('Rimuovi', 'rmDev', '', `data-id="${d.id}" aria-label="Rimuovi ${h(d.name)}"`)}</div>`).join('')));
  },
  async '/account/dati'() {
    shell(spin); const u = await http('GET', '/me'); if (location.pathname !== '/account/dati') return;
    view(card('Dati personali', '', `<form id="dati"><p><label>Nome<input type="text" name="name" value="${h(u.name)}"></label></p><p><label>Cognome<input type="text" name="surname" value="${h(u.surname)}"></label></p><p><label>Email<input type="email" name="email" value="${h(u.email)}"></label></p><p><label>Cellulare<input type="text" name="phone" value="${h(u.phone)}"></label></p></form>`, btn('Salva', 'saveMe', FLAT)) + card('Chiudi account', '', '<p class="muted">La chiusura elimina profili, cronologia e pass residui in modo definitivo.</p>', btn('Elimina account', 'closeAcc')));
  },
  async '/account/consensi'() {
    shell(spin); const u = await http('GET', '/me'); if (location.pathname !== '/account/consensi') return;
    const L = { marketing: 'Comunicazioni commerciali VedoPlay', profiling: 'Analisi delle abitudini di visione', thirdParty: 'Comunicazioni di società terze' };
    view(card('Privacy e consensi', '', Object.keys(L).map(k => `<div class="row"><label><input type="checkbox" name="${k}" ${u.consents[k] ? 'checked' : ''}> ${L[k]}</label></div>`).join(''), btn('Salva consensi', 'saveCons', FLAT)));
  }
};
function drawPasses() {
  const m = P.main;
  view(card(h(m.name), `Attivo dal ${m.since}`, `<p>${chip(m)}</p><p>${line(m)}</p><p class="muted">Serie TV, show e oltre 600 film in streaming e on demand</p>`, m.autoRenew ? '' : (m.closed ? '' : btn('Riattiva rinnovo', 'reactivate', FLAT)),
    m.closed ? '' : `<button mat-icon-button type="button" class="mat-mdc-icon-button" aria-label="Altre azioni" aria-haspopup="menu" aria-expanded="false" data-c="passMenu">${dots}</button>`) +
    P.options.map(o => card(h(o.name), o.desc, `<p>${line(o)}</p>`, o.autoRenew ? btn('Disattiva opzione', 'optOff', '', `data-id="${o.id}"`) : '')).join('') +
    card('Pass Sport', 'Serie A, Champions League, Formula 1 e MotoGP', '<p>Da 29,99 € al mese</p>', btn('Scopri', 'na', STROKED)) +
    '<p class="small">Il pass si rinnova automaticamente ogni mese. Puoi disattivare il rinnovo in qualsiasi momento, senza costi, entro le 23:59 del giorno precedente la scadenza. Per le condizioni complete consulta le <a data-l href="/legale/condizioni">Condizioni d\'uso</a>.</p>');
}
function passMenu(at) {
  const items = [['Cambia pass', changePass], ['Usa un voucher', () => acts.voucher()], ['Storico pagamenti', () => go('/account/pagamenti')]];
  if (P.main.autoRenew) items.push(['Disattiva rinnovo automatico', disable]);
  menu(at, items);
}
function changePass() {
  dialog('Cambia pass', '<p>Passa a <b>Pass Entertainment</b> (solo serie e show) a 8,99 € al mese. La modifica è immediata.</p>', btn('Annulla', 'no') + btn('Cambia pass', 'yes', FLAT), {
    no: (b, o) => o.close(), yes: async (b, o) => { working(b); P = await http('POST', '/passes/ent-8841/change'); o.close(); drawPasses(); snack('Il tuo pass è stato cambiato'); }
  });
}
async function disable() {
  const intent = await http('POST', '/passes/ent-8841/renewal/intent', { channel: 'web' });
  const f = { reason: null, note: '' };
  const REASONS = ['Costa troppo', 'Non trovo contenuti che mi interessano', 'Ho visto tutto quello che mi interessava', 'Problemi tecnici o di qualità video', 'Non ho tempo per guardarlo', 'Passo a un altro servizio', 'Altro'];
  const s1 = () => ['Non perderti quello che sta per arrivare', `<p>Marco, ecco cosa ti aspetta su VedoPlay nelle prossime settimane:</p><div class="posters">${intent.shows.map(x => `<figure><i></i><b>${h(x[0])}</b><br><span class="muted">dal ${x[1]}</span></figure>`).join('')}</div>`, btn('Prosegui', 's2') + btn('Resta in VedoPlay', 'stay', FLAT)];
  const s2 = () => ['Perché vuoi disattivare il rinnovo?', `<p class="muted">La tua opinione ci aiuta a migliorare.</p><mat-form-field class="mat-mdc-form-field"><mat-select role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-required="true" aria-label="Motivo" tabindex="0" class="mat-mdc-select" data-c="open"><span class="mdc-floating-label">Motivo</span><span class="mat-mdc-select-value">${f.reason ? `<span class="mat-mdc-select-value-text">${f.reason}</span>` : '<span class="mat-mdc-select-placeholder">Seleziona un motivo</span>'}</span><span aria-hidden="true">▾</span></mat-select></mat-form-field><mat-form-field class="mat-mdc-form-field"><textarea rows="3" maxlength="300" placeholder="Vuoi aggiungere altro? (facoltativo)" aria-label="Vuoi aggiungere altro?">${h(f.note)}</textarea></mat-form-field>`, btn('Annulla', 'stay') + btn('Continua', 's3', FLAT, f.reason ? '' : 'disabled')];
  const s3 = () => [intent.offer.title, `<p>${intent.offer.text}</p><p class="small">Offerta riservata a Marco, valida solo in questo momento e non cumulabile con altre promozioni.</p>`, btn('No, grazie', 's4') + btn('Accetta l\'offerta', 'accept', FLAT)];
  const s4 = () => ['Confermi la disattivazione del rinnovo?', `<p>Potrai guardare ${h(P.main.name)} fino al <b>${P.main.endsOn}</b>. Dopo quella data non ti addebiteremo più nulla.</p>${P.options.length ? '<p>Anche ' + P.options.map(o => h(o.name)).join(' e ') + ' smetterà di rinnovarsi alla stessa data.</p>' : ''}<p class="muted">Puoi riattivare il rinnovo in qualsiasi momento.</p>`, btn('Annulla', 'stay', STROKED) + btn('Conferma disattivazione', 'confirm', FLAT)];
  const s5 = () => ['Rinnovo disattivato', `<p>Abbiamo disattivato il rinnovo automatico. Il tuo pass resta attivo fino al ${P.main.endsOn}.</p><p class="muted">Ti abbiamo inviato una mail di conferma a marco.bellini@posta.example.</p>`, btn('Chiudi', 'stay', FLAT)];
  const to = s => (b, o) => o.set(...s());
  const d = dialog(...s1(), {
    stay: (b, o) => { o.close(); drawPasses(); },
    s2: to(s2), s4: to(s4),
    s3: (b, o) => { f.note = o.el.querySelector('textarea').value; o.set(...s3()); },
    open: (b, o) => openSelect(b, REASONS, f.reason, v => { f.reason = v; f.note = o.el.querySelector('textarea').value; o.set(...s2()); }),
    accept: async (b, o) => { working(b); P = await http('POST', '/passes/ent-8841/offers/stay-3m'); o.close(); drawPasses(); snack('Offerta attivata. Grazie di essere rimasto con noi!'); },
    confirm: async (b, o) => {
      working(b);
      try { P = await http('PUT', '/passes/ent-8841/renewal', { enabled: false, token: intent.token, reason: f.reason, note: f.note }); o.set(...s5()); drawPasses(); }
      catch (e) { o.close(); snack('Si è verificato un errore. Riprova più tardi.'); }
    }
  });
  d.el.addEventListener('keydown', e => { const s = e.target.closest('mat-select'); if (s && ['Enter', ' ', 'ArrowDown'].includes(e.key)) { e.preventDefault(); s.click(); } });
}
function openSelect(at, options, cur, cb) {
  at.setAttribute('aria-expanded', 'true');
  let n = Math.max(0, options.indexOf(cur));
  const o = overlay(`<div role="listbox" tabindex="-1" class="mat-mdc-select-panel mdc-menu-surface" aria-label="Motivo">${options.map((x, i) => `<mat-option role="option" tabindex="0" style="display:block" class="mat-mdc-option mdc-list-item" aria-selected="${x === cur}" data-i="${i}"><span class="mdc-list-item__primary-text">${h(x)}</span></mat-option>`).join('')}</div>`, { at, backdrop: 'none', onClose: () => { at.setAttribute('aria-expanded', 'false'); removeEventListener('keydown', key, true); } });
  const opts = [...o.el.querySelectorAll('mat-option')];
  const key = e => {
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') { e.preventDefault(); opts[n].classList.remove('active'); n = (n + (e.key === 'ArrowDown' ? 1 : -1) + opts.length) % opts.length; opts[n].classList.add('active'); }
    else if (e.key === 'Enter') { e.preventDefault(); e.stopPropagation(); o.close(); cb(options[n]); }
  };
  addEventListener('keydown', key, true);
  o.el.addEventListener('click', e => { const x = e.target.closest('[data-i]'); if (x) { o.close(); cb(options[x.dataset.i]); } });
}
const acts = {
  profile: b => menu(b, [['Il mio account', () => go('/account')], ['Gestisci profili', () => acts.na()], ['Assistenza', () => go('/assistenza')], ['Esci', async () => { await http('POST', '/logout'); go('/account'); }]]),
  passMenu, na: () => snack('Funzione al momento non disponibile.'), goDati: () => go('/account/dati'),
  voucher: () => dialog('Usa un voucher', '<p><input type="text" aria-label="Codice voucher" placeholder="Codice di 12 cifre"></p>', btn('Annulla', 'no') + btn('Attiva', 'yes', FLAT), { no: (b, o) => o.close(), yes: async (b, o) => { try { await http('POST', '/vouchers', { code: o.el.querySelector('input').value }); } catch (e) { snack(e.data?.error || 'Errore'); } } }),
  add4k: () => dialog('Aggiungi Opzione 4K', '<p>5,00 € al mese in più, addebitati da subito sulla tua carta Visa •••• 3306.</p>', btn('Annulla', 'no') + btn('Conferma e paga', 'yes', FLAT), { no: (b, o) => o.close(), yes: async (b, o) => { working(b); P = await http('POST', '/passes/ent-8841/options/opt-4k'); o.close(); snack('Opzione 4K attivata'); render(); } }),
  optOff: b => dialog('Disattivare l\'opzione?', '<p>Continuerai ad avere il tuo pass senza Full HD e con una sola visione alla volta.</p>', btn('Annulla', 'no') + btn('Conferma', 'yes', FLAT), { no: (x, o) => o.close(), yes: async (x, o) => { working(x); P = await http('DELETE', '/passes/ent-8841/options/' + b.dataset.id); o.close(); drawPasses(); snack('Opzione disattivata'); } }),
  reactivate: async b => { working(b); P = await http('PUT', '/passes/ent-8841/renewal', { enabled: true }); drawPasses(); snack('Rinnovo riattivato'); },
  rmCard: async () => { await http('DELETE', '/payments/card'); render(); }, rmDev: async b => { await http('DELETE', '/devices/' + b.dataset.id); render(); },
  saveMe: async () => { await http('PUT', '/me', Object.fromEntries(new FormData(document.getElementById('dati')))); snack('Dati salvati'); },
  saveCons: async () => { const o = {}; document.querySelectorAll('#view input[type=checkbox]').forEach(x => o[x.name] = x.checked); await http('PUT', '/me/consents', o); snack('Consensi aggiornati'); },
  closeAcc: () => dialog('Eliminare l\'account?', '<p>L\'operazione è definitiva. Perderai l\'accesso immediatamente, senza rimborso dei giorni residui.</p>', btn('Annulla', 'no') + btn('Elimina account', 'yes', FLAT), { no: (b, o) => o.close(), yes: async (b, o) => { working(b); await http('DELETE', '/me'); o.close(); go('/account'); } })
};
function other() {
  const p = location.pathname;
  let t = 'VedoPlay', b = `<div class="posters">${['Le ombre di Trieste', 'Oppenheimer', 'Chef in corsia', 'Il commissario Ferri', 'Dune', 'Nord magnetico'].map(x => `<figure><i></i>${x}</figure>`).join('')}</div>`;
  if (p.startsWith('/assistenza')) { t = 'Assistenza'; b = '<h3>Come disattivo il rinnovo automatico?</h3><p>Vai in <a data-l href="/account">Il mio account</a>, apri la sezione I miei pass e usa il menu accanto al pass che vuoi disattivare.</p><h3>Come elimino un dispositivo?</h3><p>Puoi rimuovere un dispositivo al mese dalla sezione Dispositivi.</p><h3>Non riesco a vedere in HD</h3><p>La qualità HD richiede l\'Opzione Premium.</p>'; }
  if (p.startsWith('/legale')) { t = 'Informazioni legali'; b = '<p>5.1 I Pass hanno durata mensile e si rinnovano automaticamente. 5.2 Il Cliente può disattivare il rinnovo dall\'area personale senza penali. 5.3 Il diritto di recesso può essere esercitato entro 14 giorni dall\'acquisto.</p>'; }
  shell(`<h1>${t}</h1>${b}`, false);
}
function render() { (pages[location.pathname] || other)(); scrollTo(0, 0); }
function go(p, r) { history[r ? 'replaceState' : 'pushState'](null, '', p); render(); }
addEventListener('popstate', () => { while (stack.length) stack[0].close(); render(); });
document.addEventListener('click', e => {
  const a = e.target.closest('a[data-l]');
  if (a) { e.preventDefault(); go(a.getAttribute('href')); return; }
  const b = $root.contains(e.target) && e.target.closest('[data-c]');
  if (b && !b.disabled) acts[b.dataset.c]?.(b);
});
if (location.pathname === '/' || location.pathname === '/index.html') history.replaceState(null, '', '/account');
setTimeout(render, 250);
if (!document.cookie.includes('_iub_cs')) setTimeout(() => {
  const d = document.createElement('div'); d.className = 'iubenda-cs'; d.setAttribute('role', 'alertdialog'); d.setAttribute('aria-label', 'Informativa');
  d.innerHTML = '<button class="x" aria-label="Continua senza accettare">×</button><b>Informativa</b><p>Noi e terze parti selezionate utilizziamo cookie o tecnologie simili per finalità tecniche e, con il tuo consenso, anche per misurazione e marketing come specificato nella <a data-l href="/legale/cookie">cookie policy</a>. Puoi liberamente prestare, rifiutare o revocare il tuo consenso in qualsiasi momento.</p><div class="btns"><button class="cust">Scopri di più e personalizza</button><button>Rifiuta</button><button>Accetta</button></div>';
  d.addEventListener('click', e => { const b = e.target.closest('button'); if (!b) return; document.cookie = '_iub_cs=' + (b.textContent === 'Accetta' ? 1 : 0) + ';path=/;max-age=15552000'; d.remove(); fetch('/api/v2/cookie-consent', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"choice":"' + (b.textContent === 'Accetta' ? 'all' : 'none') + '"}' }); });
  document.body.append(d);
}, 900);
