(function () {
  'use strict';
  var API = window.__NUXT__.config.api;
  var S = { me: null, sub: null, menu: false, flow: null, form: {} };
  var page = document.getElementById('page'), tele = document.getElementById('teleports');
  function esc(s) { return String(s == null ? '' : s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function track(ev, props) { try { navigator.sendBeacon('/v1/t', JSON.stringify({ type: 'track', event: ev, properties: props || {} })); } catch (e) { } }
  function call(method, path, body) {
    return fetch(API + path, { method: method, headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) { var e = new Error(j.error || 'Something went wrong. Please try again.'); e.status = r.status; throw e; } return j; }); });
  }
  function load(force) {
    if (S.me && S.sub && !force) return Promise.resolve();
    return Promise.all([call('GET', '/me'), call('GET', '/me/subscription')]).then(function (a) { S.me = a[0]; S.sub = a[1].subscription; });
  }
  function toast(t) { var d = document.createElement('div'); d.className = 'toast'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 3200); }

  /* ---------- catalog ---------- */
  var ROWS = { 'Continue Watching': ['Beneath the Ice', 'The Clockmakers', 'Voyage to the Heliopause'], 'New This Week': ['Salt Roads', 'Engines of Empire', 'Octopus Nights', 'The Bronze Collapse', 'Bridges That Breathe', 'Signals'], 'Because you watched Beneath the Ice': ['Polar Drift', 'Kingdom of Krill', 'Last Glacier Standing', 'Whale Fall', 'Aurora Hunters', 'Permafrost'], 'Popular Series': ['Ancient Plates', 'Deep Time', 'Crime Lab Files', 'The Mathematics of Music', 'Locomotion', 'Plague Doctors'], 'Space & Cosmos': ['Rings', 'A Brief Guide to Europa', 'The Dark Sector', 'Moonshots', 'Exoplanet Diaries'] };
  function home() {
    var i = 0, h = '<section class="hero" data-v-31d0be55><p class="muted">QUILLSTREAM ORIGINAL</p><h1>Beneath the Ice</h1><p>Eight hundred meters under Antarctica, a team of engineers lowers a camera into a lake no one has ever seen.</p><a class="btn btn--primary" href="/title/beneath-the-ice">Watch Now</a> <button type="button" class="btn btn--ghost" data-act="watchlist">+ Watchlist</button></section>';
    Object.keys(ROWS).forEach(function (k) {
      h += '<section class="row" data-v-8aa2410e><h2>' + esc(k) + '</h2><div class="row__strip">';
      ROWS[k].forEach(function (t) { i++; h += '<a class="card" href="/title/' + t.toLowerCase().replace(/[^a-z]+/g, '-') + '"><div class="card__art" style="background:linear-gradient(' + i * 37 + 'deg,hsl(' + i * 47 % 360 + ',45%,28%),hsl(' + (i * 83 + 90) % 360 + ',50%,45%))"></div><div class="card__t">' + esc(t) + '</div><div class="card__m">' + (40 + i * 7 % 30) + ' min &middot; HD</div></a>'; });
      h += '</div></section>';
    });
    return h;
  }
  /* ---------- settings ---------- */
  var NAV = [['/settings', 'Account'], ['/settings/plan-and-payment', 'Plan and Payment'], ['/settings/profiles', 'Profiles & Parental Controls'], ['/settings/communications', 'Communication Preferences'], ['/settings/devices', 'Devices']];
  function shell(body) {
    var p = location.pathname.replace(/\/$/, '');
    return '<div class="settings" data-v-6e1f77b9><nav class="settings__nav" aria-label="Account Settings">' + NAV.map(function (n) { return '<a href="' + n[0] + '" class="' + (p === n[0] ? 'nuxt-link-exact-active nuxt-link-active" aria-current="page' : '') + '">' + n[1].replace('&', '&amp;') + '</a>'; }).join('') + '</nav><div class="settings__body">' + body + '</div></div>';
  }
  function account() {
    var m = S.me.profile;
    return shell('<h1>Account Settings</h1><div class="panel"><h2>Your Details</h2><form data-form="profile"><label class="field"><span>First name</span><input class="field__input" name="first_name" value="' + esc(m.first_name) + '"></label><label class="field"><span>Last name</span><input class="field__input" name="last_name" value="' + esc(m.last_name) + '"></label><label class="field"><span>Email</span><input class="field__input" type="email" name="email" value="' + esc(m.email) + '"></label><button class="btn btn--primary">Save Changes</button></form></div><div class="panel"><h2>Password</h2><form data-form="password"><label class="field"><span>Current password</span><input class="field__input" type="password" name="current"></label><label class="field"><span>New password</span><input class="field__input" type="password" name="next"></label><button class="btn btn--ghost">Update Password</button></form></div><div class="panel"><h2>Delete Account</h2><p class="muted small">Permanently delete your QuillStream account and personal data. This cannot be undone.</p><button type="button" class="btn btn--text" data-act="delete">Request account deletion</button></div>');
  }
  function statusBits() {
    var s = S.sub;
    if (s.status === 'scheduled') return { badge: '<span class="badge badge--warn">Canceled</span>', line: ['Access ends', s.ends_on], alert: '<div class="alert" role="status">Your plan has been canceled and will end on <b>' + esc(s.ends_on) + '</b>. You can keep watching until then. Confirmation number ' + esc(s.confirmation) + '.</div>' };
    if (s.status === 'paused') return { badge: '<span class="badge badge--warn">Paused</span>', line: ['Restarts on', s.pause_until], alert: '' };
    return { badge: '<span class="badge">Active</span>', line: ['Next billing date', s.next_billing], alert: '' };
  }
  function planPay() {
    var s = S.sub, b = statusBits();
    var off = s.status === 'scheduled' || s.status === 'paused';
    return shell('<h1>Plan and Payment</h1>' + b.alert + '<div class="panel"><h2>' + esc(s.plan.name) + ' ' + esc(s.plan.cycle) + b.badge + '</h2><dl><div class="kv"><dt>Price</dt><dd>' + s.plan.price + ' / ' + s.plan.per + (s.discount ? ' (' + esc(s.discount) + ')' : ' plus applicable tax') + '</dd></div><div class="kv"><dt>' + b.line[0] + '</dt><dd>' + esc(b.line[1]) + '</dd></div><div class="kv"><dt>Member since</dt><dd>' + esc(s.member_since) + '</dd></div></dl>' +
      (off ? '<button type="button" class="btn btn--primary" data-act="resume">' + (s.status === 'paused' ? 'Resume Plan' : 'Reactivate Plan') + '</button>' : '<a class="btn btn--primary" href="/settings/plan-and-payment/manage">Manage Plan</a>') + '</div>' +
      '<div class="panel"><h2>Payment Method</h2>' + (s.card ? '<div class="kv"><span>' + s.card.brand + ' ending in ' + s.card.last4 + ' <span class="muted">Exp. ' + s.card.exp + '</span></span><span><button type="button" class="linklike" data-act="card">Update</button> &nbsp; <button type="button" class="linklike" data-act="card-remove">Remove</button></span></div>' : '<p>No payment method on file.</p>') + '</div>' +
      '<div class="panel"><h2>Billing History</h2><div class="kv"><span>Standard Monthly</span><span>$4.99 &middot; Paid</span></div><div class="kv"><span>Standard Monthly</span><span>$4.99 &middot; Paid</span></div><div class="kv"><span>Standard Monthly</span><span>$4.99 &middot; Paid</span></div></div>' +
      '<div class="panel"><h2>Give the gift of QuillStream</h2><p class="muted">Annual gift plans from $29.99.</p><a class="btn btn--ghost" href="/gifts">Buy a Gift</a></div>');
  }
  function manage() {
    var s = S.sub, b = statusBits();
    if (s.status === 'scheduled' || s.status === 'paused') return planPay();
    return shell('<p><a href="/settings/plan-and-payment">&lsaquo; Plan and Payment</a></p><h1>Manage Plan</h1><p class="muted">Your next billing date is ' + esc(b.line[1]) + '.</p><div class="plans">' + s.plans.map(function (p) {
      var cur = p.id === s.plan.id;
      return '<div class="plan ' + (cur ? 'plan--current' : '') + '"><h3>' + esc(p.name) + ' ' + esc(p.cycle) + '</h3><div class="plan__price">' + p.price + '<small class="small muted"> / ' + p.per + '</small></div><p>' + esc(p.blurb) + '</p>' + (cur ? '<button class="btn btn--ghost" disabled>Current Plan</button>' : '<button type="button" class="btn btn--primary" data-act="switch" data-plan="' + p.id + '">' + (p.id === 'standard_annual' ? 'Switch &amp; Save 33%' : 'Upgrade') + '</button>') + '</div>';
    }).join('') + '</div><div class="plan-actions"><button type="button" class="btn btn--text" data-act="pause">Pause Plan</button><button type="button" class="btn btn--text" data-act="cancel">Cancel Plan</button></div><p class="small muted">Subscriptions renew automatically until canceled. If you cancel, you keep access until the end of the current billing period. See our <a href="/legal/terms">Terms of Use</a>.</p>');
  }
  function comms() {
    var L = { new_releases: 'New releases', weekly_picks: 'Weekly picks newsletter', offers: 'Special offers from QuillStream and partners', product_news: 'Product news and surveys' };
    return shell('<h1>Communication Preferences</h1><div class="panel">' + Object.keys(L).map(function (k) { return '<label class="check"><input type="checkbox" data-pref="' + k + '"' + (S.me.prefs[k] ? ' checked' : '') + '><span>' + L[k] + '</span></label>'; }).join('') + '<p class="small muted">Changes are saved automatically.</p></div>');
  }
  function devices() { return shell('<h1>Devices</h1><div class="panel">' + S.me.devices.map(function (d) { return '<div class="kv"><span>' + d.n + '</span><span class="muted">' + d.l + '</span></div>'; }).join('') + '<button type="button" class="btn btn--ghost" data-act="signout-all">Sign Out of All Devices</button></div>'); }
  function profiles() { return shell('<h1>Profiles &amp; Parental Controls</h1><div class="panel"><div class="kv"><span>Dana</span><span class="muted">Default profile</span></div><p class="muted small">Kids profiles only show titles rated TV-G and TV-Y7.</p></div>'); }
  function gifts() { return '<article class="static"><h1>Give a year of wonder</h1><p>12 months of QuillStream Standard for someone curious. <b>$29.99</b> <s class="muted">$39.99</s></p><form data-form="gift"><label class="field"><span>Recipient\'s email</span><input class="field__input" type="email" name="to" required></label><label class="field"><span>Personal message</span><textarea class="field__input" name="msg"></textarea></label><button class="btn btn--primary">Pay $29.99 with Visa ending in 4417</button></form></article>'; }
  function simple(t, x) { return '<article class="static"><h1>' + t + '</h1><p>' + x + '</p></article>'; }
  function view() {
    var p = location.pathname.replace(/\/$/, '') || '/';
    if (p === '/') return home;
    if (p === '/settings') return account;
    if (p === '/settings/plan-and-payment') return planPay;
    if (p === '/settings/plan-and-payment/manage') return manage;
    if (p === '/settings/communications') return comms;
    if (p === '/settings/devices') return devices;
    if (p === '/settings/profiles') return profiles;
    if (p === '/gifts') return gifts;
    if (p === '/watchlist') return function () { return simple('My Watchlist', 'You have 4 titles in your watchlist: Salt Roads, Deep Time, Rings, Whale Fall.'); };
    if (p.indexOf('/title/') === 0) return function () { return simple(esc(p.slice(7).replace(/-/g, ' ').replace(/\b\w/g, function (c) { return c.toUpperCase(); })), 'S1 E1 is ready to play. Audio: English. Subtitles: English, Spanish, German.'); };
    if (p.indexOf('/browse') === 0) return home;
    return null;
  }
  function render() { var v = view(); if (!v) return; page.innerHTML = v(); }
  function go(url) {
    history.pushState({}, '', url); window.scrollTo(0, 0); track('Page Viewed', { path: location.pathname });
    page.innerHTML = '<div class="page-loading"><div class="spinner" role="status" aria-label="Loading"></div></div>';
    load(location.pathname.indexOf('/settings') === 0).then(render);
  }
  /* ---------- modal ---------- */
  function modal(inner, opts) {
    opts = opts || {};
    var old = tele.querySelector('.modal-mask:not([data-leaving])');
    if (old) { old.setAttribute('data-leaving', ''); old.classList.add('fade-leave-active', 'fade-leave-to'); setTimeout(function () { old.remove(); }, 230); }
    if (!inner) { document.body.style.overflow = ''; return null; }
    var m = document.createElement('div'); m.className = 'modal-mask fade-enter fade-enter-active'; m.setAttribute('data-v-4f10ad8e', '');
    var id = 'modal-title-' + (++modal.n);
    m.innerHTML = '<div class="modal" role="dialog" aria-modal="true" aria-labelledby="' + id + '" tabindex="-1" data-v-4f10ad8e>' + (opts.noClose ? '' : '<button type="button" class="modal__close" aria-label="Close" data-act="close">&times;</button>') + inner.replace('<h2', '<h2 id="' + id + '"') + '</div>';
    tele.appendChild(m); document.body.style.overflow = 'hidden';
    requestAnimationFrame(function () { requestAnimationFrame(function () { m.classList.remove('fade-enter'); }); });
    setTimeout(function () { m.classList.remove('fade-enter-active'); var d = m.querySelector('.modal'); d && d.focus(); }, 230);
    return m;
  }
  modal.n = 0;
  function radios(name, list, chosen) { return list.map(function (r) { return '<label class="radio" data-v-b1774c0d><input type="radio" name="' + name + '" value="' + r[0] + '"' + (chosen === r[0] ? ' checked' : '') + '><i aria-hidden="true"></i><span>' + esc(r[1]) + '</span></label>'; }).join(''); }
  function stepReason() {
    S.flow = { reason: null };
    modal('<h2>We\'re sorry to see you go</h2><p>Please tell us why you\'re canceling so we can make QuillStream better.</p><div role="radiogroup" aria-label="Reason for canceling">' + radios('cancel-reason', S.sub.reasons.map(function (r) { return [r.id, r.label]; })) + '</div><div class="followup"></div><p class="err" role="alert" hidden></p><div class="modal__actions"><button type="button" class="btn btn--ghost" data-act="close">Keep My Plan</button><button type="button" class="btn btn--primary" data-act="reason-next" disabled>Continue</button></div>');
  }
  function stepOffer(o) {
    var body = '<h2>' + esc(o.title) + '</h2><p>' + esc(o.text) + '</p>';
    if (o.kind === 'pause') body += '<div role="radiogroup" aria-label="Pause length">' + radios('pause-len', [['1', '1 month'], ['2', '2 months'], ['3', '3 months']], '1') + '</div>';
    if (S.flow && S.flow.reason === 'tech') body += '<p class="small muted">Having trouble streaming? Visit our <a href="/help">Help Center</a> or <a href="/help/contact">contact us</a>.</p>';
    body += '<div class="modal__actions modal__actions--stack"><button type="button" class="btn btn--primary" data-act="' + (o.kind === 'pause' ? 'pause-go' : 'offer-go') + '">' + esc(o.accept) + '</button><button type="button" class="btn btn--text" data-act="offer-no">No Thanks, Continue to Cancel</button></div>';
    modal(body);
  }
  function stepConfirm() {
    modal('<h2>Cancel your plan?</h2><p>Your ' + esc(S.sub.plan.name) + ' ' + esc(S.sub.plan.cycle) + ' plan will end on <b>' + esc(S.sub.next_billing) + '</b>. You can keep watching until then and you won\'t be charged again.</p><ul class="muted"><li>Your watchlist and history are saved for 12 months.</li><li>Your current price of ' + S.sub.plan.price + ' may not be available if you come back later.</li></ul><p class="err" role="alert" hidden></p><div class="modal__actions"><button type="button" class="btn btn--ghost" data-act="cancel-go">Cancel Plan</button><button type="button" class="btn btn--primary" data-act="close">Keep My Plan</button></div>');
  }
  function stepDone(r) {
    modal('<h2>Your plan has been canceled</h2><p>Your cancellation confirmation number is</p><p class="conf">' + esc(r.confirmation) + '</p><p>Your membership will end on <b>' + esc(r.ends_on) + '</b>. We\'ve sent a confirmation to ' + esc(r.email) + '.</p><div class="modal__actions"><button type="button" class="btn btn--primary" data-act="done">OK</button></div>', { noClose: true });
  }
  function busy(b, fn) {
    var t = b.textContent; b.disabled = true; b.textContent = 'Please wait…';
    return fn().catch(function (e) { b.disabled = false; b.textContent = t; var x = tele.querySelector('.modal-mask:not([data-leaving]) .err'); if (x) { x.hidden = false; x.textContent = e.message; } else toast(e.message); });
  }
  function after(msg) { return load(true).then(function () { modal(null); history.pushState({}, '', '/settings/plan-and-payment'); render(); if (msg) toast(msg); }); }
  var ACT = {
    menu: function (b) {
      var w = b.parentNode, d = w.querySelector('.user-menu__dropdown');
      if (d) { d.remove(); b.setAttribute('aria-expanded', 'false'); return; }
      d = document.createElement('div'); d.className = 'user-menu__dropdown'; b.setAttribute('aria-expanded', 'true');
      d.innerHTML = '<a href="/settings">Account Settings</a><a href="/watchlist">My Watchlist</a><a href="/settings/profiles">Profiles</a><a href="/gifts">Give a Gift</a><a href="/help">Help Center</a><hr><button type="button" data-act="logout">Sign Out</button>';
      w.appendChild(d);
    },
    search: function () { toast('Search is loading…'); },
    watchlist: function () { toast('Added to your watchlist'); },
    logout: function () { call('POST', '/session/logout').then(function () { location.href = '/'; }); },
    close: function () { S.flow = null; modal(null); },
    cancel: function () { track('Cancel Clicked'); stepReason(); },
    'reason-next': function (b) {
      var c = tele.querySelector('.modal-mask:not([data-leaving]) textarea'); S.flow.comment = c ? c.value : '';
      busy(b, function () { return call('POST', '/subscription/cancel/start', S.flow).then(function (r) { stepOffer(r.offer); }); });
    },
    'offer-no': function () { track('Offer Declined'); stepConfirm(); },
    'offer-go': function (b) { busy(b, function () { return call('POST', '/subscription/offer/accept', { offer: 'half-3' }).then(function () { return after('Your discount has been applied'); }); }); },
    pause: function () { S.flow = {}; stepOffer({ kind: 'pause', title: 'Pause your plan', text: 'You won\'t be billed while your plan is paused, and it will restart automatically.', accept: 'Pause Plan' }); var n = tele.querySelector('.modal-mask:not([data-leaving]) [data-act="offer-no"]'); if (n) { n.textContent = 'Not Now'; n.setAttribute('data-act', 'close'); } },
    'pause-go': function (b) { var m = tele.querySelector('.modal-mask:not([data-leaving]) input[name="pause-len"]:checked'); busy(b, function () { return call('POST', '/subscription/pause', { months: m ? m.value : 1 }).then(function () { return after('Your plan is paused'); }); }); },
    'cancel-go': function (b) { busy(b, function () { return call('POST', '/subscription/cancel', { reason: S.flow && S.flow.reason, comment: S.flow && S.flow.comment }).then(function (r) { stepDone(r); load(true).then(render); }); }); },
    done: function () { S.flow = null; after(); },
    resume: function (b) { busy(b, function () { return call('POST', '/subscription/resume').then(function () { return after('Welcome back! Your plan is active.'); }); }); },
    'switch': function (b) { var p = S.sub.plans.filter(function (x) { return x.id === b.getAttribute('data-plan'); })[0]; modal('<h2>Switch to ' + esc(p.name) + ' ' + esc(p.cycle) + '</h2><p>You\'ll be charged ' + p.price + ' today, less a credit for the rest of your current period. Your plan renews automatically each ' + p.per + ' until canceled.</p><p class="err" role="alert" hidden></p><div class="modal__actions"><button type="button" class="btn btn--ghost" data-act="close">Back</button><button type="button" class="btn btn--primary" data-act="switch-go" data-plan="' + p.id + '">Confirm &amp; Pay</button></div>'); },
    'switch-go': function (b) { busy(b, function () { return call('POST', '/subscription/switch', { plan: b.getAttribute('data-plan') }).then(function () { return after('Your plan has been updated'); }); }); },
    card: function () { modal('<h2>Update payment method</h2><form data-form="card"><label class="field"><span>Card number</span><input class="field__input" name="number" inputmode="numeric" autocomplete="cc-number"></label><label class="field"><span>Expiration (MM/YY)</span><input class="field__input" name="exp"></label><label class="field"><span>CVC</span><input class="field__input" name="cvc"></label><button class="btn btn--primary">Save Card</button></form>'); },
    'card-remove': function () { modal('<h2>Remove payment method?</h2><p>If you remove your card, we won\'t be able to renew your plan.</p><div class="modal__actions"><button type="button" class="btn btn--ghost" data-act="close">Back</button><button type="button" class="btn btn--primary" data-act="card-remove-go">Remove Card</button></div>'); },
    'card-remove-go': function (b) { busy(b, function () { return call('DELETE', '/me/payment-method').then(function () { return after('Card removed'); }); }); },
    'delete': function () { modal('<h2>Delete your account?</h2><p>Your plan, profiles, watchlist and viewing history will be permanently deleted right away. No refund is given for the remaining period.</p><div class="modal__actions"><button type="button" class="btn btn--ghost" data-act="close">Back</button><button type="button" class="btn btn--primary" data-act="delete-go">Delete Account</button></div>'); },
    'delete-go': function (b) { busy(b, function () { return call('POST', '/me/delete').then(function () { location.href = '/'; }); }); },
    'signout-all': function (b) { busy(b, function () { return call('POST', '/me/devices/signout').then(function () { b.disabled = false; b.textContent = 'Sign Out of All Devices'; toast('Signed out'); }); }); },
    'ot-open': function () { try { localStorage.removeItem('OptanonAlertBoxClosed'); } catch (e) { } banner(); }
  };
  function banner() {
    if (document.getElementById('onetrust-consent-sdk')) return;
    try { if (localStorage.getItem('OptanonAlertBoxClosed')) return; } catch (e) { }
    var d = document.createElement('div'); d.id = 'onetrust-consent-sdk';
    d.innerHTML = '<div id="onetrust-banner-sdk" class="otFlat bottom" tabindex="0" role="region" aria-label="Cookie banner"><div role="alertdialog" aria-describedby="onetrust-policy-text" aria-label="Privacy"><div class="ot-sdk-row"><div id="onetrust-policy-text">By clicking “Accept All Cookies”, you agree to the storing of cookies on your device to enhance site navigation, analyze site usage, and assist in our marketing efforts. <a href="/legal/privacy" class="ot-cookie-policy-link" style="color:#17324d">Privacy Policy</a></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Cookie Settings</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div></div></div>';
    document.body.appendChild(d);
    d.addEventListener('click', function (e) { var b = e.target.closest('button'); if (!b) return; if (b.id === 'onetrust-pc-btn-handler') { b.textContent = 'Strictly necessary only'; b.id = 'onetrust-reject-all-handler'; return; } try { localStorage.setItem('OptanonAlertBoxClosed', new Date().toISOString()); } catch (x) { } d.remove(); });
  }
  function hydrate() {
    document.addEventListener('click', function (e) {
      var b = e.target.closest('[data-act]');
      if (b) { if (!b.disabled && ACT[b.getAttribute('data-act')]) ACT[b.getAttribute('data-act')](b); return; }
      var dd = document.querySelector('.user-menu__dropdown'), a = e.target.closest('a[href]');
      if (dd && (!e.target.closest('.user-menu') || a)) { dd.remove(); document.querySelector('.user-menu__toggle').setAttribute('aria-expanded', 'false'); }
      if (a && !e.metaKey && !e.ctrlKey && a.origin === location.origin && /^\/(settings|gifts|watchlist|title|browse|$)/.test(a.pathname) && window.__NUXT__.app !== false) { e.preventDefault(); modal(null); go(a.getAttribute('href')); }
    });
    document.addEventListener('change', function (e) {
      var t = e.target;
      if (t.name === 'cancel-reason' && S.flow) {
        S.flow.reason = t.value;
        var r = S.sub.reasons.filter(function (x) { return x.id === t.value; })[0], m = t.closest('.modal');
        m.querySelector('.followup').innerHTML = '<label class="field"><span>' + esc(r.ask) + (r.required ? '' : ' (optional)') + '</span><textarea class="field__input" rows="3" maxlength="500"' + (r.required ? ' required' : '') + '></textarea></label>';
        m.querySelector('[data-act="reason-next"]').disabled = !!r.required;
      }
      if (t.hasAttribute('data-pref')) { var o = {}; o[t.getAttribute('data-pref')] = t.checked; call('PATCH', '/me/preferences', o).then(function () { toast('Preferences saved'); }); }
    });
    document.addEventListener('input', function (e) { if (e.target.tagName === 'TEXTAREA' && e.target.required && e.target.closest('.followup')) e.target.closest('.modal').querySelector('[data-act="reason-next"]').disabled = !e.target.value.trim(); });
    document.addEventListener('keydown', function (e) { if (e.key === 'Escape' && tele.querySelector('.modal__close')) ACT.close(); });
    document.addEventListener('submit', function (e) {
      var f = e.target, k = f.getAttribute('data-form'); if (!k) return; e.preventDefault();
      var o = {}; new FormData(f).forEach(function (v, n) { o[n] = v; });
      var map = { profile: ['PUT', '/me/profile', 'Changes saved'], password: ['POST', '/me/password', 'Password updated'], card: ['PUT', '/me/payment-method', 'Card updated'], gift: ['POST', '/gifts', 'Thank you! Your gift is on its way.'] }[k];
      call(map[0], map[1], o).then(function () { if (k === 'card') return after(map[2]); toast(map[2]); return load(true); });
    });
    window.addEventListener('popstate', function () { modal(null); load().then(render); });
    if (view() && document.querySelector('#page .page-loading')) load().then(render); else load().catch(function () { });
    track('Page Viewed', { path: location.pathname });
    setTimeout(banner, 900);
  }
  setTimeout(hydrate, 160);
})();
