(function () {
  'use strict';
  var root = document.getElementById('__app'), D = null, F = {};
  function h(tag, at) {
    var e = document.createElement(tag), k;
    for (k in at || {}) {
      if (k.slice(0, 2) === 'on') e.addEventListener(k.slice(2), at[k]);
      else if (at[k] === true) e.setAttribute(k, '');
      else if (at[k] !== false && at[k] != null) e.setAttribute(k, at[k]);
    }
    for (var i = 2; i < arguments.length; i++) (function add(c) {
      if (Array.isArray(c)) c.forEach(add); else if (c != null && c !== false) e.append(c);
    })(arguments[i]);
    return e;
  }
  function api(m, u, b) {
    return fetch('/api' + u, { method: m, headers: { 'Content-Type': 'application/json' }, body: b ? JSON.stringify(b) : undefined }).then(function (r) { return r.json(); });
  }
  function go(u) { history.pushState({}, '', u); scrollTo(0, 0); draw(); }
  function A(u, at) {
    var a = Object.assign({ href: u, onclick: function (e) { e.preventDefault(); go(u); } }, at || {});
    return h.apply(null, ['a', a].concat([].slice.call(arguments, 2)));
  }
  function row(a, b) { return h('div', { class: 'rWq' }, h('span', {}, a), h('span', {}, b)); }
  var fmt = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  var fmts = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', month: 'short' });
  function dt(s) { return fmt.format(new Date(s + 'T12:00:00')); }
  function tag() { return D.status === 'ENDING' ? h('span', { class: 'tAg w' }, 'Opgezegd') : h('span', { class: 'tAg' }, 'Actief'); }
  var SUB = '/nl/account/abonnement/SF-4471920', END = SUB + '/opzeggen';

  function shell(kids, flow) {
    var p = location.pathname;
    function sl(u, t) { return A(u, { 'aria-current': p === u || (u.length > 12 && p.indexOf(u) === 0) ? 'page' : null }, t); }
    root.replaceChildren(
      h('header', { class: 'sc-hdr' }, h('div', {}, A('/nl', { class: 'sc-logo' }, 'trapmee'), h('nav', {}, A('/nl/fietsen', {}, 'Onze fietsen'), A('/nl/hoe-werkt-het', {}, 'Hoe het werkt'), A('/nl/stores', {}, 'Stores'), A('/nl/zakelijk', {}, 'Zakelijk')),
        h('div', { class: 'r' }, A('/nl/help', {}, 'Hulp'), A('/nl/account', {}, 'Mijn Trapmee'), h('span', {}, 'NL ▾')))),
      h('main', { class: 'sc-main' + (flow ? ' flow' : '') },
        flow ? null : h('aside', { class: 'sc-side' }, sl('/nl/account', 'Overzicht'), sl('/nl/account/abonnement', 'Abonnementen'), sl('/nl/account/afspraken', 'Afspraken'), sl('/nl/account/betalingen', 'Betalingen'), sl('/nl/account/profiel', 'Mijn gegevens'), sl('/nl/account/vrienden', 'Nodig vrienden uit'), A('/nl/uitloggen', {}, 'Uitloggen')),
        h('section', {}, kids)),
      h('footer', { class: 'sc-ft' }, h('div', {}, h('div', {}, h('b', {}, 'Trapmee'), A('/nl/over-ons', {}, 'Over ons'), A('/nl/vacatures', {}, 'Werken bij'), A('/nl/pers', {}, 'Pers')), h('div', {}, h('b', {}, 'Fietsen'), A('/nl/fietsen/original-1', {}, 'Original 1'), A('/nl/fietsen/deluxe-7', {}, 'Deluxe 7'), A('/nl/fietsen/power-1', {}, 'Power 1')), h('div', {}, h('b', {}, 'Hulp nodig?'), A('/nl/help', {}, 'Veelgestelde vragen'), A('/nl/contact', {}, 'Contact')), h('div', {}, h('b', {}, 'Juridisch'), A('/nl/voorwaarden', {}, 'Algemene voorwaarden'), A('/nl/privacy', {}, 'Privacybeleid'), A('/nl/cookies', {}, 'Cookies'), h('span', {}, '© Trapmee B.V.')))));
    cookies();
  }
  function cookies() {
    if (document.cookie.indexOf('tm_consent=') >= 0 || document.querySelector('.ckB')) return;
    function ok(v) { return function () { document.cookie = 'tm_consent=' + v + ';path=/;max-age=31536000'; c.remove(); }; }
    var c = h('div', { class: 'ckB', role: 'dialog', 'aria-label': 'Cookies' }, h('div', {}, h('p', {}, h('b', {}, 'Ook wij gebruiken cookies 🍪 '), 'om onze website te verbeteren en je relevante advertenties te tonen. Lees meer in ons cookiebeleid.'), h('div', { class: 'b' }, h('button', { class: 'bTn1x sec', type: 'button', onclick: ok('n') }, 'Alleen noodzakelijk'), h('button', { class: 'bTn1x', type: 'button', onclick: ok('a') }, 'Alles accepteren'))));
    document.body.append(c);
  }
  function head(n, t) { return [h('div', { class: 'pRg', role: 'progressbar', 'aria-valuenow': n, 'aria-valuemax': 4 }, h('i', { style: 'width:' + n * 25 + '%' })), h('h1', { class: 'fGhK2' }, t)]; }
  function fiets() {
    return h('div', { class: 'dXv0a' }, h('div', { style: 'display:flex;justify-content:space-between' }, h('h2', { class: 'kLmP9' }, D.model), tag()),
      h('p', {}, 'Fietsnummer SF-4471920 · Utrecht'), h('p', { style: 'margin-bottom:16px;color:#5d7178' }, D.status === 'ENDING' ? 'Je abonnement eindigt op ' + dt(D.endDate) : 'Volgende incasso: ' + D.price + ' op ' + dt(D.nextPayment)),
      A(SUB, { class: 'bTn1x' }, 'Bekijk abonnement'));
  }
  var P = {};
  P['/nl/account'] = function () {
    shell([h('h1', { class: 'fGhK2' }, 'Hoi Femke!'), fiets(),
      h('div', { class: 'dXv0a' }, h('h2', { class: 'kLmP9' }, 'Hulp nodig met je fiets?'), h('p', { style: 'margin-bottom:14px' }, 'Boek een reparatie in de store of bij jou op locatie.'), A('/nl/account/afspraken', { class: 'bTn1x sec' }, 'Reparatie boeken')),
      h('div', { class: 'dXv0a', style: 'background:#dff3fb' }, h('h2', { class: 'kLmP9' }, 'Geef €15, krijg €15'), h('p', {}, 'Nodig een vriend uit en krijg allebei €15 korting.'), A('/nl/account/vrienden', {}, 'Deel je code'))]);
  };
  P['/nl/account/abonnement'] = function () { shell([h('h1', { class: 'fGhK2' }, 'Abonnementen'), fiets(), A('/nl/fietsen', {}, '+ Nog een fiets toevoegen')]); };
  P[SUB] = function () {
    var e = D.status === 'ENDING';
    shell([h('h1', { class: 'fGhK2' }, D.model), h('div', { class: 'dXv0a' }, row('Status', tag()), row('Fietsnummer', 'SF-4471920'), row('Type', 'Flexibel, maandelijks opzegbaar'), row('Prijs', D.price + ' per maand'), row('Startdatum', dt(D.startDate)),
      e ? row('Einddatum', dt(D.endDate)) : row('Volgende incasso', dt(D.nextPayment)),
      e && row('Inleverafspraak', dt(D.appointment.date) + ', ' + D.appointment.slot), e && row('Locatie', D.appointment.place)),
      h('div', { class: 'dXv0a' }, h('h2', { class: 'kLmP9' }, 'Regel het zelf'), A('/nl/account/afspraken', { class: 'lNk' }, 'Reparatie boeken'), A(SUB + '/diefstal', { class: 'lNk' }, 'Mijn fiets is gestolen of kwijt'),
        !e && A(SUB + '/wisselen', { class: 'lNk' }, 'Wissel van model'), A('/nl/account/profiel', { class: 'lNk' }, 'Adres wijzigen'),
        e ? h('a', { href: '#', class: 'lNk', onclick: function (ev) { ev.preventDefault(); if (confirm('Wil je je opzegging intrekken en blijven fietsen?')) api('DELETE', '/subscriptions/SF-4471920/termination').then(draw); } }, 'Opzegging intrekken') : A(END, { class: 'lNk' }, 'Abonnement opzeggen'))]);
  };
  var RS = [['MOVING', 'Ik ga verhuizen'], ['NOT_USED', 'Ik gebruik de fiets te weinig'], ['PRICE', 'Het abonnement is te duur'], ['OWN_BIKE', 'Ik heb een eigen fiets'], ['BIKE', 'De fiets past niet bij mij'], ['SERVICE', 'Ik ben niet tevreden over de service'], ['OTHER', 'Een andere reden']];
  P[END] = function () {
    var btn;
    shell([head(1, 'Jammer dat je wilt stoppen'), h('p', { style: 'margin-bottom:18px' }, 'Wat is de belangrijkste reden?'), h('div', { role: 'radiogroup' }, RS.map(function (r) {
      return h('label', { class: 'oPt' }, h('input', { type: 'radio', name: 'reason', value: r[0], checked: F.reason === r[0], onchange: function () { F.reason = r[0]; btn.disabled = false; } }), r[1]);
    })), h('div', { class: 'acT' }, A(SUB, { class: 'bTn1x txt' }, 'Terug'), btn = h('button', { class: 'bTn1x', type: 'button', disabled: !F.reason, onclick: function () { go(END + '/alternatief'); } }, 'Volgende'))], 1);
  };
  P[END + '/alternatief'] = function () {
    if (!F.reason) return go(END);
    var t = F.reason === 'MOVING' ? ['Neem je fiets gewoon mee', 'Trapmee vind je in 40 steden in Nederland, België en Duitsland. Verhuis je naar een van deze steden? Dan verandert er niets, je hoeft alleen je adres door te geven.', 'Adres wijzigen', '/nl/account/profiel']
      : F.reason === 'PRICE' || F.reason === 'NOT_USED' ? ['Misschien past de Original 1 beter bij je', 'Zonder versnellingen, met dezelfde service. Voor € 18,90 per maand in plaats van € 23,90.', 'Wissel naar Original 1', SUB + '/wisselen']
        : F.reason === 'SERVICE' ? ['Dat spijt ons!', 'We lossen het graag voor je op. Onze klantenservice is op werkdagen van 9 tot 18 uur bereikbaar.', 'Neem contact op', '/nl/contact']
          : ['Wist je dat je ook kunt wisselen?', 'Je kunt altijd een ander model proberen. Wisselen is gratis en zo geregeld in de store.', 'Bekijk andere modellen', SUB + '/wisselen'];
    shell([head(2, t[0]), h('div', { class: 'dXv0a' }, h('p', {}, t[1])), A(t[3], { class: 'bTn1x' }, t[2]), h('p', {}, A(END + '/inleveren', { class: 'bTn1x txt' }, 'Nee, ik wil toch opzeggen')), A(END, {}, 'Terug')], 1);
  };
  P[END + '/inleveren'] = function () {
    if (!F.reason) return go(END);
    F.method = F.method || null;
    var box = h('div', {}), btn;
    function upd() { btn.disabled = !(F.method && F.date && F.slot); }
    function fill() {
      if (!F.method) return box.replaceChildren();
      api('GET', '/slots?method=' + F.method).then(function (j) {
        var sl = h('div', {});
        function slots() {
          var d = j.days.filter(function (x) { return x.date === F.date; })[0];
          sl.replaceChildren.apply(sl, d ? [h('h2', { class: 'kLmP9' }, 'Kies een tijd'), h('div', { class: 'sLt' }, d.slots.map(function (s) {
            return h('button', { type: 'button', 'aria-pressed': String(F.slot === s), onclick: function () { F.slot = s; slots(); upd(); } }, s);
          }))] : []);
        }
        var days = h('div', { class: 'dAy' });
        function dd() {
          days.replaceChildren.apply(days, j.days.map(function (x) {
            return h('button', { type: 'button', disabled: !x.slots.length, 'aria-pressed': String(F.date === x.date), onclick: function () { F.date = x.date; F.slot = null; dd(); slots(); upd(); } }, fmts.format(new Date(x.date + 'T12:00:00')));
          }));
        }
        dd(); slots();
        var store = F.method === 'STORE' ? [h('label', { for: 'store' }, 'Store'), h('select', { id: 'store', onchange: function (e) { F.store = e.target.value; } }, j.stores.map(function (s) { return h('option', { value: s, selected: F.store === s }, s); }))] : [h('p', { style: 'margin-bottom:16px' }, 'We halen je fiets op bij Biltstraat 00, Utrecht.')];
        if (F.method === 'STORE') F.store = F.store || j.stores[0];
        box.replaceChildren.apply(box, [].concat(store, [h('h2', { class: 'kLmP9' }, 'Kies een dag'), days, sl]));
      });
    }
    function opt(v, t, s, p) {
      return h('label', { class: 'oPt' }, h('input', { type: 'radio', name: 'method', value: v, checked: F.method === v, onchange: function () { F.method = v; F.date = F.slot = null; fill(); upd(); } }), h('span', {}, t, h('small', {}, s)), h('b', {}, p));
    }
    shell([head(3, 'Hoe wil je je fiets inleveren?'), h('p', { style: 'margin-bottom:18px' }, 'Je abonnement loopt tot en met ' + dt(D.periodEnd) + '. Lever je fiets uiterlijk op die dag in.'),
      opt('STORE', 'Inleveren in de store', 'Duurt ongeveer 10 minuten', 'Gratis'), opt('PICKUP', 'Laten ophalen', 'Wij komen naar je toe', '€ 25,00'), box,
      h('div', { class: 'acT' }, A(END + '/alternatief', { class: 'bTn1x txt' }, 'Terug'), btn = h('button', { class: 'bTn1x', type: 'button', disabled: true, onclick: function () { go(END + '/overzicht'); } }, 'Volgende'))], 1);
    fill(); upd();
  };
  P[END + '/overzicht'] = function () {
    if (!F.slot) return go(END);
    var err = h('p', { role: 'alert', style: 'color:#b3261e' });
    shell([head(4, 'Controleer je opzegging'), h('div', { class: 'dXv0a' }, row('Abonnement', D.model + ' (SF-4471920)'), row('Einddatum', dt(D.periodEnd)), row('Inleveren', F.method === 'STORE' ? F.store : 'Ophalen: Biltstraat 00, Utrecht'), row('Afspraak', dt(F.date) + ', ' + F.slot), row('Kosten', F.method === 'STORE' ? 'Gratis' : '€ 25,00')),
      h('div', { class: 'dXv0a' }, h('h2', { class: 'kLmP9' }, 'Goed om te weten'), h('ul', { style: 'padding-left:20px' }, h('li', {}, 'Neem beide sleutels mee. Voor een ontbrekende sleutel rekenen we € 20,00.'), h('li', {}, 'Lever je de fiets niet op tijd in, dan loopt je abonnement door tot we hem terug hebben.'), h('li', {}, 'Je kunt de afspraak tot 24 uur van tevoren wijzigen.'))), err,
      h('div', { class: 'acT' }, A(END + '/inleveren', { class: 'bTn1x txt' }, 'Terug'), h('button', { class: 'bTn1x', type: 'button', onclick: function (e) {
        var b = e.currentTarget; b.disabled = true; b.textContent = 'Even geduld…';
        api('POST', '/subscriptions/SF-4471920/termination', F).then(function (j) { if (j.ok) { F = {}; go(END + '/bevestigd'); } else { b.disabled = false; b.textContent = 'Opzegging bevestigen'; err.textContent = 'Er ging iets mis. Probeer het opnieuw.'; } });
      } }, 'Opzegging bevestigen'))], 1);
  };
  P[END + '/bevestigd'] = function () {
    if (D.status !== 'ENDING') return go(SUB);
    shell([h('h1', { class: 'fGhK2' }, 'Je opzegging is bevestigd'), h('div', { class: 'dXv0a' }, h('p', {}, 'We hebben een bevestiging gestuurd naar femke.dejong@mail.example. Je abonnement eindigt op ' + dt(D.endDate) + '.'), row('Inleverafspraak', dt(D.appointment.date) + ', ' + D.appointment.slot), row('Locatie', D.appointment.place)), A('/nl/account', { class: 'bTn1x' }, 'Naar mijn account')], 1);
  };
  P[SUB + '/wisselen'] = function () {
    function m(id, n, p, cur) { return h('div', { class: 'dXv0a' }, h('h2', { class: 'kLmP9' }, n), h('p', { style: 'margin-bottom:12px' }, p + ' per maand'), cur ? h('em', {}, 'Je huidige fiets') : h('button', { class: 'bTn1x sec', type: 'button', onclick: function () { api('POST', '/subscriptions/SF-4471920/swap', { model: id }).then(function () { go(SUB); }); } }, 'Kies ' + n)); }
    shell([h('h1', { class: 'fGhK2' }, 'Wissel van model'), m('O1', 'Original 1', '€ 18,90'), m('D7', 'Deluxe 7', '€ 23,90', D.model === 'Deluxe 7'), m('P1', 'Power 1', '€ 64,90'), A(SUB, {}, 'Terug')]);
  };
  P[SUB + '/diefstal'] = function () {
    shell([h('h1', { class: 'fGhK2' }, 'Fiets gestolen of kwijt'), h('div', { class: 'dXv0a' }, h('p', { style: 'margin-bottom:14px' }, 'Meld de diefstal binnen 24 uur. Het eigen risico bedraagt € 60,00 als je beide sleutels hebt.'), h('button', { class: 'bTn1x', type: 'button', onclick: function () { api('POST', '/subscriptions/SF-4471920/theft', {}).then(function () { go(SUB); }); } }, 'Diefstal melden')), A(SUB, {}, 'Terug')]);
  };
  P['/nl/account/profiel'] = function () {
    var n, nl;
    shell([h('h1', { class: 'fGhK2' }, 'Mijn gegevens'), h('div', { class: 'dXv0a' }, h('label', {}, 'Naam', n = h('input', { type: 'text', value: 'Femke de Jong' })), h('label', {}, 'Adres', h('input', { type: 'text', value: 'Biltstraat 00, 3572 Utrecht' })), h('p', { style: 'margin-bottom:16px' }, h('label', {}, nl = h('input', { type: 'checkbox', checked: D.newsletter }), ' Houd me op de hoogte van acties en nieuws')),
      h('button', { class: 'bTn1x', type: 'button', onclick: function () { api('PATCH', '/profile', { name: n.value, newsletter: nl.checked }).then(draw); } }, 'Opslaan')), h('a', { href: '#', onclick: function (e) { e.preventDefault(); alert('Je account kan pas worden verwijderd als je geen lopend abonnement hebt.'); } }, 'Account verwijderen')]);
  };
  P['/nl/account/betalingen'] = function () { shell([h('h1', { class: 'fGhK2' }, 'Betalingen'), h('div', { class: 'dXv0a' }, row('Betaalmethode', 'SEPA-incasso NL** **** **** **12 40'), D.payments.map(function (p) { return row(dt(p), '€ 23,90 · Betaald'); }))]); };
  P['/nl/account/afspraken'] = function () { shell([h('h1', { class: 'fGhK2' }, 'Afspraken'), h('div', { class: 'dXv0a' }, D.appointment ? [row('Inleveren', dt(D.appointment.date) + ', ' + D.appointment.slot), row('Locatie', D.appointment.place)] : h('p', {}, 'Je hebt geen geplande afspraken.'))]); };
  P['/nl/help'] = function () { shell([h('h1', { class: 'fGhK2' }, 'Hulp'), h('div', { class: 'dXv0a' }, h('h2', { class: 'kLmP9' }, 'Hoe zeg ik mijn abonnement op?'), h('p', {}, 'Ga in je account naar je abonnement en kies ‘Abonnement opzeggen’. Je maakt meteen een afspraak om je fiets in te leveren.')), h('div', { class: 'dXv0a' }, h('h2', { class: 'kLmP9' }, 'Mijn fiets is kapot'), h('p', {}, 'Boek een reparatie via Afspraken. Binnen 48 uur fiets je weer.'))]); };
  function draw() {
    if (!D) root.replaceChildren(h('div', { class: 'spn' }, 'Laden…'));
    api('GET', '/me').then(function (j) {
      D = j;
      var p = location.pathname.replace(/\/$/, '');
      if (p === '') { history.replaceState({}, '', '/nl/account'); p = '/nl/account'; }
      document.title = 'Mijn Trapmee';
      if (D.status === 'ENDING' && p.indexOf(END) === 0 && p !== END + '/bevestigd') return go(SUB);
      (P[p] || function () { shell([h('h1', { class: 'fGhK2' }, 'Trapmee'), h('div', { class: 'dXv0a' }, h('p', {}, 'Altijd een werkende fiets voor een vast bedrag per maand.'), A('/nl/account', {}, 'Naar mijn account'))]); })();
    });
  }
  addEventListener('popstate', draw);
  draw();
})();
