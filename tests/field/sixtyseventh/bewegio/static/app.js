(() => {
  const root = document.getElementById('root');
  let me = null, reason = '', offer = '', menu = false, flow = 0;
  const esc = s => String(s ?? '').replace(/[&<>"]/g, c => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}[c]));
  const load = async () => (me = await (await fetch('/api/v2/me')).json());
  const post = async (p, b) => {
    const r = await fetch('/api/v2/' + p, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(b || {})});
    return [r.ok, await r.json()];
  };
  const go = p => { history.pushState({}, '', p); menu = false; render(); scrollTo(0, 0); };

  /* ---------- frame ---------- */
  const head = () => `<header class="sc-hdr sc-gKsewC fWkmzT"><div class="sc-bar">
    <a class="sc-logo" href="/de" data-link aria-label="Bewegio Startseite">bewegio</a>
    <nav class="sc-nav" aria-label="Hauptnavigation">${[['/de', 'Mein Bereich'], ['/de/programme', 'Programme'], ['/de/workouts', 'Workouts'], ['/de/rezepte', 'Rezepte'], ['/de/magazin', 'Magazin'], ['/de/shop', 'Shop']]
      .map(([h, t]) => `<a href="${h}" data-link ${location.pathname === h ? 'aria-current="page"' : ''}>${t}</a>`).join('')}</nav>
    ${me?.signedIn ? `<button class="sc-ava" aria-haspopup="menu" aria-expanded="${menu}" aria-label="Profilmenü" data-do="menu">KV</button>` : '<a href="/de/login" data-link>Anmelden</a>'}
    ${menu ? `<div class="sc-drop" role="menu"><a role="menuitem" href="/de/profil" data-link>Mein Profil</a><a role="menuitem" href="/de/einstellungen/mitgliedschaft" data-link>Einstellungen</a><a role="menuitem" href="/de/hilfe" data-link>Hilfe & Kontakt</a><a role="menuitem" href="/de/freunde" data-link>Freunde einladen</a><button role="menuitem" data-do="logout">Abmelden</button></div>` : ''}
  </div></header>`;
  const foot = () => `<footer class="sc-ftr sc-hKFyIo bQWlEe"><div>
    <div><b>Bewegio</b><a href="/de/programme" data-link>Programme</a><a href="/de/rezepte" data-link>Rezepte</a><a href="/de/magazin" data-link>Magazin</a><a href="/de/shop" data-link>Gutscheine</a></div>
    <div><b>Unternehmen</b><a href="/de/ueber-uns" data-link>Über uns</a><a href="/de/jobs" data-link>Jobs</a><a href="/de/presse" data-link>Presse</a><a href="/de/firmenfitness" data-link>Firmenfitness</a></div>
    <div><b>Support</b><a href="/de/hilfe" data-link>Hilfe & FAQ</a><a href="/de/kontakt" data-link>Kontakt</a><a href="/de/kuendigen" data-link>Verträge hier kündigen</a></div>
    <div><b>Rechtliches</b><a href="/de/impressum" data-link>Impressum</a><a href="/de/agb" data-link>AGB</a><a href="/de/datenschutz" data-link>Datenschutz</a><a href="/de/widerruf" data-link>Widerrufsbelehrung</a><a href="#" data-do="privacy">Privatsphäre-Einstellungen</a></div>
  </div></footer>`;
  const settings = inner => `<h1>Einstellungen</h1><div class="sc-two"><nav class="sc-side" aria-label="Einstellungen">${[['profil', 'Persönliche Daten'], ['mitgliedschaft', 'Mitgliedschaft'], ['zahlung', 'Zahlungsdaten'], ['benachrichtigungen', 'Benachrichtigungen'], ['konto', 'Konto & Datenschutz']]
    .map(([k, t]) => `<a href="/de/einstellungen/${k}" data-link ${location.pathname.endsWith('/' + k) ? 'aria-current="page"' : ''}>${t}</a>`).join('')}</nav><section>${inner}</section></div>`;

  /* ---------- pages ---------- */
  const home = () => `<h1>Hallo ${esc(me.profile.firstName)}, bereit für dein Workout?</h1>
    ${me.membership.status === 'scheduled' ? `<div class="sc-card">Deine Mitgliedschaft ist gekündigt. Du kannst noch bis zum <b>${me.membership.renewsAt}</b> trainieren.</div>` : ''}
    <div class="sc-card"><h2>Deine Woche</h2><p>2 von 3 Workouts geschafft · 74 Minuten · 512 kcal</p><a class="sc-btn" href="/de/workouts" data-link>Workout starten</a></div>
    <h2>Weiter mit deinem Programm</h2><div class="sc-grid">${[['Starker Rücken', '20 Min · leicht'], ['Yoga am Morgen', '25 Min · leicht'], ['Bauch Intensiv', '30 Min · mittel'], ['HIIT Express', '15 Min · schwer'], ['Pilates Flow', '40 Min · mittel'], ['Meditation: Loslassen', '12 Min']]
      .map(([t, s]) => `<a class="sc-tile" href="/de/workouts" data-link><i></i><div><b>${t}</b><br><span class="sc-small">${s}</span></div></a>`).join('')}</div>`;

  const membership = () => {
    const m = me.membership, end = m.status === 'scheduled';
    const tag = {scheduled: 'Gekündigt', paused: 'Pausiert'}[m.status] || 'Aktiv';
    return settings(`${end ? '' : m.plan === '3 Monate' ? `<div class="sc-promo"><h2>Wechsle zu 12 Monaten und spare 46 %</h2>Nur 6,99 € statt 12,99 € im Monat.<br><a class="sc-btn" href="/de/checkout/premium-12" data-link>Jetzt wechseln</a></div>` : ''}
    <div class="sc-card"><h2>Deine Mitgliedschaft</h2>
      <div class="sc-row"><span>Status</span><span class="sc-tag ${end ? 'end' : ''}">${tag}</span></div>
      <div class="sc-row"><span>Tarif</span><b>Bewegio Premium, ${m.plan}</b></div>
      <div class="sc-row"><span>Mitglied seit</span><span>${m.startedAt}</span></div>
      ${end ? `<div class="sc-row"><span>Gekündigt am</span><span>${m.canceledAt}</span></div><div class="sc-row"><span>Zugang bis</span><b>${m.renewsAt}</b></div>`
        : m.status === 'paused' ? `<div class="sc-row"><span>Pause ab</span><span>${m.renewsAt}</span></div><div class="sc-row"><span>Weiter am</span><span>${m.resumesAt}</span></div>`
        : `<div class="sc-row"><span>Nächste Verlängerung</span><span>${m.renewsAt}</span></div><div class="sc-row"><span>Nächste Abbuchung</span><span>${m.price}</span></div>`}
      ${end ? `<p>Deine Mitgliedschaft endet am ${m.renewsAt} und verlängert sich nicht. Es wird nichts mehr abgebucht.</p><button class="sc-btn" data-do="reactivate">Mitgliedschaft fortsetzen</button>`
        : `<p class="sc-small">Die Mitgliedschaft verlängert sich nach der ersten Laufzeit auf unbestimmte Zeit und ist dann jederzeit zum Ende des bezahlten Zeitraums kündbar.</p>`}
    </div>
    <div class="sc-card"><h2>Gutschein einlösen</h2><label class="sc-field"><span>Gutscheincode</span><input name="voucher" autocomplete="off"></label><button class="sc-btn out" disabled>Einlösen</button></div>
    ${end ? '' : `<div class="sc-card"><h2>Mitgliedschaft verwalten</h2><p class="sc-small">Du fährst in den Urlaub oder bist krank? Du kannst deine Mitgliedschaft bis zu 3 Monate pausieren.</p>
      <a href="/de/mitgliedschaft/pause" data-link>Mitgliedschaft pausieren</a><br><br><a href="/de/mitgliedschaft/kuendigen" data-link>Mitgliedschaft kündigen</a></div>`}`);
  };

  const pauseForm = (decline) => `<p>Leg eine Pause ein, ohne deine Fortschritte und deinen Preis zu verlieren. In der Pause zahlst du nichts.</p>
    <form data-form="pause">${[1, 2, 3].map(n => `<label class="sc-opt"><input type="radio" name="months" value="${n}" ${n === 1 ? 'checked' : ''}><span class="dot"></span>${n} Monat${n > 1 ? 'e' : ''} Pause</label>`).join('')}
    <div class="sc-stack"><button class="sc-btn" type="submit">Mitgliedschaft pausieren</button>${decline}</div></form>`;

  const reasons = [['no_time', 'Ich habe keine Zeit für das Training'], ['too_expensive', 'Bewegio ist mir zu teuer'], ['injured', 'Ich bin verletzt, krank oder schwanger'], ['no_motivation', 'Mir fehlt die Motivation'], ['content', 'Die Workouts passen nicht zu mir'], ['gym', 'Ich trainiere lieber im Fitnessstudio oder draußen'], ['technical', 'Ich habe technische Probleme'], ['other', 'Sonstiges']];
  const cancel = () => {
    const m = me.membership;
    if (m.status === 'scheduled' && flow !== 5) return membership();
    const bar = `<div class="sc-prog" role="progressbar" aria-valuemin="1" aria-valuemax="4" aria-valuenow="${flow + 1}"><i style="width:${25 * (flow + 1)}%"></i></div>`;
    const box = inner => `<div class="sc-narrow">${flow < 4 ? bar : ''}<div class="sc-card">${inner}</div></div>`;
    if (flow === 0) return box(`<h1>Schade, dass du gehen möchtest!</h1><p>Wenn du kündigst, verlierst du nach dem ${m.renewsAt}:</p>
      <ul><li>Zugang zu über 2.500 Workouts und 150 Programmen</li><li>über 1.800 gesunde Rezepte mit Einkaufsliste</li><li>deinen persönlichen Trainingsplan und 38 abgeschlossene Workouts</li><li>deinen aktuellen Preis von 12,99 € im Monat</li></ul>
      <div class="sc-stack"><a class="sc-btn" href="/de/einstellungen/mitgliedschaft" data-link>Doch dabei bleiben</a><button class="sc-btn out" data-do="step1">Weiter zur Kündigung</button></div>`);
    if (flow === 1) return box(`<h1>Warum möchtest du kündigen?</h1><p>Dein Feedback hilft uns, Bewegio besser zu machen.</p><form data-form="reason">
      ${reasons.map(([k, t]) => `<label class="sc-opt"><input type="radio" name="reason" value="${k}" ${reason === k ? 'checked' : ''}><span class="dot"></span>${t}</label>`).join('')}
      <textarea class="sc-area" name="comment" rows="3" placeholder="Möchtest du uns noch etwas mitteilen? (optional)"></textarea>
      <div class="sc-stack"><button class="sc-btn" type="submit" ${reason ? '' : 'disabled'}>Weiter</button><a class="sc-txt" href="/de/einstellungen/mitgliedschaft" data-link>Abbrechen</a></div></form>`);
    const no = '<button class="sc-txt" type="button" data-do="step3">Nein danke, weiter kündigen</button>';
    if (flow === 2) return offer === 'discount'
      ? box(`<h1>Bleib dabei – mit 50 % Rabatt</h1><p>Wir möchten dich gerne behalten! Sichere dir deine nächsten 3 Monate für <b>19,48 €</b> statt <s>38,97 €</s>.</p><p class="sc-small">Das Angebot gilt einmalig für den nächsten Abrechnungszeitraum ab ${m.renewsAt}. Danach 38,97 € alle 3 Monate.</p>
        <div class="sc-stack"><button class="sc-btn" data-do="offer">Angebot annehmen</button>${no}</div>`)
      : box(`<h1>Wie wäre es mit einer Pause?</h1>${pauseForm(no)}`);
    if (flow === 3) return box(`<h1>Kündigung bestätigen</h1><div class="sc-row"><span>Vertrag</span><b>Bewegio Premium, ${m.plan}</b></div><div class="sc-row"><span>E-Mail</span><span>${esc(me.profile.email)}</span></div><div class="sc-row"><span>Kündigung zum</span><b>${m.renewsAt}</b></div>
      <p>Bis dahin kannst du Bewegio weiter nutzen. Danach wird dein Konto auf die kostenlose Version umgestellt; dein Profil bleibt erhalten.</p>
      <div class="sc-stack"><button class="sc-btn" data-do="final">Jetzt kündigen</button><a class="sc-txt" href="/de/einstellungen/mitgliedschaft" data-link>Zurück zur Mitgliedschaft</a></div>`);
    return box(`<h1>Deine Kündigung ist bestätigt</h1><p>Deine Mitgliedschaft endet am <b>${m.renewsAt}</b>. Wir haben dir eine Bestätigung an ${esc(me.profile.email)} geschickt.</p><p>Du hast es dir anders überlegt? Du kannst deine Mitgliedschaft bis dahin jederzeit fortsetzen.</p>
      <div class="sc-stack"><button class="sc-btn" data-do="reactivate">Kündigung zurücknehmen</button><a class="sc-txt" href="/de" data-link>Zur Startseite</a></div>`);
  };

  const legal = () => `<div class="sc-narrow"><div class="sc-card"><h1>Verträge hier kündigen</h1><p>Über dieses Formular kannst du deinen Vertrag mit der Bewegio GmbH kündigen. Du erhältst umgehend eine Bestätigung per E-Mail.</p>
    <form data-form="legal" novalidate><label class="sc-field"><span>Vorname *</span><input name="firstName" autocomplete="given-name" required></label><label class="sc-field"><span>Nachname *</span><input name="lastName" autocomplete="family-name" required></label>
    <label class="sc-field"><span>E-Mail-Adresse deines Bewegio-Kontos *</span><input name="email" type="email" autocomplete="email" required></label>
    <label class="sc-field"><span>Vertrag *</span><select name="contract"><option>Bewegio Premium Mitgliedschaft</option></select></label>
    <label class="sc-field"><span>Art der Kündigung *</span><select name="kind" required><option value="">Bitte wählen</option><option value="ordinary">Ordentliche Kündigung</option><option value="extraordinary">Außerordentliche Kündigung (aus wichtigem Grund)</option></select></label>
    <label class="sc-field" hidden data-cause><span>Kündigungsgrund *</span><textarea name="cause" rows="3"></textarea></label>
    <label class="sc-field"><span>Kündigungszeitpunkt *</span><select name="when" required><option value="next">Zum nächstmöglichen Zeitpunkt</option><option value="date">Zu einem bestimmten Datum</option></select></label>
    <label class="sc-field" hidden data-date><span>Datum</span><input type="date" name="date"></label>
    <p class="sc-small">* Pflichtfelder. Informationen zur Verarbeitung deiner Daten findest du in der <a href="/de/datenschutz" data-link>Datenschutzerklärung</a>.</p><p class="sc-err" role="alert"></p>
    <button class="sc-btn" type="submit">Jetzt kündigen</button></form></div></div>`;

  const profile = () => settings(`<div class="sc-card"><h2>Persönliche Daten</h2><form data-form="profile">${[['firstName', 'Vorname'], ['lastName', 'Nachname'], ['email', 'E-Mail-Adresse'], ['height', 'Größe (cm)'], ['weight', 'Gewicht (kg)'], ['goal', 'Trainingsziel']].map(([k, t]) => `<label class="sc-field"><span>${t}</span><input name="${k}" value="${esc(me.profile[k])}"></label>`).join('')}<button class="sc-btn" type="submit">Speichern</button></form></div>`);
  const payment = () => settings(`<div class="sc-card"><h2>Zahlungsdaten</h2>${me.payment ? `<div class="sc-row"><span>${me.payment.type}</span><span>${me.payment.label}</span></div><button class="sc-txt" data-do="unpay">Zahlungsart entfernen</button>` : '<p>Keine Zahlungsart hinterlegt.</p>'}</div><div class="sc-card"><h2>Rechnungen</h2><p class="sc-small">Deine Rechnungen senden wir dir nach jeder Abbuchung per E-Mail.</p></div>`);
  const mails = () => settings(`<div class="sc-card"><h2>Benachrichtigungen</h2>${[['newsletter', 'Newsletter mit Trainingstipps'], ['reminder', 'Trainingserinnerungen'], ['partner', 'Angebote unserer Partner']].map(([k, t]) => `<div class="sc-sw"><span id="l-${k}">${t}</span><button role="switch" aria-checked="${me.mails[k]}" aria-labelledby="l-${k}" data-do="mail" data-name="${k}"></button></div>`).join('')}</div>`);
  const account = () => settings(`<div class="sc-card"><h2>Deine Daten</h2><p>Du kannst eine Kopie deiner Daten per E-Mail an datenschutz@bewegio.example anfordern.</p></div><div class="sc-card"><h2>Konto löschen</h2><p>Wenn du dein Konto löschst, gehen dein Profil, dein Trainingsplan und dein Zugang sofort und endgültig verloren.</p><button class="sc-txt" data-do="askdelete">Konto löschen</button></div>`);
  const checkout = () => `<div class="sc-narrow"><div class="sc-card"><h1>Deine Bestellung</h1><div class="sc-row"><span>Bewegio Premium, 12 Monate</span><b>83,88 €</b></div><div class="sc-row"><span>Zahlungsart</span><span>${me.payment ? me.payment.label : '–'}</span></div><p class="sc-small">Mit deiner Bestellung akzeptierst du die AGB. Verlängert sich auf unbestimmte Zeit, sofern nicht gekündigt wird.</p><div class="sc-stack"><button class="sc-btn" data-do="order" data-sku="premium-12">Jetzt kostenpflichtig bestellen</button><a class="sc-txt" href="/de/einstellungen/mitgliedschaft" data-link>Zurück</a></div></div></div>`;
  const shop = () => `<h1>Shop</h1><div class="sc-grid">${[['yogamatte', 'Yogamatte', '29,90 €'], ['bands', 'Fitnessbänder-Set', '14,90 €'], ['kochbuch', 'Kochbuch „Leicht & schnell“ (E-Book)', '9,99 €']].map(([k, t, p]) => `<div class="sc-tile"><i></i><div><b>${t}</b><p>${p}</p><button class="sc-btn out" data-do="order" data-sku="${k}">Jetzt kaufen</button></div></div>`).join('')}</div>`;
  const help = () => `<h1>Hilfe & FAQ</h1><div class="sc-card"><h2>Wie kann ich meine Mitgliedschaft kündigen?</h2><p>Melde dich auf der Website an und öffne <a href="/de/einstellungen/mitgliedschaft" data-link>Einstellungen &gt; Mitgliedschaft</a>. Klicke dort auf „Mitgliedschaft kündigen“ und folge den Schritten bis zur Bestätigung. Hast du über Apple oder Google abgeschlossen, kündigst du im jeweiligen Store.</p></div><div class="sc-card"><h2>Kann ich pausieren?</h2><p>Ja, für 1 bis 3 Monate je Vertragsjahr.</p></div><div class="sc-card"><h2>Wie lösche ich mein Konto?</h2><p>Unter Einstellungen &gt; Konto & Datenschutz.</p></div>`;
  const login = () => `<div class="sc-narrow"><div class="sc-card"><h1>Anmelden</h1><form data-form="login"><label class="sc-field"><span>E-Mail-Adresse</span><input type="email" name="email"></label><label class="sc-field"><span>Passwort</span><input type="password" name="password"></label><p class="sc-err" role="alert"></p><button class="sc-btn" type="submit">Anmelden</button></form></div></div>`;
  const plain = () => { const t = location.pathname.split('/').pop(); return `<h1>${esc(t[0].toUpperCase() + t.slice(1))}</h1><div class="sc-card"><p>Entdecke mehr als 2.500 Workouts, 150 Programme und 1.800 Rezepte bei Bewegio.</p></div>`; };

  function render() {
    const p = location.pathname.replace(/\/$/, '') || '/de';
    let body;
    if (!me) body = '<div class="sc-skel" style="width:40%"></div><div class="sc-skel"></div><div class="sc-skel"></div><div class="sc-skel" style="width:70%"></div>';
    else if (p === '/de/kuendigen') body = legal();
    else if (!me.signedIn) body = login();
    else body = ({'/de': home, '/de/einstellungen': membership, '/de/einstellungen/mitgliedschaft': membership, '/de/einstellungen/profil': profile, '/de/profil': profile, '/de/einstellungen/zahlung': payment, '/de/einstellungen/benachrichtigungen': mails, '/de/einstellungen/konto': account, '/de/mitgliedschaft/kuendigen': cancel,
      '/de/mitgliedschaft/pause': () => `<div class="sc-narrow"><div class="sc-card"><h1>Mitgliedschaft pausieren</h1>${pauseForm('<a class="sc-txt" href="/de/einstellungen/mitgliedschaft" data-link>Zurück</a>')}</div></div>`, '/de/checkout/premium-12': checkout, '/de/shop': shop, '/de/hilfe': help}[p] || plain)();
    root.innerHTML = head() + `<main class="sc-main sc-iBPRYJ cVxTmr">${body}</main>` + foot();
  }
  const closeModal = () => document.querySelector('.sc-mod')?.remove();
  const busy = el => { el.disabled = true; };
  const acts = {
    menu: () => { menu = !menu; render(); },
    logout: async () => { await post('logout'); await load(); go('/de/login'); },
    step1: () => { flow = 1; render(); scrollTo(0, 0); },
    step3: () => { flow = 3; render(); scrollTo(0, 0); },
    offer: async el => { busy(el); await post('membership/offer'); await load(); go('/de/einstellungen/mitgliedschaft'); },
    final: async el => { busy(el); await post('membership/cancellation', {reason}); await load(); flow = 5; render(); scrollTo(0, 0); },
    reactivate: async el => { busy(el); await post('membership/reactivate'); await load(); go('/de/einstellungen/mitgliedschaft'); },
    order: async el => { busy(el); await post('orders', {sku: el.dataset.sku}); await load(); go('/de/einstellungen/mitgliedschaft'); },
    unpay: async el => { busy(el); await post('account/payment/remove'); await load(); render(); },
    mail: async el => { await post('account/mails', {name: el.dataset.name, on: el.getAttribute('aria-checked') !== 'true'}); await load(); render(); },
    askdelete: () => document.body.insertAdjacentHTML('beforeend', `<div class="sc-mod"><div role="dialog" aria-modal="true" aria-labelledby="dlg"><button class="sc-x" aria-label="Schließen" data-do="close">×</button><h2 id="dlg">Konto endgültig löschen?</h2><p>Alle Daten werden gelöscht. Das kann nicht rückgängig gemacht werden.</p><div class="sc-stack"><button class="sc-btn" data-do="close">Konto behalten</button><button class="sc-txt" data-do="delete">Endgültig löschen</button></div></div></div>`),
    close: closeModal,
    delete: async () => { await post('account/delete'); closeModal(); await load(); go('/de/login'); },
    privacy: () => consent(true),
  };
  document.addEventListener('click', e => {
    const el = e.target.closest?.('[data-do],[data-link]');
    if (!el) { if (menu && !e.target.closest?.('.sc-drop')) { menu = false; render(); } return; }
    if (el.matches('[data-link]')) { e.preventDefault(); const h = el.getAttribute('href'); if (h === '/de/mitgliedschaft/kuendigen') { flow = 0; reason = ''; } return go(h); }
    e.preventDefault(); acts[el.dataset.do](el);
  });
  document.addEventListener('change', e => {
    if (e.target.name === 'reason') { reason = e.target.value; e.target.form.querySelector('[type=submit]').disabled = false; }
    if (e.target.name === 'kind') document.querySelector('[data-cause]').hidden = e.target.value !== 'extraordinary';
    if (e.target.name === 'when') document.querySelector('[data-date]').hidden = e.target.value !== 'date';
  });
  document.addEventListener('submit', async e => {
    e.preventDefault();
    const f = e.target, b = Object.fromEntries(new FormData(f)), btn = f.querySelector('[type=submit]'), kind = f.dataset.form;
    busy(btn);
    if (kind === 'reason') { offer = (await post('membership/cancellation/reason', b))[1].offer; flow = 2; render(); return scrollTo(0, 0); }
    if (kind === 'pause') { await post('membership/pause', b); await load(); return go('/de/einstellungen/mitgliedschaft'); }
    if (kind === 'profile') { await post('account/profile', b); await load(); return render(); }
    const [ok, r] = await post(kind === 'legal' ? 'legal/cancellation' : 'login', b);
    if (!ok) { btn.disabled = false; f.querySelector('.sc-err').textContent = r.error; return; }
    await load();
    document.querySelector('main').innerHTML = `<div class="sc-narrow"><div class="sc-card"><h1>Deine Kündigung ist bei uns eingegangen</h1><p>Eingang: ${r.receivedAt}. Wir haben eine Bestätigung an ${esc(b.email)} gesendet.</p></div></div>`; scrollTo(0, 0);
  });
  addEventListener('popstate', render);

  /* ---------- consent layer ---------- */
  function consent(force) {
    if (!force && localStorage.getItem('uc_user_interaction') === 'true') return;
    document.getElementById('usercentrics-root')?.remove();
    const host = document.createElement('div'); host.id = 'usercentrics-root';
    document.body.prepend(host);
    const sh = host.attachShadow({mode: 'open'});
    sh.innerHTML = `<style>.b{position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 -4px 22px #0004;padding:22px 30px;z-index:90;font:14px/1.5 Arial;color:#20303c;display:flex;gap:30px;align-items:center}p{margin:4px 0 0}button{font:700 14px Arial;border:0;border-radius:6px;padding:13px 22px;margin:4px;cursor:pointer;background:#e3e7ea;min-width:170px}button.p{background:#0b7d8c;color:#fff}</style>
      <div class="b" role="dialog" aria-modal="false" aria-label="Privatsphäre-Einstellungen" data-testid="uc-default-wall"><div><b>Privatsphäre-Einstellungen</b><p>Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um unser Angebot zu verbessern und dir passende Werbung zu zeigen. Du kannst deine Auswahl jederzeit ändern. Datenschutzerklärung · Impressum</p></div><div><button class="p" data-testid="uc-deny-all-button">Ablehnen</button><button class="p" data-testid="uc-accept-all-button">Alles akzeptieren</button></div></div>`;
    sh.querySelectorAll('button').forEach(b => b.addEventListener('click', () => { localStorage.setItem('uc_user_interaction', 'true'); post('consents', {all: b.dataset.testid === 'uc-accept-all-button'}); host.remove(); }));
  }
  if (location.pathname === '/') history.replaceState({}, '', '/de');
  render(); load().then(render); setTimeout(consent, 700);
})();
