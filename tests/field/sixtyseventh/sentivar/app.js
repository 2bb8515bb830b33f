(function () {
  'use strict';
  var root = document.getElementById('root'), db = null, busy = false, menuOpen = false, tab = 0, dialog = null, flow = {}, toast = '';
  var SHIELD = '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="#f5b400" d="M12 1 3 5v6c0 5.5 3.8 10.7 9 12 5.2-1.3 9-6.5 9-12V5z"/></svg>';

  function listen(el, type, fn) {
    if (!el.__on) el.__on = {};
    if (!(type in el.__on)) el.addEventListener(type, function (e) { if (el.__on[type]) return el.__on[type].call(el, e); });
    el.__on[type] = fn;
  }
  /* keep the nodes that are still the same, as React's reconciler does */
  function patch(parent, olds, news) {
    news.forEach(function (n, i) {
      var o = olds[i];
      if (!o) return parent.appendChild(n);
      if (o.nodeType !== n.nodeType || o.nodeName !== n.nodeName || o.__key !== n.__key || o.type !== n.type) return parent.replaceChild(n, o);
      if (o.nodeType === 3) { if (o.data !== n.data) o.data = n.data; return; }
      [].slice.call(o.attributes).forEach(function (a) { if (!n.hasAttribute(a.name)) o.removeAttribute(a.name); });
      [].slice.call(n.attributes).forEach(function (a) { if (o.getAttribute(a.name) !== a.value) o.setAttribute(a.name, a.value); });
      ['checked', 'disabled', 'value'].forEach(function (k) { if (k in n && o[k] !== n[k]) o[k] = n[k]; });
      Object.keys(o.__on || {}).forEach(function (t) { o.__on[t] = null; });
      Object.keys(n.__on || {}).forEach(function (t) { listen(o, t, n.__on[t]); });
      patch(o, [].slice.call(o.childNodes), [].slice.call(n.childNodes));
    });
    olds.slice(news.length).forEach(function (o) { parent.removeChild(o); });
  }
  function h(tag, props) {
    var el = document.createElement(tag), kids = [].slice.call(arguments, 2);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (v === null || v === undefined || v === false) return;
      if (k === 'key') el.__key = v;
      else if (k.slice(0, 2) === 'on') listen(el, k.slice(2).toLowerCase(), v);
      else if (k === 'html') el.innerHTML = v;
      else if (k === 'checked' || k === 'disabled' || k === 'value') el[k] = v;
      else el.setAttribute(k === 'className' ? 'class' : k, v === true ? '' : v);
    });
    (function add(list) { list.forEach(function (c) { if (Array.isArray(c)) add(c); else if (c !== null && c !== undefined && c !== false) el.appendChild(c.nodeType ? c : document.createTextNode(c)); }); })(kids);
    return el;
  }
  function api(method, path, body) {
    return fetch('/api' + path, { method: method, headers: { 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.status === 204 ? null : r.json(); });
  }
  function load() { return api('GET', '/me').then(function (d) { db = d; }).catch(function () { db = { closed: true }; }); }
  function go(to) { history.pushState(null, '', to); menuOpen = false; dialog = null; toast = ''; window.scrollTo(0, 0); render(); if (db && db.user) load().then(render); }
  function link(to, text, cls, role) { return h('a', { href: to, className: cls, role: role, onClick: function (e) { if (e.ctrlKey || e.metaKey) return; e.preventDefault(); go(to); } }, text); }
  function button(text, kind, fn, off) {
    return h('button', { type: 'button', tabindex: off ? -1 : 0, disabled: !!off, className: 'MuiButtonBase-root MuiButton-root MuiButton-' + kind + (off ? ' Mui-disabled' : '') + ' css-1k2ndh', onClick: fn }, text, h('span', { className: 'MuiTouchRipple-root' }));
  }
  function run(promise, then) { busy = true; render(); promise.then(function (r) { return load().then(function () { busy = false; then(r); }); }).catch(function () { busy = false; toast = 'Something went wrong. Please try again later.'; render(); }); }
  function find(id) { return db.subs.filter(function (s) { return s.id === id; })[0]; }

  /* ---------- frame ---------- */
  function Header() {
    var p = location.pathname;
    var nav = [['/', 'My Sentivar'], ['/devices', 'Devices'], ['/subscriptions', 'My Subscriptions'], ['/support', 'Help']];
    return h('header', { className: 'MuiPaper-elevation4 MuiAppBar-root css-hip9hq' },
      h('a', { href: '/', className: 'brand', 'aria-label': 'Sentivar home', html: SHIELD + '<span>sentivar</span>', onClick: function (e) { e.preventDefault(); go('/'); } }),
      h('nav', { className: 'topnav', 'aria-label': 'Main' }, nav.map(function (n) { return link(n[0], n[1], n[0] === p || (n[0] !== '/' && p.indexOf(n[0]) === 0) ? 'active' : ''); })),
      h('button', { type: 'button', className: 'MuiButtonBase-root user-btn', id: 'account-menu-button', 'aria-haspopup': 'menu', 'aria-expanded': String(menuOpen), onClick: function () { menuOpen = !menuOpen; render(); } },
        h('span', { className: 'MuiAvatar-root', 'aria-hidden': 'true' }, 'ME'), db && db.user ? db.user.first : '', ' ▾'),
      menuOpen && h('ul', { className: 'MuiMenu-paper MuiList-root', role: 'menu', 'aria-labelledby': 'account-menu-button' },
        [['/settings', 'Account Settings'], ['/subscriptions', 'My Subscriptions'], ['/billing', 'Billing Information'], ['/orders', 'Order History'], ['/signed-out', 'Sign Out']].map(function (m) { return h('li', { role: 'none' }, link(m[0], m[1], 'MuiButtonBase-root MuiMenuItem-root', 'menuitem')); })));
  }
  function Footer() {
    return h('footer', {}, h('p', {}, ['Privacy', 'Terms of Use', 'License Agreement', 'Cancellation & Refund Policy', 'Accessibility', 'Cookie preferences'].map(function (t) { return link('/legal/' + t.toLowerCase().replace(/[^a-z]+/g, '-'), t); })),
      h('p', {}, 'No one can prevent all cybercrime or identity theft. Copyright © ' + new Date().getFullYear() + ' Sentivar Digital Inc. All rights reserved. Sentivar and the shield logo are trademarks of Sentivar Digital Inc. or its affiliates.'));
  }
  function Cookies() {
    if (localStorage.getItem('OptanonAlertBoxClosed')) return null;
    function shut() { localStorage.setItem('OptanonAlertBoxClosed', new Date().toISOString()); render(); }
    return h('div', { id: 'onetrust-banner-sdk', role: 'region', 'aria-label': 'Cookie banner' },
      h('p', {}, 'We and our partners use cookies and similar technologies to operate this site, analyze traffic and personalize ads. You can manage your choices at any time. ', link('/legal/cookie-preferences', 'Cookie notice')),
      h('button', { id: 'onetrust-reject-all-handler', onClick: shut }, 'Reject All'), h('button', { id: 'onetrust-accept-btn-handler', onClick: shut }, 'Accept All Cookies'));
  }
  function paper() { return h.apply(null, ['section', { className: 'MuiPaper-root MuiCard-root css-s18byi' }].concat([].slice.call(arguments))); }

  /* ---------- pages ---------- */
  function Home() {
    var tiles = [['Device Security', 'Protects 3 of your 5 devices.', '/devices', 'View Devices'], ['Secure VPN', 'Set up private browsing on up to 5 devices.', '/devices', 'Get Started'], ['Password Manager', 'Your vault holds 41 logins.', '/devices', 'Open Vault'],
      ['Cloud Backup', '12.4 GB of 50 GB used.', '/devices', 'Manage'], ['Dark Web Monitoring', 'No new alerts for your email address.', '/devices', 'View'], ['Parental Control', 'Included with Sentivar 360 Premium.', '/cart?item=premium', 'Upgrade']];
    return [h('h1', {}, 'Welcome back, ' + db.user.first), h('div', { className: 'grid' }, tiles.map(function (t) { return paper(h('h2', {}, t[0]), h('p', { className: 'muted' }, t[1]), link(t[2], t[3], 'MuiButtonBase-root MuiButton-root MuiButton-outlined')); }))];
  }
  function Subscription(s) {
    var main = s.sku.indexOf('S360') === 0;
    return paper(h('div', { className: 'sub-row' },
      h('div', {}, h('h2', {}, s.name), h('span', { className: 'MuiChip-root' + (s.renewal ? '' : ' MuiChip-colorWarning') }, s.renewal ? 'Active' : 'Active until ' + s.next),
        h('p', {}, s.devices), h('p', { className: 'muted' }, s.key),
        h('p', {}, h('strong', {}, 'Subscription renewal: '), s.renewal ? 'ON' : 'OFF'),
        s.renewal ? h('p', {}, 'Your subscription will renew on ' + s.next + ' for ' + s.price + '/' + s.term + ' plus applicable tax, using Visa ending in 4417.')
          : h('p', {}, 'Your subscription will not renew. It expires on ' + s.next + '.'),
        s.offer && h('p', {}, h('em', {}, s.offer))),
      h('div', { className: 'sub-side' }, main && link('/cart?item=renew', 'Renew Now', 'MuiButtonBase-root MuiButton-root MuiButton-contained'),
        main && link('/cart?item=premium', 'Upgrade', 'MuiButtonBase-root MuiButton-root MuiButton-outlined'),
        s.renewal ? link('/subscriptions/' + s.id + '/unsubscribe', 'Cancel Subscription Renewal', 'MuiLink-root')
          : button('Activate Subscription Renewal', 'outlined', function () { run(api('POST', '/subscriptions/' + s.id + '/renewal/activate'), function () { toast = 'Subscription renewal is on.'; render(); }); }))));
  }
  function Subscriptions() {
    function t(i, label) { return h('button', { type: 'button', role: 'tab', id: 'tab-' + i, 'aria-selected': String(tab === i), className: 'MuiButtonBase-root MuiTab-root' + (tab === i ? ' Mui-selected' : ''), onClick: function () { tab = i; render(); } }, label); }
    return [h('h1', {}, 'My Subscriptions'), h('div', { className: 'MuiTabs-flexContainer', role: 'tablist' }, t(0, 'Active Subscriptions'), t(1, 'Expired Subscriptions')),
      h('div', { role: 'tabpanel', 'aria-labelledby': 'tab-' + tab }, tab ? db.expired.map(function (e) { return paper(h('h2', {}, e.name), h('p', {}, 'Expired on ' + e.on), link('/cart?item=renew', 'Buy Now', 'MuiButtonBase-root MuiButton-root MuiButton-outlined')); }) : db.subs.map(Subscription)),
      h('p', { className: 'muted' }, 'Have a product key? ', link('/support', 'Enter it here'), '. Prices are subject to change; we will notify you by email before your subscription renews. To learn about refunds, see our ', link('/legal/cancellation-refund-policy', 'Cancellation & Refund Policy'), '.')];
  }
  var REASONS = [['price', 'The renewal price is too high'], ['unused', 'I no longer need or use this product'], ['competitor', 'I switched to another security product'], ['tech', 'I had technical problems with the product'], ['billing', 'I do not want to be charged automatically'], ['device', 'I no longer have the device'], ['other', 'Other']];
  function Unsubscribe(id) {
    var s = find(id);
    if (!s) return NotFound();
    if (flow.id !== id) flow = { id: id, step: 1, reason: '', note: '' };
    function keep() { flow = {}; go('/subscriptions'); }
    function next(n) { flow.step = n; window.scrollTo(0, 0); render(); }
    if (!s.renewal || flow.step === 4) return h('div', { className: 'narrow' }, paper(h('h1', {}, 'Your subscription renewal is cancelled'),
      h('p', {}, 'You will not be charged for ' + s.name + ' again. Your protection continues until ' + s.next + '. We have sent a confirmation to ' + db.user.email + '.'),
      h('p', { className: 'muted' }, 'Changed your mind? You can turn renewal back on at any time before your subscription expires.'),
      h('div', { className: 'actions' }, link('/subscriptions', 'Go to My Subscriptions', 'MuiButtonBase-root MuiButton-root MuiButton-contained'), button('Activate Subscription Renewal', 'text', function () { run(api('POST', '/subscriptions/' + id + '/renewal/activate'), keep); }))));
    if (flow.step === 1) return h('div', { className: 'narrow' }, paper(h('h1', {}, 'We’re sorry to see you go'),
      h('p', {}, 'You are about to cancel the renewal of ' + s.name + '. Please tell us why.'),
      h('div', { className: 'MuiFormGroup-root', role: 'radiogroup', 'aria-label': 'Reason for cancelling' }, REASONS.map(function (r) {
        return h('label', { className: 'MuiFormControlLabel-root' }, h('span', { className: 'MuiButtonBase-root MuiRadio-root' }, h('input', { type: 'radio', className: 'PrivateSwitchBase-input', name: 'reason', value: r[0], checked: flow.reason === r[0], onChange: function () { flow.reason = r[0]; render(); } }), h('span', { className: 'dot' })), h('span', { className: 'MuiTypography-root' }, r[1]));
      })),
      flow.reason === 'other' && h('label', { className: 'field' }, 'Tell us more (optional)', h('textarea', { rows: 3, value: flow.note, onInput: function (e) { flow.note = e.target.value; } })),
      h('div', { className: 'actions' }, button('Keep My Subscription', 'contained', keep),
        button(busy ? 'Please wait…' : 'Continue to Cancel', 'text', function () { run(api('POST', '/subscriptions/' + id + '/unsubscribe/reason', { reason: flow.reason, comment: flow.note }), function (r) { flow.offer = r.offer; next(2); }); }, !flow.reason || busy))));
    if (flow.step === 2) return h('div', { className: 'narrow' }, paper(h('h1', {}, 'Before you go, here’s a special offer'),
      flow.reason === 'tech' && h('p', {}, 'Having trouble? Our experts can help you at no extra cost. ', link('/support', 'Contact support')),
      h('p', {}, 'Keep your subscription renewal on and save ' + flow.offer.percent + '% on your next renewal.'),
      h('p', {}, h('span', { className: 'strike' }, s.price), ' ', h('span', { className: 'offer-price' }, flow.offer.price), ' for 1 year'),
      h('p', { className: 'muted' }, 'By accepting, you agree that your payment method will be charged ' + flow.offer.price + ' plus tax on ' + s.next + '. Then renews at the current renewal price unless cancelled.'),
      h('div', { className: 'actions' }, button('Accept Offer', 'contained', function () { run(api('POST', '/subscriptions/' + id + '/offers/accept', { offer: flow.offer.id }), function () { flow = {}; go('/subscriptions'); toast = 'Your offer has been applied.'; render(); }); }, busy),
        button('No, Thanks', 'text', function () { next(3); }, busy))));
    return h('div', { className: 'narrow' }, paper(h('h1', {}, 'Turn off subscription renewal?'),
      h('p', {}, 'If you turn off renewal, on ' + s.next + ' you will lose:'),
      h('ul', { className: 'loses' }, ['Real-time threat protection on all your devices', 'Virus Protection Promise and expert support', 'Secure VPN and 50 GB of Cloud Backup, including stored files', 'Notifications about your personal information on the dark web'].map(function (t) { return h('li', {}, t); })),
      h('p', { className: 'muted' }, 'Turning off renewal does not refund amounts already paid. You can use your product until the expiration date.'),
      h('div', { className: 'actions' }, button('Stay Protected', 'contained', keep, busy),
        button(busy ? 'Please wait…' : 'Turn Off Renewal', 'outlined', function () { run(api('POST', '/subscriptions/' + id + '/renewal/cancel', { reason: flow.reason }), function () { next(4); }); }, busy))));
  }
  function Billing() {
    return [h('h1', {}, 'Billing Information'), db.cards.length ? db.cards.map(function (c) {
      return paper(h('div', { className: 'sub-row' }, h('div', {}, h('h2', {}, c.brand + ' ending in ' + c.last4), h('p', { className: 'muted' }, 'Expires ' + c.exp + '. Default payment method for subscription renewals.')),
        h('div', { className: 'sub-side' }, button('Delete', 'text', function () { dialog = { title: 'Delete this payment method?', text: 'Your subscriptions may not renew and your protection may be interrupted.', yes: 'Delete', fn: function () { run(api('DELETE', '/payment-methods/' + c.id), function () { dialog = null; render(); }); } }; render(); }))));
    }) : paper(h('p', {}, 'You have no saved payment methods.')), h('p', {}, link('/orders', 'View order history'))];
  }
  function Orders() {
    return [h('h1', {}, 'Order History'), paper(h('table', {}, h('thead', {}, h('tr', {}, ['Date', 'Order number', 'Product', 'Total'].map(function (t) { return h('th', {}, t); }))), h('tbody', {}, db.orders.map(function (o) { return h('tr', {}, h('td', {}, o.on), h('td', {}, o.no), h('td', {}, o.what), h('td', {}, o.sum)); }))))];
  }
  function Settings() {
    var u = db.user, f = {};
    function field(k, label) { return h('label', { className: 'field' }, label, h('input', { type: 'text', value: u[k], onInput: function (e) { f[k] = e.target.value; } })); }
    return h('div', { className: 'narrow' }, h('h1', {}, 'Account Settings'), paper(h('h2', {}, 'Personal information'), field('first', 'First name'), field('last', 'Last name'), field('email', 'Email address'), field('phone', 'Mobile number'),
      button('Save Changes', 'contained', function () { run(api('PUT', '/profile', f), function () { toast = 'Changes saved.'; render(); }); })),
    paper(h('h2', {}, 'Communication preferences'), [['newsletter', 'Email me security news and special offers'], ['research', 'Invite me to customer research']].map(function (c) {
      return h('label', { className: 'MuiFormControlLabel-root' }, h('span', { className: 'MuiRadio-root' }, h('input', { type: 'checkbox', className: 'PrivateSwitchBase-input', checked: u[c[0]], onChange: function (e) { var b = {}; b[c[0]] = e.target.checked; run(api('PUT', '/profile', b), render); } }), h('span', { className: 'dot sq' })), c[1]);
    })),
    paper(h('h2', {}, 'Privacy'), h('p', { className: 'muted' }, 'Deleting your account permanently removes your subscriptions, vault and backups.'), button('Delete My Account', 'text', function () { dialog = { title: 'Delete your Sentivar account?', text: 'You will lose access to all your products immediately. Remaining subscription time is not refunded.', yes: 'Delete Account', fn: function () { run(api('DELETE', '/account'), function () { dialog = null; go('/'); }); } }; render(); })));
  }
  function Cart() {
    var item = new URLSearchParams(location.search).get('item');
    var it = item === 'premium' ? ['S360PRM-10D-1Y', 'Sentivar 360 Premium, 10 devices, 1 year', '$64.99'] : ['S360DLX-5D-1Y-R', 'Sentivar 360 Deluxe, renewal, 1 year', '$119.99'];
    return h('div', { className: 'narrow' }, h('h1', {}, 'Your cart'), paper(h('h2', {}, it[1]), h('p', { className: 'offer-price' }, it[2]), h('p', {}, 'Paying with Visa ending in 4417'),
      h('p', { className: 'muted' }, 'By placing your order you agree to the License Agreement and to automatic renewal at the then-current price.'),
      h('div', { className: 'actions' }, button(busy ? 'Processing…' : 'Place Order', 'contained', function () { run(api('POST', '/orders', { sku: it[0], title: it[1], price: it[2] }), function () { go('/orders'); }); }, busy), link('/subscriptions', 'Back to My Subscriptions'))));
  }
  function Devices() { return [h('h1', {}, 'Devices'), ['Morgan’s MacBook Air', 'DESKTOP-7Q1VE', 'Pixel 8'].map(function (d) { return paper(h('h2', {}, d), h('p', { className: 'muted' }, 'Protected. Last seen today.')); })]; }
  function Support() {
    return h('div', { className: 'narrow' }, h('h1', {}, 'Help'), paper(h('h2', {}, 'Popular articles'), h('ul', {}, ['Install Sentivar on another device', 'Transfer your protection to a new computer', 'Learn about subscription renewal', 'Request a refund'].map(function (t) { return h('li', {}, link('/support/article', t)); })), h('p', {}, 'Chat with us 24/7, or call 1-855-555-0119.')));
  }
  function Article() {
    return h('div', { className: 'narrow' }, paper(h('h1', {}, 'Learn about subscription renewal'), h('p', {}, 'Subscription renewal keeps your protection uninterrupted. To turn it off, sign in, click your name at the top right and select My Subscriptions. Under Active Subscriptions, select Cancel Subscription Renewal next to the product and follow the on-screen instructions.'), h('p', {}, 'To request a refund for an annual charge made in the last 60 days, chat with Member Services.'), link('/subscriptions', 'My Subscriptions')));
  }
  function Legal() { return h('div', { className: 'narrow' }, paper(h('h1', {}, 'Legal information'), h('p', {}, 'Annual subscriptions can be refunded within 60 days of purchase. Monthly subscriptions can be refunded within 14 days of the initial purchase. You may cancel the renewal of your subscription at any time in your account.'))); }
  function NotFound() { return paper(h('h1', {}, 'Page not found'), link('/', 'Go to My Sentivar')); }

  function Page() {
    var p = location.pathname, m;
    if (db.closed) return paper(h('h1', {}, 'This account has been deleted'), h('p', {}, 'Thank you for having been with Sentivar.'));
    if (p === '/') return Home();
    if (p === '/subscriptions') return Subscriptions();
    if ((m = p.match(/^\/subscriptions\/([^/]+)\/unsubscribe$/))) return Unsubscribe(m[1]);
    if (p === '/signed-out') return paper(h('h1', {}, 'You have signed out'), link('/', 'Sign in again'));
    if (p.indexOf('/legal/') === 0) return Legal();
    return ({ '/billing': Billing, '/orders': Orders, '/settings': Settings, '/cart': Cart, '/devices': Devices, '/support': Support, '/support/article': Article }[p] || NotFound)();
  }
  function Dialog() {
    return h('div', { className: 'MuiDialog-root MuiModal-root', role: 'presentation' }, h('div', { className: 'MuiBackdrop-root', 'aria-hidden': 'true' }), h('div', { className: 'MuiDialog-container' },
      h('div', { className: 'MuiPaper-elevation24 MuiDialog-paper', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'dlg-title' }, h('h2', { id: 'dlg-title' }, dialog.title), h('p', {}, dialog.text),
        h('div', { className: 'actions' }, button('Go Back', 'contained', function () { dialog = null; render(); }), button(dialog.yes, 'text', dialog.fn, busy)))));
  }
  function render() {
    var main = h('main', { className: 'MuiContainer-root css-1qsxih2', key: location.pathname + (flow.step || '') + !!db }, toast && h('div', { className: 'MuiAlert-root', role: 'alert' }, toast), db ? Page() : [h('div', { className: 'skeleton' }), h('div', { className: 'skeleton' })]);
    var tree = [Header(), h('div', { className: 'promo' }, 'Protect your identity too: get ID Monitor from $4.99/month.'), main, h('button', { type: 'button', className: 'MuiButtonBase-root chat-fab', onClick: function () { go('/support'); } }, 'Chat'), Footer(), h('div', { id: 'onetrust-consent-sdk' }, Cookies()), h('div', { className: 'portal' }, dialog && Dialog())];
    patch(root, [].slice.call(root.childNodes), tree);
    document.title = (root.querySelector('main h1') ? root.querySelector('main h1').textContent + ' | ' : '') + 'My Sentivar';
  }
  window.addEventListener('popstate', render);
  render();
  load().then(render);
})();
