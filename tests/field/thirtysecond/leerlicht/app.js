(function () {
  const root = document.getElementById('root');
  const tabs = [['/ouders', 'Overzicht'], ['/ouders/kinderen', 'Kinderen'], ['/ouders/abonnement', 'Abonnement'], ['/ouders/betalingen', 'Betalingen'], ['/ouders/gegevens', 'Gegevens'], ['/ouders/voorkeuren', 'Voorkeuren']];
  let me = null, uid = 0;
  const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const btn = (label, act, kind = 'text', extra = '') => `<button class="MuiButtonBase-root MuiButton-root MuiButton-${kind} MuiButton-${kind}Primary MuiButton-sizeMedium ${extra}" tabindex="0" type="button" data-act="${act}">${label}<span class="MuiTouchRipple-root"></span></button>`;
  const card = (h, b, a = '') => `<div class="MuiPaper-root MuiPaper-elevation MuiPaper-rounded MuiPaper-elevation1 MuiCard-root"><div class="MuiCardContent-root"><h2 class="MuiTypography-root MuiTypography-h6">${h}</h2>${b}</div>${a ? `<div class="MuiCardActions-root MuiCardActions-spacing">${a}</div>` : ''}</div>`;
  const p = (t, v = 'body1') => `<p class="MuiTypography-root MuiTypography-${v}">${t}</p>`;
  const chip = (t, c = 'Success') => `<span class="MuiChip-root MuiChip-filled MuiChip-sizeMedium MuiChip-color${c}"><span class="MuiChip-label">${t}</span></span>`;
  const alertBox = (t, k = 'Success') => `<div class="MuiPaper-root MuiAlert-root MuiAlert-standard${k} MuiAlert-standard" role="alert"><div class="MuiAlert-message">${t}</div></div>`;
  const table = rows => `<table class="MuiTable-root"><tbody class="MuiTableBody-root">${rows.map(r => `<tr class="MuiTableRow-root">${r.map(c => `<td class="MuiTableCell-root MuiTableCell-body">${c}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
  async function api(path, body) {
    const o = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Sessie': me.sessie }, body: JSON.stringify(body) };
    const r = await fetch('/api' + path, o);
    if (!r.ok) throw new Error(r.status);
    return r.json();
  }
  function statusChip() {
    return { scheduled: chip('Opgezegd', 'Warning'), paused: chip('Gepauzeerd', 'Warning') }[me.status] || chip('Actief');
  }
  const views = {
    '/ouders': () => `<h1 class="MuiTypography-root MuiTypography-h4">Hoi Marieke!</h1><div class="grid">${card('Juna', p('Groep 5 · 214 sterren deze week') + p('Laatst gespeeld: gisteren, Tafels en Begrijpend lezen', 'body2'))}${card('Teun', p('Groep 3 · 96 sterren deze week') + p('Laatst gespeeld: zondag, Letters en klanken', 'body2'))}</div>${card('Jouw abonnement', p(me.plan + ' ' + statusChip()) + p(me.regel, 'body2'), btn('Abonnement bekijken', 'go:/ouders/abonnement', 'outlined'))}${card('Toetstraining groep 7 en 8', p('Oefen voor de doorstroomtoets met 1.200 extra vragen. Nu € 14,95 eenmalig.'), btn('Bestellen', 'koop', 'contained'))}`,
    '/ouders/kinderen': () => `<h1 class="MuiTypography-root MuiTypography-h4">Kinderen</h1>${me.kinderen.map(k => card(k.naam, p('Groep ' + k.groep) + p('Inlognaam: ' + k.inlog, 'body2'), btn('Wachtwoord wijzigen', 'ww') + btn('Profiel verwijderen', 'kind:' + k.naam, 'text', 'MuiButton-textInherit'))).join('')}${card('Nog een kind?', p('Je kunt tot vier kinderen toevoegen aan een gezinsabonnement.'), btn('Kind toevoegen', 'ww', 'outlined'))}`,
    '/ouders/abonnement': () => {
      const weg = me.status === 'scheduled';
      return `<h1 class="MuiTypography-root MuiTypography-h4">Abonnement</h1>${weg ? alertBox(`Je abonnement is opgezegd. Jullie kunnen nog spelen tot en met <b>${me.einde}</b>. Daarna stopt het automatisch.`, 'Warning') : ''}${me.status === 'discounted' ? alertBox('Gelukt! De komende 3 maanden betaal je de helft.') : ''}${me.status === 'paused' ? alertBox('Je abonnement staat 2 maanden op pauze.', 'Warning') : ''}` +
        card(me.plan, p(statusChip()) + table([['Prijs', me.prijs], ['Kinderen', '2 van 4'], ['Gestart op', '2 september 2023'], [weg ? 'Loopt tot en met' : 'Volgende betaling', me.einde], ['Betaalwijze', 'Automatische incasso, NL•• INGB •••• 4471']]) + p('Maandelijks opzegbaar. Zonder opzegging wordt je abonnement elke maand verlengd.', 'body2'),
          weg ? btn('Abonnement weer activeren', 'heractiveer', 'contained') : btn('Abonnement wijzigen', 'wijzig', 'outlined') + btn('Abonnement stopzetten', 'stop', 'text', 'MuiButton-textInherit')) +
        (weg ? '' : card('Voordeliger leren met een jaarabonnement', p('Stap over en betaal € 119,40 per jaar. Dat is € 9,95 per maand in plaats van € 13,95.'), btn('Overstappen naar jaar', 'jaar', 'contained'))) +
        card('Cadeaukaart of actiecode', p('Heb je een code? Vul hem in bij de kassa van onze webwinkel.', 'body2'));
    },
    '/ouders/betalingen': () => `<h1 class="MuiTypography-root MuiTypography-h4">Betalingen</h1>${card('Facturen', table(me.facturen.map(f => [f, 'Gezin maandabonnement', '€ 13,95', 'Betaald'])))}${card('Betaalwijze', p('Automatische incasso, NL•• INGB •••• 4471 t.n.v. M. Hoekstra'), btn('Rekeningnummer wijzigen', 'iban', 'outlined'))}`,
    '/ouders/gegevens': () => `<h1 class="MuiTypography-root MuiTypography-h4">Mijn gegevens</h1>${card('Marieke Hoekstra', p('m.hoekstra@postbus.example') + p('Zwolle', 'body2'))}${card('Account verwijderen', p('Je account, de profielen van je kinderen en al hun resultaten worden direct en definitief gewist.'), btn('Account verwijderen', 'wis', 'text', 'MuiButton-textInherit'))}`,
    '/ouders/voorkeuren': () => `<h1 class="MuiTypography-root MuiTypography-h4">Voorkeuren</h1>${card('E-mails', p('Weekrapport per kind: ' + (me.rapport ? 'aan' : 'uit')) + p('Het rapport komt elke maandag in je mailbox.', 'body2'), btn(me.rapport ? 'Weekrapport uitzetten' : 'Weekrapport aanzetten', 'rapport', 'outlined'))}`,
    '/klantenservice': () => `<h1 class="MuiTypography-root MuiTypography-h4">Klantenservice</h1>${card('Veelgestelde vragen', p('<b>Hoe zet ik mijn abonnement stop?</b><br>Ga in het ouderaccount naar <a href="/ouders/abonnement" data-link>Abonnement</a> en kies voor Abonnement stopzetten. Je kunt blijven spelen tot het einde van de betaalde maand.') + p('<b>Mijn kind is het wachtwoord vergeten</b><br>Via Kinderen stel je een nieuw wachtwoord in.'))}${card('Contact', p('Bel 085 - 555 01 42, op werkdagen van 9.00 tot 17.00 uur, of mail naar hulp@leerlicht.example.'))}`
  };
  function draw() {
    const v = views[location.pathname] || (() => `<h1 class="MuiTypography-root MuiTypography-h4">Leerlicht</h1>${card('Spelenderwijs leren', p('Taal, rekenen, Engels en wereldoriëntatie voor groep 1 tot en met 8, passend bij de lesstof op school.'))}`);
    root.innerHTML = `<header class="MuiPaper-root MuiAppBar-root MuiAppBar-colorPrimary MuiAppBar-positionStatic"><div class="MuiToolbar-root MuiToolbar-gutters MuiToolbar-regular"><a class="brand" href="/ouders" data-link>leerlicht</a><a href="/vakken" data-link>Vakken</a><a href="/winkel" data-link>Winkel</a><a href="/klantenservice" data-link>Klantenservice</a><a href="/ouders/gegevens" data-link>Marieke</a></div></header>
<nav class="MuiTabs-root"><div class="MuiTabs-flexContainer">${tabs.map(t => `<a class="MuiButtonBase-root MuiTab-root MuiTab-textColorPrimary${t[0] === location.pathname ? ' Mui-selected" aria-current="page' : ''}" href="${t[0]}" data-link>${t[1]}</a>`).join('')}</div></nav>
<main class="MuiContainer-root MuiContainer-maxWidthMd">${v()}</main>
<footer class="voet"><a href="/over" data-link>Over Leerlicht</a><a href="/scholen" data-link>Voor scholen</a><a href="/voorwaarden" data-link>Algemene voorwaarden</a><a href="/privacy" data-link>Privacy</a><a href="/werkenbij" data-link>Werken bij</a><p>© Leerlicht B.V., Utrecht. KvK 00000000. Alle prijzen zijn inclusief btw.</p></footer>`;
  }
  const redenen = ['Mijn kind speelt te weinig', 'Te duur', 'Mijn kind vindt het niet leuk', 'De oefeningen passen niet bij het niveau', 'Mijn kind gaat naar de middelbare school', 'Technische problemen', 'Anders'];
  let dlg = null, keuze = '';
  function dialog(titel, inhoud, acties) {
    close();
    const id = ':r' + (++uid).toString(32) + ':';
    dlg = document.createElement('div');
    dlg.className = 'MuiDialog-root MuiModal-root'; dlg.setAttribute('role', 'presentation');
    dlg.innerHTML = `<div class="MuiBackdrop-root MuiModal-backdrop" aria-hidden="true"></div><div tabindex="0" data-testid="sentinelStart"></div><div class="MuiDialog-container MuiDialog-scrollPaper" role="presentation" tabindex="-1"><div class="MuiPaper-root MuiPaper-elevation MuiPaper-rounded MuiPaper-elevation24 MuiDialog-paper MuiDialog-paperScrollPaper MuiDialog-paperWidthSm" role="dialog" aria-modal="true" aria-labelledby="${id}"><h2 class="MuiTypography-root MuiTypography-h6 MuiDialogTitle-root" id="${id}">${titel}</h2><div class="MuiDialogContent-root">${inhoud}</div><div class="MuiDialogActions-root MuiDialogActions-spacing">${acties}</div></div></div><div tabindex="0" data-testid="sentinelEnd"></div>`;
    document.body.appendChild(dlg); root.setAttribute('aria-hidden', 'true');
  }
  function close() { if (dlg) { dlg.remove(); dlg = null; root.removeAttribute('aria-hidden'); } }
  function openMenu(sel) {
    const r = sel.getBoundingClientRect(), m = document.createElement('div');
    m.className = 'MuiPopover-root MuiMenu-root MuiModal-root'; m.setAttribute('role', 'presentation'); m.id = 'menu-reden';
    m.innerHTML = `<div class="MuiBackdrop-root MuiBackdrop-invisible MuiModal-backdrop" aria-hidden="true" style="background:transparent"></div><div class="MuiPaper-root MuiPaper-elevation8 MuiPopover-paper MuiMenu-paper" tabindex="-1" style="left:${r.left}px;top:${Math.min(r.bottom, innerHeight - 330)}px;width:${r.width}px"><ul class="MuiList-root MuiList-padding MuiMenu-list" role="listbox" tabindex="-1" aria-labelledby="reden-label">${redenen.map(x => `<li class="MuiButtonBase-root MuiMenuItem-root MuiMenuItem-gutters${x === keuze ? ' Mui-selected' : ''}" tabindex="-1" role="option" aria-selected="${x === keuze}" data-value="${esc(x)}">${x}</li>`).join('')}</ul></div>`;
    document.body.appendChild(m); sel.setAttribute('aria-expanded', 'true'); m.querySelector('li').focus();
    const dicht = () => { m.remove(); sel.setAttribute('aria-expanded', 'false'); sel.focus(); };
    const kies = li => {
      keuze = li.dataset.value; sel.textContent = keuze; sel.nextElementSibling.value = keuze;
      const b = dlg.querySelector('[data-act=naarAanbod]'); b.classList.remove('Mui-disabled'); b.disabled = false; dicht();
    };
    m.addEventListener('click', e => { const li = e.target.closest('li'); li ? kies(li) : dicht(); });
    m.addEventListener('keydown', e => {
      const l = document.activeElement;
      if (e.key === 'Escape') dicht();
      if (e.key === 'ArrowDown' && l.nextElementSibling) { e.preventDefault(); l.nextElementSibling.focus(); }
      if (e.key === 'ArrowUp' && l.previousElementSibling) { e.preventDefault(); l.previousElementSibling.focus(); }
      if (e.key === 'Enter' && l.dataset.value) { e.preventDefault(); kies(l); }
    });
  }
  const stappen = {
    stop() {
      keuze = '';
      dialog('Wat jammer dat je wilt stoppen', p('Juna en Teun verdienden samen al 8.412 sterren. Waarom wil je stoppen met Leerlicht?') + `<div class="MuiFormControl-root MuiFormControl-fullWidth"><label class="MuiFormLabel-root MuiInputLabel-root MuiInputLabel-outlined" id="reden-label">Reden</label><div class="MuiInputBase-root MuiOutlinedInput-root MuiInputBase-colorPrimary MuiSelect-root"><div tabindex="0" role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="reden-label reden" id="reden" class="MuiSelect-select MuiSelect-outlined MuiInputBase-input MuiOutlinedInput-input"><span class="notranslate">&#8203;</span></div><input aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" value=""><svg class="MuiSvgIcon-root MuiSvgIcon-fontSizeMedium MuiSelect-icon MuiSelect-iconOutlined" focusable="false" aria-hidden="true" viewBox="0 0 24 24"><path d="M7 10l5 5 5-5z"></path></svg></div></div><div class="MuiFormControl-root"><label class="MuiInputLabel-root" for="toel">Toelichting (niet verplicht)</label><div class="MuiOutlinedInput-root"><textarea class="MuiInputBase-input" id="toel" rows="2"></textarea></div></div>`,
        btn('Terug', 'dicht') + `<button class="MuiButtonBase-root MuiButton-root MuiButton-contained MuiButton-containedPrimary Mui-disabled" tabindex="-1" type="button" disabled data-act="naarAanbod">Volgende</button>`);
    },
    async naarAanbod() {
      await api('/opzeggen/reden', { reden: keuze, toelichting: dlg.querySelector('#toel').value });
      dialog('Blijf nog even spelen', p('Speciaal voor jullie: <b>3 maanden voor de helft</b>. Je betaalt dan € 6,97 per maand in plaats van € 13,95.') + p('Of neem even pauze. We zetten je abonnement 2 maanden stil, zonder kosten. De sterren en resultaten blijven bewaard.') + p('Na de actie of pauze loopt je abonnement door voor € 13,95 per maand.', 'body2'),
        btn('Nee, ik wil stoppen', 'naarEinde', 'text', 'MuiButton-textInherit') + btn('2 maanden pauze', 'pauze', 'outlined') + btn('Ja, 50% korting', 'korting', 'contained'));
    },
    naarEinde() {
      dialog('Abonnement opzeggen', p(`Je staat op het punt je <b>${me.plan}</b> op te zeggen. Jullie kunnen blijven spelen tot en met <b>${me.einde}</b>.`) + '<ul><li>Daarna kunnen Juna en Teun niet meer inloggen.</li><li>Er wordt niets meer afgeschreven.</li><li>De resultaten bewaren we nog 12 maanden.</li></ul>' + p('Je krijgt een bevestiging op m.hoekstra@postbus.example.', 'body2'),
        btn('Opzegging bevestigen', 'definitief', 'text') + btn('Toch niet opzeggen', 'dicht', 'contained'));
    },
    async definitief() {
      me = await api('/opzeggen/bevestigen', {});
      draw();
      dialog('Je opzegging is verwerkt', p(`Je abonnement stopt op <b>${me.einde}</b>. Tot die tijd kunnen Juna en Teun gewoon blijven spelen.`) + p('We hebben je een bevestiging gemaild. Bedankt voor jullie tijd bij Leerlicht!'), btn('Sluiten', 'dicht', 'contained'));
    },
    wijzig() { dialog('Abonnement wijzigen', p('Je hebt nu: Gezin, maandelijks (€ 13,95). Kies een ander abonnement:'), btn('Annuleren', 'dicht') + btn('1 kind, € 9,95 per maand', 'een', 'outlined') + btn('Jaar, € 119,40', 'jaar', 'contained')); },
    ww() { dialog('Nog even geduld', p('We sturen je een e-mail om dit af te ronden.'), btn('Sluiten', 'dicht')); },
    dicht() { close(); }
  };
  const acties = { pauze: '/pauze', korting: '/korting', jaar: '/jaar', een: '/een-kind', heractiveer: '/heractiveren', koop: '/bestellen', iban: '/iban', wis: '/account-verwijderen', rapport: '/rapport' };
  function ga(u) { history.pushState({}, '', u); draw(); scrollTo(0, 0); }
  document.addEventListener('click', async e => {
    const l = e.target.closest('a[data-link]');
    if (l) { e.preventDefault(); return ga(l.getAttribute('href')); }
    const b = e.target.closest('[data-act]');
    if (!b) return;
    const [n, arg] = b.dataset.act.split(/:(.*)/);
    if (n === 'go') return ga(arg);
    if (n === 'cookie') { localStorage.setItem('ll-cookies', arg); document.querySelector('.cookie').remove(); return; }
    if (stappen[n]) return stappen[n]();
    if (n === 'kind') me = await api('/kind-verwijderen', { naam: arg });
    else if (acties[n]) me = await api(acties[n], {});
    close(); draw();
  });
  document.addEventListener('mousedown', e => { const s = e.target.closest('.MuiSelect-select'); if (s && e.button === 0) { e.preventDefault(); openMenu(s); } });
  document.addEventListener('keydown', e => {
    const s = e.target.closest && e.target.closest('.MuiSelect-select');
    if (s && [' ', 'Enter', 'ArrowDown', 'ArrowUp'].includes(e.key)) { e.preventDefault(); openMenu(s); }
    else if (e.key === 'Escape' && dlg && !document.getElementById('menu-reden')) close();
  });
  addEventListener('popstate', draw);
  api('/mij').then(r => {
    me = r; draw();
    if (!localStorage.getItem('ll-cookies')) {
      const c = document.createElement('div');
      c.className = 'MuiPaper-root MuiPaper-elevation6 cookie'; c.setAttribute('role', 'dialog'); c.setAttribute('aria-label', 'Cookies');
      c.innerHTML = `<h2 class="MuiTypography-root MuiTypography-h6">Wij gebruiken cookies</h2>${p('Leerlicht gebruikt functionele cookies en, met jouw toestemming, cookies voor statistiek en persoonlijke aanbiedingen. Lees meer in ons <a href="/privacy" data-link>cookiebeleid</a>.', 'body2')}${btn('Weigeren', 'cookie:nee', 'outlined')} ${btn('Alle cookies accepteren', 'cookie:ja', 'contained')}`;
      document.body.appendChild(c);
    }
  });
})();
