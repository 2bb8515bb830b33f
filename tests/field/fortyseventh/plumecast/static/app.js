(function () {
  'use strict';
  var root = document.getElementById('__app');
  var acc = null, cycle = 'month', busy = false, flash = '';
  var flow = { reason: null };

  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function btn(kind, text, act, extra) {
    return '<button type="button" class="Button_base__Q1w2e Button_' + { p: 'primary__r3T4y', g: 'gold__Mn8b9', s: 'secondary__u5I6o', t: 'text__p7A8s' }[kind] + '" data-act="' + act + '" ' + (extra || '') + '>' + text + '</button>';
  }
  function lnk(kind, text, href, tid) {
    return '<a class="Button_base__Q1w2e Button_' + { p: 'primary__r3T4y', g: 'gold__Mn8b9', s: 'secondary__u5I6o', t: 'text__p7A8s' }[kind] + '" href="' + href + '" data-testid="' + (tid || 'link') + '">' + text + '</a>';
  }
  function api(path, data) {
    return fetch(path, data === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.error || 'Something went wrong. Please try again.'); return j; }); });
  }

  function header() {
    return '<header class="Header_root__a91Xq"><a class="Header_logo__k2Lm0" href="/watch/home" aria-label="Plumecast home">plumecast<i></i></a>' +
      '<nav class="Header_nav__p0Qw1" aria-label="Main"><a href="/watch/home">Home</a><a href="/watch/home?g=tv">TV Shows</a><a href="/watch/home?g=movies">Movies</a><a href="/watch/home?g=sports">Sports</a><a href="/watch/home?g=channels">Channels</a></nav>' +
      '<div class="Header_right__zz81b"><button class="Header_avatar__T9f3c" type="button" aria-haspopup="true" aria-expanded="false" aria-label="Profile menu" data-act="menu">D</button>' +
      '<ul class="Header_menu__e77Hd" hidden><li><a href="/account">Account</a></li><li><a href="/help">Help</a></li><li><a href="/signout">Sign Out</a></li></ul></div></header>';
  }
  function footer() {
    return '<footer class="Footer_root__j9K0l"><nav aria-label="Footer"><a href="/help">Help</a><a href="/terms">Terms of Use</a><a href="/privacy-choices">Privacy Policy</a><a href="/privacy-choices">Your Privacy Choices</a><a href="/privacy-choices">CA Notice</a><a href="/privacy-choices">Ad Choices</a><a href="/help">Devices</a></nav>' +
      '<div>&copy; ' + new Date().getFullYear() + ' Plumecast TV LLC. Plumecast and related logos are trademarks of Plumecast TV LLC. All rights reserved.</div></footer>';
  }
  function tabs(cur) {
    return '<nav class="Tabs_root__mm4Jc" aria-label="Account">' + [['/account', 'Account'], ['/account/plans-payments', 'Plans &amp; Payments'], ['/account/settings', 'Settings'], ['/account/communications', 'Email &amp; Notifications']].map(function (t) {
      return '<a class="Tabs_item__y1Vb7" href="' + t[0] + '"' + (t[0] === cur ? ' aria-current="page"' : '') + '>' + t[1] + '</a>';
    }).join('') + '</nav>';
  }
  function price() { return acc.promo ? '$5.49/month for 3 months, then $' + acc.price + '/month' : '$' + acc.price + '/' + acc.period; }
  function status() {
    if (acc.status === 'deleted') return 'Your account is scheduled for deletion.';
    return acc.status === 'canceled'
      ? 'Canceled. You can keep watching until ' + acc.date + '.'
      : 'Your plan renews on ' + acc.date + '.';
  }
  function upsell() {
    if (acc.plan !== 'premium' || acc.status !== 'active') return '';
    return '<section class="Upsell_root__d9F0g"><div><h3>Go (almost) ad-free with Premium Plus</h3><div>Download and watch select titles offline, plus your local channel live 24/7. Just $6 more a month.</div></div>' + lnk('p', 'Upgrade', '/account/plans-payments/change', 'upsell-cta') + '</section>';
  }
  function rail() {
    return '<div class="Rail_root__i3O4p" aria-hidden="true">' + [['Harbor Nights', '#35477d', '#141a2e'], ['The Understudy', '#9c3d54', '#2b0f18'], ['Sunday Gridiron', '#2f6f4e', '#0c2118'], ['Love Lagoon USA', '#e08a3c', '#5a1d3b'], ['Paper Kings', '#6b4fa0', '#170d2b']].map(function (r) {
      return '<div style="background:linear-gradient(' + r[1] + ',' + r[2] + ')">' + r[0] + '</div>';
    }).join('') + '</div>';
  }
  function planCard(id, name, pm, per, feats) {
    var cur = acc.plan === id;
    var val = { select: 1, premium: 2, 'premium-annual': 3, plus: 4, 'plus-annual': 5 };
    var order = val[id] > val[acc.plan];
    return '<article class="PlanCard_root__n7M8q' + (cur ? ' PlanCard_current__w9E0r' : '') + '" data-testid="plan-' + id + '">' + (cur ? '<span class="badge">CURRENT PLAN</span>' : '') +
      '<h2>' + name + '</h2><div><span class="price">$' + pm + '</span>/' + per + '</div><ul>' + feats.map(function (f) { return '<li>' + f + '</li>'; }).join('') + '</ul>' +
      (cur ? (acc.status === 'canceled' ? btn('g', 'Resubscribe', 'keep') : '') : btn(order ? 'p' : 's', order ? 'Upgrade' : 'Switch', 'pick', 'data-plan="' + id + '" aria-label="' + (order ? 'Upgrade to ' : 'Switch to ') + name + (per === 'year' ? ' Annual' : '') + '"')) + '</article>';
  }

  var F = {
    select: ['Current seasons of broadcast and cable hits', 'Small library of TV shows', 'Watch with ads'],
    premium: ['80,000+ hours of the best in TV, movies &amp; sports', 'New &amp; hit shows, films and originals', 'Live sports &amp; events', '50+ always-on channels', 'Watch with ads'],
    plus: ['Everything in Premium, plus:', 'No ads (limited exclusions*)', 'Download &amp; watch select titles offline', 'Your local channel LIVE 24/7']
  };

  var pages = {
    '/account': function () {
      return tabs('/account') + '<h1>Hi, ' + esc(acc.profile.first) + '</h1>' + upsell() +
        '<section class="Card_root__x20Lf" data-testid="plan-summary"><h2>My Plan</h2><div class="Card_row__Yu8a1"><div><strong>Plumecast ' + acc.planName + '</strong><div>' + status() + '</div></div>' + lnk('s', 'Plans &amp; Payments', '/account/plans-payments', 'manage-plan') + '</div></section>' +
        '<section class="Card_root__x20Lf"><h2>Personal Info</h2><div class="Card_row__Yu8a1"><div><div class="muted">Name</div>' + esc(acc.profile.first + ' ' + acc.profile.last) + '</div></div><div class="Card_row__Yu8a1"><div><div class="muted">Email</div>' + esc(acc.profile.email) + '</div></div><div class="Card_row__Yu8a1"><div><div class="muted">Password</div>&bull;&bull;&bull;&bull;&bull;&bull;&bull;&bull;</div>' + lnk('t', 'Edit Personal Info', '/account/settings') + '</div></section>' +
        '<section class="Card_root__x20Lf"><h2>Have a code?</h2><label class="field"><span>Voucher code</span><input name="voucher" autocomplete="off"></label>' + btn('s', 'Redeem', 'voucher') + '</section>';
    },
    '/account/plans-payments': function () {
      return tabs('/account/plans-payments') + '<h1>Plans &amp; Payments</h1>' +
        (acc.status === 'canceled' ? '<div class="Alert_root__h1J2k" role="status">Your ' + acc.planName + ' plan has been canceled. You\'ll still have access to Plumecast ' + acc.planName + ' until ' + acc.date + '. You won\'t be charged again.</div>' : upsell()) +
        '<section class="Card_root__x20Lf" data-testid="current-plan"><h2>Current Plan</h2><div class="Card_row__Yu8a1"><div><strong>Plumecast ' + acc.planName + '</strong><div>' + price() + ' plus applicable taxes</div><div class="muted">' + (acc.status === 'canceled' ? 'Ends on ' + acc.date : 'Next billing date: ' + acc.date) + '</div></div>' +
        (acc.status === 'canceled' ? btn('g', 'Resubscribe', 'keep') : lnk('s', 'Change or Cancel Plan', '/account/plans-payments/change', 'change-or-cancel')) + '</div></section>' +
        '<section class="Card_root__x20Lf"><h2>Payment Method</h2><div class="Card_row__Yu8a1"><div>' + (acc.card ? '<strong>Visa</strong> ending in 4471<div class="muted">Expires 08/28</div>' : 'No payment method on file') + '</div><div>' + lnk('t', 'Update', '/account/payment', 'update-payment') + (acc.card ? btn('t', 'Remove', 'rmcard', 'aria-label="Remove payment method"') : '') + '</div></div></section>' +
        '<section class="Card_root__x20Lf"><h2>Billing History</h2><div class="Card_row__Yu8a1"><div class="muted">See your past charges and receipts.</div>' + lnk('t', 'View Billing History', '/account/billing-history') + '</div></section>' +
        '<p class="muted">Your subscription auto-renews until you cancel. Cancellation takes effect at the end of the current billing period. No refunds or credits for partial months or years except where required by law. If you subscribed through a third party, manage your plan with that provider.</p>';
    },
    '/account/plans-payments/change': function () {
      return '<p>' + lnk('t', '&lsaquo; Plans &amp; Payments', '/account/plans-payments') + '</p><h1>Change or Cancel Plan</h1>' +
        '<div class="Seg_root__t1Y2u" role="group" aria-label="Billing period"><button type="button" data-act="cycle" data-c="month" aria-pressed="' + (cycle === 'month') + '">Monthly</button><button type="button" data-act="cycle" data-c="year" aria-pressed="' + (cycle === 'year') + '">Annual &ndash; save 17%</button></div>' +
        '<div class="PlanGrid_root__c5V6b">' + (cycle === 'month'
          ? planCard('select', 'Select', '7.99', 'month', F.select) + planCard('premium', 'Premium', '10.99', 'month', F.premium) + planCard('plus', 'Premium Plus', '16.99', 'month', F.plus)
          : planCard('premium-annual', 'Premium', '109.99', 'year', F.premium) + planCard('plus-annual', 'Premium Plus', '169.99', 'year', F.plus)) + '</div>' +
        (acc.status === 'canceled' ? '<p>Your plan is already canceled. Access ends on ' + acc.date + '.</p>'
          : '<section class="Card_root__x20Lf"><div class="Card_row__Yu8a1"><div><h3>Want to cancel?</h3><div class="muted">You\'ll have access to your plan until ' + acc.date + '.</div></div>' + lnk('s', 'Cancel Plan', '/account/plans-payments/cancel', 'cancel-plan') + '</div></section>') +
        '<p class="muted">*Due to streaming rights, a small amount of programming will still contain ads (channels, events and a few shows and movies). Upgrades take effect immediately and are charged pro rata. Switching to a lower-priced plan takes effect on your next billing date.</p>';
    },
    '/account/plans-payments/cancel': function () {
      if (acc.status === 'canceled') return pages['/account/plans-payments']();
      return '<div class="Narrow_root__a5S6d"><h1>Are you sure you want to cancel?</h1><p>If you cancel Plumecast ' + acc.planName + ', you\'ll lose access to all of this on ' + acc.date + ':</p>' + rail() +
        '<ul><li>Exclusive originals and new movies</li><li>Live sports, including Sunday night football and the spring basketball season</li><li>Next-day episodes of current network hits</li><li>Your watchlist and viewing progress</li></ul>' +
        '<div class="actions">' + btn('g', 'Keep My Plan', 'stay', 'data-testid="keep-plan"') + btn('s', 'Continue to Cancel', 'tosurvey', 'data-testid="continue-cancel"') + '</div></div>';
    },
    '/account/plans-payments/cancel/survey': function () {
      if (acc.status === 'canceled') return pages['/account/plans-payments']();
      var r = ['It\'s too expensive', 'I\'m not using it enough', 'I finished what I wanted to watch', 'There are too many ads', 'I had technical issues', 'I\'m switching to another streaming service', 'I\'m getting Plumecast through another provider', 'Other'];
      return '<div class="Narrow_root__a5S6d"><h1>Why are you leaving?</h1><fieldset><legend>Your feedback helps us make Plumecast better. Select the main reason.</legend>' + r.map(function (t, i) {
        return '<label class="Radio_root__f7G8h"><input type="radio" name="reason" value="r' + (i + 1) + '"' + (flow.reason === 'r' + (i + 1) ? ' checked' : '') + '><span>' + t + '</span></label>';
      }).join('') + '</fieldset><div class="actions">' + btn('p', 'Continue', 'tooffer', (flow.reason ? '' : 'disabled') + ' data-testid="survey-continue"') + btn('t', 'Keep My Plan', 'stay') + '</div></div>';
    },
    '/account/plans-payments/cancel/offer': function () {
      if (acc.status === 'canceled') return pages['/account/plans-payments']();
      if (!flow.reason) return pages['/account/plans-payments/cancel/survey']();
      return '<div class="Narrow_root__a5S6d"><h1>Before you go, here\'s 50% off</h1><section class="Upsell_root__d9F0g"><div><h2>Premium for $5.49/month</h2><div>for the next 3 months</div></div><span class="price">50% OFF</span></section>' +
        '<p>Stay with us and keep streaming Premium for half the price.</p><p class="muted">Offer starts on your next billing date, ' + acc.date + '. After 3 months, your plan auto-renews at $10.99/month (or then-current price) plus tax until you cancel. One offer per account.</p>' +
        '<div class="actions stack">' + btn('g', 'Accept Offer', 'offer', 'data-testid="accept-offer"') + btn('s', 'No Thanks, Cancel My Plan', 'cancel', 'data-testid="decline-cancel"') + '</div><p class="muted">If you cancel, your plan will end on ' + acc.date + ' and you will not be charged again.</p></div>';
    },
    '/account/plans-payments/cancel/confirmation': function () {
      if (acc.status !== 'canceled') return pages['/account/plans-payments']();
      return '<div class="Narrow_root__a5S6d"><h1>Your plan has been canceled</h1><p>We\'re sorry to see you go. You can keep enjoying Plumecast ' + acc.planName + ' until <strong>' + acc.date + '</strong>. We\'ve sent a confirmation to ' + esc(acc.profile.email) + '.</p><p>Changed your mind? You can resubscribe any time from your account.</p><div class="actions">' + lnk('p', 'Back to Account', '/account', 'back-account') + lnk('s', 'Keep Watching', '/watch/home') + '</div></div>';
    },
    '/account/plans-payments/review': function () {
      var p = new URLSearchParams(location.search).get('plan') || 'plus';
      var n = { select: 'Select, $7.99/month', premium: 'Premium, $10.99/month', plus: 'Premium Plus, $16.99/month', 'premium-annual': 'Premium Annual, $109.99/year', 'plus-annual': 'Premium Plus Annual, $169.99/year' }[p] || '';
      return '<div class="Narrow_root__a5S6d"><h1>Review your new plan</h1><section class="Card_root__x20Lf"><div class="Card_row__Yu8a1"><div class="muted">New plan</div><strong>' + n + '</strong></div><div class="Card_row__Yu8a1"><div class="muted">Payment</div>Visa ending in 4471</div></section><div class="actions">' + btn('g', 'Confirm Plan Change', 'change', 'data-plan="' + esc(p) + '"') + lnk('s', 'Go Back', '/account/plans-payments/change') + '</div></div>';
    },
    '/account/payment': function () {
      return '<div class="Narrow_root__a5S6d"><h1>Update Payment Method</h1><form data-form="card"><label class="field"><span>Card number</span><input name="number" inputmode="numeric" required></label><label class="field"><span>Expiration (MM/YY)</span><input name="exp" required></label><label class="field"><span>CVV</span><input name="cvv" required></label><div class="actions"><button class="Button_base__Q1w2e Button_gold__Mn8b9">Save</button>' + lnk('s', 'Back', '/account/plans-payments') + '</div></form></div>';
    },
    '/account/billing-history': function () {
      return tabs('/account/plans-payments') + '<h1>Billing History</h1><section class="Card_root__x20Lf"><table><thead><tr><th>Date</th><th>Description</th><th>Payment</th><th>Tax</th><th>Amount</th></tr></thead><tbody>' + acc.history.map(function (h) { return '<tr><td>' + h.date + '</td><td>' + h.what + '</td><td>' + h.card + '</td><td>' + h.tax + '</td><td>' + h.amount + '</td></tr>'; }).join('') + '</tbody></table></section>';
    },
    '/account/settings': function () {
      var p = acc.profile;
      return tabs('/account/settings') + '<h1>Settings</h1><section class="Card_root__x20Lf"><h2>Personal Info</h2><form data-form="profile"><label class="field"><span>First name</span><input name="first" value="' + esc(p.first) + '"></label><label class="field"><span>Last name</span><input name="last" value="' + esc(p.last) + '"></label><label class="field"><span>Email</span><input type="email" name="email" value="' + esc(p.email) + '"></label><label class="field"><span>ZIP code</span><input name="zip" value="' + esc(p.zip) + '"></label><button class="Button_base__Q1w2e Button_secondary__u5I6o">Save Changes</button></form></section>' +
        '<section class="Card_root__x20Lf"><h2>Devices</h2><div class="Card_row__Yu8a1"><div class="muted">Sign out of Plumecast on every TV, phone and browser.</div>' + btn('s', 'Sign Out of All Devices', 'signoutall') + '</div></section>' +
        '<section class="Card_root__x20Lf"><h2>Parental Controls</h2><div class="Card_row__Yu8a1"><div class="muted">Parental PIN is off. Set it up in your profile settings on the app.</div></div></section>' +
        '<section class="Card_root__x20Lf"><h2>Delete Account</h2><div class="Card_row__Yu8a1"><div class="muted">Permanently delete your account and personal data. This can\'t be undone.</div>' + btn('t', 'Delete My Account', 'delacct') + '</div></section>';
    },
    '/account/communications': function () {
      function c(k, t) { return '<label class="Radio_root__f7G8h"><input type="checkbox" name="' + k + '"' + (acc.mail[k] ? ' checked' : '') + '><span>' + t + '</span></label>'; }
      return tabs('/account/communications') + '<h1>Email &amp; Notifications</h1><form data-form="mail">' + c('news', 'What\'s new on Plumecast') + c('offers', 'Special offers and promotions') + c('partners', 'News from our partners') + '<div class="actions"><button class="Button_base__Q1w2e Button_secondary__u5I6o">Save Preferences</button></div></form>';
    },
    '/watch/home': function () { return '<h1>Featured</h1>' + rail() + '<h2>Trending Now</h2>' + rail() + '<h2>Live &amp; Upcoming Sports</h2>' + rail(); },
    '/help': function () {
      return '<div class="Narrow_root__a5S6d"><h1>Help Center</h1><section class="Card_root__x20Lf"><h2>How do I change or cancel my plan?</h2><p>If you signed up on our website, go to Plans &amp; Payments in your account and select Change or Cancel Plan. You\'ll keep access until the end of your billing period.</p><h2>Why was I charged?</h2><p>Plans renew automatically. Your charges are listed in Billing History.</p><h2>Devices and playback</h2><p>Restart the app, check your connection, or reinstall Plumecast.</p></section></div>';
    },
    '/terms': function () { return '<div class="Narrow_root__a5S6d"><h1>Terms of Use</h1><p class="muted">These terms govern your use of Plumecast. Subscriptions renew automatically until canceled. You may cancel at any time through your account; cancellation is effective at the end of the then-current billing period.</p></div>'; },
    '/privacy-choices': function () { return '<div class="Narrow_root__a5S6d"><h1>Your Privacy Choices</h1><p class="muted">We and our partners use cookies and similar technologies for ads, analytics and personalization. You can manage these choices here and in your device settings.</p></div>'; },
    '/signout': function () { return '<div class="Narrow_root__a5S6d"><h1>See you soon</h1><p>To sign out of this browser, clear your session or close the window.</p>' + lnk('p', 'Back to Account', '/account') + '</div>'; }
  };

  function render() {
    var path = location.pathname.replace(/\/$/, '') || '/account';
    var p = pages[path] || function () { return '<h1>Page not found</h1>' + lnk('p', 'Back to Account', '/account'); };
    root.innerHTML = header() + '<main class="Main_root__bd02x" id="main">' + (flash ? '<div class="Alert_root__h1J2k' + (flash.err ? ' Alert_error__l3Z4x' : '') + '" role="alert">' + esc(flash.text) + '</div>' : '') + p() + '</main>' + footer();
    flash = '';
    var h = root.querySelector('h1');
    document.title = (h ? h.textContent : 'Account') + ' | Plumecast';
  }
  function go(url) { history.pushState({}, '', url); window.scrollTo(0, 0); render(); }
  function send(path, data, then, text) {
    if (busy) return;
    busy = true;
    root.querySelectorAll('main button').forEach(function (b) { b.disabled = true; });
    api(path, data).then(function (a) { acc = a; busy = false; flash = text ? { text: text } : ''; if (then) go(then); else render(); })
      .catch(function (x) { busy = false; flash = { text: x.message, err: true }; render(); });
  }

  var acts = {
    menu: function (b) { var m = b.nextElementSibling; m.hidden = !m.hidden; b.setAttribute('aria-expanded', String(!m.hidden)); },
    cycle: function (b) { cycle = b.dataset.c; render(); },
    pick: function (b) { go('/account/plans-payments/review?plan=' + b.dataset.plan); },
    change: function (b) { send('/bff/plan/change', { plan: b.dataset.plan }, '/account/plans-payments', 'Your plan has been changed.'); },
    stay: function () { flow.reason = null; go('/account/plans-payments'); },
    keep: function () { send('/bff/plan/keep', {}, '/account/plans-payments', 'Welcome back! Your plan will renew as usual.'); },
    tosurvey: function () { go('/account/plans-payments/cancel/survey'); },
    tooffer: function () { go('/account/plans-payments/cancel/offer'); },
    offer: function () { send('/bff/plan/offer', { offer: 'SAVE50-3M' }, '/account/plans-payments', 'Your offer has been applied.'); },
    cancel: function () { send('/bff/plan/cancel', { plan: acc.plan, reason: flow.reason }, '/account/plans-payments/cancel/confirmation'); },
    rmcard: function () { if (window.confirm('Remove Visa ending in 4471?')) send('/bff/payment/remove', {}, null, 'Payment method removed.'); },
    signoutall: function () { send('/bff/devices/signout', {}, null, 'You have been signed out of all other devices.'); },
    delacct: function () { if (window.confirm('Delete your Plumecast account? This can\'t be undone.')) send('/bff/account/delete', {}, null, 'We received your deletion request.'); },
    voucher: function () { send('/bff/voucher', { code: root.querySelector('[name=voucher]').value }); }
  };
  document.addEventListener('click', function (ev) {
    var b = ev.target.closest('[data-act]');
    if (b && !b.disabled) { acts[b.dataset.act](b); return; }
    var a = ev.target.closest('a[href^="/"]');
    if (a && !ev.ctrlKey && !ev.metaKey && !ev.shiftKey && ev.button === 0) { ev.preventDefault(); go(a.getAttribute('href')); }
  });
  document.addEventListener('change', function (ev) {
    if (ev.target.name === 'reason') { flow.reason = ev.target.value; var c = root.querySelector('[data-act=tooffer]'); if (c) c.disabled = false; }
  });
  document.addEventListener('submit', function (ev) {
    var f = ev.target, k = f.dataset.form;
    if (!k) return;
    ev.preventDefault();
    if (k === 'card') send('/bff/payment/update', { last4: f.number.value.slice(-4) }, '/account/plans-payments', 'Payment method updated.');
    if (k === 'profile') send('/bff/profile', Object.fromEntries(new FormData(f)), null, 'Your changes have been saved.');
    if (k === 'mail') send('/bff/communications', { news: f.news.checked, offers: f.offers.checked, partners: f.partners.checked }, null, 'Preferences saved.');
  });
  window.addEventListener('popstate', render);

  function consent() {
    if (/OptanonAlertBoxClosed=/.test(document.cookie)) return;
    var sdk = document.getElementById('onetrust-consent-sdk');
    sdk.innerHTML = '<div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><div id="onetrust-policy-text">By continuing to use our site, you acknowledge that we and our partners use cookies to deliver and improve our services, personalize ads and measure usage. <a href="/privacy-choices">Learn more</a></div><div id="onetrust-button-group"><button id="onetrust-accept-btn-handler" type="button">Accept</button></div><div id="onetrust-close-btn-container"><button type="button" class="onetrust-close-btn-handler" aria-label="Close">&times;</button></div></div>';
    sdk.addEventListener('click', function (ev) { if (ev.target.closest('button')) { document.cookie = 'OptanonAlertBoxClosed=1;path=/;max-age=31536000'; sdk.innerHTML = ''; } });
  }
  api('/bff/account').then(function (a) { acc = a; render(); setTimeout(consent, 500); })
    .catch(function () { root.innerHTML = '<main class="Main_root__bd02x"><h1>Something went wrong</h1><p>Please refresh the page.</p></main>'; });
})();
