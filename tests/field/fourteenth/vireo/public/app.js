(function () {
  'use strict';
  var root = document.getElementById('__root');
  var modalRoot = document.getElementById('modal-root');
  var toastRoot = document.getElementById('toast-root');
  var store = { acct: null, flow: {}, menu: false };

  function h(tag, props) {
    var el = document.createElement(tag), kids = [].slice.call(arguments, 2);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (v === false || v == null) return;
      if (k === 'onClick') el.addEventListener('click', v);
      else if (k === 'onInput') el.addEventListener('input', v);
      else if (k === 'className') el.className = v;
      else if (k === 'style') el.setAttribute('style', v);
      else el.setAttribute(k, v === true ? '' : v);
    });
    (function add(list) {
      list.forEach(function (c) {
        if (c == null || c === false) return;
        if (Array.isArray(c)) return add(c);
        el.appendChild(c.nodeType ? c : document.createTextNode(String(c)));
      });
    })(kids);
    return el;
  }
  function api(path, body) {
    var o = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Vireo-Client': 'web-8.214.0' }, body: JSON.stringify(body) };
    return fetch('/api/v2' + path, o).then(function (r) {
      return r.json().then(function (j) { if (!r.ok) throw j; return j; });
    });
  }
  function track(name, extra) {
    var d = JSON.stringify({ event: name, page: location.pathname, props: extra || {}, ts: Date.now() });
    if (navigator.sendBeacon) navigator.sendBeacon('/api/v2/events', d);
  }
  function go(path, replace) {
    history[replace ? 'replaceState' : 'pushState']({}, '', path);
    render(); window.scrollTo(0, 0);
  }
  function link(path, cls, text) {
    return h('a', { href: path, className: cls || '', onClick: function (e) { e.preventDefault(); go(path); } }, text);
  }
  function toast(msg) {
    var t = h('div', { className: 'toast', role: 'status' }, msg);
    toastRoot.appendChild(t);
    setTimeout(function () { t.classList.add('in'); }, 20);
    setTimeout(function () { t.classList.remove('in'); setTimeout(function () { t.remove(); }, 300); }, 4200);
  }
  function closeModal() {
    var o = modalRoot.firstChild;
    if (!o) return;
    o.classList.remove('in');
    document.body.style.overflow = '';
    setTimeout(function () { if (o.parentNode) o.remove(); }, 250);
  }
  function modal(title, body, actions) {
    modalRoot.textContent = '';
    var o = h('div', { className: 'ovl sc-fzoLsD' },
      h('div', { className: 'dlg', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'dlg-t', tabindex: '-1' },
        h('button', { className: 'x', 'aria-label': 'Close', onClick: closeModal }, '\u00d7'),
        h('h2', { id: 'dlg-t' }, title), body, h('div', { className: 'stack' }, actions)));
    o.addEventListener('click', function (e) { if (e.target === o) closeModal(); });
    modalRoot.appendChild(o);
    document.body.style.overflow = 'hidden';
    requestAnimationFrame(function () { requestAnimationFrame(function () { o.classList.add('in'); o.querySelector('.dlg').focus(); }); });
  }
  function btn(kind, text, fn, extra) {
    return h('button', Object.assign({ type: 'button', className: 'btn ' + kind + ' sc-gsTCUz', onClick: fn }, extra || {}), h('span', {}, text));
  }
  function busy(b) { b.disabled = true; b.textContent = ''; b.appendChild(h('span', { className: 'spin', role: 'progressbar', 'aria-label': 'Loading' })); }
  function load() { return api('/account').then(function (a) { store.acct = a; return a; }); }
  function fail() { toast("Something went wrong on our end. Please try again."); }
  function mutate(path, body, msg, to) {
    return api(path, body).then(load).then(function () { closeModal(); if (msg) toast(msg); go(to || '/account'); }, function (e) { closeModal(); toast(e && e.error && /\s/.test(e.error) ? e.error : 'Something went wrong on our end. Please try again.'); });
  }

  /* ---------- chrome ---------- */
  function header() {
    var drop = h('div', { className: 'sc-drop', role: 'menu', id: 'user-menu', hidden: true },
      h('div', { role: 'menuitem', tabindex: '0', onClick: function () { go('/profiles'); } }, 'Manage Profiles'),
      h('div', { role: 'menuitem', tabindex: '0', onClick: function () { go('/account'); } }, 'Account'),
      h('div', { role: 'menuitem', tabindex: '0', onClick: function () { go('/help'); } }, 'Help Center'),
      h('div', { role: 'menuitem', tabindex: '0', onClick: function () { api('/logout', {}).then(function () { toast('You are signed out on your other devices.'); }); } }, 'Log Out'));
    var b = h('button', { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-controls': 'user-menu', onClick: function (e) {
      e.stopPropagation();
      var open = drop.hidden;
      drop.hidden = !open; b.setAttribute('aria-expanded', String(open));
      setTimeout(function () { drop.classList.toggle('on', open); }, 10);
    } }, h('span', { className: 'dot' }, 'D'), h('span', {}, 'Dana'));
    document.addEventListener('click', function () { drop.hidden = true; drop.classList.remove('on'); b.setAttribute('aria-expanded', 'false'); });
    return h('header', { className: 'sc-hdr' }, link('/home', 'logo', 'vireo'),
      h('nav', { 'aria-label': 'Main' }, link('/home', '', 'Home'), link('/tv', '', 'TV'), link('/movies', '', 'Movies'), link('/my-stuff', '', 'My Stuff')),
      h('div', { className: 'sc-ava' }, b, drop));
  }
  function footer() {
    function col(t, items) { return h('div', {}, h('h4', {}, t), items.map(function (i) { return link(i[1], '', i[0]); })); }
    return h('footer', { className: 'ft' }, h('div', { className: 'cols' },
      col('Browse', [['Streaming Library', '/tv'], ['Originals', '/tv'], ['Add-ons', '/account/addons'], ['Gift Cards', '/gift']]),
      col('Help', [['Account & Billing', '/help'], ['Plans & Pricing', '/account/plan'], ['Supported Devices', '/help'], ['Accessibility', '/help']]),
      col('About us', [['Press', '/about'], ['Jobs', '/about'], ['Contact', '/help']]),
      col('Legal', [['Terms of Use', '/terms'], ['Privacy Policy', '/privacy'], ['Your US State Privacy Rights', '/account/privacy'], ['Do Not Sell or Share My Personal Information', '/account/privacy']])),
      h('small', {}, '\u00a9 2026 Vireo Media, LLC. Live and on-demand availability varies by location. Prices exclude applicable taxes.'));
  }
  function shell(main) { root.textContent = ''; root.appendChild(h('div', { className: 'App' }, header(), main, footer())); }
  function skeleton() {
    return h('main', { className: 'wrap', 'aria-busy': 'true' }, h('div', { className: 'sk', style: 'width:40%;height:34px' }),
      [1, 2, 3].map(function () { return h('div', { className: 'PageSection' }, h('div', { className: 'sk', style: 'width:30%' }), h('div', { className: 'sk' }), h('div', { className: 'sk', style: 'width:80%' })); }));
  }
  function row(t, sub, label, fn, aria) {
    return h('div', { className: 'row-k' }, h('div', { className: 'lft' }, h('div', { className: 'ttl' }, t), sub && h('div', { className: 'sub' }, sub)),
      label && h('button', { type: 'button', className: 'txtbtn', 'aria-label': aria, onClick: fn }, label));
  }

  /* ---------- account ---------- */
  function Account() {
    var a = store.acct, s = a.subscription, canceled = s.status === 'canceled', paused = s.status === 'paused', closed = s.status === 'closed';
    var badge = canceled ? h('span', { className: 'badge warn' }, 'Canceled') : paused ? h('span', { className: 'badge warn' }, 'Paused') : closed ? h('span', { className: 'badge warn' }, 'Closed') : h('span', { className: 'badge' }, 'Active');
    return h('div', {},
      !canceled && !closed && h('div', { className: 'promo' }, h('span', {}, 'Game on. Add Harbor Sports and stream every regional match for $9.99/month.'), h('button', { type: 'button', onClick: function () { go('/account/addons'); } }, 'LEARN MORE')),
      h('main', { className: 'wrap' }, h('h1', {}, 'Account'), h('p', { className: 'greet' }, 'Hi Dana. Member since ' + a.user.memberSince + '.'),
        canceled && h('div', { className: 'note', role: 'status' }, 'Your subscription has been canceled. You can keep watching until ' + s.accessUntil + ', and you won\u2019t be charged again. Change your mind? You can reactivate at any time.'),
        paused && h('div', { className: 'note', role: 'status' }, 'Your subscription is paused until ' + s.pausedUntil + '. Billing resumes that day.'),
        closed && h('div', { className: 'note', role: 'status' }, 'This account is being deleted.'),
        h('section', { className: 'PageSection' }, h('h2', {}, 'Your Account'),
          row('Email', a.user.email, 'Update Email', function () { go('/account/email'); }),
          row('Password', '\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022', 'Change Password', function () { toast('We sent a password link to your email.'); }),
          row('Phone', a.user.phone)),
        h('section', { className: 'PageSection' }, h('h2', {}, 'Your Subscription', badge),
          row(s.planName, (s.offer ? s.offer : '$' + s.price + '/month') + (s.addons.length ? ' + add-ons, $' + s.total + ' in all' : ''), canceled || closed ? null : 'Manage Plan', function () { go('/account/plan'); }),
          row('Add-ons', s.addons.length ? a.catalog.addons.filter(function (x) { return s.addons.indexOf(x.id) >= 0; }).map(function (x) { return x.name; }).join(', ') : 'Premium networks, sports and more', canceled || closed ? null : 'Manage Add-ons', function () { go('/account/addons'); }),
          canceled || closed ? null : paused ? row('Resume Your Subscription', 'Start watching again right away', 'Resume', function () { mutate('/subscription/reactivate', {}, 'Welcome back!'); })
            : row('Pause Your Subscription', 'Take a break for up to 12 weeks', 'Pause', function () { pauseModal(); }, 'Pause your subscription'),
          canceled ? row('Reactivate Your Subscription', 'Keep your plan, price and watch history', 'Reactivate', function () {
            modal('Welcome back?', h('p', {}, 'Your ' + s.planName + ' plan will continue at $' + s.price + '/month. Your next charge will be on ' + s.nextCharge + '.'), [btn('pri', 'Reactivate', function (e) { busy(e.currentTarget); mutate('/subscription/reactivate', {}, 'Your subscription is active again.'); }), btn('sec', 'Not now', closeModal)]);
          }) : closed ? null : row('Cancel Your Subscription', null, 'Cancel', function () { store.flow = {}; go('/account/cancel'); }, 'Cancel your subscription')),
        h('section', { className: 'PageSection' }, h('h2', {}, 'Payment Information'),
          row('Payment Method', a.payment.method, 'Update Payment', function () { go('/account/payment'); }),
          row('Next Charge', canceled || closed ? 'None. Your access ends ' + s.accessUntil + '.' : paused ? 'Billing is on hold until ' + s.pausedUntil : '$' + s.total + ' plus tax on ' + s.nextCharge),
          row('Gift Card', 'Redeem a gift card or promo code', 'Redeem', function () { go('/gift'); })),
        h('section', { className: 'PageSection' }, h('h2', {}, 'Privacy and Settings'),
          row('Watch History', 'Manage the titles used for recommendations', 'Manage Activity', function () { go('/my-stuff'); }),
          row('Devices', '4 devices activated', 'Manage Devices', function () { go('/help'); }),
          row('Communication Preferences', a.preferences.newsletter ? 'You\u2019re getting our weekly picks by email' : 'Weekly picks are off', 'Edit', function () { go('/account/communications'); }, 'Edit communication preferences'),
          row('Data and Privacy', 'State privacy rights and account deletion', 'View', function () { go('/account/privacy'); }, 'View data and privacy'))));
  }
  function pauseModal() {
    var sel = h('select', { 'aria-label': 'How long?' }, [1, 2, 4, 8, 12].map(function (w) { return h('option', { value: w, selected: w === 4 }, w + (w > 1 ? ' weeks' : ' week')); }));
    modal('Pause your subscription', h('div', {}, h('p', {}, 'Your pause starts at the end of this billing period. We\u2019ll keep your profiles and watchlist.'), h('label', { className: 'fld' }, 'How long?', sel)),
      [btn('pri', 'Pause Subscription', function (e) { busy(e.currentTarget); mutate('/subscription/pause', { weeks: +sel.value }, 'Your subscription is paused.'); }), btn('sec', 'Never mind', closeModal)]);
  }

  /* ---------- cancel flow ---------- */
  var REASONS = [['price', 'It costs too much'], ['usage', 'I\u2019m not using it enough'], ['content', 'I couldn\u2019t find anything to watch'], ['ads', 'Too many ads'], ['tech', 'I had technical or playback issues'], ['other_svc', 'I\u2019m switching to another service'], ['break', 'I\u2019m taking a break'], ['other', 'Other']];
  function flow() { return h.apply(null, ['main', { className: 'flow' }].concat([].slice.call(arguments))); }
  function CancelStart() {
    var s = store.acct.subscription;
    return flow(h('div', { className: 'crumb' }, link('/account', '', 'Account'), ' \u203a Cancel subscription'),
      h('h1', {}, 'Before you go, Dana\u2026'),
      h('p', { className: 'lead' }, 'Here\u2019s what you\u2019ll be leaving behind when your ' + s.planName + ' subscription ends on ' + s.accessUntil + '.'),
      h('div', { className: 'posters', 'aria-hidden': 'true' }, [['Salt & Cedar', '#26445c'], ['The Long Relay', '#803a32'], ['Night Ferry', '#1f2140'], ['Kitchen Rules', '#9a6a1d']].map(function (p) { return h('div', { style: 'background:' + p[1] }, p[0]); })),
      h('div', { className: 'card' }, h('h3', {}, 'Need a little break?'), h('p', {}, 'Pause for up to 12 weeks and pick up right where you left off. You won\u2019t be billed while you\u2019re away.'), btn('sec', 'Pause Subscription', pauseModal)),
      h('div', { className: 'stack' }, btn('pri', 'Keep My Subscription', function () { go('/account'); }),
        btn('sec', 'Continue to Cancel', function () { track('cancel_step', { step: 1 }); go('/account/cancel/survey'); })));
  }
  function CancelSurvey() {
    var next = btn('sec', 'Continue to Cancel', function () {
      busy(next);
      api('/subscription/cancel/survey', { reason: store.flow.reason }).then(function (j) { store.flow.offer = j.offer; go('/account/cancel/offer'); }, function () { fail(); render(); });
    }, { disabled: !store.flow.reason });
    var list = h('div', { role: 'radiogroup', 'aria-labelledby': 'why' }, REASONS.map(function (r) {
      var o = h('div', { className: 'opt', role: 'radio', tabindex: '0', 'aria-checked': String(store.flow.reason === r[0]) }, h('span', { className: 'ring' }), h('span', {}, r[1]));
      function pick() {
        store.flow.reason = r[0];
        [].forEach.call(list.children, function (c) { c.setAttribute('aria-checked', String(c === o)); });
        next.disabled = false;
      }
      o.addEventListener('click', pick);
      o.addEventListener('keydown', function (e) { if (e.key === ' ' || e.key === 'Enter') { e.preventDefault(); pick(); } });
      return o;
    }));
    return flow(h('h1', { id: 'why' }, 'What\u2019s the main reason you\u2019re canceling?'), h('p', { className: 'lead' }, 'Your feedback helps us make Vireo better.'), list,
      h('div', { className: 'stack' }, next, btn('ghost', 'Go Back', function () { go('/account/cancel'); })));
  }
  function CancelOffer() {
    var s = store.acct.subscription, disc = store.flow.offer !== 'pause';
    return flow(h('h1', {}, disc ? 'How about a better price?' : 'Life gets busy. We\u2019ll wait.'),
      disc ? h('div', { className: 'card hl' }, h('h3', {}, '$5.99/month for 3 months'), h('p', {}, 'That\u2019s half off the With Ads plan. After 3 months, your plan auto-renews at $11.99/month unless canceled.'),
        btn('pri', 'Accept Offer', function (e) { busy(e.currentTarget); mutate('/subscription/offer', { offerId: 'SAVE50-3M' }, 'You\u2019re all set. Enjoy the savings!'); }))
        : h('div', { className: 'card hl' }, h('h3', {}, 'Pause instead and keep your price'), h('p', {}, 'Put your plan on hold for 1 to 12 weeks. Come back any time with one tap.'), btn('pri', 'Pause Instead', pauseModal)),
      h('div', { className: 'stack' }, btn('sec', 'No thanks, continue to cancel', function () { track('cancel_step', { step: 3 }); confirmCancel(); }), btn('ghost', 'Go Back', function () { go('/account/cancel/survey'); })),
      h('p', { className: 'sub', style: 'font-size:12px;color:#5d6472;margin-top:30px' }, 'Limited-time offer for eligible current subscribers billed directly by Vireo. Plan price after the promotional period is ' + '$' + s.price + '/month. Void where prohibited.'));
  }
  function confirmCancel() {
    var s = store.acct.subscription;
    modal('Cancel your Vireo subscription?', h('div', {}, h('p', {}, 'You can keep watching until ' + s.accessUntil + '. After that you\u2019ll lose access to Vireo and your add-ons. You won\u2019t be charged again.')),
      [btn('pri', 'Cancel Subscription', function (e) {
        busy(e.currentTarget);
        api('/subscription/cancel', { reason: store.flow.reason, surveyVersion: 'b' }).then(function (j) { store.flow.done = j; return load(); }).then(function () { closeModal(); go('/account/cancel/complete', true); }, function () { closeModal(); fail(); });
      }), btn('sec', 'Keep Subscription', function () { closeModal(); go('/account'); })]);
  }
  function CancelComplete() {
    var s = store.acct.subscription, c = store.flow.done;
    return flow(h('h1', {}, 'Your subscription has been canceled'), h('p', { className: 'lead' }, 'We\u2019re sorry to see you go. You can continue streaming until ' + s.accessUntil + '. A confirmation email is on its way to ' + store.acct.user.email + '.'),
      c && h('p', {}, 'Confirmation number: ', h('strong', {}, c.confirmation)),
      h('div', { className: 'card' }, h('h3', {}, 'Changed your mind?'), h('p', {}, 'Reactivate before ' + s.accessUntil + ' and nothing changes.'), btn('sec', 'Reactivate Subscription', function (e) { busy(e.currentTarget); mutate('/subscription/reactivate', {}, 'Your subscription is active again.'); })),
      h('div', { className: 'stack' }, btn('pri', 'Back to Account', function () { go('/account'); })));
  }

  /* ---------- other pages ---------- */
  function Plan() {
    var s = store.acct.subscription;
    return h('main', { className: 'wrap' }, h('div', { className: 'crumb' }, link('/account', '', 'Account'), ' \u203a Manage plan'), h('h1', {}, 'Manage Plan'),
      store.acct.catalog.plans.map(function (p) {
        return h('div', { className: 'card' }, h('h3', {}, p.name), h('p', {}, '$' + p.price.toFixed(2) + '/month'), p.id === s.planId ? h('span', { className: 'badge' }, 'Current plan') : btn('sec', 'Switch to this plan', function () {
          modal('Review changes', h('p', {}, 'You\u2019re switching to ' + p.name + ' for $' + p.price.toFixed(2) + '/month, plus tax. The change takes effect today.'), [btn('pri', 'Submit', function (e) { busy(e.currentTarget); mutate('/subscription/plan', { planId: p.id }, 'Your plan has been updated.'); }), btn('sec', 'Back', closeModal)]);
        }));
      }));
  }
  function Addons() {
    var s = store.acct.subscription;
    return h('main', { className: 'wrap' }, h('div', { className: 'crumb' }, link('/account', '', 'Account'), ' \u203a Add-ons'), h('h1', {}, 'Manage Add-ons'),
      store.acct.catalog.addons.map(function (p) {
        var has = s.addons.indexOf(p.id) >= 0;
        return h('div', { className: 'card' }, h('h3', {}, p.name), h('p', {}, '$' + p.price.toFixed(2) + '/month'), btn('sec', has ? 'Remove' : 'Add', function () {
          modal('Review changes', h('p', {}, (has ? 'Remove ' : 'Add ') + p.name + (has ? ' from your subscription?' : ' for $' + p.price.toFixed(2) + '/month, plus tax?')), [btn('pri', 'Submit', function (e) { busy(e.currentTarget); mutate('/subscription/addons', { addonId: p.id, action: has ? 'remove' : 'add' }, 'Your add-ons have been updated.'); }), btn('sec', 'Back', closeModal)]);
        }));
      }));
  }
  function Simple(title, kids) { return h('main', { className: 'wrap' }, h('div', { className: 'crumb' }, link('/account', '', 'Account'), ' \u203a ' + title), h('h1', {}, title), kids); }
  function Email() {
    var i = h('input', { type: 'email', value: store.acct.user.email });
    return Simple('Update Email', h('div', { className: 'card' }, h('label', { className: 'fld' }, 'New email', i), btn('pri', 'Save Changes', function () { mutate('/account/email', { email: i.value }, 'Email updated.'); })));
  }
  function Payment() {
    return Simple('Payment Information', h('div', { className: 'card' }, h('h3', {}, store.acct.payment.method), h('p', {}, 'Billing ZIP ' + store.acct.payment.billingZip), btn('sec', 'Remove', function () {
      modal('Remove this payment method?', h('p', {}, 'You may lose access if you don\u2019t have a payment method on file.'), [btn('pri', 'Remove', function () { mutate('/payment/remove', {}, 'Payment method removed.', '/account/payment'); }), btn('sec', 'Back', closeModal)]);
    })));
  }
  function Comms() {
    var c = h('input', { type: 'checkbox', checked: store.acct.preferences.newsletter });
    return Simple('Communication Preferences', h('div', { className: 'card' }, h('label', {}, c, ' Weekly picks, news and special offers by email'), h('div', { className: 'stack' }, btn('pri', 'Save Changes', function () { mutate('/preferences', { newsletter: c.checked }, 'Preferences saved.'); }))));
  }
  function Privacy() {
    return Simple('Data and Privacy', [h('div', { className: 'card' }, h('h3', {}, 'Your state privacy rights'), h('p', {}, 'Depending on where you live, you can ask for a copy of your data or opt out of targeted advertising.'), btn('sec', 'Request My Data', function () { toast('We\u2019ll email you a link to your data within 45 days.'); })),
      h('div', { className: 'card' }, h('h3', {}, 'Delete account'), h('p', {}, 'Deleting your account erases your profiles, watch history and personal information. This can\u2019t be undone.'), btn('sec', 'Delete Account', function () {
        modal('Delete your account?', h('p', {}, 'Your data will be erased and you will lose access right away, with no refund for the current period.'), [btn('pri', 'Delete Account', function () { mutate('/account/delete', {}, 'Your account will be deleted.'); }), btn('sec', 'Back', closeModal)]);
      }))]);
  }
  function Gift() {
    var i = h('input', { type: 'text', placeholder: 'XXXX-XXXX-XXXX' });
    return Simple('Redeem a gift card', h('div', { className: 'card' }, h('label', { className: 'fld' }, 'Code', i), btn('pri', 'Redeem', function () { mutate('/giftcard', { code: i.value }); })));
  }
  function Help() {
    return Simple('Help Center', [['How do I change my plan?', 'Go to Account, find Your Subscription and choose Manage Plan.'], ['How do I cancel my subscription?', 'Log in on a web browser, go to your Account page and select Cancel under Your Subscription. Follow the prompts until you see a confirmation. You keep access until the end of your billing period.'], ['How do I pause?', 'Select Pause under Your Subscription and pick up to 12 weeks.'], ['Why was my card declined?', 'Check the card on file and contact your bank if the problem continues.']].map(function (q) {
      return h('details', { className: 'card' }, h('summary', {}, q[0]), h('p', {}, q[1]));
    }).concat(h('p', {}, link('/account', '', 'Go to Account'))));
  }
  function Browse(t) {
    return Simple(t, h('div', { className: 'posters' }, ['Salt & Cedar', 'The Long Relay', 'Night Ferry', 'Kitchen Rules', 'Ridgeline', 'Cold Harbor PD', 'Two Left Feet', 'Mothlight'].map(function (x, i) { return h('div', { style: 'background:hsl(' + i * 44 + ',40%,32%)' }, x); })));
  }
  var ROUTES = {
    '/account': Account, '/account/cancel': CancelStart, '/account/cancel/survey': CancelSurvey, '/account/cancel/offer': CancelOffer, '/account/cancel/complete': CancelComplete,
    '/account/plan': Plan, '/account/addons': Addons, '/account/email': Email, '/account/payment': Payment, '/account/communications': Comms, '/account/privacy': Privacy, '/gift': Gift, '/help': Help
  };
  function render() {
    var p = location.pathname.replace(/\/$/, '') || '/account';
    if (!store.acct) { shell(skeleton()); return; }
    var st = store.acct.subscription.status;
    if (/^\/account\/cancel(\/(survey|offer))?$/.test(p) && (st === 'canceled' || st === 'closed')) return go('/account', true);
    if (p === '/account/cancel/offer' && !store.flow.reason) return go('/account/cancel', true);
    if (p === '/account/cancel/complete' && st !== 'canceled') return go('/account', true);
    document.title = (p.indexOf('/cancel') > 0 ? 'Cancel Subscription' : 'Account') + ' | Vireo';
    var f = ROUTES[p];
    shell(f ? f() : /terms|privacy|about/.test(p) ? Simple(p.slice(1).replace(/^./, function (c) { return c.toUpperCase(); }), h('p', {}, 'This page was last updated on January 9, 2026.')) : Browse(p === '/home' ? 'Home' : p.slice(1)));
    track('page_view');
  }
  window.addEventListener('popstate', render);
  render();
  load().then(render, function () { root.textContent = ''; root.appendChild(h('p', { style: 'padding:60px;text-align:center' }, 'We can\u2019t load your account right now. Please try again later.')); });
})();
