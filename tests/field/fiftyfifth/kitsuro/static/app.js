(function () {
  var root = document.getElementById('__next'), modalRoot = document.getElementById('modal-root');
  var sub = null, me = null, flow = {};
  function api(m, u, b) {
    return fetch(u, { method: m, headers: { 'Content-Type': 'application/json' }, body: b ? JSON.stringify(b) : undefined })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); });
  }
  function btn(label, type, t, dis) {
    var c = { one: 'button--is-type-one--3uJzT', weak: 'button--is-type-one-weak--KLv2X', four: 'button--is-type-four--yKk7W' }[type];
    return '<div role="button" tabindex="0" class="button--xqVd4 ' + c + (dis ? ' button--is-disabled--Lp0s" aria-disabled="true' : '') + '" data-t="' + t + '"><span class="call-to-action--PEi2l call-to-action--is-m--RVdk3">' + label + '</span></div>';
  }
  function on(t, fn) {
    document.querySelectorAll('[data-t="' + t + '"]').forEach(function (el) {
      el.addEventListener('click', function (e) { if (el.getAttribute('aria-disabled') === 'true') return; fn(e, el); });
      if (el.getAttribute('role') === 'button') el.addEventListener('keydown', function (e) { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); el.click(); } });
    });
  }
  function go(p) { history.pushState({}, '', p); route(); window.scrollTo(0, 0); }
  function flash(t) { var d = document.createElement('div'); d.className = 'flash'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 4000); }
  function modal(title, text, yes, no, fn) {
    modalRoot.innerHTML = '<div class="modal-overlay--d1Kwy"><div class="modal--s9Hpf" role="dialog" aria-modal="true" aria-label="' + title + '"><h3>' + title + '</h3><p>' + text + '</p><div class="buttons-group--p4Nsk">' + btn(yes, 'one', 'modal-yes') + btn(no, 'four', 'modal-no') + '</div></div></div>';
    on('modal-no', function () { modalRoot.innerHTML = ''; });
    on('modal-yes', function () { modalRoot.innerHTML = ''; fn(); });
  }
  var header = function () {
    return '<header class="erc-header"><a class="erc-logo" href="/account/membership" aria-label="Kitsuro"><img src="/static/logo.svg" alt="">kitsuro</a>' +
      '<nav aria-label="Main"><a href="/browse/new">New</a><a href="/browse/popular">Popular</a><a href="/browse/simulcasts">Simulcast</a><a href="/browse/categories">Categories</a><a href="/games">Games</a><a href="/store">Store</a><a href="/news">News</a></nav>' +
      '<div class="header-actions">' + (sub && sub.sku !== 'ultimate' ? '<a class="premium-pill" href="/premium">Upgrade</a>' : '') + '<a class="header-tile" href="/search" aria-label="Search">&#9906;</a><a class="header-tile" href="/watchlist" aria-label="Watchlist">&#9873;</a><div class="header-tile" role="button" tabindex="0" aria-label="Account menu" data-t="user-menu">harborlight &#9662;<div class="user-menu"><a href="/profiles">Switch Profile</a><a href="/account/membership">Settings</a><a href="/watchlist">Watchlist</a><a href="/lists">My Lists</a><a href="/history">History</a><a href="/gift">Gift Card</a><a href="/logout">Log Out</a></div></div></div></header>';
  };
  var footer = '<footer class="erc-footer"><div class="footer-in"><div><h4>Navigation</h4><a href="/browse/popular">Browse Popular</a><a href="/browse/simulcasts">Browse Simulcasts</a><a href="/browse/new">Release Calendar</a><a href="/news">News</a><a href="/games">Games</a></div><div><h4>Connect With Us</h4><a href="/out/yt">YouTube</a><a href="/out/fb">Facebook</a><a href="/out/ig">Instagram</a><a href="/out/tt">TikTok</a><a href="/out/dc">Discord</a></div><div><h4>Kitsuro</h4><a href="/about">About</a><a href="/help">Help/FAQ</a><a href="/terms">Terms of Use</a><a href="/privacy">Privacy Policy</a><a href="/privacy-tool">Cookie Consent Tool</a><a href="/press">Press Inquiries</a><a href="/apps">Get the Apps</a></div><div><h4>Account</h4><a href="/watchlist">Watchlist</a><a href="/lists">My Lists</a><a href="/account/membership">Settings</a><a href="/gift">Gift Card</a><a href="/logout">Log Out</a></div></div><div class="footer-bottom">&copy; Kitsuro, LLC &nbsp; English (US)</div></footer>';
  function side() {
    var p = location.pathname;
    function a(h, l) { return '<a href="' + h + '"' + (p === h ? ' class="is-active" aria-current="page"' : '') + '>' + l + '</a>'; }
    return '<aside class="side-nav--u1PpO"><h2>Account</h2>' + a('/account/preferences', 'Preferences') + a('/account/notifications', 'Email Notifications') + a('/account/security', 'Change Email or Password') + a('/account/devices', 'Device Management') + '<h2>Premium Membership</h2>' + a('/account/membership', 'Membership Plan') + a('/account/payment', 'Payment Info') + a('/account/billing', 'Billing History') + a('/gift', 'Redeem or Buy Gift Card') + '<h2>Support</h2>' + a('/account/delete', 'Deactivate Account') + a('/help', 'Need help?') + '</aside>';
  }
  function page(html) { root.innerHTML = header() + '<main class="account-layout--v8Tzs">' + side() + '<div class="content">' + html + '</div></main>' + footer; common(); }
  function wide(html) { root.innerHTML = header() + '<main class="flow--h6Vuw">' + html + '</main>' + footer; common(); }
  function common() { on('user-menu', function (e, el) { el.querySelector('.user-menu').classList.toggle('is-open'); }); }
  document.addEventListener('click', function (e) {
    var a = e.target.closest && e.target.closest('a[href^="/"]');
    if (!a || e.metaKey || e.ctrlKey) return;
    e.preventDefault(); go(a.getAttribute('href'));
  });
  var mascot = '<svg class="mascot--z1Cfe" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="19" fill="#23252b"/><path d="M9 12l6 5h10l6-5-2 14-9 7-9-7z" fill="#ff5a36"/><path d="M14 22q2-2 4 0M22 22q2-2 4 0" stroke="#000" fill="none"/><path d="M15 25v4M25 25v4" stroke="#5cf"/></svg>';
  var views = {
    '/account/membership': function () {
      var c = sub.status === 'canceled', price = sub.discount ? '$5.99' : '$' + sub.price;
      var h = '<h1 class="page-title--m3Rb2">Membership Plan</h1><p class="lead--x0Zq8">Manage your Kitsuro Premium membership.</p>';
      if (sub.deactivated) return page(h + '<div class="state-banner--a9Gk2">Your account is scheduled for deactivation.</div>');
      if (c) h += '<div class="state-banner--a9Gk2">Your membership has been canceled. You can keep enjoying premium benefits until <b>' + sub.renews + '</b>.</div>';
      if (sub.pending) h += '<div class="state-banner--a9Gk2">Your plan will change to <b>' + sub.pending + '</b> on ' + sub.renews + '.</div>';
      if (sub.discount) h += '<div class="state-banner--a9Gk2">Special offer applied: 50% off your next 3 months.</div>';
      h += '<section class="card--t7Wbn"><h3>Current Plan</h3><div class="plan-name--e5Yhc">' + sub.name + '</div><dl class="rows--r2Fdq"><dt>Status</dt><dd>' + (c ? 'Canceled' : 'Active') + '</dd><dt>Price</dt><dd>' + price + ' / month + tax</dd><dt>' + (c ? 'Membership Ends' : 'Next Billing Date') + '</dt><dd>' + sub.renews + '</dd><dt>Member Since</dt><dd>' + sub.since + '</dd><dt>Payment Method</dt><dd>' + (sub.card ? 'Visa ending in 4471' : 'None') + '</dd></dl><div class="buttons-group--p4Nsk">' +
        (c ? btn('Reactivate Membership', 'one', 'reactivate-btn') : btn('Change Plan', 'weak', 'change-plan-btn') + btn('Cancel Membership', 'four', 'cancel-membership-btn')) + '</div></section>';
      h += '<section class="promo--l4Qrz"><div><b>Save 16% with an annual plan</b><br><span>Get 12 months for the price of 10.</span></div>' + btn('See Plans', 'weak', 'change-plan-btn') + '</section><p class="small" style="margin-top:22px">Your membership renews automatically until canceled. Cancel at least 24 hours before your renewal date to avoid being charged. Payments already made are non-refundable except as provided in our <a href="/terms"><u>Terms of Use</u></a>. If you subscribed through a third party, manage your membership with that provider.</p>';
      page(h);
      on('change-plan-btn', function () { go('/premium'); });
      on('cancel-membership-btn', function () { go('/account/membership/cancel'); });
      on('reactivate-btn', function () { modal('Reactivate membership?', 'Your ' + sub.name + ' membership will renew on ' + sub.renews + '.', 'Reactivate', 'Not now', function () { api('POST', '/subs/v3/subscriptions/me/reactivate').then(function () { refresh(); }); }); });
    },
    '/account/membership/cancel': function () {
      if (sub.status === 'canceled') return go('/account/membership');
      flow = {};
      wide(mascot + '<h1>Are you sure you want to leave?</h1><p>Canceling your ' + sub.name + ' membership means you’ll miss out on these benefits after ' + sub.renews + ':</p><ul class="perks--g3Jdo"><li><b>No ads</b><span>Watch your favorite shows ad-free.</span></li><li><b>New episodes right after Japan</b><span>Simulcasts within an hour of broadcast.</span></li><li><b>Offline viewing</b><span>Download and watch on the go.</span></li><li><b>Stream on 4 devices</b><span>At the same time.</span></li><li><b>Game Vault</b><span>Unlimited mobile games.</span></li><li><b>10% off in the Store</b><span>Plus exclusive member offers.</span></li></ul><div class="buttons-group--p4Nsk">' + btn('Keep My Membership', 'one', 'keep-btn') + btn('Continue to Cancel', 'four', 'continue-cancel-btn') + '</div>');
      on('keep-btn', function () { go('/account/membership'); });
      on('continue-cancel-btn', function () { api('POST', '/subs/v3/subscriptions/me/cancellation', {}).then(function (j) { flow.id = j.id; go('/account/membership/cancel/survey'); }); });
    },
    '/account/membership/cancel/survey': function () {
      if (!flow.id) return go('/account/membership/cancel');
      var r = [['price', 'It’s too expensive'], ['content', 'There’s nothing I want to watch right now'], ['not_enough_time', 'I don’t have enough time to watch'], ['technical', 'I had technical issues'], ['dubs', 'Not enough dubs or subs in my language'], ['other_service', 'I’m using another streaming service'], ['temporary', 'I only wanted it for a specific show'], ['other', 'Other']];
      var last = r.pop(); r.sort(function () { return Math.random() - .5; }); r.push(last);
      wide('<h1>Help us improve</h1><p>What is the main reason you are canceling your membership?</p><div class="radio-list--b2Lme" role="radiogroup" aria-label="Cancellation reason">' + r.map(function (x) { return '<label class="radio--c8Xat"><input type="radio" name="reason" value="' + x[0] + '"><i></i><span>' + x[1] + '</span></label>'; }).join('') + '<textarea name="comment" maxlength="500" placeholder="Anything else you’d like to tell us? (optional)" aria-label="Comments"></textarea></div><div class="buttons-group--p4Nsk">' + btn('Submit &amp; Continue', 'one', 'submit-survey-btn', true) + btn('Never Mind, Keep My Membership', 'four', 'keep-btn') + '</div>');
      document.querySelectorAll('[name=reason]').forEach(function (i) { i.addEventListener('change', function () { flow.reason = i.value; var b = document.querySelector('[data-t=submit-survey-btn]'); b.removeAttribute('aria-disabled'); b.classList.remove('button--is-disabled--Lp0s'); }); });
      on('keep-btn', function () { go('/account/membership'); });
      on('submit-survey-btn', function () { api('POST', '/subs/v3/subscriptions/me/cancellation/survey', { id: flow.id, reason: flow.reason, comment: document.querySelector('textarea').value }).then(function (j) { flow.offer = j.offer; go('/account/membership/cancel/offer'); }); });
    },
    '/account/membership/cancel/offer': function () {
      if (!flow.offer) return go('/account/membership/cancel');
      var d = flow.offer === 'downgrade';
      wide('<h1>' + (d ? 'How about a smaller plan?' : 'Wait! Here’s a special offer') + '</h1><p>' + (d ? 'Keep watching ad-free for less.' : 'We’d love for you to stay a little longer.') + '</p><div class="offer--o7Ybv"><strong>' + (d ? '$7.99/mo' : '50% OFF') + '</strong><p>' + (d ? 'Switch to <b>Otaku</b>: no ads, the full library, 1 device at a time. The change takes effect on ' + sub.renews + '.' : 'Get ' + sub.name + ' for $5.99/month for your next 3 months. Then $11.99/month until canceled.') + '</p></div><div class="buttons-group--p4Nsk">' + btn(d ? 'Switch to Otaku' : 'Claim Offer', 'one', 'accept-offer-btn') + btn('No Thanks, Continue', 'four', 'decline-offer-btn') + '</div><p class="small" style="margin-top:24px">Offer available once per account. Taxes may apply. See <a href="/terms"><u>Terms of Use</u></a>.</p>');
      on('accept-offer-btn', function () { api('POST', '/subs/v3/subscriptions/me/cancellation/offer', { id: flow.id, offer: flow.offer }).then(function () { flash('Offer applied. Thanks for staying!'); go('/account/membership'); }); });
      on('decline-offer-btn', function () { flow.declined = true; go('/account/membership/cancel/confirm'); });
    },
    '/account/membership/cancel/confirm': function () {
      if (!flow.declined) return go('/account/membership/cancel');
      wide('<h1>Confirm your cancellation</h1><p>Your ' + sub.name + ' membership will stay active until <b>' + sub.renews + '</b>. After that you will not be charged again and your account will switch to a free account. Your watch history and lists will be saved.</p><div class="buttons-group--p4Nsk">' + btn('Cancel Membership', 'one', 'finish-cancel-btn') + btn('Go Back', 'four', 'keep-btn') + '</div>');
      on('keep-btn', function () { go('/account/membership'); });
      var sent = false;
      on('finish-cancel-btn', function () {
        if (sent) return; sent = true;
        api('DELETE', '/subs/v3/subscriptions/me', { id: flow.id }).then(function () { flow = { done: true }; go('/account/membership/cancel/complete'); }, function () { sent = false; flash('Something went wrong. Please try again.'); });
      });
    },
    '/account/membership/cancel/complete': function () {
      if (!flow.done) return go('/account/membership');
      wide(mascot + '<h1>Your membership has been canceled</h1><p>You can continue to enjoy ' + sub.name + ' until ' + sub.renews + '. We’ve sent a confirmation to ' + me.email + '. Changed your mind? You can reactivate any time from your account settings.</p><div class="buttons-group--p4Nsk">' + btn('Back to Account', 'weak', 'back-btn') + btn('Start Watching', 'four', 'watch-btn') + '</div>');
      on('back-btn', function () { go('/account/membership'); }); on('watch-btn', function () { go('/browse/popular'); });
    },
    '/premium': function () {
      var P = [['otaku', 'Otaku', '7.99', ['No ads', 'Stream on 1 device', 'Full library']], ['mega', 'Mega Otaku', '11.99', ['No ads', 'Stream on 4 devices', 'Offline viewing', 'Game Vault']], ['ultimate', 'Ultimate Otaku', '15.99', ['No ads', 'Stream on 6 devices', 'Offline viewing', 'Annual swag bag', '25% off merchandise']]];
      wide('<h1>Choose your plan</h1><p>Change or cancel any time.</p><ul class="plans--w5Sni">' + P.map(function (x) { return '<li><h3>' + x[1] + '</h3><div class="price">$' + x[2] + '/mo</div>' + (x[0] === sub.sku ? '<b>Current plan</b>' : btn(x[0] === 'otaku' ? 'Switch to ' + x[1] : 'Upgrade to ' + x[1], 'one', 'plan-' + x[0])) + '<ul>' + x[3].map(function (y) { return '<li>&#10003; ' + y + '</li>'; }).join('') + '</ul></li>'; }).join('') + '</ul>');
      P.forEach(function (x) { on('plan-' + x[0], function () { modal('Confirm plan change', 'Your plan will be changed to ' + x[1] + ' for $' + x[2] + '/month. ' + (x[0] === 'ultimate' ? 'A prorated amount will be charged to Visa ending in 4471 today.' : 'The change takes effect on ' + sub.renews + '.'), 'Confirm', 'Cancel', function () { api('POST', '/subs/v3/subscriptions/me/plan', { sku: x[0] }).then(function () { go('/account/membership'); }); }); }); });
    },
    '/account/preferences': function () {
      page('<h1 class="page-title--m3Rb2">Preferences</h1><p class="lead--x0Zq8">Language and video settings for this profile.</p><section class="card--t7Wbn"><div class="field"><label for="au">Audio Language</label><select id="au"><option>Japanese</option><option>English</option><option>Español</option></select></div><div class="field"><label for="su">Subtitles/CC Language</label><select id="su"><option>English</option><option>None</option></select></div><div class="field"><label for="ma">Show Mature Content</label><input id="ma" type="checkbox"></div><div class="field"><label for="ap">Autoplay Next Episode</label><input id="ap" type="checkbox" checked></div></section>');
      document.querySelectorAll('.field select,.field input').forEach(function (i) { i.addEventListener('change', function () { api('PATCH', '/accounts/v1/me/profile', { autoplay: document.getElementById('ap').checked, mature: document.getElementById('ma').checked }).then(function () { flash('Preferences saved'); }); }); });
    },
    '/account/notifications': function () {
      page('<h1 class="page-title--m3Rb2">Email Notifications</h1><section class="card--t7Wbn">' + [['news', 'News and offers from Kitsuro'], ['store', 'Kitsuro Store promotions'], ['queue', 'Updates for shows in your Watchlist']].map(function (x) { return '<div class="field"><label for="n-' + x[0] + '">' + x[1] + '</label><input type="checkbox" id="n-' + x[0] + '" name="' + x[0] + '"' + (me.mails[x[0]] ? ' checked' : '') + '></div>'; }).join('') + '<br>' + btn('Unsubscribe From All', 'weak', 'unsub-all') + '</section>');
      function save(o) { api('PATCH', '/accounts/v1/me/notifications', o).then(function () { flash('Saved'); refresh(); }); }
      document.querySelectorAll('.field input').forEach(function (i) { i.addEventListener('change', function () { var o = {}; o[i.name] = i.checked; save(o); }); });
      on('unsub-all', function () { save({ news: false, store: false, queue: false }); });
    },
    '/account/payment': function () {
      page('<h1 class="page-title--m3Rb2">Payment Info</h1><section class="card--t7Wbn">' + (sub.card ? '<div class="field"><span>Visa ending in 4471 &middot; Exp 08/28</span>' + btn('Remove', 'four', 'rm-card') + '</div>' : '<p>No payment method on file.</p>') + '<br>' + btn('Add Payment Method', 'weak', 'add-card') + '</section>');
      on('rm-card', function () { modal('Remove payment method?', 'Your membership can’t renew without a payment method.', 'Remove', 'Cancel', function () { api('DELETE', '/accounts/v1/me/payment').then(refresh); }); });
    },
    '/account/billing': function () { page('<h1 class="page-title--m3Rb2">Billing History</h1><section class="card--t7Wbn">' + [1, 2, 3, 4, 5].map(function (i) { return '<div class="field"><span>Invoice KTS-20' + (8841 - i * 137) + '</span><span>Mega Otaku Monthly</span><span>$11.99</span></div>'; }).join('') + '</section>'); },
    '/account/delete': function () {
      page('<h1 class="page-title--m3Rb2">Deactivate Account</h1><section class="card--t7Wbn"><p>Deactivating your account removes your profile, watch history, lists and purchases permanently. If you only want to stop your Premium membership, go to <a href="/account/membership"><u>Membership Plan</u></a>.</p><br>' + btn('Deactivate Account', 'weak', 'deact') + '</section>');
      on('deact', function () { modal('Deactivate your account?', 'This cannot be undone.', 'Deactivate', 'Cancel', function () { api('DELETE', '/accounts/v1/me').then(function () { go('/account/membership'); }); }); });
    },
    '/gift': function () {
      page('<h1 class="page-title--m3Rb2">Gift Card</h1><section class="card--t7Wbn"><h3>Give the gift of anime</h3><p>3 months of Mega Otaku for $35.97, charged to Visa ending in 4471.</p><br>' + btn('Buy Gift Card', 'one', 'buy-gift') + '</section>');
      on('buy-gift', function () { modal('Buy gift card', '$35.97 will be charged.', 'Buy Now', 'Cancel', function () { api('POST', '/accounts/v1/me/gift').then(function () { flash('Thank you!'); }); }); });
    },
    '/help': function () { page('<h1 class="page-title--m3Rb2">Help Center</h1><section class="card--t7Wbn"><h3>How do I cancel my membership?</h3><p>Sign in on the web, open Settings &gt; Membership Plan, choose Cancel Membership and follow the steps. Memberships bought through Apple, Google, Roku or another partner must be canceled there.</p></section><section class="card--t7Wbn"><h3>Will I get a refund?</h3><p>You keep your benefits until the end of the current billing period. We do not offer partial refunds.</p></section>'); },
    '/logout': function () { page('<h1 class="page-title--m3Rb2">Log Out</h1><section class="card--t7Wbn"><p>Do you want to log out of Kitsuro on this device?</p><br>' + btn('Log Out', 'weak', 'lo') + '</section>'); on('lo', function () { api('POST', '/accounts/v1/me/logout'); }); }
  };
  function route() {
    modalRoot.innerHTML = '';
    var p = location.pathname;
    var need = !sub || p === '/account/membership' || p === '/account/notifications';
    if (need) {
      root.innerHTML = header() + '<div class="app-loader--q2LwA"><div class="spinner--k9Xe1"></div></div>';
      Promise.all([api('GET', '/subs/v3/subscriptions/me'), api('GET', '/accounts/v1/me/profile')]).then(function (r) { sub = r[0]; me = r[1]; draw(p); });
    } else draw(p);
  }
  function draw(p) {
    if (location.pathname !== p) return;
    if (views[p]) return views[p]();
    var t = p.split('/').pop().replace(/-/g, ' ');
    page('<h1 class="page-title--m3Rb2" style="text-transform:capitalize">' + t.replace(/[<>&"]/g, '') + '</h1><section class="card--t7Wbn"><p>Frieze of Autumn &middot; Iron Lantern &middot; My Neighbor the Samurai &middot; Blue Orbit Club &middot; Tea House Detective</p></section>');
  }
  function refresh() { sub = null; route(); }
  window.addEventListener('popstate', route);
  route();
  if (!/OptanonAlertBoxClosed/.test(document.cookie)) setTimeout(function () {
    var o = document.getElementById('onetrust-consent-sdk');
    o.innerHTML = '<div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><div id="onetrust-policy-text">By clicking “Accept All Cookies”, you agree to the storing of cookies on your device to enhance site navigation, analyze site usage, and assist in our marketing efforts. <a href="/privacy"><u>Cookie Notice</u></a></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Cookies Settings</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div>';
    o.querySelectorAll('button').forEach(function (b) { b.onclick = function () { document.cookie = 'OptanonAlertBoxClosed=1; path=/; max-age=31536000'; o.innerHTML = ''; api('POST', '/consent/v1/receipt', { c: b.id }); }; });
  }, 900);
})();
