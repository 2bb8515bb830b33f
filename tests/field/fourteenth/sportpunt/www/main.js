const NG = '_ngcontent-ng-c3317548012';
const root = document.querySelector('app-root');
const overlay = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'cdk-overlay-container' }));
let mij = null, laden = true, nr = 0, zijbalk = true;
const leeg = () => ({ stap: 0, reden: '', wanneer: 'vroegst', datum: '', akkoord: false });
let opz = leeg();

const esc = (s) => String(s).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const api = async (method, url, body) => {
  const t = (document.cookie.match(/XSRF-TOKEN=([^;]+)/) || [])[1];
  const o = { method, headers: { Accept: 'application/json, text/plain, */*' } };
  if (method !== 'GET') { o.headers['Content-Type'] = 'application/json'; o.headers['X-XSRF-TOKEN'] = t; o.body = JSON.stringify(body || {}); }
  const r = await fetch('/api' + url, o), j = await r.json();
  if (!r.ok) throw new Error(j.fout || 'Er ging iets mis.');
  return j;
};
const knop = (tekst, actie, soort = 'mat-mdc-button', extra = '') => `<button ${NG} ${soort.includes('unelevated') ? 'mat-flat-button' : soort.includes('outlined') ? 'mat-stroked-button' : 'mat-button'} type="button" class="mdc-button ${soort} mat-mdc-button-base" data-click="${actie}" ${extra}><span class="mat-mdc-button-persistent-ripple mdc-button__ripple"></span><span class="mdc-button__label">${tekst}</span><span class="mat-mdc-focus-indicator"></span><span class="mat-mdc-button-touch-target"></span></button>`;
const VUL = 'mat-mdc-unelevated-button mat-primary', LIJN = 'mat-mdc-outlined-button mat-primary';
const kaart = (titel, inhoud, acties = '') => `<mat-card ${NG} class="mat-mdc-card mdc-card"><mat-card-title class="mat-mdc-card-title"><h2>${titel}</h2></mat-card-title><mat-card-content class="mat-mdc-card-content">${inhoud}</mat-card-content>${acties ? `<mat-card-actions class="mat-mdc-card-actions mdc-card__actions">${acties}</mat-card-actions>` : ''}</mat-card>`;
const radio = (groep, waarde, label, aan) => { const id = 'mat-radio-' + (++nr); return `<mat-radio-button ${NG} class="mat-mdc-radio-button mat-accent ${aan ? 'mat-mdc-radio-checked' : ''}" id="${id}"><div class="mdc-form-field"><div class="mdc-radio"><div class="mat-mdc-radio-touch-target"></div><input class="mdc-radio__native-control" type="radio" id="${id}-input" name="${groep}" value="${waarde}" ${aan ? 'checked' : ''} tabindex="0"><div class="mdc-radio__background"><div class="mdc-radio__outer-circle"></div><div class="mdc-radio__inner-circle"></div></div></div><label class="mdc-label" for="${id}-input">${label}</label></div></mat-radio-button>`; };
const vink = (naam, label, aan) => { const id = 'mat-mdc-checkbox-' + (++nr); return `<mat-checkbox ${NG} class="mat-mdc-checkbox mat-accent" id="${id}"><div class="mdc-form-field"><div class="mdc-checkbox"><div class="mat-mdc-checkbox-touch-target"></div><input type="checkbox" class="mdc-checkbox__native-control" id="${id}-input" name="${naam}" tabindex="0" ${aan ? 'checked' : ''}><div class="mdc-checkbox__background"></div></div><label class="mdc-label" for="${id}-input">${label}</label></div></mat-checkbox>`; };
const select = (naam, label, waarde, plek) => { const id = 'mat-select-' + (++nr); return `<mat-form-field ${NG} class="mat-mdc-form-field mat-form-field-appearance-outline"><div class="mat-mdc-text-field-wrapper mdc-text-field mdc-text-field--outlined"><div class="mat-mdc-form-field-flex"><div class="mat-mdc-form-field-infix"><label id="${id}-label" class="mdc-floating-label mat-mdc-floating-label"><mat-label>${label}</mat-label></label><mat-select role="combobox" aria-autocomplete="none" aria-haspopup="listbox" class="mat-mdc-select ${waarde ? '' : 'mat-mdc-select-empty'}" aria-labelledby="${id}-label ${id}-value" id="${id}" tabindex="0" aria-expanded="false" aria-required="true" data-select="${naam}"><div class="mat-mdc-select-trigger"><div class="mat-mdc-select-value" id="${id}-value">${waarde ? `<span class="mat-mdc-select-value-text"><span class="mat-mdc-select-min-line">${waarde}</span></span>` : `<span class="mat-mdc-select-placeholder mat-mdc-select-min-line">${plek}</span>`}</div><div class="mat-mdc-select-arrow-wrapper" aria-hidden="true">▾</div></div></mat-select></div></div></div></mat-form-field>`; };
const naar = (p, vervang) => { history[vervang ? 'replaceState' : 'pushState'](null, '', p); teken(); window.scrollTo(0, 0); };
const snack = (t) => { const s = document.createElement('mat-snack-bar-container'); s.className = 'mdc-snackbar mat-mdc-snack-bar-container'; s.innerHTML = '<div aria-live="polite" class="mat-mdc-snack-bar-label mdc-snackbar__label"></div>'; s.firstChild.textContent = t; overlay.appendChild(s); setTimeout(() => s.remove(), 4500); };
const ververs = async () => { mij = await api('GET', '/mij'); };
const doe = async (m, u, b, t, p) => { try { await api(m, u, b); await ververs(); if (t) snack(t); naar(p || location.pathname, true); } catch (e) { snack(e.message); } };

function dialoog(titel, tekst, ja, nee, fn) {
  const back = document.createElement('div'), w = document.createElement('div'), id = 'mat-mdc-dialog-' + (++nr);
  back.className = 'cdk-overlay-backdrop cdk-overlay-dark-backdrop';
  w.className = 'cdk-global-overlay-wrapper';
  w.innerHTML = `<div id="cdk-overlay-${nr}" class="cdk-overlay-pane mat-mdc-dialog-panel"><mat-dialog-container tabindex="-1" class="mat-mdc-dialog-container mdc-dialog" id="${id}" role="dialog" aria-modal="true" aria-labelledby="${id}-t"><div class="mdc-dialog__container"><div class="mat-mdc-dialog-surface mdc-dialog__surface"><h2 mat-dialog-title class="mat-mdc-dialog-title mdc-dialog__title" id="${id}-t">${titel}</h2><mat-dialog-content class="mat-mdc-dialog-content mdc-dialog__content">${tekst}</mat-dialog-content><mat-dialog-actions class="mat-mdc-dialog-actions mdc-dialog__actions">${knop(nee, 'nee')}${knop(ja, 'ja', VUL)}</mat-dialog-actions></div></div></mat-dialog-container></div>`;
  overlay.append(back, w);
  requestAnimationFrame(() => requestAnimationFrame(() => { back.classList.add('in'); w.classList.add('in'); }));
  const dicht = () => { back.classList.remove('in'); w.classList.remove('in'); setTimeout(() => { back.remove(); w.remove(); }, 180); };
  back.onclick = dicht;
  w.querySelector('[data-click=nee]').onclick = dicht;
  w.querySelector('[data-click=ja]').onclick = async (e) => { e.currentTarget.disabled = true; await fn(); dicht(); };
}
function openSelect(el, opties, kies) {
  const r = el.closest('.mdc-text-field').getBoundingClientRect();
  const back = document.createElement('div'), box = document.createElement('div');
  back.className = 'cdk-overlay-backdrop cdk-overlay-transparent-backdrop';
  box.className = 'cdk-overlay-connected-position-bounding-box';
  const hoog = Math.min(300, opties.length * 46 + 16), top = r.bottom + hoog > innerHeight ? Math.max(8, innerHeight - hoog - 8) : r.bottom;
  box.innerHTML = `<div id="cdk-overlay-${++nr}" class="cdk-overlay-pane" style="left:${r.left}px;top:${top}px;width:${r.width}px"><div role="listbox" tabindex="-1" class="mdc-menu-surface mat-mdc-select-panel mdc-menu-surface--open" id="${el.id}-panel" aria-labelledby="${el.id}-label">${opties.map((o) => `<mat-option role="option" id="mat-option-${++nr}" class="mat-mdc-option mdc-list-item" aria-selected="false" tabindex="0"><span class="mdc-list-item__primary-text">${o}</span></mat-option>`).join('')}</div></div>`;
  el.setAttribute('aria-expanded', 'true'); el.setAttribute('aria-controls', el.id + '-panel');
  overlay.append(back, box);
  const dicht = () => { back.remove(); box.remove(); el.setAttribute('aria-expanded', 'false'); };
  back.onclick = dicht;
  box.querySelectorAll('mat-option').forEach((o, i) => { o.onclick = () => { dicht(); kies(opties[i]); }; });
}

const MENU = [['/overzicht', 'Overzicht'], ['/lidmaatschap', 'Lidmaatschap'], ['/betalingen', 'Betalingen'], ['/bezoeken', 'Mijn bezoeken'], ['/groepslessen', 'Groepslessen'], ['/extras', 'Extra’s'], ['/gegevens', 'Persoonlijke gegevens'], ['/instellingen', 'Instellingen'], ['/hulp', 'Klantenservice']];
const status = (l) => l.status === 'OPGEZEGD' ? '<span class="chip w">Opgezegd</span>' : l.status === 'GEPAUZEERD' ? '<span class="chip w">Gepauzeerd</span>' : l.status === 'VERWIJDERD' ? '<span class="chip w">Account verwijderd</span>' : '<span class="chip">Actief</span>';
const melding = (l) => l.status === 'OPGEZEGD' ? `<div class="msg" role="status"><b>Je lidmaatschap is opgezegd per ${l.eind}.</b> Tot en met die dag kun je blijven sporten. Referentie ${l.nummer}.</div>` : l.status === 'GEPAUZEERD' ? `<div class="msg" role="status">Je lidmaatschap is gepauzeerd tot ${l.pauze}.</div>` : '';
const REDENEN = ['Ik sport te weinig', 'Te duur', 'Ik ga verhuizen', 'Blessure of gezondheid', 'De club is te druk', 'Ik ga ergens anders sporten', 'Ontevreden over de service', 'Anders'];
const lang = (iso) => new Date(iso + 'T12:00:00').toLocaleDateString('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
const gekozen = () => opz.wanneer === 'vroegst' ? mij.lidmaatschap.vroegst : opz.datum;

const P = {
  '/overzicht': () => { const l = mij.lidmaatschap, af = l.status === 'OPGEZEGD' ? `Laatste afschrijving naar rato tot ${l.eind}` : l.status === 'GEPAUZEERD' ? 'Geen afschrijving tijdens je pauze' : `${l.prijs} op ${l.afschrijving}`; return `<h1>Hoi ${mij.lid.voornaam}!</h1>${melding(l)}${l.status === 'ACTIEF' ? `<div class="banner"><div><b>Neem een vriend mee</b><br>Upgrade naar Premium en sport altijd samen.</div>${knop('Bekijk Premium', 'ga:/lidmaatschap/wijzigen')}</div>` : ''}<div class="grid">${kaart('Mijn lidmaatschap', `<p><b>${l.naam}</b> ${status(l)}</p><p>${mij.lid.club}</p>`, knop('Bekijken', 'ga:/lidmaatschap', LIJN))}${kaart('Volgende betaling', `<p>${af}</p>`, knop('Betalingen', 'ga:/betalingen', LIJN))}${kaart('Laatste bezoek', `<p>${mij.bezoeken[0]}</p>`)}${kaart('Groepslessen', '<p>Cycle, Yoga en BodyPump bij jou in de club.</p>', knop('Rooster', 'ga:/groepslessen', LIJN))}</div>`; },
  '/lidmaatschap': () => { const l = mij.lidmaatschap, op = l.status === 'OPGEZEGD'; return `<h1>Lidmaatschap</h1>${melding(l)}${kaart(`${l.naam} ${status(l)}`, `<dl class="kv"><dt>Lidnummer</dt><dd>${mij.lid.lidnummer}</dd><dt>Thuisclub</dt><dd>${mij.lid.club}</dd><dt>Prijs per 4 weken</dt><dd>${l.prijs}${l.korting ? ' (50% korting)' : ''}</dd><dt>Lid sinds</dt><dd>${l.sinds}</dd><dt>Contractduur</dt><dd>Onbepaalde tijd, na het eerste jaar</dd><dt>Opzegtermijn</dt><dd>4 weken</dd>${op ? `<dt>Einddatum</dt><dd>${l.eind}</dd>` : ''}</dl>`)}
${op ? kaart('Toch blijven sporten?', '<p>Je kunt je opzegging tot de einddatum intrekken. Je houdt dan je huidige prijs.</p>', knop('Opzegging intrekken', 'intrek', LIJN)) : l.status === 'VERWIJDERD' ? '' : `${kaart('Lidmaatschap wijzigen', '<p>Stap over naar een ander lidmaatschap.</p>', knop('Wijzigen', 'ga:/lidmaatschap/wijzigen', LIJN))}${l.status === 'GEPAUZEERD' ? '' : kaart('Lidmaatschap pauzeren', '<p>Op vakantie of geblesseerd? Pauzeer 4 tot 12 weken.</p>', knop('Pauzeren', 'pauze', LIJN))}${kaart('Lidmaatschap beëindigen', '<p>Je kunt je lidmaatschap online opzeggen met een opzegtermijn van 4 weken.</p>', knop('Lidmaatschap opzeggen', 'start'))}`}`; },
  '/lidmaatschap/wijzigen': () => `<h1>Lidmaatschap wijzigen</h1>${mij.plannen.map((p) => kaart(p.naam, `<p>${p.prijs} per 4 weken</p>`, p.id === mij.lidmaatschap.plan ? '<span class="chip">Je huidige lidmaatschap</span>' : knop('Kies ' + p.naam, 'plan:' + p.id, LIJN))).join('')}`,
  '/lidmaatschap/opzeggen': () => {
    const l = mij.lidmaatschap;
    const koppen = ['Reden', 'Alternatieven', 'Einddatum', 'Controleren'].map((t, i) => `${i ? '<div class="mat-stepper-horizontal-line"></div>' : ''}<mat-step-header role="tab" class="mat-step-header mat-horizontal-stepper-header ${i < opz.stap ? 'done' : ''}" aria-selected="${i === opz.stap}" aria-posinset="${i + 1}" aria-setsize="4" ${i > opz.stap ? 'aria-disabled="true"' : ''}><div class="mat-step-icon"><span aria-hidden="true">${i < opz.stap ? '✓' : i + 1}</span></div><div class="mat-step-label"><div class="mat-step-text-label">${t}</div></div></mat-step-header>`).join('');
    const inhoud = [
      `<h2>Jammer dat je wilt stoppen</h2><p>Wat is de belangrijkste reden?</p>${select('reden', 'Reden van opzegging', opz.reden, 'Kies een reden')}<div class="nav-btns">${knop('Annuleren', 'ga:/lidmaatschap')}${knop('Volgende', 'stap:1', VUL, opz.reden ? '' : 'disabled')}</div>`,
      `<h2>Misschien past dit beter bij je</h2><div class="alt">${kaart('Even pauze', '<p>Zet je lidmaatschap stil zonder kosten.</p>', knop('Pauzeren', 'pauze', LIJN))}${kaart('50% korting', '<p>Twee periodes sporten voor de halve prijs.</p>', knop('Korting activeren', 'korting', VUL))}${kaart('Basis', '<p>Eén club, € 19,99 per 4 weken.</p>', knop('Overstappen', 'plan:basis', LIJN))}</div><div class="nav-btns">${knop('Vorige', 'stap:0')}${knop('Nee, ik wil opzeggen', 'stap:2', LIJN)}</div>`,
      `<h2>Wanneer wil je stoppen?</h2><mat-radio-group role="radiogroup" class="mat-mdc-radio-group" aria-label="Einddatum">${radio('wanneer', 'vroegst', `Zo snel mogelijk: ${l.vroegstTekst}`, opz.wanneer === 'vroegst')}${radio('wanneer', 'later', 'Op een latere datum', opz.wanneer === 'later')}</mat-radio-group>${opz.wanneer === 'later' ? `<mat-form-field class="mat-mdc-form-field"><div class="mdc-text-field mdc-text-field--outlined"><label class="mdc-floating-label" for="dp">Einddatum</label><input id="dp" class="mat-mdc-input-element mat-datepicker-input" type="date" min="${l.vroegst}" value="${opz.datum}" name="datum"></div></mat-form-field>` : ''}<div class="nav-btns">${knop('Vorige', 'stap:1')}${knop('Volgende', 'stap:3', VUL, gekozen() ? '' : 'disabled')}</div>`,
      `<h2>Controleer je opzegging</h2><dl class="kv"><dt>Lidmaatschap</dt><dd>${l.naam}</dd><dt>Lidnummer</dt><dd>${mij.lid.lidnummer}</dd><dt>Einddatum</dt><dd>${gekozen() ? lang(gekozen()) : ''}</dd><dt>Kosten voor opzeggen</dt><dd>Geen</dd></dl><p>Tot de einddatum betaal je je lidmaatschap zoals je gewend bent en kun je blijven sporten. Daarna werkt je pas niet meer.</p>${vink('akkoord', 'Ik begrijp dat mijn lidmaatschap op deze datum stopt', opz.akkoord)}<div class="nav-btns">${knop('Vorige', 'stap:2')}${knop('Opzegging bevestigen', 'bevestig', VUL, opz.akkoord ? '' : 'disabled')}</div>`,
    ].map((h, i) => `<div role="tabpanel" class="mat-horizontal-stepper-content ${i === opz.stap ? '' : 'mat-horizontal-stepper-content-inactive'}" aria-expanded="${i === opz.stap}">${h}</div>`).join('');
    return `<app-opzeggen><h1>Lidmaatschap opzeggen</h1><mat-stepper role="tablist" aria-orientation="horizontal" class="mat-stepper-horizontal" linear><div class="mat-horizontal-stepper-wrapper"><div class="mat-horizontal-stepper-header-container">${koppen}</div><div class="mat-horizontal-content-container mat-mdc-card">${inhoud}</div></div></mat-stepper></app-opzeggen>`;
  },
  '/lidmaatschap/opzeggen/bevestigd': () => { const l = mij.lidmaatschap; return `<h1>Je opzegging is gelukt</h1>${kaart('We gaan je missen, ' + mij.lid.voornaam, `<p>Je ${l.naam}-lidmaatschap stopt op <b>${l.eind}</b>. Je ontvangt een bevestiging op ${mij.lid.email}.</p><p>Referentie: <b>${l.nummer}</b></p>`, knop('Naar mijn overzicht', 'ga:/overzicht', VUL))}`; },
  '/betalingen': () => `<h1>Betalingen</h1>${kaart('Incasso', `<p>Automatische incasso van ${mij.lid.iban}</p>`)}${kaart('Afschrijvingen', `<table class="tb"><thead><tr><th>Datum</th><th>Bedrag</th><th>Status</th></tr></thead><tbody>${mij.afschrijvingen.map((a) => `<tr><td>${a.datum}</td><td>${a.bedrag}</td><td>Betaald</td></tr>`).join('')}</tbody></table>`)}`,
  '/bezoeken': () => `<h1>Mijn bezoeken</h1>${kaart('Afgelopen weken', `<ul>${mij.bezoeken.map((b) => `<li>${b}, ${mij.lid.club}</li>`).join('')}</ul>`)}`,
  '/groepslessen': () => `<h1>Groepslessen</h1>${['Cycle 45', 'Yoga', 'BodyPump', 'Booty'].map((g, i) => kaart(g, `<p>Vandaag om ${17 + i}:30, zaal ${i % 2 + 1}</p>`)).join('')}`,
  '/extras': () => `<h1>Extra’s</h1>${mij.extras.map((x) => kaart(x.naam, `<p>${x.prijs} per 4 weken</p>`, knop(x.aan ? 'Stopzetten' : 'Toevoegen', `extra:${x.id}:${x.aan ? 0 : 1}`, LIJN))).join('')}`,
  '/gegevens': () => `<h1>Persoonlijke gegevens</h1>${kaart('Contact', `<p>${mij.lid.naam}<br>${mij.lid.email}</p><mat-form-field class="mat-mdc-form-field"><div class="mdc-text-field"><label class="mdc-floating-label" for="tel">Telefoon</label><input id="tel" class="mat-mdc-input-element" value="${esc(mij.lid.telefoon)}"></div></mat-form-field>`, knop('Opslaan', 'tel', LIJN))}`,
  '/instellingen': () => `<h1>Instellingen</h1>${kaart('Meldingen', vink('mail', 'E-mails met acties en trainingstips', mij.lid.mail))}${kaart('Account verwijderen', '<p>Je online account en al je gegevens worden gewist.</p>', knop('Account verwijderen', 'account', 'mat-mdc-button mat-warn'))}`,
  '/hulp': () => `<h1>Klantenservice</h1>${kaart('Hoe zeg ik mijn lidmaatschap op?', '<p>Ga naar Lidmaatschap en kies onderaan voor Lidmaatschap opzeggen. Na het eerste jaar is de opzegtermijn 4 weken.</p>')}${kaart('Ik ben mijn pas kwijt', '<p>Met de app kom je ook binnen via de QR-code.</p>')}${kaart('Contact', '<p>Chat op werkdagen van 9 tot 17 uur.</p>')}`,
};

function teken() {
  let p = location.pathname.replace(/\/$/, '') || '/overzicht';
  if (mij) {
    const s = mij.lidmaatschap.status;
    if (p === '/lidmaatschap/opzeggen' && (s === 'OPGEZEGD' || s === 'VERWIJDERD')) return naar('/lidmaatschap', true);
    if (p === '/lidmaatschap/opzeggen/bevestigd' && s !== 'OPGEZEGD') return naar('/lidmaatschap', true);
  }
  document.title = (p.includes('opzeggen') ? 'Lidmaatschap opzeggen' : 'Mijn SportPunt') + ' | SportPunt';
  const inhoud = laden ? '' : P[p] ? P[p]() : `<h1>${esc(p.slice(1).replace(/-/g, ' ').replace(/^./, (c) => c.toUpperCase()))}</h1>${kaart('SportPunt', '<p>Meer informatie volgt binnenkort.</p>')}`;
  root.innerHTML = `<app-shell ${NG}><mat-toolbar ${NG} class="mat-toolbar mat-primary"><button mat-icon-button class="mdc-icon-button mat-mdc-icon-button" aria-label="Menu" data-click="menu"><span aria-hidden="true">☰</span></button><a class="brand" href="/overzicht" data-route>SportPunt</a><span class="spacer"></span><span>${mij ? esc(mij.lid.naam) : ''}</span></mat-toolbar>${laden ? '<mat-progress-bar role="progressbar" mode="indeterminate" class="mat-mdc-progress-bar" aria-label="Laden"><i></i></mat-progress-bar>' : ''}
<mat-sidenav-container class="mat-drawer-container mat-sidenav-container"><mat-sidenav class="mat-drawer mat-sidenav ${zijbalk ? 'mat-drawer-opened' : 'closed'}" role="navigation" aria-label="Mijn SportPunt"><mat-nav-list class="mat-mdc-nav-list mdc-list">${MENU.map(([u, t]) => `<a mat-list-item class="mat-mdc-list-item mdc-list-item ${p === u || (u === '/lidmaatschap' && p.startsWith(u)) ? 'mdc-list-item--activated' : ''}" href="${u}" data-route><span class="mdc-list-item__content"><span class="mat-mdc-list-item-title mdc-list-item__primary-text">${t}</span></span></a>`).join('')}</mat-nav-list></mat-sidenav>
<mat-sidenav-content class="mat-drawer-content mat-sidenav-content"><router-outlet></router-outlet><app-page ${NG} role="main">${inhoud}</app-page><app-footer><nav><a href="/clubs" data-route>Clubs</a><a href="/lid-worden" data-route>Lid worden</a><a href="/zakelijk" data-route>Zakelijk</a><a href="/werken-bij" data-route>Werken bij</a><a href="/algemene-voorwaarden" data-route>Algemene voorwaarden</a><a href="/huisregels" data-route>Huisregels</a><a href="/privacy" data-route>Privacy- en cookiebeleid</a></nav><p>© SportPunt Nederland B.V. KvK 00000000. Prijzen per 4 weken, inclusief btw.</p></app-footer></mat-sidenav-content></mat-sidenav-container></app-shell>
${/sp_cookies=/.test(document.cookie) ? '' : `<div class="cookiebar" role="region" aria-label="Cookies"><p>We gebruiken cookies om onze site te verbeteren en je passende aanbiedingen te laten zien.</p>${knop('Alleen noodzakelijk', 'ck:min', LIJN)}${knop('Alles accepteren', 'ck:all', VUL)}</div>`}`;
}

const K = {
  menu: () => { zijbalk = !zijbalk; teken(); },
  start: () => { opz = leeg(); naar('/lidmaatschap/opzeggen'); },
  bevestig: () => dialoog('Weet je het zeker?', `<p>Je lidmaatschap stopt op ${lang(gekozen())}.</p>`, 'Ja, opzeggen', 'Terug', async () => {
    try { await api('POST', '/lidmaatschap/opzegging', { reden: opz.reden, einddatum: gekozen(), akkoord: opz.akkoord }); await ververs(); naar('/lidmaatschap/opzeggen/bevestigd', true); } catch (e) { snack(e.message); }
  }),
  intrek: () => dialoog('Opzegging intrekken', '<p>Je lidmaatschap loopt door tegen je huidige prijs.</p>', 'Intrekken', 'Terug', () => doe('DELETE', '/lidmaatschap/opzegging', {}, 'Je opzegging is ingetrokken.')),
  pauze: () => dialoog('Lidmaatschap pauzeren', '<p>Je pauze gaat vandaag in en duurt 4 weken.</p>', 'Pauzeren', 'Terug', () => doe('POST', '/lidmaatschap/pauze', { perioden: 1 }, 'Je lidmaatschap is gepauzeerd.', '/lidmaatschap')),
  korting: () => doe('POST', '/lidmaatschap/korting', {}, 'Top! Je korting is geactiveerd.', '/lidmaatschap'),
  tel: () => doe('PUT', '/lid', { telefoon: document.getElementById('tel').value }, 'Opgeslagen.'),
  account: () => dialoog('Account verwijderen', '<p>Dit kun je niet ongedaan maken.</p>', 'Verwijderen', 'Terug', () => doe('DELETE', '/account', {}, '', '/overzicht')),
};
root.addEventListener('click', (e) => {
  const a = e.target.closest('a[data-route]');
  if (a) { e.preventDefault(); return naar(a.getAttribute('href')); }
  const b = e.target.closest('[data-click]');
  if (b && !b.disabled) {
    const [k, x, y] = b.dataset.click.split(':');
    if (k === 'ga') return naar(x);
    if (k === 'stap') { opz.stap = +x; return teken(); }
    if (k === 'ck') { document.cookie = `sp_cookies=${x}; path=/; max-age=15552000; SameSite=Lax`; return teken(); }
    if (k === 'plan') return dialoog('Lidmaatschap wijzigen', `<p>Je stapt over naar ${mij.plannen.find((q) => q.id === x).naam}.</p>`, 'Overstappen', 'Terug', () => doe('PUT', '/lidmaatschap/plan', { plan: x }, 'Je lidmaatschap is gewijzigd.', '/lidmaatschap'));
    if (k === 'extra') return dialoog('Extra’s', y === '1' ? '<p>De kosten worden bij je volgende betaling opgeteld.</p>' : '<p>De extra stopt direct.</p>', y === '1' ? 'Toevoegen' : 'Stopzetten', 'Terug', () => doe('PUT', '/extras', { id: x, aan: y === '1' }, 'Opgeslagen.'));
    return K[k]();
  }
  const s = e.target.closest('[data-select]');
  if (s) openSelect(s, REDENEN, (v) => { opz.reden = v; teken(); });
});
root.addEventListener('keydown', (e) => { if ((e.key === 'Enter' || e.key === ' ' || e.key === 'ArrowDown') && e.target.matches('[data-select]')) { e.preventDefault(); e.target.click(); } });
root.addEventListener('change', (e) => {
  const n = e.target.name;
  if (n === 'wanneer') { opz.wanneer = e.target.value; teken(); }
  if (n === 'datum') { opz.datum = e.target.value; teken(); }
  if (n === 'akkoord') { opz.akkoord = e.target.checked; teken(); }
  if (n === 'mail') doe('PUT', '/voorkeuren', { mail: e.target.checked }, 'Opgeslagen.');
});
addEventListener('popstate', teken);
teken();
ververs().then(() => { laden = false; if (location.pathname === '/') history.replaceState(null, '', '/overzicht'); teken(); }, () => { laden = false; root.querySelector('app-page').innerHTML = '<p>Mijn SportPunt is even niet bereikbaar. Probeer het later opnieuw.</p>'; });
