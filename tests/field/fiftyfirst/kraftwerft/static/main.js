const root = document.querySelector('app-root'), ov = document.querySelector('.cdk-overlay-container');
let D = null, F = {};
const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
const $ = q => root.querySelector(q), all = q => [...root.querySelectorAll(q)];
async function call(m, u, b) {
  const r = await fetch('/rest/portal/v1/' + u, { method: m, headers: { 'Content-Type': 'application/json' }, body: b ? JSON.stringify(b) : undefined });
  const j = await r.json(); if (!r.ok) throw j; return j;
}
const go = p => { history.pushState(null, '', p); ov.innerHTML = ''; render(); scrollTo(0, 0); };
const NAV = [['/', 'Übersicht', '⌂'], ['/mitgliedschaft', 'Mitgliedschaft', '▤'], ['/beitragskonto', 'Beitragskonto', '€'], ['/persoenliche-daten', 'Persönliche Daten', '☺'], ['/bankverbindung', 'Bankverbindung', '▭'], ['/freunde-werben', 'Freunde werben', '★'], ['/hilfe', 'Hilfe & Kontakt', '?']];
const GRUENDE = ['Ich ziehe um', 'Ich trainiere zu selten', 'Gesundheitliche Gründe', 'Der Beitrag ist mir zu hoch', 'Ich wechsle zu einem anderen Anbieter', 'Unzufrieden mit Studio oder Ausstattung', 'Unzufrieden mit dem Service', 'Sonstiges'];

function shell(t, html, plain) {
  document.title = t + ' | Mein KRAFTWERFT';
  const p = location.pathname;
  root.innerHTML = `<app-shell _nghost-kwf-c12><div class="banner">NEU: Premium-Upgrade mit Wellness ab 10 € mehr im Monat. <a href="/upgrade">Jetzt upgraden</a></div>
<mat-toolbar class="mat-toolbar top"><a class="brand" href="/">KRAFTWERFT</a><nav aria-label="Hauptnavigation"><a href="/studios">Studios</a><a href="/kurse">Kurse</a><a href="/upgrade">Tarife</a><a href="/shop">Shop</a><a href="/kurse">Magazin</a></nav>${D.signedIn ? `<div class="me"><span>Hi, ${esc(D.member.vorname)}</span><button type="button" id="lo">Abmelden</button></div>` : ''}</mat-toolbar>
<div class="wrap" ${plain ? 'style="grid-template-columns:1fr;max-width:820px"' : ''}>${plain ? '' : `<mat-nav-list role="navigation" aria-label="Mein Bereich" class="mat-mdc-nav-list">${NAV.map(n => `<a mat-list-item class="mdc-list-item${n[0] === p || (n[0] !== '/' && p.startsWith(n[0])) ? ' active' : ''}" href="${n[0]}"><mat-icon aria-hidden="true">${n[2]}</mat-icon>${n[1]}</a>`).join('')}</mat-nav-list>`}<main>${html}</main></div>
<footer><div class="in"><div><h4>Training</h4><a href="/studios">Studio finden</a><a href="/kurse">Kursplan</a><a href="/kurse">App</a></div><div><h4>Mitgliedschaft</h4><a href="/upgrade">Tarife</a><a href="/freunde-werben">Freunde werben</a><a href="/shop">Gutscheine</a></div><div><h4>Service</h4><a href="/hilfe">Hilfe & Kontakt</a><a href="/hilfe">FAQ</a><a href="/kuendigungsformular">Verträge hier kündigen</a></div><div><h4>Unternehmen</h4><a href="/rechtliches">Über uns</a><a href="/rechtliches">Karriere</a><a href="/rechtliches">Presse</a></div></div><div class="leg"><a href="/rechtliches">Impressum</a><a href="/rechtliches">Datenschutz</a><a href="/rechtliches">AGB</a><a href="/rechtliches">Hausordnung</a><a href="/rechtliches">Barrierefreiheit</a> © KRAFTWERFT Fitness GmbH, Bochum</div></footer></app-shell>`;
  const lo = $('#lo'); if (lo) lo.onclick = async () => { D = await call('POST', 'abmelden'); go('/'); };
}
const chip = () => D.vertrag.status === 'gekuendigt' ? '<mat-chip class="mat-mdc-chip off">Gekündigt</mat-chip>' : D.vertrag.status === 'ruhend' ? '<mat-chip class="mat-mdc-chip off">Ruhend</mat-chip>' : '<mat-chip class="mat-mdc-chip">Aktiv</mat-chip>';
const card = (h, x = '') => `<mat-card class="mat-mdc-card" ${x}>${h}</mat-card>`;
const btn = (t, a, c = '', x = '') => `<button type="button" mat-button class="mdc-button ${c}" data-a="${a}" ${x}><span class="mdc-button__label">${t}</span></button>`;
function acts(o) { all('[data-a]').forEach(b => { if (o[b.dataset.a]) b.onclick = () => o[b.dataset.a](b); }); }

function dialog(title, body, yes, f) {
  ov.innerHTML = `<div class="cdk-overlay-backdrop dark"></div><mat-dialog-container class="mat-mdc-dialog-container" role="dialog" aria-modal="true"><h2 mat-dialog-title>${title}</h2><div mat-dialog-content>${body}</div><div class="bar"><span class="sp"></span><button type="button" class="mdc-button" id="dx">Abbrechen</button>${yes ? `<button type="button" class="mdc-button mat-primary" id="dy">${yes}</button>` : ''}</div></mat-dialog-container>`;
  ov.querySelector('#dx').onclick = () => ov.innerHTML = '';
  const y = ov.querySelector('#dy'); if (y) y.onclick = async () => { y.disabled = true; D = await f(); ov.innerHTML = ''; render(); };
}
function select(host, items, cb) {
  const open = () => {
    const r = host.getBoundingClientRect(); host.setAttribute('aria-expanded', 'true');
    ov.innerHTML = `<div class="cdk-overlay-backdrop"></div><div class="mat-mdc-select-panel" role="listbox" style="left:${r.left + scrollX}px;top:${r.top + scrollY}px;width:${r.width}px">${items.map((g, i) => `<mat-option role="option" class="mat-mdc-option" id="mat-option-${i}" aria-selected="false"><span class="mdc-list-item__primary-text">${g}</span></mat-option>`).join('')}</div>`;
    const close = () => { ov.innerHTML = ''; host.setAttribute('aria-expanded', 'false'); host.focus(); };
    ov.querySelector('.cdk-overlay-backdrop').onclick = close;
    const o = [...ov.querySelectorAll('mat-option')]; let k = -1;
    const take = i => { host.querySelector('.val').innerHTML = `<span class="mat-mdc-select-min-line">${items[i]}</span>`; close(); cb(items[i]); };
    o.forEach((n, i) => n.onclick = () => take(i));
    host.onkeydown = ev => { if (ov.innerHTML === '') { if (/Enter| |ArrowDown/.test(ev.key)) { ev.preventDefault(); open(); } return; } if (ev.key === 'ArrowDown' || ev.key === 'ArrowUp') { ev.preventDefault(); k = Math.max(0, Math.min(items.length - 1, k + (ev.key === 'ArrowDown' ? 1 : -1))); o.forEach((n, i) => n.classList.toggle('act', i === k)); } else if (ev.key === 'Enter' && k >= 0) { ev.preventDefault(); take(k); } else if (ev.key === 'Escape') close(); };
  };
  host.onclick = open; host.onkeydown = ev => { if (/^(Enter| |ArrowDown)$/.test(ev.key)) { ev.preventDefault(); open(); } };
}
const selectHtml = (id, label, ph) => `<mat-form-field class="mat-mdc-form-field"><label id="${id}-l">${label}</label><mat-select role="combobox" class="mat-mdc-select" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="${id}-l" aria-required="true" id="${id}"><span class="val"><span class="ph mat-mdc-select-placeholder">${ph}</span></span><span aria-hidden="true">▾</span></mat-select></mat-form-field>`;

function home() {
  const v = D.vertrag;
  shell('Übersicht', `<h1>Hi ${esc(D.member.vorname)}!</h1><div class="grid">
${card(`<h2>Deine Mitgliedschaft</h2><p><b>${v.tarif}</b> ${chip()}</p><p class="muted">${v.studio}<br>${v.status === 'gekuendigt' ? 'Gekündigt zum ' + v.ende : v.beitrag + ' / Monat'}</p><a class="mdc-button stroked" href="/mitgliedschaft">Details ansehen</a>`)}
${card(`<h2>Dein Check-in</h2><div class="qr" role="img" aria-label="QR-Code"></div>`)}
${card(`<h2>Nächste Abbuchung</h2><p><b>29,90 €</b> am ${v.naechsteAbbuchung}</p><a class="mdc-button stroked" href="/beitragskonto">Zum Beitragskonto</a>`)}
${card(`<h2>Freunde werben</h2><p>Bring jemanden mit und ihr trainiert beide einen Monat gratis.</p><a class="mdc-button mat-primary" href="/freunde-werben">Jetzt einladen</a>`)}
${card(`<h2>Auslastung ${v.studio}</h2><p class="muted">Gerade: 38 %. Ruhigste Zeit heute: 13 bis 15 Uhr</p>`)}
${card(`<h2>Mehr aus deinem Training</h2><p>Sauna, Massageliegen und alle Studios bundesweit mit Premium.</p><a class="mdc-button stroked" href="/upgrade">Upgrade ansehen</a>`)}</div>`);
}
function contract() {
  const v = D.vertrag, g = v.status === 'gekuendigt', m = D.modul;
  shell('Mitgliedschaft', `<h1>Mitgliedschaft</h1>${g ? `<div class="hint" role="status"><b>Deine Mitgliedschaft ist zum ${v.ende} gekündigt.</b><br>Eingang der Kündigung: ${v.eingang}. Bis dahin kannst du wie gewohnt trainieren. <a href="/rest/portal/v1/kuendigungsbestaetigung.txt" download style="text-decoration:underline">Kündigungsbestätigung herunterladen</a></div>` : ''}
${v.status === 'ruhend' ? '<div class="hint">Deine Ruhezeit ist eingetragen.</div>' : ''}
${card(`<h2>Vertragsdaten ${chip()}</h2><dl><dt>Vertragsnummer</dt><dd>${v.nummer}</dd><dt>Mitgliedsnummer</dt><dd>${D.member.mitgliedsnummer}</dd><dt>Tarif</dt><dd>${v.tarif}</dd><dt>Heimatstudio</dt><dd>${v.studio}</dd><dt>Monatlicher Beitrag</dt><dd>${v.beitrag}</dd><dt>Vertragsbeginn</dt><dd>${v.beginn}</dd><dt>Mindestlaufzeit bis</dt><dd>${v.mindestlaufzeit}</dd>${g ? `<dt>Vertragsende</dt><dd>${v.ende}</dd>` : `<dt>Laufzeit</dt><dd>unbefristet</dd><dt>Kündigungsfrist</dt><dd>${v.frist}</dd><dt>Nächstmögliches Ende</dt><dd>${v.naechstmoeglich}</dd>`}</dl>`)}
${card(`<h2>Zusatzmodule</h2><div class="action"><span><b>${m.name}</b><small>${m.preis} · ${m.status}</small></span>${m.status === 'aktiv' ? btn('Modul kündigen', 'modul', 'stroked') : ''}</div><div class="action"><span><b>Massageliege</b><small>6,00 € / Monat</small></span>${btn('Hinzubuchen', 'buchen', 'stroked')}</div>`)}
${card(`<h2>Vertrag verwalten</h2><a class="action" href="/upgrade"><span>Tarif upgraden<small>Mehr Studios, Wellness und Kurse</small></span>›</a><button type="button" class="action" data-a="ruhe" style="border-width:0 0 1px;background:none"><span>Ruhezeit beantragen<small>Pausiere deine Mitgliedschaft bis zu 3 Monate</small></span>›</button><button type="button" class="action" data-a="studio" style="border-width:0 0 1px;background:none"><span>Heimatstudio wechseln<small>Kostenlos einmal im Monat</small></span>›</button>${g ? `<button type="button" class="action" data-a="zurueck" style="border:0;background:none"><span>Kündigung zurückziehen<small>Und zu deinem bisherigen Beitrag weitertrainieren</small></span>›</button>` : `<a class="action" href="/mitgliedschaft/kuendigen"><span>Mitgliedschaft kündigen<small>Kündigungsfrist: ${v.frist}</small></span>›</a>`}`)}`);
  acts({
    modul: () => dialog('Modul kündigen', `<p>Möchtest du das Modul ${m.name} zum Monatsende kündigen? Deine Mitgliedschaft läuft weiter.</p>`, 'Modul kündigen', () => call('POST', 'modul/kuendigung')),
    buchen: () => dialog('Modul hinzubuchen', '<p>Massageliege für 6,00 € im Monat, monatlich kündbar.</p>', 'Zahlungspflichtig buchen', () => call('POST', 'modul/buchung')),
    ruhe: () => pause(), studio: () => dialog('Heimatstudio wechseln', '<p>Neues Heimatstudio: Dortmund Kampstraße</p>', 'Wechseln', () => call('POST', 'studio')),
    zurueck: () => dialog('Kündigung zurückziehen', '<p>Dein Vertrag läuft dann unbefristet weiter.</p>', 'Kündigung zurückziehen', () => call('POST', 'vertrag/kuendigung/ruecknahme'))
  });
}
function pause() { dialog('Ruhezeit beantragen', '<p>Du trainierst 1 Monat nicht und zahlst nichts. Der Vertrag verlängert sich um die Ruhezeit.</p>', 'Ruhezeit eintragen', async () => { const d = await call('POST', 'vertrag/ruhezeit', { monate: '1' }); history.pushState(null, '', '/mitgliedschaft'); return d; }); }

function stepper(n) { return `<div class="steps mat-horizontal-stepper-header-container">${['Art', 'Grund', 'Alternativen', 'Prüfen & absenden'].map((s, i) => `<mat-step-header role="tab" class="mat-step-header${i === n ? ' sel' : ''}" aria-selected="${i === n}"><span class="mat-step-icon">${i + 1}</span><span class="mat-step-label">${s}</span></mat-step-header>`).join('')}</div>`; }
const radio = (name, val, label, sub, on) => `<mat-radio-button class="mat-mdc-radio-button"><input type="radio" class="mdc-radio__native-control" name="${name}" id="${name}-${val}" value="${val}" ${on ? 'checked' : ''}><label for="${name}-${val}">${label}${sub ? `<br><span class="muted small">${sub}</span>` : ''}</label></mat-radio-button>`;
function cancel() {
  const v = D.vertrag;
  if (v.status === 'gekuendigt') return go('/mitgliedschaft');
  const s = F.s || 0; let h;
  if (s === 0) {
    h = `<h2>Wie möchtest du kündigen?</h2><mat-radio-group role="radiogroup" aria-label="Kündigungsart">${radio('mat-radio-group-0', 'ordentlich', 'Ordentliche Kündigung', 'Mit einer Frist von ' + v.frist + '. Nächstmögliches Vertragsende: ' + v.naechstmoeglich, F.art === 'ordentlich')}${radio('mat-radio-group-0', 'ausserordentlich', 'Außerordentliche Kündigung', 'Aus wichtigem Grund. Ein Nachweis, z. B. ein ärztliches Attest, ist erforderlich.', F.art === 'ausserordentlich')}</mat-radio-group><div id="more"></div><div class="bar"><a class="mdc-button plain" href="/mitgliedschaft">Abbrechen</a><span class="sp"></span>${btn('Weiter', 'next', 'mat-primary', 'disabled')}</div>`;
  } else if (s === 1) {
    h = `<h2>Warum möchtest du uns verlassen?</h2><p class="muted">Deine Antwort hilft uns, besser zu werden.</p>${selectHtml('mat-select-2', 'Kündigungsgrund *', 'Bitte auswählen')}<mat-form-field class="mat-mdc-form-field"><label for="mat-input-4">Möchtest du uns noch etwas sagen? (optional)</label><textarea id="mat-input-4" rows="3" maxlength="500"></textarea></mat-form-field><div class="err" role="alert"></div><div class="bar">${btn('Zurück', 'back', 'stroked')}<span class="sp"></span>${btn('Weiter', 'next', 'mat-primary')}</div>`;
  } else if (s === 2) {
    h = `<h2>Bevor du gehst: Wie wäre es damit?</h2><div class="alt"><h3>Gönn dir eine Pause</h3><p>Du kannst deine Mitgliedschaft für 1 Monat beitragsfrei ruhen lassen. Deine Laufzeit verlängert sich entsprechend.</p>${btn('Ruhezeit beantragen', 'ruhe', 'mat-primary')}</div><div class="alt"><h3>Bleib für 19,90 € im Monat</h3><p>Verlängere jetzt um 12 Monate und trainiere für 5 € weniger im Monat weiter.</p>${btn('Angebot sichern', 'angebot', 'mat-primary')}</div><div class="bar">${btn('Zurück', 'back', 'stroked')}<span class="sp"></span>${btn('Nein danke, weiter zur Kündigung', 'next', 'plain')}</div>`;
  } else {
    h = `<h2>Bitte prüfe deine Angaben</h2><dl><dt>Name</dt><dd>${esc(D.member.vorname)} ${esc(D.member.nachname)}</dd><dt>Mitgliedsnummer</dt><dd>${D.member.mitgliedsnummer}</dd><dt>Vertrag</dt><dd>${v.tarif}, ${v.nummer}</dd><dt>Art der Kündigung</dt><dd>Ordentliche Kündigung</dd><dt>Vertragsende</dt><dd>${F.termin || v.naechstmoeglich}</dd><dt>Zusatzmodule</dt><dd>${D.modul.name} endet mit dem Vertrag</dd><dt>Bestätigung an</dt><dd>${D.member.email}</dd></dl><br><mat-checkbox class="mat-mdc-checkbox"><input type="checkbox" class="mdc-checkbox__native-control" id="mat-mdc-checkbox-7-input"><label for="mat-mdc-checkbox-7-input">Ich habe meine Angaben geprüft und möchte meine Mitgliedschaft zum ${F.termin || v.naechstmoeglich} kündigen. *</label></mat-checkbox><mat-checkbox class="mat-mdc-checkbox"><input type="checkbox" class="mdc-checkbox__native-control" id="mat-mdc-checkbox-8-input"><label for="mat-mdc-checkbox-8-input">KRAFTWERFT darf mich nach Vertragsende mit Rückkehrangeboten anrufen oder anschreiben. (optional)</label></mat-checkbox><div class="err" role="alert"></div><p class="small muted">Offene Beiträge bis zum Vertragsende werden wie gewohnt abgebucht. Gebühren für die Kündigung fallen nicht an.</p><div class="bar">${btn('Zurück', 'back', 'stroked')}<span class="sp"></span>${btn('Kündigung absenden', 'send', 'mat-primary')}</div>`;
  }
  shell('Mitgliedschaft kündigen', `<h1>Mitgliedschaft kündigen</h1>${stepper(s)}${card(h)}`);
  const step = n => { F.s = n; render(); scrollTo(0, 0); };
  if (s === 0) {
    const more = $('#more'), nx = $('[data-a=next]');
    const upd = () => {
      nx.disabled = F.art !== 'ordentlich' && !F.file;
      more.innerHTML = F.art === 'ordentlich' ? `<p><b>Zu wann möchtest du kündigen?</b></p><mat-radio-group role="radiogroup" aria-label="Kündigungstermin">${radio('mat-radio-group-1', 'next', 'Zum nächstmöglichen Zeitpunkt (' + v.naechstmoeglich + ')', '', !F.later)}${radio('mat-radio-group-1', 'later', 'Zu einem späteren Termin', '', F.later)}</mat-radio-group><div id="when"></div>` :
        F.art ? `<mat-form-field class="mat-mdc-form-field"><label for="nachweis">Nachweis hochladen (PDF, JPG, max. 5 MB) *</label><input type="file" id="nachweis" accept=".pdf,.jpg,.png"></mat-form-field>` : '';
      const n = $('#nachweis'); if (n) n.onchange = () => { F.file = true; nx.disabled = false; };
      const w = $('#when'); if (w && F.later) { w.innerHTML = selectHtml('mat-select-0', 'Vertragsende', 'Bitte auswählen'); select($('#mat-select-0'), v.spaeter, x => F.termin = x); }
      all('input[name=mat-radio-group-1]').forEach(i => i.onchange = () => { F.later = i.value === 'later'; F.termin = null; upd(); });
    };
    all('input[name=mat-radio-group-0]').forEach(i => i.onchange = () => { F.art = i.value; F.later = false; F.termin = null; upd(); }); if (F.art) upd();
    acts({ next: () => step(1) });
  } else if (s === 1) {
    select($('#mat-select-2'), GRUENDE, x => { F.grund = x; $('.err').textContent = ''; });
    if (F.grund) $('#mat-select-2 .val').textContent = F.grund;
    acts({ back: () => step(0), next: () => { if (!F.grund) { $('.err').textContent = 'Bitte wähle einen Kündigungsgrund aus.'; return; } F.text = $('textarea').value; step(2); } });
  } else if (s === 2) {
    acts({ back: () => step(1), next: () => step(3), ruhe: pause, angebot: () => dialog('Angebot sichern', '<p>Neue Mindestlaufzeit: 12 Monate. Beitrag: 19,90 € im Monat.</p>', 'Verbindlich verlängern', async () => { const d = await call('POST', 'vertrag/angebot'); history.pushState(null, '', '/mitgliedschaft'); return d; }) });
  } else {
    acts({
      back: () => step(2), send: async b => {
        if (!$('#mat-mdc-checkbox-7-input').checked) { $('.err').textContent = 'Bitte bestätige deine Angaben.'; return; }
        b.disabled = true; b.firstChild.textContent = 'Wird gesendet …';
        try { D = await call('POST', 'vertrag/kuendigung', { art: F.art, termin: F.termin, grund: F.grund, text: F.text, bestaetigt: true, kontakt: $('#mat-mdc-checkbox-8-input').checked }); F = {}; go('/mitgliedschaft/gekuendigt'); }
        catch (x) { $('.err').textContent = x.fehler || 'Es ist ein Fehler aufgetreten.'; b.disabled = false; b.firstChild.textContent = 'Kündigung absenden'; }
      }
    });
  }
}
function done() {
  const v = D.vertrag; if (v.status !== 'gekuendigt') return go('/mitgliedschaft');
  shell('Kündigung eingegangen', `<h1>Kündigung eingegangen</h1>${card(`<p><b>Wir haben deine Kündigung am ${v.eingang} erhalten.</b></p><p>Deine Mitgliedschaft endet am <b>${v.ende}</b>. Eine Bestätigung haben wir an ${D.member.email} geschickt.</p><div class="bar"><a class="mdc-button stroked" href="/rest/portal/v1/kuendigungsbestaetigung.txt" download>Bestätigung speichern</a><a class="mdc-button mat-primary" href="/mitgliedschaft">Zur Mitgliedschaft</a></div>`)}`);
}
function publicForm() {
  shell('Verträge hier kündigen', `<h1>Verträge hier kündigen</h1>${card(`<p>Hier kannst du deinen Vertrag mit KRAFTWERFT ohne Anmeldung kündigen. Mitglieder mit Zugang können das auch unter <a href="/mitgliedschaft" style="text-decoration:underline">Mein Bereich</a> tun.</p><form novalidate>${[['vorname', 'Vorname *'], ['nachname', 'Nachname *'], ['geburtsdatum', 'Geburtsdatum (TT.MM.JJJJ) *'], ['mitgliedsnummer', 'Mitglieds- oder Vertragsnummer *'], ['email', 'E-Mail-Adresse für die Bestätigung *']].map(f => `<mat-form-field class="mat-mdc-form-field"><label for="f-${f[0]}">${f[1]}</label><input class="mat-mdc-input-element" id="f-${f[0]}" name="${f[0]}"></mat-form-field>`).join('')}<p><b>Art der Kündigung *</b></p>${radio('art', 'ordentlich', 'Ordentliche Kündigung zum nächstmöglichen Zeitpunkt')}${radio('art', 'ausserordentlich', 'Außerordentliche Kündigung')}<mat-form-field class="mat-mdc-form-field"><label for="f-g">Kündigungsgrund (nur bei außerordentlicher Kündigung)</label><textarea id="f-g" name="grund" rows="3"></textarea></mat-form-field><div class="err" role="alert"></div><button type="submit" class="mdc-button mat-primary">Jetzt kündigen</button></form>`)}`, true);
  $('form').onsubmit = async ev => {
    ev.preventDefault(); const d = Object.fromEntries(new FormData(ev.target));
    if (!d.vorname || !d.nachname || !d.geburtsdatum || !d.mitgliedsnummer || !d.email || !d.art) { $('.err').textContent = 'Bitte fülle alle Pflichtfelder aus.'; return; }
    const b = $('button[type=submit]'); b.disabled = true;
    try { D = await call('POST', 'kuendigungsformular', d); $('main').innerHTML = '<h1>Kündigung eingegangen</h1>' + card(`<p>Wir haben deine Kündigung am ${D.vertrag.eingang} erhalten. Dein Vertrag endet am <b>${D.vertrag.ende}</b>. Die Bestätigung ist per E-Mail unterwegs.</p>`); }
    catch (x) { $('.err').textContent = x.fehler; b.disabled = false; }
  };
}
function person() {
  const m = D.member;
  shell('Persönliche Daten', `<h1>Persönliche Daten</h1>${card(`<dl><dt>Name</dt><dd>${m.vorname} ${m.nachname}</dd><dt>Geburtsdatum</dt><dd>${m.geburtsdatum}</dd><dt>Mitgliedsnummer</dt><dd>${m.mitgliedsnummer}</dd><dt>Anschrift</dt><dd>${m.strasse}, ${m.ort}</dd><dt>E-Mail</dt><dd>${m.email}</dd><dt>Telefon</dt><dd>${m.telefon}</dd></dl><div class="bar">${btn('Daten ändern', 'p', 'stroked')}</div>`)}${card(`<h2>Newsletter</h2><p>Status: ${m.newsletter ? 'angemeldet' : 'abgemeldet'}</p>${btn(m.newsletter ? 'Abbestellen' : 'Anmelden', 'n', 'stroked')}`)}`);
  acts({ p: () => dialog('Daten ändern', `<mat-form-field class="mat-mdc-form-field"><label for="tel">Telefon</label><input class="mat-mdc-input-element" id="tel" value="${m.telefon}"></mat-form-field>`, 'Speichern', () => call('POST', 'person')), n: async () => { D = await call('POST', 'newsletter', { an: !m.newsletter }); render(); } });
}
const PAGES = {
  '/': home, '/mitgliedschaft': contract, '/mitgliedschaft/kuendigen': cancel, '/mitgliedschaft/gekuendigt': done, '/kuendigungsformular': publicForm, '/persoenliche-daten': person,
  '/beitragskonto': () => shell('Beitragskonto', `<h1>Beitragskonto</h1>${card(`<p>Kontostand: <b>0,00 €</b></p><table><thead><tr><th>Datum</th><th>Buchung</th><th>Betrag</th></tr></thead><tbody>${D.konto.map(k => `<tr><td>${k.datum}</td><td>${k.text}</td><td>${k.betrag}</td></tr>`).join('')}</tbody></table>`)}`),
  '/bankverbindung': () => { shell('Bankverbindung', `<h1>Bankverbindung</h1>${card(`<dl><dt>Kontoinhaber</dt><dd>Jonas Reuter</dd><dt>IBAN</dt><dd>DE•• •••• •••• •••• ••31 07</dd><dt>Zahlweise</dt><dd>SEPA-Lastschrift</dd></dl><div class="bar">${btn('Bankverbindung ändern', 'b', 'stroked')}</div>`)}`); acts({ b: () => dialog('Bankverbindung ändern', '<mat-form-field class="mat-mdc-form-field"><label for="iban">Neue IBAN</label><input class="mat-mdc-input-element" id="iban"></mat-form-field>', 'Speichern', () => call('POST', 'bank')) }); },
  '/freunde-werben': () => { shell('Freunde werben', `<h1>Freunde werben</h1>${card(`<p>Lade Freunde ein. Ihr bekommt beide einen Monat gratis.</p>${btn('Einladung verschicken', 'f', 'mat-primary')}`)}`); acts({ f: async () => { await call('POST', 'empfehlung'); alert('Einladung verschickt'); } }); },
  '/upgrade': () => { shell('Tarife', `<h1>Upgrade auf Premium</h1>${card(`<dl><dt>Dein Tarif</dt><dd>${D.vertrag.tarif}, ${D.vertrag.beitrag}</dd><dt>Premium</dt><dd>34,90 € / Monat, 12 Monate Mindestlaufzeit</dd></dl><p class="muted">Alle Studios, Sauna, Massageliegen und Kurse inklusive.</p>${btn('Zahlungspflichtig upgraden', 'u', 'mat-primary')}`)}`); acts({ u: () => dialog('Upgrade bestätigen', '<p>Deine neue Mindestlaufzeit beträgt 12 Monate.</p>', 'Jetzt upgraden', () => call('POST', 'vertrag/upgrade')) }); },
  '/hilfe': () => shell('Hilfe & Kontakt', `<h1>Hilfe & Kontakt</h1>${card(`<h2>Wie kann ich kündigen?</h2><p>Am schnellsten online: in deinem Bereich unter Mitgliedschaft → Mitgliedschaft kündigen. Alternativ über „Verträge hier kündigen“ am Seitenende oder schriftlich an KRAFTWERFT Fitness GmbH, Mitgliederservice, 44787 Bochum.</p>`)}${card('<h2>Wann kann ich außerordentlich kündigen?</h2><p>Bei dauerhafter Sportunfähigkeit mit ärztlichem Attest.</p>')}${card('<h2>Mitgliederservice</h2><p>Mo bis Fr 8 bis 20 Uhr, 0234 0000 100 (Festnetztarif)</p>')}`)
};
function login() {
  shell('Anmelden', `<h1>Anmelden</h1>${card('<form><mat-form-field class="mat-mdc-form-field"><label for="u">E-Mail</label><input class="mat-mdc-input-element" id="u" type="email"></mat-form-field><mat-form-field class="mat-mdc-form-field"><label for="w">Passwort</label><input class="mat-mdc-input-element" id="w" type="password"></mat-form-field><div class="err"></div><button class="mdc-button mat-primary">Anmelden</button></form>')}`, true);
  $('form').onsubmit = async ev => { ev.preventDefault(); try { await call('POST', 'anmelden'); } catch (x) { $('.err').textContent = x.fehler; } };
}
function render() {
  const p = location.pathname.replace(/(.)\/$/, '$1');
  if (p !== '/mitgliedschaft/kuendigen') F = {};
  if (!D.signedIn && p !== '/kuendigungsformular') return login();
  if (PAGES[p]) return PAGES[p]();
  const t = { '/studios': 'Studios', '/kurse': 'Kurse', '/shop': 'Shop', '/rechtliches': 'Rechtliches' }[p] || 'Seite nicht gefunden';
  shell(t, `<h1>${t}</h1>${card({ Studios: 'Über 60 Studios in Nordrhein-Westfalen, Hessen und Niedersachsen. Täglich von 6 bis 24 Uhr.', Kurse: 'Cyber-Kurse und Live-Kurse findest du in der App.', Shop: 'Shirts, Handtücher und Shaker bekommst du an der Theke.', Rechtliches: 'KRAFTWERFT Fitness GmbH, Alleestraße 300, 44793 Bochum. Nach Ablauf der Mindestlaufzeit läuft der Vertrag unbefristet weiter und ist mit einer Frist von einem Monat zum Monatsende kündbar.' }[t] || 'Diese Seite gibt es nicht (mehr).')}`, true);
}
document.addEventListener('click', ev => {
  const a = ev.target.closest && ev.target.closest('a[href^="/"]');
  if (a && !a.hasAttribute('download') && !ev.ctrlKey && !ev.metaKey) { ev.preventDefault(); go(a.getAttribute('href')); }
});
addEventListener('popstate', render);
D = await call('GET', 'uebersicht'); render();

if (!localStorage.getItem('uc_settings')) setTimeout(() => {
  const host = document.getElementById('usercentrics-root'), sr = host.attachShadow({ mode: 'open' });
  sr.innerHTML = `<style>.o{position:fixed;inset:0;background:rgba(0,0,0,.55);z-index:9999;display:flex;align-items:center;justify-content:center;font:14px/1.5 Arial,sans-serif}.b{background:#fff;border-radius:8px;max-width:560px;padding:26px;margin:16px}h2{margin:0 0 8px;font-size:18px}.r{display:flex;gap:10px;margin-top:18px}button{flex:1;padding:11px;border:0;border-radius:4px;font-weight:700;cursor:pointer;background:#111;color:#fff}button.g{background:#eee;color:#111}</style><div class="o" data-testid="uc-default-banner"><div class="b" role="dialog" aria-modal="true" aria-labelledby="t"><h2 id="t">Privatsphäre-Einstellungen</h2><div>Wir nutzen Cookies und ähnliche Technologien, um unsere Website zu betreiben, die Nutzung auszuwerten und dir passende Werbung zu zeigen. Deine Einwilligung kannst du jederzeit in den Einstellungen widerrufen. Weitere Infos: Datenschutzerklärung, Impressum.</div><div class="r"><button class="g" data-testid="uc-more-button">Einstellungen</button><button data-testid="uc-deny-all-button">Ablehnen</button><button data-testid="uc-accept-all-button">Alle akzeptieren</button></div></div></div>`;
  sr.addEventListener('click', ev => { if (ev.target.dataset && ev.target.dataset.testid && ev.target.tagName === 'BUTTON') { localStorage.setItem('uc_settings', '1'); host.remove(); } });
}, 500);
