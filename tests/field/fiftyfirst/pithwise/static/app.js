(function () {
  'use strict';
  var L = document.getElementById('__layout'), me = null, sub = null, flow = {};
  function api(m, u, b) {
    return fetch('/api/v4' + u, { method: m, headers: { 'Content-Type': 'application/json' }, body: b ? JSON.stringify(b) : undefined })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); });
  }
  function e(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function $(q) { return L.querySelector(q); }
  function on(q, f, ev) { L.querySelectorAll(q).forEach(function (n) { n.addEventListener(ev || 'click', f); }); }
  function go(p) { history.pushState({}, '', p); render(); window.scrollTo(0, 0); }
  function initials() { return me.name.split(' ').map(function (x) { return x[0]; }).join('').slice(0, 2); }

  function head() {
    return '<header class="nav" data-v-4a1c><div class="container flex items-center justify-between h-full">' +
      '<div class="flex items-center gap-8"><a href="/en/app" class="logo"><i></i>Pithwise</a>' +
      '<a class="item hide-s" href="/en/app">For you</a><a class="item hide-s" href="/en/explore">Explore</a><a class="item hide-s" href="/en/library">My library</a></div>' +
      '<div class="flex items-center gap-8"><a class="item hide-s" href="/en/gifts">Gift cards</a>' +
      '<div class="relative"><button class="avatar" data-test-id="header-avatar" aria-label="Account menu" aria-haspopup="true">' + e(initials()) + '</button>' +
      '<div class="menu" role="menu"><a role="menuitem" href="/en/settings/account">Account settings</a><a role="menuitem" href="/en/settings/subscription">Manage subscription</a><a role="menuitem" href="/en/pro">Upgrade to Pro</a><a role="menuitem" href="/en/help">Support</a><button role="menuitem" data-test-id="logout">Log out</button></div></div></div></div></header>';
  }
  function foot() {
    return '<footer class="foot"><div class="container"><div class="cols"><div><div class="logo"><i></i>Pithwise</div><p class="muted">Big ideas in small packages.<br>Start learning now.</p></div>' +
      '<div><h4>Editorial</h4><a href="/en/explore">Book lists</a><a href="/en/explore">What is nonfiction?</a><a href="/en/explore">Shortcasts</a></div>' +
      '<div><h4>Useful links</h4><a href="/en/pro">Pricing</a><a href="/en/help">Help center</a><a href="/en/gifts">Gift cards</a><a href="/en/gifts">Redeem code</a></div>' +
      '<div><h4>Company</h4><a href="/en/about">About</a><a href="/en/about">Careers</a><a href="/en/about">Partners</a><a href="/en/about">Pithwise for teams</a></div></div>' +
      '<div class="legal">© Pithwise Reading GmbH · <a href="/en/legal">Imprint</a> · <a href="/en/legal">Terms of service</a> · <a href="/en/legal">Privacy policies</a> · <a href="/en/legal">Cookie settings</a><br>All subscriptions renew automatically unless cancelled before the end of the current period. Prices include VAT where applicable.</div></div></footer>';
  }
  function page(t, body, bare) {
    document.title = t + ' | Pithwise';
    L.innerHTML = (bare ? '' : '<div class="promo">Friends read together: <a href="/en/gifts">share Premium with a friend</a> this month.</div>') + head() + '<main>' + body + '</main>' + foot();
    on('.avatar', function () { $('.menu').classList.toggle('open'); });
    on('[data-test-id=logout]', function () { api('DELETE', '/session').then(function () { location.href = '/'; }); });
  }
  function tabs(a) {
    return '<h1 class="h1">Settings</h1><nav class="tabs" aria-label="Settings">' + [['account', 'Account'], ['subscription', 'Subscription'], ['notifications', 'Email preferences'], ['integrations', 'Connected services']].map(function (t) {
      return '<a href="/en/settings/' + t[0] + '"' + (t[0] === a ? ' class="active" aria-current="page"' : '') + '>' + t[1] + '</a>';
    }).join('') + '</nav>';
  }
  function planName() { return 'Pithwise ' + sub.plan + ' (' + (sub.interval === 'annual' ? 'Annual' : 'Monthly') + ')'; }

  function account() {
    var c = sub.status === 'cancelled';
    page('Account settings', '<div class="container">' + tabs('account') +
      '<section class="card"><h2 class="h2">Personal details</h2>' +
      '<div class="row"><div><div class="muted small">Name</div>' + e(me.name) + '</div><button class="lnk" data-test-id="edit-name">Edit</button></div>' +
      '<div class="row"><div><div class="muted small">Email</div>' + e(me.email) + '</div><button class="lnk" data-test-id="edit-email">Change</button></div>' +
      '<div class="row"><div><div class="muted small">Password</div>••••••••••</div><button class="lnk" data-test-id="edit-email">Change</button></div></section>' +
      '<section class="card"><h2 class="h2">Your plan</h2><div class="row"><div><b>' + planName() + '</b><div class="muted small">' +
      (c ? 'Cancelled. Access until ' + sub.period_end : 'Renews on ' + sub.period_end) + '</div></div><a class="lnk" href="/en/settings/subscription">See details</a></div></section>' +
      '<section class="card"><h2 class="h2">Content language</h2><div class="row"><div>English</div><button class="lnk" data-test-id="edit-email">Change</button></div></section>' +
      '<p class="small muted">Want to leave us for good? <button class="lnk-grey" data-test-id="delete-account">Delete my account</button></p></div>');
    on('[data-test-id=edit-name]', function () {
      modal('<h2 class="h2">Edit your name</h2><p><input class="txt" aria-label="Name" value="' + e(me.name) + '"></p><div class="flex gap-4"><button class="btn btn-p" data-a="ok">Save</button><button class="btn" data-a="x">Cancel</button></div>',
        function (m) { return api('PUT', '/me', { name: m.querySelector('input').value }); });
    });
    on('[data-test-id=edit-email]', function () { modal('<h2 class="h2">Check your inbox</h2><p>To change this, use the link in the app on your phone under Settings.</p><button class="btn btn-p" data-a="x">OK</button>'); });
    on('[data-test-id=delete-account]', function () {
      modal('<h2 class="h2">Delete your account?</h2><p>Your library, highlights and any remaining Premium time will be permanently lost. This can’t be undone, and no refund is given.</p><div class="flex gap-4"><button class="btn btn-s" data-a="x">Keep my account</button><button class="btn" style="color:#e53d4e" data-a="ok">Delete account</button></div>',
        function () { return api('DELETE', '/me'); });
    });
  }
  function modal(html, f) {
    var m = document.createElement('div'); m.className = 'modal-bg';
    m.innerHTML = '<div class="modal" role="dialog" aria-modal="true">' + html + '</div>'; L.appendChild(m);
    m.addEventListener('click', function (ev) {
      var a = ev.target.getAttribute('data-a');
      if (a === 'x' || ev.target === m) m.remove();
      if (a === 'ok') f(m).then(function () { location.reload(); });
    });
  }
  function subscription() {
    var c = sub.status === 'cancelled';
    page('Subscription', '<div class="container">' + tabs('subscription') +
      (c ? '<div class="note" role="status"><b>Your subscription has been cancelled.</b><br>You can keep using Premium until ' + sub.period_end + '. After that you’ll be moved to the free plan and won’t be charged again.</div>' : '') +
      (sub.discounted ? '<div class="note ok"><b>Your discount is in place.</b> Your next year costs €39.99.</div>' : '') +
      '<section class="card"><div class="flex justify-between items-center"><h2 class="h2">Current plan</h2><span class="badge' + (c ? ' off' : '') + '">' + (c ? 'Cancelled' : 'Active') + '</span></div>' +
      '<div class="row"><span class="muted">Plan</span><b>' + planName() + '</b></div>' +
      '<div class="row"><span class="muted">Member since</span><span>' + sub.started + '</span></div>' +
      '<div class="row"><span class="muted">' + (c ? 'Access ends' : 'Next renewal') + '</span><span>' + sub.period_end + '</span></div>' +
      '<div class="row"><span class="muted">' + (c ? 'Next payment' : 'Price at renewal') + '</span><span>' + (c ? 'None' : sub.price + ' / ' + (sub.interval === 'annual' ? 'year' : 'month')) + '</span></div>' +
      '<div class="row"><span class="muted">Payment method</span><span>' + sub.payment.brand + ' ending in ' + sub.payment.last4 + ' &nbsp; <button class="lnk" data-test-id="upd-pay">Update</button></span></div>' +
      (c ? '<p><button class="btn btn-p" data-test-id="reactivate">Reactivate subscription</button></p>' : '') + '</section>' +
      '<section class="upsell"><div class="flex justify-between items-center gap-8"><div><h2 class="h2">Go further with Pro</h2>Summarise your own PDFs, articles and videos with Pithwise AI.</div><a class="btn" href="/en/pro">Upgrade to Pro</a></div></section>' +
      '<section class="card"><h2 class="h2">Billing history</h2>' + sub.invoices.map(function (i) { return '<div class="row"><span>' + i.date + '</span><span class="muted">' + i.no + '</span><span>' + i.amount + '</span><span class="muted small">Paid</span></div>'; }).join('') + '</section>' +
      (c ? '' : '<section class="card"><h2 class="h2">Manage subscription</h2><div class="row"><span>Prefer to pay by the month?</span><button class="lnk" data-test-id="to-monthly">Switch to monthly</button></div>' +
        '<div class="row"><span>Don’t want your plan to renew?</span><a class="lnk-grey" data-test-id="cancel-subscription-link" href="/en/settings/subscription/cancel">Cancel subscription</a></div></section>') +
      '<p class="xs muted">Bought Premium in the App Store or Google Play? Those subscriptions can only be managed in the store you bought them from. Deleting the app doesn’t cancel your subscription. Refunds: see our <a class="lnk" href="/en/help">help center</a>.</p></div>');
    on('[data-test-id=reactivate]', function () { api('POST', '/me/subscription/reactivate').then(reload); });
    on('[data-test-id=to-monthly]', function () { modal('<h2 class="h2">Switch to monthly billing</h2><p>From ' + sub.period_end + ' you’ll pay €14.99 every month.</p><div class="flex gap-4"><button class="btn btn-p" data-a="ok">Switch plan</button><button class="btn" data-a="x">Not now</button></div>', function () { return api('POST', '/me/subscription/change', { plan: 'monthly' }); }); });
    on('[data-test-id=upd-pay]', function () { modal('<h2 class="h2">Update payment method</h2><p><input class="txt" placeholder="Card number" aria-label="Card number"></p><div class="flex gap-4"><button class="btn btn-p" data-a="ok">Save card</button><button class="btn" data-a="x">Close</button></div>', function () { return api('PUT', '/me/payment', {}); }); });
  }
  function reload() { return load().then(render); }

  var REASONS = [['price', 'It’s too expensive'], ['usage', 'I don’t use it enough'], ['content', 'I couldn’t find the titles I’m interested in'], ['full', 'I prefer reading full books'], ['tech', 'I had technical problems'], ['trial', 'I only wanted to try it out'], ['other_service', 'I’m using another service'], ['other', 'Other']];
  function cancelFlow() {
    if (sub.status !== 'active') return go('/en/settings/subscription');
    var st = flow.step || 1;
    var bar = '<div class="progress" aria-hidden="true"><i style="width:' + st * 25 + '%"></i></div>';
    if (st === 1) {
      page('Before you go', '<div class="narrow">' + bar + '<h1 class="h1" style="margin-top:0">Hannah, are you sure you want to stop learning?</h1><p>Look how far you’ve come with Premium:</p>' +
        '<div class="stats"><div><b>' + me.stats.finished + '</b>titles finished</div><div><b>' + me.stats.minutes + '</b>minutes of learning</div><div><b>' + me.stats.saved + '</b>saved highlights</div></div>' +
        '<p><b>If you cancel, you’ll lose access to:</b></p><ul class="loss"><li>7,500+ key insights in text and audio</li><li>Offline downloads and Send to e-reader</li><li>Spaces you share with friends</li><li>Your price of €79.99 a year. It may be higher if you come back</li></ul>' +
        '<div class="stack"><a class="btn btn-p" href="/en/settings/subscription">Keep my subscription</a><button class="btn btn-s" data-test-id="cancel-continue">Continue to cancel</button></div></div>', true);
      on('[data-test-id=cancel-continue]', function () { flow.step = 2; render(); window.scrollTo(0, 0); });
    } else if (st === 2) {
      page('Your feedback', '<div class="narrow">' + bar + '<h1 class="h1" style="margin-top:0">What’s your main reason for cancelling?</h1><p class="muted">Your answer helps us make Pithwise better.</p><form data-v-c1>' +
        '<div role="radiogroup" aria-label="Reason">' + REASONS.map(function (r) { return '<label class="opt"><input type="radio" name="reason" value="' + r[0] + '"><span class="dot"></span><span>' + r[1] + '</span></label>'; }).join('') + '</div>' +
        '<p><textarea rows="3" placeholder="Anything else you’d like to tell us? (optional)"></textarea></p>' +
        '<div class="stack"><button type="submit" class="btn btn-p" disabled>Continue</button><a class="btn" href="/en/settings/subscription">I’ve changed my mind</a></div></form></div>', true);
      on('input[name=reason]', function () { $('button[type=submit]').disabled = false; }, 'change');
      on('form', function (ev) {
        ev.preventDefault(); var b = $('button[type=submit]'); b.disabled = true; b.textContent = 'One moment…';
        flow.reason = $('input[name=reason]:checked').value;
        api('POST', '/me/subscription/cancel-survey', { reason: flow.reason, comment: $('textarea').value }).then(function () { flow.step = 3; render(); window.scrollTo(0, 0); });
      }, 'submit');
    } else if (st === 3) {
      page('An offer for you', '<div class="narrow">' + bar + '<div class="offer"><div class="small"><b>ONE-TIME OFFER, JUST FOR YOU</b></div><div class="pct">50% off</div><p>Stay with us and pay only <b>€39.99</b> <span class="strike">€79.99</span> for your next year of Premium. That’s €3.33 a month.</p>' +
        '<button class="btn btn-p" data-test-id="accept-offer">Get 50% off and stay</button><p class="xs muted">You’ll be charged €39.99 on ' + sub.period_end + '. Renews at €79.99 a year after that.</p></div>' +
        '<div class="stack" style="text-align:center"><button class="lnk-grey" data-test-id="decline-offer">No thanks, continue to cancel</button></div></div>', true);
      on('[data-test-id=accept-offer]', function () { api('POST', '/me/subscription/offer', { id: 'winback_50' }).then(function () { flow = {}; history.pushState({}, '', '/en/settings/subscription'); reload(); }); });
      on('[data-test-id=decline-offer]', function () { flow.step = 4; render(); window.scrollTo(0, 0); });
    } else {
      page('Confirm cancellation', '<div class="narrow">' + bar + '<h1 class="h1" style="margin-top:0">Confirm your cancellation</h1><section class="card"><div class="row"><span class="muted">Plan</span><b>' + planName() + '</b></div><div class="row"><span class="muted">Premium access until</span><b>' + sub.period_end + '</b></div><div class="row"><span class="muted">After that</span><span>Free plan, no further charges</span></div></section>' +
        '<p class="small muted">You can come back any time. Your library and highlights stay in your account. We’ll send a confirmation to ' + e(me.email) + '.</p>' +
        '<div class="stack"><button class="btn btn-s" data-test-id="confirm-cancel">Cancel my subscription</button><a class="btn btn-p" href="/en/settings/subscription">Stay Premium</a></div></div>', true);
      on('[data-test-id=confirm-cancel]', function (ev) {
        var b = ev.currentTarget; if (b.disabled) return; b.disabled = true; b.textContent = 'Cancelling…';
        api('POST', '/me/subscription/cancel', { reason: flow.reason }).then(function (s) { sub = s; flow = {}; go('/en/settings/subscription/cancelled'); });
      });
    }
  }
  function done() {
    if (sub.status !== 'cancelled') return go('/en/settings/subscription');
    page('Subscription cancelled', '<div class="narrow"><h1 class="h1" style="margin-top:0">We’re sorry to see you go</h1><p>Your subscription has been cancelled and won’t renew. You have Premium access until <b>' + sub.period_end + '</b>.</p><p>A confirmation email is on its way to ' + e(me.email) + '.</p><div class="stack"><a class="btn btn-p" href="/en/app">Back to reading</a><a class="btn" href="/en/settings/subscription">Go to settings</a></div></div>', true);
  }
  function notifications() {
    var N = [['daily', 'Daily pick', 'One free title every morning'], ['product', 'News and updates', 'New features and collections'], ['offers', 'Offers', 'Discounts and special deals'], ['reminders', 'Learning reminders', 'A nudge when you’ve not read for a while']];
    page('Email preferences', '<div class="container">' + tabs('notifications') + '<section class="card">' + N.map(function (n) {
      return '<div class="row items-center"><div><b>' + n[1] + '</b><div class="muted small">' + n[2] + '</div></div><button class="switch" role="switch" data-k="' + n[0] + '" aria-checked="' + me.notifications[n[0]] + '" aria-label="' + n[1] + '"></button></div>';
    }).join('') + '</section></div>');
    on('.switch', function (ev) { var o = {}; o[ev.currentTarget.dataset.k] = ev.currentTarget.getAttribute('aria-checked') !== 'true'; api('PUT', '/me/notifications', o).then(reload); });
  }
  var COL = ['#0365f2', '#e5734a', '#7354fe', '#0d7a42', '#b0355e', '#03314b', '#c78b00', '#287a8c', '#7a4a2b', '#46518c'];
  var BK = ['The Patient Investor', 'Loud Silence', 'Why Habits Break', 'A Short Walk Through Time', 'Meetings Are Over', 'The Kind Leader', 'Sleep First', 'Salt & Empire', 'Thinking in Maps', 'The Last Forest'];
  function books(t) {
    page(t, '<div class="container"><h1 class="h1">' + t + '</h1><h2 class="h2">Selected just for you</h2><div class="books">' + BK.map(function (b, i) { return '<a href="/en/explore"><div class="cover" style="background:' + COL[i] + '">' + b + '</div><div class="small muted">' + (12 + i) + ' min · Premium</div></a>'; }).join('') + '</div></div>');
  }
  function pro() {
    page('Plans', '<div class="narrow"><h1 class="h1" style="margin-top:0">Upgrade to Pro</h1><p>Everything in Premium, plus Pithwise AI: summarise any PDF, article or video.</p><section class="card"><div class="row"><b>Pro Annual</b><span>€129.99 / year</span></div><div class="row"><span class="muted">Your plan</span><span>' + planName() + '</span></div></section><div class="stack"><button class="btn btn-p" data-test-id="buy-pro">Upgrade now</button></div><p class="xs muted">Your Visa ending in 4417 will be charged the difference today. Cancel any time in your settings.</p></div>');
    on('[data-test-id=buy-pro]', function () { api('POST', '/me/subscription/change', { plan: 'pro' }).then(function () { location.href = '/en/settings/subscription'; }); });
  }
  function gifts() {
    page('Gift cards', '<div class="narrow"><h1 class="h1" style="margin-top:0">Give the gift of knowledge</h1><section class="card"><div class="row"><b>3 months</b><span>€34.99</span></div><div class="row"><b>12 months</b><span>€79.99</span></div></section><button class="btn btn-p" data-test-id="gift">Buy a gift card</button></div>');
    on('[data-test-id=gift]', function () { api('POST', '/gifts', {}).then(function () { location.reload(); }); });
  }
  function help() {
    page('Help center', '<div class="narrow"><h1 class="h1" style="margin-top:0">How can we help?</h1><details><summary>How do I cancel my subscription?</summary><p>If you subscribed on our website, go to Account settings, open the Subscription tab and choose “Cancel subscription”. Follow all the steps until you see the confirmation. You’ll keep access until the end of the period you’ve paid for. If you subscribed through Apple or Google, cancel in the store.</p></details><details><summary>Can I get a refund?</summary><p>Renewals on our website can be refunded within 14 days of the charge if you’ve not used Premium since.</p></details><details><summary>How do I send titles to my e-reader?</summary><p>Connect it under Connected services.</p></details><details><summary>How do I delete my account?</summary><p>Account settings, at the bottom of the page. Cancel your subscription first.</p></details></div>');
  }
  function login() {
    document.title = 'Log in | Pithwise';
    L.innerHTML = '<div class="narrow"><div class="logo"><i></i>Pithwise</div><h1 class="h1">Log in</h1><form class="stack"><input class="txt" type="email" placeholder="Email"><input class="txt" type="password" placeholder="Password"><button class="btn btn-p">Log in</button></form><p class="err small" style="color:#e53d4e"></p></div>';
    on('form', function (ev) { ev.preventDefault(); api('POST', '/session', {}).catch(function (x) { $('.err').textContent = x.error; }); }, 'submit');
  }
  function simple(t, p) { page(t, '<div class="narrow"><h1 class="h1" style="margin-top:0">' + t + '</h1><p>' + p + '</p></div>'); }

  function render() {
    var p = location.pathname.replace(/\/$/, '');
    if (p === '/en/login' || !me.signed_in) return login();
    if (p !== '/en/settings/subscription/cancel') flow = {};
    if (p === '/en/settings/account' || p === '/en/settings') return account();
    if (p === '/en/settings/subscription') return subscription();
    if (p === '/en/settings/subscription/cancel') return cancelFlow();
    if (p === '/en/settings/subscription/cancelled') return done();
    if (p === '/en/settings/notifications') return notifications();
    if (p === '/en/settings/integrations') return page('Connected services', '<div class="container">' + tabs('integrations') + '<section class="card"><div class="row"><b>E-reader</b><span class="muted">Not connected</span></div><div class="row"><b>Notes export</b><span class="muted">Not connected</span></div></section></div>');
    if (p === '/en/pro') return pro();
    if (p === '/en/gifts') return gifts();
    if (p === '/en/help') return help();
    if (p === '/en/about') return simple('About us', 'We distil the key ideas of nonfiction into quarter-hour reads. Based in Leipzig since 2014.');
    if (p === '/en/legal') return simple('Legal', 'Pithwise Reading GmbH, Karl-Heine-Str. 200, 04229 Leipzig. Subscriptions renew automatically for the same period unless cancelled at least one day before the end of the current period.');
    books(p === '/en/explore' ? 'Explore' : p === '/en/library' ? 'My library' : 'For you');
  }
  document.addEventListener('click', function (ev) {
    var a = ev.target.closest && ev.target.closest('a[href^="/en"]');
    if (a && !ev.metaKey && !ev.ctrlKey) { ev.preventDefault(); go(a.getAttribute('href')); }
  });
  window.addEventListener('popstate', render);
  function load() { return Promise.all([api('GET', '/me'), api('GET', '/me/subscription')]).then(function (r) { me = r[0]; sub = r[1]; }); }
  load().then(render);

  if (!localStorage.getItem('OptanonAlertBoxClosed')) setTimeout(function () {
    var o = document.getElementById('onetrust-consent-sdk');
    o.innerHTML = '<div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><div><h2 id="onetrust-policy-title">We use cookies</h2><div id="onetrust-policy-text">By clicking “Accept All Cookies”, you agree to the storing of cookies on your device to enhance site navigation, analyse site usage and assist in our marketing efforts. You can change your choice at any time.</div></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Cookies Settings</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div>';
    o.addEventListener('click', function (ev) { if (/reject|accept|pc-btn/.test(ev.target.id)) { localStorage.setItem('OptanonAlertBoxClosed', new Date().toISOString()); o.innerHTML = ''; } });
  }, 900);
})();
