(() => {
'use strict';
const root = document.getElementById('root');
let me = null, tab = 'profilo', seq = 0;
// tiny createElement
function h(tag, props, ...kids) {
  const e = document.createElement(tag);
  for (const [k, v] of Object.entries(props || {})) {
    if (k.startsWith('on')) e.addEventListener(k.slice(2), v);
    else if (v === true) e.setAttribute(k, ''); else if (v !== false && v != null) e.setAttribute(k, v);
  }
  e.append(...kids.flat(9).filter(x => x != null && x !== false));
  return e;
}
const api = async (path, body) => {
  const r = await fetch('/api/' + path, body ? {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)} : {});
  if (!r.ok) throw new Error('Si è verificato un errore. Riprova più tardi.');
  return r.json();
};
const Typo = (v, tag, ...k) => h(tag, {class: `MuiTypography-root MuiTypography-${v} css-${v}`}, ...k);
const Btn = (label, onclick, variant = 'text', extra = {}) => h('button', {class: `MuiButtonBase-root MuiButton-root MuiButton-${variant} MuiButton-${variant}Primary MuiButton-sizeMedium css-btn-${variant}`, tabindex: '0', type: 'button', onclick, ...extra}, label, h('span', {class: 'MuiTouchRipple-root css-w0pj6f'}));
const Link = (label, to, cls = 'css-link') => h('a', {href: to, class: cls, onclick: e => { e.preventDefault(); go(to); }}, label);
const Card = (...k) => h('div', {class: 'MuiPaper-root MuiPaper-elevation1 MuiCard-root css-card'}, h('div', {class: 'MuiCardContent-root'}, ...k));

function Dialog(title, content, actions, {close = true} = {}) {
  const id = ':r' + (seq++).toString(32) + ':', prev = document.activeElement;
  const paper = h('div', {class: 'MuiPaper-root MuiPaper-elevation24 MuiDialog-paper MuiDialog-paperScrollPaper MuiDialog-paperWidthSm css-paper', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': id});
  const d = h('div', {role: 'presentation', class: 'MuiDialog-root MuiModal-root css-126xj0f'},
    h('div', {'aria-hidden': 'true', class: 'MuiBackdrop-root css-backdrop'}),
    h('div', {tabindex: '0', 'data-testid': 'sentinelStart'}),
    h('div', {class: 'MuiDialog-container MuiDialog-scrollPaper css-container', role: 'presentation', tabindex: '-1'}, paper),
    h('div', {tabindex: '0', 'data-testid': 'sentinelEnd'}));
  const shut = () => { d.classList.remove('in'); document.removeEventListener('keydown', esc); setTimeout(() => { d.remove(); if (!document.querySelector('.MuiDialog-root')) { root.removeAttribute('aria-hidden'); document.body.style.overflow = ''; prev && prev.focus && prev.focus(); } }, 220); };
  const esc = e => { if (e.key === 'Escape' && close) shut(); };
  const T = h('h2', {class: 'MuiTypography-root MuiTypography-h6 MuiDialogTitle-root css-title', id}, title);
  paper.append(T, ...(close ? [h('button', {class: 'MuiButtonBase-root MuiIconButton-root css-x', 'aria-label': 'Chiudi', type: 'button', onclick: shut}, h('span', {'aria-hidden': 'true'}, '✕'))] : []),
    h('div', {class: 'MuiDialogContent-root css-content'}, content), h('div', {class: 'MuiDialogActions-root MuiDialogActions-spacing css-actions'}, ...actions(shut)));
  document.addEventListener('keydown', esc);
  d.querySelector('.css-container').addEventListener('mousedown', e => { if (close && e.target === e.currentTarget) shut(); });
  document.body.append(d); root.setAttribute('aria-hidden', 'true'); document.body.style.overflow = 'hidden';
  requestAnimationFrame(() => { d.classList.add('in'); d.querySelector('.css-container').focus(); });
  return shut;
}
const snack = t => { const s = h('div', {class: 'MuiSnackbar-root css-snack', role: 'presentation'}, h('div', {class: 'MuiPaper-root MuiSnackbarContent-root', role: 'alert'}, h('div', {class: 'MuiSnackbarContent-message'}, t))); document.body.append(s); setTimeout(() => s.remove(), 5000); };
const busy = async (b, f) => { b.disabled = true; b.classList.add('Mui-disabled'); b.prepend(h('span', {class: 'MuiCircularProgress-root css-spin', role: 'progressbar'})); try { await f(); } catch (x) { snack(x.message); b.disabled = false; b.classList.remove('Mui-disabled'); b.querySelector('.css-spin').remove(); } };
const refresh = async () => { me = await api('user/me'); draw(); };

// ---- gestione abbonamento
function gestisci(s) {
  const main = s.id === 'svod-plus';
  Dialog('Gestisci ' + s.nome, h('dl', {class: 'css-dl'}, h('dt', {}, 'Piano'), h('dd', {}, s.piano), h('dt', {}, 'Prezzo'), h('dd', {}, s.prezzo), h('dt', {}, s.rinnovo ? 'Prossimo rinnovo' : 'Attivo fino al'), h('dd', {}, s.data), h('dt', {}, 'Rinnovo automatico'), h('dd', {}, s.rinnovo ? 'Attivo' : 'Disattivato'), h('dt', {}, 'Pagamento'), h('dd', {}, me.card ? 'Mastercard •••• 2096' : 'Nessuno')), shut => [
    main && s.piano === 'Mensile' && s.rinnovo ? Btn('Passa ad annuale', () => { shut(); annuale(s); }, 'outlined') : null,
    s.rinnovo ? Btn('Disattiva rinnovo', () => { shut(); main ? offerta(s) : sondaggio(s); }) : Btn('Riattiva rinnovo', e => busy(e.currentTarget, async () => { await api('subscription/autorenew', {sub: s.id, enabled: true}); shut(); await refresh(); snack('Rinnovo automatico riattivato.'); }), 'contained'),
  ].filter(Boolean));
}
function annuale(s) {
  Dialog('Passa al piano annuale', Typo('body1', 'p', 'Paghi € 69,00 una volta l\'anno invece di € 95,88. L\'addebito avviene subito sulla tua Mastercard •••• 2096.'), shut => [Btn('Annulla', () => shut()), Btn('Conferma e paga', e => busy(e.currentTarget, async () => { await api('subscription/plan', {sub: s.id, piano: 'annuale'}); shut(); await refresh(); snack('Ora hai il piano annuale.'); }), 'contained')]);
}
function offerta(s) {
  Dialog('Vuoi già lasciarci?', [Typo('body1', 'p', `Se disattivi il rinnovo, dal ${s.data} non potrai più guardare:`), h('ul', {class: 'css-ul'}, h('li', {}, 'oltre 2.000 film e serie senza pubblicità'), h('li', {}, 'le partite di coppa in diretta'), h('li', {}, 'le anteprime dei programmi in prima serata')),
    h('div', {class: 'MuiPaper-root css-offer'}, Typo('subtitle1', 'p', 'Solo per te: 3 mesi a € 3,99'), Typo('body2', 'p', 'Resta con noi a metà prezzo. Dopo 3 mesi il rinnovo torna a € 7,99 al mese, salvo disattivazione.'))], shut => [
    Btn('Continua con la disattivazione', () => { shut(); sondaggio(s); }),
    Btn('Resta a € 3,99', e => busy(e.currentTarget, async () => { await api('subscription/retention', {sub: s.id, promo: '3X399'}); shut(); await refresh(); snack('Offerta attivata.'); }), 'contained')]);
}
const MOTIVI = ['Costa troppo', 'Non trovo contenuti che mi interessano', 'Lo uso poco', 'Ho problemi tecnici', 'Volevo vedere solo un evento o una serie', 'Preferisco un altro servizio', 'Altro'];
function sondaggio(s) {
  let motivo = null;
  const ta = h('div', {class: 'MuiFormControl-root css-field', hidden: true}, h('label', {for: 'note-motivo'}, 'Raccontaci di più (facoltativo)'), h('textarea', {id: 'note-motivo', rows: '2', class: 'MuiInputBase-input'}));
  const grp = h('div', {class: 'MuiFormGroup-root MuiRadioGroup-root', role: 'radiogroup', 'aria-label': 'Motivo'}, MOTIVI.map((m, i) => h('label', {class: 'MuiFormControlLabel-root MuiFormControlLabel-labelPlacementEnd css-fcl'}, h('span', {class: 'MuiButtonBase-root MuiRadio-root css-radio'}, h('input', {class: 'PrivateSwitchBase-input css-1m9pwf3', name: 'motivo-' + seq, type: 'radio', value: String(i), onchange: () => { motivo = m; ta.hidden = m !== 'Altro'; }}), h('span', {class: 'css-dot'})), Typo('body1', 'span', m))));
  Dialog('Confermi la disattivazione?', [Typo('body1', 'p', `Il rinnovo automatico di ${s.nome} verrà disattivato. Potrai continuare a guardare fino al ${s.data} e non ci saranno altri addebiti.`), Typo('body2', 'p', 'Se ti va, dicci perché (facoltativo):'), grp, ta], shut => [
    Btn('Annulla', () => shut()),
    Btn('Conferma disattivazione', e => busy(e.currentTarget, async () => { await api('subscription/autorenew', {sub: s.id, enabled: false, motivo, note: ta.querySelector('textarea').value || null}); shut(); await refresh(); fatto(s); }), 'contained')]);
}
function fatto(s) {
  Dialog('Rinnovo disattivato', [Typo('body1', 'p', `Il rinnovo automatico di ${s.nome} è stato disattivato. Il tuo abbonamento resta attivo fino al ${s.data}.`), Typo('body2', 'p', `Ti abbiamo inviato una mail di conferma a ${me.email}. Puoi riattivare il rinnovo quando vuoi dalla tua area personale.`)], shut => [Btn('Ho capito', () => shut(), 'contained')]);
}
function elimina() {
  Dialog('Elimina account', Typo('body1', 'p', 'L\'eliminazione è definitiva: perderai cronologia, lista e ogni abbonamento attivo, senza rimborso del periodo residuo.'), shut => [Btn('Annulla', () => shut(), 'contained'), Btn('Elimina definitivamente', e => busy(e.currentTarget, async () => { await api('user/delete', {}); shut(); await refresh(); }))]);
}

// ---- schede dell'area personale
const TABS = {
  profilo: ['Profilo', () => [Card(Typo('h6', 'h2', 'I tuoi dati'), h('dl', {class: 'css-dl'}, h('dt', {}, 'Nome'), h('dd', {}, `${me.nome} ${me.cognome}`), h('dt', {}, 'Email'), h('dd', {}, me.email), h('dt', {}, 'Password'), h('dd', {}, '••••••••')), h('div', {class: 'css-field'}, h('label', {for: 'nick'}, 'Nickname'), h('input', {id: 'nick', class: 'MuiInputBase-input', value: 'dave_r'})), Btn('Salva', async () => { await api('user/profile', {nick: document.getElementById('nick').value}); snack('Dati salvati.'); }, 'outlined')),
    Card(Typo('h6', 'h2', 'Elimina account'), Typo('body2', 'p', 'Vuoi cancellare il tuo account Lumevia?'), Btn('Elimina account', elimina))]],
  abbonamenti: ['Abbonamenti', () => [...me.subs.map(s => Card(h('div', {class: 'css-subhead'}, Typo('h6', 'h2', s.nome), h('div', {class: 'MuiChip-root ' + (s.rinnovo ? 'css-chip-ok' : 'css-chip-off')}, h('span', {class: 'MuiChip-label'}, s.rinnovo ? 'Attivo' : 'Rinnovo disattivato'))), Typo('body2', 'p', s.desc), Typo('body1', 'p', s.rinnovo ? `${s.prezzo} · si rinnova il ${s.data}` : `Attivo fino al ${s.data}. Nessun altro addebito previsto.`), Btn('Gestisci', () => gestisci(s), 'outlined', {'aria-label': 'Gestisci ' + s.nome}))),
    Card(Typo('h6', 'h2', 'Aggiungi un canale'), Typo('body2', 'p', 'Cinema Classico, il meglio del cinema italiano, a € 2,99 al mese.'), Btn('Acquista', e => busy(e.currentTarget, async () => { await api('subscription/purchase', {prodotto: 'ch-classico'}); snack('Canale attivato.'); await refresh(); }), 'contained')),
    Typo('caption', 'p', 'Gli abbonamenti acquistati tramite app store o operatori si gestiscono presso il venditore. Hai un codice promozionale? Inseriscilo nella pagina Offerte.')]],
  pagamento: ['Pagamenti', () => [Card(Typo('h6', 'h2', 'Metodo di pagamento'), Typo('body1', 'p', me.card ? 'Mastercard •••• 2096, scadenza 04/29' : 'Nessun metodo di pagamento'), me.card ? Btn('Rimuovi', async () => { await api('payment/remove', {}); await refresh(); snack('Carta rimossa.'); }) : null), Card(Typo('h6', 'h2', 'Storico'), Typo('body2', 'p', 'Ultimi addebiti: € 7,99, € 3,99, € 7,99, € 3,99'))]],
  dispositivi: ['Dispositivi', () => [Card(Typo('h6', 'h2', 'I tuoi dispositivi'), Typo('body2', 'p', 'Smart TV Salotto · iPhone di Davide · Chrome su Windows'), Btn('Disconnetti tutti', async () => { await api('devices/logout', {}); snack('Dispositivi disconnessi.'); }, 'outlined'))]],
  privacy: ['Privacy e consensi', () => [Card(Typo('h6', 'h2', 'Consensi'), Object.entries({newsletter: 'Newsletter e comunicazioni commerciali', profilazione: 'Profilazione per contenuti personalizzati'}).map(([k, t]) => h('label', {class: 'MuiFormControlLabel-root css-fcl'}, h('input', {type: 'checkbox', role: 'switch', checked: me.consensi[k], onchange: async e => { await api('user/consents', {nome: k, valore: e.target.checked}); snack('Preferenza salvata.'); }}), Typo('body1', 'span', t))))]],
};
function area() {
  return h('div', {class: 'css-area'}, h('div', {class: 'MuiTabs-root MuiTabs-vertical'}, Typo('h5', 'h1', 'Area personale'), h('div', {role: 'tablist', 'aria-orientation': 'vertical', 'aria-label': 'Area personale', class: 'MuiTabs-flexContainer'}, Object.entries(TABS).map(([k, [t]]) => h('button', {role: 'tab', type: 'button', id: 'tab-' + k, 'aria-controls': 'panel-' + k, 'aria-selected': String(k === tab), tabindex: k === tab ? '0' : '-1', class: 'MuiButtonBase-root MuiTab-root css-tab' + (k === tab ? ' Mui-selected' : ''), onclick: () => go('/area-personale/' + k)}, t)))),
    h('div', {role: 'tabpanel', id: 'panel-' + tab, 'aria-labelledby': 'tab-' + tab, class: 'css-panel'}, TABS[tab][1]()));
}
const rail = (t, names) => h('section', {class: 'css-rail'}, Typo('h6', 'h2', t), h('div', {class: 'css-row'}, names.map((n, i) => h('a', {href: '/guarda', class: 'css-tile t' + (i % 5), onclick: e => { e.preventDefault(); go('/guarda'); }}, n))));
const home = () => h('div', {}, h('div', {class: 'css-hero'}, Typo('h3', 'h1', 'La casa sul Po'), Typo('body1', 'p', 'La nuova serie in esclusiva su Lumevia+'), Link('Guarda ora', '/guarda', 'css-btn-contained')), rail('Continua a guardare', ['Il commissario Brandi', 'Cucine d\'Italia', 'Derby Show', 'Vite parallele']), rail('In diretta', ['Lumevia 1', 'Lumevia 2', 'Lumevia News', 'Lumevia Sport']), rail('I più visti su Lumevia+', ['Notte a Trieste', 'L\'erede', 'Coppa: gli highlights', 'Sette colli', 'Fuga']));
const statica = {guarda: ['Riproduzione', 'Il contenuto sta per iniziare…'], offerte: ['Offerte', 'Lumevia+ a € 7,99 al mese o € 69 all\'anno. Inserisci qui il tuo codice promozionale.'], aiuto: ['Assistenza', 'Per interrompere un abbonamento vai in Area personale, scegli Abbonamenti e poi Gestisci. Il servizio resta attivo fino alla fine del periodo già pagato.'], legale: ['Note legali', 'Lumevia S.p.A., P. IVA 00000000000']};

function Header() {
  const menu = h('ul', {class: 'MuiList-root MuiMenu-list css-menu', role: 'menu', id: 'user-menu', hidden: true}, [['Area personale', '/area-personale'], ['La mia lista', '/guarda'], ['Assistenza', '/aiuto'], ['Esci', '/']].map(([t, to]) => h('li', {class: 'MuiButtonBase-root MuiMenuItem-root', role: 'menuitem', tabindex: '-1', onclick: () => go(to)}, t)));
  const av = h('button', {class: 'MuiButtonBase-root MuiIconButton-root css-av', type: 'button', 'aria-label': 'Account di Davide', 'aria-haspopup': 'menu', 'aria-expanded': 'false', onclick: e => { e.stopPropagation(); menu.hidden = !menu.hidden; av.setAttribute('aria-expanded', String(!menu.hidden)); }}, h('div', {class: 'MuiAvatar-root'}, 'D'));
  return h('header', {class: 'MuiPaper-root MuiAppBar-root css-bar'}, Link('lumevia', '/', 'css-logo'), h('nav', {'aria-label': 'Principale'}, Link('Home', '/'), Link('Dirette', '/guarda'), Link('Film', '/guarda'), Link('Serie', '/guarda'), Link('Sport', '/guarda'), Link('Offerte', '/offerte')), h('div', {class: 'css-user'}, av, menu));
}
const Footer = () => h('footer', {class: 'css-foot'}, h('div', {}, Link('Assistenza', '/aiuto'), Link('Condizioni d\'uso', '/legale'), Link('Privacy', '/legale'), Link('Cookie', '/legale'), Link('Dispositivi compatibili', '/aiuto'), Link('Lavora con noi', '/legale')), Typo('caption', 'p', '© Lumevia S.p.A. Tutti i diritti riservati.'));
function draw() {
  const [, a, b] = location.pathname.split('/');
  let body;
  if (me.deleted) body = h('div', {class: 'css-panel'}, Typo('h5', 'h1', 'Account eliminato'), Typo('body1', 'p', 'Il tuo account non esiste più.'));
  else if (!a) body = home();
  else if (a === 'area-personale') { tab = TABS[b] ? b : 'profilo'; body = area(); }
  else { const [t, x] = statica[a] || ['Pagina non trovata', 'Torna alla home.']; body = h('div', {class: 'css-panel'}, Typo('h5', 'h1', t), Typo('body1', 'p', x)); }
  root.replaceChildren(h('div', {class: 'App'}, Header(), h('main', {class: 'css-main'}, body), Footer()));
}
function go(to) { history.pushState({}, '', to); draw(); scrollTo(0, 0); }
addEventListener('popstate', draw);
document.addEventListener('click', () => { const m = document.getElementById('user-menu'); if (m) m.hidden = true; });

function consenso() {
  if (document.cookie.includes('euconsent=')) return;
  const end = v => { document.cookie = 'euconsent=' + v + ';path=/;max-age=15552000'; host.remove(); };
  const host = h('div', {id: 'didomi-host'}, h('div', {id: 'didomi-notice', class: 'didomi-notice-banner', role: 'dialog', 'aria-label': 'Consenso cookie'}, h('a', {href: '#', class: 'didomi-continue-without-agreeing', role: 'button', onclick: e => { e.preventDefault(); end('0'); }}, 'Continua senza accettare →'), h('div', {class: 'didomi-notice-text'}, 'Noi e i nostri 214 partner usiamo cookie e tecnologie simili per pubblicità e contenuti personalizzati, misurazione e ricerche sul pubblico.'), h('div', {}, h('button', {type: 'button', id: 'didomi-notice-learn-more-button', onclick: e => { e.target.textContent = 'Gestisci dalle impostazioni della pagina Cookie'; }}, 'Scopri di più'), h('button', {type: 'button', id: 'didomi-notice-agree-button', onclick: () => end('1')}, 'Accetta e chiudi'))));
  document.body.append(host);
}
root.append(h('div', {class: 'css-boot'}, h('span', {class: 'MuiCircularProgress-root css-spin big', role: 'progressbar'})));
refresh().then(() => setTimeout(consenso, 700));
})();
