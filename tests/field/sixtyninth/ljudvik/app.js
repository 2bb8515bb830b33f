const TX = '#t', CM = '#c';
const DV = 'data-v-3f9c01ab';
const h = (t, p, ...c) => ({ t, p: p || {}, c: c.flat(9).map(x => x === null || x === false || x === undefined || x === true ? { t: CM } : typeof x === 'object' ? x : { t: TX, v: String(x) }) });
function prop(el, k, v, o) {
  if (k === 'key') return;
  if (k[0] === '@') { const n = k.slice(1); el._vei = el._vei || {}; if (!(n in el._vei)) el.addEventListener(n, e => el._vei[n] && el._vei[n](e)); el._vei[n] = v; return; }
  if (k === 'checked') { el.checked = !!v; return; }
  if (k === 'value' && el.type !== 'radio' && el.type !== 'checkbox') { if (el.value !== v) el.value = v; return; }
  if (v === false || v === null || v === undefined) el.removeAttribute(k); else if (v !== o) el.setAttribute(k, v === true ? '' : v);
}
function mk(v) {
  if (v.t === TX) return v.el = document.createTextNode(v.v);
  if (v.t === CM) return v.el = document.createComment('');
  const el = v.el = document.createElement(v.t);
  if (v.p.type) el.setAttribute('type', v.p.type);
  for (const k in v.p) prop(el, k, v.p[k]);
  v.c.forEach(c => el.appendChild(mk(c)));
  return el;
}
function patch(a, b) {
  if (a.t !== b.t || (a.p || 0).key !== (b.p || 0).key) { const o = a.el; o.parentNode.replaceChild(mk(b), o); return; }
  const el = b.el = a.el;
  if (b.t === TX) { if (a.v !== b.v) el.nodeValue = b.v; return; }
  if (b.t === CM) return;
  for (const k in a.p) if (!(k in b.p)) prop(el, k, null);
  for (const k in b.p) prop(el, k, b.p[k], a.p[k]);
  for (let i = 0; i < Math.max(a.c.length, b.c.length); i++) i >= b.c.length ? a.c[i].el.remove() : i >= a.c.length ? el.appendChild(mk(b.c[i])) : patch(a.c[i], b.c[i]);
}
const S = { path: location.pathname, k: null, laddar: false, orsak: '', text: '', steg: 1, dlg: null, snack: '', namn: '', fel: '' };
const app = document.getElementById('app');
let tree = null;
function render() { const n = root(); if (!tree) { app.setAttribute('data-v-app', ''); app.appendChild(mk(n)); } else patch(tree, n); tree = n; renderDlg(); }
const set = o => { Object.assign(S, o); render(); };
const hamta = async () => { const r = await fetch('/api/konto', { headers: { accept: 'application/json' } }); const k = await r.json(); set({ k, namn: k.namn }); };
async function skicka(url, body, msg, sedan) {
  set({ laddar: true, fel: '' });
  try { const r = await fetch('/api' + url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); if (!r.ok) throw 0; const k = await (await fetch('/api/konto')).json(); Object.assign(S, { k, laddar: false, dlg: null }); if (sedan) sedan(); render(); if (msg) snack(msg); } catch (e) { set({ laddar: false, fel: 'Något gick fel. Försök igen.' }); }
}
let st; function snack(m) { set({ snack: m }); clearTimeout(st); st = setTimeout(() => set({ snack: '' }), 4000); }
function till(p) {
  if (p === S.path) return; const s = document.querySelector('.sida');
  const fin = () => { history.pushState({}, '', p); byt(p); };
  if (s) { s.classList.add('fade-leave-active', 'fade-leave-to'); setTimeout(fin, 200); } else fin();
}
function byt(p) { window.scrollTo(0, 0); const nytt = { path: p, fel: '' }; if (p === '/konto/abonnemang/avsluta') Object.assign(nytt, { steg: 1, orsak: '', text: '' }); if (p.startsWith('/konto')) nytt.k = null; set(nytt); if (p.startsWith('/konto')) hamta(); intra(); }
function intra() { const s = document.querySelector('.sida'); if (!s) return; s.classList.remove('fade-leave-active', 'fade-leave-to'); s.classList.add('fade-enter-active', 'fade-enter-from'); requestAnimationFrame(() => requestAnimationFrame(() => { s.classList.remove('fade-enter-from'); setTimeout(() => s.classList.remove('fade-enter-active'), 220); })); }
const steg = n => { window.scrollTo(0, 0); set({ steg: n, fel: '' }); intra(); };
window.addEventListener('popstate', () => byt(location.pathname));
const L = (to, t, p) => h('a', { [DV]: '', href: to, '@click': e => { e.preventDefault(); till(to); }, ...p }, t);
const btnc = (v, c) => `v-btn v-theme--ljudvik ${c || ''} v-btn--density-default v-btn--size-large v-btn--variant-${v}`;
const inner = t => [h('span', { class: 'v-btn__overlay' }), h('span', { class: 'v-btn__underlay' }), null, h('span', { class: 'v-btn__content', 'data-no-activator': '' }, t)];
const B = (t, f, v = 'elevated', c = '', p = {}) => h('button', { type: 'button', class: btnc(v, c + (p.disabled ? ' v-btn--disabled' : '') + (p.loading ? ' v-btn--loading' : '')), '@click': f, disabled: p.disabled || p.loading }, ...inner(t), p.loading ? h('span', { class: 'v-btn__loader' }, h('div', { class: 'v-progress-circular', role: 'progressbar', 'aria-valuemin': '0', 'aria-valuemax': '100' })) : null);
const BA = (to, t, v = 'elevated', c = '') => L(to, inner(t), { class: btnc(v, c) });
const LI = (to, t, sub, f) => h('a', { [DV]: '', class: 'v-list-item v-list-item--link v-theme--ljudvik v-list-item--density-default v-list-item--two-line v-list-item--variant-text', href: to, '@click': e => { e.preventDefault(); f ? f() : till(to); } }, h('div', { class: 'v-list-item__content' }, h('div', { class: 'v-list-item-title' }, t), sub ? h('div', { class: 'v-list-item-subtitle' }, sub) : null), h('div', { class: 'v-list-item__append', 'aria-hidden': 'true' }, '›'));
const ctl = (typ, id, namn, on, t, f) => h('div', { class: `v-selection-control v-selection-control--density-default v-${typ} ${on ? 'v-selection-control--dirty' : ''}` }, h('div', { class: `v-selection-control__wrapper${on ? ' text-primary' : ''}` }, h('div', { class: 'v-selection-control__input' }, h('i', { class: `mdi v-icon notranslate ${on ? 'pa' : ''}`, 'aria-hidden': 'true' }), h('input', { type: typ === 'radio' ? 'radio' : 'checkbox', id, name: namn, value: id, checked: on, '@change': f, 'aria-disabled': 'false' }))), h('label', { class: 'v-label v-label--clickable', for: id }, t));
const card = (...c) => h('div', { class: 'v-card v-theme--ljudvik v-card--variant-flat' }, ...c);
const ORS = [['dyrt', 'Det är för dyrt'], ['tid', 'Jag hinner inte lyssna'], ['utbud', 'Jag hittar inte böckerna jag vill ha'], ['konkurrent', 'Jag byter till en annan tjänst'], ['prova', 'Jag ville bara prova'], ['teknik', 'Tekniska problem med appen'], ['annat', 'Annat']];
const BOK = [['Tystnaden efter Sarek', 'Malin Öberg'], ['Bagarens dotter', 'Per Lindroth'], ['Nattfärjan', 'Sofia Hjelm'], ['Fjorton dagar i augusti', 'Anders Rehn'], ['Konsten att sova', 'Dr Eva Nyman'], ['Skuggspel', 'Jens Arvidsson']];
const hylla = (t, o) => [h('h2', {}, t), h('div', { class: 'hylla' }, ...BOK.map((b, i) => h('div', { class: 'bok' }, h('div', { class: 'omslag', style: `background:hsl(${(i * 57 + o) % 360} 45% 60%)` }), h('strong', {}, b[0]), h('div', { class: 'liten' }, b[1]))))];
const pris = a => (a.rabatt ? '84,50 kr/mån i 2 månader, därefter 169 kr/mån' : a.pris + ' kr/mån');
const chip = a => a.avslutas ? h('span', { class: 'v-chip varn' }, 'Avslutas ' + a.nasta) : a.pausat ? h('span', { class: 'v-chip varn' }, 'Pausat') : h('span', { class: 'v-chip' }, 'Aktivt');
const sidor = {
  '/': () => h('div', { class: 'v-container' }, h('h1', {}, 'God eftermiddag, Elin'), card(h('strong', {}, 'Fortsätt lyssna: Nattfärjan'), h('div', { class: 'liten' }, '4 tim 12 min kvar')), ...hylla('Populärt just nu', 10), ...hylla('Nytt för dig', 150), ...hylla('Kort lyssning', 260)),
  '/bocker': () => h('div', { class: 'v-container' }, h('h1', {}, 'Böcker'), ...hylla('Deckare', 40), ...hylla('Feelgood', 200)),
  '/mina-bocker': () => h('div', { class: 'v-container' }, h('h1', {}, 'Mina böcker'), ...hylla('Sparade', 90)),
  '/presentkort': () => h('div', { class: 'v-container smal' }, h('h1', {}, 'Presentkort'), card(h('p', {}, 'Ge bort tre månader Ljudvik Standard för 449 kr. Betalas med ditt sparade kort.'), B('Köp presentkort', () => set({ dlg: 'present' }), 'elevated', 'bg-primary'))),
  '/hjalp': () => h('div', { class: 'v-container smal' }, h('h1', {}, 'Hjälp'), card(h('h2', {}, 'Hur avslutar jag mitt abonnemang?'), h('p', {}, 'Logga in på webben, gå till ', L('/konto/abonnemang', 'Mitt konto → Abonnemang'), ' och välj Avsluta abonnemang. Du kan lyssna till och med periodens sista dag. Det går inte att avsluta i appen. Att ta bort appen avslutar inte abonnemanget.')), card(h('h2', {}, 'Kontakta oss'), h('p', {}, 'kundservice@ljudvik.example, vardagar 8–17.'))),
  '/villkor': () => h('div', { class: 'v-container smal' }, h('h1', {}, 'Allmänna villkor'), card(h('p', {}, 'Abonnemanget löper månadsvis utan bindningstid och förnyas automatiskt tills det sägs upp. Uppsägning ska ske senast dagen före nästa betalning och gäller från periodens slut.'))),
  '/konto': k => h('div', { class: 'v-container smal' }, h('h1', {}, 'Mitt konto'), h('div', { class: 'v-list', role: 'list' }, LI('/konto/abonnemang', 'Abonnemang', k.abonnemang.namn + (k.abonnemang.avslutas ? ' · avslutas ' + k.abonnemang.nasta : '')), LI('/konto/betalning', 'Betalning', k.kort), LI('/konto/familj', 'Familjeprofiler', k.familj ? '1 extra profil' : 'Inga extra profiler'), LI('/konto/uppgifter', 'Personuppgifter', k.epost), LI('/konto/kommunikation', 'Kommunikation', 'Välj vilka utskick du vill ha'), LI('/presentkort', 'Presentkort'), LI('/hjalp', 'Hjälp')), B('Logga ut', () => snack('Du är inloggad på den här enheten.'), 'text')),
  '/konto/abonnemang': k => {
    const a = k.abonnemang; return h('div', { class: 'v-container smal' }, L('/konto', '‹ Mitt konto', { class: 'liten' }), h('h1', {}, 'Abonnemang'),
      card(h('h2', { style: 'margin-top:0' }, a.namn, chip(a)), h('div', { class: 'rad' }, h('span', {}, 'Innehåll'), h('span', {}, a.timmar)), h('div', { class: 'rad' }, h('span', {}, 'Pris'), h('span', {}, pris(a))), a.avslutas ? h('div', { class: 'rad' }, h('span', {}, 'Sista dag'), h('span', {}, a.nasta)) : h('div', { class: 'rad' }, h('span', {}, 'Nästa betalning'), h('span', {}, a.nasta)), h('div', { class: 'rad' }, h('span', {}, 'Betalsätt'), h('span', {}, k.kort)), a.avslutas ? h('p', { class: 'liten' }, `Ditt abonnemang är uppsagt. Du kan lyssna till och med ${a.nasta} och inga fler betalningar dras.`) : null),
      a.avslutas ? h('div', { class: 'knappar' }, B('Återaktivera abonnemang', () => skicka('/abonnemang/7715204/ateraktivera', {}, 'Välkommen tillbaka!'), 'elevated', 'bg-primary', { loading: S.laddar })) :
        h('div', { class: 'v-list', role: 'list' }, LI('/konto/abonnemang/byt', 'Byt abonnemang', 'Fler eller färre timmar'), a.pausat ? null : LI('#', 'Pausa abonnemang', 'Ta paus i upp till en månad', () => set({ dlg: 'paus' })), LI('/konto/abonnemang/avsluta', 'Avsluta abonnemang')));
  },
  '/konto/abonnemang/byt': k => h('div', { class: 'v-container' }, L('/konto/abonnemang', '‹ Abonnemang', { class: 'liten' }), h('h1', {}, 'Byt abonnemang'), h('div', { class: 'planer' }, ...k.planer.map(p => card(h('h2', {}, p.namn), h('p', {}, p.timmar), h('p', {}, h('b', {}, p.pris + ' kr/mån')), p.id === k.abonnemang.plan ? h('span', { class: 'v-chip' }, 'Ditt abonnemang') : B('Välj', () => skicka('/abonnemang/7715204/byt', { plan: p.id }, 'Ditt abonnemang är bytt.'), 'outlined', '', { loading: S.laddar }))))),
  '/konto/betalning': k => h('div', { class: 'v-container smal' }, L('/konto', '‹ Mitt konto', { class: 'liten' }), h('h1', {}, 'Betalning'), card(h('p', {}, k.kort + ', giltigt till 08/28'), B('Byt kort', () => snack('Vi har skickat en länk till din e-post.'), 'outlined')), card(h('h2', {}, 'Kvitton'), ...k.betalningar.map(b => h('div', { class: 'rad' }, h('span', {}, b.datum), h('span', {}, b.belopp))))),
  '/konto/familj': k => h('div', { class: 'v-container smal' }, L('/konto', '‹ Mitt konto', { class: 'liten' }), h('h1', {}, 'Familjeprofiler'), card(h('p', {}, 'Elin (huvudprofil)'), k.familj ? h('div', { class: 'rad' }, h('span', {}, 'Viggo · Extra profil 49 kr/mån'), B('Avsluta profil', () => set({ dlg: 'familj' }), 'text')) : h('p', { class: 'liten' }, 'Viggos profil avslutas ' + k.abonnemang.nasta + '.'))),
  '/konto/uppgifter': k => h('div', { class: 'v-container smal' }, L('/konto', '‹ Mitt konto', { class: 'liten' }), h('h1', {}, 'Personuppgifter'), card(h('label', { for: 'namn' }, 'Namn'), h('input', { type: 'text', id: 'namn', value: S.namn, '@input': e => { S.namn = e.target.value; } }), h('p', {}, h('label', { for: 'ep' }, 'E-post'), h('input', { type: 'email', id: 'ep', value: k.epost, disabled: true })), B('Spara', () => skicka('/konto/uppgifter', { namn: S.namn }, 'Sparat.'), 'elevated', 'bg-primary', { loading: S.laddar })), B('Radera konto', () => set({ dlg: 'radera' }), 'text')),
  '/konto/kommunikation': k => h('div', { class: 'v-container smal' }, L('/konto', '‹ Mitt konto', { class: 'liten' }), h('h1', {}, 'Kommunikation'), card(...[['nyheter', 'Nyhetsbrev'], ['rekommendationer', 'Boktips utifrån det du lyssnat på'], ['erbjudanden', 'Erbjudanden och tävlingar']].map(([id, t]) => ctl('checkbox', id, id, k.kommunikation[id], t, e => { k.kommunikation[id] = e.target.checked; skicka('/kommunikation', { typ: id, varde: e.target.checked }, 'Dina val är sparade.'); })))),
  '/konto/abonnemang/avsluta': k => {
    const a = k.abonnemang, s = k.statistik, stanna = (t = 'Behåll abonnemanget') => BA('/konto/abonnemang', t, 'elevated', 'bg-primary v-btn--block');
    let c;
    if (a.avslutas && S.steg < 5) c = [h('h1', {}, 'Ditt abonnemang är redan uppsagt'), h('p', {}, `Du kan lyssna till och med ${a.nasta}.`), stanna('Till abonnemang')];
    else if (S.steg === 1) c = [h('h1', {}, 'Vill du lämna oss, Elin?'), h('p', {}, 'Så här mycket har du hunnit med hos Ljudvik:'), h('div', { class: 'stat' }, h('div', {}, h('b', {}, s.timmar), 'timmar'), h('div', {}, h('b', {}, s.bocker), 'böcker'), h('div', {}, h('b', {}, s.sparade), 'sparade titlar')), h('p', {}, `Om du avslutar kan du lyssna till och med ${a.nasta}. Dina sparade böcker finns kvar om du kommer tillbaka.`), h('div', { class: 'knappar' }, stanna(), B('Fortsätt till uppsägning', () => steg(2), 'outlined', 'v-btn--block'))];
    else if (S.steg === 2) c = [h('h1', {}, 'Varför vill du avsluta?'), h('p', { class: 'liten' }, 'Välj det som stämmer bäst.'), h('div', { role: 'radiogroup', 'aria-label': 'Orsak', class: 'v-selection-control-group' }, ...ORS.map(([id, t]) => ctl('radio', 'orsak-' + id, 'orsak', S.orsak === id, t, () => set({ orsak: id })))), S.orsak === 'annat' ? h('textarea', { rows: '3', maxlength: '300', placeholder: 'Berätta gärna mer (frivilligt)', 'aria-label': 'Berätta gärna mer (frivilligt)', value: S.text, '@input': e => { S.text = e.target.value; } }) : null, h('div', { class: 'knappar' }, B('Nästa', () => steg(3), 'outlined', 'v-btn--block', { disabled: !S.orsak }), BA('/konto/abonnemang', 'Avbryt', 'text', 'v-btn--block'))];
    else if (S.steg === 3) {
      const er = S.orsak === 'dyrt' ? ['Lyssna för 99 kr i månaden', 'Med Ljudvik Bas får du 20 timmar varje månad och behåller alla dina sparade böcker.', 'Byt till Ljudvik Bas', () => skicka('/abonnemang/7715204/byt', { plan: 'bas', erbjudande: true }, 'Du har nu Ljudvik Bas.', () => till('/konto/abonnemang'))]
        : S.orsak === 'tid' ? ['Ta en paus i stället', 'Pausa abonnemanget i en månad. Du betalar ingenting under tiden och börjar automatiskt igen efter pausen.', 'Pausa en månad', () => skicka('/abonnemang/7715204/pausa', { erbjudande: true }, 'Ditt abonnemang är pausat.', () => till('/konto/abonnemang'))]
          : ['Halva priset i två månader', 'Stanna kvar så betalar du 84,50 kr i månaden de kommande två månaderna. Därefter ordinarie pris 169 kr.', 'Ja tack, jag stannar', () => skicka('/abonnemang/7715204/rabatt', { kod: 'STANNA50' }, 'Rabatten är aktiverad.', () => till('/konto/abonnemang'))];
      c = [h('h1', {}, 'Innan du går …'), h('div', { class: 'erbj' }, h('div', { class: 'stor' }, er[0]), h('p', {}, er[1]), B(er[2], er[3], 'elevated', 'bg-primary v-btn--block', { loading: S.laddar })), h('div', { class: 'knappar' }, B('Nej tack, fortsätt avsluta', () => steg(4), 'text', 'v-btn--block', { disabled: S.laddar }))];
    } else if (S.steg === 4) c = [h('h1', {}, 'Bekräfta uppsägning'), card(h('div', { class: 'rad' }, h('span', {}, 'Abonnemang'), h('span', {}, a.namn)), h('div', { class: 'rad' }, h('span', {}, 'Sista dag att lyssna'), h('span', {}, a.nasta)), h('div', { class: 'rad' }, h('span', {}, 'Kommande betalningar'), h('span', {}, 'Inga'))), h('p', {}, `Abonnemanget avslutas ${a.nasta}. Även den extra profilen upphör då. Du kan när som helst starta igen.`), h('div', { class: 'knappar' }, B('Avsluta abonnemang', () => skicka('/abonnemang/7715204/avsluta', { orsak: S.orsak, text: S.text }, '', () => { S.steg = 5; }), 'elevated', 'bg-error v-btn--block', { loading: S.laddar }), BA('/konto/abonnemang', 'Jag har ångrat mig', 'text', 'v-btn--block'))];
    else c = [h('h1', {}, 'Ditt abonnemang är uppsagt'), h('p', {}, `Tack för den här tiden! Du kan fortsätta lyssna till och med ${a.nasta}. Vi har skickat en bekräftelse till ${k.epost}.`), h('div', { class: 'knappar' }, BA('/', 'Till startsidan', 'elevated', 'bg-primary v-btn--block'), BA('/konto/abonnemang', 'Visa mitt abonnemang', 'text', 'v-btn--block'))];
    return h('div', { class: 'v-container smal', key: 's' + S.steg }, ...c, S.fel ? h('p', { role: 'alert', style: 'color:#b3261e' }, S.fel) : null);
  },
};
const DLG = {
  paus: () => ['Pausa abonnemang', `Pausen börjar ${S.k.abonnemang.nasta} och varar i en månad. Sedan startar abonnemanget automatiskt igen.`, 'Pausa', () => skicka('/abonnemang/7715204/pausa', {}, 'Ditt abonnemang är pausat.')],
  familj: () => ['Avsluta Viggos profil?', 'Profilen och dess bokhylla tas bort vid periodens slut.', 'Avsluta profil', () => skicka('/familj/ta-bort', { profil: 'viggo' }, 'Profilen avslutas.')],
  radera: () => ['Radera konto?', 'Ditt konto, din bokhylla och all historik raderas omedelbart och kan inte återställas. Eventuell återstående period betalas inte tillbaka.', 'Radera konto', () => skicka('/konto/radera', { bekraftat: true }, 'Kontot är raderat.')],
  present: () => ['Köp presentkort för 449 kr?', 'Beloppet dras från ditt sparade kort (Mastercard •••• 4417).', 'Köp', () => skicka('/presentkort', { belopp: 449 }, 'Presentkortet är skickat till din e-post.')],
};
let ov = null, ovt = null;
function renderDlg() {
  if (!S.dlg || (!S.k && S.dlg === 'paus')) { if (ov) { ov.remove(); ov = ovt = null; document.documentElement.classList.remove('v-overlay-scroll-blocked'); } return; }
  const [t, p, ja, f] = DLG[S.dlg]();
  const n = h('div', { class: 'v-overlay v-overlay--active v-theme--ljudvik v-dialog v-overlay--scroll-blocked', role: 'dialog', 'aria-modal': 'true', 'aria-label': t }, h('div', { class: 'v-overlay__scrim', '@click': () => !S.laddar && set({ dlg: null }) }), h('div', { class: 'v-overlay__content' }, h('h2', { class: 'v-card-title', style: 'margin-top:0' }, t), h('p', {}, p), h('div', { class: 'v-card-actions' }, B(ja, f, 'elevated', 'bg-primary', { loading: S.laddar }), B('Avbryt', () => set({ dlg: null }), 'text'))));
  if (!ov) { ov = document.querySelector('.v-overlay-container') || document.body.appendChild(Object.assign(document.createElement('div'), { className: 'v-overlay-container' })); ov.appendChild(mk(n)); document.documentElement.classList.add('v-overlay-scroll-blocked'); } else patch(ovt, n);
  ovt = n;
}
document.addEventListener('keydown', e => { if (e.key === 'Escape' && S.dlg && !S.laddar) set({ dlg: null }); });
function root() {
  const pg = sidor[S.path.replace(/\/$/, '') || '/']; let c;
  if (S.k && S.k.raderat) c = h('div', { class: 'v-container' }, h('h1', {}, 'Ditt konto är raderat'));
  else if (!pg) c = h('div', { class: 'v-container' }, h('h1', {}, 'Sidan finns inte'), L('/', 'Till startsidan'));
  else if (S.path.startsWith('/konto') && !S.k) c = null;
  else c = pg(S.k);
  return h('div', { class: 'v-application v-theme--ljudvik v-layout v-layout--full-height v-locale--is-ltr', key: 'app' }, h('div', { class: 'v-application__wrap' },
    h('header', { class: 'v-toolbar v-app-bar v-theme--ljudvik' }, L('/', 'Ljudvik', { class: 'logo' }), L('/bocker', 'Böcker'), L('/mina-bocker', 'Mina böcker'), L('/presentkort', 'Presentkort'), h('div', { class: 'v-spacer' }), L('/hjalp', 'Hjälp'), L('/konto', 'Mitt konto')),
    h('main', { class: 'v-main' }, h('div', { class: 'sida', key: S.path }, c || h('div', { class: 'v-progress-circular', role: 'progressbar', 'aria-label': 'Laddar' }))),
    h('footer', { class: 'v-footer v-theme--ljudvik' }, h('span', {}, '© Ljudvik AB 2026'), L('/hjalp', 'Kundservice'), L('/villkor', 'Villkor'), h('a', { href: '/villkor#integritet' }, 'Integritet'), h('a', { href: '#', '@click': e => { e.preventDefault(); kakor(); } }, 'Kakinställningar'), h('span', {}, 'Svenska'))),
    S.snack ? h('div', { class: 'v-snackbar v-snackbar--active', role: 'status', 'aria-live': 'polite' }, S.snack) : null);
}
function kakor() {
  if (document.getElementById('CybotCookiebotDialog')) return;
  const d = document.createElement('div');
  d.innerHTML = '<div id="CybotCookiebotDialogBodyUnderlay"></div><div id="CybotCookiebotDialog" name="CybotCookiebotDialog" role="dialog" aria-modal="true" aria-labelledby="CybotCookiebotDialogBodyContentTitle" tabindex="-1" lang="sv"><h2 id="CybotCookiebotDialogBodyContentTitle">Den här webbplatsen använder kakor</h2><div id="CybotCookiebotDialogBodyContentText">Vi använder kakor för att anpassa innehåll och annonser, för funktioner för sociala medier och för att analysera vår trafik. Du kan ändra ditt val när som helst under Kakinställningar.</div><div id="CybotCookiebotDialogBodyButtons"><button type="button" class="CybotCookiebotDialogBodyButton" id="CybotCookiebotDialogBodyButtonDecline">Endast nödvändiga</button><button type="button" class="CybotCookiebotDialogBodyButton" id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">Tillåt alla</button></div></div>';
  document.body.appendChild(d);
  const slut = v => { document.cookie = 'CookieConsent=' + v + ';path=/;max-age=31536000'; d.remove(); };
  d.querySelector('#CybotCookiebotDialogBodyButtonDecline').onclick = () => slut('necessary');
  d.querySelector('#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll').onclick = () => slut('all');
}
render(); if (S.path.startsWith('/konto')) hamta();
if (!document.cookie.includes('CookieConsent=')) setTimeout(kakor, 700);
