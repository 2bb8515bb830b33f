(function () {
  'use strict';
  /* ---------- styles at run time ---------- */
  var sheet = document.createElement('style');
  sheet.setAttribute('data-emotion', 'web');
  document.head.appendChild(sheet);
  function hash(s) { var h = 5381; for (var i = 0; i < s.length; i++) h = (h * 33 ^ s.charCodeAt(i)) >>> 0; return h.toString(36); }
  var made = {};
  function css(body) {
    var n = 'web-' + hash(body);
    if (!made[n]) {
      made[n] = 1;
      var parts = body.split('|');
      sheet.appendChild(document.createTextNode('.' + n + '{' + parts[0] + '}' + parts.slice(1).map(function (p) { return p.replace(/&/g, '.' + n); }).join('')));
    }
    return n;
  }
  var c = {
    head: css('background:#fff;border-bottom:1px solid #e4e4e4;position:sticky;top:0;z-index:20'),
    headIn: css('max-width:1180px;margin:0 auto;height:64px;display:flex;align-items:center;gap:28px;padding:0 20px'),
    logo: css('font-weight:800;font-size:24px;color:#067a46;text-decoration:none;letter-spacing:-.5px'),
    nav: css('display:flex;gap:22px;flex:1|& a{color:#242424;text-decoration:none;font-weight:600;font-size:15px}|& a[aria-current=page]{color:#067a46;box-shadow:0 21px 0 -18px #067a46}|@media(max-width:760px){&{display:none}}'),
    user: css('position:relative;margin-left:auto'),
    userBtn: css('display:flex;align-items:center;gap:8px;background:none;border:0;padding:6px 8px;font-weight:600;border-radius:4px|&:hover{background:#f1f1ee}'),
    ava: css('width:32px;height:32px;border-radius:50%;background:#96dc14;color:#035624;display:grid;place-items:center;font-weight:700;font-size:14px'),
    menu: css('position:absolute;right:0;top:48px;background:#fff;width:270px;border-radius:8px;box-shadow:0 6px 24px rgba(0,0,0,.16);padding:8px 0;opacity:0;transform:translateY(-6px);transition:opacity .15s,transform .15s|&[data-open=true]{opacity:1;transform:none}|& a,& button{display:block;width:100%;text-align:left;background:none;border:0;padding:10px 18px;color:#242424;text-decoration:none;font-size:15px}|& a:hover,& button:hover{background:#f4f4f1}|& hr{border:0;border-top:1px solid #e4e4e4;margin:8px 0}'),
    promo: css('background:#035624;color:#fff;text-align:center;padding:8px 16px;font-size:14px|& a{color:#d5f3a5}'),
    wrap: css('max-width:1180px;margin:0 auto;padding:28px 20px 60px;min-height:60vh'),
    narrow: css('max-width:640px;margin:0 auto'),
    card: css('background:#fff;border:1px solid #e4e4e4;border-radius:8px;padding:20px 24px;margin:0 0 18px'),
    row: css('display:flex;gap:16px;justify-content:space-between;align-items:flex-start;padding:16px 0;border-top:1px solid #eee|&:first-of-type{border-top:0}|& dt,& strong{font-weight:700}|& p{margin:2px 0 0;color:#555}'),
    two: css('display:grid;grid-template-columns:240px 1fr;gap:28px|@media(max-width:860px){&{grid-template-columns:1fr}}'),
    home: css('display:grid;grid-template-columns:1fr 330px;gap:28px|@media(max-width:960px){&{grid-template-columns:1fr}}'),
    side: css('|& a{display:block;padding:11px 14px;border-left:3px solid transparent;text-decoration:none;color:#242424}|& a[aria-current=page]{border-color:#067a46;background:#fff;font-weight:700}'),
    btn: css('background:#067a46;color:#fff;border:2px solid #067a46;border-radius:4px;padding:10px 22px;font-weight:700;min-height:46px|&:hover{background:#035624}|&:disabled{background:#e4e4e4;border-color:#e4e4e4;color:#888;cursor:not-allowed}'),
    sec: css('background:#fff;color:#067a46;border:2px solid #067a46;border-radius:4px;padding:10px 22px;font-weight:700;min-height:46px'),
    link: css('background:none;border:0;color:#067a46;text-decoration:underline;padding:4px 0;font-weight:600'),
    quiet: css('background:none;border:0;color:#656565;text-decoration:underline;padding:12px 0;font-size:15px'),
    danger: css('background:#fff;color:#b30000;border:2px solid #b30000;border-radius:4px;padding:10px 22px;font-weight:700;min-height:46px'),
    pill: css('display:inline-block;border-radius:99px;padding:2px 12px;font-size:13px;font-weight:700;background:#e4fabf;color:#035624|&[data-tone=off]{background:#f0f0f0;color:#555}|&[data-tone=hold]{background:#fff3cd;color:#6d4c00}'),
    weeks: css('display:flex;gap:10px;overflow:auto;padding:4px 0 14px|& button{flex:0 0 112px;background:#fff;border:1px solid #ddd;border-radius:8px;padding:10px;text-align:left}|& button[aria-selected=true]{border:2px solid #067a46}|& small{display:block;color:#666;font-size:12px}'),
    meals: css('display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;margin:12px 0'),
    pic: css('height:110px;border-radius:8px 8px 0 0;background:linear-gradient(135deg,#f2c879,#c7672c)'),
    meal: css('border:1px solid #e4e4e4;border-radius:8px;background:#fff|& div:last-child{padding:10px 12px;font-weight:600;font-size:14px}'),
    opt: css('display:flex;gap:12px;align-items:center;border:1px solid #cfcfcf;border-radius:6px;padding:13px 16px;margin:0 0 10px;background:#fff;cursor:pointer|&:hover{border-color:#067a46}|& input{accent-color:#067a46;width:18px;height:18px;margin:0}'),
    skel: css('border-radius:4px;background:linear-gradient(90deg,#ececec 25%,#f6f6f6 37%,#ececec 63%);background-size:400% 100%;animation:sk 1.4s infinite;margin:0 0 12px'),
    foot: css('background:#242424;color:#ddd;padding:40px 20px;font-size:14px|& a{color:#ddd;text-decoration:none;display:block;padding:3px 0}|& h4{margin:0 0 8px;color:#fff}'),
    footIn: css('max-width:1180px;margin:0 auto;display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:24px'),
    cook: css('position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 -2px 18px rgba(0,0,0,.2);z-index:50;padding:18px 24px;display:flex;gap:20px;align-items:center;flex-wrap:wrap|& p{flex:1 1 420px;font-size:14px;margin:0}|& div{display:flex;gap:10px;flex-wrap:wrap}'),
    over: css('position:fixed;inset:0;background:rgba(0,0,0,.5);display:grid;place-items:center;z-index:60;opacity:0;transition:opacity .22s|&[data-in=true]{opacity:1}'),
    dialog: css('background:#fff;border-radius:10px;max-width:480px;width:calc(100% - 32px);padding:28px;position:relative'),
    toast: css('position:fixed;right:20px;top:80px;background:#242424;color:#fff;border-radius:6px;padding:12px 18px;z-index:70'),
    acts: css('display:flex;gap:12px;flex-wrap:wrap;margin-top:20px;align-items:center'),
    hero: css('background:#e4fabf;border-radius:10px;padding:24px;margin-bottom:18px'),
    note: css('background:#f4f4f1;border-radius:6px;padding:14px 16px;font-size:15px;margin:0 0 14px'),
    steps: css('display:flex;gap:6px;margin:0 0 22px|& i{flex:1;height:4px;border-radius:2px;background:#ddd}|& i[data-on=true]{background:#067a46}'),
    small: css('font-size:13px;color:#666'),
    input: css('width:100%;border:1px solid #bbb;border-radius:4px;padding:10px 12px;font:inherit')
  };
  var SUB = '/gw/api/subscriptions/7718204';
  var root = document.getElementById('root'), modalRoot = document.getElementById('modal-root'), toastRoot = document.getElementById('toast-root');
  var cancelFlow = { reason: null, comment: '' };
  var cache = {};
  function esc(s) { return String(s == null ? '' : s).replace(/[&<>"]/g, function (x) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[x]; }); }
  function gbp(n) { return '£' + Number(n).toFixed(2); }
  function api(path, opt) {
    opt = opt || {};
    return fetch(path, { method: opt.method || 'GET', headers: { 'Content-Type': 'application/json', 'X-Requested-By': 'web' }, body: opt.body ? JSON.stringify(opt.body) : undefined }).then(function (r) {
      if (!r.ok) throw new Error(r.status);
      return r.status === 204 ? null : r.json();
    });
  }
  function track(ev) { try { navigator.sendBeacon('/gw/collect', JSON.stringify({ event: ev, path: location.pathname })); } catch (e) { } }
  function toast(t) {
    toastRoot.innerHTML = '<div class="' + c.toast + '" role="status">' + esc(t) + '</div>';
    setTimeout(function () { toastRoot.innerHTML = ''; }, 5000);
  }
  function skel(n) { var o = ''; for (var i = 0; i < n; i++) o += '<div class="' + c.skel + '" style="height:' + (i % 3 ? 20 : 54) + 'px;width:' + (100 - (i % 3) * 18) + '%"></div>'; return '<div aria-busy="true" data-test-id="skeleton">' + o + '</div>'; }

  /* ---------- shell ---------- */
  var NAV = [['/', 'My Deliveries'], ['/menus', 'Our Menus'], ['/market', 'Forkful Market'], ['/gift-cards', 'Gift Cards'], ['/refer', 'Free Food for Friends']];
  function shell(inner) {
    var p = location.pathname;
    root.innerHTML =
      '<div class="' + c.promo + '">Give a friend 60% off their first box and get £20 for yourself. <a data-link href="/refer">Invite now</a></div>' +
      '<header class="' + c.head + '"><div class="' + c.headIn + '">' +
      '<a data-link class="' + c.logo + '" href="/" aria-label="Forkful home">forkful</a>' +
      '<nav class="' + c.nav + '" aria-label="Main">' + NAV.map(function (n) { return '<a data-link href="' + n[0] + '"' + (p === n[0] ? ' aria-current="page"' : '') + '>' + n[1] + '</a>'; }).join('') + '</nav>' +
      '<div class="' + c.user + '"><button type="button" class="' + c.userBtn + '" data-act="menu" data-test-id="user-menu-toggle" aria-haspopup="true" aria-expanded="false"><span class="' + c.ava + '" aria-hidden="true">P</span><span>Priya</span><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><path d="M2 4l4 4 4-4" fill="none" stroke="#242424" stroke-width="1.6"/></svg></button><div id="user-menu"></div></div>' +
      '</div></header><main class="' + c.wrap + '">' + inner + '</main>' + footer();
  }
  function footer() {
    return '<footer class="' + c.foot + '"><div class="' + c.footIn + '">' +
      '<div><h4>Forkful</h4><a data-link href="/how-it-works">How it works</a><a data-link href="/menus">Weekly menus</a><a data-link href="/recipes">Recipe archive</a><a data-link href="/student-discount">Student discount</a></div>' +
      '<div><h4>Our company</h4><a data-link href="/about">About us</a><a data-link href="/careers">Careers</a><a data-link href="/sustainability">Sustainability</a><a data-link href="/press">Press</a></div>' +
      '<div><h4>Here to help</h4><a data-link href="/help">Help centre &amp; FAQ</a><a data-link href="/help/contact">Contact us</a><p>Customer care is open 8am – 8pm weekdays, 9am – 6pm weekends.</p></div>' +
      '<div><h4>Get the app</h4><a href="https://apps.apple.com/gb/" rel="noopener">App Store</a><a href="https://play.google.com/store" rel="noopener">Google Play</a></div></div>' +
      '<div class="' + c.footIn + '" style="margin-top:24px;border-top:1px solid #444;padding-top:16px"><p>© Forkful Fresh UK Ltd 2012 – ' + new Date().getFullYear() + '. Registered in England and Wales, no. 07766118. <a data-link href="/terms" style="display:inline">Terms</a> · <a data-link href="/privacy" style="display:inline">Privacy</a> · <a data-link href="/cookies" style="display:inline">Cookie policy</a> · <a data-link href="/modern-slavery" style="display:inline">Modern slavery statement</a></p></div></footer>';
  }
  function openMenu(btn) {
    var box = document.getElementById('user-menu');
    if (box.firstChild) { closeMenu(); return; }
    btn.setAttribute('aria-expanded', 'true');
    box.innerHTML = '<div class="' + c.menu + '" role="menu">' +
      '<a data-link role="menuitem" href="/my-account/details">Account info</a><a data-link role="menuitem" href="/my-account/plan-settings">Plan settings</a><a data-link role="menuitem" href="/my-account/orders">Order history</a><a data-link role="menuitem" href="/my-account/payment">Payment methods</a><a data-link role="menuitem" href="/my-account/notifications">Communication preferences</a><hr>' +
      '<a data-link role="menuitem" href="/refer">Free Food for Friends</a><a data-link role="menuitem" href="/gift-cards">Redeem a gift card</a><a data-link role="menuitem" href="/help">Help</a><hr><button type="button" role="menuitem" data-act="logout">Log out</button></div>';
    requestAnimationFrame(function () { if (box.firstChild) box.firstChild.setAttribute('data-open', 'true'); });
  }
  function closeMenu() { var b = document.getElementById('user-menu'); if (b && b.firstChild) { b.innerHTML = ''; var t = document.querySelector('[data-act=menu]'); if (t) t.setAttribute('aria-expanded', 'false'); } }
  function modal(html) {
    modalRoot.innerHTML = '<div class="' + c.over + '"><div class="' + c.dialog + '" role="dialog" aria-modal="true"><button type="button" data-act="close-modal" aria-label="Close" style="position:absolute;right:14px;top:12px;background:none;border:0;font-size:22px">×</button>' + html + '</div></div>';
    setTimeout(function () { if (modalRoot.firstChild) modalRoot.firstChild.setAttribute('data-in', 'true'); }, 20);
  }
  function closeModal() { var o = modalRoot.firstChild; if (!o) return; o.removeAttribute('data-in'); setTimeout(function () { modalRoot.innerHTML = ''; }, 220); }

  /* ---------- pages ---------- */
  function status(s) {
    if (s.status === 'CANCELLED') return '<span class="' + c.pill + '" data-tone="off">Cancelled</span>';
    if (s.status === 'ON_HOLD') return '<span class="' + c.pill + '" data-tone="hold">Paused until ' + esc(s.pausedUntil) + '</span>';
    return '<span class="' + c.pill + '">Active</span>';
  }
  var selected = 0;
  function home() {
    shell('<h1>My Deliveries</h1>' + skel(7));
    Promise.all([api(SUB), api(SUB + '/deliveries')]).then(function (r) {
      if (location.pathname !== '/') return;
      cache.sub = r[0]; cache.del = r[1].items; drawHome();
    });
  }
  function drawHome() {
    var s = cache.sub, d = cache.del, cur = d[Math.min(selected, d.length - 1)];
    var top = '';
    if (s.status === 'CANCELLED') top = '<section class="' + c.hero + '" data-test-id="reactivation-banner"><h2>Your plan is cancelled</h2><p>You cancelled on ' + esc(s.cancelledAt) + '. You won\'t be charged for any more boxes. Your last box, already on its way to our packing line, arrives ' + esc(s.nextBox) + '.</p><p>Hungry again? Come back any time and pick up where you left off.</p><button type="button" class="' + c.btn + '" data-act="reactivate">Reactivate plan</button></section>';
    else if (s.status === 'ON_HOLD') top = '<section class="' + c.hero + '"><h2>You\'re taking a break</h2><p>Your deliveries are paused. Your next box will arrive ' + esc(s.pausedUntil) + '.</p></section>';
    else if (s.discount) top = '<section class="' + c.hero + '"><h2>Offer applied</h2><p>' + esc(s.discount) + ' will be applied automatically.</p></section>';
    var actions = cur.status === 'PACKING' ? '<p class="' + c.note + '">This box has been charged and is being packed. Track your parcel from ' + esc(cur.label) + ' at 7am.</p>' :
      '<p>Edit by ' + esc(cur.cutoff) + ', 11:59pm</p><div class="' + c.acts + '"><button type="button" class="' + c.btn + '" data-act="noop">Edit recipes</button><button type="button" class="' + c.sec + '" data-act="' + (cur.status === 'SKIPPED' ? 'unskip' : 'skip') + '" data-week="' + cur.week + '">' + (cur.status === 'SKIPPED' ? 'Unskip this week' : 'Skip this week') + '</button></div>';
    shell('<h1>My Deliveries</h1><div class="' + c.home + '"><div>' + top +
      '<div class="' + c.weeks + '" role="tablist" aria-label="Delivery weeks">' + d.map(function (w, i) {
        return '<button type="button" role="tab" aria-selected="' + (w === cur) + '" data-act="week" data-i="' + i + '"><strong>' + esc(w.label) + '</strong><small>' + { PACKING: 'Being packed', OPEN: 'Upcoming', SKIPPED: 'Skipped' }[w.status] + '</small></button>';
      }).join('') + '</div><section class="' + c.card + '"><h2>' + (cur.status === 'SKIPPED' ? 'You\'re skipping ' : 'Your box for ') + esc(cur.label) + '</h2><div class="' + c.meals + '">' +
      cur.meals.map(function (m) { return '<article class="' + c.meal + '"><div class="' + c.pic + '"></div><div>' + esc(m) + '</div></article>'; }).join('') + '</div>' + actions + '</section>' +
      '<section class="' + c.card + '"><h2>Add a little something</h2><p>Top up your box with ready-to-eat lunches, bakes and pantry treats from Forkful Market.</p><a data-link href="/market">Browse the Market</a></section></div>' +
      '<aside><section class="' + c.card + '"><h3>Your plan</h3><p><strong>' + esc(s.product) + '</strong> ' + status(s) + '</p><p>' + s.recipes + ' recipes for ' + s.people + ' people per week</p>' +
      (s.status === 'CANCELLED' ? '<p>No upcoming payments.</p>' : '<p>' + gbp(s.boxPrice) + ' + ' + gbp(s.shipping) + ' delivery<br>Next payment: ' + esc(s.followingCutoff) + '</p>') + '</section>' +
      '<section class="' + c.card + '"><h3>Delivery</h3><p>' + esc(s.deliveryDay) + '<br>' + esc(s.address) + '</p></section>' +
      '<section class="' + c.card + '"><h3>Forkful Rewards</h3><p>' + s.boxes + ' boxes unpacked since ' + esc(s.memberSince) + '. You\'re 4 boxes away from a free dessert for life.</p></section></aside></div>');
  }
  var SIDE = [['/my-account/plan-settings', 'Plan settings'], ['/my-account/details', 'Account info'], ['/my-account/orders', 'Order history'], ['/my-account/payment', 'Payment methods'], ['/my-account/notifications', 'Communication preferences']];
  function account(title, html) {
    shell('<div class="' + c.two + '"><nav class="' + c.side + '" aria-label="Account">' + SIDE.map(function (x) { return '<a data-link href="' + x[0] + '"' + (location.pathname === x[0] ? ' aria-current="page"' : '') + '>' + x[1] + '</a>'; }).join('') + '</nav><div><h1>' + title + '</h1>' + html + '</div></div>');
  }
  function onPath(p, fn) { return function (x) { if (location.pathname === p) fn(x); }; }
  function planSettings() {
    account('Plan settings', skel(8));
    api(SUB).then(onPath('/my-account/plan-settings', function (s) {
      cache.sub = s;
      var gone = s.status === 'CANCELLED';
      account('Plan settings',
        '<section class="' + c.card + '" data-test-id="plan-card"><h2>' + esc(s.product) + ' ' + status(s) + '</h2>' +
        (gone ? '<p>Your plan is cancelled. You won\'t be charged again unless you reactivate it.</p><button type="button" class="' + c.btn + '" data-act="reactivate">Reactivate plan</button>' :
          '<div class="' + c.row + '"><div><strong>Plan size</strong><p>' + s.recipes + ' recipes for ' + s.people + ' people · ' + gbp(s.boxPrice) + ' per box</p></div><button type="button" class="' + c.link + '" data-act="edit-plan">Edit</button></div>' +
          '<div class="' + c.row + '"><div><strong>Taste preferences</strong><p>Variety (meat, fish, veg)</p></div><button type="button" class="' + c.link + '" data-act="noop">Edit</button></div>' +
          '<div class="' + c.row + '"><div><strong>Delivery day &amp; time</strong><p>' + esc(s.deliveryDay) + ' · ' + s.interval + '</p></div><button type="button" class="' + c.link + '" data-act="noop">Edit</button></div>' +
          '<div class="' + c.row + '"><div><strong>Delivery address</strong><p>' + esc(s.address) + '</p></div><button type="button" class="' + c.link + '" data-act="edit-address">Edit</button></div>' +
          '<div class="' + c.row + '"><div><strong>Discounts &amp; vouchers</strong><p>' + (s.discount ? esc(s.discount) : 'No active discount') + '</p></div><button type="button" class="' + c.link + '" data-act="noop">Add code</button></div>') + '</section>' +
        (gone || !s.addon ? '' : '<section class="' + c.card + '"><h2>Weekly extras</h2><div class="' + c.row + '"><div><strong>Seasonal fruit box</strong><p>£6.99, added to every delivery</p></div><button type="button" class="' + c.link + '" data-act="rm-extra" aria-label="Remove Seasonal fruit box">Remove</button></div></section>') +
        (gone ? '' : '<section class="' + c.card + '"><h2>Plan status</h2><div class="' + c.row + '"><div><strong>Need a week off?</strong><p>You can skip up to 4 weeks at a time, as often as you like, free of charge.</p></div><button type="button" class="' + c.link + '" data-act="pause">Skip weeks</button></div>' +
          '<div class="' + c.row + '"><div><strong>No longer want to receive boxes?</strong><p>You can cancel online up to 5 days before your next delivery.</p></div><button type="button" class="' + c.link + '" data-act="start-cancel" data-test-id="cancel-plan-cta">Cancel plan</button></div></section>') +
        '<p class="' + c.small + '">Prices include VAT where applicable. Changes made after the weekly cut-off apply to the following delivery. See our <a data-link href="/terms">terms and conditions</a>.</p>');
    }));
  }
  function details() {
    account('Account info', skel(5));
    api('/gw/api/customers/me').then(onPath('/my-account/details', function (u) {
      account('Account info', '<section class="' + c.card + '"><form data-form="profile"><p><label>First name<input class="' + c.input + '" name="firstName" value="' + esc(u.firstName) + '"></label></p><p><label>Last name<input class="' + c.input + '" name="lastName" value="' + esc(u.lastName) + '"></label></p><p><label>Email<input class="' + c.input + '" name="email" type="email" value="' + esc(u.email) + '"></label></p><p><label>Mobile number<input class="' + c.input + '" name="phone" value="' + esc(u.phone) + '"></label></p><button class="' + c.btn + '" type="submit">Save changes</button></form></section>' +
        '<section class="' + c.card + '"><h2>Password</h2><button type="button" class="' + c.link + '" data-act="noop">Change password</button></section>' +
        '<section class="' + c.card + '"><h2>Delete account</h2><p>This permanently removes your Forkful account, your recipes and order history, and any remaining credit. This cannot be undone.</p><button type="button" class="' + c.link + '" data-act="delete-account">Delete my account</button></section>');
    }));
  }
  function orders() {
    account('Order history', skel(6));
    api('/gw/api/customers/me/orders').then(onPath('/my-account/orders', function (r) {
      account('Order history', '<section class="' + c.card + '">' + r.items.map(function (o) { return '<div class="' + c.row + '"><div><strong>Order ' + o.no + '</strong><p>Delivery ' + esc(o.date) + ' · ' + o.status + '</p></div><span>' + o.total + '</span></div>'; }).join('') + '</section>');
    }));
  }
  function payment() {
    account('Payment methods', skel(3));
    api('/gw/api/customers/me/payment-methods').then(onPath('/my-account/payment', function (r) {
      account('Payment methods', '<section class="' + c.card + '">' + (r.items.map(function (o) { return '<div class="' + c.row + '"><div><strong>' + o.brand + ' ending ' + o.last4 + '</strong><p>Expires ' + o.exp + ' · Default</p></div><button type="button" class="' + c.link + '" data-act="rm-card">Remove</button></div>'; }).join('') || '<p>You have no saved payment methods.</p>') + '<button type="button" class="' + c.sec + '" data-act="noop">Add payment method</button></section>');
    }));
  }
  function notifications() {
    account('Communication preferences', skel(4));
    api('/gw/api/customers/me').then(onPath('/my-account/notifications', function (u) {
      var L = { email_offers: 'Offers and promotions by email', email_menu: 'Weekly menu emails', sms: 'Text messages', post: 'Letters and leaflets' };
      account('Communication preferences', '<section class="' + c.card + '"><form data-form="prefs">' + Object.keys(L).map(function (k) { return '<label class="' + c.opt + '"><input type="checkbox" name="' + k + '"' + (u.prefs[k] ? ' checked' : '') + '><span>' + L[k] + '</span></label>'; }).join('') + '<button class="' + c.btn + '" type="submit">Save preferences</button></form></section>');
    }));
  }

  /* ---------- cancellation ---------- */
  function bar(n) { var o = ''; for (var i = 1; i < 5; i++) o += '<i data-on="' + (i <= n) + '"></i>'; return '<div class="' + c.steps + '" role="progressbar" aria-valuemin="1" aria-valuemax="4" aria-valuenow="' + n + '">' + o + '</div>'; }
  function needSub(fn) { if (cache.sub) return fn(cache.sub); shell('<div class="' + c.narrow + '">' + skel(5) + '</div>'); api(SUB).then(function (s) { cache.sub = s; fn(s); }); }
  function cancelIntro() {
    needSub(function (s) {
      if (s.status === 'CANCELLED') return go('/plan/cancelled', true);
      shell('<div class="' + c.narrow + '">' + bar(1) + '<h1>Need a break, Priya?</h1><p>Life gets busy. You don\'t have to cancel to take some time off: skip up to 4 weeks in one go and you won\'t pay a penny until you\'re back.</p>' +
        '<section class="' + c.card + '"><h3>Skip the next 4 weeks</h3><p>Your next box would arrive in a little over a month, and you\'d keep your Rewards streak of ' + s.boxes + ' boxes.</p><button type="button" class="' + c.btn + '" data-act="pause">Skip my next 4 weeks</button></section>' +
        '<section class="' + c.card + '"><h3>Get a smaller box</h3><p>Switch to 2 recipes a week from £23.99.</p><button type="button" class="' + c.sec + '" data-act="downsize">Switch to 2 recipes</button></section>' +
        '<div class="' + c.acts + '" style="justify-content:space-between"><a data-link href="/my-account/plan-settings">Back to plan settings</a><button type="button" class="' + c.quiet + '" data-act="to-reason">Continue to cancel</button></div></div>');
    });
  }
  var REASONS = [['too_expensive', 'It\'s too expensive'], ['no_time', 'I don\'t have time to cook'], ['away', 'I\'m going away'], ['variety', 'There isn\'t enough I want to eat on the menu'], ['delivery', 'I had a problem with delivery'], ['quality', 'I wasn\'t happy with the ingredients'], ['household', 'My household has changed'], ['trial', 'I just wanted to try it out'], ['competitor', 'I\'m moving to another recipe box'], ['other', 'Something else']];
  function cancelReason() {
    needSub(function (s) {
      if (s.status === 'CANCELLED') return go('/plan/cancelled', true);
      shell('<div class="' + c.narrow + '">' + bar(2) + '<h1>What\'s your main reason for leaving?</h1><p>We read every answer. It really does help us make Forkful better.</p><form data-form="reason"><div role="radiogroup" aria-label="Reason for leaving">' +
        REASONS.map(function (r) { return '<label class="' + c.opt + '"><input type="radio" name="reason" value="' + r[0] + '"' + (cancelFlow.reason === r[0] ? ' checked' : '') + '><span>' + r[1] + '</span></label>'; }).join('') +
        '</div><p><label>Anything you\'d like to add? (optional)<textarea class="' + c.input + '" name="comment" rows="3" maxlength="500"></textarea></label></p><div class="' + c.acts + '"><button type="submit" class="' + c.btn + '"' + (cancelFlow.reason ? '' : ' disabled') + '>Continue</button><button type="button" class="' + c.quiet + '" data-act="keep">I\'ve changed my mind</button></div></form></div>');
    });
  }
  function offer() {
    switch (cancelFlow.reason) {
      case 'no_time': return ['Dinner in 15 minutes?', 'Our Rapid recipes need one pan and a quarter of an hour. We\'ll switch your taste preference and take 30% off your next 3 boxes.', '30% off your next 3 boxes'];
      case 'too_expensive': return ['How about half price?', 'We\'d love to keep you at the table. Stay with us and enjoy 50% off your next 2 boxes.', '50% off your next 2 boxes'];
      case 'delivery': case 'quality': return ['Let us make it right', 'We\'re sorry we let you down. Give us another go with 40% off your next 4 boxes.', '40% off your next 4 boxes'];
      default: return ['One more for the road?', 'Before you go, here\'s something just for you: 40% off your next 3 boxes, on us.', '40% off your next 3 boxes'];
    }
  }
  function cancelOffer() {
    if (!cancelFlow.reason) return go('/plan/cancel/reason', true);
    needSub(function () {
      var o = offer();
      shell('<div class="' + c.narrow + '">' + bar(3) + '<section class="' + c.hero + '"><h1>' + o[0] + '</h1><p>' + o[1] + '</p><button type="button" class="' + c.btn + '" data-act="accept" data-offer="' + o[2] + '">Claim ' + o[2] + '</button><p class="' + c.small + '" style="margin-top:12px">Offer applies to the box price only, excludes delivery and Premium recipes. Your plan continues at full price after the offer ends. Cancel any time.</p></section><div style="text-align:center"><button type="button" class="' + c.quiet + '" data-act="to-review">No thanks, continue to cancel</button></div></div>');
    });
  }
  function cancelReview() {
    if (!cancelFlow.reason) return go('/plan/cancel/reason', true);
    needSub(function (s) {
      shell('<div class="' + c.narrow + '">' + bar(4) + '<h1>Review your cancellation</h1><section class="' + c.card + '"><h3>Here\'s what will happen</h3><div class="' + c.row + '"><div><strong>Your box for ' + esc(s.nextBox) + ' is still coming</strong><p>It passed the cut-off, so it has already been paid (' + gbp(s.charged) + ') and can\'t be changed.</p></div></div><div class="' + c.row + '"><div><strong>No boxes from ' + esc(s.followingBox) + '</strong><p>We won\'t charge you again. There\'s no cancellation fee.</p></div></div><div class="' + c.row + '"><div><strong>You\'ll lose your Rewards streak</strong><p>' + s.boxes + ' boxes. Streaks can\'t be restored.</p></div></div>' + (s.addon ? '<div class="' + c.row + '"><div><strong>Seasonal fruit box</strong><p>Weekly extras stop together with your plan.</p></div></div>' : '') + '</section><p>You\'ll keep your login and can reactivate whenever you like.</p><div class="' + c.acts + '"><button type="button" class="' + c.btn + '" data-act="keep">Keep my plan</button><button type="button" class="' + c.danger + '" data-act="do-cancel">Cancel my plan</button></div></div>');
    });
  }
  function cancelled() {
    shell('<div class="' + c.narrow + '">' + skel(4) + '</div>');
    api(SUB).then(onPath('/plan/cancelled', function (s) {
      cache.sub = s;
      if (s.status !== 'CANCELLED') return go('/', true);
      shell('<div class="' + c.narrow + '"><h1>Your plan has been cancelled</h1><p>We\'re sad to see you go, Priya. We\'ve emailed a confirmation to priya.raman@postbox.example.</p><p class="' + c.note + '">Your last box arrives ' + esc(s.nextBox) + '. After that there are no further deliveries or payments.</p><div class="' + c.acts + '"><a data-link class="' + c.sec + '" style="text-decoration:none" href="/">Go to My Deliveries</a><button type="button" class="' + c.link + '" data-act="reactivate">Changed your mind? Reactivate</button></div></div>');
    }));
  }

  /* ---------- content pages ---------- */
  function content() {
    var p = location.pathname, t = { '/menus': 'This week\'s menu', '/market': 'Forkful Market', '/gift-cards': 'Give the gift of dinner', '/refer': 'Free Food for Friends', '/help': 'How can we help?', '/help/contact': 'Contact us', '/terms': 'Terms and conditions', '/privacy': 'Privacy policy', '/how-it-works': 'How it works' }[p];
    var h = '';
    if (p === '/menus' || p === '/market') h = '<div class="' + c.meals + '">' + ['Sticky Hoisin Pork Noodles', 'Prawn Laksa', 'Beef & Ale Cottage Pie', 'Halloumi Fajitas', 'Jerk Chicken & Rice', 'Paneer Jalfrezi', 'Steak Frites', 'Mushroom Stroganoff'].map(function (m) { return '<article class="' + c.meal + '"><div class="' + c.pic + '"></div><div>' + esc(m) + '</div></article>'; }).join('') + '</div>';
    else if (p === '/gift-cards') h = '<section class="' + c.card + '"><form data-form="gift"><p><label>Amount <select class="' + c.input + '" name="amount"><option>£40</option><option>£60</option><option>£80</option></select></label></p><p><label>Recipient email<input class="' + c.input + '" type="email" name="to"></label></p><p>Paid with Visa ending 4417.</p><button type="submit" class="' + c.btn + '">Buy gift card</button></form></section>';
    else if (p === '/help') h = '<section class="' + c.card + '"><h3>Popular questions</h3><details><summary>How do I skip a week?</summary><p>Go to My Deliveries, choose the week and select "Skip this week" before the cut-off.</p></details><details><summary>How do I cancel my plan?</summary><p>You can cancel at any time in <a data-link href="/my-account/plan-settings">Plan settings</a>. Please cancel at least 5 days before your next delivery to avoid being charged for it.</p></details><details><summary>Something was missing from my box</summary><p>Tell us within 7 days through <a data-link href="/help/contact">Contact us</a>.</p></details><details><summary>How do I delete my account?</summary><p>You can ask us to remove your data in Account info.</p></details></section>';
    else if (p === '/help/contact') h = '<p>Chat with us in the app, or email hello@forkful.example. We aim to answer within 24 hours.</p>';
    else if (p === '/terms') h = '<p>6.1 Your Plan is a rolling weekly subscription. 6.2 You may pause, skip or cancel at any time through Plan settings up to 11.59pm five days before delivery. 6.3 No charge is made for cancelling. 6.4 Orders which have passed the cut-off will be delivered and charged.</p>';
    else if (p === '/refer') h = '<p>Share your personal link: forkful.example/r/PRIYA-61. Your friend gets 60% off, and you get £20 credit when their first box arrives.</p>';
    else h = '<p>Fresh ingredients, step-by-step recipes and no food waste. Forkful brings everything you need to cook a proper dinner.</p>';
    shell('<h1>' + esc(t || 'Forkful') + '</h1>' + h);
  }

  var ROUTES = { '/': home, '/my-account/plan-settings': planSettings, '/my-account/details': details, '/my-account/orders': orders, '/my-account/payment': payment, '/my-account/notifications': notifications, '/plan/cancel': cancelIntro, '/plan/cancel/reason': cancelReason, '/plan/cancel/offer': cancelOffer, '/plan/cancel/review': cancelReview, '/plan/cancelled': cancelled };
  function render() { (ROUTES[location.pathname] || content)(); window.scrollTo(0, 0); track('page_view'); }
  function go(p, rep) { history[rep ? 'replaceState' : 'pushState']({}, '', p); render(); }
  window.addEventListener('popstate', render);

  function busy(b) { b.disabled = true; b.setAttribute('aria-busy', 'true'); }
  var ACT = {
    menu: openMenu,
    noop: function () { toast('This isn\'t available right now. Please try again later.'); },
    week: function (b) { selected = +b.dataset.i; drawHome(); },
    skip: function (b) { busy(b); api(SUB + '/deliveries/' + b.dataset.week + '/skip', { method: 'POST' }).then(function (r) { cache.del = r.items; drawHome(); toast('Week skipped'); }); },
    unskip: function (b) { busy(b); api(SUB + '/deliveries/' + b.dataset.week + '/unskip', { method: 'POST' }).then(function (r) { cache.del = r.items; drawHome(); }); },
    pause: function (b) { busy(b); api(SUB + '/pause', { method: 'POST', body: { weeks: 4 } }).then(function (s) { cache.sub = s; toast('All set. Your next 4 weeks are skipped.'); go('/'); }); },
    downsize: function (b) { busy(b); api(SUB + '/plan', { method: 'PUT', body: { people: 2, recipes: 2 } }).then(function (s) { cache.sub = s; toast('Your plan is now 2 recipes a week.'); go('/my-account/plan-settings'); }); },
    'edit-plan': function () {
      modal('<h2>Plan size</h2><form data-form="plan"><p><label>Number of people<select class="' + c.input + '" name="people"><option value="2" selected>2</option><option value="4">4</option></select></label></p><p><label>Recipes per week<select class="' + c.input + '" name="recipes"><option value="2">2</option><option value="3" selected>3</option><option value="4">4</option><option value="5">5</option></select></label></p><button type="submit" class="' + c.btn + '">Save plan</button></form>');
    },
    'edit-address': function () { modal('<h2>Delivery address</h2><form data-form="address"><p><label>Address<input class="' + c.input + '" name="address" value="' + esc(cache.sub.address) + '"></label></p><button type="submit" class="' + c.btn + '">Save address</button></form>'); },
    'rm-extra': function () { modal('<h2>Remove Seasonal fruit box?</h2><p>It won\'t be added to your boxes any more.</p><div class="' + c.acts + '"><button type="button" class="' + c.btn + '" data-act="rm-extra-yes">Yes, remove</button><button type="button" class="' + c.sec + '" data-act="close-modal">Keep it</button></div>'); },
    'rm-extra-yes': function (b) { busy(b); api(SUB + '/extras/fruit-box', { method: 'DELETE' }).then(function () { closeModal(); toast('Removed'); planSettings(); }); },
    'rm-card': function (b) { busy(b); api('/gw/api/customers/me/payment-methods/pm_81', { method: 'DELETE' }).then(function () { toast('Payment method removed'); payment(); }); },
    'delete-account': function () { modal('<h2>Delete your account?</h2><p>Everything will be erased. This can\'t be undone.</p><div class="' + c.acts + '"><button type="button" class="' + c.danger + '" data-act="delete-yes">Delete my account</button><button type="button" class="' + c.sec + '" data-act="close-modal">Go back</button></div>'); },
    'delete-yes': function (b) { busy(b); api('/gw/api/customers/me', { method: 'DELETE' }).then(function () { closeModal(); go('/'); }); },
    'close-modal': closeModal,
    logout: function () { api('/gw/api/sessions', { method: 'DELETE' }).then(function () { go('/'); toast('You have been signed out on your other devices.'); }); },
    'start-cancel': function (b) { busy(b); api(SUB + '/cancellation-flow', { method: 'POST', body: { source: 'plan_settings' } }).then(function () { cancelFlow = { reason: null, comment: '' }; go('/plan/cancel'); }); },
    'to-reason': function () { go('/plan/cancel/reason'); },
    'to-review': function () { go('/plan/cancel/review'); },
    keep: function () { go('/'); toast('Great, we\'re glad you\'re staying!'); },
    accept: function (b) { busy(b); api(SUB + '/offers/accept', { method: 'POST', body: { offer: b.dataset.offer } }).then(function (s) { cache.sub = s; toast('Discount applied. Enjoy!'); go('/'); }); },
    reactivate: function (b) { busy(b); api(SUB + '/reactivate', { method: 'POST' }).then(function (s) { cache.sub = s; toast('Welcome back!'); go('/'); }); },
    'do-cancel': function (b) {
      busy(b); b.textContent = 'Cancelling…';
      api(SUB + '/cancel', { method: 'POST', body: { reason: cancelFlow.reason, comment: cancelFlow.comment } }).then(function (s) { cache.sub = s; go('/plan/cancelled', true); }, function () { b.disabled = false; b.textContent = 'Cancel my plan'; toast('Something went wrong. Please try again.'); });
    },
    'cookies': function (b) {
      api('/gw/api/consent', { method: 'POST', body: { choice: b.dataset.choice } });
      document.cookie = 'ff_consent=' + b.dataset.choice + '; path=/; max-age=31536000';
      var k = document.getElementById('consent-banner'); if (k) k.remove();
    }
  };
  document.addEventListener('click', function (e) {
    var a = e.target.closest('a[data-link]');
    if (a && !e.metaKey && !e.ctrlKey) { e.preventDefault(); closeMenu(); go(a.getAttribute('href')); return; }
    var b = e.target.closest('[data-act]');
    if (b) { if (ACT[b.dataset.act]) ACT[b.dataset.act](b); if (b.dataset.act !== 'menu') closeMenu(); return; }
    if (!e.target.closest('#user-menu')) closeMenu();
  });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape') { closeMenu(); closeModal(); } });
  document.addEventListener('change', function (e) {
    if (e.target.name === 'reason') { cancelFlow.reason = e.target.value; e.target.form.querySelector('[type=submit]').disabled = false; }
  });
  document.addEventListener('submit', function (e) {
    var f = e.target, k = f.dataset.form; if (!k) return;
    e.preventDefault();
    var d = {}; new FormData(f).forEach(function (v, n) { d[n] = v; });
    if (k === 'reason') { if (!cancelFlow.reason) return; cancelFlow.comment = d.comment || ''; go('/plan/cancel/offer'); }
    if (k === 'plan') api(SUB + '/plan', { method: 'PUT', body: { people: +d.people, recipes: +d.recipes } }).then(function () { closeModal(); toast('Plan updated'); planSettings(); });
    if (k === 'address') api(SUB + '/address', { method: 'PUT', body: d }).then(function () { closeModal(); toast('Address saved'); planSettings(); });
    if (k === 'profile') api('/gw/api/customers/me', { method: 'PATCH', body: d }).then(function () { toast('Saved'); });
    if (k === 'prefs') { var o = {};['email_offers', 'email_menu', 'sms', 'post'].forEach(function (n) { o[n] = n in d; }); api('/gw/api/customers/me/preferences', { method: 'PUT', body: o }).then(function () { toast('Preferences saved'); }); }
    if (k === 'gift') api('/gw/api/gift-cards/orders', { method: 'POST', body: d }).then(function () { toast('Thank you! Your gift card is on its way.'); });
  });

  render();
  if (!/ff_consent=/.test(document.cookie)) setTimeout(function () {
    var k = document.createElement('div');
    k.id = 'consent-banner'; k.className = c.cook; k.setAttribute('role', 'region'); k.setAttribute('aria-label', 'Cookie consent');
    k.innerHTML = '<p><strong>We value your privacy.</strong> We and our partners use cookies to run the site, measure how it\'s used and show you offers you might like. Read our <a data-link href="/cookies">cookie policy</a>.</p><div><button type="button" class="' + c.btn + '" data-act="cookies" data-choice="all">Accept all</button><button type="button" class="' + c.sec + '" data-act="cookies" data-choice="none">Reject all</button><button type="button" class="' + c.link + '" data-act="noop">Cookie settings</button></div>';
    document.body.appendChild(k);
  }, 700);
})();
