const root = document.querySelector('app-root');
const xsrf = () => (document.cookie.match(/XSRF-TOKEN=([^;]+)/) || [])[1];
const A = '_ngcontent-ng-c2841907';
let C = null;
const W = { step: 0, reason: null, type: 'ORDENTLICH', typeReason: '', when: 'NEXT', date: '', email: null, callback: false, busy: false, err: '', done: false };
const esc = s => String(s ?? '').replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
async function load() { C = await (await fetch('/api/mva/contract')).json(); if (W.email === null) W.email = C.email; }
async function post(u, b) {
  const r = await fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': xsrf() }, body: JSON.stringify(b || {}) });
  if (!r.ok) throw new Error(r.status); C = await r.json();
}
const tabs = [['start', 'Übersicht'], ['vertrag', 'Mein Vertrag'], ['rechnung', 'Rechnungen'], ['daten', 'Meine Daten'], ['postfach', 'Postfach'], ['service', 'Hilfe & Service']];
const route = () => location.pathname.replace(/^\/meintelvora\/?/, '').replace(/\/$/, '') || 'start';
const link = (to, label, cls = '') => `<a ${A} routerlink="/meintelvora/${to}" href="/meintelvora/${to}" class="${cls}">${label}</a>`;
const btn = (act, label, cls = 'primary', dis = false) => `<button ${A} type="button" class="ws10-button-${cls}" data-act="${act}"${dis ? ' disabled' : ''}><span ${A} class="ws10-button-${cls}__label">${label}</span></button>`.replace(/class="ws10-button-(\w+)__label"/, 'class="label"');
const radio = (name, val, label, cur, sub = '') => `<div ${A} class="ws10-form-radiobutton"><input type="radio" class="ws10-form-radiobutton__input" id="rb-${name}-${val}" name="${name}" value="${val}"${cur === val ? ' checked' : ''}><label class="ws10-form-radiobutton__label" for="rb-${name}-${val}"><span class="ws10-form-radiobutton__custom-outline"></span><span class="ws10-form-radiobutton__text">${label}${sub ? `<br><span class="small">${sub}</span>` : ''}</span></label></div>`;
const open = new Set(['tarif']);
const acc = (id, title, body) => `<div ${A} class="ws10-accordion__item"><h2 style="margin:0"><button type="button" class="ws10-accordion__header" data-acc="${id}" aria-expanded="${open.has(id)}" aria-controls="acc-${id}"><span>${title}</span><span aria-hidden="true">${open.has(id) ? '–' : '+'}</span></button></h2><div class="ws10-accordion__content" id="acc-${id}"${open.has(id) ? '' : ' hidden'}>${body}</div></div>`;

const cond = {
  type: () => W.type === 'AUSSERORDENTLICH' ? `<label class="lab" for="typeReason">Grund der außerordentlichen Kündigung</label><textarea class="ws10-form-text-input" id="typeReason" name="typeReason">${esc(W.typeReason)}</textarea>` : '',
  when: () => W.when === 'DATE' ? `<label class="lab" for="date">Wunschtermin</label><input class="ws10-form-text-input" type="date" id="date" name="date" min="${C.nextEndIso}" max="${C.maxIso}" value="${W.date}">` : '',
};
const V = {
  start() {
    const st = C.status === 'scheduled' ? `<p><strong>Gekündigt zum ${C.end}</strong></p>` : `<p class="small">${C.price} € pro Monat · verlängert sich monatlich</p>`;
    return `<h1 ${A}>Hallo ${esc(C.customer.split(' ')[0])}</h1><div class="tiles">
<mva-contract-tile ${A} class="ws10-card"><h2>Internet &amp; Festnetz</h2><p>${C.tariff}<br><span class="small">Kundennummer ${C.customerNo}</span></p>${st}${link('vertrag', 'Vertrag ansehen', 'ws10-button-secondary')}</mva-contract-tile>
<mva-bill-tile ${A} class="ws10-card"><h2>Deine Rechnung</h2><p class="price">${C.option ? '48,98' : C.price} €</p><p class="small">vom ${C.invoice} · wird per SEPA-Lastschrift abgebucht</p>${link('rechnung', 'Zu den Rechnungen', 'ws10-button-secondary')}</mva-bill-tile>
<mva-inbox-tile ${A} class="ws10-card"><h2>Postfach</h2><p>${C.status === 'scheduled' ? '1 neue Nachricht: Eingangsbestätigung Deiner Kündigung' : 'Keine neuen Nachrichten'}</p>${link('postfach', 'Zum Postfach', 'ws10-button-secondary')}</mva-inbox-tile></div>
<h2>Angebote für Dich</h2><div class="tiles"><section class="ws10-card"><h3>TelNet Zuhause 1000</h3><p>Mehr Speed für 10 € mehr im Monat. 24 Monate Laufzeit.</p>${link('tarifwechsel', 'Jetzt upgraden', 'ws10-button-primary')}</section><section class="ws10-card"><h3>TelTV Net</h3><p>Über 100 Sender, 6 Monate für 0 €, danach 9,99 € pro Monat.</p>${link('bestellen', 'Jetzt dazubuchen', 'ws10-button-primary')}</section><section class="ws10-card"><h3>Freunde werben</h3><p>Sichere Dir 50 € Prämie.</p><a href="/freunde">Mehr erfahren</a></section></div>`;
  },
  vertrag() {
    const s = C.status === 'scheduled';
    const n = s ? `<div class="ws10-notification" role="status"><strong>Deine Kündigung ist vorgemerkt.</strong><br>Dein Vertrag endet am ${C.end}. Eingegangen am ${C.received} Uhr.<br>${btn('withdraw', 'Kündigung zurücknehmen', 'link')}</div>` : '';
    return `<h1 ${A}>Dein Vertrag</h1>${n}<div class="ws10-card"><h2>${C.tariff}</h2><p class="small">Kundennummer ${C.customerNo} · Lindenstraße 14, 50674 Köln</p>${s ? '' : `<div class="foot" style="justify-content:flex-start">${link('tarifwechsel', 'Tarif wechseln', 'ws10-button-primary')}${link('umzug', 'Umzug melden', 'ws10-button-secondary')}</div>`}</div><div class="ws10-accordion">
${acc('tarif', 'Tarif-Details', `<dl><dt>Tarif</dt><dd>${C.tariff}</dd><dt>Monatlicher Preis</dt><dd>${C.price} €</dd><dt>Download</dt><dd>bis zu 250 Mbit/s</dd><dt>Upload</dt><dd>bis zu 50 Mbit/s</dd><dt>Festnetz</dt><dd>Flat ins deutsche Festnetz</dd></dl>`)}
${acc('opt', 'Optionen', C.option ? `<dl><dt>Sicherheitspaket</dt><dd>3,99 € pro Monat</dd></dl>${btn('opt', 'Option kündigen', 'link')}` : '<p>Keine Optionen gebucht.</p>')}
${acc('geraet', 'Geräte', '<dl><dt>Leih-Router</dt><dd>TelStation WiFi 6, 0,00 €</dd></dl>')}
${acc('laufzeit', 'Laufzeit &amp; Kündigung', `<dl><dt>Vertragsbeginn</dt><dd>${C.start}</dd><dt>Ende der Mindestlaufzeit</dt><dd>${C.minEnd}</dd><dt>Kündigungsfrist</dt><dd>1 Monat</dd><dt>${s ? 'Vertragsende' : 'Nächstmögliches Vertragsende'}</dt><dd>${s ? C.end : C.nextEnd}</dd></dl>${s ? '<p>Kündigung vorgemerkt</p>' : '<p class="small">Nach der Mindestlaufzeit verlängert sich Dein Vertrag auf unbestimmte Zeit.</p>' + link('kuendigung', 'Vertrag kündigen', 'ws10-button-link')}`)}
${acc('dok', 'Vertragsdokumente', '<p><a href="/agb">Vertragszusammenfassung (PDF)</a><br><a href="/agb">Allgemeine Geschäftsbedingungen (PDF)</a></p>')}</div>`;
  },
  kuendigung() {
    if (W.done) return `<div class="ws10-notification ws10-notification--success" role="status"><h1 style="margin:0">Deine Kündigung ist bei uns eingegangen</h1></div><div class="ws10-card narrow"><dl><dt>Eingang</dt><dd>${C.received} Uhr</dd><dt>Vertrag</dt><dd>${C.tariff}</dd><dt>Vertragsende</dt><dd>${C.end}</dd></dl><p>Wir haben Dir eine Eingangsbestätigung an ${esc(W.email)} geschickt.</p><p class="small">Bitte schick uns Deinen Leih-Router innerhalb von 14 Tagen nach Vertragsende zurück. Das Rücksende-Etikett bekommst Du per E-Mail.</p>${link('start', 'Zurück zu MeinTelvora', 'ws10-button-primary')}</div>`;
    if (C.status === 'scheduled') return `<h1>Vertrag kündigen</h1><div class="ws10-notification" role="status">Für diesen Vertrag liegt uns schon eine Kündigung zum ${C.end} vor.</div>${link('vertrag', 'Zum Vertrag', 'ws10-button-secondary')}`;
    const names = ['Grund', 'Dein Vorteil', 'Angaben', 'Zusammenfassung'];
    const st = `<h1 ${A}>Vertrag kündigen</h1><ol class="stepper">${names.map((x, i) => `<li class="${i <= W.step ? 'on' : ''}"${i === W.step ? ' aria-current="step"' : ''}>${i + 1}. ${x}</li>`).join('')}</ol>`;
    if (W.step === 0) return st + `<div class="ws10-card narrow"><p><strong>${C.tariff}</strong><br><span class="small">Kundennummer ${C.customerNo}</span></p><fieldset role="radiogroup"><legend>Schade, dass Du kündigen möchtest. Verrätst Du uns, warum?</legend>${[['UMZUG', 'Ich ziehe um'], ['PREIS', 'Es ist mir zu teuer'], ['TECHNIK', 'Ich habe technische Probleme'], ['WECHSEL', 'Ich wechsle zu einem anderen Anbieter', 'Du willst Deine Rufnummer mitnehmen? Dann kündigt Dein neuer Anbieter für Dich.'], ['SERVICE', 'Ich bin mit dem Service unzufrieden'], ['TODESFALL', 'Todesfall'], ['KEINE', 'Keine Angabe']].map(x => radio('reason', x[0], x[1], W.reason, x[2])).join('')}</fieldset><div class="foot">${link('vertrag', 'Abbrechen', 'ws10-button-link')}${btn('next', 'Weiter', 'primary', !W.reason)}</div></div>`;
    if (W.step === 1) {
      const o = { UMZUG: ['Nimm Deinen Anschluss einfach mit', 'Wir ziehen mit Dir um. Dein Tarif und Dein Preis bleiben gleich.', link('umzug', 'Umzug melden', 'ws10-button-primary')], TECHNIK: ['Wir helfen Dir weiter', 'Unsere Technik-Profis prüfen Deine Leitung sofort.', link('stoerung', 'Störung melden', 'ws10-button-primary')] }[W.reason] || ['Bleib bei uns und spar 10 € im Monat', `${C.tariff} für 34,99 € statt ${C.price} € pro Monat. Neue Mindestlaufzeit 24 Monate, danach ${C.price} € pro Monat.`, btn('offer', 'Angebot annehmen')];
      return st + `<div class="ws10-card narrow"><h2>${o[0]}</h2><p>${o[1]}</p><div class="foot">${o[2]}${btn('next', 'Nein danke, weiter zur Kündigung', 'secondary')}</div><p>${btn('back', 'Zurück', 'link')}</p></div>`;
    }
    if (W.step === 2) return st + `<div class="ws10-card narrow"><fieldset><legend>Kündigungsart</legend>${radio('type', 'ORDENTLICH', 'Ordentliche Kündigung', W.type, 'Du kündigst fristgerecht.')}${radio('type', 'AUSSERORDENTLICH', 'Außerordentliche Kündigung', W.type, 'Du kündigst aus wichtigem Grund.')}<div data-if="type">${cond.type()}</div></fieldset>
<fieldset><legend>Wann soll Dein Vertrag enden?</legend>${radio('when', 'NEXT', 'Zum nächstmöglichen Termin', W.when, 'Voraussichtlich am ' + C.nextEnd)}${radio('when', 'DATE', 'Zu einem späteren Termin', W.when)}<div data-if="when">${cond.when()}</div></fieldset>
<p><label class="lab" for="email">E-Mail-Adresse für Deine Eingangsbestätigung</label><input class="ws10-form-text-input" type="email" id="email" name="email" value="${esc(W.email)}"></p>
<div class="ws10-form-checkbox"><input class="ws10-form-checkbox__input" type="checkbox" id="callback" name="callback"${W.callback ? ' checked' : ''}><label class="ws10-form-checkbox__label" for="callback"><span class="ws10-form-checkbox__custom-outline"></span><span>Ja, Ihr dürft mich zu meiner Kündigung anrufen und mir ein passendes Angebot machen. (freiwillig)</span></label></div>${W.err ? `<div class="ws10-notification ws10-notification--error" role="alert">${W.err}</div>` : ''}<div class="foot">${btn('back', 'Zurück', 'link')}${btn('next', 'Weiter')}</div></div>`;
    return st + `<div class="ws10-card narrow"><h2>Bitte prüfe Deine Angaben</h2><dl><dt>Name</dt><dd>${esc(C.customer)}</dd><dt>Kundennummer</dt><dd>${C.customerNo}</dd><dt>Vertrag</dt><dd>${C.tariff}</dd><dt>Kündigungsart</dt><dd>${W.type === 'ORDENTLICH' ? 'Ordentliche Kündigung' : 'Außerordentliche Kündigung'}</dd><dt>Vertragsende</dt><dd>${W.when === 'NEXT' ? 'Zum nächstmöglichen Termin (' + C.nextEnd + ')' : W.date.split('-').reverse().join('.')}</dd><dt>E-Mail-Adresse</dt><dd>${esc(W.email)}</dd></dl><p class="small">Mit Deinem Vertrag enden auch alle dazugebuchten Optionen. Mit Klick auf „Jetzt kündigen“ schickst Du Deine Kündigung verbindlich ab. Du bekommst sofort eine Eingangsbestätigung per E-Mail.</p>${W.err ? `<div class="ws10-notification ws10-notification--error" role="alert">${W.err}</div>` : ''}<div class="foot">${btn('back', 'Zurück', 'link')}${btn('final', W.busy ? 'Wird gesendet …' : 'Jetzt kündigen', 'primary', W.busy)}</div></div>`;
  },
  rechnung: () => `<h1>Deine Rechnungen</h1><div class="ws10-card"><dl><dt>${C.invoice}</dt><dd>48,98 € · <a href="/agb">PDF</a></dd></dl><p class="small">Zahlungsart: SEPA-Lastschrift, DE** **** **** **** **31 07</p></div>`,
  daten: () => `<h1>Meine Daten</h1><div class="ws10-card narrow"><p><label class="lab" for="m">E-Mail-Adresse</label><input id="m" class="ws10-form-text-input" value="${C.email}"></p><p><label class="lab" for="t">Telefon</label><input id="t" class="ws10-form-text-input" value="0151 2345 6789"></p>${btn('profile', 'Speichern')}</div>`,
  postfach: () => `<h1>Postfach</h1><div class="ws10-card">${C.status === 'scheduled' ? `<p><strong>Eingangsbestätigung Deiner Kündigung</strong><br><span class="small">${C.received} Uhr</span><br>Dein Vertrag endet am ${C.end}.</p>` : ''}<p>Deine Rechnung vom ${C.invoice} ist da.</p></div>`,
  service: () => `<h1>Hilfe &amp; Service</h1><div class="tiles"><section class="ws10-card"><h2>Umzug</h2>${link('umzug', 'Umzug melden')}</section><section class="ws10-card"><h2>Störung</h2>${link('stoerung', 'Störung melden')}</section><section class="ws10-card"><h2>Vertrag</h2>${link('vertrag', 'Vertrag verwalten')}</section></div>`,
  tarifwechsel: () => `<h1>Tarif wechseln</h1><div class="ws10-card narrow"><h2>TelNet Zuhause 1000 Kabel</h2><p>54,99 € pro Monat, neue Mindestlaufzeit 24 Monate.</p>${btn('tariff', 'Zahlungspflichtig bestellen')}</div>`,
  bestellen: () => `<h1>TelTV Net</h1><div class="ws10-card narrow"><p>6 Monate 0 €, danach 9,99 € pro Monat. Monatlich kündbar.</p>${btn('order', 'Zahlungspflichtig bestellen')}</div>`,
  umzug: () => `<h1>Umzug melden</h1><div class="ws10-card narrow"><p><label class="lab" for="a">Neue Adresse</label><input id="a" class="ws10-form-text-input"></p><p><label class="lab" for="d">Umzugsdatum</label><input id="d" type="date" class="ws10-form-text-input"></p>${btn('move', 'Umzug beauftragen')}</div>`,
  stoerung: () => `<h1>Störung melden</h1><div class="ws10-card narrow"><p>Wir prüfen Deinen Anschluss und melden uns per SMS.</p>${btn('ticket', 'Störung melden')}</div>`,
  ok: () => `<div class="ws10-notification ws10-notification--success" role="status">Danke, das haben wir gespeichert.</div>${link('start', 'Zur Übersicht', 'ws10-button-secondary')}`,
};
function draw() {
  const r = route();
  root.innerHTML = `<mva-layout ${A}><div class="subnav"><ul>${tabs.map(t => `<li>${link(t[0], t[1].replace('&', '&amp;'), t[0] === r ? 'active' : '')}</li>`).join('')}<li><a href="/logout">Logout</a></li></ul></div><main ${A} class="ws10-grid"><router-outlet></router-outlet><mva-${r.replace(/[^a-z]/g, '')}-page _nghost-ng-c2841907>${(V[r] || V.start)()}</mva-${r.replace(/[^a-z]/g, '')}-page></main></mva-layout><div id="cdk"></div>`;
}
async function go(to, push = true) {
  if (push) history.pushState({}, '', '/meintelvora/' + to);
  if (to === 'kuendigung') Object.assign(W, { step: 0, done: false, err: '', busy: false });
  root.innerHTML = '<div class="ws10-spinner" role="status" aria-label="Wird geladen"></div>'; window.scrollTo(0, 0);
  await load(); setTimeout(draw, 450);
}
function dialog(title, text, yes, cb) {
  const o = document.createElement('div'); o.className = 'ws10-overlay';
  o.innerHTML = `<div class="ws10-overlay__container" role="dialog" aria-modal="true" aria-label="${title}"><h2>${title}</h2><p>${text}</p><div class="dip-btns"><button type="button" class="ws10-button-primary">${yes}</button><button type="button" class="ws10-button-secondary">Abbrechen</button></div></div>`;
  document.body.append(o); const [y, n] = o.querySelectorAll('button'); n.onclick = () => o.remove(); y.onclick = async () => { o.remove(); await cb(); draw(); };
}
root.addEventListener('click', async e => {
  const a = e.target.closest('a[routerlink]');
  if (a && !e.ctrlKey && !e.metaKey) { e.preventDefault(); go(a.getAttribute('routerlink').replace('/meintelvora/', '')); return; }
  const h = e.target.closest('[data-acc]'); if (h) { const k = h.dataset.acc; const on = !open.has(k); on ? open.add(k) : open.delete(k); h.setAttribute('aria-expanded', on); h.lastElementChild.textContent = on ? '–' : '+'; document.getElementById('acc-' + k).hidden = !on; return; }
  const b = e.target.closest('[data-act]'); if (!b || b.disabled) return;
  const simple = { profile: 'profile', tariff: 'tariff', order: 'orders', move: 'moves', ticket: 'tickets', offer: 'offers/accept' };
  const act = b.dataset.act;
  if (simple[act]) { await post('/api/mva/' + simple[act]); go('ok'); return; }
  if (act === 'opt') return dialog('Option kündigen', 'Möchtest Du das Sicherheitspaket kündigen?', 'Option kündigen', () => post('/api/mva/options/cancel'));
  if (act === 'withdraw') return dialog('Kündigung zurücknehmen', 'Dein Vertrag läuft dann unverändert weiter.', 'Kündigung zurücknehmen', () => post('/api/mva/cancellations/withdraw'));
  W.err = '';
  if (act === 'back') { W.step = W.step === 2 && W.reason === 'TODESFALL' ? 0 : W.step - 1; }
  if (act === 'next') {
    if (W.step === 2) {
      if (!/^\S+@\S+\.\S+$/.test(W.email)) W.err = 'Bitte gib eine gültige E-Mail-Adresse an.';
      else if (W.type === 'AUSSERORDENTLICH' && !W.typeReason.trim()) W.err = 'Bitte gib den Grund Deiner außerordentlichen Kündigung an.';
      else if (W.when === 'DATE' && !(W.date >= C.nextEndIso)) W.err = 'Bitte wähle einen Termin ab dem ' + C.nextEnd + '.';
    }
    if (!W.err) W.step += W.step === 0 && W.reason === 'TODESFALL' ? 2 : 1;
  }
  if (act === 'final') {
    W.busy = true; draw();
    try { await post('/api/mva/cancellations', { reason: W.reason, type: W.type, typeReason: W.typeReason, date: W.when === 'DATE' ? W.date : null, email: W.email, callback: W.callback }); W.done = true; }
    catch (x) { W.err = 'Das hat leider nicht geklappt. Bitte versuch es später noch einmal.'; }
    W.busy = false;
  }
  draw(); window.scrollTo(0, 0);
});
root.addEventListener('change', e => { const t = e.target; if (t.name in W) { W[t.name] = t.type === 'checkbox' ? t.checked : t.value; if (t.name === 'reason') root.querySelector('[data-act=next]').disabled = false; const f = root.querySelector(`[data-if=${t.name}]`); if (f) f.innerHTML = cond[t.name](); } });
root.addEventListener('input', e => { const t = e.target; if (t.name in W && t.type !== 'radio' && t.type !== 'checkbox') W[t.name] = t.value; });
window.addEventListener('popstate', () => go(route(), false));
go(route(), false);
