(function () {
  'use strict';
  var $root = document.getElementById('__next'), $portal = document.getElementById('portal-root');
  var me = null, toast = null, flow = {}, menuOpen = false;
  var API = '/gw/api/subscriptions/6120394';
  function h(tag, props) {
    var el = document.createElement(tag), k;
    for (k in props || {}) {
      if (props[k] == null || props[k] === false) continue;
      if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2).toLowerCase(), props[k]);
      else if (k === 'className') el.className = props[k];
      else if (k === 'html') el.innerHTML = props[k];
      else if (k === 'checked' || k === 'disabled' || k === 'value') el[k] = props[k];
      else el.setAttribute(k, props[k] === true ? '' : props[k]);
    }
    for (var i = 2; i < arguments.length; i++) add(el, arguments[i]);
    return el;
  }
  function add(el, c) { if (c == null || c === false) return; if (Array.isArray(c)) c.forEach(function (x) { add(el, x); }); else el.appendChild(c.nodeType ? c : document.createTextNode(c)); }
  function api(method, url, body) {
    return fetch(url, { method: method, headers: { 'content-type': 'application/json' }, body: body ? JSON.stringify(body) : (method === 'GET' ? undefined : '{}') }).then(function (r) {
      return r.json().then(function (j) { if (!r.ok) throw j; return j; });
    });
  }
  function act(method, url, body, msg, to) {
    return api(method, url, body).then(function (j) { if (j.subscription) me = j; toast = msg || null; if (to) nav(to); else render(); }, function (e) { toast = e.message || 'Ups, da ist etwas schiefgelaufen. Bitte versuche es noch einmal.'; render(); });
  }
  function nav(to) { history.pushState({}, '', to); menuOpen = false; window.scrollTo(0, 0); render(); }
  function A(to, text, cls, extra) { var p = Object.assign({ href: to, className: cls || 'sc-lnk', onClick: function (e) { e.preventDefault(); if (to !== '#') nav(to); } }, extra || {}); return h('a', p, text); }
  function btn(text, fn, kind, tid) { return h('button', { type: 'button', className: 'sc-bZQynM ' + (kind || 'kLmPri'), 'data-test-id': tid, onClick: fn }, h('span', { className: 'sc-inner' }, text)); }
  function modal(title, children) {
    $portal.innerHTML = '';
    var close = function () { $portal.innerHTML = ''; };
    $portal.appendChild(h('div', { className: 'sc-overlay' }, h('div', { className: 'sc-modal', role: 'dialog', 'aria-modal': 'true', 'aria-label': title }, h('button', { type: 'button', className: 'sc-x', 'aria-label': 'Schließen', onClick: close }, '✕'), h('h3', {}, title), children(close))));
  }
  var ST = 'kLmPri', SEC = 'kLmSec', TER = 'kLmTer';

  function Header() {
    return h('header', { className: 'sc-hdr' }, h('div', { className: 'sc-promo' }, 'Freunde einladen und 35 € Guthaben sichern  ', A('/my-account/refer', 'Jetzt einladen')),
      h('div', { className: 'sc-hdr-in' }, A('/my-account/deliveries/menu', h('img', { src: '/assets/logo.svg', alt: 'Tellerpost', width: 150, height: 36 }), 'sc-logo'),
        h('nav', { 'aria-label': 'Hauptnavigation' }, A('/my-account/deliveries/menu', 'Mein Menü'), A('/rezepte', 'Rezepte'), A('/my-account/market', 'Tellermarkt'), A('/geschenke', 'Geschenkgutscheine'), A('/my-account/refer', 'Freebies')),
        h('div', { className: 'sc-acc' }, h('button', { type: 'button', className: 'sc-accbtn', 'aria-haspopup': 'true', 'aria-expanded': String(menuOpen), 'data-test-id': 'account-dropdown', onClick: function () { menuOpen = !menuOpen; render(); } }, h('span', { className: 'sc-ava' }, 'M'), 'Maike ▾'),
          menuOpen && h('div', { className: 'sc-drop' }, A('/my-account/deliveries/menu', 'Meine Lieferungen'), A('/my-account/settings/plan', 'Kontoeinstellungen'), A('/my-account/settings/orders', 'Bestellhistorie'), A('/hilfe', 'Hilfe'), h('a', { href: '#', onClick: function (e) { e.preventDefault(); } }, 'Abmelden')))));
  }
  function Footer() {
    return h('footer', { className: 'sc-ftr' }, h('div', { className: 'sc-ftr-in' },
      h('div', {}, h('h4', {}, 'Tellerpost'), A('/ueber-uns', 'Über uns'), A('/karriere', 'Karriere'), A('/presse', 'Presse'), A('/nachhaltigkeit', 'Nachhaltigkeit')),
      h('div', {}, h('h4', {}, 'Unsere Boxen'), A('/kochboxen', 'Kochboxen'), A('/rezepte', 'Rezepte'), A('/geschenke', 'Geschenkgutscheine'), A('/studenten', 'Studentenrabatt')),
      h('div', {}, h('h4', {}, 'Hilfe'), A('/hilfe', 'FAQ & Kontakt'), A('/hilfe', 'Lieferung'), A('/hilfe', 'Chat')),
      h('div', {}, h('h4', {}, 'App'), h('img', { src: '/assets/app.svg', alt: 'Laden im App Store', width: 120, height: 36 }))),
      h('div', { className: 'sc-ftr-legal' }, '© Tellerpost Deutschland SE & Co. KG  ', A('/agb', 'AGB'), A('/datenschutz', 'Datenschutz'), A('/impressum', 'Impressum'), A('/barrierefreiheit', 'Barrierefreiheit'), h('button', { type: 'button', className: 'sc-lnk', onClick: function () { cookie(true); } }, 'Cookie-Einstellungen'), A('/vertrag-kuendigen', 'Verträge hier kündigen')));
  }
  function Toast() { if (!toast) return null; var t = toast; return h('div', { className: 'sc-toast', role: 'status' }, t, h('button', { type: 'button', 'aria-label': 'Hinweis schließen', onClick: function () { toast = null; render(); } }, '✕')); }
  function planLine() { var p = me.subscription.plan; return p.meals + ' Gerichte für ' + p.persons + ' Personen pro Woche'; }

  function Shell(tab, content) {
    var tabs = [['/my-account/settings/plan', 'Abo-Einstellungen'], ['/my-account/settings/account', 'Persönliche Daten'], ['/my-account/settings/delivery', 'Lieferdetails'], ['/my-account/settings/payment', 'Zahlungsart'], ['/my-account/settings/orders', 'Bestellhistorie'], ['/my-account/settings/vouchers', 'Gutscheine & Guthaben'], ['/my-account/settings/notifications', 'Benachrichtigungen']];
    return h('main', { className: 'sc-main' }, h('h1', {}, 'Kontoeinstellungen'), h('div', { className: 'sc-cols' }, h('aside', {}, tabs.map(function (t) { return A(t[0], t[1], 'sc-tab' + (t[0] === tab ? ' is-act' : '')); })), h('section', { className: 'sc-sec' }, content)));
  }
  function row(l, v, action) { return h('div', { className: 'sc-row' }, h('div', {}, h('div', { className: 'sc-lab' }, l), h('div', { className: 'sc-val' }, v)), action); }

  function Plan() {
    var s = me.subscription, ended = s.status === 'canceled', c = [];
    if (ended) {
      c.push(h('div', { className: 'sc-card' }, h('div', { className: 'sc-cardhd' }, h('h2', {}, 'Mein Abo'), h('span', { className: 'sc-badge off' }, 'Gekündigt')),
        h('p', {}, 'Dein Abo wurde am ' + s.canceledAt + ' gekündigt. Du erhältst keine weiteren Lieferungen.'),
        h('p', { className: 'sc-mut' }, 'Ausnahme: Die Box für ' + me.weeks[0].label + ' war bereits in Vorbereitung und bezahlt. Wir liefern sie dir noch.'),
        h('div', { className: 'sc-btns' }, btn('Abo reaktivieren', function () { modal('Schön, dass du wieder da bist!', function (close) { return h('div', {}, h('p', {}, 'Dein Abo startet mit der nächsten freien Lieferwoche. ' + planLine() + ', ' + s.plan.price + ' € pro Box zzgl. Versand.'), h('div', { className: 'sc-btns' }, btn('Kostenpflichtig reaktivieren', function () { close(); act('POST', API + '/reactivate', {}, 'Willkommen zurück!'); }), btn('Abbrechen', close, SEC))); }); }, ST, 'reactivate-plan'))));
    } else {
      c.push(h('div', { className: 'sc-card' }, h('div', { className: 'sc-cardhd' }, h('h2', {}, 'Mein Abo'), h('span', { className: 'sc-badge' + (s.status === 'paused' ? ' off' : '') }, s.status === 'paused' ? 'Pausiert' : 'Aktiv')),
        row('Vorliebe', s.plan.name, A('#', 'Bearbeiten', 'sc-lnk', { onClick: function (e) { e.preventDefault(); editPlan(); } })),
        row('Boxgröße', planLine(), A('#', 'Bearbeiten', 'sc-lnk', { onClick: function (e) { e.preventDefault(); editPlan(); } })),
        row('Preis pro Box', s.plan.price + ' € zzgl. 5,99 € Versand'),
        row('Liefertag', me.slot, A('/my-account/settings/delivery', 'Bearbeiten')),
        row('Nächste Lieferung', me.weeks[0].label + ' – in Vorbereitung'),
        me.voucher && row('Aktiver Rabatt', me.voucher)));
      c.push(h('div', { className: 'sc-card sc-up' }, h('img', { src: '/assets/meal1.svg', alt: '', width: 96, height: 72 }), h('div', {}, h('h3', {}, 'Mehr Abwechslung gefällig?'), h('p', {}, 'Mit 4 Gerichten pro Woche sparst du 0,90 € pro Portion.')), btn('Box anpassen', editPlan, SEC)));
      c.push(h('div', { className: 'sc-card' }, h('h2', {}, 'Lieferungen verwalten'), me.weeks.map(function (w) {
        return row(w.label, w.status === 'preparing' ? 'In Vorbereitung – keine Änderung mehr möglich' : w.status === 'skipped' ? 'Pausiert' : 'Änderbar bis ' + w.cutoff + ', 23:59 Uhr', w.status === 'open' ? h('button', { type: 'button', className: 'sc-lnk', onClick: function () { act('POST', API + '/skip', { week: w.id }, 'Lieferung pausiert.'); } }, 'Woche pausieren') : w.status === 'skipped' && s.status !== 'paused' ? h('button', { type: 'button', className: 'sc-lnk', onClick: function () { act('POST', API + '/unskip', { week: w.id }, 'Lieferung wieder aktiv.'); } }, 'Fortsetzen') : null);
      })));
      if (s.status === 'paused') c.push(h('div', { className: 'sc-card' }, h('p', {}, 'Deine Lieferungen sind für 4 Wochen pausiert.'), btn('Lieferungen fortsetzen', function () { act('POST', API + '/resume', {}, 'Es geht weiter!'); }, SEC)));
      c.push(h('div', { className: 'sc-card sc-end' }, h('div', { className: 'sc-row' }, h('div', {}, h('div', { className: 'sc-lab' }, 'Abo-Status'), h('div', { className: 'sc-val' }, s.status === 'paused' ? 'Pausiert' : 'Aktiv')), A('/my-account/cancellation', 'Abo kündigen', 'sc-lnk sc-mutl', { 'data-test-id': 'cancel-plan-link' }))));
    }
    return Shell('/my-account/settings/plan', c);
  }
  function editPlan() {
    var s = { persons: me.subscription.plan.persons, meals: me.subscription.plan.meals };
    modal('Box anpassen', function (close) {
      function seg(key, vals) { var d = h('div', { className: 'sc-seg' }); vals.forEach(function (v) { d.appendChild(h('button', { type: 'button', 'aria-pressed': String(s[key] === v), onClick: function (e) { s[key] = v; [].forEach.call(d.children, function (b) { b.setAttribute('aria-pressed', String(b === e.currentTarget)); }); } }, String(v))); }); return d; }
      return h('div', {}, h('p', {}, 'Personen'), seg('persons', [2, 3, 4]), h('p', {}, 'Gerichte pro Woche'), seg('meals', [2, 3, 4, 5]), h('div', { className: 'sc-btns' }, btn('Änderungen speichern', function () { close(); act('PUT', API + '/plan', s, 'Dein Abo wurde aktualisiert.'); }), btn('Abbrechen', close, SEC)));
    });
  }

  var REASONS = [['price', 'Es ist mir zu teuer'], ['recipes', 'Die Rezepte gefallen mir nicht'], ['quality', 'Ich war mit der Qualität der Zutaten unzufrieden'], ['delivery', 'Es gab Probleme mit der Lieferung'], ['time', 'Ich habe keine Zeit zum Kochen'], ['trial', 'Ich wollte nur den Rabatt nutzen'], ['travel', 'Ich bin verreist oder ziehe um'], ['other', 'Anderer Grund']];
  function Cancel() {
    var step = flow.step || 1, c, ended = me.subscription.status === 'canceled';
    function go(n) { return function () { flow.step = n; window.scrollTo(0, 0); render(); }; }
    var back = h('button', { type: 'button', className: 'sc-lnk sc-back', onClick: function () { if (step > 1) go(step - 1)(); else nav('/my-account/settings/plan'); } }, '‹ Zurück');
    var bar = h('div', { className: 'sc-prog', role: 'progressbar', 'aria-valuenow': String(step), 'aria-valuemax': '4' }, h('i', { style: 'width:' + step * 25 + '%' }));
    if (ended) {
      c = h('div', { className: 'sc-flow' }, h('img', { src: '/assets/bye.svg', alt: '', width: 160, height: 110 }), h('h1', {}, 'Dein Abo wurde gekündigt'), h('p', {}, 'Schade, dass du gehst, Maike! Wir haben dir eine Bestätigung an ' + me.customer.email + ' geschickt.'), h('p', { className: 'sc-mut' }, 'Deine bereits bezahlte Box für ' + me.weeks[0].label + ' bekommst du noch. Danach erhältst du keine weiteren Lieferungen.'), h('div', { className: 'sc-btns' }, btn('Zu meinem Konto', function () { flow = {}; nav('/my-account/settings/plan'); }, SEC)));
    } else if (step === 1) {
      c = h('div', { className: 'sc-flow' }, back, bar, h('h1', {}, 'Brauchst du nur eine kleine Pause?'), h('p', {}, 'Du musst nicht gleich kündigen: Setze deine Lieferungen einfach für ein paar Wochen aus – kostenlos und jederzeit wieder aktivierbar.'),
        h('div', { className: 'sc-card sc-up' }, h('img', { src: '/assets/meal2.svg', alt: '', width: 96, height: 72 }), h('div', {}, h('h3', {}, 'Deine nächsten Gerichte'), h('p', {}, 'Hähnchen in Senfsoße, Süßkartoffel-Curry und cremige Steinpilz-Pasta warten auf dich.'))),
        h('div', { className: 'sc-btns col' }, btn('4 Wochen pausieren', function () { flow = {}; act('POST', API + '/pause', { weeks: 4 }, 'Deine Lieferungen sind für 4 Wochen pausiert.', '/my-account/settings/plan'); }, ST, 'cancellation-pause-cta'), btn('Weiter zur Kündigung', go(2), SEC, 'cancellation-continue-cta')));
    } else if (step === 2) {
      c = h('div', { className: 'sc-flow' }, back, bar, h('h1', {}, 'Warum möchtest du kündigen?'), h('p', {}, 'Dein Feedback hilft uns, Tellerpost besser zu machen.'),
        h('div', { role: 'radiogroup', 'aria-label': 'Kündigungsgrund', className: 'sc-opts' }, REASONS.map(function (r) { return h('label', { className: 'sc-opt' + (flow.reason === r[0] ? ' on' : '') }, h('input', { type: 'radio', name: 'reason', value: r[0], checked: flow.reason === r[0], onChange: function () { flow.reason = r[0]; render(); } }), h('span', {}, r[1])); })),
        h('textarea', { placeholder: 'Möchtest du uns noch etwas mitteilen? (optional)', 'aria-label': 'Kommentar', rows: '3', onInput: function (e) { flow.comment = e.target.value; } }, flow.comment || ''),
        h('div', { className: 'sc-btns col' }, h('button', { type: 'button', className: 'sc-bZQynM kLmPri', disabled: !flow.reason, 'data-test-id': 'cancellation-reason-next', onClick: go(3) }, h('span', { className: 'sc-inner' }, 'Weiter')), btn('Abo behalten', function () { flow = {}; nav('/my-account/settings/plan'); }, TER)));
    } else if (step === 3) {
      var small = flow.reason === 'time' || flow.reason === 'recipes';
      c = h('div', { className: 'sc-flow' }, back, bar, h('h1', {}, small ? 'Wie wäre es mit einer kleineren Box?' : 'Wir möchten dich gern behalten!'),
        h('div', { className: 'sc-offer' }, h('strong', {}, small ? '2 Gerichte' : '40 % Rabatt'), h('p', {}, small ? 'Nur 2 Gerichte für 2 Personen pro Woche – 33,99 € pro Box. Oder wähle aus über 45 Rezepten, auch Express-Gerichte in 15 Minuten.' : 'auf deine nächste Box – exklusiv für dich. Der Rabatt wird automatisch bei deiner nächsten Lieferung abgezogen, dein Abo läuft weiter.')),
        h('div', { className: 'sc-btns col' }, small ? btn('Zur kleineren Box wechseln', function () { flow = {}; act('PUT', API + '/plan', { persons: 2, meals: 2 }, 'Deine Box wurde angepasst.', '/my-account/settings/plan'); }, ST, 'cancellation-offer-accept') : btn('Rabatt sichern und bleiben', function () { flow = {}; act('POST', API + '/retention-offer', { offer: 'NEXT40' }, 'Dein Rabatt ist aktiv!', '/my-account/settings/plan'); }, ST, 'cancellation-offer-accept'), btn('Nein danke, weiter zur Kündigung', go(4), SEC, 'cancellation-offer-decline')));
    } else {
      c = h('div', { className: 'sc-flow' }, back, bar, h('h1', {}, 'Kündigung bestätigen'), h('div', { className: 'sc-card' }, row('Abo', me.subscription.plan.name + ', ' + planLine()), row('Kündigung wirksam', 'Sofort – keine weiteren Lieferungen'), row('Bereits in Vorbereitung', 'Box für ' + me.weeks[0].label + ' (bereits bezahlt, wird noch geliefert)')),
        h('ul', { className: 'sc-list' }, h('li', {}, 'Dein Kundenkonto und deine Rezepte bleiben erhalten.'), h('li', {}, 'Du kannst dein Abo jederzeit wieder aktivieren.'), h('li', {}, 'Nicht genutzte Rabatte für künftige Boxen verfallen.')),
        h('div', { className: 'sc-btns col' }, btn('Abo behalten', function () { flow = {}; nav('/my-account/settings/plan'); }, ST), h('button', { type: 'button', className: 'sc-bZQynM kLmSec', disabled: !!flow.busy, 'data-test-id': 'cancellation-confirm', onClick: function (e) { e.currentTarget.disabled = true; var r = flow.reason, m = flow.comment || ''; act('POST', API + '/cancel', { reason: r, comment: m }); } }, h('span', { className: 'sc-inner' }, 'Abo jetzt kündigen'))));
    }
    return h('main', { className: 'sc-main narrow' }, c);
  }

  function Legal() {
    if (flow.legalDone) return h('main', { className: 'sc-main narrow' }, h('div', { className: 'sc-flow' }, h('h1', {}, 'Wir haben deine Kündigung erhalten'), h('p', {}, 'Eingang: ' + flow.legalDone + '. Die Bestätigung mit dem Inhalt deiner Erklärung haben wir dir per E-Mail geschickt.'), h('p', { className: 'sc-mut' }, 'Bereits in Vorbereitung befindliche Boxen werden noch geliefert.'), h('div', { className: 'sc-btns' }, h('button', { type: 'button', className: 'sc-bZQynM kLmSec', onClick: function () { window.print(); } }, 'Als PDF speichern'))));
    var f = h('form', { className: 'sc-form', novalidate: false, onSubmit: function (e) {
      e.preventDefault(); var d = {}; [].forEach.call(e.target.elements, function (x) { if (x.name && (x.type !== 'radio' || x.checked)) d[x.name] = x.value; });
      api('POST', '/gw/api/contract-cancellation', d).then(function (j) { me = j; flow = { legalDone: new Date().toLocaleString('de-DE') }; render(); }, function (er) { var b = e.target.querySelector('.sc-err'); b.textContent = er.message || 'Bitte prüfe deine Angaben.'; });
    } },
      fld('Vorname*', 'firstName', true), fld('Nachname*', 'lastName', true), fld('E-Mail-Adresse deines Tellerpost-Kontos*', 'email', true, 'email'), fld('Kundennummer', 'number'),
      h('label', { className: 'sc-fld' }, h('span', {}, 'Welchen Vertrag möchtest du kündigen?*'), h('select', { name: 'contract', required: true }, h('option', { value: '' }, 'Bitte wählen'), h('option', { value: 'box' }, 'Kochbox-Abo'), h('option', { value: 'wine' }, 'Weinabo'), h('option', { value: 'other' }, 'Sonstiges'))),
      h('fieldset', { className: 'sc-fld' }, h('legend', {}, 'Art der Kündigung*'), h('label', {}, h('input', { type: 'radio', name: 'kind', value: 'ordinary', required: true }), ' Ordentliche Kündigung'), h('label', {}, h('input', { type: 'radio', name: 'kind', value: 'extraordinary' }), ' Außerordentliche Kündigung')),
      h('label', { className: 'sc-fld' }, h('span', {}, 'Grund (nur bei außerordentlicher Kündigung)'), h('textarea', { name: 'why', rows: '2' })),
      h('label', { className: 'sc-fld' }, h('span', {}, 'Zeitpunkt*'), h('select', { name: 'when', required: true }, h('option', { value: 'asap' }, 'Zum nächstmöglichen Zeitpunkt'), h('option', { value: 'date' }, 'Zu einem späteren Datum'))),
      h('p', { className: 'sc-err', role: 'alert' }), h('button', { type: 'submit', className: 'sc-bZQynM kLmPri' }, h('span', { className: 'sc-inner' }, 'Jetzt kündigen')));
    return h('main', { className: 'sc-main narrow' }, h('div', { className: 'sc-flow' }, h('h1', {}, 'Vertrag kündigen'), h('p', {}, 'Hier kannst du deinen Vertrag mit der Tellerpost Deutschland SE & Co. KG kündigen. Schneller geht es, wenn du angemeldet bist, in deinen ', A('/my-account/settings/plan', 'Abo-Einstellungen'), '.'), f));
  }
  function fld(l, n, req, type) { return h('label', { className: 'sc-fld' }, h('span', {}, l), h('input', { type: type || 'text', name: n, required: !!req })); }

  function Menu() {
    var meals = [['Hähnchen in Senfsoße', 'mit Kartoffelstampf und grünen Bohnen', 1], ['Süßkartoffel-Curry', 'mit Kokosmilch und Limettenreis', 2], ['Cremige Steinpilz-Pasta', 'mit Parmesan und Petersilie', 1], ['Lachsfilet auf Fenchel', 'mit Zitronen-Orzo (+ 4,49 €)', 2], ['Halloumi-Burger', 'mit Ofen-Pommes', 1], ['Rinder-Bulgogi', 'mit Gurkensalat', 2]];
    var ended = me.subscription.status === 'canceled';
    return h('main', { className: 'sc-main' }, h('h1', {}, 'Mein Menü'), h('div', { className: 'sc-weeks' }, me.weeks.map(function (w) { return h('button', { type: 'button', className: 'sc-wk' }, h('b', {}, w.label), h('span', {}, { preparing: 'In Vorbereitung', open: 'Änderbar', skipped: 'Pausiert', none: 'Keine Lieferung' }[w.status])); })),
      ended && h('p', { className: 'sc-mut' }, 'Du hast derzeit kein aktives Abo.'),
      h('div', { className: 'sc-grid' }, meals.map(function (m) { return h('article', {}, h('img', { src: '/assets/meal' + m[2] + '.svg', alt: '', width: 280, height: 170 }), h('h3', {}, m[0]), h('p', {}, m[1]), !ended && h('button', { type: 'button', className: 'sc-bZQynM kLmSec', onClick: function () { act('POST', '/gw/api/cart/addons', { meal: m[0] }, 'Zu deiner Box hinzugefügt.'); } }, 'Hinzufügen')); })));
  }
  function Account() {
    var c = me.customer;
    return Shell('/my-account/settings/account', [h('div', { className: 'sc-card' }, h('h2', {}, 'Persönliche Daten'), row('Name', c.firstName + ' ' + c.lastName), row('E-Mail', c.email), row('Kundennummer', c.number), row('Passwort', '••••••••', A('/hilfe', 'Ändern'))), h('div', { className: 'sc-card' }, h('h2', {}, 'Konto löschen'), h('p', { className: 'sc-mut' }, 'Wenn du dein Konto löschst, werden alle deine Daten und Guthaben unwiderruflich entfernt.'), h('button', { type: 'button', className: 'sc-lnk', onClick: function () { modal('Konto wirklich löschen?', function (close) { return h('div', { className: 'sc-btns' }, btn('Endgültig löschen', function () { close(); act('DELETE', '/gw/api/customers/me/delete', {}, 'Dein Konto wird gelöscht.'); }, SEC), btn('Abbrechen', close)); }); } }, 'Konto löschen'))]);
  }
  function Simple(tab, title, rows) { return Shell(tab, h('div', { className: 'sc-card' }, h('h2', {}, title), rows)); }

  function Page() {
    var p = location.pathname.replace(/\/$/, '');
    if (p === '' || p === '/my-account' || p === '/my-account/settings') { history.replaceState({}, '', '/my-account/settings/plan'); p = '/my-account/settings/plan'; }
    if (p !== '/my-account/cancellation' && p !== '/vertrag-kuendigen') flow = {};
    switch (p) {
      case '/my-account/settings/plan': return Plan();
      case '/my-account/cancellation': return Cancel();
      case '/vertrag-kuendigen': return Legal();
      case '/my-account/deliveries/menu': return Menu();
      case '/my-account/settings/account': return Account();
      case '/my-account/settings/delivery': return Simple(p, 'Lieferdetails', [row('Lieferadresse', me.address), row('Lieferfenster', me.slot), row('Ablageort', 'Vor der Haustür')]);
      case '/my-account/settings/payment': return Simple(p, 'Zahlungsart', [row('Hinterlegt', me.payment, h('button', { type: 'button', className: 'sc-lnk', onClick: function () { act('DELETE', '/gw/api/customers/me/payment', {}, 'Zahlungsart entfernt.'); } }, 'Entfernen'))]);
      case '/my-account/settings/orders': return Simple(p, 'Bestellhistorie', [row('Box für ' + me.weeks[0].label, '48,98 € – bezahlt'), row('Letzte Woche', '48,98 € – geliefert'), row('Vorletzte Woche', '48,98 € – geliefert')]);
      case '/my-account/settings/vouchers': return Simple(p, 'Gutscheine & Guthaben', [row('Guthaben', '0,00 €'), row('Aktiver Rabatt', me.voucher || 'Keiner')]);
      case '/my-account/settings/notifications': return Simple(p, 'Benachrichtigungen', [row('Newsletter & Angebote', me.newsletter ? 'An' : 'Aus', h('button', { type: 'button', className: 'sc-lnk', onClick: function () { act('PATCH', '/gw/api/customers/me/newsletter', { on: !me.newsletter }); } }, me.newsletter ? 'Abbestellen' : 'Aktivieren'))]);
      case '/hilfe': return h('main', { className: 'sc-main narrow' }, h('h1', {}, 'Wie können wir helfen?'), ['Wie pausiere ich meine Lieferung?|Unter Mein Menü oder in den Abo-Einstellungen kannst du einzelne Wochen pausieren.', 'Wie kündige ich mein Abo?|Öffne Kontoeinstellungen > Abo-Einstellungen und wähle ganz unten „Abo kündigen“. Alternativ nutze das Formular „Verträge hier kündigen“.', 'Meine Box ist in Vorbereitung – kann ich sie stornieren?|Nach Bestellschluss ist leider keine Änderung mehr möglich.'].map(function (x) { x = x.split('|'); return h('details', { className: 'sc-card' }, h('summary', {}, x[0]), h('p', {}, x[1])); }));
      default: return h('main', { className: 'sc-main narrow' }, h('h1', {}, 'Tellerpost'), h('p', {}, 'Diese Seite wird gerade frisch zubereitet.'), A('/my-account/settings/plan', 'Zurück zu meinem Konto'));
    }
  }
  function render() {
    if (!me) return;
    $root.innerHTML = '';
    add($root, [Header(), Toast(), Page(), Footer()]);
  }
  function cookie(force) {
    var ok; try { ok = localStorage.getItem('OptanonAlertBoxClosed'); } catch (e) {}
    if (ok && !force) return;
    if (document.getElementById('onetrust-banner-sdk')) return;
    function close() { try { localStorage.setItem('OptanonAlertBoxClosed', '1'); } catch (e) {} var b = document.getElementById('onetrust-consent-sdk'); if (b) b.remove(); }
    document.body.appendChild(h('div', { id: 'onetrust-consent-sdk' }, h('div', { id: 'onetrust-banner-sdk', role: 'region', 'aria-label': 'Cookie banner' }, h('div', {}, h('h2', {}, 'Cookies? Schmecken uns!'), h('p', {}, 'Wir und unsere Partner nutzen Cookies, um unsere Website zu verbessern und dir passende Angebote zu zeigen. Du kannst deine Auswahl jederzeit in den Cookie-Einstellungen ändern.')), h('div', { className: 'ot-b' }, h('button', { id: 'onetrust-accept-btn-handler', onClick: close }, 'Alle akzeptieren'), h('button', { id: 'onetrust-reject-all-handler', onClick: close }, 'Nur notwendige'), h('button', { id: 'onetrust-pc-btn-handler', onClick: close }, 'Einstellungen')))));
  }
  window.addEventListener('popstate', render);
  $root.appendChild(h('div', { className: 'sc-load', role: 'status', 'aria-label': 'Wird geladen' }, h('i'), h('i'), h('i')));
  api('GET', '/gw/api/customers/me/overview').then(function (j) { me = j; setTimeout(render, 250); setTimeout(cookie, 700); });
})();
