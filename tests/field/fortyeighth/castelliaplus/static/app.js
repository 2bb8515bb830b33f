(function () {
  'use strict';
  var root = document.getElementById('app_index'), modalRoot = document.getElementById('modal-root');
  var acc = null, pickedReason = null;
  var REASONS = [
    ['TOO_EXPENSIVE', 'The price is too high'],
    ['NOT_USING', "I don't watch Castellia+ enough"],
    ['CONTENT', "There isn't enough content I want to watch"],
    ['FINISHED', "I've finished watching what I signed up for"],
    ['TECHNICAL', 'Technical or streaming quality issues'],
    ['OTHER_SERVICE', 'I prefer another streaming service'],
    ['OTHER_PROVIDER', "I'm moving to a subscription through another provider"],
    ['SHARING', 'Changes to account sharing'],
    ['OTHER', 'Other']
  ];
  var PLANS = [
    ['std-ads-m', 'Standard with Ads', '£5.99/month', ['Full HD video', 'Watch on 2 devices at once', 'No downloads', 'Includes ad breaks']],
    ['std-m', 'Standard', '£9.99/month', ['Full HD video', 'Watch on 2 devices at once', 'Downloads on up to 10 devices']],
    ['prem-m', 'Premium', '£14.99/month', ['4K UHD & HDR', 'Watch on 4 devices at once', 'Dolby Atmos audio', 'Downloads on up to 10 devices']],
    ['std-y', 'Standard (annual)', '£99.90/year', ['12 months for the price of 10']],
    ['prem-y', 'Premium (annual)', '£149.90/year', ['12 months for the price of 10']]
  ];

  function gql(op, vars) {
    return fetch('/v1/public/graphql', {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Application-Version': '1.1.2', 'X-Platform-Id': 'browser' },
      body: JSON.stringify({ operationName: op, variables: vars || {}, query: op.indexOf('Query') > 0 ? 'query ' + op + ' { account { email subscriptions { id status } } }' : 'mutation ' + op + '($v: Input!) { ' + op + '(input: $v) { accepted } }' })
    }).then(function (r) { if (!r.ok) throw new Error('graph'); return r.json(); }).then(function (j) { if (j.data && j.data.account) acc = j.data.account; return j.data; });
  }
  function dust(page) {
    try { navigator.sendBeacon('/dust', JSON.stringify({ event: 'urn:dss:event:page:view', page: page })); } catch (e) { /* telemetry only */ }
  }
  function h(tag, props) {
    var el = document.createElement(tag), i, k;
    props = props || {};
    for (k in props) {
      if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2), props[k]);
      else if (k === 'disabled' || k === 'checked') el[k] = props[k];
      else if (props[k] != null) el.setAttribute(k, props[k]);
    }
    (function add(list) {
      for (var j = 0; j < list.length; j++) {
        if (list[j] == null || list[j] === false) continue;
        if (Array.isArray(list[j])) add(list[j]);
        else el.appendChild(typeof list[j] === 'object' ? list[j] : document.createTextNode(list[j]));
      }
    })(Array.prototype.slice.call(arguments, 2));
    return el;
  }
  function go(path, replace) { history[replace ? 'replaceState' : 'pushState'](null, '', path); render(); window.scrollTo(0, 0); }
  function a(href, props) {
    props = props || {}; props.href = href;
    props.onclick = function (e) { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(href); };
    return h.apply(null, ['a', props].concat(Array.prototype.slice.call(arguments, 2)));
  }
  function modal(title, text, buttons) {
    var bg = h('div', { 'class': 'modal-bg' }, h('div', { 'class': 'modal', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'modal-title' },
      h('h3', { id: 'modal-title' }, title), h('p', { 'class': 'muted' }, text),
      buttons.map(function (b) { return h('button', { type: 'button', 'class': 'btn ' + b[1], onclick: function () { bg.remove(); if (b[2]) b[2](); } }, b[0]); })));
    modalRoot.appendChild(bg);
    bg.querySelector('button').focus();
  }
  function fail() { modal('Something went wrong', "We're sorry, an error has occurred. Please try again. If the problem persists, contact Castellia+ support (Error Code 83).", [['OK', 'btn-s']]); }

  function header() {
    var prof = h('div', { 'class': 'prof' },
      h('button', { 'class': 'prof-btn', type: 'button', 'aria-haspopup': 'true', 'aria-label': 'Profile menu', 'data-testid': 'profile-menu', onclick: function () { prof.classList.toggle('open'); } }, h('span', { 'class': 'muted' }, acc ? acc.profile : ''), h('span', { 'class': 'avatar' })),
      h('ul', { 'class': 'prof-menu' },
        h('li', {}, a('/select-profile', {}, 'Add Profile')), h('li', {}, a('/edit-profiles', {}, 'Edit Profiles')), h('li', {}, h('hr')),
        h('li', {}, a('/app-settings', {}, 'App Settings')), h('li', {}, a('/account', {}, 'Account')), h('li', {}, a('/help', {}, 'Help')),
        h('li', {}, a('/logged-out', {}, 'Log out'))));
    return h('header', { 'class': 'nav-bar' },
      a('/home', { 'class': 'nav-logo', 'aria-label': 'Castellia plus home' }, 'Castellia', h('sup', {}, '+')),
      h('nav', { 'aria-label': 'Main', style: 'flex:1' }, h('ul', { 'class': 'nav-items' }, ['Home', 'Search', 'My List', 'Originals', 'Films', 'Series'].map(function (n) {
        return h('li', {}, a('/' + n.toLowerCase().replace(' ', '-'), {}, n));
      }))), prof);
  }
  function footer() {
    return h('footer', { role: 'contentinfo' }, h('div', { 'class': 'nav-logo' }, 'Castellia', h('sup', {}, '+')),
      h('ul', {}, [['privacy', 'Privacy Policy'], ['cookies', 'Cookies Policy'], ['uk-rights', 'UK Privacy Rights'], ['about-ads', 'About Castellia+ Ads'], ['interest-ads', 'Interest-based Ads'], ['subscriber-agreement', 'Subscriber Agreement'], ['accessibility', 'Accessibility'], ['modern-slavery', 'Modern Slavery Statement']].map(function (l) {
        return h('li', {}, a('/legal/' + l[0], {}, l[1]));
      }), h('li', {}, h('button', { type: 'button', 'class': 'ot-sdk-show-settings' }, 'Manage Preferences')), h('li', {}, a('/help', {}, 'Help')), h('li', {}, a('/devices', {}, 'Supported Devices')), h('li', {}, a('/about', {}, 'About Us'))),
      h('div', {}, '© Castellia Entertainment Ltd and its related entities. All Rights Reserved. Subscription required. 18+ to subscribe.'));
  }
  function sub() { return acc.subscriptions[0]; }
  function pending() { return sub().status === 'CANCELLED_PENDING'; }

  var V = {};
  V['/account'] = function () {
    var s = sub();
    return h('main', { 'data-testid': 'account-page' }, h('h1', {}, 'Account'),
      acc.deleted && h('div', { 'class': 'notice' }, 'This account is scheduled for deletion.'),
      h('h2', {}, 'Account details'),
      h('div', { 'class': 'panel' },
        h('div', { 'class': 'row' }, h('span', {}, acc.email, h('span', { 'class': 'sub' }, 'MyCastellia email')), a('/account/change-email', { 'class': 'lnk', 'aria-label': 'Change email' }, 'Change')),
        h('div', { 'class': 'row' }, h('span', {}, 'Password: ••••••••••'), a('/account/change-password', { 'class': 'lnk', 'aria-label': 'Change password' }, 'Change')),
        h('button', { 'class': 'row', type: 'button', onclick: function () {
          modal('Log out of all devices?', 'This logs your account out of every device except this one. It may take up to four hours.', [['LOG OUT OF ALL DEVICES', 'btn-p', function () { gql('logOutAllDevices').then(render); }], ['CANCEL', 'btn-s']]);
        } }, 'Log out of all devices', h('span', { 'class': 'chev', 'aria-hidden': 'true' }, '›'))),
      h('h2', {}, 'Subscription'),
      h('div', { 'class': 'panel' },
        a('/account/subscription', { 'class': 'row', 'data-testid': 'subscription-row' },
          h('span', {}, s.name + (s.period === 'year' ? ' (Annual)' : ' (Monthly)'), pending() && h('span', { 'class': 'badge' }, 'Cancelled'),
            h('span', { 'class': 'sub' }, acc.deleted ? 'Ended' : pending() ? 'Your subscription ends on ' + s.endDate : 'Next billing date: ' + s.nextBillingDate)),
          h('span', { 'class': 'chev', 'aria-hidden': 'true' }, '›')),
        !pending() && h('div', { 'class': 'row' }, h('span', {}, 'Extra Member', h('span', { 'class': 'sub' }, acc.extraMember ? 'Added' : 'Share Castellia+ with someone outside your household for £4.99/month.')), !acc.extraMember && a('/account/extra-member', { 'class': 'lnk' }, 'Add Extra Member')),
        a('/account/billing-history', { 'class': 'row' }, 'Billing history', h('span', { 'class': 'chev', 'aria-hidden': 'true' }, '›'))),
      h('h2', {}, 'Household'),
      h('div', { 'class': 'panel' }, a('/help', { 'class': 'row' }, h('span', {}, 'Your Castellia+ Household', h('span', { 'class': 'sub' }, '4 devices connected at your home internet')), h('span', { 'class': 'chev', 'aria-hidden': 'true' }, '›'))),
      h('h2', {}, 'Settings'),
      h('div', { 'class': 'panel' },
        h('div', { 'class': 'row' }, h('span', { id: 'rpc' }, 'Restrict Profile Creation', h('span', { 'class': 'sub' }, 'Require your account password to add new profiles.')),
          h('button', { type: 'button', role: 'switch', 'class': 'sw', 'aria-labelledby': 'rpc', 'aria-checked': String(acc.restrictProfileCreation), onclick: function () { gql('setRestrictProfileCreation', { on: !acc.restrictProfileCreation }).then(render); } })),
        h('div', { 'class': 'row' }, h('span', { id: 'mkt' }, 'Marketing emails', h('span', { 'class': 'sub' }, 'News, offers and recommendations from the Castellia family of companies.')),
          h('button', { type: 'button', role: 'switch', 'class': 'sw', 'aria-labelledby': 'mkt', 'aria-checked': String(acc.marketing), onclick: function () { gql('setMarketing', { on: !acc.marketing }).then(render); } }))),
      h('h2', {}, 'Your privacy'),
      h('div', { 'class': 'panel' }, a('/account/delete', { 'class': 'row' }, h('span', {}, 'Delete account', h('span', { 'class': 'sub' }, 'Permanently delete your MyCastellia account and data.')), h('span', { 'class': 'chev', 'aria-hidden': 'true' }, '›'))));
  };
  V['/account/subscription'] = function () {
    var s = sub(), p = PLANS.filter(function (x) { return x[0] === s.planId; })[0];
    return h('main', {}, a('/account', { 'class': 'crumb' }, '‹ Account'), h('h1', {}, 'Subscription details'),
      pending() && h('div', { 'class': 'notice', role: 'status' }, h('strong', {}, 'Your subscription is cancelled.'), h('br'), 'You can keep watching until ' + s.endDate + '. You will not be charged again.'),
      h('div', { 'class': 'panel' },
        h('div', { 'class': 'row' }, h('span', {}, h('strong', {}, s.name), h('span', { 'class': 'sub' }, s.price + '/' + s.period + ' (incl. VAT)'), h('ul', { 'class': 'ticks' }, p[3].map(function (t) { return h('li', {}, t); }))), !pending() && a('/account/subscription/change', { 'class': 'lnk' }, 'Change plan')),
        h('div', { 'class': 'row' }, h('span', {}, pending() ? 'End date' : 'Next billing date', h('span', { 'class': 'sub' }, s.nextBillingDate))),
        h('div', { 'class': 'row' }, h('span', {}, 'Payment method', h('span', { 'class': 'sub' }, s.payment)), a('/account/payment', { 'class': 'lnk' }, 'Update payment')),
        h('div', { 'class': 'row' }, h('span', {}, 'Member since', h('span', { 'class': 'sub' }, s.memberSince)))),
      h('p', { 'class': 'tiny' }, 'Your subscription renews automatically each ' + s.period + ' until cancelled. Prices include VAT where applicable. See the ', a('/legal/subscriber-agreement', {}, 'Subscriber Agreement'), ' for details.'),
      acc.deleted ? null : pending()
        ? h('button', { type: 'button', 'class': 'btn btn-p', onclick: function () { gql('restartSubscription', { subscriptionId: s.id }).then(render, fail); } }, 'RESTART SUBSCRIPTION')
        : [h('div', { 'class': 'card off' }, h('h3', {}, 'Save over 16% with an annual plan'), h('p', { 'class': 'muted' }, 'Get 12 months for the price of 10 when you pay yearly.'), a('/account/subscription/change', { 'class': 'btn btn-s' }, 'SEE ANNUAL PLANS')),
          a('/account/subscription/cancel', { 'class': 'btn btn-x', 'data-testid': 'cancel-subscription' }, 'Cancel Subscription')]);
  };
  V['/account/subscription/cancel'] = function () {
    if (pending() || acc.deleted) { history.replaceState(null, '', '/account/subscription'); return V['/account/subscription'](); }
    var next;
    return h('main', {}, a('/account/subscription', { 'class': 'crumb' }, '‹ Subscription details'), h('h1', { id: 'why' }, 'Why are you cancelling?'),
      h('p', { 'class': 'muted' }, "We're sorry to see you go. Please tell us the main reason you're cancelling so that we can improve Castellia+."),
      h('form', { onsubmit: function (e) { e.preventDefault(); if (pickedReason) go('/account/subscription/cancel/confirm'); } },
        h('div', { 'class': 'panel', role: 'radiogroup', 'aria-labelledby': 'why' }, REASONS.map(function (r) {
          return h('label', { 'class': 'opt' }, h('input', { type: 'radio', name: 'cancelReason', value: r[0], checked: pickedReason === r[0], onchange: function () { pickedReason = r[0]; next.disabled = false; } }), h('span', { 'class': 'dot' }), h('span', {}, r[1]));
        })),
        next = h('button', { type: 'submit', 'class': 'btn btn-p', disabled: !pickedReason }, 'CONTINUE'),
        a('/account/subscription', { 'class': 'btn btn-s' }, 'GO BACK')));
  };
  V['/account/subscription/cancel/confirm'] = function () {
    if (pending() || acc.deleted) { history.replaceState(null, '', '/account/subscription'); return V['/account/subscription'](); }
    if (!pickedReason) { history.replaceState(null, '', '/account/subscription/cancel'); return V['/account/subscription/cancel'](); }
    var s = sub();
    return h('main', {}, h('h1', {}, 'Before you go'),
      h('p', {}, 'If you cancel, you can keep watching with ' + s.name + ' until ' + s.endDate + '. After that you will lose access to:'),
      h('ul', { 'class': 'ticks' }, h('li', {}, 'Thousands of films and series, including Castellia Originals'), h('li', {}, 'Your downloads on mobile devices'), h('li', {}, '4K UHD, HDR and Dolby Atmos on selected titles')),
      s.planId !== 'std-ads-m' && h('div', { 'class': 'card off' }, h('h3', {}, 'Stay for less'), h('p', {}, 'Switch to Castellia+ Standard with Ads for just £5.99/month and keep your profiles and watchlist.'),
        h('button', { type: 'button', 'class': 'btn btn-p', onclick: function () { gql('switchPlan', { planId: 'std-ads-m' }).then(function () { go('/account/subscription', true); }, fail); } }, 'SWITCH PLAN'),
        h('p', { 'class': 'tiny' }, 'Your new plan starts on ' + s.nextBillingDate + '. Ad-supported plans exclude some titles and do not include downloads. Cancel any time.')),
      h('div', { 'class': 'panel' }, h('div', { 'class': 'row' }, h('span', {}, s.name, h('span', { 'class': 'sub' }, 'Ends ' + s.endDate)), h('span', {}, s.price + '/' + s.period))),
      h('p', { 'class': 'tiny' }, 'No refunds are given for partial billing periods, except where required by law.'),
      h('button', { type: 'button', 'class': 'btn btn-s', onclick: function (e) {
        var b = e.currentTarget; b.disabled = true;
        gql('cancelSubscription', { subscriptionId: s.id, reason: pickedReason }).then(function () { pickedReason = null; go('/account/subscription/cancelled', true); }, function () { b.disabled = false; fail(); });
      } }, 'CONTINUE TO CANCEL'),
      a('/account/subscription', { 'class': 'btn btn-p' }, 'GO BACK'));
  };
  V['/account/subscription/cancelled'] = function () {
    if (!pending()) { history.replaceState(null, '', '/account/subscription'); return V['/account/subscription'](); }
    var s = sub();
    return h('main', {}, h('h1', {}, 'Your subscription has been cancelled'),
      h('p', {}, 'You can continue to enjoy ' + s.name + ' until ' + s.endDate + ". We've sent a confirmation to " + acc.email + '.'),
      h('p', { 'class': 'muted' }, 'Changed your mind? You can restart your subscription at any time from your Account page.'),
      a('/account', { 'class': 'btn btn-p' }, 'RETURN TO ACCOUNT'), a('/survey', { 'class': 'btn btn-s' }, 'TAKE A SHORT SURVEY'));
  };
  V['/survey'] = function () {
    var t;
    return h('main', {}, h('h1', {}, 'Tell us more'), h('p', { 'class': 'muted' }, 'This survey is optional and takes less than a minute.'),
      h('form', { onsubmit: function (e) { e.preventDefault(); gql('submitSurvey', { text: t.value }).then(function () { go('/account'); }); } },
        h('label', { 'for': 'svy' }, 'What could we have done better?'), t = h('textarea', { id: 'svy', maxlength: '500' }), h('button', { 'class': 'btn btn-p', type: 'submit' }, 'SUBMIT FEEDBACK'), a('/account', { 'class': 'btn btn-s' }, 'SKIP')));
  };
  V['/account/subscription/change'] = function () {
    return h('main', {}, a('/account/subscription', { 'class': 'crumb' }, '‹ Subscription details'), h('h1', {}, 'Change your plan'),
      h('div', { 'class': 'plans' }, PLANS.map(function (p) {
        var cur = p[0] === sub().planId;
        return h('div', { 'class': 'card' }, h('h3', {}, p[1]), h('p', {}, p[2]), h('ul', { 'class': 'ticks' }, p[3].map(function (t) { return h('li', {}, t); })),
          cur ? h('p', { 'class': 'muted' }, 'Current plan') : h('button', { type: 'button', 'class': 'btn btn-p', onclick: function () {
            modal('Review your change', 'Your plan will change to Castellia+ ' + p[1] + ' at ' + p[2] + ' and renews automatically until cancelled.', [['AGREE & SUBSCRIBE', 'btn-p', function () { gql('switchPlan', { planId: p[0] }).then(function () { go('/account/subscription'); }, fail); }], ['CANCEL', 'btn-s']]);
          } }, 'SELECT'));
      })));
  };
  V['/account/extra-member'] = function () {
    return h('main', {}, a('/account', { 'class': 'crumb' }, '‹ Account'), h('h1', {}, 'Add an Extra Member'), h('p', {}, 'Share your subscription with one person outside your household for £4.99/month. They get their own profile and login.'),
      h('button', { type: 'button', 'class': 'btn btn-p', onclick: function () { gql('addExtraMember').then(function () { go('/account'); }); } }, 'AGREE & ADD FOR £4.99/MONTH'), a('/account', { 'class': 'btn btn-s' }, 'NOT NOW'));
  };
  V['/account/delete'] = function () {
    var box, b;
    return h('main', {}, a('/account', { 'class': 'crumb' }, '‹ Account'), h('h1', {}, 'Delete your account'), h('p', {}, 'Deleting your MyCastellia account is permanent. You will immediately lose access to Castellia+ and all other Castellia services that use this login. This is different from cancelling your subscription.'),
      h('label', { 'class': 'opt' }, box = h('input', { type: 'checkbox', style: 'position:static;opacity:1;width:20px;height:20px', onchange: function () { b.disabled = !box.checked; } }), h('span', {}, 'I understand that this cannot be undone.')),
      b = h('button', { type: 'button', 'class': 'btn btn-x', disabled: true, onclick: function () { gql('deleteAccount').then(function () { go('/account'); }); } }, 'DELETE ACCOUNT'), a('/account', { 'class': 'btn btn-s' }, 'KEEP ACCOUNT'));
  };
  V['/account/payment'] = function () {
    return h('main', {}, a('/account/subscription', { 'class': 'crumb' }, '‹ Subscription details'), h('h1', {}, 'Payment method'), h('div', { 'class': 'panel' }, h('div', { 'class': 'row' }, h('span', {}, sub().payment, h('span', { 'class': 'sub' }, 'Expires 08/28')), h('button', { type: 'button', 'class': 'lnk', onclick: function () { gql('removePaymentMethod').then(render); } }, 'Remove'))),
      h('p', { 'class': 'tiny' }, 'To use a different card or PayPal, contact us through the Help Centre.'));
  };
  V['/account/billing-history'] = function () {
    var rows = [], d = new Date(), i;
    d.setDate(14); if (d > new Date()) d.setMonth(d.getMonth() - 1);
    for (i = 0; i < 6; i++) { rows.push(h('tr', {}, h('td', {}, d.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })), h('td', {}, 'Castellia+ Premium'), h('td', {}, '£14.99'))); d.setMonth(d.getMonth() - 1); }
    return h('main', {}, a('/account', { 'class': 'crumb' }, '‹ Account'), h('h1', {}, 'Billing history'), h('div', { 'class': 'panel' }, h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, 'Date'), h('th', {}, 'Description'), h('th', {}, 'Total'))), h('tbody', {}, rows))));
  };
  V['/home'] = function () {
    var rows = { 'Recommended For You': ['The Lantern Coast', 'Otterbury', 'Moonward', 'Captain Thistle', 'Snow & Ember', 'Paper Kings'], 'New to Castellia+': ['Harbour 9', 'Wild Hebrides', 'The Clockmaker', 'Bramble & Co.', 'Aurora Station'], 'Continue Watching': ['Otterbury S2:E4', 'Moonward', 'Kitchen Rivals UK'] };
    return h('main', { 'class': 'wide' }, h('div', { 'class': 'hero' }, h('h1', {}, 'The Lantern Coast'), h('p', {}, 'A Castellia Original. All episodes now streaming.'), a('/series', { 'class': 'btn btn-s', style: 'width:200px' }, 'WATCH NOW')),
      Object.keys(rows).map(function (k, ri) {
        return [h('h3', {}, k), h('div', { 'class': 'rowt' }, rows[k].map(function (t, i) { return a('/series', { 'class': 'tile', style: 'background:linear-gradient(140deg,hsl(' + (i * 57 + ri * 30) + ',60%,38%),#0a0c18)' }, t); }))];
      }));
  };
  function helpPage() {
    return h('main', {}, h('h1', {}, 'Help Centre'), h('div', { 'class': 'panel' }, ['How to change your Castellia+ plan', 'How to cancel your Castellia+ subscription', 'Problems with logging in', 'Extra Member and account sharing', 'Error codes'].map(function (t) {
      return h('details', { 'class': 'row', style: 'display:block' }, h('summary', {}, t), h('p', { 'class': 'muted' }, t.indexOf('cancel') > 0 ? 'Log in on the web, select your profile, then Account. Select your subscription under Subscription, then Cancel Subscription. Give a reason and select Continue to Cancel. If you are billed through a third party, contact them to cancel.' : 'Sign in and follow the instructions in your Account.'));
    })), h('p', { 'class': 'muted' }, 'Still need help? Live chat and phone support are available 24/7.'));
  }
  function plain(path) {
    var n = decodeURIComponent(path.split('/').pop() || '').replace(/-/g, ' ');
    return h('main', {}, h('h1', { style: 'text-transform:capitalize' }, n || 'Castellia+'), h('p', { 'class': 'muted' }, path.indexOf('/legal') === 0 ? 'Please read this document carefully. It explains how Castellia Entertainment Ltd provides its services to subscribers in the United Kingdom and how to exercise your rights. Last updated 1 October.' : 'This page is not available in your browser at the moment. Open the Castellia+ app to continue.'), a('/home', { 'class': 'btn btn-s' }, 'BACK TO HOME'));
  }
  function draw(node) { root.textContent = ''; root.appendChild(header()); root.appendChild(node); root.appendChild(footer()); }
  function render() {
    var path = location.pathname.replace(/\/+$/, '') || '/account';
    modalRoot.textContent = '';
    var v = V[path] || (path === '/help' ? helpPage : function () { return plain(path); });
    draw(v());
    var t = root.querySelector('h1');
    document.title = (t ? t.textContent + ' | ' : '') + 'Castellia+';
    dust(location.pathname);
  }
  window.addEventListener('popstate', render);
  document.addEventListener('click', function (e) { var o = document.querySelector('.prof.open'); if (o && !o.contains(e.target)) o.classList.remove('open'); });
  gql('accountQuery').then(render, function () { root.textContent = 'Castellia+ is temporarily unavailable.'; });
})();
