(() => {
  'use strict';
  const root = document.getElementById('__next');
  let me = null, survey = '', result = null;
  const add = (el, c) => { if (c === null || c === undefined || c === false) return; if (Array.isArray(c)) c.forEach(x => add(el, x)); else el.append(c.nodeType ? c : document.createTextNode(String(c))); };
  const h = (tag, props, ...kids) => {
    const el = document.createElement(tag);
    for (const [k, v] of Object.entries(props || {})) {
      if (v === false || v === null || v === undefined) continue;
      if (k.startsWith('on')) el.addEventListener(k.slice(2).toLowerCase(), v);
      else if (k === 'cls') el.className = v;
      else if (k === 'html') el.innerHTML = v;
      else if (k in el && ['checked', 'value', 'disabled', 'htmlFor', 'hidden'].includes(k)) el[k] = v;
      else el.setAttribute(k, v === true ? '' : v);
    }
    add(el, kids); return el;
  };
  const api = async (path, body) => {
    const r = await fetch(path, body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const j = await r.json(); if (!r.ok) throw new Error(j.error || 'Es ist ein Fehler aufgetreten.'); return j;
  };
  const reload = async () => { me = await api('/api/me'); };
  const nav = to => { history.pushState({}, '', to); menuOpen = false; render(); scrollTo(0, 0); };
  const A = (href, text, cls) => h('a', { href, cls: cls || 'sc-aXZVg cLnk', onClick: e => { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); nav(href); } }, text);
  const B = (text, onClick, kind = 'primary', extra = {}) => h('button', { type: 'button', cls: 'sc-gEvEer btn-' + kind, onClick, ...extra }, h('span', { cls: 'sc-eqUAAy lbl' }, text));
  const busy = async (btn, fn) => {
    btn.disabled = true; btn.setAttribute('aria-busy', 'true'); btn.classList.add('loading');
    try { await fn(); } catch (e) { toast(e.message, true); } finally { btn.disabled = false; btn.removeAttribute('aria-busy'); btn.classList.remove('loading'); }
  };
  const run = fn => ev => busy(ev.currentTarget, fn);
  const toast = (text, err) => { const t = h('div', { cls: 'sc-toast' + (err ? ' err' : ''), role: err ? 'alert' : 'status' }, text); document.body.append(t); setTimeout(() => t.remove(), 4500); };
  let menuOpen = false;

  const modal = (title, body, buttons) => {
    const prev = document.activeElement;
    const close = () => { wrap.remove(); document.body.style.overflow = ''; prev && prev.focus && prev.focus(); };
    const wrap = h('div', { cls: 'sc-ovl-0 ovl' }, h('div', { cls: 'sc-ovl-1 dlg', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'modal-title', tabindex: '-1' },
      h('button', { type: 'button', cls: 'dlg-x', 'aria-label': 'Schließen', onClick: close, html: '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M4 4l12 12M16 4L4 16" stroke="currentColor" stroke-width="2"/></svg>' }),
      h('h2', { id: 'modal-title' }, title), body, h('div', { cls: 'dlg-b' }, buttons(close))));
    document.body.append(wrap); document.body.style.overflow = 'hidden'; wrap.firstChild.focus();
    wrap.addEventListener('keydown', e => { if (e.key === 'Escape') close(); });
    wrap.addEventListener('mousedown', e => { if (e.target === wrap) close(); });
  };

  const SHOWS = [['Die Küstenwache', 'Serie · 3 Staffeln'], ['Nacht über Köln', 'Film · Thriller'], ['Promi-Camp Extrem', 'Show'], ['Letzte Ausfahrt Harz', 'Krimi · PLUS+'], ['Taff am Abend', 'Magazin'], ['Das große Backduell', 'Show'], ['Wolfsland 1923', 'Serie · PLUS+'], ['Galaxy Rangers', 'Serie · PLUS+'], ['Bundesliga-Rückblick', 'Sport'], ['Hochzeit auf Probe', 'Reality']];
  const tile = (i, plus) => h('li', { cls: 'sc-lane-2 tile' }, h('a', { href: '/serien/' + i, onClick: e => { e.preventDefault(); nav('/serien/' + i); }, 'aria-label': SHOWS[i][0] },
    h('div', { cls: 'art', style: `background:linear-gradient(140deg,hsl(${i * 53 + 210} 60% 38%),hsl(${i * 31 + 290} 55% 18%))` }, plus && h('span', { cls: 'bdg' }, 'PLUS+'), h('b', {}, SHOWS[i][0])), h('span', { cls: 'sub' }, SHOWS[i][1])));
  const lane = (t, ids) => h('section', { cls: 'sc-lane-0 lane' }, h('h2', {}, t), h('ul', { cls: 'sc-lane-1' }, ids.map(i => tile(i, SHOWS[i][1].includes('PLUS+')))));

  const header = () => {
    const item = (to, t) => h('li', { role: 'none' }, h('a', { href: to, role: 'menuitem', onClick: e => { e.preventDefault(); nav(to); } }, t));
    return h('header', { cls: 'sc-3c1b92-0 kYbQXn' }, h('a', { cls: 'sc-3c1b92-1 hLogoA', href: '/', 'aria-label': 'Glimmo Startseite', onClick: e => { e.preventDefault(); nav('/'); } }, 'glimmo'),
      h('nav', { 'aria-label': 'Hauptnavigation' }, A('/', 'Home'), A('/live-tv', 'Live TV'), A('/serien', 'Serien'), A('/filme', 'Filme'), A('/sport', 'Sport'), A('/mediatheken', 'Mediatheken'), A('/plus', 'PLUS+')),
      h('div', { cls: 'acct' }, h('a', { href: '/suche', 'aria-label': 'Suche', cls: 'ic', onClick: e => { e.preventDefault(); nav('/suche'); }, html: '<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><circle cx="9" cy="9" r="6" fill="none" stroke="currentColor" stroke-width="2"/><path d="M14 14l6 6" stroke="currentColor" stroke-width="2"/></svg>' }),
        h('button', { type: 'button', cls: 'avt', 'aria-label': 'Account-Menü', 'aria-haspopup': 'menu', 'aria-expanded': String(menuOpen), onClick: () => { menuOpen = !menuOpen; render(true); } }, 'J'),
        menuOpen && h('ul', { cls: 'mnu', role: 'menu' }, h('li', { cls: 'who', role: 'none' }, me ? me.profile.vorname : '', h('small', {}, me ? me.profile.email : '')), item('/mein-account', 'Mein Account'), item('/mein-account/mitgliedschaft', 'Mitgliedschaft'), item('/merkliste', 'Merkliste'), item('/hilfe', 'Hilfe'), item('/abmelden', 'Abmelden'))));
  };
  const footer = () => h('footer', { cls: 'sc-ft-0 ftr' },
    h('div', { cls: 'soc' }, ['Instagram', 'Facebook', 'TikTok', 'YouTube'].map(x => h('span', { cls: 'so' }, x))),
    h('ul', {}, [['/hilfe', 'Hilfe & Kontakt'], ['/agb', 'AGB'], ['/datenschutz', 'Datenschutz'], ['/impressum', 'Impressum'], ['/jugendschutz', 'Jugendschutz'], ['/presse', 'Presse'], ['/jobs', 'Jobs'], ['/gutschein', 'Gutschein einlösen'], ['/widerruf', 'Widerrufsbelehrung'], ['/barrierefreiheit', 'Barrierefreiheit']].map(([a, t]) => h('li', {}, A(a, t))),
      h('li', {}, h('button', { type: 'button', cls: 'lnkb', onClick: () => consent(true) }, 'Privatsphäre-Einstellungen'))),
    h('p', { cls: 'kb' }, A('/abo-kuendigen', 'Abo hier kündigen', 'sc-ft-3 kbtn')),
    h('p', { cls: 'cr' }, '© Glimmo GmbH 2026 · Alle Preise inkl. MwSt. PLUS+ verlängert sich automatisch um jeweils einen Monat, sofern nicht vor Ende der Laufzeit gekündigt wird.'));

  const TABS = [['profil', 'Persönliche Daten'], ['mitgliedschaft', 'Mitgliedschaft'], ['zahlungsdaten', 'Zahlungsdaten'], ['benachrichtigungen', 'Newsletter & Einwilligungen'], ['jugendschutz', 'Jugendschutz-PIN'], ['geraete', 'Geräte'], ['datenschutz', 'Daten & Account löschen']];
  const acct = (tab, ...c) => h('div', { cls: 'sc-acc-0 acc' }, h('aside', {}, h('h2', {}, 'Mein Account'), h('ul', { cls: 'tabs' }, TABS.map(([k, t]) => h('li', {}, h('a', { href: '/mein-account/' + k, 'aria-current': k === tab ? 'page' : null, onClick: e => { e.preventDefault(); nav('/mein-account/' + k); } }, t))))), h('section', { cls: 'acc-c' }, c));
  const row = (k, v) => h('div', { cls: 'row' }, h('dt', {}, k), h('dd', {}, v));
  const card = (...c) => h('div', { cls: 'sc-crd-0 crd' }, c);

  const buyYear = () => modal('Zum Jahresabo wechseln', h('div', {}, h('p', {}, 'Glimmo PLUS+ Jahresabo für 69,99 € (entspricht 5,83 € im Monat). Der Betrag wird sofort über ' + me.subscription.payment + ' abgebucht. Die Laufzeit beträgt 12 Monate.'), h('p', { cls: 'sm' }, 'Mit Klick auf „Zahlungspflichtig bestellen“ akzeptierst du die AGB.')),
    close => [B('Zahlungspflichtig bestellen', run(async () => { await api('/api/subscription/switch', {}); await reload(); close(); nav('/mein-account/mitgliedschaft'); toast('Willkommen im Jahresabo!'); })), B('Abbrechen', close, 'ghost')]);
  const reactivate = async () => { await api('/api/subscription/reactivate', {}); await reload(); nav('/mein-account/mitgliedschaft'); toast('Deine Mitgliedschaft läuft weiter.'); };

  const membership = () => {
    const s = me.subscription, off = s.status === 'CANCELLED';
    return acct('mitgliedschaft', h('h1', {}, 'Mitgliedschaft'),
      s.review && !off && h('div', { cls: 'note', role: 'status' }, 'Wir prüfen deine außerordentliche Kündigung. Bis dahin läuft dein Abo weiter.'),
      card(h('div', { cls: 'crd-h' }, h('h2', {}, 'Glimmo PLUS+', s.plan === 'yearly' ? ' Jahresabo' : ''), h('span', { cls: 'st ' + (off ? 'off' : 'on') }, off ? 'Gekündigt' : 'Aktiv')),
        off && h('p', { cls: 'note' }, 'Dein Abo ist gekündigt. Du kannst Glimmo PLUS+ noch bis zum ' + s.periodEnd + ' nutzen. Danach kannst du Glimmo kostenlos mit Werbung weiterschauen.'),
        h('dl', {}, row('Preis', s.price), row('Mitglied seit', s.since), off ? row('Läuft aus am', s.periodEnd) : row('Nächste Abbuchung', s.periodEnd), row('Zahlungsart', s.payment), off && row('Kündigung eingegangen', s.cancelledAt)),
        off ? h('div', { cls: 'acts' }, B('Mitgliedschaft fortsetzen', run(reactivate))) :
          h('div', { cls: 'acts col' }, s.plan !== 'yearly' && B('Jetzt zum Jahresabo wechseln und sparen', buyYear),
            A('/mein-account/zahlungsdaten', 'Zahlungsart ändern', 'lst'), A('/gutschein', 'Gutschein einlösen', 'lst'), A('/mein-account/mitgliedschaft/kuendigen', 'Mitgliedschaft kündigen', 'lst'))),
      card(h('h2', {}, 'Das steckt in PLUS+'), perks()), h('p', { cls: 'sm' }, 'Du hast PLUS+ über Apple, Google Play oder Amazon abgeschlossen? Dann verwalte dein Abo bitte direkt dort.'));
  };
  const perks = () => h('ul', { cls: 'perks' }, ['Über 80 Live-TV-Sender in HD', 'Exklusive Serien und Originals', 'Ganze Staffeln vor TV-Ausstrahlung', 'Weniger Werbeunterbrechungen auf Abruf', '7 Pay-TV-Sender inklusive'].map(x => h('li', {}, x)));

  const guard = () => { if (me.subscription.status === 'CANCELLED') { setTimeout(() => nav('/mein-account/mitgliedschaft')); return true; } };
  const flow = (...c) => h('div', { cls: 'sc-fl-0 flow' }, c);
  const K = '/mein-account/mitgliedschaft/kuendigen';
  const cancel1 = () => guard() ? flow() : flow(h('h1', {}, 'Schade, dass du gehen möchtest'), h('p', {}, 'Wenn du deine Mitgliedschaft kündigst, kannst du PLUS+ noch bis zum ', h('b', {}, me.subscription.periodEnd), ' nutzen. Danach verzichtest du auf:'), perks(),
    me.subscription.plan !== 'yearly' && h('div', { cls: 'crd tip' }, h('div', {}, h('b', {}, 'Bleib dabei und spar 16 %'), h('p', {}, 'Mit dem Jahresabo zahlst du nur 5,83 € im Monat.')), B('Zum Jahresabo', buyYear, 'sec')),
    h('div', { cls: 'acts' }, B('PLUS+ behalten', () => nav('/mein-account/mitgliedschaft')), B('Weiter zur Kündigung', () => nav(K + '/grund'), 'ghost')));
  const WHY = ['Das Abo ist mir zu teuer', 'Ich nutze PLUS+ zu selten', 'Mir fehlen Inhalte, die mich interessieren', 'Meine Sendung oder Serie ist zu Ende', 'Zu viel Werbung', 'Technische Probleme (App, Bildqualität, Login)', 'Ich wechsle zu einem anderen Streaming-Anbieter', 'Ich wollte PLUS+ nur testen', 'Sonstiges'];
  const cancel2 = () => {
    if (guard()) return flow();
    const ta = h('textarea', { rows: '3', maxlength: '400', placeholder: 'Was können wir besser machen? (optional)', 'aria-label': 'Dein Feedback' });
    const next = B('Weiter', run(async () => { await api('/api/subscription/survey', { grund: survey, text: ta.value }); nav(K + '/bestaetigen'); }), 'primary', { disabled: !survey });
    return flow(h('h1', {}, 'Warum möchtest du kündigen?'), h('p', { cls: 'sm' }, 'Deine Angabe ist freiwillig und hilft uns, Glimmo zu verbessern.'),
      h('div', { role: 'radiogroup', 'aria-label': 'Kündigungsgrund', cls: 'rg' }, WHY.map((w, i) => h('label', { cls: 'rd' }, h('input', { type: 'radio', name: 'grund', value: 'R' + i, checked: survey === w, onChange: () => { survey = w; next.disabled = false; } }), h('span', { cls: 'dot', 'aria-hidden': 'true' }), h('span', {}, w)))), ta,
      h('div', { cls: 'acts' }, next, B('Überspringen', () => nav(K + '/bestaetigen'), 'ghost')), h('p', {}, A(K, 'Zurück')));
  };
  const cancel3 = () => guard() ? flow() : flow(h('h1', {}, 'Kündigung bestätigen'), card(h('dl', {}, row('Abo', 'Glimmo PLUS+' + (me.subscription.plan === 'yearly' ? ' Jahresabo' : '')), row('Preis', me.subscription.price), row('Account', me.profile.email), row('Kündigung zum', me.subscription.periodEnd))),
    h('p', {}, 'Mit Klick auf „Jetzt kündigen“ wird die automatische Verlängerung deiner Mitgliedschaft beendet. Bis zum ' + me.subscription.periodEnd + ' kannst du PLUS+ wie gewohnt nutzen. Dein kostenloser Glimmo Account bleibt bestehen.'),
    h('div', { cls: 'acts' }, B('Jetzt kündigen', run(async () => { result = await api('/api/subscription/cancel', {}); await reload(); nav('/mein-account/mitgliedschaft/gekuendigt'); }), 'sec'), B('Abbrechen', () => nav('/mein-account/mitgliedschaft'), 'ghost')));
  const cancelled = () => {
    const s = me.subscription; if (s.status !== 'CANCELLED') { setTimeout(() => nav('/mein-account/mitgliedschaft')); return flow(); }
    return flow(h('h1', {}, 'Deine Kündigung ist bei uns eingegangen'), h('p', {}, 'Eingegangen am ' + s.cancelledAt + '. Wir haben dir eine Bestätigung an ' + me.profile.email + ' geschickt.'), h('p', {}, 'Deine Mitgliedschaft endet am ', h('b', {}, s.periodEnd), '. Bis dahin kannst du PLUS+ weiter nutzen.'),
      h('div', { cls: 'acts' }, B('Zur Startseite', () => nav('/')), B('Zurück zur Mitgliedschaft', () => nav('/mein-account/mitgliedschaft'), 'ghost')), card(h('h2', {}, 'Doch noch nicht genug?'), h('p', {}, 'Du kannst deine Kündigung bis zum ' + s.periodEnd + ' zurücknehmen.'), B('Mitgliedschaft fortsetzen', run(reactivate), 'sec')));
  };

  const field = (label, name, value, type = 'text', req = true) => h('label', { cls: 'fld' }, h('span', {}, label, req ? ' *' : ''), h('input', { type, name, value, required: req, autocomplete: 'off' }));
  const aboKuendigen = () => {
    if (me.subscription.status === 'CANCELLED') return flow(h('h1', {}, 'Abo hier kündigen'), h('p', { cls: 'note' }, 'Dein Glimmo PLUS+ Abo ist bereits gekündigt und endet am ' + me.subscription.periodEnd + '.'), A('/mein-account/mitgliedschaft', 'Zur Mitgliedschaft'));
    if (result && result.review) return flow(h('h1', {}, 'Wir haben deine Kündigung erhalten'), h('p', {}, 'Eingegangen am ' + result.at + '. Wir prüfen deine außerordentliche Kündigung und melden uns per E-Mail.'));
    const err = h('p', { role: 'alert', cls: 'err', hidden: true }); const grund = h('label', { cls: 'fld', hidden: true }, h('span', {}, 'Grund der außerordentlichen Kündigung *'), h('textarea', { name: 'grund', rows: '3' }));
    const wann = h('label', { cls: 'fld', hidden: true }, h('span', {}, 'Wunschdatum'), h('input', { type: 'date', name: 'datum' }));
    const rd = (name, v, t, on, fn) => h('label', { cls: 'rd' }, h('input', { type: 'radio', name, value: v, checked: on, onChange: fn }), h('span', { cls: 'dot', 'aria-hidden': 'true' }), h('span', {}, t));
    const form = h('form', { cls: 'frm', novalidate: true, onSubmit: e => { e.preventDefault(); const f = Object.fromEntries(new FormData(form)); busy(form.querySelector('button[type=submit]'), async () => { try { result = await api('/api/abo-kuendigen', f); } catch (x) { err.textContent = x.message; err.hidden = false; err.scrollIntoView({ block: 'center' }); return; } await reload(); if (result.review) render(); else nav('/mein-account/mitgliedschaft/gekuendigt'); }); } },
      err, h('label', { cls: 'fld' }, h('span', {}, 'Vertrag *'), h('select', { name: 'vertrag' }, h('option', { value: 'GL-PLUS-2284910' }, 'Glimmo PLUS+ (Vertragsnr. GL-PLUS-2284910)'))),
      h('fieldset', {}, h('legend', {}, 'Art der Kündigung *'), rd('art', 'ordentlich', 'Ordentliche Kündigung', true, () => { grund.hidden = true; }), rd('art', 'ausserordentlich', 'Außerordentliche Kündigung aus wichtigem Grund', false, () => { grund.hidden = false; })), grund,
      h('div', { cls: 'two' }, field('Vorname', 'vorname', me.profile.vorname), field('Nachname', 'nachname', me.profile.nachname)), field('E-Mail-Adresse deines Accounts', 'email', me.profile.email, 'email'),
      h('fieldset', {}, h('legend', {}, 'Kündigungszeitpunkt *'), rd('zeitpunkt', 'naechstmoeglich', 'Zum nächstmöglichen Zeitpunkt (' + me.subscription.periodEnd + ')', true, () => { wann.hidden = true; }), rd('zeitpunkt', 'datum', 'Zu einem späteren Zeitpunkt', false, () => { wann.hidden = false; })), wann,
      h('p', { cls: 'sm' }, '* Pflichtfelder. Wir bestätigen dir den Eingang deiner Kündigung unverzüglich per E-Mail. Informationen zum Datenschutz findest du in unserer Datenschutzerklärung.'),
      h('button', { type: 'submit', cls: 'sc-gEvEer btn-primary' }, h('span', { cls: 'sc-eqUAAy lbl' }, 'Jetzt kündigen')));
    return flow(h('h1', {}, 'Abo hier kündigen'), h('p', {}, 'Hier kannst du dein Glimmo PLUS+ Abo kündigen, wenn du per PayPal, Kreditkarte, SEPA-Lastschrift oder Amazon Pay bezahlst. Abos über Apple, Google Play oder Amazon In-App kündigst du bitte beim jeweiligen Anbieter.'), form);
  };

  const pages = {
    '/': () => h('div', {}, h('section', { cls: 'hero' }, h('div', {}, h('small', {}, 'NEU BEI PLUS+'), h('h1', {}, 'Wolfsland 1923'), h('p', {}, 'Alle Folgen der zweiten Staffel jetzt exklusiv streamen.'), B('Jetzt ansehen', () => nav('/serien/6')))), lane('Weiterschauen', [3, 0, 5, 9]), lane('Jetzt im Live TV', [4, 8, 2, 5, 1]), lane('Nur bei PLUS+', [6, 3, 7, 6, 3]), lane('Beliebt auf Glimmo', [0, 1, 2, 9, 5, 8])),
    '/mein-account': () => pages['/mein-account/profil'](),
    '/mein-account/profil': () => { const f = h('form', { cls: 'frm', onSubmit: e => { e.preventDefault(); busy(f.querySelector('button'), async () => { await api('/api/profile', Object.fromEntries(new FormData(f))); await reload(); toast('Deine Daten wurden gespeichert.'); }); } }, h('div', { cls: 'two' }, field('Vorname', 'vorname', me.profile.vorname), field('Nachname', 'nachname', me.profile.nachname)), field('E-Mail', 'email', me.profile.email, 'email'), field('Geburtsdatum', 'geburtsdatum', me.profile.geburtsdatum), h('button', { type: 'submit', cls: 'sc-gEvEer btn-primary' }, 'Änderungen speichern')); return acct('profil', h('h1', {}, 'Persönliche Daten'), card(f), card(h('h2', {}, 'Passwort'), h('p', {}, '••••••••••'), h('p', { cls: 'sm' }, 'Du kannst dein Passwort über „Passwort vergessen“ beim Login ändern.'))); },
    '/mein-account/mitgliedschaft': membership, [K]: cancel1, [K + '/grund']: cancel2, [K + '/bestaetigen']: cancel3, '/mein-account/mitgliedschaft/gekuendigt': cancelled, '/abo-kuendigen': aboKuendigen,
    '/mein-account/zahlungsdaten': () => acct('zahlungsdaten', h('h1', {}, 'Zahlungsdaten'), card(h('dl', {}, row('Aktuelle Zahlungsart', me.subscription.payment), row('PayPal-Konto', 'j•••••r@example.de')), h('div', { cls: 'acts' }, ['Kreditkarte', 'SEPA-Lastschrift', 'Amazon Pay'].map(m => B('Auf ' + m + ' wechseln', run(async () => { await api('/api/payment', { method: m }); await reload(); render(); }), 'ghost')))), card(h('h2', {}, 'Rechnungen'), h('ul', {}, ['11.2026', '10.2026', '09.2026', '08.2026'].map(x => h('li', {}, 'Rechnung ' + x + ' · 6,99 €'))))),
    '/mein-account/benachrichtigungen': () => acct('benachrichtigungen', h('h1', {}, 'Newsletter & Einwilligungen'), card([['tipps', 'Programmtipps per E-Mail'], ['angebote', 'Angebote und Aktionen'], ['partner', 'Personalisierte Partnerangebote']].map(([k, t]) => h('div', { cls: 'swr' }, h('span', { id: 'sw-' + k }, t), h('button', { type: 'button', role: 'switch', 'aria-checked': String(me.newsletter[k]), 'aria-labelledby': 'sw-' + k, cls: 'sw', onClick: run(async () => { await api('/api/newsletter', { [k]: !me.newsletter[k] }); await reload(); render(); }) }, h('i', {})))))),
    '/mein-account/jugendschutz': () => acct('jugendschutz', h('h1', {}, 'Jugendschutz-PIN'), card(h('p', {}, me.pin ? 'Deine PIN ist eingerichtet.' : 'Mit der PIN kannst du Inhalte ab 16 und 18 Jahren jederzeit ansehen.'), B('PIN anfordern', run(async () => { await api('/api/pin', {}); await reload(); render(); }), 'sec'))),
    '/mein-account/geraete': () => acct('geraete', h('h1', {}, 'Geräte'), card(h('ul', {}, ['Chrome (Windows) · dieses Gerät', 'Wohnzimmer – Smart TV', 'Pixel 8'].map(x => h('li', {}, x))), B('Von allen Geräten abmelden', run(async () => { await api('/api/devices/logout', {}); toast('Du wurdest auf allen anderen Geräten abgemeldet.'); }), 'ghost'))),
    '/mein-account/datenschutz': () => acct('datenschutz', h('h1', {}, 'Daten & Account löschen'), card(h('h2', {}, 'Deine Daten'), h('p', {}, 'Du kannst eine Kopie deiner Daten per E-Mail an datenschutz@glimmo.example anfordern.')), card(h('h2', {}, 'Account löschen'), h('p', {}, 'Wenn du deinen Account löschst, verlierst du deine Merkliste, deinen Verlauf und den Zugang zu Glimmo. Eine laufende Mitgliedschaft endet damit sofort und ohne Erstattung.'), B('Account löschen', () => modal('Account endgültig löschen?', h('p', {}, 'Diese Aktion kann nicht rückgängig gemacht werden.'), close => [B('Endgültig löschen', run(async () => { await api('/api/account/delete', {}); await reload(); close(); render(); }), 'dgr'), B('Abbrechen', close, 'ghost')]), 'dgr'))),
    '/hilfe': () => flow(h('h1', {}, 'Hilfe & Kontakt'), h('h2', {}, 'Wie kann ich Glimmo PLUS+ kündigen?'), h('p', {}, 'Falls du per PayPal, Amazon Pay, SEPA-Lastschrift oder Kreditkarte bezahlst, kündigst du im Web in deinem Account in der Rubrik ', A('/mein-account/mitgliedschaft', 'Mitgliedschaft'), ' oder über „Abo hier kündigen“ in der Fußzeile. Du kannst PLUS+ bis zum Ende des Abrechnungszeitraums nutzen.'), h('h2', {}, 'Wie ändere ich meine Zahlungsart?'), h('p', {}, 'In deinem Account unter Zahlungsdaten.'), h('h2', {}, 'Kontakt'), h('p', {}, 'support@glimmo.example')),
    '/gutschein': () => { const i = h('input', { type: 'text', 'aria-label': 'Gutscheincode', placeholder: 'Gutscheincode' }); return flow(h('h1', {}, 'Gutschein einlösen'), i, h('div', { cls: 'acts' }, B('Einlösen', run(async () => { await api('/api/voucher', { code: i.value }); })))); },
    '/plus': () => flow(h('h1', {}, 'Glimmo PLUS+'), perks(), me.subscription.plan !== 'yearly' && me.subscription.status !== 'CANCELLED' && card(h('h2', {}, 'Jahresabo 69,99 €'), B('Zum Jahresabo', buyYear))),
  };
  const generic = p => {
    const m = p.match(/^\/serien\/(\d)$/);
    if (m) { const s = SHOWS[+m[1]]; return h('div', {}, h('section', { cls: 'hero' }, h('div', {}, h('h1', {}, s[0]), h('p', {}, s[1]), B('Abspielen', () => toast('Wiedergabe wird gestartet …')), B('Auf die Merkliste', run(async () => { await api('/api/watchlist', { title: s[0] }); await reload(); toast('Zur Merkliste hinzugefügt.'); }), 'ghost'))), lane('Das könnte dir auch gefallen', [1, 4, 7, 9])); }
    if (/^\/(live-tv|serien|filme|sport|mediatheken|suche|merkliste)$/.test(p)) return h('div', { cls: 'pad' }, h('h1', {}, p[1].toUpperCase() + p.slice(2)), lane('Highlights', [0, 2, 4, 6, 8]), lane('Neu', [1, 3, 5, 7, 9]));
    if (/^\/(agb|datenschutz|impressum|jugendschutz|presse|jobs|widerruf|barrierefreiheit|abmelden)$/.test(p)) return flow(h('h1', {}, p[1].toUpperCase() + p.slice(2)), h('p', {}, 'Glimmo GmbH, Musterallee 12, 85774 Unterföhring. Registergericht München. Stand: September 2026.'), h('p', {}, 'Der Nutzer kann das Abonnement jederzeit zum Ende des jeweiligen Abrechnungszeitraums kündigen. Die Kündigung kann in Textform oder über die Kündigungsschaltfläche erfolgen.'));
    return flow(h('h1', {}, 'Ups! Diese Seite gibt es nicht.'), A('/', 'Zur Startseite'));
  };
  const render = () => {
    const p = location.pathname.replace(/\/+$/, '') || '/';
    const body = me.deleted ? flow(h('h1', {}, 'Dein Account wurde gelöscht')) : (pages[p] || (() => generic(p)))();
    root.replaceChildren(h('div', { cls: 'sc-f1a7e3d0-0 gEJfgh' }, header(), h('main', { cls: 'sc-77ab01-0 ePZkrc', id: 'main' }, body), footer()));
    const t = body.querySelector('h1'); document.title = (t ? t.textContent : 'Glimmo') + ' | Glimmo';
  };
  const consent = force => {
    if (!force && document.cookie.includes('euconsent=')) return;
    if (document.getElementById('gdpr-consent-tool-wrapper')) return;
    document.body.append(h('div', { id: 'gdpr-consent-tool-wrapper' }, h('iframe', { id: 'gdpr-consent-notice', title: 'gdpr-consent-notice', src: '/consent-tool/notice.html' })));
  };
  addEventListener('message', e => { if (e.data && e.data.cmp === '__tcfapi_done') { document.cookie = 'euconsent=' + e.data.v + ';path=/;max-age=31536000'; const w = document.getElementById('gdpr-consent-tool-wrapper'); if (w) w.remove(); } });
  addEventListener('popstate', () => me && render());
  document.addEventListener('click', e => { if (menuOpen && !e.target.closest('.acct')) { menuOpen = false; const m = document.querySelector('.mnu'); if (m) m.remove(); const a = document.querySelector('.avt'); if (a) a.setAttribute('aria-expanded', 'false'); } });
  reload().then(render); setTimeout(consent, 900);
})();
