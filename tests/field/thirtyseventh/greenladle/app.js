(function () {
  'use strict';
  var root = document.getElementById('root'), portal = document.getElementById('portal');
  var me = null, deliveries = null, flow = { reason: null, detail: null, text: '' }, selWeek = 0, ddOpen = false, closeMenu = null;
  var BASE = '/gw/api/customers/me', SUB = BASE + '/subscriptions/48213907';
  var SIZES = ['2 meals for 2 people per week', '3 meals for 2 people per week', '4 meals for 2 people per week', '5 meals for 2 people per week', '3 meals for 4 people per week', '4 meals for 4 people per week'];

  function h(tag, props) {
    var el = document.createElement(tag), kids = [].slice.call(arguments, 2);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2), v);
      else if (k === 'checked' || k === 'disabled' || k === 'value' || k === 'selected') el[k] = v;
      else if (v !== null && v !== undefined && v !== false) el.setAttribute(k, v);
    });
    (function add(a) { a.forEach(function (c) { if (Array.isArray(c)) add(c); else if (c !== null && c !== undefined && c !== false) el.append(c); }); })(kids);
    return el;
  }
  function A(to, cls, label, extra) {
    return h('a', Object.assign({ href: to, 'class': cls, onclick: function (e) { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(to); } }, extra || {}), label);
  }
  function btn(label, cls, fn, extra) { return h('button', Object.assign({ type: 'button', 'class': 'sc-btn ' + cls, onclick: fn }, extra || {}), label); }
  function api(method, url, body) {
    return fetch(url, { method: method, headers: { 'Content-Type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body) })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); });
  }
  function track(n) { try { navigator.sendBeacon('/gw/events', JSON.stringify({ event: n, path: location.pathname })); } catch (e) { } }
  function fmt(iso, o) { var p = iso.split('-'); return new Date(+p[0], p[1] - 1, +p[2]).toLocaleDateString('en-US', o || { weekday: 'short', month: 'short', day: 'numeric' }); }
  function toast(t, err) { var d = h('div', { 'class': 'sc-toast' + (err ? ' err' : ''), role: 'status' }, t); document.body.append(d); setTimeout(function () { d.remove(); }, 4000); }
  function oops() { toast('Something went wrong. Please try again.', true); render(); }
  function busy(e) { var b = e.currentTarget; b.disabled = true; b.setAttribute('aria-busy', 'true'); }
  function modal(title, body, actions) {
    var close = function () { m.remove(); };
    var m = h('div', { 'class': 'sc-mod' }, h('div', { role: 'dialog', 'aria-modal': 'true', 'aria-label': title }, h('button', { 'class': 'sc-x', 'aria-label': 'Close', type: 'button', onclick: close }, '×'), h('h2', {}, title), body, h('div', { 'class': 'sc-act' }, actions(close))));
    portal.append(m);
  }
  function go(to) { history.pushState({}, '', to); ddOpen = false; portal.replaceChildren(); window.scrollTo(0, 0); load(); }
  window.addEventListener('popstate', load);
  document.addEventListener('click', function (e) { if (ddOpen && !e.target.closest('.sc-user')) closeMenu(); });

  function load() {
    root.replaceChildren(me ? shell(spinner()) : spinner());
    Promise.all([api('GET', BASE), api('GET', BASE + '/deliveries')]).then(function (r) { me = r[0]; deliveries = r[1].items; render(); }, oops);
  }
  function spinner() { return h('div', { 'class': 'sc-load' }, h('div', { 'class': 'sc-spin', role: 'progressbar', 'aria-label': 'Loading' })); }
  function canceled() { return me.subscription.status === 'canceled'; }

  function shell(content) {
    var p = location.pathname;
    return h('div', {},
      h('div', { 'class': 'sc-top' }, 'Give a free box, get $35! ', A('/my-account/refer', '', 'Share the love')),
      h('header', { 'class': 'sc-hd' }, h('div', { 'class': 'sc-hd-in' },
        A('/my-account/deliveries/menu', 'sc-logo', 'GreenLadle'),
        h('nav', { 'aria-label': 'Main' },
          A('/my-account/deliveries/menu', p.indexOf('deliveries') > 0 ? 'on' : '', 'My Menu'),
          A('/market', p === '/market' ? 'on' : '', 'GreenLadle Market'),
          A('/recipes', p === '/recipes' ? 'on' : '', 'Recipes'),
          A('/gift-cards', p === '/gift-cards' ? 'on' : '', 'Gift Cards')),
        userMenu())),
      h('main', { 'class': 'sc-main' }, content),
      footer());
  }
  function userMenu() {
    var box, trig;
    function show(on) {
      ddOpen = on; trig.setAttribute('aria-expanded', String(on));
      var old = box.querySelector('.sc-dd'); if (old) old.remove();
      if (on) box.append(h('div', { 'class': 'sc-dd' },
        A('/my-account/account-settings/plan-settings', '', 'Account Settings'),
        A('/my-account/account-settings/order-history', '', 'Order History'),
        A('/my-account/refer', '', 'Free Food'),
        A('/my-account/rewards', '', 'Rewards'),
        A('/help', '', 'Help Center'),
        h('button', { type: 'button', onclick: function () { api('POST', '/gw/logout', {}).then(function () { toast('You have been logged out.'); }); } }, 'Log Out')));
    }
    trig = h('button', { type: 'button', 'aria-haspopup': 'true', 'aria-expanded': 'false', 'data-test-id': 'user-menu', onclick: function () { show(!ddOpen); } }, h('span', { 'class': 'sc-ava', 'aria-hidden': 'true' }, 'M'), 'Hi, Megan', ' ▾');
    box = h('div', { 'class': 'sc-user' }, trig); ddOpen = false; closeMenu = function () { show(false); };
    return box;
  }
  function footer() {
    var col = function (t, l) { return h('div', {}, h('h4', {}, t), l.map(function (x) { return A(x[1], '', x[0]); })); };
    return h('footer', { 'class': 'sc-ft' }, h('div', { 'class': 'sc-ft-in' },
      col('GreenLadle', [['Our Plans', '/plans'], ['How It Works', '/how-it-works'], ['Gift Cards', '/gift-cards'], ['Student Discount', '/discounts'], ['Heroes Discount', '/discounts']]),
      col('Our Company', [['About Us', '/about'], ['Careers', '/about'], ['Press', '/about'], ['Sustainability', '/about']]),
      col('Work With Us', [['Partner', '/about'], ['Influencers', '/about'], ['Affiliate', '/about']]),
      col('Contact Us', [['Help Center', '/help'], ['Chat With Us', '/help']])),
      h('div', { 'class': 'sc-legal' }, A('/terms', '', 'Terms & Conditions'), A('/privacy', '', 'Privacy Policy'), A('/privacy', '', 'Do Not Sell or Share My Personal Information'), A('/accessibility', '', 'Accessibility'), h('p', {}, '© GreenLadle ' + new Date().getFullYear() + '. GreenLadle is a meal kit subscription. Your plan renews weekly until you cancel. Skip a delivery or cancel anytime in your Account Settings at least 5 days before your scheduled delivery date, by 11:59 p.m. PT.')));
  }

  function menuPage() {
    if (canceled()) {
      var d = deliveries[0];
      return [h('div', { 'class': 'sc-ban' }, h('h2', {}, 'Your plan is canceled'), h('p', {}, 'You canceled your plan on ' + fmt(me.subscription.canceledOn, { month: 'long', day: 'numeric', year: 'numeric' }) + '. You won’t be charged for any further boxes. Miss us? Your favorite recipes are only a click away.'), btn('Reactivate Plan', '', reactivate)),
      d && h('div', { 'class': 'sc-card' }, h('h3', {}, 'Your last box is on its way'), h('p', { 'class': 'sc-mute' }, 'Arriving ' + fmt(d.date) + ', 8 AM – 8 PM'), h('ul', {}, d.meals.map(function (m) { return h('li', {}, m.name + ' ' + m.sub); })))];
    }
    var w = deliveries[selWeek] || deliveries[0];
    return [h('div', { 'class': 'sc-row' }, h('div', {}, h('h1', {}, 'My Menu'), h('p', { 'class': 'sc-mute' }, me.subscription.name + ' · ' + me.subscription.size)), A('/my-account/account-settings/plan-settings', '', 'Edit plan')),
    me.subscription.discount && h('div', { 'class': 'sc-ban' }, 'Your 50% off discount is applied to your next 2 boxes.'),
    h('div', { 'class': 'sc-weeks' }, deliveries.map(function (x, i) { return h('button', { type: 'button', 'class': 'sc-wk' + (x === w ? ' on' : ''), 'aria-pressed': String(x === w), onclick: function () { selWeek = i; render(); } }, h('small', {}, x.locked ? 'On its way' : x.skipped ? 'Skipped' : 'Scheduled'), h('b', {}, fmt(x.date))); })),
    h('div', { 'class': 'sc-card sc-row' }, h('div', {}, h('h3', {}, 'Delivery for ' + fmt(w.date, { weekday: 'long', month: 'long', day: 'numeric' })),
      h('span', { 'class': 'sc-mute' }, w.locked ? 'Your box is being packed. Changes are no longer possible.' : w.skipped ? 'You skipped this week. No box, no charge.' : 'Edit or skip by 11:59 PM PT on ' + fmt(w.cutoff))),
      !w.locked && h('div', {}, btn(w.skipped ? 'Unskip' : 'Skip this week', 'ol', function (e) { busy(e); api('POST', BASE + '/deliveries/' + w.date + (w.skipped ? '/unskip' : '/skip'), {}).then(load, oops); }))),
    !w.skipped && h('div', { 'class': 'sc-grid' }, w.meals.map(function (m) { return h('article', { 'class': 'sc-meal' }, h('div', { 'class': 'sc-img', role: 'img', 'aria-label': m.name }), h('div', { 'class': 'b' }, h('div', { 'class': 'sc-tag' }, m.tag || ' '), h('h3', {}, m.name), h('div', {}, m.sub), h('div', { 'class': 'sc-mute' }, m.time))); })),
    h('h2', { style: 'margin-top:34px' }, 'Add something extra'),
    h('div', { 'class': 'sc-grid' }, [['Garlic Knots', '$6.99'], ['Strawberry Cheesecake Slices', '$9.99'], ['Breakfast Burrito 4-Pack', '$12.99']].map(function (x) { return h('article', { 'class': 'sc-meal' }, h('div', { 'class': 'sc-img' }), h('div', { 'class': 'b' }, h('h3', {}, x[0]), h('div', { 'class': 'sc-row' }, h('span', {}, x[1]), btn('+ Add', 'ol', function (e) { busy(e); api('POST', BASE + '/addons', { name: x[0] }).then(function () { toast(x[0] + ' added to your box'); }); })))); }))];
  }
  function reactivate() {
    modal('Reactivate your plan?', h('p', {}, 'Your plan (' + me.subscription.name + ', ' + me.subscription.size + ') will restart with the next available delivery. Your Visa ending in 4417 will be charged $' + me.subscription.price + ' plus $10.99 shipping.'), function (close) {
      return [btn('Not now', 'ol', close), btn('Reactivate Plan', '', function (e) { busy(e); api('POST', SUB + '/reactivate', {}).then(function () { close(); go('/my-account/deliveries/menu'); }, oops); })];
    });
  }

  function settings(tab, content) {
    var t = [['plan-settings', 'Plan Settings'], ['account-info', 'Account Info'], ['order-history', 'Order History'], ['communication', 'Communication Preferences']];
    return h('div', {}, h('h1', {}, 'Account Settings'), h('div', { 'class': 'sc-cols' },
      h('nav', { 'class': 'sc-side', 'aria-label': 'Account Settings' }, t.map(function (x) { return A('/my-account/account-settings/' + x[0], x[0] === tab ? 'on' : '', x[1]); })), h('div', {}, content)));
  }
  function planSettings() {
    var s = me.subscription, c = canceled();
    var row = function (t, body, action) { return h('section', { 'class': 'sc-card' }, h('div', { 'class': 'sc-row' }, h('div', {}, h('h3', {}, t), body), action)); };
    return settings('plan-settings', [
      row('My Plan', [h('div', {}, s.name), h('div', { 'class': 'sc-mute' }, s.size), h('div', { 'class': 'sc-mute' }, '$' + s.price + ' + $' + s.shipping + ' shipping per box'), s.discount && h('div', {}, '50% off your next 2 boxes')], !c && h('button', { type: 'button', 'class': 'sc-lnk', onclick: editPlan }, 'Edit')),
      row('Delivery Day', h('div', {}, c ? '–' : fmt(deliveries[0].date, { weekday: 'long' }) + ' 8 AM – 8 PM')),
      row('Delivery Address', h('div', {}, 'Megan Rourke', h('br'), me.address), h('button', { type: 'button', 'class': 'sc-lnk', onclick: function () { modal('Delivery Address', h('label', {}, 'Street address', h('input', { type: 'text', value: me.address })), function (close) { return [btn('Cancel', 'ol', close), btn('Save', '', function () { api('PATCH', BASE + '/profile', { address: 1 }).then(function () { close(); toast('Saved'); }); })]; }); } }, 'Edit')),
      row('Payment Method', h('div', {}, me.payment.brand + ' ending in ' + me.payment.last4, h('div', { 'class': 'sc-mute' }, 'Expires ' + me.payment.exp)), h('button', { type: 'button', 'class': 'sc-lnk', onclick: function () { modal('Payment Method', h('p', {}, 'Visa ending in 4417, expires 09/28. This card is used for your plan.'), function (close) { return [btn('Remove card', 'danger', function () { api('DELETE', BASE + '/payment-method').then(function () { close(); toast('Card removed'); }); }), btn('Close', 'ol', close)]; }); } }, 'Edit')),
      row('Coupons & Credit', h('div', {}, 'GreenLadle credit: $' + me.credit), h('button', { type: 'button', 'class': 'sc-lnk', onclick: function () { modal('Redeem a code', h('label', {}, 'Code', h('input', { type: 'text' })), function (close) { return [btn('Cancel', 'ol', close), btn('Apply', '', function () { toast('This code is not valid.', true); })]; }); } }, 'Redeem code')),
      row('Plan Status', [h('span', { 'class': 'sc-pill' + (c ? ' off' : '') }, c ? 'Canceled' : 'Active'), h('p', { 'class': 'sc-mute' }, c ? 'You canceled your plan on ' + fmt(s.canceledOn, { month: 'long', day: 'numeric', year: 'numeric' }) + '. You can reactivate at any time.' : 'Your plan renews every week. Next billing: ' + fmt(deliveries[1].cutoff) + '.')],
        c ? btn('Reactivate Plan', '', reactivate) : h('button', { type: 'button', 'class': 'sc-lnk', 'data-test-id': 'cancel-plan', onclick: function () { flow = { reason: null, detail: null, text: '' }; track('cancel_flow_start'); go('/my-account/cancel-plan'); } }, 'Cancel Plan'))
    ]);
  }
  function editPlan() {
    var sel = h('select', { 'aria-label': 'Plan size' }, SIZES.map(function (x) { return h('option', { value: x, selected: x === me.subscription.size }, x); }));
    modal('Edit plan size', [h('p', {}, 'Changes apply from your next editable delivery.'), sel], function (close) { return [btn('Cancel', 'ol', close), btn('Save changes', '', function (e) { busy(e); api('PUT', SUB + '/plan', { size: sel.value }).then(function () { close(); load(); }, oops); })]; });
  }
  function accountInfo() {
    var f = function (l, v, t) { return h('p', {}, h('label', {}, l, h('input', { type: t || 'text', value: v }))); };
    return settings('account-info', [h('section', { 'class': 'sc-card' }, h('h2', {}, 'Account Info'), f('First name', me.first), f('Last name', me.last), f('Email', me.email, 'email'), f('Phone', me.phone, 'tel'), btn('Save', '', function () { api('PATCH', BASE + '/profile', { name: 1 }).then(function () { toast('Saved'); }); })),
    h('section', { 'class': 'sc-card' }, h('h2', {}, 'Password'), h('p', {}, '••••••••••'), h('button', { type: 'button', 'class': 'sc-lnk', onclick: function () { toast('We sent you an email with a link to change your password.'); } }, 'Change password')),
    h('section', { 'class': 'sc-card' }, h('h2', {}, 'Delete account'), h('p', { 'class': 'sc-mute' }, 'Permanently delete your GreenLadle account and personal data. This can’t be undone.'), h('button', { type: 'button', 'class': 'sc-lnk', onclick: function () { modal('Delete your account?', h('p', {}, 'All of your data, order history, credits and saved recipes will be permanently deleted.'), function (close) { return [btn('Keep account', '', close), btn('Delete account', 'danger', function () { api('POST', BASE + '/delete', {}).then(function () { close(); toast('Your account deletion request was received.'); }); })]; }); } }, 'Request account deletion'))]);
  }
  function orders() {
    var t = new Date(), rows = [];
    for (var i = 1; i < 7; i++) { var d = new Date(t.getFullYear(), t.getMonth(), t.getDate() + 3 - 7 * i); rows.push(h('tr', {}, h('td', {}, d.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })), h('td', {}, 'Meat & Veggies, 3 meals for 2'), h('td', {}, '$82.92'), h('td', {}, 'Delivered'))); }
    return settings('order-history', h('section', { 'class': 'sc-card' }, h('h2', {}, 'Order History'), h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, 'Delivery date'), h('th', {}, 'Box'), h('th', {}, 'Total'), h('th', {}, 'Status'))), h('tbody', {}, rows))));
  }
  function comms() {
    var cb = function (k, l) { return h('p', {}, h('label', {}, h('input', { type: 'checkbox', checked: me.prefs[k], onchange: function (e) { var b = {}; b[k] = e.target.checked; me.prefs[k] = e.target.checked; api('PUT', BASE + '/preferences', b).then(function () { toast('Preferences updated'); }); } }), ' ' + l)); };
    return settings('communication', h('section', { 'class': 'sc-card' }, h('h2', {}, 'Communication Preferences'), cb('email_offers', 'Special offers and promotions by email'), cb('email_menu', 'Menu reminders by email'), cb('sms', 'Delivery updates by text message')));
  }

  function flowPage(step, content) {
    var bars = []; for (var i = 0; i < 4; i++) bars.push(h('i', { 'class': i <= step ? 'd' : '' }));
    return h('div', { 'class': 'sc-flow' }, h('div', { 'class': 'sc-steps', 'aria-hidden': 'true' }, bars), content);
  }
  function keep() { track('cancel_flow_abandon'); go('/my-account/account-settings/plan-settings'); }
  var REASONS = [
    ['price', 'It’s too expensive', ['The regular price is too high', 'My discount ran out', 'Shipping costs too much', 'The portions aren’t worth the price']],
    ['toomuch', 'I don’t want a box every week', ['I forgot to skip in time', 'We have too much food at home', 'I’m traveling a lot right now']],
    ['recipes', 'I’m not happy with the recipe selection', ['Not enough variety', 'Recipes don’t fit my diet', 'My family doesn’t like the meals']],
    ['time', 'Cooking takes too much time', null],
    ['quality', 'Ingredients were missing or poor quality', ['Missing ingredients', 'Produce wasn’t fresh', 'Meat or seafood quality']],
    ['delivery', 'I had problems with my delivery', ['Late delivery', 'Box was damaged', 'The delivery day doesn’t work for me']],
    ['trial', 'I only wanted to try GreenLadle', null],
    ['competitor', 'I’m switching to another meal kit or grocery service', null],
    ['other', 'Other', null]];
  function cancelIntro() {
    var opt = function (ic, t, b, l, to) { return h('div', { 'class': 'sc-card' }, h('div', { 'class': 'sc-opt' }, h('span', { 'class': 'sc-ic', 'aria-hidden': 'true' }, ic), h('div', {}, h('h3', {}, t), h('p', { style: 'margin:0 0 6px' }, b), A(to, '', l)))); };
    return flowPage(0, [h('h1', {}, 'Need a break? You don’t have to cancel.'), h('p', {}, 'Megan, you’ve cooked with us ' + me.boxes + ' times! Here are a few ways to make GreenLadle work better for you.'),
      opt('📅', 'Skip a week (or a few)', 'Heading out of town? Skip upcoming deliveries as often as you like. You won’t be charged for skipped weeks.', 'Manage deliveries', '/my-account/deliveries/menu'),
      opt('🍽', 'Change your plan size', 'Get fewer meals per week, starting at 2 recipes for 2 people.', 'Edit plan', '/my-account/account-settings/plan-settings'),
      opt('🚚', 'Switch your delivery day', 'Choose a day that works better for your schedule.', 'Change delivery day', '/my-account/account-settings/plan-settings'),
      h('div', { 'class': 'sc-act' }, btn('Continue to Cancel', 'ol', function () { track('cancel_step_reason'); go('/my-account/cancel-plan/reason'); }), btn('Keep My Plan', '', keep))]);
  }
  function radio(name, val, label, on, cb) { return h('label', { 'class': 'sc-rad' }, h('input', { type: 'radio', name: name, value: val, checked: on, onchange: cb }), h('span', { 'class': 'o' }), h('span', {}, label)); }
  function cancelReason() {
    var more = h('div', {}), free = h('div', {}), next;
    function cur() { return REASONS.filter(function (x) { return x[0] === flow.reason; })[0]; }
    function sync() { var r = cur(); next.disabled = !r || !!(r[2] && !flow.detail); }
    function fill() {
      var r = cur();
      more.replaceChildren(); 
      if (r && r[2]) more.append(h('div', { style: 'margin-top:20px' }, h('h3', {}, 'Can you tell us more?'), h('select', { 'aria-label': 'Can you tell us more?', onchange: function (e) { flow.detail = e.target.value || null; sync(); } }, h('option', { value: '' }, 'Please select'), r[2].map(function (d) { return h('option', { value: d, selected: flow.detail === d }, d); }))));
      if (r && !free.firstChild) free.append(h('p', {}, h('label', {}, 'Anything else you’d like to share? (optional)', h('textarea', { rows: 3, maxlength: 500, value: flow.text, oninput: function (e) { flow.text = e.target.value; } }))));
      sync();
    }
    next = btn('Continue', 'ol', function (e) { busy(e); api('POST', BASE + '/cancellation-survey', flow).then(function () { go('/my-account/cancel-plan/offer'); }, oops); });
    var list = h('div', { role: 'radiogroup', 'aria-label': 'Cancellation reason' }, REASONS.map(function (x) { return radio('reason', x[0], x[1], flow.reason === x[0], function () { flow.reason = x[0]; flow.detail = null; fill(); }); }));
    fill();
    return flowPage(1, [h('h1', {}, 'Why are you canceling your plan?'), h('p', {}, 'Your feedback helps us improve. Please select the main reason.'), list, more, free,
      h('div', { 'class': 'sc-act' }, next, btn('Keep My Plan', '', keep))]);
  }
  function cancelOffer() {
    return flowPage(2, [h('div', { 'class': 'sc-offer' }, h('p', { style: 'margin:0' }, 'Wait, Megan! Before you go, here’s a special offer just for you:'), h('b', { 'class': 'big' }, '50% OFF'), h('h2', {}, 'your next 2 boxes'), h('p', { 'class': 'sc-mute' }, 'That’s a savings of up to $71.93. Discount applies automatically to your next 2 deliveries. Shipping not included. Your plan stays active and renews at the regular price until you cancel.'), btn('Claim Offer & Keep My Plan', '', function (e) { busy(e); api('POST', SUB + '/retention-offer', { offer: 'WINBACK50X2' }).then(function () { toast('Your discount has been applied!'); go('/my-account/deliveries/menu'); }, oops); })),
    h('div', { 'class': 'sc-act', style: 'justify-content:center' }, h('button', { type: 'button', 'class': 'sc-lnk', onclick: function () { track('cancel_offer_declined'); go('/my-account/cancel-plan/confirm'); } }, 'No thanks, continue to cancel'))]);
  }
  function cancelConfirm() {
    var d = deliveries[0];
    return flowPage(3, [h('h1', {}, 'Are you sure you want to cancel?'), h('p', {}, 'If you cancel your ' + me.subscription.name + ' plan (' + me.subscription.size + '):'),
      h('div', { 'class': 'sc-card' }, h('ul', { style: 'margin:0;padding-left:20px' },
        h('li', {}, 'Your box for ', h('b', {}, fmt(d.date)), ' has already been processed and will still be delivered. It was charged on ' + fmt(d.cutoff) + '.'),
        h('li', {}, 'All other upcoming deliveries will be canceled and you won’t be charged for them.'),
        h('li', {}, 'Your $' + me.credit + ' in GreenLadle credit stays in your account, and you can reactivate whenever you like.'),
        h('li', {}, 'You’ll lose the member discounts on GreenLadle Market items.'))),
      h('div', { 'class': 'sc-act' }, btn('Cancel Plan', 'danger', function (e) { busy(e); api('POST', SUB + '/cancel', { reason: flow.reason, detail: flow.detail }).then(function (m) { me = m; go('/my-account/cancel-plan/success'); }, oops); }), btn('Keep My Plan', '', keep))]);
  }
  function cancelDone() {
    var d = deliveries[0];
    return h('div', { 'class': 'sc-flow' }, h('h1', {}, 'Your plan has been canceled'), h('p', {}, 'We’re sorry to see you go, Megan. We’ve sent a confirmation email to ' + me.email + '.'), d && h('p', {}, 'Your last box will arrive on ' + fmt(d.date, { weekday: 'long', month: 'long', day: 'numeric' }) + '.'),
      h('div', { 'class': 'sc-card' }, h('h3', {}, 'Changed your mind?'), h('p', {}, 'You can pick up where you left off at any time.'), btn('Reactivate Plan', '', reactivate)), A('/my-account/account-settings/plan-settings', '', 'Go to Account Settings'));
  }
  function refer() {
    var i = h('input', { type: 'email', placeholder: 'friend@example.com', 'aria-label': 'Friend’s email' });
    return h('div', { 'class': 'sc-flow' }, h('h1', {}, 'Give a free box, get $35'), h('p', {}, 'Invite friends to try GreenLadle. You’ll get $35 in credit for every friend who orders.'), i, h('div', { 'class': 'sc-act' }, btn('Send invite', '', function () { api('POST', BASE + '/referrals', { email: i.value }).then(function () { toast('Invite sent'); }); })));
  }
  function help() {
    var q = [['How do I skip a week?', 'Go to My Menu, select the week you’d like to skip and click “Skip this week”. You can skip up to 5 days before your delivery date.'], ['How do I cancel my plan?', 'You can cancel your plan at any time in your Account Settings. Click your name in the top right corner, choose Account Settings, then Plan Settings, and scroll to Plan Status. Boxes that are past the cutoff will still be delivered and charged.'], ['Why was I charged?', 'Your plan renews every week. We charge your payment method 5 days before each delivery.'], ['My box hasn’t arrived', 'Deliveries are made between 8 AM and 8 PM local time. Track your box with the link in your shipping email.']];
    return h('div', { 'class': 'sc-flow' }, h('h1', {}, 'Help Center'), q.map(function (x) { return h('details', { 'class': 'sc-card' }, h('summary', {}, x[0]), h('p', {}, x[1])); }));
  }
  function rewards() { return h('div', { 'class': 'sc-flow' }, h('h1', {}, 'Rewards'), h('p', {}, 'You’ve received ' + me.boxes + ' boxes. 1 more to unlock a free dessert!')); }
  function simple(t, b) { return h('div', { 'class': 'sc-flow' }, h('h1', {}, t), h('p', {}, b)); }

  function page() {
    var p = location.pathname.replace(/\/$/, '');
    if (p.indexOf('/my-account/cancel-plan') === 0) {
      if (p.slice(-8) === '/success' && canceled()) return cancelDone();
      if (canceled()) { history.replaceState({}, '', '/my-account/account-settings/plan-settings'); return planSettings(); }
      if (p.slice(-7) === '/reason') return cancelReason();
      if ((p.slice(-6) === '/offer' || p.slice(-8) === '/confirm') && flow.reason) return p.slice(-6) === '/offer' ? cancelOffer() : cancelConfirm();
      history.replaceState({}, '', '/my-account/cancel-plan'); return cancelIntro();
    }
    switch (p) {
      case '/my-account/deliveries/menu': return menuPage();
      case '/my-account/account-settings': case '/my-account/account-settings/plan-settings': return planSettings();
      case '/my-account/account-settings/account-info': return accountInfo();
      case '/my-account/account-settings/order-history': return orders();
      case '/my-account/account-settings/communication': return comms();
      case '/my-account/refer': return refer();
      case '/my-account/rewards': return rewards();
      case '/help': return help();
      case '/market': return simple('GreenLadle Market', 'Snacks, sides, desserts and quick lunches to add to your weekly box.');
      case '/recipes': return simple('Recipes', 'Browse more than 4,000 recipes from our test kitchen.');
      case '/gift-cards': return simple('Gift Cards', 'Give the gift of home cooking. Digital gift cards from $75.');
      case '/terms': return simple('Terms & Conditions', 'Your subscription renews automatically each week and your payment method will be charged the plan price plus shipping until you cancel. You may cancel at any time through your Account Settings. Orders processed before cancellation cannot be refunded.');
      default: return simple('GreenLadle', 'Fresh ingredients and easy recipes, delivered every week.');
    }
  }
  function render() { var y = window.scrollY; if (!me) return; root.replaceChildren(shell(page())); window.scrollTo(0, y); }
  function cookies() {
    if (document.cookie.indexOf('OptanonAlertBoxClosed') >= 0) return;
    var done = function () { document.cookie = 'OptanonAlertBoxClosed=1;path=/;max-age=31536000'; b.remove(); };
    var b = h('div', { id: 'onetrust-banner-sdk', role: 'region', 'aria-label': 'Cookie banner' }, h('div', {}, 'By clicking “Accept All Cookies”, you agree to the storing of cookies on your device to enhance site navigation, analyze site usage, and assist in our marketing efforts. ', A('/privacy', '', 'Privacy Policy')), h('div', { 'class': 'r' }, h('button', { type: 'button', 'class': 'sc-btn ol', id: 'onetrust-reject-all-handler', onclick: done }, 'Reject All'), h('button', { type: 'button', 'class': 'sc-btn', id: 'onetrust-accept-btn-handler', onclick: done }, 'Accept All Cookies')));
    document.body.append(b);
  }
  load(); setTimeout(cookies, 700);
})();
