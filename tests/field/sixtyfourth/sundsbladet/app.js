(function () {
  'use strict';
  var root = document.getElementById('__next'), me = null, flow = { reason: null, comment: '' };
  var SUB = '/prenumerationer/880214377';
  var chev = '<svg class="ds-icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M7 4l6 6-6 6" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>';

  function h(tag, props) {
    var el = document.createElement(tag), kids = [].slice.call(arguments, 2);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (v === false || v == null) return;
      if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2).toLowerCase(), v);
      else if (k === 'html') el.innerHTML = v;
      else if (k === 'className') el.className = v;
      else el.setAttribute(k, v === true ? '' : v);
    });
    (function add(a) { a.forEach(function (c) { if (c == null || c === false) return; if (Array.isArray(c)) add(c); else el.appendChild(c.nodeType ? c : document.createTextNode(c)); }); })(kids);
    return el;
  }
  function api(method, url, body) {
    return fetch('/api' + url, { method: method, credentials: 'same-origin', headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': window.__CSRF__ }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { if (!r.ok) throw new Error('HTTP ' + r.status); return r.json(); });
  }
  function Link(href, props) {
    var kids = [].slice.call(arguments, 2), p = Object.assign({ href: href, onClick: function (e) { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(href); } }, props || {});
    return h.apply(null, ['a', p].concat(kids));
  }
  function Button(variant, label, onClick, extra) {
    return h('button', Object.assign({ type: 'button', className: 'ds-btn ds-btn--' + variant + ' ds-btn--full-width', onClick: onClick }, extra || {}), h('span', { className: 'ds-btn__inner' }, label));
  }
  function loading(btn, on) { btn.classList.toggle('ds-btn--loading', on); btn.disabled = on; btn.setAttribute('aria-busy', String(on)); }
  function go(path, replace) { history[replace ? 'replaceState' : 'pushState']({}, '', path); render(); window.scrollTo(0, 0); }
  function toast(t) { var el = h('div', { className: 'toast', role: 'status' }, t); document.body.appendChild(el); setTimeout(function () { el.remove(); }, 3500); }
  function item(title, sub, meta, href, onClick) {
    var inner = [h('span', { className: 'ds-list-item__content' }, h('span', { className: 'ds-list-item__title' }, title), sub && h('span', { className: 'ds-list-item__subtitle' }, sub))];
    if (meta) inner.push(h('span', { className: 'ds-list-item__meta' }, meta));
    var el = href ? Link.apply(null, [href, { className: 'ds-list-item__inner' }].concat(inner)) : h.apply(null, [onClick ? 'button' : 'div', { className: 'ds-list-item__inner', type: onClick ? 'button' : null, onClick: onClick }].concat(inner));
    if (href || onClick) el.insertAdjacentHTML('beforeend', chev);
    return h('li', { className: 'ds-list-item' }, el);
  }
  function modal(title, text, ok, cb) {
    var close = function () { m.remove(); };
    var m = h('div', { className: 'ds-modal' }, h('div', { className: 'ds-modal__dialog', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'ds-modal-title' },
      h('h2', { id: 'ds-modal-title' }, title), h('p', null, text),
      h('div', { className: 'ds-btn-group' }, Button('primary', ok, function () { cb(close, this); }), Button('secondary', 'Avbryt', close))));
    document.body.appendChild(m);
  }
  function act(url, body, then, close, btn) {
    if (btn) loading(btn, true);
    api('POST', url, body).then(function (d) { me = d; if (close) close(); then && then(); }).catch(function () { if (btn) loading(btn, false); toast('Något gick fel. Försök igen om en stund.'); });
  }

  var MENU = [['/', 'Översikt'], ['/prenumerationer', 'Mina prenumerationer'], ['/uppgifter', 'Mina uppgifter'], ['/betalning', 'Betalning och kvitton'], ['/nyhetsbrev', 'Nyhetsbrev'], ['/sekretess', 'Integritet och samtycken']];
  function header() {
    return h('header', { className: 'site-header' }, h('div', { className: 'site-header__inner' }, Link('/', { className: 'site-header__logo', 'aria-label': 'Sundsbladet konto' }, 'Sundsbladet'),
      h('nav', { 'aria-label': 'Huvudmeny' }, h('a', { href: '/tidningen' }, 'Till sundsbladet.se'), h('a', { href: '/tidningen/e-tidning' }, 'E-tidning'), h('a', { href: '/tidningen/korsord' }, 'Korsord'), Link('/kundservice', null, 'Kundservice')),
      h('span', { className: 'small' }, me.email), h('a', { href: '/logga-ut', className: 'small' }, 'Logga ut')));
  }
  function footer() {
    return h('footer', { className: 'site-footer' }, h('div', { className: 'site-footer__inner' },
      h('div', null, h('h3', null, 'Konto'), MENU.slice(1, 4).map(function (m) { return Link(m[0], null, m[1]); })),
      h('div', null, h('h3', null, 'Hjälp'), Link('/kundservice', null, 'Kundservice'), Link('/kundservice', null, 'Vanliga frågor'), h('a', { href: 'tel:+46401234500' }, '040-123 45 00')),
      h('div', null, h('h3', null, 'Villkor'), Link('/villkor', null, 'Prenumerationsvillkor'), Link('/villkor', null, 'Personuppgiftspolicy'), Link('/villkor', null, 'Cookiepolicy')),
      h('div', null, h('h3', null, 'Våra tidningar'), h('a', { href: '/tidningen' }, 'Sundsbladet'), h('a', { href: '/tidningen' }, 'Kullabygdens Nyheter'), h('a', { href: '/tidningen' }, 'Österlens Allehanda')),
      h('p', null, 'Ditt konto drivs av Lindmark News AB, org.nr 559911-0042, Stora Nygatan 40, Malmö. Ansvarig för personuppgifter är Lindmark News AB.')));
  }
  function badge() { return me.sub.status === 'cancelled' ? h('span', { className: 'ds-badge ds-badge--warning' }, 'Uppsagd') : h('span', { className: 'ds-badge' }, 'Aktiv'); }

  var V = {};
  V['/'] = function () {
    return [h('h1', null, 'Hej ' + me.name.split(' ')[0] + '!'),
      h('section', { className: 'ds-card' }, h('h2', null, 'Din prenumeration'), h('p', null, me.sub.title + ' ', badge()), h('p', { className: 'small' }, me.sub.status === 'cancelled' ? 'Du har tillgång till och med ' + me.sub.end + '.' : 'Nästa betalning ' + me.sub.next + '.'), Link('/prenumerationer', { className: 'ds-btn ds-btn--secondary' }, h('span', { className: 'ds-btn__inner' }, 'Visa prenumerationer'))),
      h('section', { className: 'ds-card' }, h('ul', { className: 'ds-list' }, item('Mina uppgifter', 'Namn, adress och lösenord', null, '/uppgifter'), item('Betalning och kvitton', 'Visa kvitton eller byt kort', null, '/betalning'), item('Nyhetsbrev', 'Välj vad du vill få i inkorgen', null, '/nyhetsbrev'))),
      teaser(), h('section', { className: 'ds-card' }, h('h2', null, 'Ladda ner apparna'), h('p', null, 'Läs nyheterna i Sundsbladets app och bläddra i e-tidningen redan kvällen innan.'), h('a', { href: '/tidningen/appar' }, 'Så kommer du igång'))];
  };
  function teaser() {
    if (me.sub.status === 'cancelled' || me.sub.plan === 'allt') return null;
    return h('section', { className: 'ds-card ds-card--teaser' }, h('h2', null, 'Läs över 40 tidningar med +Samlat'), h('p', null, 'Byt till +Samlat och få Sundsbladet samt alla våra morgontidningar, magasin och korsord i ett abonnemang. 279 kr/månad.'),
      h('button', { type: 'button', className: 'ds-btn ds-btn--primary', onClick: function () { modal('Byt till +Samlat', 'Ditt pris blir 279 kr/månad från och med i dag. Beloppet dras från ditt kort •••• 5518.', 'Slutför bytet', function (close, b) { act('/subscriptions/880214377/upgrade', {}, function () { render(); toast('Välkommen till +Samlat!'); }, close, b); }); } }, h('span', { className: 'ds-btn__inner' }, 'Byt till +Samlat')));
  }
  V['/prenumerationer'] = function () {
    return [h('h1', null, 'Mina prenumerationer'),
      h('section', { className: 'ds-card' }, h('h2', null, me.sub.title), h('p', null, badge()),
        h('p', null, me.sub.status === 'cancelled' ? 'Avslutas ' + me.sub.end + '. Du kan läsa som vanligt fram till dess.' : me.sub.price + ' · Nästa betalning ' + me.sub.next),
        h('div', { className: 'ds-btn-group' }, Link(SUB, { className: 'ds-btn ds-btn--secondary ds-btn--full-width' }, h('span', { className: 'ds-btn__inner' }, 'Hantera prenumeration')))),
      teaser(),
      h('h2', null, 'Tidigare prenumerationer'),
      h('section', { className: 'ds-card' }, h('h3', null, 'Sundsbladet Helg (papper)'), h('p', null, h('span', { className: 'ds-badge ds-badge--muted' }, 'Avslutad')), h('p', { className: 'small' }, 'Avslutades 30 november 2022'), h('a', { href: '/tidningen/erbjudanden' }, 'Se våra pappersprenumerationer'))];
  };
  V[SUB] = function () {
    var c = me.sub.status === 'cancelled';
    return [Link('/prenumerationer', { className: 'small' }, '‹ Mina prenumerationer'), h('h1', null, me.sub.title),
      c && h('div', { className: 'ds-alert', role: 'status' }, 'Din prenumeration är uppsagd och avslutas ' + me.sub.end + '. Inga fler betalningar kommer att dras.'),
      h('section', { className: 'ds-card' }, h('ul', { className: 'ds-list' }, item('Status', null, badge()), item('Prenumerationsnummer', null, '880214377'), item('Pris', null, me.sub.price), c ? item('Sista dag', null, me.sub.end) : item('Nästa betalning', null, me.sub.next), item('Betalsätt', 'Kort •••• 5518', null, '/betalning'), item('Startdatum', null, '2 september 2023'))),
      h('section', { className: 'ds-card' }, h('h2', null, 'Det här ingår'), h('ul', { className: 'checks' }, h('li', null, 'Alla låsta artiklar på sundsbladet.se'), h('li', null, 'Nyhetsappen'), h('li', null, 'E-tidningen alla dagar'), h('li', null, 'Korsord och Sudoku'), h('li', null, 'Rabatter hos medlemsklubben Sundet'))),
      h('section', { className: 'ds-card' }, h('ul', { className: 'ds-list' },
        item('Dela prenumerationen', 'Bjud in en familjemedlem', null, null, function () { modal('Dela prenumerationen', 'Du kan dela prenumerationen med en person i ditt hushåll. Vi skapar en inbjudningslänk som gäller i sju dagar.', 'Skapa länk', function (close, b) { act('/subscriptions/880214377/share', {}, function () { toast('Inbjudan skapad'); }, close, b); }); }),
        item('Kvitton', 'Se dina tidigare betalningar', null, '/betalning'),
        c ? null : item('Avsluta prenumeration', null, null, SUB + '/avsluta'))),
      c && h('section', { className: 'ds-card' }, h('h2', null, 'Har du ändrat dig?'), h('p', null, 'Återuppta prenumerationen så fortsätter den som vanligt till ditt nuvarande pris.'), Button('primary', 'Återuppta prenumeration', function () { var b = this; act('/subscriptions/880214377/resume', {}, function () { render(); toast('Prenumerationen är aktiv igen'); }, null, b); })),
      h('p', { className: 'small' }, 'Digitala prenumerationer löper tills vidare och betalas i förskott. Säg upp senast två helgfria vardagar före nästa betalning. Läs mer i ', Link('/villkor', null, 'prenumerationsvillkoren'), '.')];
  };

  function flowPage(pct, kids) { return { flow: true, kids: [h('div', { className: 'progress', 'aria-hidden': 'true' }, h('span', { style: 'width:' + pct + '%' }))].concat(kids) }; }
  var guard = function (f) { return function () { if (me.sub.status === 'cancelled') { setTimeout(function () { go(SUB, true); }, 0); return []; } return f(); }; };
  V[SUB + '/avsluta'] = guard(function () {
    flow = { reason: null, comment: '' };
    return flowPage(20, [h('div', { className: 'ds-card' }, h('h1', null, 'Vill du avsluta din prenumeration?'), h('p', null, 'Tråkigt att du funderar på att lämna oss. När prenumerationen upphör får du inte längre tillgång till:'),
      h('ul', { className: 'checks' }, h('li', null, 'Lokala nyheter och granskningar från Malmö, Lund och hela Öresundsregionen'), h('li', null, 'E-tidningen – hela papperstidningen i din telefon eller surfplatta'), h('li', null, 'Korsord, Sudoku och nyhetsquiz'), h('li', null, 'Medlemsklubben Sundet med erbjudanden varje vecka')),
      h('div', { className: 'ds-btn-group' }, Link(SUB, { className: 'ds-btn ds-btn--primary ds-btn--full-width' }, h('span', { className: 'ds-btn__inner' }, 'Behåll prenumerationen')), Button('secondary', 'Fortsätt avsluta', function () { go(SUB + '/avsluta/anledning'); })))]);
  });
  var REASONS = [['price', 'Det är för dyrt'], ['time', 'Jag hinner inte läsa'], ['content', 'Innehållet motsvarar inte mina förväntningar'], ['intro', 'Mitt kampanjpris har gått ut'], ['moved', 'Jag har flyttat från området'], ['technical', 'Jag har problem med inloggning eller appen'], ['other_title', 'Jag läser en annan tidning'], ['other', 'Annan anledning']];
  V[SUB + '/avsluta/anledning'] = guard(function () {
    var next = Button('primary', 'Fortsätt', function () { flow.comment = ta.value; go(SUB + '/avsluta/erbjudande'); }, { disabled: !flow.reason });
    var ta = h('textarea', { id: 'comment', rows: '4', maxlength: '500' });
    ta.value = flow.comment;
    var box = h('div', { className: 'ds-form-control', hidden: !flow.reason }, h('label', { 'for': 'comment' }, 'Vill du berätta mer? (valfritt)'), ta);
    return flowPage(45, [h('div', { className: 'ds-card' }, h('h1', null, 'Varför vill du avsluta?'), h('p', null, 'Dina svar hjälper oss att bli bättre.'),
      h('fieldset', { style: 'border:0;padding:0;margin:0' }, h('legend', { className: 'small' }, 'Välj ett alternativ'), REASONS.map(function (r) {
        var i = h('input', { type: 'radio', name: 'reason', id: 'reason-' + r[0], value: r[0], onChange: function () { flow.reason = r[0]; next.disabled = false; box.hidden = false; } });
        i.checked = flow.reason === r[0];
        return h('div', { className: 'ds-radio-wrapper' }, i, h('label', { 'for': 'reason-' + r[0] }, h('span', { className: 'ds-radio' }), h('span', null, r[1])));
      })), box, h('div', { className: 'ds-btn-group' }, next, Link(SUB, { className: 'ds-btn ds-btn--transparent' }, h('span', { className: 'ds-btn__inner' }, 'Avbryt'))))]);
  });
  V[SUB + '/avsluta/erbjudande'] = guard(function () {
    if (!flow.reason) { setTimeout(function () { go(SUB + '/avsluta', true); }, 0); return []; }
    var on = function () { go(SUB + '/avsluta/bekrafta'); };
    if (flow.reason === 'technical') return flowPage(70, [h('div', { className: 'ds-card' }, h('h1', null, 'Kan vi hjälpa dig?'), h('p', null, 'De flesta problem med inloggning löser sig om du loggar ut och in igen eller uppdaterar appen. Vår kundservice hjälper dig gärna på 040-123 45 00, vardagar 8–17.'), h('div', { className: 'ds-btn-group' }, Link('/kundservice', { className: 'ds-btn ds-btn--primary ds-btn--full-width' }, h('span', { className: 'ds-btn__inner' }, 'Till kundservice')), Button('secondary', 'Nej tack, fortsätt avsluta', on)))]);
    return flowPage(70, [h('div', { className: 'ds-card' }, h('h1', null, 'Vi vill gärna ha dig kvar!'), h('p', null, 'Stanna hos oss och läs Sundsbladet Digital till halva priset i tre månader.'),
      h('p', { className: 'price' }, '84 kr/mån'), h('p', { className: 'small' }, 'Ordinarie pris 169 kr/mån. Efter tre månader löper prenumerationen vidare till ordinarie pris. Ingen bindningstid.'),
      h('div', { className: 'ds-btn-group' }, Button('primary', 'Ja tack, jag stannar', function () { var b = this; act('/subscriptions/880214377/offer', { offerId: 'RET-DIG-50-3M' }, function () { go(SUB); toast('Vad roligt att du stannar! Ditt nya pris är 84 kr/mån.'); }, null, b); }), Button('secondary', 'Nej tack, fortsätt avsluta', on)))]);
  });
  V[SUB + '/avsluta/bekrafta'] = guard(function () {
    if (!flow.reason) { setTimeout(function () { go(SUB + '/avsluta', true); }, 0); return []; }
    var err = h('div', { className: 'ds-alert ds-alert--error', role: 'alert', hidden: true }, 'Det gick inte att avsluta prenumerationen just nu. Försök igen eller kontakta kundservice.');
    return flowPage(90, [h('div', { className: 'ds-card' }, h('h1', null, 'Bekräfta uppsägning'), err,
      h('ul', { className: 'ds-list' }, item('Prenumeration', null, me.sub.title), item('Prenumerationsnummer', null, '880214377'), item('Sista dag med tillgång', null, me.sub.end)),
      h('p', { className: 'small' }, 'Du behåller tillgången under den period du redan har betalat för. Ditt konto finns kvar även efter att prenumerationen upphört. En bekräftelse skickas till ' + me.email + '.'),
      h('div', { className: 'ds-btn-group' }, Button('primary', 'Avsluta prenumeration', function () { var b = this; loading(b, true); err.hidden = true; api('POST', '/subscriptions/880214377/cancel', { reason: flow.reason, comment: flow.comment }).then(function (d) { me = d; go(SUB + '/avsluta/klart', true); }).catch(function () { loading(b, false); err.hidden = false; }); }),
        Link(SUB, { className: 'ds-btn ds-btn--transparent' }, h('span', { className: 'ds-btn__inner' }, 'Jag har ångrat mig'))))]);
  });
  V[SUB + '/avsluta/klart'] = function () {
    if (me.sub.status !== 'cancelled') { setTimeout(function () { go(SUB, true); }, 0); return []; }
    return flowPage(100, [h('div', { className: 'ds-card' }, h('h1', null, 'Din prenumeration är uppsagd'), h('p', null, 'Du kan fortsätta läsa Sundsbladet till och med ' + me.sub.end + '. Därefter avslutas prenumerationen och inga fler betalningar dras.'), h('p', null, 'Vi har skickat en bekräftelse till ' + me.email + '. Hoppas vi ses igen!'),
      h('div', { className: 'ds-btn-group' }, Link('/prenumerationer', { className: 'ds-btn ds-btn--primary ds-btn--full-width' }, h('span', { className: 'ds-btn__inner' }, 'Till Mina prenumerationer')), h('a', { href: '/tidningen', className: 'ds-btn ds-btn--secondary ds-btn--full-width' }, h('span', { className: 'ds-btn__inner' }, 'Läs Sundsbladet'))))]);
  };
  V['/uppgifter'] = function () {
    var n = h('input', { id: 'name', autocomplete: 'name' }), a = h('input', { id: 'street' }), p = h('input', { id: 'phone', type: 'tel' });
    n.value = me.name; a.value = me.street; p.value = me.phone;
    return [h('h1', null, 'Mina uppgifter'), h('section', { className: 'ds-card' }, h('form', { onSubmit: function (e) { e.preventDefault(); act('/profile', { name: n.value, street: a.value, phone: p.value }, function () { render(); toast('Dina uppgifter är sparade'); }); } },
      h('div', { className: 'ds-form-control' }, h('label', { 'for': 'name' }, 'Namn'), n), h('div', { className: 'ds-form-control' }, h('label', { 'for': 'street' }, 'Adress'), a), h('div', { className: 'ds-form-control' }, h('label', { 'for': 'phone' }, 'Mobilnummer'), p), h('p', { className: 'small' }, 'E-post: ' + me.email), h('button', { type: 'submit', className: 'ds-btn ds-btn--primary' }, h('span', { className: 'ds-btn__inner' }, 'Spara')))),
      h('section', { className: 'ds-card' }, h('ul', { className: 'ds-list' }, item('Byt lösenord', null, null, '/kundservice')))];
  };
  V['/betalning'] = function () {
    return [h('h1', null, 'Betalning och kvitton'), h('section', { className: 'ds-card' }, h('h2', null, 'Betalsätt'), h('ul', { className: 'ds-list' }, item('Visa •••• 5518', me.cardRemoved ? 'Borttaget' : 'Giltigt till 11/27', me.cardRemoved ? '' : h('button', { type: 'button', className: 'ds-btn ds-btn--transparent', onClick: function () { modal('Ta bort kort', 'Om du tar bort kortet kan vi inte dra nästa betalning.', 'Ta bort', function (c, b) { act('/payment/remove', {}, render, c, b); }); } }, h('span', { className: 'ds-btn__inner' }, 'Ta bort')))), Button('secondary', 'Byt till autogiro', function () { modal('Byt till autogiro', 'Vi skickar en medgivandeblankett till din digitala brevlåda.', 'Beställ blankett', function (c, b) { act('/payment/autogiro', {}, function () { toast('Blanketten är på väg'); }, c, b); }); })),
      h('section', { className: 'ds-card' }, h('h2', null, 'Kvitton'), h('ul', { className: 'ds-list' }, me.receipts.map(function (r) { return item(r, 'Sundsbladet Digital', '169 kr'); })))];
  };
  V['/nyhetsbrev'] = function () {
    return [h('h1', null, 'Nyhetsbrev'), h('section', { className: 'ds-card' }, h('ul', { className: 'ds-list' }, me.newsletters.map(function (n) {
      var t = h('button', { type: 'button', role: 'switch', className: 'ds-toggle', 'aria-checked': String(n.on), 'aria-label': n.title, onClick: function () { act('/newsletters/' + n.id, { on: !n.on }, function () { render(); toast('Sparat'); }); } });
      return h('li', { className: 'ds-list-item' }, h('div', { className: 'ds-list-item__inner' }, h('span', null, h('span', { className: 'ds-list-item__title' }, n.title), h('span', { className: 'ds-list-item__subtitle' }, n.text)), t));
    })))];
  };
  V['/sekretess'] = function () {
    return [h('h1', null, 'Integritet och samtycken'), h('section', { className: 'ds-card' }, h('ul', { className: 'ds-list' }, item('Ändra cookieval', null, null, null, function () { didomi(true); }), item('Begär registerutdrag', 'Vi skickar det till din e-post', null, null, function () { modal('Registerutdrag', 'Vi skickar utdraget inom 30 dagar.', 'Beställ', function (c, b) { act('/privacy/export', {}, function () { toast('Beställningen är mottagen'); }, c, b); }); }), item('Radera konto', 'Avsluta ditt konto och radera dina uppgifter', null, null, function () { modal('Radera konto', 'Ditt konto och alla uppgifter raderas permanent. Du förlorar omedelbart tillgången till dina prenumerationer.', 'Radera mitt konto', function (c, b) { act('/account/delete', {}, render, c, b); }); })))];
  };
  V['/kundservice'] = function () {
    return [h('h1', null, 'Kundservice'), h('section', { className: 'ds-card' }, h('h2', null, 'Vanliga frågor'),
      [['Hur avslutar jag min prenumeration?', 'Du avslutar enkelt din digitala prenumeration här på ditt konto. Gå till Mina prenumerationer, välj Hantera prenumeration och sedan Avsluta prenumeration. Har du papperstidning kontaktar du oss på telefon.'], ['Kan jag göra uppehåll?', 'Uppehåll kan bara göras på prenumerationer som innehåller papperstidning.'], ['Jag kan inte logga in i appen', 'Kontrollera att du använder samma e-postadress som på sajten.'], ['Varför har mitt pris ändrats?', 'Kampanjpriser övergår till ordinarie pris när perioden är slut.']].map(function (q) { return h('details', { style: 'padding:10px 0;border-bottom:1px solid #ddd' }, h('summary', null, q[0]), h('p', null, q[1])); })),
      h('section', { className: 'ds-card' }, h('h2', null, 'Kontakta oss'), h('p', null, 'Telefon 040-123 45 00, vardagar 8–17, helger 8–11. Mejl: kundservice@sundsbladet.example'))];
  };
  V['/villkor'] = function () {
    return [h('h1', null, 'Prenumerationsvillkor'), h('section', { className: 'ds-card' }, h('h3', null, '5. Uppsägning'), h('p', null, 'En digital tillsvidareprenumeration kan sägas upp när som helst via ditt konto och upphör vid slutet av innevarande betalningsperiod. Uppsägning ska göras senast två helgfria vardagar innan perioden löper ut. Redan betald avgift återbetalas inte.'), h('h3', null, '6. Uppehåll'), h('p', null, 'Uppehåll medges inte på tjänster med enbart digitalt innehåll.'), h('h3', null, '7. Ångerrätt'), h('p', null, 'Du har 14 dagars ångerrätt enligt distansavtalslagen.'))];
  };

  function render() {
    if (!me) { root.replaceChildren(h('div', { className: 'layout', 'aria-busy': 'true' }, h('div', null, h('div', { className: 'skeleton' }), h('div', { className: 'skeleton' })), h('div', null, h('div', { className: 'skeleton', style: 'height:44px;width:60%' }), h('div', { className: 'skeleton', style: 'height:180px' })))); return; }
    var path = location.pathname.replace(/\/$/, '') || '/', view = V[path];
    if (me.deleted) { root.replaceChildren(header(), h('main', { className: 'layout' }, h('p', null, 'Ditt konto är raderat.')), footer()); return; }
    var out = view ? view() : [h('h1', null, 'Sidan finns inte'), Link('/', null, 'Till startsidan')], isFlow = out.flow, kids = isFlow ? out.kids : out;
    document.title = (kids.map(function (k) { return k && k.querySelector && (k.tagName === 'H1' ? k : k.querySelector('h1')); }).filter(Boolean)[0] || {}).textContent + ' | Sundsbladet konto';
    var main = h('main', { id: 'main', className: 'layout__main' }, kids);
    root.replaceChildren(header(), isFlow ? h('div', { className: 'layout layout--flow' }, main) : h('div', { className: 'layout' }, h('nav', { className: 'side-menu', 'aria-label': 'Kontomeny' }, MENU.map(function (m) { var cur = m[0] === path || (m[0] === '/prenumerationer' && path.indexOf(m[0]) === 0); return Link(m[0], { 'aria-current': cur ? 'page' : null }, m[1]); })), main), footer());
  }
  function didomi(force) {
    if (!force && localStorage.getItem('didomi_token')) return;
    var host = h('div', { id: 'didomi-host', 'data-nosnippet': 'true' }, h('div', { className: 'didomi-popup-backdrop didomi-notice-popup' }, h('div', { className: 'didomi-popup-container didomi-popup-view', id: 'didomi-popup', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Vi bryr oss om din integritet' },
      h('div', { className: 'didomi-popup-notice-text-container' }, h('h2', null, 'Vi bryr oss om din integritet'), h('div', { className: 'didomi-popup-notice-text' }, h('p', null, 'Lindmark News och våra 214 partner lagrar och får tillgång till information på din enhet, till exempel cookies, för att anpassa innehåll och annonser, mäta räckvidd och utveckla våra tjänster. Du kan när som helst ändra ditt val under Integritet och samtycken.'))),
      h('div', { className: 'didomi-buttons' }, h('button', { type: 'button', className: 'didomi-components-button didomi-button didomi-learn-more-button', id: 'didomi-notice-learn-more-button', onClick: function () { done('necessary'); } }, 'Endast nödvändiga'), h('button', { type: 'button', className: 'didomi-components-button didomi-button didomi-dismiss-button didomi-button-highlight', id: 'didomi-notice-agree-button', onClick: function () { done('all'); } }, 'Godkänn alla')))));
    function done(v) { localStorage.setItem('didomi_token', v); host.remove(); document.body.classList.remove('didomi-popup-open'); }
    document.body.classList.add('didomi-popup-open');
    document.body.appendChild(host);
  }
  window.addEventListener('popstate', render);
  render();
  api('GET', '/me').then(function (d) { me = d; render(); });
  setTimeout(function () { didomi(false); }, 600);
})();
