(function () {
  'use strict';
  var root = document.getElementById('root');
  var data = null, uid = 0;
  function h(tag, props) {
    var e = document.createElement(tag), kids = [].slice.call(arguments, 2);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (v === undefined || v === null || v === false) return;
      if (k.slice(0, 2) === 'on') e.addEventListener(k.slice(2).toLowerCase(), v);
      else if (k === 'value' || k === 'checked' || k === 'disabled') e[k] = v;
      else e.setAttribute(k === 'className' ? 'class' : k, v === true ? '' : v);
    });
    (function add(list) {
      list.forEach(function (c) {
        if (c === null || c === undefined || c === false) return;
        if (Array.isArray(c)) return add(c);
        e.appendChild(c.nodeType ? c : document.createTextNode(String(c)));
      });
    })(kids);
    return e;
  }
  function api(method, path, body) {
    return fetch('/api/v2' + path, { method: method, headers: { 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); });
  }
  function go(path) { history.pushState({}, '', path); render(); window.scrollTo(0, 0); }
  window.addEventListener('popstate', function () { render(); });
  function A(href, label, cls) {
    return h('a', { href: href, className: cls === undefined ? 'spectrum-Link' : cls, onClick: function (e) { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(href); } }, label);
  }
  function Btn(variant, label, fn, extra) {
    var p = { type: 'button', className: 'spectrum-Button spectrum-Button--sizeM spectrum-Button--' + variant, onClick: fn };
    Object.keys(extra || {}).forEach(function (k) { p[k] = extra[k]; });
    return h('button', p, h('span', { className: 'spectrum-Button-label' }, label));
  }
  function loader() { return h('div', { className: 'spectrum-CircleLoader', role: 'progressbar', 'aria-label': 'Loading' }); }
  function toast(msg) {
    var t = h('div', { className: 'spectrum-Toast', role: 'alert' }, msg);
    document.body.appendChild(t); setTimeout(function () { t.remove(); }, 5000);
  }
  function dialog(title, content, buttons, full) {
    var id = 'react-spectrum-' + (++uid);
    var u = h('div', { className: 'spectrum-Underlay is-open' });
    var d = h('section', { role: 'dialog', 'aria-modal': 'true', tabindex: '-1', 'aria-labelledby': id, className: 'spectrum-Dialog' + (full ? ' spectrum-Dialog--fullscreen' : '') },
      h('h2', { id: id, className: 'spectrum-Dialog-heading' }, title),
      h('div', { className: 'spectrum-Dialog-content' }, content),
      h('div', { className: 'Buttons Buttons--end' }, buttons(function () { u.remove(); })));
    u.appendChild(d); document.body.appendChild(u); d.focus();
    return u;
  }
  function reload() { return api('GET', '/account').then(function (d) { data = d; render(); }); }

  // ---- chrome
  var TABS = [['/', 'Overview'], ['/profile', 'Account and security'], ['/plans', 'Plans and payment'], ['/orders', 'Orders and invoices'], ['/communications', 'Communication and privacy'], ['/help', 'Help']];
  function header() {
    var box = h('div', { className: 'MenuTrigger' }), pop = null;
    box.appendChild(h('button', { className: 'GlobalNav-profile', type: 'button', 'aria-haspopup': 'true', 'aria-label': 'Profile', onClick: function () {
      if (pop) { pop.remove(); pop = null; return; }
      pop = h('div', { className: 'spectrum-Popover', style: 'right:0;padding:16px;width:280px' },
        h('h4', {}, data.user.first + ' ' + data.user.last), h('p', { className: 'Small' }, data.user.email),
        h('p', {}, A('/', 'Manage account')), h('p', {}, A('/help', 'Help and support')),
        h('p', {}, h('button', { className: 'spectrum-Link', type: 'button', onClick: function () { toast('You can sign out on your own device at any time.'); } }, 'Sign out')));
      box.appendChild(pop);
    } }, 'DW'));
    return h('header', { className: 'GlobalNav' },
      A('/', [h('i', { 'aria-hidden': 'true' }), 'Inkfold'], 'GlobalNav-brand'),
      h('ul', { className: 'GlobalNav-links' }, ['Creativity & Design', 'Photo', 'Video', 'PDF & E-signatures', 'AI Features'].map(function (t) {
        return h('li', {}, A('/help', t, ''));
      })), A('/help', 'Learn & Support'), box);
  }
  function tabs(path) {
    return h('nav', { className: 'Tabs', 'aria-label': 'Account' }, TABS.map(function (t) {
      var a = A(t[0], t[1], ''); var on = t[0] === '/' ? path === '/' : path.indexOf(t[0]) === 0;
      if (on) a.setAttribute('aria-current', 'page'); return a;
    }));
  }
  function footer() {
    function col(title, items) { return h('div', {}, h('h4', {}, title), h('ul', {}, items.map(function (i) { return h('li', {}, A(i[1] || '/help', i[0], '')); }))); }
    return h('footer', { className: 'Footer' },
      h('div', { className: 'Footer-cols' },
        col('Shop for', [['Creative Suite'], ['Photography'], ['Document Cloud'], ['Inkfold Stock'], ['Students and teachers'], ['Business and teams'], ['View plans and pricing', '/plans/change']]),
        col('Experience Cloud', [['What is Experience Cloud?'], ['Analytics'], ['Commerce'], ['Campaign']]),
        col('Support', [['Download and install'], ['Help Center'], ['Community'], ['Enterprise Support'], ['Subscription terms', '/terms']]),
        col('Inkfold', [['About'], ['Careers'], ['Newsroom'], ['Investor Relations'], ['Trust Center'], ['Accessibility']])),
      h('div', { className: 'Footer-legal' }, h('span', {}, 'Copyright © 2026 Inkfold Inc. All rights reserved.'), A('/terms', 'Privacy', ''), A('/terms', 'Terms of Use', ''),
        h('button', { type: 'button', onClick: function () { cookies(true); } }, 'Cookie preferences'), A('/communications', 'Do not sell or share my personal information', '')));
  }
  function cookies(force) {
    var old = document.getElementById('onetrust-banner-sdk'); if (old) old.remove();
    if (!force && localStorage.getItem('ink_consent')) return;
    function close(v) { return function () { localStorage.setItem('ink_consent', v); api('POST', '/consent', { groups: v }); b.remove(); }; }
    var b = h('div', { id: 'onetrust-banner-sdk', role: 'region', 'aria-label': 'Cookie banner' },
      h('div', {}, h('h3', {}, 'Make yourself at home'), h('p', { className: 'Small', style: 'margin:0' }, 'Inkfold and its vendors use cookies and similar technologies to improve your experience and measure your interactions with our websites, products and services. We also use them to provide you more relevant information in searches, and in ads on this and other sites. If that’s okay, click “Enable all.” Clicking “Don’t enable” will set only cookies that are strictly necessary. You can also view our vendors and customize your choices by clicking “Cookie settings.”')),
      h('div', { className: 'btns' }, Btn('quiet', 'Cookie settings', function () { b.querySelector('p').textContent = 'Strictly necessary cookies are always active. Performance, functional and targeting cookies are off unless you choose “Enable all.”'; }), Btn('secondary', 'Don’t enable', close('C0001')), Btn('secondary', 'Enable all', close('C0001,C0002,C0003,C0004'))));
    document.body.appendChild(b);
  }

  // ---- pieces
  function row(l, v, x) { return h('div', { className: 'Row' }, h('div', { className: 'Row-label' }, l), h('div', { className: 'Row-value' }, v), x); }
  function ended() { return data.subscription.status === 'scheduled'; }
  function badge() {
    var s = data.subscription.status;
    if (s === 'scheduled') return h('span', { className: 'Badge Badge--notice' }, 'Canceled');
    if (s === 'deleted') return h('span', { className: 'Badge Badge--notice' }, 'Account closing');
    return h('span', { className: 'Badge' }, 'Active');
  }
  function renewLine() {
    var s = data.subscription;
    if (ended()) return 'Your plan has been canceled. You can keep using your apps and services until ' + s.renews + '.';
    if (s.status === 'discounted') return 'Your next two months are free. Billing resumes after that at ' + s.price + ' plus tax.';
    if (s.status === 'downgraded') return 'Your plan changes to Inkfold Single App on ' + s.renews + ' at $22.99/mo plus tax.';
    if (s.status === 'upgraded') return 'Your plan changes to All Apps, annual on ' + s.renews + ' at $599.88/yr plus tax.';
    return 'Your next bill is for $65.31 (including tax) on ' + s.renews + '.';
  }
  function manageMenu() {
    var box = h('div', { className: 'MenuTrigger' }), pop = null;
    function item(label, fn) { return h('li', { role: 'menuitem', tabindex: '0', className: 'spectrum-Menu-item', onClick: function () { close(); fn(); }, onKeydown: function (e) { if (e.key === 'Enter') { close(); fn(); } } }, h('span', { className: 'spectrum-Menu-itemLabel' }, label)); }
    function close() { if (pop) { pop.remove(); pop = null; btn.setAttribute('aria-expanded', 'false'); } }
    var btn = Btn('secondary', 'Manage plan', function () {
      if (pop) return close();
      btn.setAttribute('aria-expanded', 'true');
      pop = h('div', { className: 'spectrum-Popover is-open' }, h('ul', { role: 'menu', className: 'spectrum-Menu' },
        item('View plan details', function () { go('/plans/' + data.subscription.id); }),
        item('Change plan', function () { go('/plans/change'); }),
        item('Edit billing and payment', function () { go('/plans/payment'); }),
        item('View order history', function () { go('/orders'); })));
      box.appendChild(pop);
    }, { 'aria-haspopup': 'true', 'aria-expanded': 'false' });
    box.appendChild(btn); return box;
  }
  function resub() {
    return Btn('cta', 'Renew plan', function () {
      dialog('Renew your plan', h('p', {}, 'Your Inkfold Creative Suite All Apps plan will renew automatically on ' + data.subscription.renews + ' and every month after that for $59.99 plus tax until you cancel.'),
        function (close) { return [Btn('secondary', 'Not now', close), Btn('cta', 'Agree and renew', function () { api('POST', '/subscriptions/' + data.subscription.id + '/renewal', {}).then(function () { close(); return reload(); }).then(function () { toast('Your plan has been renewed.'); }); })]; });
    });
  }
  function planCard() {
    var s = data.subscription;
    return h('div', { className: 'Card' }, h('div', { className: 'Card--row' }, h('div', { className: 'Card-icon' }),
      h('div', {}, h('h2', {}, s.status === 'downgraded' ? s.name : s.name, badge()), h('p', {}, '20+ creative apps, including Inkfold Raster, Vector, Layout and Motion. 100 GB of cloud storage, Inkfold Portfolio, Inkfold Fonts and 1,000 monthly generative credits.'),
        h('p', {}, renewLine()),
        h('div', { className: 'Buttons' }, ended() ? resub() : manageMenu(), A('/plans/' + s.id, ended() ? 'View plan details' : 'View plan')))));
  }
  function promo() {
    return h('div', { className: 'Promo' }, h('h3', {}, 'Add Inkfold Stock and get 10 free assets'), h('p', {}, 'Try one month free. Choose from over 300 million photos, vectors, videos and templates directly in your apps.'),
      h('div', { className: 'Buttons' }, Btn('cta', 'Start free trial', function () {
        dialog('Start your free trial of Inkfold Stock', h('p', {}, 'Your Visa ending in 4417 will be charged $29.99/mo plus tax when your free month ends. Cancel before then and you won’t be charged.'), function (close) {
          return [Btn('secondary', 'Not now', close), Btn('cta', 'Agree and subscribe', function () { api('POST', '/subscriptions', { product: 'stock-10' }).then(function () { close(); reload(); toast('Thanks for your order. Inkfold Stock is ready to use.'); }); })];
        });
      })));
  }

  // ---- pages
  function overview() {
    var s = data.subscription;
    return [h('h1', {}, 'Welcome, ' + data.user.first), h('p', {}, 'Manage your profile, plans and privacy all in one place.'),
      h('div', { className: 'Grid' },
        h('div', {}, h('h3', {}, 'Your plan'), planCard(),
          h('h3', {}, 'Recently used apps'), h('div', { className: 'Card' }, h('div', { className: 'Apps' }, [['Ra', 'Raster', '#001e36'], ['Ve', 'Vector', '#330000'], ['La', 'Layout', '#49021f'], ['Mo', 'Motion', '#00005b'], ['Lr', 'Lightdesk', '#001e36'], ['Au', 'Audio', '#00005b'], ['Sk', 'Sketchpad', '#470137'], ['Pd', 'PDF Pro', '#b30b00']].map(function (a) {
            return h('div', { className: 'App' }, h('b', { style: 'background:' + a[2] }, a[0]), a[1], h('br', {}), A('/help', 'Download'));
          })))),
        h('div', {}, promo(),
          h('div', { className: 'Card' }, h('h3', {}, 'Cloud storage'), h('p', {}, s.used + ' GB of ' + s.storage + ' GB used'), h('div', { className: 'Meter' }, h('div', { style: 'width:61%' })), A('/help', 'Manage storage')),
          h('div', { className: 'Card' }, h('h3', {}, 'Quick links'), h('p', {}, A('/profile', 'Change password')), h('p', {}, A('/plans/payment', 'Edit billing and payment')), h('p', {}, A('/orders', 'Print invoices')), h('p', {}, A('/profile', 'Add a mobile phone number')), h('p', {}, A('/help', 'Contact customer care')))))];
  }
  function plans() {
    return [h('h1', {}, 'Plans and payment'), h('div', { className: 'Grid' }, h('div', {}, h('h3', {}, 'My plans'), planCard(),
      data.stock && h('div', { className: 'Card' }, h('h2', {}, 'Inkfold Stock', h('span', { className: 'Badge' }, 'Free trial')), h('p', {}, '10 standard assets a month. $29.99/mo plus tax when your free month ends.')),
      h('div', { className: 'Card' }, h('h2', {}, 'Inkfold Free membership', h('span', { className: 'Badge' }, 'Free')), h('p', {}, 'Your free membership includes 2 GB of storage, the Inkfold Sketchpad starter app and free fonts. You keep it for as long as you have an Inkfold ID.'), A('/help', 'Learn more'))),
      h('div', {}, h('div', { className: 'Card' }, h('h3', {}, 'Billing and payment'), h('p', {}, 'Visa ending in ' + data.payment.last4), h('p', { className: 'Small' }, 'Expires ' + data.payment.exp), A('/plans/payment', 'Edit billing and payment')), promo()))];
  }
  function planDetail() {
    var s = data.subscription;
    return [h('p', {}, A('/plans', '‹ Plans and payment')), h('h1', {}, 'Manage plan'),
      ended() && h('div', { className: 'Inline Inline--notice', role: 'status' }, h('h3', {}, 'Your plan ends on ' + s.renews), h('p', { style: 'margin:0' }, 'You’ll lose access to paid apps and services after that date. You won’t be charged again. Changed your mind? Renew any time before ' + s.renews + ' to keep your files and settings.')),
      h('div', { className: 'Grid' },
        h('div', {}, h('div', { className: 'Card' }, h('h2', {}, s.name, badge()),
          row('Plan type', s.term + ' (cancel anytime)'), row('Price', s.price + ' plus tax'), row('Licenses', s.seats), row('Member since', s.started), row(ended() ? 'Ends on' : 'Renews on', s.renews), row('Order number', data.order),
          h('p', {}, renewLine()),
          ended() && h('div', { className: 'Buttons' }, resub())),
          h('div', { className: 'Card' }, h('h3', {}, 'What’s in your plan'), h('ul', {}, ['20+ desktop, web and mobile apps', '100 GB of cloud storage', '1,000 generative credits each month', 'Inkfold Portfolio with five sites', 'More than 30,000 fonts', 'Step-by-step tutorials and Inkfold Live'].map(function (t) { return h('li', {}, t); })))),
        h('div', {},
          !ended() && h('div', { className: 'Card' }, h('h3', {}, 'Change plan'), h('p', {}, 'Save 17% a year with annual billing, or find a plan with just the apps you need.'), Btn('cta', 'Change plan', function () { go('/plans/change'); })),
          h('div', { className: 'Card' }, h('h3', {}, 'Update payment details'), h('p', {}, 'Visa ending in ' + data.payment.last4), Btn('secondary', 'Edit payment', function () { go('/plans/payment'); })),
          !ended() && h('div', { className: 'Card' }, h('h3', {}, 'Service options'), h('p', {}, 'You can end your service at any time. See the ', A('/terms', 'Subscription and Cancellation Terms'), '.'), h('button', { className: 'spectrum-Link', type: 'button', onClick: startCancel }, 'Cancel your plan')),
          h('div', { className: 'Card' }, h('h3', {}, 'Need help?'), h('p', {}, 'Chat with us from 6 a.m. to 10 p.m. Pacific Time.'), A('/help', 'Contact us'))))];
  }
  function changePlan() {
    function opt(name, price, text, id) {
      return h('div', { className: 'Offer' }, h('h3', {}, name), h('div', { className: 'Offer-price' }, price), h('p', {}, text), Btn('cta', 'Select', function () {
        dialog('Confirm your new plan', h('p', {}, 'Your plan will change to ' + name + ' on ' + data.subscription.renews + '. ' + price + ' plus tax will be charged to your Visa ending in 4417.'), function (close) {
          return [Btn('secondary', 'Go back', close), Btn('cta', 'Confirm change', function () { api('POST', '/subscriptions/' + data.subscription.id + '/plan', { plan: id }).then(function () { close(); go('/plans'); return reload(); }); })];
        });
      }));
    }
    return [h('p', {}, A('/plans', '‹ Plans and payment')), h('h1', {}, 'Change plan'), h('p', {}, 'Your current plan is Inkfold Creative Suite All Apps, monthly.'), h('div', { className: 'Offers' },
      opt('All Apps, annual', '$599.88/yr', 'The same 20+ apps, billed once a year. Fee applies if you cancel after 14 days.', 'pro-annual'), opt('Single App', '$22.99/mo', 'One app of your choice with 100 GB of cloud storage.', 'single'),
      opt('Photography', '$19.99/mo', 'Raster and Lightdesk with 1 TB of cloud storage.', 'photo'), opt('PDF Pro', '$19.99/mo', 'Edit, sign and share PDFs on any device.', 'pdf'))];
  }
  function payment() {
    return [h('p', {}, A('/plans', '‹ Plans and payment')), h('h1', {}, 'Billing and payment'), h('div', { className: 'Card' }, h('h3', {}, 'Payment method'),
      data.payment.removed ? h('p', {}, 'No payment method on file.') : row('Visa •••• ' + data.payment.last4, 'Expires ' + data.payment.exp, h('button', { className: 'spectrum-Link', type: 'button', onClick: function () {
        dialog('Remove this payment method?', h('p', {}, 'We won’t be able to renew your plan without a payment method.'), function (close) { return [Btn('secondary', 'Cancel', close), Btn('negative', 'Remove', function () { api('DELETE', '/payment-methods/1').then(function () { close(); reload(); }); })]; });
      } }, 'Remove')),
      h('div', { className: 'Buttons' }, Btn('secondary', 'Add payment method', function () { toast('Adding a payment method is temporarily unavailable. Try again later.'); }))),
      h('div', { className: 'Card' }, h('h3', {}, 'Billing address'), row('Name', data.user.first + ' ' + data.user.last), row('Address', '2208 Alder Street, Eugene, OR 97405'), row('Country/Region', data.user.country))];
  }
  function profile() {
    var f = h('input', { className: 'spectrum-Textfield', value: data.user.first, id: 'fn' }), l = h('input', { className: 'spectrum-Textfield', value: data.user.last, id: 'ln' });
    return [h('h1', {}, 'Account and security'), h('div', { className: 'Card' }, h('h3', {}, 'Profile'), h('label', { className: 'spectrum-FieldLabel', for: 'fn' }, 'First name'), f, h('label', { className: 'spectrum-FieldLabel', for: 'ln' }, 'Last name'), l,
      h('div', { className: 'Buttons' }, Btn('cta', 'Save', function () { api('PUT', '/profile', { first: f.value, last: l.value }).then(function () { toast('Your changes have been saved.'); }); }))),
      h('div', { className: 'Card' }, h('h3', {}, 'Sign-in and security'), row('Email', data.user.email), row('Password', '••••••••••', A('/help', 'Change')), row('Two-step verification', 'Off', A('/help', 'Turn on')), row('Inkfold ID', data.user.id)),
      h('div', { className: 'Card' }, h('h3', {}, 'Delete account'), h('p', {}, 'Permanently delete your Inkfold account. You’ll lose access to any services, all active plans, and content you stored. This can’t be undone.'), Btn('negative', 'Delete account', function () {
        dialog('Delete your account?', h('p', {}, 'All plans, files and purchases associated with ' + data.user.email + ' will be permanently deleted. You won’t be able to recover them.'), function (close) { return [Btn('secondary', 'Keep account', close), Btn('negative', 'Delete account', function () { api('DELETE', '/account').then(function () { close(); go('/'); reload(); }); })]; });
      }))];
  }
  function orders() {
    return [h('h1', {}, 'Orders and invoices'), h('div', { className: 'Card' }, h('table', {}, h('thead', {}, h('tr', {}, ['Date', 'Invoice number', 'Description', 'Subtotal', 'Tax', 'Total', ''].map(function (t) { return h('th', {}, t); }))),
      h('tbody', {}, data.invoices.map(function (i) { return h('tr', {}, h('td', {}, i.date), h('td', {}, i.number), h('td', {}, 'Creative Suite All Apps, monthly'), h('td', {}, i.amount), h('td', {}, i.tax), h('td', {}, i.total), h('td', {}, h('button', { className: 'spectrum-Link', type: 'button', onClick: function () { window.print(); } }, 'Print'))); }))))];
  }
  function comms() {
    function chk(id, text) { return h('label', { className: 'spectrum-Checkbox' }, h('input', { type: 'checkbox', className: 'spectrum-Checkbox-input', checked: true, onChange: function (e) { api('PUT', '/communications', { id: id, on: e.target.checked }); } }), h('span', { className: 'spectrum-Checkbox-box' }), h('span', { className: 'spectrum-Checkbox-label' }, text)); }
    return [h('h1', {}, 'Communication and privacy'), h('div', { className: 'Card' }, h('h3', {}, 'Email preferences'), chk('offers', 'Product news, offers and promotions'), chk('learn', 'Tutorials and inspiration'), chk('research', 'Invitations to customer research')),
      h('div', { className: 'Card' }, h('h3', {}, 'Desktop and app usage'), chk('usage', 'Yes, I’d like to share information on how I use Inkfold desktop apps'), chk('content', 'Allow my content to be analyzed by Inkfold for product improvement'))];
  }
  function help() {
    var q = [['How do I cancel my Inkfold subscription?', ['Sign in to your account, choose Manage plan for the plan you want to cancel and then select Cancel your plan. If you purchased through a store such as the App Store, cancel there. Team plans are cancelled in the Admin Console. ', A('/plans', 'Go to your plans')]], ['Will I get a refund?', ['If you cancel within 14 days of your initial order, you’ll be fully refunded. Should you cancel after 14 days, your payment is non-refundable, and your service will continue until the end of that month’s billing period.']],
      ['My payment failed. What should I do?', ['Check that your card hasn’t expired, then update your payment information.']], ['What happens to my files when I cancel?', ['If your storage exceeds the free 2 GB, you have 30 days after your plan ends to reduce it before you may lose access to some or all of your files.']], ['How do I install apps on a new computer?', ['Download the Inkfold desktop app and sign in with your Inkfold ID.']], ['I forgot my password', ['Use Forgot password on the sign-in page and follow the instructions.']]];
    return [h('h1', {}, 'Help Center'), h('p', {}, h('input', { type: 'search', className: 'spectrum-Textfield', placeholder: 'Search Inkfold support', 'aria-label': 'Search Inkfold support' })), h('div', { className: 'Card' }, h('h3', {}, 'Popular topics'), q.map(function (x) { return h('details', { className: 'Faq' }, h('summary', {}, x[0]), h('p', {}, x[1])); })), h('div', { className: 'Card' }, h('h3', {}, 'Contact us'), h('p', {}, 'Get help from our virtual assistant, or ask the community.'), Btn('secondary', 'Start chat', function () { toast('All agents are busy. Your expected wait is 14 minutes.'); }))];
  }
  function terms() {
    return [h('h1', {}, 'Inkfold Subscription and Cancellation Terms'), h('div', { className: 'Card' }, h('h3', {}, 'Monthly (Month-to-Month)'), h('p', {}, 'Your subscription begins as soon as your initial payment is processed. Your subscription will automatically renew each month without notice until you cancel. You authorize us to store your payment method(s) and to automatically charge your payment method(s) every month until you cancel. We will automatically charge you the then-current rate for your plan, plus applicable taxes, every month upon renewal until you cancel.'),
      h('h3', {}, 'Cancellation terms'), h('p', {}, 'You can cancel your subscription anytime via your Inkfold Account page or by contacting Customer Support. If you cancel within 14 days of your initial order, you’ll be fully refunded. Should you cancel after 14 days, your payment is non-refundable, and your service will continue until the end of that month’s billing period.'),
      h('h3', {}, 'Annual, paid monthly'), h('p', {}, 'Should you cancel after 14 days, you’ll be charged an early termination fee of 50% of your remaining contract obligation, and your service will continue until the end of that month’s billing period.'))];
  }

  // ---- cancellation (full-screen dialog over the plan page)
  var REASONS = ['It’s too expensive', 'I don’t use it often enough', 'I was just trying it out', 'I only needed it for a specific project or class', 'I’m missing features that I need', 'The apps are too hard to learn', 'I had technical problems or poor performance', 'I’m switching to a different plan or account', 'I’m switching to another product', 'Other'];
  function startCancel() {
    var s = data.subscription, picked = {}, note = '';
    var u = h('div', { className: 'spectrum-Underlay is-open' }), d = h('section', { role: 'dialog', 'aria-modal': 'true', tabindex: '-1', 'aria-label': 'Cancel your plan', className: 'spectrum-Dialog spectrum-Dialog--fullscreen' });
    u.appendChild(d); document.body.appendChild(u); d.focus();
    function close() { u.remove(); }
    function show(n, title, content, buttons) {
      d.textContent = '';
      d.appendChild(h('div', { className: 'spectrum-Dialog-heading' }, h('span', {}, title), h('button', { type: 'button', className: 'spectrum-Button spectrum-Button--quiet', 'aria-label': 'Close', onClick: close }, '✕')));
      if (n) d.appendChild(h('ol', { className: 'Steps' }, ['1. Feedback', '2. Details', '3. Offers', '4. Review'].map(function (t, i) { return h('li', { 'aria-current': i + 1 === n ? 'step' : null }, t); })));
      d.appendChild(h('div', { className: 'spectrum-Dialog-content' }, content));
      d.appendChild(h('div', { className: 'Buttons Buttons--end' }, buttons));
      d.scrollTop = 0;
    }
    function wait() { d.textContent = ''; d.appendChild(loader()); }
    function feedback() {
      var next = Btn('cta', 'Continue', function () { wait(); api('POST', '/subscriptions/' + s.id + '/cancellation/reasons', { reasons: Object.keys(picked), comment: note }).then(details); }, { disabled: !Object.keys(picked).length });
      show(1, 'We’re sorry to see you go', [h('h3', {}, 'Why do you want to cancel?'), h('p', {}, 'Your feedback helps us make our products better. Select all that apply.'),
        h('div', { role: 'group', 'aria-label': 'Why do you want to cancel?' }, REASONS.map(function (r) {
          return h('label', { className: 'spectrum-Checkbox' }, h('input', { type: 'checkbox', className: 'spectrum-Checkbox-input', checked: !!picked[r], onChange: function (e) { if (e.target.checked) picked[r] = 1; else delete picked[r]; next.disabled = !Object.keys(picked).length; } }), h('span', { className: 'spectrum-Checkbox-box' }), h('span', { className: 'spectrum-Checkbox-label' }, r));
        })),
        h('label', { className: 'spectrum-FieldLabel', for: 'cx-note' }, 'Anything else you’d like to share? (optional)'), h('textarea', { id: 'cx-note', className: 'spectrum-Textfield', rows: 3, maxlength: 500, value: note, onInput: function (e) { note = e.target.value; } })],
        [Btn('secondary', 'Keep plan', close), next]);
    }
    function details() {
      show(2, 'Here’s what happens when you cancel', [h('p', {}, 'If you cancel your Inkfold Creative Suite All Apps plan, you’ll lose these benefits after ' + s.renews + ':'),
        h('div', { className: 'Loss' }, ['Access to 20+ apps on desktop, web and mobile', '100 GB of cloud storage. You’re currently using 61.4 GB, and your free membership includes only 2 GB', '1,000 monthly generative credits, of which you have 812 left', 'Inkfold Portfolio: your site danawhitlock.inkfold.example will go offline', 'More than 30,000 fonts in your documents', 'Cloud documents and libraries you share with 6 people'].map(function (t) { return h('div', {}, t); })),
        h('div', { className: 'Inline' }, h('h3', {}, 'No cancellation fee'), h('p', { style: 'margin:0' }, 'You’re on a monthly plan, so there’s no fee to cancel. Your last payment is non-refundable, and your service will continue until the end of your billing period on ' + s.renews + '.')),
        h('p', { className: 'Small' }, 'You’ll have 30 days after your plan ends to download your files or reduce your storage to 2 GB. After that, you may lose access to some or all of your files.')],
        [Btn('quiet', 'Back', feedback), Btn('secondary', 'Keep plan', close), Btn('cta', 'Continue to cancel', offers)]);
    }
    function take(id, msg) { wait(); api('POST', '/subscriptions/' + s.id + '/offers', { offer: id }).then(function () { close(); return reload(); }).then(function () { toast(msg); }); }
    function offers() {
      show(3, 'Before you go, here’s something special', [h('p', {}, 'We’d love for you to stay, so we’ve put together these offers just for you.'), h('div', { className: 'Offers' },
        h('div', { className: 'Offer Offer--best' }, h('span', { className: 'Offer-flag' }, 'BEST VALUE'), h('h3', {}, 'Get your next 2 months free'), h('div', { className: 'Offer-price' }, '$0.00 ', h('s', { className: 'Small' }, '$119.98')), h('p', {}, 'Keep everything in your All Apps plan and pay nothing for two months. After that, your plan renews at $59.99/mo plus tax until you cancel.'), Btn('cta', 'Accept offer', function () { take('RTN-2M-FREE', 'You’re all set. Enjoy two months on us.'); })),
        h('div', { className: 'Offer' }, h('h3', {}, 'Switch to Single App'), h('div', { className: 'Offer-price' }, '$22.99/mo'), h('p', {}, 'Just need one app? Choose the one you use the most and keep 100 GB of cloud storage. Your new price starts on ' + s.renews + '.'), Btn('secondary', 'Switch plan', function () { take('SWITCH-SINGLE', 'Your plan will change on ' + s.renews + '.'); }))),
        h('p', { className: 'Small', style: 'margin-top:16px' }, 'Offer available to eligible customers only, once every 12 months, and can’t be combined with other promotions. By accepting, you agree that your plan renews automatically until you cancel.')],
        [Btn('quiet', 'Back', details), Btn('quiet', 'No thanks', review)]);
    }
    function review() {
      show(4, 'Review your cancellation', [h('p', {}, 'Please check the details below. Your plan isn’t canceled until you confirm.'),
        h('div', { className: 'Card' }, row('Plan', s.name), row('Plan type', s.term), row('Cancellation fee', '$0.00'), row('Refund', '$0.00'), row('Access until', s.renews), row('Confirmation sent to', data.user.email)),
        h('p', { className: 'Small' }, 'By selecting Confirm cancellation, you’re asking us to turn off automatic renewal for this plan. You’ll still have your free membership and your Inkfold ID. See the Subscription and Cancellation Terms.')],
        [Btn('quiet', 'Back', offers), Btn('secondary', 'Confirm cancellation', function () {
          wait(); api('POST', '/subscriptions/' + s.id + '/cancellation', { effective: 'end_of_term' }).then(function (r) { return api('GET', '/account').then(function (a) { data = a; done(r); }); }).catch(function () { close(); toast('Something went wrong. Please try again.'); });
        }), Btn('cta', 'Keep plan', close)]);
    }
    function done(r) {
      function fin() { close(); render(); }
      show(0, 'Your plan has been canceled', [h('div', { className: 'Inline Inline--ok', role: 'status' }, h('p', { style: 'margin:0' }, 'You can continue to use Inkfold Creative Suite All Apps until ' + s.renews + '. You won’t be charged again.')),
        row('Confirmation number', r.confirmation), row('Plan', s.name), row('Ends on', s.renews), h('p', {}, 'We’ve sent a confirmation email to ' + data.user.email + '. It may take up to 24 hours to arrive.'), h('p', { className: 'Small' }, 'Change your mind? You can renew your plan from your account page at any time before it ends.')],
        [Btn('cta', 'Done', fin)]);
    }
    feedback();
  }

  function page(p) {
    if (p === '/plans/change') return changePlan();
    if (p === '/plans/payment') return payment();
    if (data && p === '/plans/' + data.subscription.id) return planDetail();
    return { '/plans': plans, '/profile': profile, '/orders': orders, '/communications': comms, '/help': help, '/terms': terms }[p] ? { '/plans': plans, '/profile': profile, '/orders': orders, '/communications': comms, '/help': help, '/terms': terms }[p]() : overview();
  }
  function render() {
    var p = location.pathname.replace(/\/$/, '') || '/';
    root.textContent = '';
    if (!data) { root.appendChild(loader()); return; }
    root.appendChild(header()); root.appendChild(tabs(p));
    root.appendChild(h('main', { className: 'Main' }, page(p))); root.appendChild(footer());
    root.appendChild(h('button', { className: 'Chat', type: 'button', 'aria-label': 'Open chat', onClick: function () { toast('Hi! I’m the Inkfold virtual assistant. All agents are busy right now.'); } }, '💬'));
    document.title = (({ '/': 'Overview', '/plans': 'Plans', '/orders': 'Orders', '/profile': 'Account and security', '/help': 'Help Center' })[p] || 'Manage account') + ' | Inkfold Account';
  }
  render(); reload(); setTimeout(function () { cookies(false); }, 700);
})();
