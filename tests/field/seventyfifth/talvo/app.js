// MeinTalvo shell
const C = '_ngcontent-tlv-c2841', root = document.querySelector('app-root');
let me = null, form = null;
const esc = s => String(s ?? '').replace(/[&<>"]/g, m => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}[m]));
const de = iso => iso ? iso.split('-').reverse().join('.') : '';
const icon = n => `<svg ${C} class="ws-icon" aria-hidden="true" viewBox="0 0 24 24"><path d="${{mobil: 'M7 2h10v20H7zM10 19h4', dsl: 'M3 12l9-8 9 8v9H3z', chev: 'M6 9l6 6 6-6', ok: 'M4 12l6 6L20 6', info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7v1'}[n]}"/></svg>`;
const api = async (path, body) => {
  const r = await fetch('/api/v2/' + path, body ? {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)} : {});
  const j = await r.json(); if (!r.ok) throw new Error(j.error); return j;
};
const load = async () => me = await api('customer');
const vertrag = id => me.contracts.find(c => c.id === id);
const btn = (t, a, cls = 'primary', type = 'button') => `<button ${C} type="${type}" class="ws-button ws-button--${cls}" ${a}><span ${C} class="ws-button__label">${t}</span></button>`;
const link = (t, h, cls = 'ws-link') => `<a ${C} routerlink="${h}" class="${cls}" href="${h}">${t}</a>`;

const frame = inner => `<router-outlet></router-outlet><tlv-header ${C}><header ${C} class="hd"><div ${C} class="hd__meta"><span>Privatkunden</span><span>Geschäftskunden</span>${link('Shops', '/hilfe')}${link('Kontakt', '/hilfe')}</div><div ${C} class="hd__main">${link('talvo', '/', 'brand')}
<nav ${C} aria-label="Hauptnavigation">${link('Mobilfunk', '/tarife')}${link('Internet & TV', '/tarife')}${link('Geräte', '/tarife')}${link('Hilfe', '/hilfe')}</nav>${link('MeinTalvo', '/', 'ws-link hd__me')}</div>
<div ${C} class="hd__sub">${link('Übersicht', '/')}${link('Meine Rechnungen', '/rechnungen')}${link('Meine Daten', '/daten')}${link('Tarif & Optionen', '/optionen')}${link('Hilfe', '/hilfe')}</div></header></tlv-header>
<main ${C} id="content">${inner}</main>
<tlv-footer ${C}><footer ${C} class="ft"><div ${C} class="ft__cols"><div><h2>Produkte</h2>${link('Handytarife', '/tarife')}${link('DSL & Kabel', '/tarife')}${link('Prepaid', '/tarife')}</div><div><h2>Service</h2>${link('MeinTalvo', '/')}${link('Störung melden', '/hilfe')}${link('Umzug', '/hilfe')}</div><div><h2>Über Talvo</h2>${link('Presse', '/hilfe')}${link('Karriere', '/hilfe')}${link('Nachhaltigkeit', '/hilfe')}</div></div>
<div ${C} class="ft__legal"><span>© Talvo Telekommunikation GmbH</span>${link('Impressum', '/hilfe')}${link('Datenschutz', '/hilfe')}${link('AGB', '/hilfe')}${link('Barrierefreiheit', '/hilfe')}${link('Verträge hier kündigen', '/kuendigung')}${link('Vertrag widerrufen', '/hilfe')}</div></footer></tlv-footer>`;

const status = c => c.status === 'aktiv' ? '<span class="badge badge--ok">Aktiv</span>' : `<span class="badge badge--end">Gekündigt zum ${de(c.ende)}</span>`;
const pages = {
  home: () => `<h1 ${C}>Hallo ${me.vorname}</h1>
<div ${C} class="grid">${me.contracts.map(c => `<tlv-contract-card ${C}><div ${C} class="card"><div ${C} class="card__head">${icon(c.typ)}<div><h2>${c.name}</h2><p>${c.kennung}</p></div>${status(c)}</div>
${c.typ === 'mobil' ? '<p>Datenvolumen</p><div class="bar" role="progressbar" aria-valuenow="41" aria-valuemin="0" aria-valuemax="100" aria-label="Datenvolumen"><i style="width:41%"></i></div><p class="small">12,4 GB von 30 GB verbraucht</p>' : '<p>Anschluss</p><p class="small">Bis zu 100 Mbit/s im Download</p>'}
<p class="small">${c.preis} pro Monat</p>${link('Vertrag ansehen', '/vertrag/' + c.id, 'ws-button ws-button--secondary')}</div></tlv-contract-card>`).join('')}
<div ${C} class="card promo"><h2>Jetzt verlängern und sparen</h2><p>Smart M mit 60 GB für 29,99 € im Monat – 24 Monate Laufzeit.</p>${link('Angebot ansehen', '/verlaengern/4471', 'ws-button ws-button--primary')}</div></div>
<div ${C} class="card"><h2>Letzte Rechnung</h2><p>74,98 € – wird am 12. des Monats abgebucht.</p>${link('Alle Rechnungen', '/rechnungen')}</div>`,
  vertrag: id => { const c = vertrag(id); if (!c) return pages.fehlt(); return `<p ${C} class="crumb">${link('MeinTalvo', '/')} › Vertrag</p><h1 ${C}>${c.name}</h1><p>${c.kennung} ${status(c)}</p>
${c.status !== 'aktiv' ? `<div ${C} class="note">${icon('info')}<div><b>Dein Vertrag endet am ${de(c.ende)}.</b><p>Kündigung eingegangen am ${c.eingang}. Vorgangsnummer ${c.nr}.</p>${btn('Kündigung zurücknehmen', `data-act="ruecknahme" data-id="${id}"`, 'secondary')}</div></div>` : ''}
<div ${C} class="grid"><div ${C} class="card"><h2>Mein Tarif</h2><p>${c.typ === 'mobil' ? '30 GB 5G, Allnet-Flat, EU-Roaming' : '100 Mbit/s, Festnetz-Flat'}</p><p><b>${c.preis}</b> im Monat</p>${c.typ === 'mobil' ? link('Tarif wechseln', '/optionen') : ''}</div>
${c.status === 'aktiv' ? `<div ${C} class="card promo"><h2>Vertrag verlängern</h2><p>Du kannst Deinen Vertrag ab sofort zu besseren Konditionen verlängern.</p>${link('Jetzt verlängern', '/verlaengern/' + id, 'ws-button ws-button--primary')}</div>` : ''}</div>
${acc('SIM & Gerät', `<p>SIM-Kartennummer 8949 0200 **** 318</p>${btn('SIM-Karte sperren', 'data-act="sperre"', 'link')}`)}
${acc('Vertragsunterlagen', '<p>Vertragszusammenfassung, Produktinformationsblatt, Preisliste (PDF)</p>')}
${acc('Laufzeit & Kündigung', `<dl><dt>Vertragsbeginn</dt><dd>${de(c.seit)}</dd><dt>Mindestlaufzeit bis</dt><dd>${de(c.bis)}</dd><dt>Kündigungsfrist</dt><dd>1 Monat</dd>${c.status === 'aktiv' ? `<dt>Nächstmögliches Vertragsende</dt><dd>${de(me.naechster)}</dd>` : `<dt>Vertragsende</dt><dd>${de(c.ende)}</dd>`}</dl>${c.status === 'aktiv' ? `<p>Du möchtest Deinen Vertrag beenden? Das geht online über unser Kündigungsformular.</p>${link('Zum Kündigungsformular', '/kuendigung?vertrag=' + id)}` : ''}`)}`; },
  verlaengern: id => { const c = vertrag(id) || me.contracts[0]; return `<h1 ${C}>${c.name} verlängern</h1><div ${C} class="card promo"><h2>Treue-Angebot</h2><p>${c.typ === 'mobil' ? '60 GB statt 30 GB' : '250 statt 100 Mbit/s'}, 29,99 € im Monat. Neue Mindestlaufzeit 24 Monate.</p>${btn('Zahlungspflichtig verlängern', `data-act="verlaengerung" data-id="${c.id}"`)}</div>${link('Zurück zum Vertrag', '/vertrag/' + c.id)}`; },
  optionen: () => `<h1 ${C}>Tarif & Optionen</h1><div ${C} class="grid">${[['S', '12 GB', '24,99 €'], ['L', '60 GB', '44,99 €'], ['XL', 'Unbegrenzt', '59,99 €']].map(t => `<div class="card"><h2>Talvo Smart ${t[0]}</h2><p>${t[1]} · ${t[2]} im Monat</p>${btn('Zu Smart ' + t[0] + ' wechseln', `data-act="tarif" data-t="${t[0]}"`, 'secondary')}</div>`).join('')}<div class="card"><h2>DayPass Welt</h2><p>1 GB weltweit für 24 Stunden, 5,99 €</p>${btn('Jetzt kostenpflichtig buchen', 'data-act="option"', 'secondary')}</div></div>`,
  rechnungen: () => `<h1 ${C}>Meine Rechnungen</h1><div ${C} class="card"><table><tr><th>Monat</th><th>Betrag</th><th>Status</th></tr>${['Letzter Monat', 'Vorletzter Monat', 'Davor'].map(m => `<tr><td>${m}</td><td>74,98 €</td><td>Bezahlt</td></tr>`).join('')}</table></div>`,
  daten: () => `<h1 ${C}>Meine Daten</h1><div ${C} class="card"><dl><dt>Name</dt><dd>${me.name}</dd><dt>Kundennummer</dt><dd>${me.kundennummer}</dd><dt>Adresse</dt><dd>${me.strasse}</dd><dt>E-Mail</dt><dd>${me.email}</dd></dl><form data-form="profil"><label class="fld"><span>Rückrufnummer</span><input name="tel" type="tel"></label>${btn('Speichern', '', 'secondary', 'submit')}</form><p>${btn('Werbeeinwilligung ändern', 'data-act="werbung"', 'link')}</p></div>`,
  hilfe: () => `<h1 ${C}>Hilfe & Kontakt</h1><div ${C} class="grid"><div class="card"><h2>Umzug</h2><p>Nimm Deinen Internet-Vertrag einfach mit.</p></div><div class="card"><h2>Rückruf-Service</h2><p>Wir rufen Dich an, Mo–Sa 8–20 Uhr.</p>${btn('Rückruf vereinbaren', 'data-act="rueckruf"', 'secondary')}</div><div class="card"><h2>Häufige Fragen</h2><p>Rechnung verstehen, SIM aktivieren, Netzabdeckung, Vertragsende</p></div></div>`,
  tarife: () => `<h1 ${C}>Unsere Tarife</h1><p>5G im Talvo-Netz ab 24,99 € im Monat. Als Kund:in wechselst Du in MeinTalvo unter Tarif & Optionen.</p>`,
  fehlt: () => `<h1 ${C}>Seite nicht gefunden</h1><p>${link('Zur Übersicht', '/')}</p>`,
};
const acc = (t, inner) => `<tlv-accordion ${C}><div ${C} class="acc"><h3><button ${C} type="button" class="acc__btn" aria-expanded="false" data-acc><span>${t}</span>${icon('chev')}</button></h3><div ${C} class="acc__body" hidden>${inner}</div></div></tlv-accordion>`;

// --- Kündigungsformular
const radio = (n, v, t, sub) => `<div ${C} class="sel"><input ${C} type="radio" id="${n}-${v}" name="${n}" value="${v}" formcontrolname="${n}" class="sel__in ng-untouched ng-pristine" ${form[n] === v ? 'checked' : ''}><label ${C} for="${n}-${v}" class="sel__lb"><span class="sel__dot"></span><span>${t}${sub ? `<small>${sub}</small>` : ''}</span></label></div>`;
const check = (n, t) => `<div ${C} class="sel sel--chk"><input ${C} type="checkbox" id="${n}" name="${n}" formcontrolname="${n}" class="sel__in ng-untouched ng-pristine" ${form[n] ? 'checked' : ''}><label ${C} for="${n}" class="sel__lb"><span class="sel__dot"></span><span>${t}</span></label></div>`;
const kuendigung = () => {
  const f = form, offen = me.contracts.filter(c => c.status === 'aktiv'), steps = ['Vertrag', 'Details', 'Prüfen'];
  if (f.step === 4) { const c = f.result; return `<div ${C} class="card done" role="status">${icon('ok')}<h1 ${C}>Wir haben Deine Kündigung erhalten</h1><p>Eingegangen am ${c.eingang}<br>Vorgangsnummer: ${c.nr}</p><dl><dt>Vertrag</dt><dd>${c.name} (${c.kennung})</dd><dt>Vertragsende</dt><dd>${de(c.ende)}</dd></dl><p>Die Bestätigung schicken wir Dir an ${esc(f.email)}. Deine Schlussrechnung kommt nach Vertragsende.</p>${btn('Bestätigung drucken', 'data-act="druck"', 'secondary')} ${link('Zu MeinTalvo', '/', 'ws-button ws-button--primary')}</div>`; }
  let in_ = '';
  if (f.step === 1) in_ = `<fieldset><legend>Welchen Vertrag möchtest Du kündigen?</legend>${offen.length ? offen.map(c => radio('vertrag', c.id, c.name, c.kennung)).join('') : '<p>Für Deine Verträge liegt bereits eine Kündigung vor.</p>'}</fieldset>
<fieldset><legend>Art der Kündigung</legend>${radio('art', 'ordentlich', 'Ordentliche Kündigung', 'Fristgerecht, ohne Angabe von Gründen')}${radio('art', 'ausserordentlich', 'Außerordentliche Kündigung', 'Aus wichtigem Grund, z. B. Sonderkündigungsrecht')}</fieldset>
<div id="grundbox" ${f.art === 'ausserordentlich' ? '' : 'hidden'}><label class="fld"><span>Kündigungsgrund*</span><textarea name="grund" rows="3">${esc(f.grund)}</textarea></label></div>`;
  if (f.step === 2) in_ = `<fieldset><legend>Wann soll Dein Vertrag enden?</legend>${radio('termin', 'naechst', 'Zum nächstmöglichen Termin', 'Voraussichtlich ' + de(me.naechster))}${radio('termin', 'wunsch', 'Zum Wunschtermin')}</fieldset><div id="datumbox" ${f.termin === 'wunsch' ? '' : 'hidden'}><label class="fld"><span>Wunschtermin*</span><input type="date" name="datum" min="${me.naechster}" value="${f.datum}"></label></div>
${vertrag(f.vertrag).typ === 'mobil' ? `<fieldset><legend>Rufnummer</legend>${check('portierung', 'Ich möchte meine Rufnummer zu einem anderen Anbieter mitnehmen')}</fieldset>` : ''}
<fieldset><legend>Deine Kontaktdaten</legend><dl><dt>Name</dt><dd>${me.name}</dd><dt>Kundennummer</dt><dd>${me.kundennummer}</dd></dl><label class="fld"><span>E-Mail-Adresse für die Bestätigung*</span><input type="email" name="email" value="${esc(f.email)}" autocomplete="email" required class="ng-untouched ng-pristine ng-valid"></label>
${check('rueckruf', 'Bitte ruft mich an und macht mir ein Angebot (optional)')}${check('werbung', 'Ja, Talvo darf mich auch nach Vertragsende über Angebote informieren (optional)')}</fieldset>`;
  if (f.step === 3) { const c = vertrag(f.vertrag); in_ = `<h2 ${C}>Bitte prüfe Deine Angaben</h2><dl><dt>Vertrag</dt><dd>${c.name}<br>${c.kennung}</dd><dt>Art der Kündigung</dt><dd>${f.art === 'ordentlich' ? 'Ordentliche Kündigung' : 'Außerordentliche Kündigung'}</dd><dt>Kündigungstermin</dt><dd>${f.termin === 'naechst' ? 'Nächstmöglicher Termin' : de(f.datum)}</dd>${c.typ === 'mobil' ? `<dt>Rufnummernmitnahme</dt><dd>${f.portierung ? 'Ja' : 'Nein'}</dd>` : ''}<dt>Rückruf</dt><dd>${f.rueckruf ? 'Ja' : 'Nein'}</dd><dt>Name</dt><dd>${me.name}</dd><dt>Bestätigung an</dt><dd>${esc(f.email)}</dd></dl><p class="small">Mit Klick auf „Jetzt kündigen“ erklärst Du die Kündigung des oben genannten Vertrags. Offene Geräteraten bleiben davon unberührt; für diesen Vertrag sind keine Raten offen.</p>`; }
  return `<h1 ${C}>Vertrag kündigen</h1>${f.step === 1 ? `<p>Hier kannst Du Deinen Talvo-Vertrag online kündigen.</p><div ${C} class="tips"><b>Geht es auch anders?</b>${link('Ich ziehe um', '/hilfe')}${link('Ich will den Tarif wechseln', '/optionen')}${link('Ich brauche Hilfe', '/hilfe')}</div>` : ''}
<ol ${C} class="stepper">${steps.map((s, i) => `<li class="${i + 1 === f.step ? 'is-active' : ''}" ${i + 1 === f.step ? 'aria-current="step"' : ''}>${i + 1}. ${s}</li>`).join('')}</ol>
<tlv-termination-form ${C}><form ${C} novalidate data-form="kuendigung" class="card ng-invalid ng-pristine">${in_}<div class="err" role="alert">${esc(f.err)}</div><div class="row">${f.step > 1 ? btn('Zurück', 'data-act="zurueck"', 'secondary') : ''}${btn(f.step === 3 ? 'Jetzt kündigen' : 'Weiter', '', 'primary', 'submit')}</div></form></tlv-termination-form>`;
};

const render = inner => { root.innerHTML = frame(inner); };
async function route(keep) {
  const u = new URL(location.href), [, a, b] = u.pathname.split('/');
  if (!keep) { render(`<div ${C} class="skel" aria-busy="true"><i></i><i></i><i></i></div>`); scrollTo(0, 0); await load(); }
  if (a === 'kuendigung') {
    if (!keep || !form) form = {step: 1, vertrag: vertrag(u.searchParams.get('vertrag') || '')?.id || '', art: '', grund: '', termin: 'naechst', datum: '', portierung: false, rueckruf: false, werbung: false, email: me.email, err: ''};
    render(kuendigung());
  } else { form = null; render((pages[a || 'home'] || pages.fehlt)(b)); }
  document.title = root.querySelector('h1').textContent + ' | Talvo';
}
const nav = h => { history.pushState({}, '', h); route(); };
addEventListener('popstate', () => route());
const toast = t => { const d = document.createElement('div'); d.className = 'toast'; d.setAttribute('role', 'status'); d.textContent = t; document.body.append(d); setTimeout(() => d.remove(), 4000); };

document.addEventListener('click', async e => {
  const a = e.target.closest('a[routerlink]');
  if (a) { e.preventDefault(); return nav(a.getAttribute('href')); }
  const ac = e.target.closest('[data-acc]');
  if (ac) { const o = ac.getAttribute('aria-expanded') !== 'true'; ac.setAttribute('aria-expanded', o); ac.closest('.acc').querySelector('.acc__body').hidden = !o; return; }
  const b = e.target.closest('[data-act]'); if (!b) return;
  const id = b.dataset.id, act = b.dataset.act;
  if (act === 'zurueck') { form.step--; form.err = ''; return route(true); }
  if (act === 'druck') return;
  b.disabled = true;
  const calls = {ruecknahme: ['kuendigung/ruecknahme', {vertrag: id}], verlaengerung: ['verlaengerung', {vertrag: id}], tarif: ['tarifwechsel', {vertrag: '4471', tarif: b.dataset.t}], option: ['option', {option: 'daypass'}], rueckruf: ['rueckruf', {}], sperre: ['sperre', {sim: 1}], werbung: ['werbung', {}]};
  try { await api(...calls[act]); toast('Dein Auftrag ist eingegangen.'); if (id) nav('/vertrag/' + id); else route(); } catch (x) { toast(x.message); b.disabled = false; }
});
const onField = e => {
  if (!form || !e.target.closest('[data-form=kuendigung]')) return;
  const t = e.target; form[t.name] = t.type === 'checkbox' ? t.checked : t.value; t.classList.replace('ng-pristine', 'ng-dirty');
  const g = document.getElementById('grundbox'), d = document.getElementById('datumbox');
  if (g) g.hidden = form.art !== 'ausserordentlich'; if (d) d.hidden = form.termin !== 'wunsch';
};
document.addEventListener('input', onField); document.addEventListener('change', onField);
document.addEventListener('submit', async e => {
  e.preventDefault();
  if (e.target.dataset.form === 'profil') { await api('profil', {tel: e.target.tel.value}); return toast('Gespeichert.'); }
  const f = form; f.err = '';
  if (f.step === 1 && (!f.vertrag || !f.art)) f.err = !f.vertrag ? 'Bitte wähle einen Vertrag aus.' : 'Bitte wähle die Art der Kündigung aus.';
  else if (f.step === 1 && f.art === 'ausserordentlich' && !f.grund.trim()) f.err = 'Bitte gib einen Kündigungsgrund an.';
  else if (f.step === 2 && !/.+@.+\..+/.test(f.email)) f.err = 'Bitte gib eine gültige E-Mail-Adresse an.';
  else if (f.step === 2 && f.termin === 'wunsch' && !f.datum) f.err = 'Bitte gib einen Wunschtermin an.';
  else if (f.step < 3) f.step++;
  else {
    const b = e.target.querySelector('[type=submit]'); b.disabled = true; b.classList.add('is-loading');
    const {step, err, result, ...data} = f;
    try { f.result = await api('kuendigung', data); f.step = 4; await load(); } catch (x) { f.err = x.message; }
  }
  route(true); if (!f.err) scrollTo(0, 0);
});

if (!document.cookie.includes('tlv_consent=')) setTimeout(() => {
  const d = document.createElement('div'); d.id = 'dip-consent'; d.className = 'dip';
  d.innerHTML = `<div class="dip__box" role="dialog" aria-modal="true" aria-labelledby="dip-t"><h2 id="dip-t">Deine Privatsphäre bei Talvo</h2><p>Wir und unsere Partner verwenden Cookies, um unsere Seite zu verbessern und Dir passende Angebote zu zeigen. Deine Auswahl kannst Du jederzeit in den Datenschutz-Einstellungen ändern.</p><div class="row"><button type="button" class="ws-button ws-button--primary" data-c="all">Alle akzeptieren</button><button type="button" class="ws-button ws-button--secondary" data-c="min">Nur notwendige</button></div></div>`;
  document.body.append(d);
  d.addEventListener('click', e => { const c = e.target.dataset.c; if (c) { document.cookie = 'tlv_consent=' + c + ';path=/;max-age=31536000'; api('consent', {wahl: c}); d.remove(); } });
}, 900);
route();
