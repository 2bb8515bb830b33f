(function () {
  var root = document.getElementById('root'), portal = document.getElementById('portal');
  var me = null, menuOpen = false, draft = { reason: '', comment: '' }, flash = '';
  var REASONS = [
    ['too_expensive', "It's too expensive for me right now"],
    ['moving', "I'm moving or going away"],
    ['no_time', "I don't have time to cook"],
    ['recipes', "The recipes weren't for me"],
    ['quality', "I had a problem with ingredients or delivery"],
    ['trial', 'I only wanted to try it'],
    ['other', 'Something else']
  ];
  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function api(method, path, body) {
    return fetch('/api/v2' + path, { method: method, headers: { 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  function load() { return api('GET', '/customer').then(function (c) { me = c; }); }
  function go(path) { history.pushState({}, '', path); menuOpen = false; window.scrollTo(0, 0); load().then(render); }

  function header() {
    return '<header class="css-hdr"><div class="css-promo">Give a friend 60% off their first box and get £20 credit. <a href="/refer" data-link>Refer now</a></div>' +
      '<div class="css-bar"><a class="css-logo" href="/" data-link>marrowby</a>' +
      '<nav aria-label="Main"><a href="/menu" data-link>This week’s menu</a><a href="/how-it-works" data-link>How it works</a><a href="/market" data-link>Market</a><a href="/help" data-link>Help</a></nav>' +
      '<div class="chakra-menu__wrap"><button type="button" class="chakra-button chakra-menu__menu-button outline" aria-haspopup="menu" aria-expanded="' + menuOpen + '" data-act="menu">Hi, ' + esc(me.firstName) + ' ▾</button>' +
      (menuOpen ? '<div class="chakra-menu__menu-list" role="menu"><a role="menuitem" class="chakra-menu__menuitem" href="/" data-link>My deliveries</a><a role="menuitem" class="chakra-menu__menuitem" href="/account/details" data-link>Account details</a><a role="menuitem" class="chakra-menu__menuitem" href="/account/subscription" data-link>Subscription settings</a><a role="menuitem" class="chakra-menu__menuitem" href="/refer" data-link>Refer a friend</a><a role="menuitem" class="chakra-menu__menuitem" href="/logout" data-link>Log out</a></div>' : '') +
      '</div></div></header>';
  }
  function footer() {
    return '<footer class="css-ft"><div class="in"><div><strong>Marrowby</strong><a href="/about" data-link>Our story</a><a href="/careers" data-link>Careers</a><a href="/press" data-link>Press</a></div><div><strong>Recipes</strong><a href="/menu" data-link>Veggie</a><a href="/menu" data-link>Family favourites</a><a href="/menu" data-link>10-minute suppers</a></div><div><strong>Help</strong><a href="/help" data-link>Help centre</a><a href="/help/delivery" data-link>Delivery</a><a href="/help/allergens" data-link>Allergens</a></div><div><strong>Legal</strong><a href="/terms" data-link>Terms &amp; conditions</a><a href="/privacy" data-link>Privacy</a><a href="/modern-slavery" data-link>Modern slavery statement</a></div></div>' +
      '<p class="css-small">© Marrowby Kitchens Ltd. Registered in England and Wales no. 09911827. Unit 4, Tannery Yard, Bristol BS2. Offers apply to recipe boxes only and can’t be used with any other code. VAT GB 228 4471 09.</p></footer>';
  }
  function tabs(on) {
    return '<div class="chakra-tabs"><div class="chakra-tabs__tablist" role="tablist">' + [['/', 'My deliveries'], ['/account/orders', 'Past orders'], ['/account/details', 'Account details'], ['/account/subscription', 'Subscription settings']].map(function (t) {
      return '<a role="tab" class="chakra-tabs__tab" aria-selected="' + (t[0] === on) + '" href="' + t[0] + '" data-link>' + t[1] + '</a>';
    }).join('') + '</div></div>';
  }
  function badge() {
    var s = me.subscription.status;
    return s === 'ACTIVE' ? '<span class="chakra-badge">Active</span>' : s === 'PAUSED' ? '<span class="chakra-badge amber">Paused</span>' : '<span class="chakra-badge grey">Cancelled</span>';
  }
  function notice() {
    var s = me.subscription;
    if (s.status === 'CANCELLED') return '<div class="chakra-alert" role="status"><strong>Your subscription is cancelled.</strong> It ended on ' + s.endedOn + ' and you won’t be charged again.</div>';
    if (s.status === 'CLOSED') return '<div class="chakra-alert error" role="status">This account has been closed.</div>';
    if (s.status === 'PAUSED') return '<div class="chakra-alert" role="status">Your subscription is paused until ' + s.pausedUntil + '.</div>';
    if (s.discount) return '<div class="chakra-alert success" role="status">30% off has been added to your next two boxes.</div>';
    return '';
  }
  function pageHome() {
    var s = me.subscription, h = '<h1 class="chakra-heading">Hi ' + esc(me.firstName) + ', what’s cooking?</h1>' + tabs('/') + notice();
    if (me.deliveries.length && s.status === 'ACTIVE') {
      h += me.deliveries.map(function (d, i) {
        return '<section class="chakra-card"><div class="chakra-stack row" style="justify-content:space-between"><div><h3>' + d.date + '</h3><p class="css-small">' + s.box + ' · ' + s.price + ' · 8am – 7pm</p></div><div class="chakra-stack row">' +
          (d.skipped ? '<span class="chakra-badge amber">Skipped</span>' : '<a class="chakra-button solid" href="/menu" data-link>Choose recipes</a><button type="button" class="chakra-button link" data-act="skip" data-id="' + d.id + '">Skip this box</button>') + '</div></div></section>';
      }).join('');
    } else {
      h += '<section class="chakra-card"><h3>No upcoming deliveries</h3><p>When you fancy cooking with us again your recipes will be waiting.</p><p style="margin-top:14px"><button type="button" class="chakra-button solid" data-act="restart">' + (s.status === 'PAUSED' ? 'Resume subscription' : 'Restart subscription') + '</button></p></section>';
    }
    return h + '<h2 style="margin:26px 0 12px">Picked for you this week</h2><div class="css-grid">' + ['Creamy leek & mustard chicken', 'Sticky gochujang aubergine', 'One-pan chorizo orzo'].map(function (r) { return '<a class="css-recipe" href="/menu" data-link style="text-decoration:none"><div class="img"></div><p>' + esc(r) + '</p></a>'; }).join('') + '</div>';
  }
  function pageSub() {
    var s = me.subscription, live = s.status === 'ACTIVE';
    return '<h1 class="chakra-heading">Subscription settings</h1>' + tabs('/account/subscription') + notice() +
      '<section class="chakra-card"><h3>Your subscription ' + badge() + '</h3>' +
      '<div class="css-row"><span>Box size</span><strong>' + s.box + '</strong></div><div class="css-row"><span>Price per box</span><strong>' + s.price + ' + free delivery</strong></div>' +
      (live ? '<div class="css-row"><label for="freq">How often</label><span><select id="freq" class="chakra-select"><option value="1"' + (s.frequency === 1 ? ' selected' : '') + '>Every week</option><option value="2"' + (s.frequency === 2 ? ' selected' : '') + '>Every 2 weeks</option><option value="4"' + (s.frequency === 4 ? ' selected' : '') + '>Every 4 weeks</option></select></span></div><p style="margin-top:14px"><button type="button" class="chakra-button outline" data-act="freq">Save changes</button></p>' : '<p style="margin-top:14px"><button type="button" class="chakra-button solid" data-act="restart">Restart subscription</button></p>') + '</section>' +
      '<section class="chakra-card"><h3>Payment</h3><p>Visa ending 4417. You’re only charged when a box is confirmed, at noon three days before delivery.</p></section>' +
      (live || s.status === 'PAUSED' ? '<section class="chakra-card"><h3>Taking a break?</h3><p>There’s no commitment with Marrowby. Skip a box, pause, or stop your subscription whenever you like.</p><p><a class="chakra-button link" href="/account/subscription/cancel" data-link>Pause or cancel subscription</a></p></section>' : '');
  }
  function step(n) { return '<p class="css-small">Step ' + n + ' of 4</p>'; }
  function pageBreak() {
    var next = me.deliveries[0];
    return '<div class="css-narrow">' + step(1) + '<h1 class="chakra-heading">Before you chop and change…</h1><p style="margin:10px 0 18px">Lots of our customers skip a week or two when life gets busy. It’s free and you’ll keep your place.</p>' +
      '<section class="chakra-card"><h3>Skip your next box</h3><p>' + (next ? 'We’ll skip ' + next.date + ' and see you the week after.' : '') + '</p><p style="margin-top:12px"><button type="button" class="chakra-button solid" data-act="skipnext" data-id="' + (next ? next.id : '') + '">Skip next box</button></p></section>' +
      '<section class="chakra-card"><h3>Pause for 4 weeks</h3><p>We’ll start sending boxes again automatically after that.</p><p style="margin-top:12px"><button type="button" class="chakra-button outline" data-act="pause">Pause my subscription</button></p></section>' +
      '<div class="chakra-stack" style="align-items:center"><a class="chakra-button link" href="/account/subscription/cancel/reason" data-link>I’d still like to cancel</a></div></div>';
  }
  function pageReason() {
    return '<div class="css-narrow">' + step(2) + '<h1 class="chakra-heading">Why are you leaving us?</h1><p style="margin:10px 0 18px">Your answer helps us get better. Pick the one that fits best.</p><div class="chakra-radio-group chakra-stack" role="radiogroup">' +
      REASONS.map(function (r) { return '<label class="chakra-radio"><input type="radio" class="chakra-radio__input" name="reason" value="' + r[0] + '"' + (draft.reason === r[0] ? ' checked' : '') + '><span class="chakra-radio__control" aria-hidden="true"></span><span class="chakra-radio__label">' + r[1] + '</span></label>'; }).join('') +
      '</div><div class="chakra-form-control" style="margin:18px 0"><label class="chakra-form__label" for="comment">Anything else you’d like to tell us? (optional)</label><textarea id="comment" class="chakra-textarea" rows="3"></textarea></div>' +
      '<div class="chakra-stack row"><button type="button" class="chakra-button solid" id="reason-next" data-act="reasonnext"' + (draft.reason ? '' : ' disabled') + '>Continue</button><a class="chakra-button link" href="/account/subscription" data-link>Back to subscription settings</a></div></div>';
  }
  function pageOffer() {
    return '<div class="css-narrow">' + step(3) + '<section class="chakra-card" style="text-align:center;background:var(--c-lime)"><h1 class="chakra-heading">Stay for supper? Have 30% off your next two boxes</h1><p style="margin:14px 0">That’s 4 recipes for 2 from <s>£32.99</s> <strong>£23.09</strong>, including delivery.</p><button type="button" class="chakra-button solid" data-act="claim">Claim 30% off</button></section>' +
      '<div class="chakra-stack" style="align-items:center"><a class="chakra-button link" href="/account/subscription/cancel/confirm" data-link>No thanks, continue</a></div><p class="css-small">Discount applied automatically to the next two boxes delivered within 42 days. One per household. Your subscription carries on at full price afterwards unless you cancel.</p></div>';
  }
  function pageConfirm() {
    return '<div class="css-narrow">' + step(4) + '<h1 class="chakra-heading">Confirm your cancellation</h1><section class="chakra-card" style="margin-top:16px"><p>Here’s what happens next:</p><ul><li>Your subscription ends straight away and there’s nothing to pay.</li><li>You have no boxes on their way. Boxes planned after today won’t be sent.</li><li>Your account stays open, so you can still find your recipe cards and come back whenever you like.</li></ul></section>' +
      '<div class="chakra-stack row"><button type="button" class="chakra-button danger" data-act="cancel">Cancel my subscription</button><a class="chakra-button solid" href="/" data-link>Keep my subscription</a></div><p class="css-small" style="margin-top:18px">We’ll email hannah.whitlock@example.co.uk to confirm. See section 9 of our <a href="/terms" data-link>Terms &amp; conditions</a>.</p></div>';
  }
  function pageDone() {
    if (me.subscription.status !== 'CANCELLED') { history.replaceState({}, '', '/account/subscription'); return pageSub(); }
    return '<div class="css-narrow"><section class="chakra-card" style="text-align:center"><h1 class="chakra-heading">Your subscription has been cancelled</h1><p style="margin:12px 0">Thanks for cooking with us, ' + esc(me.firstName) + '. We’ve sent confirmation to ' + me.email + '. You won’t be charged for any more boxes.</p><a class="chakra-button outline" href="/" data-link>Back to my account</a></section><section class="chakra-card"><h3>Changed your mind?</h3><p>Pick up where you left off.</p><p><button type="button" class="chakra-button link" data-act="restart">Restart subscription</button></p></section></div>';
  }
  function pageDetails() {
    return '<h1 class="chakra-heading">Account details</h1>' + tabs('/account/details') + '<section class="chakra-card chakra-stack"><h3>Your details</h3><label>Name<input class="chakra-input" id="d-name" value="' + esc(me.name) + '"></label><label>Email<input class="chakra-input" value="' + me.email + '" disabled></label><label>Mobile<input class="chakra-input" id="d-phone" value="' + esc(me.phone) + '"></label><div><button type="button" class="chakra-button outline" data-act="save">Update details</button></div></section>' +
      '<section class="chakra-card"><h3>Emails and texts</h3><label><input type="checkbox" id="mk"' + (me.marketing ? ' checked' : '') + ' data-act="mk"> Send me offers, recipe ideas and foodie news</label></section>' +
      '<section class="chakra-card"><h3>Your data</h3><p>Closing your account removes your details, recipes and order history for good.</p><p><button type="button" class="chakra-button link" data-act="close">Delete my account</button></p></section>';
  }
  var TEXT = {
    '/account/orders': ['Past orders', 'Box 40870 – 4 recipes for 2 – £32.99 – Delivered. Box 40869 – 4 recipes for 2 – £32.99 – Delivered. Box 40868 – 3 recipes for 2 – £28.49 – Delivered.'],
    '/menu': ['This week’s menu', 'Sixty-two recipes from ten minutes to slow Sundays. Creamy leek & mustard chicken, sticky gochujang aubergine, one-pan chorizo orzo, crispy tofu katsu and more.'],
    '/how-it-works': ['How it works', 'Pick your recipes, we deliver measured ingredients, you cook. Skip or stop any time.'],
    '/help': ['Help centre', 'How do I cancel? Head to Subscription settings and choose Pause or cancel subscription. There’s no charge. How do I skip a box? Go to My deliveries and tap Skip this box before noon, three days ahead.'],
    '/terms': ['Terms & conditions', '9. Cancelling. You may cancel your subscription at any time, free of charge, through Subscription settings. Boxes already charged will be delivered as normal.'],
    '/refer': ['Refer a friend', 'Share your code HANNAH-4417. They get 60% off and you get £20 credit.'],
    '/logout': ['You’ve been logged out', 'See you soon. Go to marrowby home to log back in.']
  };
  function pageText(p) {
    var t = TEXT[p] || [p.replace(/^.*\//, '').replace(/-/g, ' ').replace(/^./, function (c) { return c.toUpperCase(); }), 'Good food, less faff. More on this page soon.'];
    return '<h1 class="chakra-heading">' + t[0] + '</h1><section class="chakra-card" style="margin-top:16px"><p>' + esc(t[1]) + '</p></section>';
  }
  function render() {
    var p = location.pathname, live = me.subscription.status === 'ACTIVE' || me.subscription.status === 'PAUSED', body;
    if (p.indexOf('/account/subscription/cancel') === 0 && p !== '/account/subscription/cancel/done' && !live) { history.replaceState({}, '', '/account/subscription'); p = '/account/subscription'; }
    if (p === '/account/subscription/cancel/confirm' && !draft.reason) { history.replaceState({}, '', '/account/subscription/cancel/reason'); p = '/account/subscription/cancel/reason'; }
    if (p === '/' || p === '/account') body = pageHome();
    else if (p === '/account/subscription') body = pageSub();
    else if (p === '/account/subscription/cancel') body = pageBreak();
    else if (p === '/account/subscription/cancel/reason') body = pageReason();
    else if (p === '/account/subscription/cancel/offer') body = pageOffer();
    else if (p === '/account/subscription/cancel/confirm') body = pageConfirm();
    else if (p === '/account/subscription/cancel/done') body = pageDone();
    else if (p === '/account/details') body = pageDetails();
    else body = pageText(p);
    root.innerHTML = header() + '<main class="chakra-container">' + (flash ? '<div class="chakra-alert error" role="alert">' + flash + '</div>' : '') + body + '</main>' + footer();
    flash = '';
    portal.innerHTML = localStorage.getItem('mb_consent') ? '' : '<div class="css-cookie" role="region" aria-label="Cookies"><p style="flex:1"><strong>Fancy a cookie?</strong> We use cookies to keep the site working, measure what’s popular and show you tasty ads. <a href="/privacy" data-link>Find out more</a></p><button type="button" class="chakra-button outline" data-act="cookies">Only essential</button><button type="button" class="chakra-button solid" data-act="cookies">Accept all</button></div>';
  }
  function then(path) { return function () { go(path); }; }
  function fail() { flash = 'Sorry, something went wrong at our end. Please try again.'; load().then(render); }
  var ACT = {
    menu: function () { menuOpen = !menuOpen; render(); },
    cookies: function () { localStorage.setItem('mb_consent', '1'); portal.innerHTML = ''; },
    skip: function (b) { api('POST', '/deliveries/' + b.dataset.id + '/skip').then(then('/'), fail); },
    skipnext: function (b) { api('POST', '/deliveries/' + b.dataset.id + '/skip').then(then('/'), fail); },
    pause: function () { api('POST', '/subscription/pause', { weeks: 4 }).then(then('/account/subscription'), fail); },
    restart: function () { api('POST', '/subscription/restart').then(then('/'), fail); },
    freq: function () { api('PUT', '/subscription/frequency', { weeks: +document.getElementById('freq').value }).then(then('/account/subscription'), fail); },
    reasonnext: function () { draft.comment = document.getElementById('comment').value; go('/account/subscription/cancel/offer'); },
    claim: function () { api('POST', '/offers/STAY30/claim').then(then('/'), fail); },
    cancel: function (b) { b.disabled = true; b.textContent = 'Cancelling…'; api('POST', '/subscription/cancel', draft).then(then('/account/subscription/cancel/done'), fail); },
    save: function () { api('PUT', '/customer', { name: document.getElementById('d-name').value, phone: document.getElementById('d-phone').value }).then(then('/account/details'), fail); },
    mk: function (b) { api('PUT', '/customer/marketing', { on: b.checked }).then(then('/account/details'), fail); },
    close: function () { if (window.confirm('Delete your Marrowby account for good?')) api('DELETE', '/customer').then(then('/'), fail); }
  };
  document.addEventListener('click', function (e) {
    var a = e.target.closest('a[data-link]');
    if (a) { e.preventDefault(); go(a.getAttribute('href')); return; }
    var b = e.target.closest('[data-act]');
    if (b && !b.disabled) ACT[b.dataset.act](b);
    else if (menuOpen) { menuOpen = false; render(); }
  });
  document.addEventListener('change', function (e) {
    if (e.target.name === 'reason') { draft.reason = e.target.value; document.getElementById('reason-next').disabled = false; }
  });
  window.addEventListener('popstate', function () { load().then(render); });
  load().then(render);
})();
