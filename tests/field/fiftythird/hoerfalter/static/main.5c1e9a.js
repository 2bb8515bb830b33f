(function () {
  var root = document.getElementById('root'), A = null, flow = { reason: '', text: '' }, form = null;
  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function api(path, body) {
    return fetch('/api/v2/' + path, body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}).then(function (r) { return r.json(); });
  }
  function go(p) { history.pushState({}, '', p); window.scrollTo(0, 0); render(); }
  window.addEventListener('popstate', render);

  var REASONS = [['time', 'Ich habe keine Zeit zum Hören oder Lesen'], ['price', 'Das Abonnement ist mir zu teuer'], ['titles', 'Ich finde nicht die Titel, die ich suche'], ['tech', 'Ich hatte technische Probleme'], ['other_service', 'Ich nutze einen anderen Dienst'], ['trial', 'Ich wollte Hörfalter nur ausprobieren'], ['other', 'Anderer Grund']];
  var TABS = [['/konto', 'Abonnement'], ['/konto/profile', 'Profile'], ['/konto/zahlungen', 'Zahlungen'], ['/konto/angaben', 'Persönliche Angaben'], ['/konto/mitteilungen', 'Mitteilungen'], ['/konto/freunde', 'Freunde einladen']];

  function btn(label, act, variant, extra) {
    return '<button class="MuiButtonBase-root MuiButton-root MuiButton-' + (variant || 'contained') + ' css-1rb2k9" tabindex="0" type="button" data-act="' + act + '"' + (extra || '') + '>' + label + '<span class="MuiTouchRipple-root"></span></button>';
  }
  function lnk(label, to, cls) { return '<a class="MuiTypography-root MuiLink-root ' + (cls || '') + '" href="' + to + '" data-nav>' + label + '</a>'; }
  function radio(name, v, label, on) {
    return '<label class="MuiFormControlLabel-root css-1jaw3da"><span class="MuiButtonBase-root MuiRadio-root' + (on ? ' Mui-checked' : '') + '"><input class="PrivateSwitchBase-input" name="' + name + '" type="radio" value="' + v + '"' + (on ? ' checked' : '') + '><span class="css-dot"></span></span><span class="MuiTypography-root MuiFormControlLabel-label">' + label + '</span></label>';
  }
  function header() {
    return '<header class="css-hd"><div class="css-wrap css-hdin"><a href="/" data-nav class="css-logo"><img src="/static/logo.svg" alt="Hörfalter" width="36" height="36">hörfalter</a><nav class="css-gn">' + lnk('Hörbücher', '/entdecken') + lnk('E-Books', '/entdecken') + lnk('Kategorien', '/entdecken') + lnk('Angebote', '/abos') + lnk('Geschenkkarte', '/geschenkkarte') + '</nav><div class="css-search"><input type="search" placeholder="Titel, Autor:in, Serie" aria-label="Suche"></div><a href="/konto" data-nav class="css-acc"><span>J</span>Mein Konto</a></div></header>';
  }
  function footer() {
    return '<footer class="css-ft"><div class="css-wrap css-ftg"><div><h4>Hörfalter</h4><ul><li>' + lnk('Über uns', '/info/ueber-uns') + '</li><li>' + lnk('Jobs', '/info/jobs') + '</li><li>' + lnk('Presse', '/info/presse') + '</li><li>' + lnk('Für Verlage', '/info/verlage') + '</li></ul></div><div><h4>Entdecken</h4><ul><li>' + lnk('Bestseller', '/entdecken') + '</li><li>' + lnk('Neuheiten', '/entdecken') + '</li><li>' + lnk('Krimis &amp; Thriller', '/entdecken') + '</li><li>' + lnk('Kinderhörbücher', '/entdecken') + '</li></ul></div><div><h4>Hilfe</h4><ul><li>' + lnk('Häufige Fragen', '/hilfe') + '</li><li>' + lnk('Kontakt', '/info/kontakt') + '</li><li>' + lnk('Gutschein einlösen', '/geschenkkarte') + '</li><li>' + lnk('Studierendenrabatt', '/abos') + '</li></ul></div><div><h4>Rechtliches</h4><ul><li>' + lnk('AGB', '/info/agb') + '</li><li>' + lnk('Datenschutz', '/info/datenschutz') + '</li><li>' + lnk('Impressum', '/info/impressum') + '</li><li>' + lnk('Widerrufsbelehrung', '/info/widerruf') + '</li><li>' + lnk('Verträge hier kündigen', '/vertrag-kuendigen') + '</li><li><a href="#" data-act="cookies">Cookie-Einstellungen</a></li></ul></div></div><p class="css-wrap css-small">© Hörfalter Audio GmbH · Alle Preise inkl. MwSt. · Laden im App Store · Jetzt bei Google Play</p></footer>';
  }
  function shell(path, inner) {
    var tabs = TABS.map(function (t) { return '<a role="tab" class="MuiButtonBase-root MuiTab-root' + (t[0] === path ? ' Mui-selected' : '') + '" aria-selected="' + (t[0] === path) + '" href="' + t[0] + '" data-nav>' + t[1] + '</a>'; }).join('');
    return '<h1 class="MuiTypography-root MuiTypography-h3">Mein Konto</h1><div class="MuiTabs-root"><div role="tablist" class="MuiTabs-flexContainer">' + tabs + '</div></div>' + inner;
  }
  function paper(h, b) { return '<section class="MuiPaper-root MuiPaper-outlined css-pp">' + (h ? '<h2 class="MuiTypography-root MuiTypography-h5">' + h + '</h2>' : '') + b + '</section>'; }
  function kv(k, v) { return '<div class="css-kv"><span>' + k + '</span><span>' + v + '</span></div>'; }

  function pAbo() {
    var used = A.hours - A.left, on = A.status === 'aktiv', b;
    b = '<div class="css-plan"><div><p class="css-ov">Dein Abonnement</p><p class="css-big">' + A.plan + (on ? '' : ' <span class="MuiChip-root">Gekündigt</span>') + '</p><p>' + A.hours + ' Stunden pro Monat</p></div><p class="css-price">' + A.price + ' <small>/ Monat</small></p></div>';
    b += '<div class="css-bar"><i style="width:' + Math.max(4, Math.round(100 * Math.max(0, used) / A.hours)) + '%"></i></div><p class="css-small">Du hast noch ' + A.left + ' Stunden in diesem Monat.</p>';
    if (on) b += kv('Nächste Zahlung', A.next) + kv('Zahlungsmethode', A.card ? 'Mastercard •••• 3308' : 'Keine') + (A.profile ? kv('Zusätzliche Profile', '1 (4,99 € / Monat)') : '');
    else b += '<div class="MuiAlert-root" role="status">Dein Abonnement ist gekündigt. Du kannst Hörfalter noch bis zum ' + A.next + ' nutzen. Es werden keine weiteren Zahlungen abgebucht.</div>';
    b += '<div class="css-acts">' + (on ? btn('Abonnement ändern', 'nav:/konto/abo-aendern') + btn('Mehr Stunden kaufen', 'nav:/konto/stunden', 'outlined') : btn('Abonnement fortsetzen', 'reactivate')) + '</div>';
    if (on) b += '<hr class="MuiDivider-root"><p>' + lnk('Abonnement kündigen', '/konto/kuendigen', 'css-quiet') + '</p>';
    return shell('/konto', paper('', b) + paper('Verschenke Geschichten', '<p>Mit der Hörfalter Geschenkkarte machst du Hörfans glücklich. Ab 14,99 €.</p>' + lnk('Zur Geschenkkarte', '/geschenkkarte')) + paper('Gerade beliebt', '<div class="css-covers">' + ['Das Haus am Siel', 'Nebelgrund', 'Die Kartenleserin', 'Vierzig Winter', 'Kommissarin Ahl'].map(function (t, i) { return '<figure><img src="/static/c' + (i + 1) + '.svg" alt=""><figcaption>' + t + '</figcaption></figure>'; }).join('') + '</div>'));
  }
  function pReason() {
    return '<div class="css-narrow">' + lnk('‹ Zurück', '/konto') + '<h1 class="MuiTypography-root MuiTypography-h3">Schade, dass du gehen möchtest</h1><p>Warum möchtest du dein Abonnement beenden? Deine Antwort hilft uns, Hörfalter besser zu machen.</p><div role="radiogroup" class="MuiFormGroup-root" aria-label="Grund">' + REASONS.map(function (r) { return radio('reason', r[0], r[1], flow.reason === r[0]); }).join('') + '</div><div class="css-acts">' + btn('Weiter', 'reason-next', 'contained', flow.reason ? '' : ' disabled') + btn('Abbrechen', 'nav:/konto', 'text') + '</div></div>';
  }
  function pConfirm() {
    var hint = A.plan === 'Basis' ? '' : paper('Weniger hören, weniger zahlen?', '<p>Mit Basis bekommst du 20 Stunden im Monat für 9,99 €. Du kannst jederzeit wieder wechseln.</p>' + btn('Zu Basis wechseln', 'plan:Basis', 'outlined'));
    return '<div class="css-narrow">' + lnk('‹ Zurück', '/konto/kuendigen') + '<h1 class="MuiTypography-root MuiTypography-h3">Möchtest du uns noch etwas sagen?</h1><div class="MuiTextField-root"><label for="fb">Weitere Informationen (optional)</label><textarea id="fb" rows="4" maxlength="500">' + esc(flow.text) + '</textarea></div><p>Dein Abonnement endet am <b>' + A.next + '</b>. Bis dahin kannst du alle Titel wie gewohnt hören und lesen.' + (A.profile ? ' Zusätzliche Profile enden zum selben Zeitpunkt.' : '') + ' Deine Bücherliste bleibt gespeichert, falls du zurückkommst.</p>' + hint + '<div class="css-acts">' + btn('Beenden', 'cancel-final') + btn('Abonnement behalten', 'nav:/konto', 'text') + '</div></div>';
  }
  function pDone() {
    return '<div class="css-narrow"><h1 class="MuiTypography-root MuiTypography-h3">Dein Abonnement ist gekündigt</h1><p>Wir haben dir eine Kündigungsbestätigung an ' + esc(A.email) + ' geschickt. Du kannst Hörfalter noch bis zum ' + A.next + ' nutzen.</p><p>Wir hoffen, du kommst bald wieder!</p><div class="css-acts">' + btn('Zurück zum Konto', 'nav:/konto') + '</div></div>';
  }
  function pProfiles() {
    return shell('/konto/profile', paper('Profile', kv('<b>Jule</b> · Hauptprofil', 'In deinem Abonnement enthalten') + kv('<b>Ida</b> · Zusätzliches Profil' + (A.profile ? '' : ' <span class="MuiChip-root">Endet am ' + A.next + '</span>'), A.profile ? '4,99 € / Monat ' + btn('Ändern', 'nav:/konto/profile/ida', 'text') : '') + kv('<b>Kinderprofil</b> · kostenlos', 'Noch nicht eingerichtet')) + paper('', '<p>Mit zusätzlichen Profilen kann deine Familie gleichzeitig hören.</p>'));
  }
  function pIda() {
    return shell('/konto/profile', paper('Profil „Ida“ ändern', kv('Name', 'Ida') + kv('Preis', '4,99 € / Monat') + '<p class="css-small">Das Profil kann bis zum Ende des laufenden Zeitraums weiter genutzt werden. Das Hauptprofil kann hier nicht gekündigt werden.</p><div class="css-acts">' + btn('Profil kündigen', 'ida-cancel', 'outlined') + btn('Zurück', 'nav:/konto/profile', 'text') + '</div>'));
  }
  function pPay() {
    return shell('/konto/zahlungen', paper('Zahlungsmethode', kv('Karte', A.card ? 'Mastercard •••• 3308, gültig bis 11/28' : 'Keine hinterlegt') + '<div class="css-acts">' + btn('Karte ändern', 'noop', 'outlined') + (A.card ? btn('Entfernen', 'card-remove', 'text') : '') + '</div>') + paper('Zahlungsverlauf', A.payments.map(function (p) { return kv(p[0], p[1] + ' · ' + p[2]); }).join('')));
  }
  function pData() {
    return shell('/konto/angaben', paper('Persönliche Angaben', '<div class="MuiTextField-root"><label for="nm">Name</label><input id="nm" value="' + esc(A.name) + '"></div><div class="MuiTextField-root"><label for="em">E-Mail-Adresse</label><input id="em" type="email" value="' + esc(A.email) + '"></div><div class="css-acts">' + btn('Speichern', 'save-data') + '</div>') + paper('Passwort', btn('Passwort ändern', 'noop', 'outlined')) + paper('Konto löschen', '<p>Wenn du dein Konto löschst, werden alle deine Daten, Bücherlisten und dein restliches Guthaben unwiderruflich entfernt.</p>' + btn('Konto endgültig löschen', 'delete', 'text')));
  }
  function pNews() {
    return shell('/konto/mitteilungen', paper('Mitteilungen', '<label class="MuiFormControlLabel-root"><input type="checkbox" data-act="news"' + (A.news ? ' checked' : '') + '> Newsletter mit Buchtipps und Angeboten</label>'));
  }
  function pFriends() { return shell('/konto/freunde', paper('Freunde einladen', '<p>Lade Freunde zu Hörfalter ein. Sie testen 45 Tage kostenlos und du bekommst 10 Stunden geschenkt.</p><p><code>hoerfalter.example/f/jule-8821</code></p>')); }
  function pPlans(inAcc) {
    var cards = [['Basis', 20, '9,99 €'], ['Standard', 40, '14,99 €'], ['Premium', 100, '24,99 €']].map(function (p) { return '<div class="MuiPaper-root css-pc"><h3>' + p[0] + '</h3><p>' + p[1] + ' Stunden / Monat</p><p class="css-price">' + p[2] + '</p>' + (A.plan === p[0] ? '<span class="MuiChip-root">Dein Abo</span>' : btn(p[0] + ' wählen', 'plan:' + p[0], 'outlined')) + '</div>'; }).join('');
    return (inAcc ? lnk('‹ Zurück', '/konto') : '') + '<h1 class="MuiTypography-root MuiTypography-h3">Abonnement ändern</h1><p>Alle Abos sind monatlich kündbar.</p><div class="css-pcs">' + cards + '</div>';
  }
  function pHours() { return lnk('‹ Zurück', '/konto') + '<h1 class="MuiTypography-root MuiTypography-h3">Mehr Stunden</h1>' + paper('10 Stunden zusätzlich', '<p>Einmalig 5,99 €. Die Stunden gelten bis zum Ende deines Zeitraums.</p>' + btn('Jetzt kostenpflichtig kaufen', 'hours')); }
  function pContract() {
    if (form && form.received) return '<div class="css-narrow"><h1 class="MuiTypography-root MuiTypography-h3">Eingang deiner Kündigung</h1><p>Deine Kündigung ist am ' + form.received + ' bei uns eingegangen. Eine Bestätigung geht an ' + esc(form.email) + '.</p><div class="css-acts">' + btn('Zum Konto', 'nav:/konto') + '</div></div>';
    return '<div class="css-narrow"><h1 class="MuiTypography-root MuiTypography-h3">Verträge hier kündigen</h1><p>Hier kannst du dein Hörfalter-Abonnement kündigen, auch ohne dich anzumelden. Abos, die über den App Store oder Google Play abgeschlossen wurden, kündigst du bitte dort.</p><div class="MuiFormGroup-root" role="radiogroup" aria-label="Art der Kündigung">' + radio('kind', 'ordentlich', 'Ordentliche Kündigung zum nächstmöglichen Zeitpunkt', true) + radio('kind', 'ausserordentlich', 'Außerordentliche Kündigung aus wichtigem Grund', false) + '</div><div class="MuiTextField-root"><label for="ck-n">Vor- und Nachname *</label><input id="ck-n" autocomplete="name"></div><div class="MuiTextField-root"><label for="ck-e">E-Mail-Adresse deines Kontos *</label><input id="ck-e" type="email" autocomplete="email"></div><div class="MuiTextField-root"><label for="ck-r">Kündigungsgrund (nur bei außerordentlicher Kündigung)</label><textarea id="ck-r" rows="3"></textarea></div><p class="css-err" role="alert"></p><div class="css-acts">' + btn('Jetzt kündigen', 'contract') + '</div></div>';
  }
  function pHelp() { return '<h1 class="MuiTypography-root MuiTypography-h3">Häufige Fragen</h1>' + paper('Wie kündige ich mein Abonnement?', '<p>Du findest „Abonnement kündigen“ unten im Bereich „Abonnement“ unter ' + lnk('Mein Konto', '/konto') + '. Nach der Kündigung kannst du Hörfalter bis zum Ende des bezahlten Zeitraums nutzen.</p>') + paper('Kann ich mein Abonnement pausieren?', '<p>Eine Pause ist derzeit nicht möglich.</p>') + paper('Wie kündige ich ein zusätzliches Profil?', '<p>Unter ' + lnk('Profile', '/konto/profile') + ' auf „Ändern“ klicken.</p>'); }
  function pText(t) { return '<h1 class="MuiTypography-root MuiTypography-h3">' + t + '</h1><p>Hörbücher und E-Books für jeden Moment: über 900.000 Titel in einer App. Jederzeit kündbar.</p><div class="css-covers">' + [1, 2, 3, 4, 5].map(function (i) { return '<img src="/static/c' + i + '.svg" alt="">'; }).join('') + '</div>'; }

  function render() {
    var p = location.pathname.replace(/\/$/, '') || '/', c;
    if (p === '/') { history.replaceState({}, '', '/konto'); p = '/konto'; }
    if (!A) { root.innerHTML = header() + '<main class="css-wrap css-main"><span class="MuiSkeleton-root"></span><span class="MuiSkeleton-root"></span><span class="MuiSkeleton-root"></span></main>' + footer(); return; }
    if (A.deleted) c = '<p>Dein Konto wurde gelöscht.</p>';
    else if (p === '/konto') c = pAbo();
    else if (p === '/konto/kuendigen') c = A.status === 'aktiv' ? pReason() : pDone();
    else if (p === '/konto/kuendigen/bestaetigen') { if (A.status !== 'aktiv') c = pDone(); else if (!flow.reason) { history.replaceState({}, '', '/konto/kuendigen'); c = pReason(); } else c = pConfirm(); }
    else if (p === '/konto/kuendigen/fertig') c = A.status === 'aktiv' ? pAbo() : pDone();
    else if (p === '/konto/profile') c = pProfiles();
    else if (p === '/konto/profile/ida') c = A.profile ? pIda() : pProfiles();
    else if (p === '/konto/zahlungen') c = pPay();
    else if (p === '/konto/angaben') c = pData();
    else if (p === '/konto/mitteilungen') c = pNews();
    else if (p === '/konto/freunde') c = pFriends();
    else if (p === '/konto/abo-aendern') c = pPlans(true);
    else if (p === '/abos') c = pPlans(false);
    else if (p === '/konto/stunden') c = pHours();
    else if (p === '/vertrag-kuendigen') c = pContract();
    else if (p === '/hilfe') c = pHelp();
    else if (p === '/geschenkkarte') c = pText('Geschenkkarte');
    else if (p === '/entdecken') c = pText('Entdecken');
    else c = pText('Information');
    root.innerHTML = header() + '<main class="css-wrap css-main">' + c + '</main>' + footer();
  }
  function set(v) { A = v; render(); }
  document.addEventListener('click', function (e) {
    var a = e.target.closest('a[data-nav]');
    if (a) { e.preventDefault(); go(a.getAttribute('href')); return; }
    var t = e.target.closest('[data-act]'); if (!t || t.disabled) return;
    var act = t.dataset.act;
    if (act === 'cookies') { e.preventDefault(); cookies(true); return; }
    if (act.indexOf('nav:') === 0) { go(act.slice(4)); return; }
    if (act.indexOf('plan:') === 0) { api('subscription/plan', { plan: act.slice(5) }).then(function (v) { A = v; go('/konto'); }); return; }
    switch (act) {
      case 'reason-next': go('/konto/kuendigen/bestaetigen'); break;
      case 'cancel-final':
        flow.text = document.getElementById('fb').value; t.disabled = true;
        api('subscription/cancel', { reason: flow.reason, comment: flow.text }).then(function (v) { A = v; flow = { reason: '', text: '' }; go('/konto/kuendigen/fertig'); }); break;
      case 'reactivate': api('subscription/reactivate', { ok: 1 }).then(set); break;
      case 'hours': api('subscription/hours', { pack: 10 }).then(function (v) { A = v; go('/konto'); }); break;
      case 'ida-cancel': api('profiles/ida/cancel', { id: 'ida' }).then(function (v) { A = v; go('/konto/profile'); }); break;
      case 'card-remove': api('payment/remove', { card: '3308' }).then(set); break;
      case 'save-data': api('account', { name: document.getElementById('nm').value }).then(set); break;
      case 'news': api('newsletter', { on: t.checked }).then(set); break;
      case 'delete': if (confirm('Möchtest du dein Konto wirklich endgültig löschen?')) api('account/delete', { ok: 1 }).then(set); break;
      case 'contract':
        var n = document.getElementById('ck-n').value.trim(), m = document.getElementById('ck-e').value.trim();
        if (!n || !/@/.test(m)) { document.querySelector('.css-err').textContent = 'Bitte fülle alle Pflichtfelder aus.'; return; }
        t.disabled = true;
        api('contracts/cancel', { name: n, email: m, kind: document.querySelector('input[name=kind]:checked').value, reason: document.getElementById('ck-r').value }).then(function (r) { form = r; return api('account'); }).then(set); break;
    }
  });
  document.addEventListener('change', function (e) {
    if (e.target.name === 'reason' || e.target.name === 'kind') {
      document.querySelectorAll('input[name=' + e.target.name + ']').forEach(function (i) { i.parentNode.classList.toggle('Mui-checked', i.checked); });
      if (e.target.name === 'reason') { flow.reason = e.target.value; document.querySelector('[data-act="reason-next"]').disabled = false; }
    }
  });
  function cookies(force) {
    if (document.getElementById('CybotCookiebotDialog') || (!force && /CookieConsent=/.test(document.cookie))) return;
    var d = document.createElement('div'); d.id = 'CybotCookiebotDialog'; d.setAttribute('role', 'dialog'); d.setAttribute('aria-label', 'Cookies');
    d.innerHTML = '<h2>Diese Webseite verwendet Cookies</h2><p>Wir verwenden Cookies, um Inhalte und Anzeigen zu personalisieren, Funktionen für soziale Medien anzubieten und die Zugriffe auf unsere Website zu analysieren. Du kannst deine Einwilligung jederzeit ändern.</p><div class="cb-opts"><label><input type="checkbox" checked disabled> Notwendig</label><label><input type="checkbox"> Präferenzen</label><label><input type="checkbox"> Statistiken</label><label><input type="checkbox"> Marketing</label></div><div class="cb-b"><button type="button" id="CybotCookiebotDialogBodyButtonDecline">Ablehnen</button><button type="button" id="CybotCookiebotDialogBodyLevelButtonCustomize">Auswahl erlauben</button><button type="button" id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">Alle zulassen</button></div>';
    var o = document.createElement('div'); o.id = 'CybotCookiebotDialogBodyUnderlay';
    d.addEventListener('click', function (e) { if (e.target.tagName === 'BUTTON') { document.cookie = 'CookieConsent=' + e.target.id.slice(-6) + ';path=/;max-age=31536000'; d.remove(); o.remove(); } });
    document.body.appendChild(o); document.body.appendChild(d);
  }
  render();
  setTimeout(function () { api('account').then(set); }, 350);
  setTimeout(cookies, 700);
})();
