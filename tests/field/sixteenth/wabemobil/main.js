const root = document.querySelector('app-root'), overlay = document.querySelector('.cdk-overlay-container');
let D = null, grund = '', n = 0;
const api = async (path, body) => {
  const r = await fetch('/api/' + path, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const j = await r.json(); if (!r.ok) throw new Error(j.fehler || 'Das hat leider nicht geklappt.'); D = j; return j;
};
const btn = (t, act, kind = 'mat-mdc-button', x = '') => `<button type="button" class="mdc-button ${kind} mat-mdc-button-base" data-act="${act}" ${x}><span class="mat-mdc-button-persistent-ripple mdc-button__ripple"></span><span class="mdc-button__label">${t}</span><span class="mat-mdc-focus-indicator"></span><span class="mat-mdc-button-touch-target"></span></button>`;
const FLAT = 'mdc-button--unelevated mat-mdc-unelevated-button mat-primary', STROKE = 'mdc-button--outlined mat-mdc-outlined-button';
const lnk = (t, href, kind = 'mat-mdc-button') => `<a class="mdc-button ${kind} mat-mdc-button-base" href="${href}"><span class="mdc-button__label">${t}</span></a>`;
const card = (inner, actions = '') => `<mat-card class="mat-mdc-card mdc-card"><mat-card-content class="mat-mdc-card-content">${inner}</mat-card-content>${actions ? `<mat-card-actions class="mat-mdc-card-actions mdc-card__actions">${actions}</mat-card-actions>` : ''}</mat-card>`;
const radio = (name, v, t, on = false) => { const id = 'mat-radio-' + ++n; return `<mat-radio-button class="mat-mdc-radio-button mat-accent" id="${id}"><div class="mdc-form-field mat-internal-form-field"><div class="mdc-radio"><input type="radio" class="mdc-radio__native-control" id="${id}-input" name="${name}" value="${v}" ${on ? 'checked' : ''}><div class="mdc-radio__background"></div></div><label class="mdc-label" for="${id}-input">${t}</label></div></mat-radio-button>`; };
const field = (label, id, val = '', type = 'text') => `<mat-form-field class="mat-mdc-form-field"><label for="${id}"><mat-label>${label}</mat-label></label><input class="mat-mdc-input-element" id="${id}" type="${type}" value="${val}"></mat-form-field>`;
const kv = rows => '<dl class="kv">' + rows.map(([a, b]) => `<dt>${a}</dt><dd>${b}</dd>`).join('') + '</dl>';
const gek = () => D.vertrag.status === 'gekuendigt';
const chip = () => gek() ? `<span class="mat-mdc-chip warn">Gekündigt zum ${D.vertrag.ende}</span>` : '<span class="mat-mdc-chip">Aktiv</span>';
const hinweis = () => gek() ? `<div class="info" role="status"><strong>Ihr Vertrag ist gekündigt.</strong><br>Die Kündigung ist am ${D.vertrag.eingang} bei uns eingegangen. Ihr Vertrag endet am ${D.vertrag.ende}. Bis dahin können Sie wie gewohnt telefonieren und surfen.<br>${btn('Kündigung zurücknehmen', 'ruecknahme')}</div>` : D.vertrag.rabatt ? '<div class="info">Ihr Treuevorteil ist aktiv: 40 GB für 12,00 € monatlich.</div>' : '';

const R = {
  '/': () => `<h1>Moin ${D.kunde.vorname}!</h1>${hinweis()}<div class="grid">
${card(`<h2>${D.vertrag.tarif}</h2><p>${D.kunde.rufnummer} &nbsp; ${chip()}</p><p>${D.vertrag.verbraucht} von ${D.vertrag.gb} GB verbraucht</p><mat-progress-bar class="mat-mdc-progress-bar mdc-linear-progress" role="progressbar"><i style="width:37%"></i></mat-progress-bar><p class="hint">Noch 12 Tage bis zum nächsten Datenvolumen. Danach max. 64 kbit/s.</p>`, lnk('Vertrag ansehen', '/vertrag') + btn('5 GB nachbuchen (4,90 €)', 'daten'))}
${card(`<h2>Letzte Rechnung</h2><p style="font-size:26px">19,99 €</p><p class="hint">vom ${D.rechnung}, wird per SEPA-Lastschrift eingezogen</p>`, lnk('Rechnungen', '/rechnungen'))}
${card('<h2>Neues Smartphone?</h2><p>Mit Ihrem Tarif ab 9,90 € im Monat dazu. 24 Monate, 0 % Zinsen.</p>', lnk('Geräte ansehen', '/hilfe'))}
${card('<h2>Freunde werben</h2><p>25 € für Sie, 25 € für Ihre Freunde. Einfach Link teilen.</p>', lnk('Link holen', '/hilfe'))}</div>`,
  '/vertrag': () => `<h1>Mein Vertrag</h1>${hinweis()}${card(`<h2>${D.vertrag.tarif} ${chip()}</h2>` + kv([['Rufnummer', D.kunde.rufnummer], ['Kundennummer', D.kunde.nr], ['Grundpreis', D.vertrag.preis + ' € / Monat'], ['Datenvolumen', D.vertrag.gb + ' GB, 5G bis 50 Mbit/s'], ['Vertragsbeginn', D.vertrag.seit], ['Mindestlaufzeit', 'abgelaufen, monatlich kündbar'], ['Kündigungsfrist', '1 Monat'], [gek() ? 'Vertragsende' : 'Frühestes Vertragsende', D.vertrag.ende]]), gek() ? '' : lnk('Tarif wechseln', '/tarifwechsel', FLAT) + lnk('Optionen', '/optionen'))}
${card('<h2>SIM-Karte</h2><p>eSIM, aktiv seit 14.02.2023</p>', lnk('SIM tauschen', '/hilfe') + lnk('SIM sperren', '/hilfe'))}
${gek() ? '' : card('<h2>Vertrag beenden</h2><p>Sie möchten Ihren Vertrag nicht weiterführen? Das können Sie hier online erledigen.</p>', lnk('Vertrag kündigen', '/vertrag/kuendigen'))}`,
  '/vertrag/kuendigen': () => `<h1>Schade, dass Sie gehen möchten</h1><p>Vielleicht haben wir etwas, das besser passt:</p><div class="grid">
${card('<h2>Ihr Treuevorteil</h2><p><strong>40 GB statt 25 GB</strong> und dauerhaft <strong>12 € statt 17 €</strong> im Monat. Ohne neue Mindestlaufzeit.</p>', btn('Treuevorteil sichern', 'angebot', FLAT))}
${card('<h2>Eine Nummer kleiner</h2><p>wabe Allnet S mit 10 GB für 10 € im Monat.</p>', btn('Zu Allnet S wechseln', 'tarifS', STROKE))}
${card('<h2>Rufnummer mitnehmen</h2><p>Sie können Ihre Nummer auch nach der Kündigung zum neuen Anbieter mitnehmen. Das ist kostenlos und bis zu einem Monat nach Vertragsende möglich.</p>')}</div>
<p>${lnk('Weiter zur Kündigung', '/vertrag/kuendigen/angaben', STROKE)} ${lnk('Abbrechen', '/vertrag')}</p>`,
  '/vertrag/kuendigen/angaben': () => `<h1>Vertrag kündigen</h1>${card(`<h2>Warum möchten Sie kündigen?</h2><p class="hint">Ihre Angabe ist freiwillig und hilft uns, besser zu werden.</p><mat-radio-group role="radiogroup" class="mat-mdc-radio-group">${[['preis', 'Der Tarif ist mir zu teuer'], ['netz', 'Ich bin mit dem Netz nicht zufrieden'], ['service', 'Ich bin mit dem Service nicht zufrieden'], ['anbieter', 'Ich habe ein besseres Angebot gefunden'], ['bedarf', 'Ich brauche die Karte nicht mehr'], ['sonst', 'Sonstiges']].map(x => radio('grund', ...x)).join('')}</mat-radio-group>
<h2 style="margin-top:20px">Kündigungstermin</h2><mat-radio-group role="radiogroup">${radio('termin', 'naechst', `zum nächstmöglichen Zeitpunkt (${D.vertrag.ende})`, true)}</mat-radio-group>${field('Bestätigung per E-Mail an', 'mat-input-mail', D.kunde.email, 'email')}<div class="mat-mdc-form-field-error" role="alert"></div>`, btn('Weiter', 'zusammenfassung', FLAT) + lnk('Zurück', '/vertrag/kuendigen'))}`,
  '/vertraege-hier-kuendigen': () => `<h1>Verträge hier kündigen</h1>${gek() ? hinweis() : card(`<p>Mit diesem Formular können Sie Ihren Vertrag mit wabe mobil kündigen.</p><h2>Art der Kündigung</h2><mat-radio-group role="radiogroup">${radio('art', 'ordentlich', 'Ordentliche Kündigung', true)}${radio('art', 'ausserordentlich', 'Außerordentliche Kündigung (mit Begründung)')}</mat-radio-group>${field('Kündigungsgrund (nur bei außerordentlicher Kündigung)', 'mat-input-bg')}${field('Vor- und Nachname', 'mat-input-name', D.kunde.name)}${field('Rufnummer oder Kundennummer', 'mat-input-nr', D.kunde.rufnummer)}${field('E-Mail-Adresse für die Bestätigung', 'mat-input-mail', D.kunde.email, 'email')}<h2>Vertragsende</h2><mat-radio-group role="radiogroup">${radio('termin', 'naechst', 'zum frühestmöglichen Zeitpunkt', true)}</mat-radio-group><div class="mat-mdc-form-field-error" role="alert"></div>`, btn('Jetzt kündigen', 'formular', FLAT))}<p class="hint">Nach dem Absenden erhalten Sie unverzüglich eine Eingangsbestätigung mit Datum und Uhrzeit in Textform.</p>`,
  '/kuendigung/bestaetigung': () => gek() ? `<h1>Ihre Kündigung ist eingegangen</h1>${card(`<p>Vielen Dank, ${D.kunde.name}. Wir haben Ihre Kündigung am <strong>${D.vertrag.eingang}</strong> erhalten und bestätigen Ihnen das Vertragsende zum <strong>${D.vertrag.ende}</strong>.</p>${kv([['Vertrag', D.vertrag.tarif], ['Rufnummer', D.kunde.rufnummer], ['Vorgangsnummer', 'KD-5540-82917']])}<p>Die Eingangsbestätigung haben wir an ${D.kunde.email} geschickt. Die Abschlussrechnung erhalten Sie nach Vertragsende.</p>`, lnk('Zur Übersicht', '/'))}` : R['/'](),
  '/tarifwechsel': () => `<h1>Tarif wechseln</h1><div class="grid">${card('<h2>wabe Allnet S</h2><p>10 GB, 10 € / Monat</p>', btn('Zu Allnet S wechseln', 'tarifS', STROKE))}${card('<h2>wabe Allnet M</h2><p>25 GB, 17 € / Monat</p><p class="hint">Ihr bisheriger Tarif</p>')}${card('<h2>wabe Allnet L</h2><p>60 GB, 25 € / Monat</p>', btn('Zu Allnet L wechseln', 'tarifL', FLAT))}</div>`,
  '/optionen': () => `<h1>Optionen</h1>${card(`<h2>wabe Schutzpaket</h2><p>Virenschutz und Passwortmanager für drei Geräte. 2,99 € / Monat, monatlich kündbar.</p><p>${D.security ? 'Gebucht' : 'Nicht gebucht'}</p>`, D.security ? btn('Option abbestellen', 'security') : '')}${card('<h2>EU-Roaming</h2><p>Im Tarif enthalten.</p>')}${card('<h2>Datenpaket 5 GB</h2><p>Einmalig 4,90 €.</p>', btn('Buchen', 'daten', STROKE))}`,
  '/rechnungen': () => `<h1>Rechnungen</h1>${card(kv([[D.rechnung, '19,99 € &nbsp; PDF'], ['Vormonat', '19,99 € &nbsp; PDF'], ['Davor', '24,89 € &nbsp; PDF']]) + '<p class="hint">Grundpreis 17,00 €, Schutzpaket 2,99 €. Alle Preise inkl. MwSt.</p>')}`,
  '/daten': () => `<h1>Persönliche Daten</h1>${card(kv([['Name', D.kunde.name], ['E-Mail', D.kunde.email], ['Kundennummer', D.kunde.nr], ['Bankverbindung', 'DE** **** **** **** 4410 22']]))}${card(`<h2>Einwilligungen</h2><p>wabe mobil darf mich per E-Mail und SMS über eigene Angebote informieren: <strong>${D.werbung ? 'ja' : 'nein'}</strong></p>`, btn(D.werbung ? 'Einwilligung widerrufen' : 'Einwilligung erteilen', 'werbung'))}`,
  '/hilfe': () => `<h1>Hilfe &amp; Kontakt</h1>${card('<h2>Häufige Fragen</h2><p><strong>Wie nehme ich meine Nummer mit?</strong><br>Beauftragen Sie die Mitnahme beim neuen Anbieter.</p><p><strong>Wie kündige ich?</strong><br>In „Vertrag“ oder über „Verträge hier kündigen“ am Seitenende.</p><p><strong>Hotline</strong><br>0221 0000 770, Mo–Sa 8–20 Uhr</p>')}`,
};
const NAV = [['/', 'Übersicht'], ['/vertrag', 'Vertrag & Tarif'], ['/rechnungen', 'Rechnungen'], ['/optionen', 'Optionen'], ['/daten', 'Persönliche Daten'], ['/hilfe', 'Hilfe & Kontakt']];
function render() {
  let p = location.pathname; if (!R[p]) p = '/'; if (gek() && p.startsWith('/vertrag/kuendigen')) p = '/vertrag';
  const akt = p.startsWith('/vertrag') && p !== '/vertraege-hier-kuendigen' ? '/vertrag' : p;
  root.innerHTML = `<app-header><mat-toolbar class="mat-toolbar mat-primary"><a class="brand" href="/">wabe<small>mobil</small></a><a class="top" href="/hilfe">Tarife</a><a class="top" href="/hilfe">Smartphones</a><a class="top" href="/hilfe">Prepaid</a><span class="spacer"></span><a class="top" href="/daten">${D.kunde.name}</a><a class="top" href="/hilfe">Abmelden</a></mat-toolbar></app-header>
<mat-drawer-container class="mat-drawer-container shell"><mat-drawer class="mat-drawer mat-drawer-side"><mat-nav-list class="mat-mdc-nav-list mdc-list" role="navigation">${NAV.map(([u, t]) => `<a mat-list-item class="mat-mdc-list-item mdc-list-item ${u === akt ? 'mdc-list-item--activated' : ''}" href="${u}"><span class="mdc-list-item__content"><span class="mat-mdc-list-item-unscoped-content mdc-list-item__primary-text">${t}</span></span></a>`).join('')}</mat-nav-list></mat-drawer><mat-drawer-content class="mat-drawer-content"><router-outlet></router-outlet><app-page class="ng-star-inserted">${R[p]()}</app-page></mat-drawer-content></mat-drawer-container>
<footer><div class="in"><a href="/hilfe">Impressum</a><a href="/hilfe">Datenschutz</a><a href="/hilfe">AGB</a><a href="/hilfe">Produktinformationsblätter</a><a href="/hilfe">Barrierefreiheit</a><a href="/vertraege-hier-kuendigen">Verträge hier kündigen</a><p>wabe mobil ist eine Marke der wabe Telekommunikation GmbH, Köln. Alle Preise inkl. gesetzlicher MwSt. Die geschätzte maximale Download-Geschwindigkeit beträgt 50 Mbit/s, Upload 25 Mbit/s. Telefonie und SMS in alle deutschen Netze, ausgenommen Sonder- und Premiumnummern.</p></div></footer>`;
}
const go = p => { history.pushState({}, '', p); render(); scrollTo(0, 0); };
const zu = () => { overlay.innerHTML = ''; };
const snack = t => { overlay.insertAdjacentHTML('beforeend', `<mat-snack-bar-container class="mdc-snackbar mat-mdc-snack-bar-container" role="status"><div class="mdc-snackbar__label">${t}</div></mat-snack-bar-container>`); const el = overlay.lastElementChild; setTimeout(() => el.remove(), 5000); };
const dialog = (titel, text, aktionen) => { overlay.innerHTML = `<div class="cdk-overlay-backdrop cdk-overlay-dark-backdrop cdk-overlay-backdrop-showing"></div><div class="cdk-global-overlay-wrapper"><div class="cdk-overlay-pane mat-mdc-dialog-panel"><mat-dialog-container class="mat-mdc-dialog-container mdc-dialog mdc-dialog--open" role="dialog" aria-modal="true" aria-labelledby="mat-mdc-dialog-title-0" tabindex="-1"><div class="mdc-dialog__surface mat-mdc-dialog-surface"><h2 class="mat-mdc-dialog-title mdc-dialog__title" id="mat-mdc-dialog-title-0">${titel}</h2><mat-dialog-content class="mat-mdc-dialog-content mdc-dialog__content">${text}</mat-dialog-content><mat-dialog-actions class="mat-mdc-dialog-actions mdc-dialog__actions">${aktionen}</mat-dialog-actions></div></mat-dialog-container></div></div>`; };
const wert = name => (root.querySelector(`input[name="${name}"]:checked`) || {}).value;
let entwurf = null;
const A = {
  daten: () => dialog('5 GB nachbuchen?', '<p>Wir berechnen einmalig 4,90 € mit der nächsten Rechnung.</p>', btn('Abbrechen', 'zu') + btn('Kostenpflichtig buchen', 'datenOk', FLAT)),
  datenOk: async () => { await api('option/datenpaket', {}); zu(); render(); snack('5 GB wurden gebucht.'); },
  angebot: async () => { await api('angebot', {}); go('/vertrag'); snack('Ihr Treuevorteil ist aktiv.'); },
  tarifS: async () => { await api('tarif', { tarif: 'S' }); go('/vertrag'); snack('Tarifwechsel beauftragt.'); },
  tarifL: async () => { await api('tarif', { tarif: 'L' }); go('/vertrag'); snack('Tarifwechsel beauftragt.'); },
  security: async () => { await api('option/security', {}); render(); snack('Das Schutzpaket wurde abbestellt.'); },
  werbung: async () => { await api('einwilligung', { werbung: !D.werbung }); render(); snack('Gespeichert.'); },
  ruecknahme: async () => { await api('kuendigung/ruecknahme', {}); render(); snack('Ihre Kündigung wurde zurückgenommen.'); },
  zu,
  zusammenfassung: () => {
    const mail = root.querySelector('#mat-input-mail').value, e = root.querySelector('.mat-mdc-form-field-error');
    if (!mail.includes('@')) { e.textContent = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'; return; }
    entwurf = { art: 'ordentlich', grund: wert('grund') || null, termin: 'naechstmoeglich', email: mail };
    dialog('Kündigung absenden?', `<p>Bitte prüfen Sie Ihre Angaben. Mit dem Absenden kündigen Sie Ihren Vertrag verbindlich.</p>${kv([['Vertrag', D.vertrag.tarif], ['Rufnummer', D.kunde.rufnummer], ['Kündigung zum', D.vertrag.ende], ['Bestätigung an', mail]])}<p class="hint">Es entstehen keine Kosten. Das Schutzpaket endet automatisch mit dem Vertrag.</p>`, btn('Zurück', 'zu') + btn('Kündigung verbindlich absenden', 'senden', FLAT));
  },
  formular: () => {
    entwurf = { art: wert('art'), begruendung: root.querySelector('#mat-input-bg').value, vertrag: root.querySelector('#mat-input-nr').value, termin: 'fruehestmoeglich', email: root.querySelector('#mat-input-mail').value };
    return A.senden();
  },
  senden: async () => { try { await api('kuendigung', entwurf); zu(); go('/kuendigung/bestaetigung'); } catch (x) { zu(); root.querySelector('.mat-mdc-form-field-error').textContent = x.message; } },
};
document.addEventListener('click', ev => {
  const a = ev.target.closest('a[href]'), b = ev.target.closest('[data-act]');
  if (b && !b.disabled) { ev.preventDefault(); A[b.dataset.act](); } else if (a && a.getAttribute('href').startsWith('/') && !ev.ctrlKey && !ev.metaKey) { ev.preventDefault(); go(a.getAttribute('href')); }
});
addEventListener('popstate', render);
if (!localStorage.getItem('uc_settings')) {
  const u = document.getElementById('usercentrics-root'); u.innerHTML = `<div class="uc" role="dialog" aria-label="Datenschutzeinstellungen"><p><strong>Datenschutz ist uns wichtig.</strong> Wir verwenden Cookies, um unsere Seiten zu betreiben und auf Sie abzustimmen. Details in der Datenschutzerklärung.</p><button class="mdc-button ${STROKE}" type="button">Nur notwendige</button> <button class="mdc-button ${FLAT}" type="button">Alle akzeptieren</button></div>`;
  u.addEventListener('click', e => { if (e.target.tagName === 'BUTTON') { localStorage.setItem('uc_settings', '1'); u.innerHTML = ''; } });
}
api('kunde').then(render);
