(function () {
  'use strict';
  var root = document.getElementById('root');
  var me = null, step = 'reason', reason = null, detail = '', modal = null, toast = null, busy = false, menuOpen = false, err = null;

  function h(tag, props) {
    var e = document.createElement(tag);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (v === null || v === undefined || v === false) return;
      if (k.slice(0, 2) === 'on') e.addEventListener(k.slice(2), v);
      else if (k === 'cls') e.className = v;
      else if (k === 'checked' || k === 'disabled') e[k] = true;
      else if (k === 'value') e.value = v;
      else e.setAttribute(k, v);
    });
    for (var i = 2; i < arguments.length; i++) add(e, arguments[i]);
    return e;
  }
  function add(e, c) {
    if (c === null || c === undefined || c === false) return;
    if (Array.isArray(c)) return c.forEach(function (x) { add(e, x); });
    e.appendChild(typeof c === 'string' ? document.createTextNode(c) : c);
  }
  function api(method, path, body) {
    return fetch('/api/v1' + path, {
      method: method, headers: { 'Content-Type': 'application/json', 'X-Csrf-Token': 'k9Vw2' },
      body: body === undefined ? undefined : JSON.stringify(body)
    }).then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); });
  }
  function track(name) {
    try { navigator.sendBeacon('/events', JSON.stringify({ eventName: name, client: 'account' })); } catch (e) { }
  }
  function go(path) {
    history.pushState({}, '', path); step = 'reason'; reason = null; detail = ''; modal = null; toast = null; err = null; menuOpen = false;
    window.scrollTo(0, 0); render(); track('page-view' + path);
  }
  function link(path, cls, text, extra) {
    return h('a', Object.assign({ href: path, cls: cls, onclick: function (ev) { ev.preventDefault(); go(path); } }, extra || {}), text);
  }
  function btn(kind, qa, text, fn, disabled) {
    return h('button', { type: 'button', cls: 'button_root__k2J1d button_' + kind + '__Xp40s', 'data-qa': qa, onclick: fn, disabled: disabled },
      h('span', { cls: 'button_label__77eLm' }, text));
  }
  function load() {
    return fetch('/api/v1/me').then(function (r) {
      if (r.status === 401) { me = null; history.replaceState({}, '', '/signed-out'); return render(); }
      return r.json().then(function (j) { me = j; render(); });
    });
  }
  function act(promise, then) {
    busy = true; err = null; render();
    promise.then(function (r) { busy = false; then(r); }, function () { busy = false; err = 'Something went wrong. Please try again.'; render(); });
  }

  /* ---------- chrome ---------- */
  function header() {
    return h('header', { cls: 'header_root__p0Yx3' },
      h('a', { cls: 'header_logo__Q1e8c', href: '/home', 'aria-label': 'Prosewell home' }, 'prosewell'),
      h('nav', { cls: 'header_nav__mm3Ka', 'aria-label': 'Main' },
        h('a', { href: '/plans' }, 'Plans'), h('a', { href: '/contact-sales' }, 'Contact Sales'), h('a', { href: '/help' }, 'Support'),
        h('div', { cls: 'avatar_wrap__8sQwE' },
          h('button', { type: 'button', cls: 'avatar_btn__yT62a', 'aria-haspopup': 'menu', 'aria-expanded': String(menuOpen), 'aria-label': 'Account menu', onclick: function () { menuOpen = !menuOpen; render(); } }, 'H'),
          menuOpen && h('div', { cls: 'avatar_menu__0OpqL', role: 'menu' },
            h('div', { cls: 'avatar_mail__1Zab2' }, me.profile.email),
            h('a', { href: '/home', role: 'menuitem' }, 'My documents'),
            link('/subscription', '', 'Account', { role: 'menuitem' }),
            h('a', { href: '/signed-out', role: 'menuitem' }, 'Log out')))));
  }
  function side() {
    var items = [['/profile', 'Profile'], ['/subscription', 'Subscription'], ['/customize', 'Feature customization'], ['/apps', 'Apps'], ['/notifications', 'Email preferences']];
    return h('aside', { cls: 'side_root__Vb5t1' },
      h('div', { cls: 'side_title__k3kS0' }, 'Account'),
      h('ul', { cls: 'side_list__f8Ia7' }, items.map(function (i) {
        var on = location.pathname === i[0];
        return h('li', {}, link(i[0], 'side_item__Lw9x2' + (on ? ' side_active__bN3rr' : ''), i[1], { 'aria-current': on ? 'page' : null, 'data-qa': 'nav-' + i[1].split(' ')[0].toLowerCase() }));
      })),
      h('div', { cls: 'side_promo__tY6c3' }, h('b', {}, 'Write better together'), h('p', {}, 'Bring Prosewell to your whole team with brand tones and style guides.'), h('a', { href: '/contact-sales' }, 'Learn more')));
  }
  function footer() {
    return h('footer', { cls: 'footer_root__zz8Gu' },
      h('div', { cls: 'footer_cols__9pLd4' },
        [['Get Prosewell', [['/plans', 'Plans'], ['/apps', 'Apps'], ['/contact-sales', 'Prosewell for Business']]],
        ['Company', [['/about', 'About'], ['/careers', 'Careers & Culture'], ['/security', 'Trust Center']]],
        ['Connect', [['/help', 'Help Center'], ['/contact-sales', 'Contact Us']]],
        ['Legal', [['/terms', 'Terms of Service'], ['/privacy', 'Privacy Policy'], ['/privacy/ca', 'CA Privacy Notice']]]].map(function (c) {
          return h('div', {}, h('h4', {}, c[0]), c[1].map(function (l) { return h('a', { href: l[0] }, l[1]); }));
        })),
      h('small', {}, '2026 © Prosewell Inc. All prices in US dollars. Taxes may apply.'));
  }
  function modalView() {
    if (!modal) return null;
    var close = function () { modal = null; render(); };
    var body;
    if (modal === 'plan') body = [
      h('h2', { id: 'mt' }, 'Switch to monthly billing?'),
      h('p', {}, 'Your plan will change to $30.00 per month at your next renewal.'),
      h('div', { cls: 'modal_foot__31Kxa' }, btn('secondary', 'btn-close', 'Not now', close), btn('primary', 'btn-switch', 'Switch plan', function () { act(api('POST', '/subscription/plan', { cycle: 'monthly' }), function () { modal = null; load(); }); }))];
    if (modal === 'pay') body = [
      h('h2', { id: 'mt' }, 'Update billing information'),
      h('label', { cls: 'field_label__Gh1' }, 'Card number', h('input', { type: 'text', inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '•••• •••• •••• 4417' })),
      h('label', { cls: 'field_label__Gh1' }, 'Expiration date', h('input', { type: 'text', placeholder: 'MM / YY' })),
      h('div', { cls: 'modal_foot__31Kxa' }, btn('secondary', 'btn-close', 'Cancel', close), btn('primary', 'btn-save', 'Save', function () { act(api('PUT', '/payment', {}), function () { modal = null; load(); }); }))];
    if (modal === 'delete') body = [
      h('h2', { id: 'mt' }, 'Delete your account?'),
      h('p', {}, 'Deleting your account is permanent. All documents, your personal dictionary and your settings will be lost. You have a paid subscription; deleting your account ends it without a refund.'),
      h('div', { cls: 'modal_foot__31Kxa' }, btn('secondary', 'btn-close', 'Keep account', close), btn('danger', 'btn-delete', 'Delete account', function () { act(api('DELETE', '/user'), function () { modal = null; load(); }); }))];
    return h('div', { cls: 'modal_overlay__h5H9s' }, h('div', { cls: 'modal_root__W0q7d', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'mt' },
      h('button', { type: 'button', cls: 'modal_x__d21', 'aria-label': 'Close', onclick: close }, '×'), body));
  }

  /* ---------- pages ---------- */
  function row(k, v, action) {
    return h('div', { cls: 'row_root__t7Wq3' }, h('div', { cls: 'row_key__0xa2B' }, k), h('div', { cls: 'row_val__PP6d1' }, v), h('div', { cls: 'row_act__i4Nz9' }, action));
  }
  function subscriptionPage() {
    var s = me.subscription, off = s.status === 'CANCELED';
    var per = s.cycle === 'annual' ? 'year' : 'month';
    return [
      h('h1', {}, 'Subscription'),
      off && h('div', { cls: 'note_root__qS1wE note_warn__m4', role: 'status', 'data-qa': 'canceled-note' },
        h('div', {}, h('b', {}, 'Your subscription has been canceled.'), h('p', {}, 'You can keep using Prosewell Pro until ' + s.renewsOn + '. After that, your account will switch to Prosewell Free.')),
        btn('primary', 'btn-renew', 'Renew Subscription', function () { act(api('POST', '/subscription/renew'), load); })),
      s.discount && !off && h('div', { cls: 'note_root__qS1wE', role: 'status' }, h('div', {}, h('b', {}, 'Your 40% discount has been applied.'), h('p', {}, 'You will pay ' + s.price + ' at your next renewal.'))),
      h('section', { cls: 'card_root__A1b9X' },
        h('div', { cls: 'card_head__Kc0' }, h('div', {}, h('h2', {}, 'Prosewell Pro'), h('p', { cls: 'muted' }, (s.cycle === 'annual' ? 'Annual' : 'Monthly') + ' plan · 1 member')), h('span', { cls: 'tag_root__Jj2' }, off ? 'Canceled' : 'Active')),
        row('Status', off ? 'Canceled on ' + s.canceledOn : 'Active since ' + s.memberSince),
        off ? row('Access ends', s.renewsOn) : row('Next payment', s.price + ' on ' + s.renewsOn),
        off ? null : row('Billing cycle', s.price + ' per ' + per, s.cycle === 'annual' && h('button', { type: 'button', cls: 'linkbtn_root__e3', onclick: function () { modal = 'plan'; render(); } }, 'Switch plan')),
        row('Members', 'Hannah Whitlock (you)', h('a', { href: '/contact-sales' }, 'Add members'))),
      h('section', { cls: 'card_root__A1b9X' },
        h('h2', {}, 'Billing'),
        row('Payment method', s.payment.brand + ' ending in ' + s.payment.last4 + ' · expires ' + s.payment.exp, h('button', { type: 'button', cls: 'linkbtn_root__e3', onclick: function () { modal = 'pay'; render(); } }, 'Update')),
        row('Billing history', s.invoices.map(function (i) { return h('div', {}, i.date + ' — ' + i.amount + ' — Invoice ' + i.id); }))),
      h('section', { cls: 'card_root__A1b9X card_dark__r7' },
        h('h2', {}, 'Looking for something bigger?'), h('p', {}, 'Prosewell Enterprise adds unlimited AI prompts, SAML SSO and a dedicated support team.'), h('a', { href: '/contact-sales', cls: 'button_root__k2J1d button_secondary__Xp40s' }, 'Contact Sales')),
      h('div', { cls: 'bottom_root__l0' },
        !off && link('/subscription/cancel', 'bottom_cancel__gg1', 'Cancel Subscription', { 'data-qa': 'lnk-cancel-subscription' }),
        h('p', { cls: 'muted small' }, (off ? 'You will not be charged again unless you renew. ' : 'Your subscription renews automatically. You can cancel at any time before ' + s.renewsOn + ' to avoid the next charge. '), h('a', { href: '/terms' }, 'Terms of Service')))
    ];
  }
  var REASONS = [
    ['price', 'It’s too expensive'], ['notuse', 'I don’t use it enough'], ['short', 'I only needed it for a short-term project'],
    ['quality', 'The suggestions weren’t helpful or accurate'], ['tech', 'I had technical issues'], ['other_product', 'I’m switching to a different product'],
    ['free', 'The free version meets my needs'], ['other', 'Other']];
  function cancelPage() {
    var s = me.subscription;
    if (step === 'done') return h('div', { cls: 'flow_root__Bw2' },
      h('div', { cls: 'flow_icon__Uu', 'aria-hidden': 'true' }, '✓'),
      h('h1', {}, 'Your subscription has been canceled'),
      h('p', {}, 'You’ll still have access to Prosewell Pro until ' + s.renewsOn + '. We’ve sent a confirmation to ' + me.profile.email + '.'),
      h('p', { cls: 'muted' }, 'After that date you can keep using Prosewell Free, which includes grammar, spelling and punctuation suggestions and 100 AI prompts a month.'),
      h('div', { cls: 'flow_foot__Hx' }, btn('primary', 'btn-back', 'Back to My Account', function () { go('/subscription'); })));
    if (s.status === 'CANCELED') return h('div', { cls: 'flow_root__Bw2' }, h('h1', {}, 'Your subscription is already canceled'), h('p', {}, 'You have access until ' + s.renewsOn + '.'), btn('primary', 'btn-back', 'Back to My Account', function () { go('/subscription'); }));
    if (step === 'reason') return h('div', { cls: 'flow_root__Bw2' },
      h('h1', {}, 'We’re sorry to see you go'),
      h('p', {}, 'Before you cancel, please tell us the main reason you’re leaving. Your feedback helps us improve Prosewell.'),
      h('div', { role: 'radiogroup', 'aria-label': 'Reason for canceling', cls: 'radio_group__3k' }, REASONS.map(function (r) {
        return h('label', { cls: 'radio_label__2Pq' + (reason === r[0] ? ' radio_on__1' : '') },
          h('input', { type: 'radio', name: 'cancel-reason', value: r[0], cls: 'radio_input__o9', checked: reason === r[0], onchange: function () { reason = r[0]; render(); } }),
          h('span', { cls: 'radio_mark__q', 'aria-hidden': 'true' }), h('span', {}, r[1]));
      })),
      reason && h('label', { cls: 'field_label__Gh1' }, 'Is there anything else you’d like to share? (optional)',
        h('textarea', { rows: '3', maxlength: '500', value: detail, oninput: function (e) { detail = e.target.value; } })),
      err && h('p', { cls: 'error', role: 'alert' }, err),
      h('div', { cls: 'flow_foot__Hx' },
        btn('secondary', 'btn-keep', 'Keep Pro', function () { go('/subscription'); }),
        btn('primary', 'btn-continue', 'Continue', function () {
          act(api('POST', '/subscription/cancel/survey', { reason: reason, comment: detail }), function (r) { step = r.offer ? 'offer' : 'confirm'; window.scrollTo(0, 0); render(); track('cancel-' + step); });
        }, !reason || busy)));
    if (step === 'offer') return h('div', { cls: 'flow_root__Bw2' },
      h('span', { cls: 'tag_root__Jj2' }, 'Limited-time offer'),
      h('h1', {}, 'Stay with Pro and save 40%'),
      h('p', {}, 'We’d love for you to stay. Keep everything in Pro and pay just $86.40 instead of $144.00 at your next renewal.'),
      h('ul', { cls: 'flow_list__Aa' }, ['Full-sentence rewrites and tone adjustments', '2,000 AI prompts each month', 'Plagiarism and AI-generated text detection'].map(function (t) { return h('li', {}, t); })),
      err && h('p', { cls: 'error', role: 'alert' }, err),
      h('div', { cls: 'flow_foot__Hx' },
        btn('link', 'btn-decline-offer', 'No thanks, continue to cancel', function () { step = 'confirm'; window.scrollTo(0, 0); render(); track('cancel-confirm'); }, busy),
        btn('primary', 'btn-accept-offer', 'Get 40% Off', function () { act(api('POST', '/subscription/offer', { code: 'STAY40' }), function () { load().then(function () { go('/subscription'); }); }); }, busy)),
      h('p', { cls: 'muted small' }, 'Discount applies to your next annual renewal only. Your subscription will renew automatically until canceled.'));
    return h('div', { cls: 'flow_root__Bw2' },
      h('h1', {}, 'Are you sure you want to cancel?'),
      h('p', {}, 'If you cancel, you’ll keep Pro until ' + s.renewsOn + ' and won’t be charged again. After that, you’ll lose access to:'),
      h('ul', { cls: 'flow_list__Aa flow_cross__Ab' }, ['Sentence rewrites', 'Tone suggestions', 'Fluency and word-choice help', 'Plagiarism detection', '2,000 AI prompts per month'].map(function (t) { return h('li', {}, t); })),
      h('p', { cls: 'muted' }, 'You improved 1,284 sentences with Prosewell in the last 12 months.'),
      err && h('p', { cls: 'error', role: 'alert' }, err),
      h('div', { cls: 'flow_foot__Hx' },
        btn('secondary', 'btn-cancel-subscription', 'Cancel Subscription', function () {
          act(api('POST', '/subscription/cancel', { reason: reason }), function (r) { me.subscription = r.subscription; step = 'done'; window.scrollTo(0, 0); render(); track('cancel-done'); });
        }, busy),
        btn('primary', 'btn-keep', 'Keep Pro', function () { go('/subscription'); }, busy)));
  }
  function profilePage() {
    return [h('h1', {}, 'Profile'),
    h('section', { cls: 'card_root__A1b9X' },
      row('Name', me.profile.name, h('button', { type: 'button', cls: 'linkbtn_root__e3', onclick: function () { var n = window.prompt('Name', me.profile.name); if (n) act(api('PATCH', '/profile', { name: n }), load); } }, 'Update')),
      row('Email', me.profile.email, h('button', { type: 'button', cls: 'linkbtn_root__e3', onclick: function () { var n = window.prompt('Email', me.profile.email); if (n) act(api('PATCH', '/profile', { email: n }), load); } }, 'Update')),
      row('Language preference', me.profile.language), row('Password', '••••••••••')),
    h('section', { cls: 'card_root__A1b9X' }, h('h2', {}, 'Delete account'), h('p', { cls: 'muted' }, 'This will permanently delete your account and all your documents.'),
      h('button', { type: 'button', cls: 'linkbtn_root__e3 danger', onclick: function () { modal = 'delete'; render(); } }, 'Delete account'))];
  }
  function notificationsPage() {
    return [h('h1', {}, 'Email preferences'), h('section', { cls: 'card_root__A1b9X' }, [['weekly', 'Weekly writing insights'], ['product', 'Product news and tips'], ['offers', 'Special offers']].map(function (p) {
      return h('label', { cls: 'switch_row__7' }, h('span', {}, p[1]), h('input', { type: 'checkbox', role: 'switch', checked: me.prefs[p[0]], onchange: function (e) { var o = {}; o[p[0]] = e.target.checked; act(api('PATCH', '/prefs', o), load); } }));
    }))];
  }
  function simple(t, items) { return [h('h1', {}, t), h('section', { cls: 'card_root__A1b9X' }, items.map(function (i) { return row(i[0], i[1]); }))]; }

  function render() {
    var p = location.pathname, focusKey = document.activeElement && document.activeElement.name === 'cancel-reason' ? document.activeElement.value : null;
    root.textContent = '';
    if (p === '/signed-out' || !me) {
      root.appendChild(h('main', { cls: 'static_main__e9e2A' }, h('h1', {}, 'You’ve been logged out'), h('p', {}, 'See you again soon.'), h('a', { href: '/subscription' }, 'Log in')));
      return;
    }
    var page = p === '/profile' ? profilePage() : p === '/notifications' ? notificationsPage()
      : p === '/customize' ? simple('Feature customization', [['Writing style', 'On'], ['Generative AI', 'On'], ['Autocorrect', 'On'], ['Citations', 'Off']])
        : p === '/apps' ? simple('Apps', [['Chrome extension', 'Installed'], ['Prosewell for Windows', 'Not installed'], ['Prosewell for Mac', 'Installed'], ['Keyboard for iPhone', 'Not installed']])
          : p === '/subscription/cancel' ? cancelPage() : subscriptionPage();
    root.appendChild(h('div', { cls: 'app_root__0' }, header(),
      h('div', { cls: 'layout_root__5' }, side(), h('main', { cls: 'layout_main__6', 'aria-busy': String(busy) }, page)), footer(), modalView()));
    if (focusKey) { var r = root.querySelector('input[value="' + focusKey + '"]'); if (r) r.focus(); }
  }
  window.addEventListener('popstate', function () { step = 'reason'; modal = null; load(); });
  load(); track('page-view' + location.pathname);
})();
