(function () {
  'use strict';
  var app = document.getElementById('app'), M = null, flow = { reason: '', text: '', understood: false }, menu = false, modal = null, prefs = false;
  var MND = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'];
  function dt(s) { var p = s.split('-'); return +p[2] + ' ' + MND[p[1] - 1] + ' ' + p[0]; }
  function add(s, n) { var d = new Date(s + 'T12:00:00Z'); d.setUTCDate(d.getUTCDate() + n); return d.toISOString().slice(0, 10); }
  function api(p, b) {
    return fetch('/api/' + p, b === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b) })
      .then(function (r) { if (!r.ok) throw r; return r.json(); }).then(function (m) { M = m; return m; });
  }
  function go(p, rep) { history[rep ? 'replaceState' : 'pushState']({}, '', p); menu = false; modal = null; render(); window.scrollTo(0, 0); }
  function cookie() { return /(^|; )fb_consent=/.test(document.cookie); }

  var REASONS = [['PRICE', 'Ik vind het lidmaatschap te duur'], ['NOTIME', 'Ik heb geen tijd of motivatie om te sporten'], ['INJURY', 'Ik ben geblesseerd, ziek of zwanger'], ['MOVE', 'Ik ga verhuizen'],
    ['OTHERGYM', 'Ik ga bij een andere sportschool sporten'], ['HOME', 'Ik ga thuis of buiten sporten'], ['CLUB', 'Ik ben niet tevreden over mijn club'], ['OTHER', 'Anders']];
  var NAV = [['/', 'Overzicht', '⌂'], ['/lidmaatschap', 'Mijn lidmaatschap', '▤'], ['/betalingen', 'Betalingen', '€'], ['/bezoeken', 'Clubbezoeken', '◔'], ['/vriend', 'Neem een vriend mee', '☺'], ['/gegevens', 'Mijn gegevens', '✎'], ['/voordelen', 'Member voordelen', '★']];

  function shell(body, path) {
    return '<header class="hd"><div class="in"><button type="button" class="burger" aria-label="Menu" data-a="menu">☰</button><a class="logo" href="/" data-l>FIT<b>BASIS</b></a>' +
      '<nav class="site"><a href="/clubs" data-l>Clubs</a><a href="/lidmaatschappen" data-l>Lidmaatschappen</a><a href="/groepslessen" data-l>Groepslessen</a><a href="/blog" data-l>Blog</a><a href="/shop" data-l>Shop</a><a href="/service" data-l>Klantenservice</a></nav>' +
      '<div class="user"><button type="button" data-a="menu" aria-expanded="' + menu + '">Hoi, ' + M.firstName + ' ▾</button>' + (menu ? '<div class="um">' + NAV.map(function (n) { return '<a href="' + n[0] + '" data-l>' + n[1] + '</a>'; }).join('') + '<a href="/uitloggen" data-l>Uitloggen</a></div>' : '') + '</div></div></header>' +
      '<div class="in cols"><aside><div class="me"><div class="av">SV</div><b>' + M.firstName + ' ' + M.lastName + '</b><span>Lidnummer ' + M.memberNo + '</span></div><ul>' + NAV.map(function (n) { return '<li class="' + (n[0] === path ? 'on' : '') + '"><a href="' + n[0] + '" data-l><i>' + n[2] + '</i>' + n[1] + '</a></li>'; }).join('') + '</ul><a class="appad" href="/app" data-l>Download de FitBasis app<br><small>Jouw QR-toegangspas altijd bij de hand</small></a></aside><main>' + body + '</main></div>' +
      '<footer><div class="in fc"><div><h5>FitBasis</h5><a href="/over" data-l>Over ons</a><a href="/werken" data-l>Werken bij</a><a href="/pers" data-l>Investor relations</a><a href="/zakelijk" data-l>Bedrijfsfitness</a></div><div><h5>Sporten</h5><a href="/clubs" data-l>Vind een club</a><a href="/groepslessen" data-l>Lesrooster</a><a href="/pt" data-l>Personal training</a><a href="/voeding" data-l>Voeding</a></div><div><h5>Hulp nodig?</h5><a href="/service" data-l>Veelgestelde vragen</a><a href="/service" data-l>Contact</a><a href="/huisregels" data-l>Huisregels</a></div><div><h5>Volg ons</h5><a href="/social" data-l>Instagram</a><a href="/social" data-l>Facebook</a><a href="/social" data-l>TikTok</a></div></div><div class="in lg"><a href="/voorwaarden" data-l>Algemene voorwaarden</a><a href="/privacy" data-l>Privacyverklaring</a><a href="/cookies" data-l>Cookiebeleid</a><span>© FitBasis Nederland B.V. · Nederland ▾</span></div></footer>' +
      (cookie() ? '' : '<div class="ck" role="dialog" aria-modal="true" aria-labelledby="ckt"><div><h3 id="ckt">Jouw privacy, jouw keuze</h3><p>Wij en onze partners gebruiken cookies en vergelijkbare technieken om onze website te laten werken, te analyseren en om advertenties te tonen die bij jou passen. Meer weten? Lees ons <a href="/cookies" data-l>cookiebeleid</a>.</p>' + (prefs ? '<p><label><input type="checkbox" checked disabled> Noodzakelijk</label> &nbsp; <label><input type="checkbox"> Analytisch</label> &nbsp; <label><input type="checkbox"> Marketing</label></p>' : '') + '<div class="ckb">' + (prefs ? '<button type="button" data-a="ck" data-v="sel" class="b2">Voorkeuren opslaan</button>' : '<button type="button" data-a="ck" data-v="set" class="b2">Voorkeuren instellen</button>') + '<button type="button" data-a="ck" data-v="no" class="b2">Alleen noodzakelijk</button><button type="button" data-a="ck" data-v="all" class="b1">Alles accepteren</button></div></div></div>') +
      (modal ? '<div class="ov"><div class="dlg" role="dialog" aria-modal="true"><h3>' + modal.t + '</h3><p>' + modal.p + '</p><div class="row"><button type="button" class="b2" data-a="mclose">Annuleren</button><button type="button" class="b1" data-a="' + modal.a + '">' + modal.b + '</button></div></div></div>' : '');
  }
  function tag() {
    return M.status === 'TERMINATED' ? '<span class="tag off">Opgezegd</span>' : M.status === 'FROZEN' ? '<span class="tag off">Gepauzeerd</span>' : '<span class="tag">Actief</span>';
  }
  var V = {
    '/': function () {
      return '<h1>Hoi ' + M.firstName + '!</h1><div class="grid"><section class="card"><h2>Mijn lidmaatschap ' + tag() + '</h2><p class="plan">' + M.plan + '</p>' +
        (M.status === 'TERMINATED' ? '<p>Je lidmaatschap eindigt op <b>' + dt(M.end) + '</b>. Tot die datum kun je blijven sporten.</p>' : M.status === 'FROZEN' ? '<p>Je lidmaatschap staat op pauze. Je betaalt nu niets.</p>' : '<p>€ ' + M.price + ' per 4 weken<br>Volgende incasso: ' + dt(M.next) + '</p>') + '<a class="b2" href="/lidmaatschap" data-l>Bekijk lidmaatschap</a></section>' +
        '<section class="card"><h2>Mijn homeclub</h2><p><b>' + M.club + '</b><br>Vandaag open tot 22:30<br><span class="live"></span> Niet druk op dit moment</p><a class="b2" href="/clubs" data-l>Wijzig homeclub</a></section>' +
        '<section class="card"><h2>Clubbezoeken</h2><p class="num">6</p><p>keer gesport deze maand. Goed bezig!</p><a class="b2" href="/bezoeken" data-l>Bekijk bezoeken</a></section><section class="card or"><h2>Train samen, scoor korting</h2><p>Nodig een vriend uit en krijg allebei 4 weken gratis.</p><a class="b3" href="/vriend" data-l>Nodig uit</a></section></div>' +
        '<section class="card"><h2>Populair in de shop</h2><div class="shop"><a href="/shop" data-l>🥤<b>Whey Protein 1 kg</b>€ 24,99</a><a href="/shop" data-l>🎒<b>Gymtas</b>€ 19,99</a><a href="/shop" data-l>🧴<b>Handdoek + slot</b>€ 12,95</a><a href="/shop" data-l>🍫<b>Proteïnereep 12x</b>€ 17,99</a></div></section>';
    },
    '/lidmaatschap': function () {
      var t = M.status === 'TERMINATED';
      return '<h1>Mijn lidmaatschap</h1>' + (t ? '<div class="msg"><b>Je hebt je lidmaatschap opgezegd.</b><br>Je lidmaatschap eindigt op ' + dt(M.end) + '. Tot en met die datum heb je toegang tot al onze clubs.</div>' : '') +
        '<section class="card"><h2>' + M.plan + ' ' + tag() + '</h2><ul class="ck-l"><li>Sporten in alle clubs in Nederland</li><li>Onbeperkt trainen via de app</li><li>Live groepslessen</li>' + (M.plan === 'Premium' ? '<li>Vriend altijd gratis mee</li>' : '') + '</ul><dl><dt>Prijs</dt><dd>€ ' + M.price + ' per 4 weken</dd><dt>Startdatum</dt><dd>' + dt(M.start) + '</dd><dt>Contractduur</dt><dd>4 weken opzegbaar (eerste jaar voltooid)</dd><dt>Homeclub</dt><dd>' + M.club + '</dd>' + (t ? '<dt>Einddatum</dt><dd>' + dt(M.end) + '</dd>' : '<dt>Volgende incasso</dt><dd>' + dt(M.next) + '</dd>') + '</dl></section>' +
        '<section class="card"><h2>Extra\'s</h2>' + (M.drink ? '<div class="ext"><span>💧</span><div><b>Sportwater</b><br>Onbeperkt tappen in de club<br>€ 6,00 per 4 weken</div><button type="button" class="b2" data-a="stopq">Stopzetten</button></div>' : '') + '<div class="ext"><span>💆</span><div><b>Massagestoel</b><br>Onbeperkt relaxen na je work-out<br>€ 5,00 per 4 weken</div><button type="button" class="b2" data-a="buyq">Toevoegen</button></div></section>' +
        (t ? '<section class="card"><h2>Toch blijven sporten?</h2><p>Je kunt je opzegging tot de einddatum intrekken. Je houdt dan hetzelfde lidmaatschap.</p><button type="button" class="b2" data-a="revoke">Opzegging intrekken</button></section>' :
          '<section class="card or"><h2>Upgrade naar Premium</h2><p>Neem elke keer een vriend gratis mee. Nu voor € 29,99 per 4 weken.</p><button type="button" class="b3" data-a="upq">Upgrade nu</button></section><section class="card"><h2>Lidmaatschap beheren</h2><ul class="lnk"><li><a href="/lidmaatschap/wijzigen" data-l>Lidmaatschap wijzigen <i>›</i></a></li><li><a href="/lidmaatschap/pauzeren" data-l>Lidmaatschap pauzeren <i>›</i></a></li><li><a href="/clubs" data-l>Homeclub wijzigen <i>›</i></a></li><li><a href="/overdragen" data-l>Lidmaatschap overdragen <i>›</i></a></li><li><a href="/lidmaatschap/opzeggen" data-l>Lidmaatschap opzeggen <i>›</i></a></li></ul></section>');
    },
    '/lidmaatschap/opzeggen': function () {
      return steps(1) + '<h1>Jammer dat je wilt opzeggen</h1><p>Vertel ons waarom je wilt stoppen. Zo kunnen we FitBasis verbeteren en kijken of we iets voor je kunnen doen.</p><div class="opts" role="radiogroup" aria-label="Reden van opzegging">' + REASONS.map(function (r) {
        var on = flow.reason === r[0];
        return '<div class="opt' + (on ? ' sel' : '') + '" role="radio" tabindex="0" aria-checked="' + on + '" data-a="reason" data-v="' + r[0] + '"><span class="dot"></span>' + r[1] + '</div>';
      }).join('') + '</div>' + (flow.reason === 'OTHER' ? '<label class="ta">Toelichting (optioneel)<textarea data-i="text" maxlength="300" rows="3">' + esc(flow.text) + '</textarea></label>' : '') +
        '<div class="row"><a class="b2" href="/lidmaatschap" data-l>Terug</a><button type="button" class="b1" data-a="to2"' + (flow.reason ? '' : ' disabled') + '>Volgende</button></div>';
    },
    '/lidmaatschap/opzeggen/alternatief': function () {
      var k = flow.reason, a;
      if (k === 'PRICE' || k === 'OTHERGYM') a = ['Sport voordeliger met Basic', 'Met Basic sport je in je eigen homeclub voor € 19,99 per 4 weken. Je bespaart € 5,00 per 4 weken en je kunt direct wisselen.', '<button type="button" class="b1" data-a="basic">Wissel naar Basic</button>'];
      else if (k === 'MOVE' || k === 'CLUB') a = ['Wist je dat je van club kunt wisselen?', 'We hebben meer dan 240 clubs in Nederland. Met jouw ' + M.plan + ' lidmaatschap sport je in elke club, ook bij je nieuwe huis.', '<a class="b1" href="/clubs" data-l>Zoek een andere club</a>'];
      else a = ['Even pauze? Bevries je lidmaatschap', 'Zet je lidmaatschap 4, 8 of 12 weken op pauze. Je betaalt niets tijdens de pauze en je behoudt je huidige tarief.', '<button type="button" class="b1" data-a="freeze">Pauzeer mijn lidmaatschap</button>'];
      return steps(2) + '<h1>Misschien is dit iets voor jou?</h1><section class="card alt"><h2>' + a[0] + '</h2><p>' + a[1] + '</p>' + a[2] + '</section><div class="row"><a class="b2" href="/lidmaatschap/opzeggen" data-l>Terug</a><button type="button" class="b2" data-a="to3">Nee bedankt, doorgaan met opzeggen</button></div>';
    },
    '/lidmaatschap/opzeggen/bevestigen': function () {
      return steps(3) + '<h1>Controleer je opzegging</h1><section class="card"><dl><dt>Lidmaatschap</dt><dd>' + M.plan + '</dd><dt>Lidnummer</dt><dd>' + M.memberNo + '</dd><dt>Datum van opzegging</dt><dd>' + dt(M.today) + '</dd><dt>Opzegtermijn</dt><dd>4 weken</dd><dt>Einddatum lidmaatschap</dt><dd><b>' + dt(M.end) + '</b></dd><dt>Laatste incasso</dt><dd>' + dt(M.next) + ' · € ' + M.price + '</dd></dl><p class="sm">Je lidmaatschap loopt door tot het einde van de periode van 4 weken waarin de opzegtermijn afloopt. Je extra\'s stoppen automatisch op dezelfde datum. We sturen een bevestiging naar ' + M.email + '.</p></section>' +
        '<label class="chk"><input type="checkbox" data-i="und"' + (flow.understood ? ' checked' : '') + '><span>Ik begrijp dat mijn lidmaatschap eindigt op ' + dt(M.end) + ' en dat ik daarna geen toegang meer heb tot de clubs.</span></label><p class="er" role="alert"></p><div class="row"><a class="b2" href="/lidmaatschap/opzeggen/alternatief" data-l>Terug</a><button type="button" class="b1" data-a="final"' + (flow.understood ? '' : ' disabled') + '>Opzegging bevestigen</button></div>';
    },
    '/lidmaatschap/opzeggen/klaar': function () {
      return '<div class="card done"><div class="big">✓</div><h1>Je opzegging is verwerkt</h1><p>We vinden het jammer dat je gaat, ' + M.firstName + '. Je lidmaatschap eindigt op <b>' + dt(M.end) + '</b>. Tot die tijd ben je van harte welkom in onze clubs. Je ontvangt binnen enkele minuten een bevestiging per e-mail.</p><a class="b1" href="/lidmaatschap" data-l>Naar mijn lidmaatschap</a></div>';
    },
    '/lidmaatschap/wijzigen': function () {
      return '<h1>Lidmaatschap wijzigen</h1><div class="grid three">' + [['Basic', '19,99', 'Sporten in één club'], ['Comfort', '24,99', 'Sporten in alle clubs'], ['Premium', '29,99', 'Vriend altijd mee']].map(function (p) {
        return '<section class="card"><h2>' + p[0] + '</h2><p class="plan">€ ' + p[1] + '</p><p>' + p[2] + '</p>' + (p[0] === M.plan ? '<span class="tag">Huidig</span>' : p[0] === 'Comfort' ? '' : '<button type="button" class="b1" data-a="' + (p[0] === 'Basic' ? 'basic' : 'upq') + '">Kies ' + p[0] + '</button>') + '</section>';
      }).join('') + '</div>';
    },
    '/lidmaatschap/pauzeren': function () { return '<h1>Lidmaatschap pauzeren</h1><section class="card"><p>Zet je lidmaatschap 4, 8 of 12 weken stil, bijvoorbeeld bij een blessure of een lange reis.</p><select><option>4 weken</option><option>8 weken</option><option>12 weken</option></select> <button type="button" class="b1" data-a="freeze">Pauze bevestigen</button></section>'; },
    '/betalingen': function () {
      var r = ''; for (var i = 1; i < 7; i++) r += '<tr><td>' + dt(add(M.next, -28 * i)) + '</td><td>' + M.plan + ' + Sportwater</td><td>€ 30,99</td><td>Betaald</td></tr>';
      return '<h1>Betalingen</h1><section class="card"><h2>Rekeningnummer</h2><p>NL** **** **** **42 19 · S. Verhoeven</p><button type="button" class="b2" data-a="iban">IBAN wijzigen</button></section><section class="card"><h2>Betaaloverzicht</h2><table><tr><th>Datum</th><th>Omschrijving</th><th>Bedrag</th><th>Status</th></tr>' + r + '</table></section>';
    },
    '/gegevens': function () { return '<h1>Mijn gegevens</h1><section class="card fm"><label>Voornaam<input value="' + M.firstName + '"></label><label>Achternaam<input value="' + M.lastName + '"></label><label>E-mailadres<input value="' + M.email + '"></label><label>Telefoonnummer<input value="' + M.phone + '"></label><label>Adres<input value="' + M.street + ', ' + M.city + '"></label><label class="chk"><input type="checkbox" data-i="mail"' + (M.mail ? ' checked' : '') + '><span>Ja, ik ontvang graag aanbiedingen en de nieuwsbrief</span></label><button type="button" class="b1" data-a="save">Opslaan</button></section>'; },
    '/bezoeken': function () { return '<h1>Clubbezoeken</h1><section class="card"><table>' + [1, 3, 6, 8, 11, 14].map(function (n) { return '<tr><td>' + dt(add(M.today, -n)) + '</td><td>' + M.club + '</td><td>18:' + (10 + n) + '</td></tr>'; }).join('') + '</table></section>'; },
    '/service': function () { return '<h1>Klantenservice</h1><section class="card"><details><summary>Hoe zeg ik mijn lidmaatschap op?</summary><p>Log in op Mijn FitBasis, ga naar Mijn lidmaatschap en kies Lidmaatschap opzeggen. Na het eerste contractjaar geldt een opzegtermijn van 4 weken.</p></details><details><summary>Kan ik mijn lidmaatschap pauzeren?</summary><p>Ja, via Mijn lidmaatschap.</p></details><details><summary>Ik ben mijn toegangspas kwijt</summary><p>Gebruik de QR-code in de app.</p></details></section>'; },
    '/uitloggen': function () { return '<h1>Je bent uitgelogd</h1><a class="b1" href="/" data-l>Inloggen</a>'; }
  };
  function esc(s) { return s.replace(/[&<>"]/g, function (c) { return '&#' + c.charCodeAt(0) + ';'; }); }
  function steps(n) { return '<ol class="stp">' + ['Reden', 'Alternatief', 'Bevestigen'].map(function (s, i) { return '<li class="' + (i + 1 === n ? 'on' : i + 1 < n ? 'ok' : '') + '"><span>' + (i + 1) + '</span>' + s + '</li>'; }).join('') + '</ol>'; }
  function render() {
    var p = location.pathname, o = p.indexOf('/lidmaatschap/opzeggen') === 0;
    if (o && M.status === 'TERMINATED' && !/klaar$/.test(p) || /klaar$/.test(p) && M.status !== 'TERMINATED') return go('/lidmaatschap', true);
    if (/(alternatief|bevestigen)$/.test(p) && !flow.reason) return go('/lidmaatschap/opzeggen', true);
    var v = V[p] || function () { return '<h1>FitBasis</h1><section class="card"><p>Go for it! Meer dan 240 clubs in Nederland, van vroeg tot laat open. Altijd een club bij jou in de buurt.</p><a class="b2" href="/" data-l>Naar Mijn FitBasis</a></section>'; };
    app.innerHTML = shell(v(), p.indexOf('/lidmaatschap') === 0 && p !== '/lidmaatschappen' ? '/lidmaatschap' : p);
  }
  function send(p, b, to) { api(p, b).then(function () { modal = null; to ? go(to) : render(); }); }
  function ask(t, p, b, a) { modal = { t: t, p: p, b: b, a: a }; render(); }
  var A = {
    menu: function () { menu = !menu; render(); },
    ck: function (v) { if (v === 'set') { prefs = true; render(); return; } document.cookie = 'fb_consent=' + v + ';path=/;max-age=31536000'; render(); },
    mclose: function () { modal = null; render(); },
    reason: function (v) { flow.reason = v; render(); },
    to2: function () { go('/lidmaatschap/opzeggen/alternatief'); },
    to3: function () { go('/lidmaatschap/opzeggen/bevestigen'); },
    'final': function (v, el) {
      el.disabled = true; el.className += ' busy'; el.textContent = 'Even geduld…';
      setTimeout(function () {
        api('membership/terminate', { reason: flow.reason, comment: flow.text, understood: flow.understood }).then(function () { flow = { reason: '', text: '', understood: false }; go('/lidmaatschap/opzeggen/klaar'); })
          .catch(function () { render(); document.querySelector('.er').textContent = 'Er ging iets mis. Probeer het later opnieuw.'; });
      }, 500);
    },
    revoke: function () { send('membership/terminate/revoke', {}); },
    freeze: function () { send('membership/freeze', {}, '/lidmaatschap'); },
    basic: function () { send('membership/change', { plan: 'Basic' }, '/lidmaatschap'); },
    upq: function () { ask('Upgrade naar Premium', 'Je nieuwe prijs wordt € 29,99 per 4 weken vanaf ' + dt(M.next) + '.', 'Upgrade bevestigen', 'up'); },
    up: function () { send('membership/change', { plan: 'Premium' }, '/lidmaatschap'); },
    stopq: function () { ask('Sportwater stopzetten', 'Je kunt tot ' + dt(M.next) + ' gebruikmaken van Sportwater. Weet je het zeker?', 'Stopzetten', 'stop'); },
    stop: function () { send('addon/stop', {}); },
    buyq: function () { ask('Massagestoel toevoegen', 'Je betaalt € 5,00 per 4 weken bovenop je lidmaatschap.', 'Toevoegen', 'buy'); },
    buy: function () { send('addon/buy', {}); },
    iban: function () { send('iban', {}); },
    save: function () { send('profile', { mail: document.querySelector('[data-i=mail]').checked }); }
  };
  app.addEventListener('click', function (e) {
    var l = e.target.closest('a[data-l]'), b = e.target.closest('[data-a]');
    if (l && !e.ctrlKey && !e.metaKey) { e.preventDefault(); go(l.getAttribute('href')); } else if (b && !b.disabled) A[b.dataset.a](b.dataset.v, b);
  });
  app.addEventListener('keydown', function (e) { if ((e.key === ' ' || e.key === 'Enter') && e.target.getAttribute('role') === 'radio') { e.preventDefault(); A.reason(e.target.dataset.v); } });
  app.addEventListener('input', function (e) { if (e.target.dataset.i === 'text') flow.text = e.target.value; });
  app.addEventListener('change', function (e) { if (e.target.dataset.i === 'und') { flow.understood = e.target.checked; document.querySelector('[data-a=final]').disabled = !flow.understood; } });
  window.addEventListener('popstate', render);
  setTimeout(function () { api('member').then(render); }, 250);
})();
