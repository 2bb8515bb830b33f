(function () {
  'use strict';
  var A = null, ui = { menu: false, reason: '', detail: '' };
  var root = document.getElementById('maestro-portal'), modalRoot = document.getElementById('modal-root'),
    snackRoot = document.getElementById('snackbar-root'), ccpaRoot = document.getElementById('ccpa-root');

  function h(tag, props) {
    var parts = tag.split('.'), el = document.createElement(parts[0]);
    if (parts.length > 1) el.className = parts.slice(1).join(' ');
    var p = props || {};
    Object.keys(p).forEach(function (k) {
      if (p[k] === null || p[k] === undefined || p[k] === false) return;
      if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2).toLowerCase(), p[k]);
      else if (k === 'className') el.className += (el.className ? ' ' : '') + p[k];
      else if (k === 'checked' || k === 'disabled' || k === 'value') el[k] = p[k];
      else if (k === 'html') el.innerHTML = p[k];
      else el.setAttribute(k, p[k]);
    });
    [].slice.call(arguments, 2).forEach(function add(c) {
      if (c === null || c === undefined || c === false) return;
      if (Array.isArray(c)) return c.forEach(add);
      el.appendChild(typeof c === 'object' ? c : document.createTextNode(c));
    });
    return el;
  }
  function post(url, body) {
    return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  function go(path) { history.pushState(null, '', path); ui.menu = false; render(); window.scrollTo(0, 0); }
  function link(cls, path, text, extra) {
    return h('a' + cls, Object.assign({ href: path, onClick: function (e) { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(path); } }, extra || {}), text);
  }
  function btn(variant, text, onClick, extra) {
    return h('button.dig-Button.dig-Button--' + variant + '.dig-Button--standard', Object.assign({ type: 'button', onClick: onClick }, extra || {}),
      h('span.dig-Button-content', null, text));
  }
  function snack(t) {
    snackRoot.replaceChildren(h('div.dig-Snackbar', { role: 'status' }, t));
    setTimeout(function () { snackRoot.replaceChildren(); }, 5000);
  }
  function fail() { snack('Something went wrong. Please try again.'); }
  function modal(title, body, actions) {
    modalRoot.replaceChildren(h('div.dig-Modal-overlay', null, h('div.dig-Modal', { role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
      h('h2.dig-Title', null, title), body, h('div.actions', null, actions))));
  }
  function closeModal() { modalRoot.replaceChildren(); }
  var LOGO = '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M14 2l11 6v12l-11 6L3 20V8zM14 6L8 9.2l6 3.3 6-3.3zM7 12v6.5l6 3.3v-6.5zm14 0l-6 3.3v6.5l6-3.3z"/></svg>';
  function logo() { return h('a.maestro-nav__logo', { href: '/home', 'aria-label': 'Stowbox home', html: LOGO + 'Stowbox', onClick: function (e) { e.preventDefault(); go('/home'); } }); }

  function nav() {
    return h('nav.maestro-nav', { 'aria-label': 'Primary' }, logo(),
      [['/home', 'Home'], ['/files', 'All files'], ['/photos', 'Photos'], ['/share', 'Shared'], ['/sign', 'Signatures'], ['/requests', 'File requests'], ['/deleted_files', 'Deleted files']]
        .map(function (x) { return link('.maestro-nav__item', x[0], x[1]); }),
      h('div.maestro-nav__quota', null, '214.7 GB of 2 TB used', h('div.dig-ProgressBar', null, h('div', { style: 'width:10.7%' })),
        link('.dig-Link', '/plans', 'Get more space')));
  }
  function header() {
    var p = A.profile;
    return h('header.maestro-header', null,
      h('div.search', { role: 'search' }, h('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search' })),
      h('div.right', null,
        btn('outline', 'Upgrade', function () { go('/plans'); }),
        h('button.dig-Avatar', { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': String(ui.menu), 'aria-label': 'Account menu', onClick: function () { ui.menu = !ui.menu; render(); } }, p.first[0] + p.last[0]),
        ui.menu && h('div.account-menu', { role: 'menu' },
          h('div.who', null, h('div', null, h('strong', null, p.first + ' ' + p.last), h('div.dig-Text--sub', null, p.email), h('div.dig-Text--small.dig-Text--sub', null, 'Stowbox Plus'))),
          link('', '/account/plan', 'Manage account', { role: 'menuitem' }),
          link('', '/account/general', 'Settings', { role: 'menuitem' }),
          link('', '/install', 'Install Stowbox app', { role: 'menuitem' }),
          link('', '/referrals', 'Refer a friend', { role: 'menuitem' }),
          h('button', { role: 'menuitem', type: 'button', onClick: function () { post('/2/session/sign_out').then(function () { location.href = '/login'; }); } }, 'Sign out'))));
  }
  function footer() {
    function col(t, xs) { return h('div', null, h('strong', null, t), xs.map(function (x) { return h('a', { href: '/info/' + x.toLowerCase().replace(/[^a-z]+/g, '-') }, x); })); }
    return h('footer.maestro-footer', null,
      col('Stowbox', ['Desktop app', 'Mobile app', 'Integrations', 'Features', 'Solutions', 'Security', 'Early access', 'Templates']),
      col('Products', ['Plus', 'Professional', 'Business', 'Enterprise', 'Stowbox Sign', 'Plans', 'Product updates']),
      col('Support', ['Help center', 'Contact us', 'Privacy & terms', 'Cookie policy', 'Cookies & CCPA preferences', 'Sitemap']),
      col('Resources', ['Blog', 'Events and webinars', 'Developers', 'Community forums', 'Referrals']),
      col('Company', ['About us', 'Jobs', 'Investor relations', 'ESG', 'Media kit']),
      h('div.legal', null, '© Stowbox International, Inc. Prices in US dollars. Applicable taxes may apply. Subscriptions renew automatically until canceled.'));
  }
  function shell(content) {
    return h('div.maestro-layout', null, nav(), h('div', null, header(), h('main', { id: 'main-content' }, content)), footer());
  }
  var TABS = [['/account/general', 'General'], ['/account/plan', 'Plan'], ['/account/security', 'Security'], ['/account/notifications', 'Notifications'], ['/account/connected_apps', 'Connected apps'], ['/account/sharing', 'Sharing'], ['/referrals', 'Refer a friend']];
  function accountPage(path, kids) {
    return shell([h('h1.dig-Title', null, 'Personal account'),
      h('div.dig-Tabs', { role: 'tablist' }, TABS.map(function (t) { return link('.dig-Tab', t[0], t[1], { role: 'tab', 'aria-selected': String(t[0] === path) }); })), kids]);
  }
  function row(k, v, right) { return h('div.row', null, h('div', null, h('div.k', null, k), h('div.v', null, v)), h('div', null, right)); }

  function planPage() {
    var s = A.subscription, pend = s.status === 'PENDING_DOWNGRADE', pay = A.payment;
    return accountPage('/account/plan', [
      pend ? h('div.dig-Banner', { role: 'status' },
        h('div', null, h('strong', null, 'Your Plus plan has been canceled. '), 'Your account will change to Stowbox Basic on ' + s.period_end + '. You’ll keep your Plus features until then, and you won’t be charged again.'),
        btn('outline', 'Keep Plus plan', function () {
          post('/2/subscription/keep').then(function (a) { A = a; render(); snack('Your Plus plan will renew.'); }).catch(fail);
        }))
        : h('div.dig-Banner.dig-Banner--upsell', null, h('div', null, h('strong', null, 'Do more with Professional. '), 'Get 3 TB of space, 180 days to restore files, branded sharing, and document tracking.'),
          btn('primary', 'Upgrade', function () { go('/checkout/professional'); })),
      h('section.card', { 'aria-labelledby': 'yp' },
        h('h2.dig-Title', { id: 'yp' }, 'Stowbox ' + s.plan_name, pend ? h('span.dig-Badge.dig-Badge--warn', null, 'Ends ' + s.period_end) : h('span.dig-Badge', null, 'Current plan')),
        h('p.dig-Text--sub', null, '2 TB (2,000 GB) of space for 1 user · 30 days to restore deleted files · Large file delivery with Stowbox Transfer (up to 50 GB)'),
        h('div', null, s.used_gb + ' GB of 2 TB used'), h('div.dig-ProgressBar', null, h('div', { style: 'width:10.7%' })),
        h('div.actions', { style: 'margin-top:16px' }, btn('outline', 'Change plan', function () { go('/plans'); }), link('.dig-Link', '/info/compare-plans', 'Compare plans', { style: 'align-self:center' }))),
      h('section.card', { 'aria-labelledby': 'bi' }, h('h2.dig-Title', { id: 'bi' }, 'Billing'),
        pend ? row('Next payment', 'None. Your plan ends on ' + s.period_end + '.')
          : row('Next payment', s.amount + ' on ' + s.period_end + ' (plus applicable tax)'),
        row('Billing cycle', 'Yearly – ' + s.amount + ' / year', !pend && btn('transparent', 'Switch to monthly billing', cycleModal)),
        row('Payment method', pay.brand + ' ending in ' + pay.last4 + ', expires ' + pay.exp, btn('transparent', 'Edit', function () { go('/account/payment'); })),
        row('Billing information', 'Marcus Delaney, ' + pay.zip + ', United States', btn('transparent', 'Edit', function () { go('/account/payment'); }))),
      h('section.card', { 'aria-labelledby': 'ad' }, h('h2.dig-Title', { id: 'ad' }, 'Add more to your plan'),
        row('Stowbox Sign Essentials', 'Unlimited signature requests and 5 templates. $15 / month.', btn('outline', 'Add', function () { addModal(); })),
        row('Stowbox Passwords', 'Included with Plus. Store and sync passwords on all your devices.', link('.dig-Link', '/install', 'Install'))),
      h('section.card', { 'aria-labelledby': 'iv' }, h('h2.dig-Title', { id: 'iv' }, 'Payment history'),
        h('table', null, h('thead', null, h('tr', null, ['Date', 'Description', 'Amount', 'Invoice'].map(function (x) { return h('th', { scope: 'col' }, x); }))),
          h('tbody', null, A.invoices.map(function (i) { return h('tr', null, h('td', null, i.date), h('td', null, i.desc), h('td', null, i.amount), h('td', null, h('a.dig-Link', { href: '/info/invoice-' + i.id }, 'View'))); })))),
      !pend && h('div.cancel-plan-footer', null,
        btn('transparent', 'Cancel plan', function () { post('/2/log/ux_analytics', { event: 'click_cancel_plan' }); ui.reason = ''; go('/account/plan/cancel'); }),
        h('p.dig-Text--small.dig-Text--sub', null, 'If you cancel, you’ll keep your plan until the end of your current billing cycle.'))
    ]);
  }
  function cycleModal() {
    modal('Switch to monthly billing?', h('p', null, 'You’ll be billed $11.99 every month, starting ' + A.subscription.period_end + '. With yearly billing you save 17%.'),
      [btn('primary', 'Keep yearly billing', closeModal), btn('outline', 'Switch to monthly', function () { post('/2/subscription/cycle', { cycle: 'MONTHLY' }).then(function () { closeModal(); snack('Your billing cycle will change at your next renewal.'); }).catch(fail); })]);
  }
  function addModal() {
    modal('Add Stowbox Sign Essentials', h('p', null, 'Your Visa ending in 4127 will be charged $15.00 today and every month until you cancel.'),
      [btn('primary', 'Buy now', function () { post('/2/addons/buy', { addon: 'sign' }).then(function () { closeModal(); snack('Stowbox Sign was added.'); }).catch(fail); }), btn('outline', 'Not now', closeModal)]);
  }

  // ---- cancel flow
  var REASONS = [['expensive', 'It’s too expensive'], ['dont_need', 'I don’t need the extra storage or features'], ['dont_use', 'I don’t use Stowbox enough'], ['switching', 'I’m switching to a different product'],
    ['technical', 'I’m having technical problems'], ['other_plan', 'I want to switch to a different Stowbox plan'], ['accident', 'I didn’t mean to buy this plan or start a subscription'], ['temporary', 'I only needed it for a short time'], ['other', 'Other']];
  function cancelShell(kids) {
    return h('div.cancel-layout', null, h('header', null, logo(), link('.dig-Link', '/account/plan', 'Back to account')), h('main', { style: 'padding:0' }, kids),
      h('p.dig-Text--small.dig-Text--sub', { style: 'margin-top:48px' }, 'Questions about canceling? Visit the ', h('a.dig-Link', { href: '/info/help-center' }, 'help center'), ' or ', h('a.dig-Link', { href: '/info/contact-us' }, 'contact support'), '.'));
  }
  function cancelReason() {
    var cont = btn('outline', 'Continue canceling', function () { go('/account/plan/cancel/review'); }, { disabled: !ui.reason });
    var more = h('div', { style: ui.reason ? '' : 'display:none' }, h('label.f', { for: 'cxl-detail' }, 'Anything else you’d like to share? (optional)'),
      h('textarea', { id: 'cxl-detail', rows: 3, maxlength: 500, value: ui.detail, onInput: function (e) { ui.detail = e.target.value; } }));
    return cancelShell([h('h1.dig-Title', null, 'We’re sorry to see you go'),
      h('p', null, 'Before you cancel, help us make Stowbox better by telling us why you’re leaving.'),
      h('fieldset', null, h('legend', null, 'What’s your main reason for canceling?'),
        REASONS.map(function (r) {
          var id = 'reason-' + r[0];
          return h('div.dig-Radiobutton-row', null, h('input.dig-Radiobutton', { type: 'radio', name: 'cancel_reason', id: id, value: r[0], checked: ui.reason === r[0], onChange: function () { ui.reason = r[0]; cont.disabled = false; more.style.display = ''; } }),
            h('label', { for: id }, r[1]));
        })), more,
      h('div.actions', null, btn('primary', 'Keep Plus plan', function () { go('/account/plan'); }), cont)]);
  }
  function cancelReview() {
    if (!ui.reason) { history.replaceState(null, '', '/account/plan/cancel'); return cancelReason(); }
    var s = A.subscription;
    return cancelShell([h('h1.dig-Title', null, 'You’ll lose these features if you downgrade to Basic'),
      h('p', null, 'Your account will change to Stowbox Basic on ' + s.period_end + ', the end of your current billing cycle.'),
      h('table.loses', null, h('thead', null, h('tr', null, h('th', null, ''), h('th', { scope: 'col' }, 'Plus (your plan)'), h('th', { scope: 'col' }, 'Basic'))),
        h('tbody', null, [['Storage', '2,000 GB', '2 GB'], ['Linked devices', 'Unlimited', '3'], ['Offline folders on mobile', '✓', '—'], ['Remote device wipe', '✓', '—'], ['Automatic computer backup', '✓', 'Limited'], ['Stowbox Transfer', 'Up to 50 GB', 'Up to 100 MB'], ['Priority email support', '✓', '—']]
          .map(function (r) { return h('tr', null, h('td', null, r[0]), h('td', null, r[1]), h('td', null, r[2])); }))),
      h('div.callout', null, h('strong', null, 'You’re using ' + s.used_gb + ' GB. '), 'That’s 212.7 GB over the Basic limit. After you downgrade, your files will stop syncing and you won’t be able to add new ones until you’re under 2 GB. You won’t lose access to the files you’ve already stored.'),
      h('div.actions', null, btn('primary', 'Keep Plus plan', function () { go('/account/plan'); }), btn('outline', 'I still want to downgrade', function () { go('/account/plan/cancel/confirm'); }))]);
  }
  function cancelConfirm() {
    if (!ui.reason) { history.replaceState(null, '', '/account/plan/cancel'); return cancelReason(); }
    var s = A.subscription;
    return cancelShell([h('h1.dig-Title', null, 'Review your change'),
      h('section.card', null, row('Current plan', 'Stowbox Plus, ' + s.amount + ' / year'), row('New plan', 'Stowbox Basic, free'), row('Change takes effect', s.period_end), row('Amount due today', '$0.00')),
      h('p.dig-Text--small.dig-Text--sub', null, 'By selecting Confirm change, your Plus subscription won’t renew and you won’t be charged again. Payments already made for the current billing cycle aren’t refunded except where required by law. We’ll email a confirmation to ' + A.profile.email + '.'),
      h('div.actions', null, btn('primary', 'Confirm change', function (e) {
        var b = e.currentTarget; b.disabled = true;
        post('/2/subscription/downgrade', { target: 'basic', reason: ui.reason, detail: ui.detail }).then(function (a) { A = a; go('/account/plan/cancel/done'); }).catch(function () { b.disabled = false; fail(); });
      }), btn('outline', 'Go back', function () { history.back(); }))]);
  }
  function cancelDone() {
    if (A.subscription.status !== 'PENDING_DOWNGRADE') { history.replaceState(null, '', '/account/plan'); return planPage(); }
    return h('div.cancel-layout', null, h('header', null, logo()), h('main', { style: 'padding:0' },
      h('h1.dig-Title', null, 'Your subscription has been canceled'),
      h('p', null, 'You can keep using Stowbox Plus until ' + A.subscription.period_end + '. After that, your account will change to Stowbox Basic. We’ve sent a confirmation email to ' + A.profile.email + '.'),
      h('div.callout', null, 'Using more than 2 GB? ', h('a.dig-Link', { href: '/info/free-up-space' }, 'Learn how to free up space'), ' or download your files before your plan ends.'),
      h('div.actions', null, btn('primary', 'Back to account', function () { go('/account/plan'); }), btn('outline', 'Go to files', function () { go('/files'); }))));
  }

  // ---- other pages
  function general() {
    var p = A.profile;
    return accountPage('/account/general', [h('h2.dig-Title', null, 'Basics'),
      row('Name', p.first + ' ' + p.last, btn('transparent', 'Edit', function () {
        var f = h('input.dig-TextInput', { id: 'fn', value: p.first }), l = h('input.dig-TextInput', { id: 'ln', value: p.last });
        modal('Change your name', h('div', null, h('label.f', { for: 'fn' }, 'First name'), f, h('label.f', { for: 'ln' }, 'Last name'), l),
          [btn('primary', 'Save', function () { post('/2/account/name', { first: f.value, last: l.value }).then(function (a) { A = a; closeModal(); render(); }).catch(fail); }), btn('outline', 'Cancel', closeModal)]);
      })),
      row('Personal email', p.email, h('span.dig-Text--sub', null, 'Verified')), row('Language', 'English (United States)'), row('Date format', 'MM/DD/YYYY'),
      h('h2.dig-Title', { style: 'margin-top:32px' }, 'Preferences'), row('Automatic backup', 'On for 1 computer'), row('Open .docx files in', 'Microsoft Word Online'),
      h('h2.dig-Title', { style: 'margin-top:32px' }, 'Delete account'), row('Delete your account', 'If you delete your account, your files will be deleted and your subscription will end.', link('.dig-Link', '/account/delete', 'Delete account'))]);
  }
  function del() {
    var pw = h('input.dig-TextInput', { id: 'pw', type: 'password' });
    return shell([h('h1.dig-Title', null, 'Delete your account'), h('p', null, 'Your devices will stop syncing to Stowbox, and everything in your Stowbox will be permanently deleted after 30 days. If you only want to stop paying for Plus, you can downgrade to Basic and keep your files.'),
      h('label.f', { for: 'pw' }, 'Password'), pw, h('div.actions', null, btn('primary', 'Permanently delete my account', function () { if (!pw.value) { snack('Enter your password.'); return; } post('/2/account/delete').then(function () { location.href = '/login'; }); }), btn('outline', 'Keep my account', function () { go('/account/general'); }))]);
  }
  function notifications() {
    return accountPage('/account/notifications', [h('h2.dig-Title', null, 'Email me about'),
      [['tips', 'Tips and tricks on using Stowbox'], ['features', 'New features and updates'], ['surveys', 'Stowbox feedback surveys'], ['signin', 'New browser sign-ins'], ['deletes', 'A large number of files being deleted']].map(function (x) {
        return h('div.dig-Radiobutton-row', null, h('input', { type: 'checkbox', id: 'n-' + x[0], checked: A.notify[x[0]], onChange: function (e) { post('/2/account/notifications', { key: x[0], on: e.target.checked }).then(function (a) { A = a; snack('Saved.'); }).catch(fail); } }), h('label', { for: 'n-' + x[0] }, x[1]));
      })]);
  }
  function payment() {
    return shell([h('h1.dig-Title', null, 'Payment method'), h('p.dig-Text--sub', null, 'Visa ending in 4127'),
      [['cc', 'Card number', 'cc-number'], ['exp', 'Expiration (MM/YY)', 'cc-exp'], ['cvc', 'CVC', 'cc-csc'], ['zip', 'ZIP code', 'postal-code']].map(function (f) { return h('div', { style: 'max-width:360px' }, h('label.f', { for: f[0] }, f[1]), h('input.dig-TextInput', { id: f[0], autocomplete: f[2] })); }),
      h('div.actions', null, btn('primary', 'Save', function () { if (!document.getElementById('cc').value) { snack('Enter a card number.'); return; } post('/2/payment/update').then(function () { go('/account/plan'); }).catch(fail); }), btn('outline', 'Cancel', function () { go('/account/plan'); }))]);
  }
  function plans() {
    function plan(name, price, sub, feats, act) { return h('div.card', null, h('h2.dig-Title', null, name), h('div', null, h('strong', null, price)), h('div.dig-Text--sub', null, sub), h('ul', null, feats.map(function (f) { return h('li', null, f); })), act); }
    return shell([h('h1.dig-Title', null, 'Choose the right plan for you'), h('p.dig-Text--sub', null, 'Billed yearly. Save up to 20%.'),
      h('div.plans', null,
        plan('Plus', '$9.99 / month', 'For personal use', ['1 user', '2 TB of storage', 'Transfer files up to 50 GB', '30 days to restore deleted files'], btn('outline', 'Current plan', null, { disabled: true })),
        plan('Family', '$16.99 / month', 'For households', ['Up to 6 users', '2 TB of shared storage', 'Family Room folder'], btn('primary', 'Upgrade', function () { go('/checkout/family'); })),
        plan('Professional', '$16.58 / month', 'For professionals', ['1 user', '3 TB of storage', 'Transfer files up to 100 GB', '180 days to restore deleted files'], btn('primary', 'Upgrade', function () { go('/checkout/professional'); })),
        plan('Standard', '$15 / user / month', 'For teams', ['3+ users', '5 TB of storage', 'Admin console'], btn('outline', 'Try for free', function () { go('/checkout/standard'); }))),
      h('p', { style: 'margin-top:24px' }, 'Looking for Stowbox Basic? ', link('.dig-Link', '/account/plan', 'Manage your current plan'), '.')]);
  }
  function checkout(name) {
    var n = name.charAt(0).toUpperCase() + name.slice(1);
    return shell([h('h1.dig-Title', null, 'Upgrade to Stowbox ' + n), h('p', null, 'Visa ending in 4127. The unused part of your Plus plan will be credited.'), h('div.actions', null,
      btn('primary', 'Confirm and pay', function () { post('/2/subscription/change', { plan: name }).then(function (a) { A = a; go('/account/plan'); }).catch(fail); }), btn('outline', 'Back', function () { history.back(); }))]);
  }
  function files(t) {
    return shell([h('h1.dig-Title', null, t), ['Camera Uploads', 'Family', 'Taxes 2024', 'Woodshop plans', 'Band demos', 'Scans', 'Getting Started.pdf'].map(function (f) { return h('div.file', null, h('i'), h('span', null, f)); })]);
  }
  function simple(t, text) { return shell([h('h1.dig-Title', null, t), h('p', null, text)]); }
  function security() {
    return accountPage('/account/security', [h('h2.dig-Title', null, 'Security'), row('Password', 'Last changed 14 months ago', h('a.dig-Link', { href: '/info/change-password' }, 'Change password')), row('Two-step verification', 'Off', h('a.dig-Link', { href: '/info/two-step' }, 'Set up')),
      h('h2.dig-Title', { style: 'margin-top:24px' }, 'Devices'), row('DELANEY-PC', 'Portland, OR · Most recent activity 6 hours ago'), row('iPhone', 'Portland, OR · Most recent activity 2 days ago'), row('Web browser', 'Chrome on Linux · Current session')]);
  }

  function view() {
    var p = location.pathname, m;
    if (A.subscription.status === 'DELETED') p = '/login';
    switch (p) {
      case '/account/plan': case '/account': return planPage();
      case '/account/plan/cancel': return A.subscription.status === 'ACTIVE' ? cancelReason() : (history.replaceState(null, '', '/account/plan'), planPage());
      case '/account/plan/cancel/review': return cancelReview();
      case '/account/plan/cancel/confirm': return cancelConfirm();
      case '/account/plan/cancel/done': return cancelDone();
      case '/account/general': return general();
      case '/account/delete': return del();
      case '/account/security': return security();
      case '/account/notifications': return notifications();
      case '/account/connected_apps': return accountPage(p, [h('h2.dig-Title', null, 'Connected apps'), row('Zoom', 'Connected Jun 2023'), row('Canva', 'Connected Jan 2024')]);
      case '/account/sharing': return accountPage(p, [h('h2.dig-Title', null, 'Sharing'), row('Shared links', 'Anyone with the link can view'), row('Viewer information', 'On')]);
      case '/account/payment': return payment();
      case '/plans': return plans();
      case '/home': case '/files': return files(p === '/home' ? 'Welcome back, ' + A.profile.first : 'All files');
      case '/photos': case '/share': case '/sign': case '/requests': case '/deleted_files': return files(p.slice(1).replace('_', ' '));
      case '/referrals': return simple('Refer friends and earn space', 'Invite friends to Stowbox. Plus customers earn 1 GB per referral, up to 32 GB.');
      case '/login': return h('div.cancel-layout', null, h('h1.dig-Title', null, 'Log in to Stowbox'), h('p', null, 'You’ve been signed out.'));
    }
    if ((m = p.match(/^\/checkout\/(\w+)$/))) return checkout(m[1]);
    return simple('Help center', 'This article is available in the Stowbox help center.');
  }
  function render() {
    var t = location.pathname.indexOf('/account/plan/cancel') === 0 ? 'Cancel plan - Stowbox' : location.pathname.indexOf('/account') === 0 ? 'Account settings - Stowbox' : 'Stowbox';
    document.title = t;
    root.replaceChildren(view());
  }
  function ccpa() {
    if (localStorage.getItem('cookie_pref')) return;
    function set(v) { return function () { localStorage.setItem('cookie_pref', v); ccpaRoot.replaceChildren(); }; }
    ccpaRoot.replaceChildren(h('div.ccpa', { role: 'region', 'aria-label': 'Cookie notice' }, h('strong', null, 'Cookies on Stowbox'),
      h('p', null, 'We use cookies to deliver, improve, protect, and promote our services. You can accept all cookies, decline the optional ones, or customize your choices. See our ', h('a.dig-Link', { href: '/info/cookie-policy' }, 'Cookie policy'), '.'),
      h('div.actions', null, btn('primary', 'Accept all', set('all')), btn('outline', 'Decline', set('none')), btn('transparent', 'Customize', function () { location.href = '/info/cookies-ccpa-preferences'; }))));
  }
  window.addEventListener('popstate', render);
  document.addEventListener('click', function (e) { if (ui.menu && !e.target.closest('.right')) { ui.menu = false; render(); } });
  fetch('/2/account/get').then(function (r) { return r.json(); }).then(function (a) { A = a; render(); ccpa(); });
})();
