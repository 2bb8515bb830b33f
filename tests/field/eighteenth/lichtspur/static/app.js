(function () {
  'use strict';
  var root = document.getElementById('root'), layer = document.getElementById('portal'), me = null, draft = null, check = null, rid = 0;
  var E = function (s) { return String(s == null ? '' : s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); };
  function api(method, url, body) {
    return fetch(url, { method: method, headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: body ? JSON.stringify(body) : undefined }).then(function (r) {
      return r.json().then(function (d) { if (!r.ok) throw d; return d; });
    });
  }
  function btn(label, act, kind, extra) {
    return '<button class="MuiButtonBase-root MuiButton-root MuiButton-' + (kind || 'text') + ' MuiButton-' + (kind || 'text') + 'Primary MuiButton-sizeMedium css-1ujsas3" tabindex="0" type="button" data-act="' + act + '" ' + (extra || '') + '>' + label + '<span class="MuiTouchRipple-root css-w0pj6f"></span></button>';
  }
  function paper(html) { return '<div class="MuiPaper-root MuiPaper-elevation MuiPaper-rounded MuiPaper-elevation1 css-s18byi">' + html + '</div>'; }
  function h6(t) { return '<h2 class="MuiTypography-root MuiTypography-h6 css-2ulfj5">' + t + '</h2>'; }
  function row(a, b) { return '<div class="ls-row"><span>' + a + '</span><span>' + b + '</span></div>'; }
  function link(to, t) { return '<a class="MuiTypography-root MuiLink-root css-1tw4z" href="' + to + '" data-nav>' + t + '</a>'; }
  function snack(t) { var s = document.createElement('div'); s.className = 'MuiSnackbar-root'; s.setAttribute('role', 'alert'); s.textContent = t; document.body.appendChild(s); setTimeout(function () { s.remove(); }, 4000); }

  function shell(main) {
    return '<header class="MuiPaper-root MuiAppBar-root css-1x7si" style="padding:0;margin:0;border-radius:0"><div class="MuiToolbar-root css-i6s8oy"><a class="ls-logo" href="/entdecken" data-nav>LICHTSPUR</a>' + link('/entdecken', 'Filme') + link('/entdecken?s=serien', 'Serien') + link('/entdecken?s=sport', 'Sport') + link('/entdecken?s=kids', 'Kids') + '<span class="ls-grow"></span><button class="MuiButtonBase-root MuiIconButton-root MuiButton-root" aria-label="Suche" data-act="search">⌕</button>' + link('/konto', 'Mein Konto') + '</div></header>' +
      '<main class="MuiContainer-root MuiContainer-maxWidthMd css-1oqqzyl">' + main + '</main>' +
      '<footer><div class="ls-foot"><b>© 2026 Lichtspur Medien GmbH</b>' + link('/hilfe', 'Hilfe &amp; Kontakt') + link('/seite/agb', 'AGB') + link('/seite/datenschutz', 'Datenschutz') + '<a href="#" data-act="cmp">Datenschutz-Einstellungen</a>' + link('/seite/jugendschutz', 'Jugendschutz') + link('/seite/impressum', 'Impressum') + link('/seite/geraete', 'Geräte') + link('/seite/jobs', 'Jobs') + link('/vertraege-kuendigen', 'Verträge hier kündigen') + link('/seite/widerruf', 'Widerrufsbelehrung') + '</div><p class="ls-foot MuiTypography-caption">Alle Preise inkl. gesetzlicher MwSt. Lichtspur Premium verlängert sich auf unbestimmte Zeit und ist dann mit einer Frist von höchstens einem Monat kündbar.</p></footer>';
  }
  function tabs(cur) {
    return '<div class="MuiTabs-root css-1xs"><div class="MuiTabs-scroller"><div aria-label="Konto" class="MuiTabs-flexContainer" role="tablist">' + [['uebersicht', 'Übersicht'], ['abo', 'Abo &amp; Zahlung'], ['profile', 'Profile'], ['geraete', 'Geräte'], ['mitteilungen', 'Mitteilungen']].map(function (t) {
      return '<button class="MuiButtonBase-root MuiTab-root MuiTab-textColorPrimary' + (t[0] === cur ? ' Mui-selected' : '') + '" role="tab" aria-selected="' + (t[0] === cur) + '" tabindex="' + (t[0] === cur ? 0 : -1) + '" type="button" data-act="tab" data-v="' + t[0] + '">' + t[1] + '</button>';
    }).join('') + '</div></div></div>';
  }
  function chip() {
    var a = me.abo;
    if (a.status === 'scheduled') return '<div class="MuiChip-root MuiChip-filled MuiChip-colorWarning"><span class="MuiChip-label">Gekündigt zum ' + a.ende + '</span></div>';
    if (a.status === 'paused') return '<div class="MuiChip-root MuiChip-filled"><span class="MuiChip-label">Pausiert</span></div>';
    return '<div class="MuiChip-root MuiChip-filled MuiChip-colorSuccess"><span class="MuiChip-label">Aktiv</span></div>';
  }
  function konto() {
    var cur = new URLSearchParams(location.search).get('tab') || 'uebersicht', a = me.abo, out = '';
    if (cur === 'uebersicht') {
      out = paper('<div class="ls-row" style="border:0">' + h6(E(a.name)) + chip() + '</div><p class="MuiTypography-root MuiTypography-body2">' + (a.status === 'scheduled' ? 'Du kannst Lichtspur noch bis zum ' + a.ende + ' in vollem Umfang nutzen. Danach buchen wir nichts mehr ab.' : 'Nächste Abbuchung am ' + a.naechste + ' über ' + a.preis + '.') + '</p><div class="MuiStack-root">' + btn('Abo &amp; Zahlung ansehen', 'tab', 'outlined', 'data-v="abo"') + '</div>') +
        paper(h6('Persönliche Daten') + row('Name', 'Jonas Petersen') + row('E-Mail-Adresse', 'jonas.petersen@example.org') + row('Kundennummer', 'LS-20714488') + row('Passwort', '••••••••••')) +
        paper(h6('Neu: Wintersport live') + '<p class="MuiTypography-root MuiTypography-body2">Alle Weltcups von Oberstdorf bis Garmisch in deinem Sport-Ticket.</p>' + '<div class="ls-tiles"><div class="ls-tile">Skispringen: Ruka</div><div class="ls-tile">Biathlon: Östersund</div><div class="ls-tile">Die Kammer, Staffel 3</div></div>');
    } else if (cur === 'abo') {
      out = paper('<div class="ls-row" style="border:0">' + h6(E(a.name)) + chip() + '</div>' + row('Preis', a.preis) + row('Laufzeit', 'monatlich') + row(a.status === 'scheduled' ? 'Läuft aus am' : 'Nächste Abbuchung', a.status === 'scheduled' ? a.ende : a.naechste) + row('Zahlungsart', me.zahlart) +
        '<div class="MuiStack-root">' + (a.status === 'scheduled' ? btn('Kündigung zurücknehmen', 'resume', 'contained') : btn('Paket wechseln', 'nav', 'contained', 'data-v="/pakete"') + (a.status === 'paused' ? btn('Pause beenden', 'resume', 'outlined') : btn('Abo pausieren', 'pause', 'outlined'))) + btn('Zahlungsart entfernen', 'delpay') + '</div>') +
        (me.sport ? paper(h6('Sport-Ticket Wintersport') + row('Preis', '4,99 € pro Monat') + row('Verlängert sich am', a.naechste) + '<p class="MuiTypography-root MuiTypography-caption">Eigener Vertrag LS-S-771902, unabhängig von deinem Paket.</p>') : paper(h6('Sport-Ticket Wintersport') + '<p class="MuiTypography-root MuiTypography-body2">Gekündigt.</p>')) +
        paper(h6('Rechnungen') + me.rechnungen.map(function (r) { return row(r, 'Lichtspur Premium · 14,99 €'); }).join(''));
    } else if (cur === 'profile') {
      out = paper(h6('Profile') + row('Jonas', 'ab 18') + row('Mila', 'Kids') + '<div class="MuiStack-root">' + btn('Profil hinzufügen', 'addprofile', 'outlined') + '</div>') + paper(h6('Konto löschen') + '<p class="MuiTypography-root MuiTypography-body2">Löscht deinen Zugang, alle Profile und Merklisten. Laufende Verträge bleiben davon unberührt.</p><div class="MuiStack-root">' + btn('Konto endgültig löschen', 'delete') + '</div>');
    } else if (cur === 'geraete') out = paper(h6('Angemeldete Geräte') + row('Smart-TV Wohnzimmer', 'heute') + row('iPhone von Jonas', 'gestern') + row('Chrome auf Windows', 'vor 6 Tagen'));
    else out = paper(h6('Mitteilungen') + '<label class="MuiFormControlLabel-root"><span class="MuiSwitch-root"><input class="MuiSwitch-input" type="checkbox" role="switch" data-chg="news" ' + (me.newsletter ? 'checked' : '') + '></span><span class="MuiTypography-root MuiFormControlLabel-label">Neuigkeiten und Filmtipps per E-Mail</span></label>');
    return '<h1 class="MuiTypography-root MuiTypography-h4">Mein Konto</h1>' + (me.geloescht ? '<div class="MuiAlert-root MuiAlert-standardError" role="alert">Dein Konto ist zur Löschung vorgemerkt.</div>' : '') + tabs(cur) + '<div role="tabpanel">' + out + '</div>';
  }
  function field(name, label, value, type) { return '<div class="MuiFormControl-root MuiTextField-root css-i44wyl"><label class="MuiInputLabel-root" for="f-' + name + '">' + label + '</label><div class="MuiInputBase-root MuiOutlinedInput-root"><input id="f-' + name + '" name="' + name + '" type="' + (type || 'text') + '" class="MuiInputBase-input MuiOutlinedInput-input" value="' + E(value) + '"></div><p class="MuiFormHelperText-root" data-err="' + name + '" hidden></p></div>'; }
  function radio(name, v, label, on) { return '<label class="MuiFormControlLabel-root css-j204z7"><span class="MuiButtonBase-root MuiRadio-root"><input class="PrivateSwitchBase-input" type="radio" name="' + name + '" value="' + v + '"' + (on ? ' checked' : '') + '></span><span class="MuiTypography-root MuiTypography-body1 MuiFormControlLabel-label">' + label + '</span></label>'; }
  function form() {
    draft = draft || { vertrag: '' };
    return '<h1 class="MuiTypography-root MuiTypography-h4">Verträge kündigen</h1><p class="MuiTypography-root MuiTypography-body2">Hier kannst du deine kostenpflichtigen Verträge mit der Lichtspur Medien GmbH kündigen. Du hast über einen Partner (Apple, Google, Telekom) abgeschlossen? Dann kündige bitte direkt dort.</p>' +
      '<form novalidate>' + paper('<div class="MuiFormControl-root"><label class="MuiInputLabel-root" id="vertrag-label">Vertrag</label><div class="MuiInputBase-root MuiOutlinedInput-root MuiSelect-root"><div tabindex="0" role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="vertrag-label vertrag-select" id="vertrag-select" class="MuiSelect-select MuiSelect-outlined MuiInputBase-input MuiOutlinedInput-input"><span class="notranslate">&#8203;</span></div><input aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" name="vertrag" value=""><span class="MuiSelect-icon"></span></div><p class="MuiFormHelperText-root" data-err="vertrag" hidden></p></div>' +
        '<div class="MuiFormControl-root"><span class="MuiFormLabel-root" id="art-l">Art der Kündigung</span><div class="MuiFormGroup-root MuiRadioGroup-root" role="radiogroup" aria-labelledby="art-l">' + radio('art', 'ordentlich', 'Ordentliche Kündigung') + radio('art', 'ausserordentlich', 'Außerordentliche Kündigung (aus wichtigem Grund)') + '</div><p class="MuiFormHelperText-root" data-err="art" hidden></p></div><div id="grundbox" hidden>' + field('grund', 'Grund der außerordentlichen Kündigung', '') + '</div>' +
        '<div class="MuiFormControl-root"><span class="MuiFormLabel-root" id="zp-l">Kündigungszeitpunkt</span><div class="MuiFormGroup-root MuiRadioGroup-root" role="radiogroup" aria-labelledby="zp-l">' + radio('zeitpunkt', 'naechst', 'Zum nächstmöglichen Zeitpunkt', true) + radio('zeitpunkt', 'datum', 'Zu einem späteren Zeitpunkt') + '</div></div><div id="datumbox" hidden>' + field('datum', 'Gewünschtes Datum', '', 'date') + '</div>') +
      paper(h6('Deine Angaben') + field('vorname', 'Vorname', 'Jonas') + field('nachname', 'Nachname', 'Petersen') + field('email', 'E-Mail-Adresse für die Bestätigung', 'jonas.petersen@example.org', 'email') + field('kundennr', 'Kundennummer (optional)', '')) +
      '<p class="MuiTypography-root MuiTypography-caption">Mit Klick auf „Weiter“ ist deine Kündigung noch nicht abgeschickt. Wir verarbeiten deine Angaben ausschließlich zur Bearbeitung der Kündigung.</p><div class="MuiStack-root">' + btn('Weiter', 'check', 'contained') + btn('Abbrechen', 'nav', 'text', 'data-v="/konto"') + '</div></form>';
  }
  function summary() {
    return '<h1 class="MuiTypography-root MuiTypography-h4">Angaben prüfen</h1>' + paper(row('Vertrag', E(check.name)) + row('Art der Kündigung', check.art === 'ordentlich' ? 'Ordentliche Kündigung' : 'Außerordentliche Kündigung') + row('Vertragsende', check.ende) + row('Name', E(draft.vorname + ' ' + draft.nachname)) + row('Bestätigung an', E(draft.email))) +
      '<div class="MuiAlert-root MuiAlert-standardWarning"><div class="MuiAlert-message">Deine Merkliste und deine Downloads stehen dir nach Vertragsende nicht mehr zur Verfügung.</div></div><div class="MuiStack-root">' + btn('Jetzt kündigen', 'final', 'contained') + btn('Angaben ändern', 'edit') + '</div>';
  }
  function done() { return '<h1 class="MuiTypography-root MuiTypography-h4">Deine Kündigung ist eingegangen</h1>' + paper('<p>Wir haben deine Kündigung für <b>' + E(check.name) + '</b> am ' + check.eingang + ' erhalten. Der Vertrag endet zum <b>' + check.ende + '</b>. Eine Bestätigung haben wir an ' + E(draft.email) + ' geschickt.</p>' + row('Vorgangsnummer', check.vorgang) + '<div class="MuiStack-root">' + btn('Zu meinem Konto', 'nav', 'outlined', 'data-v="/konto?tab=abo"') + '</div>'); }
  function help() {
    var qa = [['Auf wie vielen Geräten kann ich gleichzeitig schauen?', 'Mit Premium auf drei, mit Basis auf einem Gerät.'], ['Wie kann ich mein Abo kündigen?', 'Über die Schaltfläche „Verträge hier kündigen“ ganz unten auf jeder Seite. Deinen Zugang behältst du bis zum Ende des bezahlten Zeitraums.'], ['Kann ich eine Pause einlegen?', 'Ja, bis zu drei Monate im Jahr, im Bereich Abo & Zahlung.'], ['Der Stream ruckelt. Was tun?', 'Bitte prüfe deine Verbindung: Für Full HD brauchst du mindestens 6 Mbit/s.']];
    return '<h1 class="MuiTypography-root MuiTypography-h4">Hilfe &amp; Kontakt</h1>' + qa.map(function (x) { return '<div class="MuiPaper-root MuiAccordion-root"><button class="MuiButtonBase-root MuiAccordionSummary-root" type="button" aria-expanded="false" data-act="acc">' + x[0] + '</button><div class="MuiAccordionDetails-root" hidden>' + E(x[1]) + '</div></div>'; }).join('') + '<p class="MuiTypography-body2">Nicht fündig geworden? Schreib uns an service@lichtspur.example.</p>';
  }
  function pakete() { return '<h1 class="MuiTypography-root MuiTypography-h4">Paket wechseln</h1>' + [['basis', 'Lichtspur Basis', '7,99 € pro Monat', 'Mit Werbung, HD, ein Gerät'], ['max', 'Lichtspur Max', '19,99 € pro Monat', '4K, vier Geräte, inkl. aller Live-Sender']].map(function (p) { return paper(h6(p[1]) + '<p class="MuiTypography-body2">' + p[2] + ' · ' + p[3] + '</p>' + '<div class="MuiStack-root">' + btn('Zu ' + p[1] + ' wechseln', 'plan', 'contained', 'data-v="' + p[0] + '"') + '</div>'); }).join('') + paper(h6('Lichtspur Premium') + '<p class="MuiTypography-body2">Dein Paket, 14,99 € pro Monat</p>'); }
  var PAGES = { agb: ['Allgemeine Geschäftsbedingungen', '§ 1 Geltungsbereich. Diese Bedingungen gelten für alle Verträge über die Nutzung des Dienstes Lichtspur. § 7 Laufzeit und Kündigung. Der Vertrag läuft auf unbestimmte Zeit und kann zum Ende des jeweiligen Abrechnungszeitraums gekündigt werden.'], datenschutz: ['Datenschutzhinweise', 'Verantwortlich ist die Lichtspur Medien GmbH, Köln.'], jugendschutz: ['Jugendschutz', 'Inhalte ab 16 und 18 Jahren sind mit einer PIN geschützt.'], impressum: ['Impressum', 'Lichtspur Medien GmbH, Schanzenstraße 41, 51063 Köln. Amtsgericht Köln, HRB 104477.'], geraete: ['Unterstützte Geräte', 'Smart-TVs ab 2018, Fire TV, Apple TV, Chromecast, iOS ab 16, Android ab 9.'], jobs: ['Jobs', 'Wir suchen dich!'], widerruf: ['Widerrufsbelehrung', 'Du kannst binnen vierzehn Tagen nach Vertragsschluss ohne Angabe von Gründen widerrufen. Dein Vertrag besteht seit Mai 2024; das Widerrufsrecht ist erloschen.'] };

  function render() {
    var p = location.pathname, main;
    layer.innerHTML = '';
    if (p === '/' || p === '/konto') main = konto();
    else if (p === '/pakete') main = pakete();
    else if (p === '/hilfe') main = help();
    else if (p === '/vertraege-kuendigen') main = form();
    else if (p === '/vertraege-kuendigen/pruefen' && check) main = summary();
    else if (p === '/vertraege-kuendigen/bestaetigung' && check && check.eingang) main = done();
    else if (p.indexOf('/vertraege-kuendigen') === 0) { history.replaceState({}, '', '/vertraege-kuendigen'); main = form(); }
    else if (p === '/entdecken') main = '<h1 class="MuiTypography-root MuiTypography-h4">Für dich</h1><div class="ls-tiles">' + ['Die Kammer', 'Nordlicht', 'Tatort Hafen', 'Kleine Riesen', 'Ausgerechnet Alaska', 'Zwölf Wochen', 'Bundesliga-Rückblick', 'Planet Moor'].map(function (t) { return '<div class="ls-tile">' + t + '</div>'; }).join('') + '</div>';
    else { var s = PAGES[p.split('/')[2]] || ['Seite nicht gefunden', 'Diese Seite gibt es leider nicht (mehr).']; main = '<h1 class="MuiTypography-root MuiTypography-h4">' + s[0] + '</h1><p>' + s[1] + '</p>'; }
    root.innerHTML = shell(main); window.scrollTo(0, 0);
    document.title = (root.querySelector('h1') || {}).textContent + ' | Lichtspur';
  }
  function go(to) { history.pushState({}, '', to); render(); }
  function refresh(to) { return api('GET', '/api/konto').then(function (d) { me = d; if (to) history.pushState({}, '', to); render(); }); }
  function dialog(title, text, actions) {
    layer.innerHTML = '<div role="presentation" class="MuiDialog-root MuiModal-root css-126xj0f"><div aria-hidden="true" class="MuiBackdrop-root MuiModal-backdrop"></div><div class="MuiDialog-container MuiDialog-scrollPaper" role="presentation" tabindex="-1"><div class="MuiPaper-root MuiDialog-paper" role="dialog" aria-modal="true" aria-labelledby="dlg-t"><h2 class="MuiTypography-root MuiTypography-h6 MuiDialogTitle-root" id="dlg-t">' + title + '</h2><div class="MuiDialogContent-root"><p class="MuiDialogContentText-root">' + text + '</p></div><div class="MuiDialogActions-root MuiDialogActions-spacing">' + actions + '</div></div></div></div>';
  }
  function openSelect(el) {
    var r = el.getBoundingClientRect(); el.setAttribute('aria-expanded', 'true');
    var id = ':r' + (rid++) + ':'; el.setAttribute('aria-controls', id);
    layer.innerHTML = '<div role="presentation" class="MuiPopover-root MuiMenu-root MuiModal-root" id="menu-vertrag"><div aria-hidden="true" class="MuiBackdrop-root MuiBackdrop-invisible" data-close></div><div class="MuiPaper-root MuiPopover-paper MuiMenu-paper" style="left:' + r.left + 'px;top:' + r.bottom + 'px;min-width:' + r.width + 'px"><ul class="MuiList-root MuiMenu-list" role="listbox" tabindex="-1" id="' + id + '" aria-labelledby="vertrag-label">' + me.vertraege.map(function (v) { return '<li class="MuiButtonBase-root MuiMenuItem-root" tabindex="0" role="option" aria-selected="' + (draft.vertrag === v.id) + '" data-value="' + v.id + '">' + E(v.name) + '</li>'; }).join('') + '</ul></div></div>';
    var first = layer.querySelector('[role=option]'); if (first) first.focus();
  }
  function closeSelect(v) {
    var el = document.getElementById('vertrag-select'); layer.innerHTML = ''; if (!el) return;
    el.setAttribute('aria-expanded', 'false');
    if (v) { draft.vertrag = v; el.textContent = me.vertraege.filter(function (x) { return x.id === v; })[0].name; el.parentNode.querySelector('input').value = v; }
    el.focus();
  }
  document.addEventListener('mousedown', function (e) { var s = e.target.closest('.MuiSelect-select'); if (s && e.button === 0) { e.preventDefault(); openSelect(s); } });
  document.addEventListener('keydown', function (e) {
    var s = e.target.closest && e.target.closest('.MuiSelect-select'), o = e.target.closest && e.target.closest('[role=option]');
    if (s && [' ', 'Enter', 'ArrowDown', 'ArrowUp'].indexOf(e.key) >= 0) { e.preventDefault(); openSelect(s); }
    else if (o) {
      if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); closeSelect(o.dataset.value); }
      if (e.key === 'Escape') closeSelect();
      if (e.key === 'ArrowDown' && o.nextSibling) o.nextSibling.focus();
      if (e.key === 'ArrowUp' && o.previousSibling) o.previousSibling.focus();
    }
  });
  document.addEventListener('change', function (e) {
    var t = e.target;
    if (t.name === 'art') document.getElementById('grundbox').hidden = t.value !== 'ausserordentlich';
    if (t.name === 'zeitpunkt') document.getElementById('datumbox').hidden = t.value !== 'datum';
    if (t.dataset.chg === 'news') api('PUT', '/api/mitteilungen', { newsletter: t.checked }).then(function () { snack('Gespeichert'); return refresh(); });
  });
  document.addEventListener('submit', function (e) { e.preventDefault(); });
  document.addEventListener('click', function (e) {
    var o = e.target.closest('[role=option]'); if (o) return closeSelect(o.dataset.value);
    if (e.target.closest('[data-close]')) return closeSelect();
    var n = e.target.closest('a[data-nav]');
    if (n && !e.metaKey && !e.ctrlKey) { e.preventDefault(); if (n.getAttribute('href') === '/vertraege-kuendigen') { draft = check = null; } return go(n.getAttribute('href')); }
    var b = e.target.closest('[data-act]'); if (!b) return;
    var act = b.dataset.act, v = b.dataset.v;
    if (b.tagName === 'A') e.preventDefault();
    if (act === 'tab') return go('/konto?tab=' + v);
    if (act === 'nav') return go(v);
    if (act === 'acc') { b.nextSibling.hidden = !b.nextSibling.hidden; return b.setAttribute('aria-expanded', String(!b.nextSibling.hidden)); }
    if (act === 'cmp') { document.getElementById('cmp').hidden = false; return; }
    if (act === 'close') { layer.innerHTML = ''; return; }
    if (act === 'pause') return dialog('Abo pausieren?', 'Du zahlst bis zu drei Monate nichts. Danach läuft dein Abo automatisch weiter.', btn('Abbrechen', 'close') + btn('Jetzt pausieren', 'pause-ok', 'contained'));
    if (act === 'pause-ok') return api('POST', '/api/abo/pause', { monate: 3 }).then(function () { snack('Dein Abo ist pausiert.'); return refresh('/konto?tab=abo'); });
    if (act === 'resume') return api('POST', '/api/abo/fortsetzen', {}).then(function () { return refresh(); });
    if (act === 'plan') return api('POST', '/api/abo/paket', { paket: v }).then(function () { return refresh('/konto?tab=abo'); });
    if (act === 'delpay') return api('DELETE', '/api/zahlungsart').then(function () { return refresh(); });
    if (act === 'delete') return dialog('Konto wirklich löschen?', 'Das lässt sich nicht rückgängig machen. Kostenpflichtige Verträge laufen weiter, bis du sie kündigst.', btn('Abbrechen', 'close') + btn('Löschen', 'delete-ok', 'contained'));
    if (act === 'delete-ok') return api('DELETE', '/api/konto').then(function () { return refresh('/konto'); });
    if (act === 'addprofile') return api('POST', '/api/profile', { name: 'Profil 3' }).then(function () { snack('Profil angelegt'); });
    if (act === 'check') {
      var f = root.querySelector('form'), d = {}; Array.prototype.forEach.call(f.elements, function (i) { if (i.name && (i.type !== 'radio' || i.checked)) d[i.name] = i.value; });
      root.querySelectorAll('[data-err]').forEach(function (x) { x.hidden = true; });
      b.classList.add('Mui-disabled');
      return api('POST', '/api/kuendigung/pruefen', d).then(function (r) {
        draft = d; check = r;
        if (r.angebot) dialog('Lieber nur eine Pause?', 'Setz dein Abo bis zu drei Monate aus und zahle in dieser Zeit nichts. Deine Merkliste bleibt, dein Preis auch.', btn('Trotzdem kündigen', 'on') + btn('3 Monate pausieren', 'pause-ok', 'contained')); else go('/vertraege-kuendigen/pruefen');
        b.classList.remove('Mui-disabled');
      }, function (err) { b.classList.remove('Mui-disabled'); Object.keys(err.fehler || {}).forEach(function (k) { var x = root.querySelector('[data-err="' + k + '"]'); if (x) { x.textContent = err.fehler[k]; x.hidden = false; } }); });
    }
    if (act === 'on') return go('/vertraege-kuendigen/pruefen');
    if (act === 'edit') { check = null; draft = null; return go('/vertraege-kuendigen'); }
    if (act === 'final') { b.classList.add('Mui-disabled'); return api('POST', '/api/kuendigung', { vorgang: check.vorgang }).then(function (r) { check.eingang = r.eingang; return refresh('/vertraege-kuendigen/bestaetigung'); }, function () { snack('Das hat leider nicht geklappt. Bitte versuche es noch einmal.'); b.classList.remove('Mui-disabled'); }); }
  });
  window.addEventListener('popstate', render);
  var cmp = document.getElementById('cmp');
  try { if (!localStorage.getItem('ls_cmp')) cmp.hidden = false; } catch (x) { cmp.hidden = false; }
  cmp.addEventListener('click', function (e) { if (e.target.closest('button')) { cmp.hidden = true; try { localStorage.setItem('ls_cmp', '1'); } catch (x) { /* */ } } });
  refresh();
})();
