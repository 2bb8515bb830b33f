(function () {
  'use strict';
  var D = null, uid = 20, root = document.getElementById('root'), flash = null, cancelType = null;
  var tok = document.querySelector('[name=__RequestVerificationToken]').value;
  function btn(label, act, kind, dis) {
    uid += 3;
    return '<button type="button" class="ms-Button ms-Button--' + (kind || 'default') + (dis ? ' is-disabled' : '') + ' root-' + (120 + uid) + '" data-act="' + act + '"' + (dis ? ' disabled' : '') + ' data-is-focusable="true"><span class="ms-Button-flexContainer flexContainer-' + uid + '"><span class="ms-Button-textContainer"><span class="ms-Button-label" id="id__' + uid + '">' + label + '</span></span></span></button>';
  }
  function link(label, href) { return '<a class="ms-Link" data-r href="' + href + '">' + label + '</a>'; }
  function lbtn(label, act) { return '<button type="button" class="ms-Link root-' + (uid += 2) + '" data-act="' + act + '">' + label + '</button>'; }
  function api(url, body) {
    return fetch('/services/api' + url, body ? { method: 'POST', headers: { 'Content-Type': 'application/json', '__RequestVerificationToken': tok }, body: JSON.stringify(body) } : {}).then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); }).then(function (d) { D = d; });
  }
  function go(u) { history.pushState({}, '', u); render(); window.scrollTo(0, 0); }
  var NAV = [['/', 'Account'], ['/profile', 'Your info'], ['/privacy', 'Privacy'], ['/security', 'Security'], ['/billing/payments', 'Payment & billing'], ['/services', 'Services & subscriptions'], ['/devices', 'Devices'], ['/family', 'Family'], ['/rewards', 'Rewards']];
  function chrome(p) {
    document.getElementById('headerArea').innerHTML = '<header class="c-uhfh"><div><a class="c-logo" href="/services">Orvia</a><nav aria-label="Account">' + NAV.slice(0, 8).map(function (n) { return '<a href="' + (n[0] === '/' ? '/overview' : n[0]) + '"' + (p.indexOf(n[0]) === 0 && n[0] !== '/' ? ' aria-current="page"' : '') + '>' + n[1].replace('&', '&amp;') + '</a>'; }).join('') + '<a href="/help">Help</a></nav><button class="mectrl" type="button" aria-label="Account manager for Daniel Okafor">DO</button></div></header>';
    document.getElementById('footerArea').innerHTML = '<footer class="uhff"><div class="cg"><div><b>What\'s new</b><a href="/store/emberplay">Emberplay consoles</a><a href="/store/orvia-office">Orvia Office</a><a href="/store/apps">Apps</a></div><div><b>Orvia Store</b><a href="/profile">Account profile</a><a href="/store/returns">Returns</a><a href="/billing/orders">Order tracking</a></div><div><b>Business</b><a href="/store/cloud">Orvia Cloud</a><a href="/store/smb">Small business</a></div><div><b>Company</b><a href="/store/careers">Careers</a><a href="/store/news">Company news</a></div></div><ul><li>English (United Kingdom)</li><li><a href="/privacy">Privacy</a></li><li><a href="/legal/terms">Terms of use</a></li><li><a href="/legal/sale">Terms of sale</a></li><li><a href="/legal/cookies">Manage cookies</a></li><li>© Orvia ' + new Date().getFullYear() + '</li></ul></footer>';
  }
  function side(p) {
    return '<div role="navigation" class="ms-Nav" aria-label="Side navigation"><div class="who"><span class="mectrl" style="display:flex;align-items:center;justify-content:center">DO</span><span><b>Daniel Okafor</b><br><span class="muted">d.okafor@post.example</span></span></div>' + NAV.map(function (n) { var u = n[0] === '/' ? '/overview' : n[0]; return '<a data-r class="ms-Nav-link' + (p.indexOf(u) === 0 ? ' is-selected' : '') + '" href="' + u + '">' + n[1].replace('&', '&amp;') + '</a>'; }).join('') + '</div>';
  }
  function name() { return 'Emberplay Pass ' + D.plan.charAt(0).toUpperCase() + D.plan.slice(1); }
  function bar() { var f = flash; flash = null; return f ? '<div class="ms-MessageBar ms-MessageBar--success" role="status">' + f + '</div>' : ''; }
  function on() { return D.state !== 'scheduled' && D.state !== 'cancelled'; }
  function services() {
    var cur = '', past = '';
    if (D.state === 'cancelled') past = '<div class="card"><div class="row"><div class="tile g">EP</div><div class="grow"><h3>' + name() + '</h3><div>Cancelled</div><div class="muted">Refund of ' + D.refund + ' to Visa •••• 6023 is on its way</div></div>' + btn('Renew', 'buy:ember-ultimate') + '</div></div>';
    else cur = '<div class="card"><div class="row"><div class="tile">EP</div><div class="grow"><h3>' + name() + '</h3>' + (on() ? '<div>Next charge: ' + D.price + ' on ' + D.next + '</div><div class="muted">Visa •••• 6023</div>' : '<div>Expires on ' + D.next + '</div><div class="muted">Recurring billing is off. You won\'t be charged again.</div>') + '</div>' + (on() ? link('Manage', '/services/emberpassultimate/details') : lbtn('Turn on recurring billing', 'on') + ' ' + link('Manage', '/services/emberpassultimate/details')) + '</div></div>';
    return '<h1>Services &amp; subscriptions</h1>' + bar() + (cur ? '<h2>Subscriptions</h2>' + cur : '') +
      '<h2>Discover more</h2><div class="cols"><div class="card"><div class="row"><div class="tile b">OO</div><div><h3>Orvia Office Personal</h3><div class="muted">Premium apps, 1 TB of cloud storage. £59.99/year</div></div></div><div class="acts">' + btn('Try 1 month free', 'buy:office', 'primary') + '</div></div><div class="card"><div class="row"><div class="tile b">OC</div><div><h3>Orvia Cloud Basic</h3><div class="muted">5 GB used 3.2 GB. Get 100 GB for £1.99/month</div></div></div><div class="acts">' + btn('Get more storage', 'buy:cloud') + '</div></div></div>' +
      '<h2>Cancelled or expired subscriptions</h2>' + past + '<div class="card"><div class="row"><div class="tile g">OO</div><div class="grow"><h3>Orvia Office Family</h3><div class="muted">Expired on ' + D.expiredOld + '</div></div>' + btn('Renew', 'buy:office-family') + '</div></div><p>' + link('Redeem a code or gift card', '/rewards/redeem') + ' &nbsp; ' + link('View order history', '/billing/orders') + '</p>';
  }
  function details() {
    if (D.state === 'cancelled') { return services(); }
    return '<p>' + link('Services &amp; subscriptions', '/services') + ' &rsaquo; ' + name() + '</p><h1>' + name() + '</h1>' + bar() +
      '<div class="cols"><div class="card"><h2 style="margin-top:0">Payment settings</h2>' + (on() ? '<p>Recurring billing: <b>On</b></p><p>You\'ll be charged ' + D.price + '/month, including VAT, on ' + D.next + '.</p>' : '<p>Recurring billing: <b>Off</b></p><p>Your subscription expires on ' + D.next + '.</p>') + '<p>Visa •••• 6023</p><p>' + link('Change how you pay', '/billing/payments') + '</p><p>' + (on() ? lbtn('Turn off recurring billing', 'off') : lbtn('Turn on recurring billing', 'on')) + '</p><p>' + link('View billing history', '/billing/orders') + '</p></div>' +
      '<div class="card"><h2 style="margin-top:0">Manage subscription</h2><p>Hundreds of games on console, PC and cloud, online multiplayer, and day-one releases.</p><p>' + link('Change plan', '/services/emberpassultimate/plans') + '</p>' + (on() ? '<p>' + link('Cancel subscription', '/services/emberpassultimate/cancel') + '</p>' : '') + '</div></div>' +
      '<h2>Your benefits</h2><div class="cols"><div class="card"><h3>Perks</h3><p class="muted">3 perks waiting for you: in-game skins, a film rental and bonus coins.</p>' + link('See perks', '/rewards/perks') + '</div><div class="card"><h3>Leaving soon</h3><p class="muted">Harrow Peak, Tiny Railways 2 and four more leave on the 30th.</p>' + link('Browse the library', '/store/library') + '</div></div>';
  }
  function plan(t, price, what, b) { return '<div class="card"><h3>' + t + '</h3><p><b>' + price + '</b></p><p class="muted">' + what + '</p>' + b + '</div>'; }
  function plans() {
    return '<p>' + link(name(), '/services/emberpassultimate/details') + ' &rsaquo; Change plan</p><h1>Choose the plan that\'s right for you</h1><div class="cols">' + plan('Essential', '£6.99/month', '50+ games, online console multiplayer', btn('Switch to Essential', 'switch:essential')) + plan('Premium', '£10.99/month', '200+ games on console, PC and cloud', btn('Switch to Premium', 'switch:premium')) + '</div>';
  }
  function radio(v, t, s) { uid += 2; return '<div class="ms-ChoiceField"><div class="ms-ChoiceField-wrapper"><input type="radio" class="ms-ChoiceField-input" name="ChoiceGroup41" id="ChoiceGroup41-' + v + '" value="' + v + '"' + (cancelType === v ? ' checked' : '') + '><label for="ChoiceGroup41-' + v + '" class="ms-ChoiceField-field' + (cancelType === v ? ' is-checked' : '') + '"><span class="ms-ChoiceFieldLabel"><b>' + t + '</b>' + s + '</span></label></div></div>'; }
  function cancel() {
    if (!on()) { history.replaceState({}, '', '/services/emberpassultimate/details'); return details(); }
    return '<p>' + link(name(), '/services/emberpassultimate/details') + ' &rsaquo; Cancel subscription</p><h1>Cancel ' + name() + '</h1><div class="card"><h2 style="margin-top:0">Here\'s what you\'ll lose</h2><ul><li>Access to hundreds of games, including 11 you\'ve installed</li><li>Online multiplayer on console</li><li>Cloud gaming on your TV, phone and tablet</li><li>3 unclaimed perks and member discounts of up to 20%</li></ul></div>' +
      '<h2>Looking for something different?</h2><div class="cols">' + plan('Essential', '£6.99/month', '50+ games, online console multiplayer', btn('Switch to Essential', 'switch:essential')) + plan('Premium', '£10.99/month', '200+ games on console, PC and cloud', btn('Switch to Premium', 'switch:premium')) + '</div>' +
      '<div class="card"><h2 style="margin-top:0" id="ChoiceGroupLabel40">When should your subscription end?</h2><div class="ms-ChoiceFieldGroup" role="radiogroup" aria-labelledby="ChoiceGroupLabel40">' + radio('EndOfTerm', 'End my subscription on ' + D.next, 'Keep playing until then. You won\'t be charged again.') + radio('Immediate', 'Cancel now and get a refund of ' + D.refund, 'You\'ll lose access straight away. The refund goes to Visa •••• 6023.') + '</div><div class="acts">' + btn('Next', 'next', 'primary', !cancelType) + btn('Keep my subscription', 'keep') + '</div></div>';
  }
  function confirm() {
    if (!on() || !cancelType) { history.replaceState({}, '', '/services/emberpassultimate/cancel'); return cancel(); }
    var im = cancelType === 'Immediate';
    return '<h1>Review your cancellation</h1><div class="card"><div class="row"><div class="tile">EP</div><div class="grow"><h3>' + name() + '</h3><div class="muted">Last charge ' + D.lastcharge + ' on ' + D.bought + '</div></div></div><table style="margin-top:14px"><tr><td>Access ends</td><td>' + (im ? 'Today' : D.next) + '</td></tr><tr><td>Refund</td><td>' + (im ? D.refund : '£0.00') + '</td></tr><tr><td>Future charges</td><td>None</td></tr></table><div class="acts">' + btn('Confirm cancellation', 'confirm', 'primary') + btn('Back', 'back') + '</div></div>';
  }
  function done() {
    if (on()) { history.replaceState({}, '', '/services'); return services(); }
    return '<h1>Your subscription is cancelled</h1><div class="card"><p>' + (D.state === 'cancelled' ? 'Your ' + name() + ' subscription ended today. We\'re refunding ' + D.refund + ' to Visa •••• 6023; it can take up to 10 days.' : 'You can keep using ' + name() + ' until <b>' + D.next + '</b>. You won\'t be charged again.') + '</p><p>We\'ve sent a confirmation to d.okafor@post.example.</p><div class="acts">' + btn('Back to Services &amp; subscriptions', 'list', 'primary') + '</div></div>';
  }
  function pay() {
    return '<h1>Payment &amp; billing</h1>' + bar() + '<h2>Payment options</h2><div class="card"><div class="row"><div class="tile b">VISA</div><div class="grow"><h3>Visa •••• 6023</h3><div class="muted">Expires 09/2029. Used for Emberplay Pass</div></div>' + lbtn('Edit', 'payedit') + lbtn('Remove', 'payremove') + '</div></div>' + btn('Add a new payment method', 'payedit') + '<p>' + link('Order history', '/billing/orders') + ' &nbsp; ' + link('Address book', '/billing/addresses') + '</p>';
  }
  function orders() { return '<h1>Order history</h1><div class="card"><table><tr><th>Date</th><th>Item</th><th>Total</th></tr><tr><td>' + D.bought + '</td><td>' + name() + '</td><td>' + D.lastcharge + '</td></tr><tr><td>' + D.expiredOld + '</td><td>Tiny Railways 2: Depot Pack</td><td>£7.99</td></tr></table></div>'; }
  function devices() { return '<h1>Devices</h1><div class="card"><div class="row"><div class="tile g">PC</div><div class="grow"><h3>DAN-DESKTOP</h3><div class="muted">Last seen yesterday</div></div>' + lbtn('Remove this device', 'device') + '</div></div><div class="card"><div class="row"><div class="tile g">E2</div><div class="grow"><h3>Living room Emberplay</h3><div class="muted">Home console</div></div>' + lbtn('Remove this device', 'device') + '</div></div>'; }
  function help() { return '<h1>Help &amp; learning</h1><div class="card"><h3>Cancel an Orvia subscription</h3><p>Go to ' + link('Services &amp; subscriptions', '/services') + ', find your subscription and select <b>Manage</b>, then <b>Cancel subscription</b>. If you see <b>Turn on recurring billing</b>, your subscription already expires on the date shown.</p></div><div class="card"><h3>Request a refund for a game</h3><p>Digital games can be refunded within 14 days of purchase.</p></div>'; }
  function generic(p) {
    var m = { '/overview': 'Welcome back, Daniel', '/profile': 'Your info', '/privacy': 'Privacy', '/security': 'Security basics', '/family': 'Your family group', '/rewards': 'Rewards' };
    var k = Object.keys(m).filter(function (x) { return p.indexOf(x) === 0; })[0];
    if (p.indexOf('/overview') === 0) return '<h1>' + m[k] + '</h1><div class="cols"><div class="card"><h3>' + name() + '</h3><p class="muted">' + (on() ? 'Next charge on ' + D.next : 'Recurring billing is off') + '</p>' + link('View all subscriptions', '/services') + '</div><div class="card"><h3>Rewards</h3><p class="muted">1,240 points available</p>' + link('Redeem', '/rewards') + '</div><div class="card"><h3>Devices</h3>' + link('View all devices', '/devices') + '</div><div class="card"><h3>Security</h3>' + link('Review activity', '/security') + '</div></div>';
    return '<h1>' + (m[k] || 'Orvia') + '</h1><div class="card"><p>Daniel Okafor</p><p class="muted">d.okafor@post.example &middot; United Kingdom &middot; Orvia account since 2014</p></div>';
  }
  function render() {
    var p = location.pathname.replace(/\/$/, '') || '/services', b = '/services/emberpassultimate';
    chrome(p);
    var f = p === '/services' ? services : p === b + '/details' ? details : p === b + '/plans' ? plans : p === b + '/cancel' ? cancel : p === b + '/cancel/confirm' ? confirm : p === b + '/cancel/done' ? done : p === '/billing/orders' ? orders : p.indexOf('/billing') === 0 ? pay : p === '/devices' ? devices : p === '/help' ? help : null;
    if (!D) { root.innerHTML = side(p) + '<main id="main"><div class="ms-Shimmer"></div><div class="ms-Shimmer"></div></main>'; return; }
    root.innerHTML = side(p) + '<main id="main">' + (f ? f() : generic(p)) + '</main>';
    document.title = 'Orvia account | ' + ((root.querySelector('h1') || {}).textContent || 'Home');
  }
  var host = document.querySelector('.ms-Layer-host');
  function dialog(t, body, ok, act, no) {
    host.innerHTML = '<div class="ms-Layer"><div class="ms-Overlay ms-Modal"><div class="ms-Dialog-main" role="dialog" aria-modal="true" aria-labelledby="dialogTitle"><button type="button" class="x" aria-label="Close" data-act="dlgclose">✕</button><h2 id="dialogTitle" style="margin-top:0">' + t + '</h2><div>' + body + '</div><div class="ms-Dialog-actions">' + btn(ok, act, 'primary') + btn(no || 'Cancel', 'dlgclose') + '</div></div></div></div>';
    var x = host.querySelector('.ms-Dialog-actions button'); if (x) x.focus();
  }
  function busy(b) { b.disabled = true; b.classList.add('is-disabled'); }
  function fail() { host.innerHTML = ''; root.querySelector('main').insertAdjacentHTML('afterbegin', '<div class="ms-MessageBar ms-MessageBar--warning" role="alert">Something went wrong. Please try again later.</div>'); }
  document.addEventListener('click', function (e) {
    var a = e.target.closest('a[data-r]');
    if (a && !e.ctrlKey && !e.metaKey) { e.preventDefault(); go(a.getAttribute('href')); return; }
    var t = e.target.closest('[data-act]'); if (!t || t.disabled) return;
    var act = t.getAttribute('data-act'), arg = act.split(':')[1]; act = act.split(':')[0];
    var B = '/services/emberpassultimate';
    if (act === 'dlgclose') host.innerHTML = '';
    else if (act === 'off') dialog('Turn off recurring billing?', '<p>You can use ' + name() + ' until ' + D.next + '. After that, you\'ll lose access to your games and benefits, and you won\'t be charged again.</p>', 'Turn off recurring billing', 'offyes', 'Keep recurring billing on');
    else if (act === 'offyes') { busy(t); api('/subscriptions/recurrence', { autoRenew: false }).then(function () { host.innerHTML = ''; flash = 'Recurring billing is off. Your subscription expires on ' + D.next + '.'; render(); }).catch(fail); }
    else if (act === 'on') dialog('Turn on recurring billing?', '<p>You\'ll be charged ' + D.price + ' on ' + D.next + ' and every month after that until you cancel.</p>', 'Turn on', 'onyes');
    else if (act === 'onyes') { busy(t); api('/subscriptions/recurrence', { autoRenew: true }).then(function () { host.innerHTML = ''; render(); }).catch(fail); }
    else if (act === 'next') go(B + '/cancel/confirm');
    else if (act === 'back') go(B + '/cancel');
    else if (act === 'keep') { cancelType = null; go(B + '/details'); }
    else if (act === 'confirm') { busy(t); setTimeout(function () { api('/subscriptions/cancel', { cancelType: cancelType, sku: 'ember-ultimate' }).then(function () { cancelType = null; history.replaceState({}, '', B + '/cancel/done'); render(); }).catch(fail); }, 700); }
    else if (act === 'list') go('/services');
    else if (act === 'switch') dialog('Switch to ' + (arg === 'essential' ? 'Essential' : 'Premium') + '?', '<p>Your new plan starts on ' + D.next + '.</p>', 'Switch plan', 'switchyes:' + arg);
    else if (act === 'switchyes') { busy(t); api('/subscriptions/switch', { plan: arg }).then(function () { host.innerHTML = ''; go(B + '/details'); }).catch(fail); }
    else if (act === 'buy') dialog('Review your order', '<p>Pay with Visa •••• 6023. By selecting Subscribe you agree to the Orvia terms of sale.</p>', 'Subscribe', 'buyyes:' + arg);
    else if (act === 'buyyes') { busy(t); api('/buy', { sku: arg }).then(function () { host.innerHTML = ''; render(); }).catch(fail); }
    else if (act === 'payremove') dialog('Remove Visa •••• 6023?', '<p>This card is used for a subscription.</p>', 'Remove', 'payyes:remove');
    else if (act === 'payedit') dialog('Payment method', '<p><label>Card number <input type="text" autocomplete="cc-number"></label></p>', 'Save', 'payyes:edit');
    else if (act === 'payyes') { busy(t); api('/payment', { op: arg }).then(function () { host.innerHTML = ''; render(); }).catch(fail); }
    else if (act === 'device') { api('/device', {}).then(render).catch(fail); }
    else if (act === 'consent') { document.cookie = 'MSCC=' + arg + ';path=/;max-age=15552000'; document.getElementById('cookie-banner').innerHTML = ''; }
  });
  document.addEventListener('change', function (e) { if (e.target.name === 'ChoiceGroup41') { cancelType = e.target.value; var id = e.target.id; render(); document.getElementById(id).focus(); } });
  window.addEventListener('popstate', render);
  if (document.cookie.indexOf('MSCC=') < 0) document.getElementById('cookie-banner').innerHTML = '<div id="wcpConsentBannerCtrl" role="alert"><p>We use optional cookies to improve your experience on our websites, such as through social media connections, and to display personalised advertising based on your online activity. If you reject optional cookies, only cookies necessary to provide you the services will be used. <a href="/privacy">Privacy Statement</a></p><button type="button" data-act="consent:1">Accept</button><button type="button" data-act="consent:0">Reject</button><button type="button" data-act="consent:0">Manage cookies</button></div>';
  render();
  setTimeout(function () { api('/subscriptions').then(render); }, 450);
})();
