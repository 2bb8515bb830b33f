(function () {
  var A = null, root = document.getElementById('root'), portal = document.getElementById('portal'), mem = { reason: '', comment: '' };
  var esc = function (s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); };
  var I = function (d) { return '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" aria-hidden="true"><path d="' + d + '"/></svg>'; };
  var NAV = [
    ['Account', [['/settings/account', 'Account', 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7'],
      ['/settings/billing', 'Billing', 'M3 6h18v12H3zM3 10h18M7 15h4'],
      ['/settings/personal', 'Personal info', 'M5 4h14v16H5zM9 9h6M9 13h6'],
      ['/settings/notifications', 'Notifications', 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4']]],
    ['Security', [['/settings/security', 'Security summary', 'M12 3l8 3v6c0 5-3 8-8 9-5-1-8-4-8-9V6z'],
      ['/settings/devices', 'Devices', 'M3 5h18v11H3zM8 20h8'],
      ['/settings/applications', 'Connected apps', 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'],
      ['/settings/calendar', 'Connected calendars', 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4']]]
  ];
  var PL = { personal: 'Personal', professional: 'Professional', free: 'Free' };
  function ev(n) { try { fetch('/api/v2/events', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ event: n }), keepalive: true }); } catch (e) { } }
  function api(m, p, b) {
    return fetch('/api/v2' + p, { method: m, headers: { 'Content-Type': 'application/json' }, body: b ? JSON.stringify(b) : undefined })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); });
  }
  function go(p, rep) { history[rep ? 'replaceState' : 'pushState']({}, '', p); render(); window.scrollTo(0, 0); ev('page:' + p); }
  function toast(t) { var d = document.createElement('div'); d.className = 'Toast_t__'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 4000); }
  function modal(title, text, ok, cls, fn) {
    portal.innerHTML = '<div class="Mo_v__"><div class="Mo_d__" role="dialog" aria-modal="true" aria-labelledby="mo-t"><h2 id="mo-t">' + title + '</h2><p>' + text + '</p><div class="Act_a__"><button class="Btn_s__P" data-x>Go back</button><button class="' + cls + '" data-ok>' + ok + '</button></div></div></div>';
    portal.querySelector('[data-x]').onclick = function () { portal.innerHTML = ''; };
    portal.querySelector('[data-ok]').onclick = function () { this.disabled = true; fn().then(function () { portal.innerHTML = ''; }); };
  }
  function upd(pr, msg) { return pr.then(function (j) { A = j; render(); if (msg) toast(msg); }).catch(function () { toast('Something went wrong. Please try again.'); }); }

  function planName() { return 'Quillmark ' + PL[A.plan]; }
  function planNote() {
    if (A.status === 'CANCELED') return '<div class="Note_n__"><div>Your ' + planName() + ' subscription has been canceled. You’ll have access to all ' + PL[A.plan] + ' features until <b>' + A.renews + '</b>, then your account will switch to Quillmark Free.</div></div>';
    if (A.status === 'CLOSED') return '<div class="Note_n__ err"><div>This account has been closed.</div></div>';
    return '';
  }
  var V = {};
  V['/settings/account'] = function () {
    return '<h1>Account</h1>' + planNote() +
      '<section class="Card_r__Q"><h2>Account status</h2><div class="Row_x__1"><span>' + planName() + (A.status === 'CANCELED' ? '<i class="Pill_o__ warn">Canceled</i>' : '<i class="Pill_o__">Active</i>') + '<small>' + (A.status === 'CANCELED' ? 'Ends on ' : 'Renews on ') + A.renews + '</small></span><a class="Btn_s__P" href="/settings/plans">Compare plans</a></div>' +
      '<div class="Row_x__1"><span>Monthly uploads<small>1.2 GB of 10 GB used. Resets in 17 days.</small></span><span class="Muted_m__">12%</span></div></section>' +
      '<section class="Card_r__Q"><h2>Account details</h2><div class="Row_x__1"><span>Email<small>' + esc(A.profile.email) + '</small></span><a href="/settings/personal">Edit</a></div><div class="Row_x__1"><span>Member since<small>' + A.since + '</small></span></div><div class="Row_x__1"><span>Upload by email<small>hlindqvist.4c1@m.quillmark.example</small></span><a href="/settings/account">Reset</a></div></section>' +
      '<section class="Card_r__Q"><h2>Invite friends</h2><p class="Muted_m__">Give a friend one month of Personal. You’ll collect 10 points when they join.</p><button class="Btn_s__P" data-a="copy">Copy invite link</button></section>' +
      '<section class="Card_r__Q"><h2>Account management</h2><div class="Row_x__1"><span>Close account<small>Permanently close your account and delete all ' + A.notes.toLocaleString() + ' notes. This can’t be undone.</small></span><button class="Btn_d__P" data-a="close">Close account</button></div></section>';
  };
  V['/settings/billing'] = function () {
    var c = A.status === 'CANCELED';
    return '<h1>Billing</h1>' + planNote() +
      '<section class="Card_r__Q"><h2>Your plan</h2><div class="Row_x__1"><span><b>' + planName() + '</b>' + (c ? '<i class="Pill_o__ warn">Canceled</i>' : '<i class="Pill_o__">Active</i>') + '<small>' + A.price + ' / ' + A.cycle + (A.offer ? ' · 40% off applied' : '') + '</small></span>' + (c ? '<button class="Btn_b__P" data-a="restore">Restore</button>' : '<a class="Btn_b__P" href="/settings/plans">Change plan</a>') + '</div>' +
      '<div class="Row_x__1"><span>' + (c ? 'Access ends' : 'Next payment') + '<small>' + (c ? A.renews + '. You won’t be charged again.' : A.price + ' on ' + A.renews) + '</small></span></div>' +
      (A.cycle === 'month' && !c ? '<div class="Row_x__1"><span>Save 28% with yearly billing<small>Switch to $129.99 per year. You’ll be charged today and the rest of your month will be credited.</small></span><button class="Btn_s__P" data-a="annual">Switch to yearly</button></div>' : '') + '</section>' +
      '<section class="Card_r__Q"><h2>Payment method</h2>' + (A.card ? '<div class="Row_x__1"><span>Visa ending in 4417<small>Expires 09/2027</small></span><span><button class="Btn_t__P" data-a="editcard">Edit</button><button class="Btn_t__P" data-a="rmcard">Remove</button></span></div>' : '<p class="Muted_m__">No payment method on file.</p>') +
      '<div class="Row_x__1"><span>Billing address<small>1482 Alder Street, Portland, OR 97205, United States</small></span><button class="Btn_t__P" data-a="editcard">Edit</button></div></section>' +
      '<section class="Card_r__Q"><h2>Redeem a code</h2><div style="display:flex;gap:8px;max-width:380px"><input type="text" id="promo" aria-label="Promo code" placeholder="Enter code"><button class="Btn_s__P" data-a="promo">Apply</button></div></section>' +
      '<section class="Card_r__Q"><h2>Billing history</h2><table class="T_t__"><thead><tr><th>Date</th><th>Description</th><th>Order</th><th>Amount</th><th>Status</th><th></th></tr></thead><tbody>' +
      A.history.map(function (h) { return '<tr><td>' + h.date + '</td><td>' + h.desc + '</td><td class="Muted_m__">' + h.no + '</td><td>' + h.amount + '</td><td>' + h.status + '</td><td><a href="/invoice/' + h.no + '" target="_blank" data-ext>Receipt</a></td></tr>'; }).join('') + '</tbody></table></section>' +
      (c || A.status === 'CLOSED' ? '' : '<div class="Cx_foot__"><p class="Fine_f__">Your subscription renews automatically until you cancel it. See our <a href="#" data-a="nop">Commercial Terms</a> for details on billing and refunds.</p><a href="/settings/billing/cancel">Cancel your Quillmark subscription</a></div>');
  };
  V['/settings/plans'] = function () {
    var b = function (p) {
      if (p === 'free') return A.status === 'CANCELED' ? '<button class="Btn_s__P" disabled>Starts ' + A.renews + '</button>' : '<a class="Btn_s__P" href="/settings/billing/cancel">Switch to Free</a>';
      return A.plan === p ? '<button class="Btn_s__P" disabled>Current plan</button>' : '<button class="Btn_b__P" data-a="plan" data-p="' + p + '">Upgrade to ' + PL[p] + '</button>';
    };
    return '<h1>Choose your plan</h1><div class="Plans_g__"><section class="Card_r__Q"><h2>Free</h2><div class="Plans_p__">$0</div><ul><li>Up to 50 notes</li><li>1 notebook</li><li>250 MB monthly uploads</li></ul>' + b('free') + '</section><section class="Card_r__Q"><h2>Personal</h2><div class="Plans_p__">$14.99 <small class="Fine_f__">/ month</small></div><ul><li>Up to 150,000 notes</li><li>Sync unlimited devices</li><li>10 GB monthly uploads</li><li>AI search and note cleanup</li></ul>' + b('personal') + '</section><section class="Card_r__Q"><h2>Professional</h2><div class="Plans_p__">$17.99 <small class="Fine_f__">/ month</small></div><ul><li>Everything in Personal</li><li>20 GB monthly uploads</li><li>Assign tasks to others</li><li>Boolean search and PDF export</li></ul>' + b('professional') + '</section></div><p class="Fine_f__" style="margin-top:16px">Prices in USD, taxes may apply. Upgrades are charged immediately, pro-rated for the current period.</p>';
  };
  V['/settings/billing/cancel'] = function () {
    if (A.status === 'CANCELED') { setTimeout(function () { go('/settings/billing', 1); }); return ''; }
    return '<h1>Before you go, here’s what changes</h1><p>You’ve been capturing ideas with Quillmark since ' + A.since + '. If you cancel, your account switches to Quillmark Free on <b>' + A.renews + '</b>. You’ll keep all your existing notes, but some features won’t be available anymore.</p>' +
      '<div class="Offer_o__"><div><h3>Stay and get 40% off for a year</h3><div>Keep every Personal feature for $8.99/month for the next 12 months, then $14.99/month.</div></div><button class="Btn_b__P" data-a="offer">Get 40% off</button></div>' +
      '<div class="Lose_l__"><div><b>Your ' + A.notes.toLocaleString() + ' notes</b>You can still read, export or delete them, but you won’t be able to create new ones above the 50-note limit.</div><div><b>Your ' + A.notebooks + ' notebooks</b>Free includes 1 notebook. You can’t add more while you’re over the limit.</div><div><b>Sync on 3 devices</b>Free accounts sync on one device at a time.</div><div><b>Offline access</b>Notes saved for offline use on your phone won’t be available anymore.</div><div><b>AI search and note cleanup</b>Find answers across your notes and tidy them up in one click.</div><div><b>10 GB monthly uploads</b>Free includes 250 MB each month, and files up to 200 MB.</div></div>' +
      '<section class="Card_r__Q"><h2>Personal vs. Free</h2><table class="T_t__"><thead><tr><th>Feature</th><th>Personal</th><th>Free</th></tr></thead><tbody>' +
      [['Notes', '150,000', '50'], ['Notebooks', '2,000', '1'], ['Devices', 'Unlimited', '1'], ['Monthly uploads', '10 GB', '250 MB'], ['Maximum note size', '200 MB', '200 MB'], ['Offline notes on mobile', 'Yes', 'No'], ['Connected calendars', '1 primary account', 'No'], ['Custom templates', 'Yes', 'No'], ['Search in documents and PDFs', 'Yes', 'No'], ['Note history', '1 year', 'No'], ['Customer support', 'Email and chat', 'Help Center']].map(function (r) { return '<tr><td>' + r.join('</td><td>') + '</td></tr>'; }).join('') + '</tbody></table></section>' +
      '<section class="Card_r__Q"><h2>Having trouble with Quillmark?</h2><p class="Muted_m__">Most issues can be solved in a few minutes. <a href="#" data-a="nop">Visit the Help Center</a> or <a href="#" data-a="nop">contact our support team</a>.</p></section>' +
      '<div class="Act_a__"><a class="Btn_b__P" href="/settings/billing">Keep my subscription</a><a class="Btn_s__P" href="/settings/billing/cancel/reason">Continue to cancel</a></div>';
  };
  var RS = [['price', 'It’s too expensive'], ['usage', 'I don’t use it enough'], ['features', 'It’s missing features I need'], ['bugs', 'I’m having technical issues'], ['competitor', 'I’m switching to another app'], ['temporary', 'I only needed it for a short time'], ['support', 'I’m not happy with customer support'], ['other', 'Other']];
  V['/settings/billing/cancel/reason'] = function () {
    if (A.status === 'CANCELED') { setTimeout(function () { go('/settings/billing', 1); }); return ''; }
    return '<h1>Why are you canceling?</h1><p>Your feedback helps us make Quillmark better. Please choose the main reason for canceling your subscription.</p><form id="rf"><div role="radiogroup" aria-label="Reason">' + RS.map(function (r) { return '<label class="Rad_r__"><input type="radio" name="reason" value="' + r[0] + '"' + (mem.reason === r[0] ? ' checked' : '') + '><span>' + r[1] + '</span></label>'; }).join('') + '</div><p style="margin:18px 0 6px"><label for="cm">Anything else you’d like to share? (optional)</label></p><textarea id="cm" rows="4" maxlength="1000"></textarea>' +
      '<p class="Muted_m__">When you select “Cancel subscription”, your ' + planName() + ' subscription won’t renew. You can use it until ' + A.renews + '. Payments already made aren’t refunded, except where required by law.</p><div class="Act_a__"><a class="Btn_b__P" href="/settings/billing">Never mind</a><button type="submit" class="Btn_d__P"' + (mem.reason ? '' : ' disabled') + '>Cancel subscription</button></div></form>';
  };
  V['/settings/billing/cancel/done'] = function () {
    if (A.status !== 'CANCELED') { setTimeout(function () { go('/settings/billing', 1); }); return ''; }
    return '<h1>Your subscription has been canceled</h1><div class="Note_n__ ok"><div>We’ve sent a confirmation to ' + esc(A.profile.email) + '. You can keep using ' + planName() + ' until <b>' + A.renews + '</b>. After that, your account switches to Quillmark Free.</div></div><p>Changed your mind? You can restore your subscription any time before ' + A.renews + ' from the Billing page.</p><div class="Act_a__"><a class="Btn_b__P" href="/settings/billing">Back to Billing</a></div>';
  };
  V['/settings/personal'] = function () {
    var p = A.profile;
    return '<h1>Personal info</h1><section class="Card_r__Q"><form id="pf"><div class="Fld_f__"><label for="pn">Full name</label><input type="text" id="pn" value="' + esc(p.name) + '"></div><div class="Fld_f__"><label for="pe">Email</label><input type="email" id="pe" value="' + esc(p.email) + '"></div><div class="Fld_f__"><label for="pc">Country or region</label><select id="pc"><option>United States</option><option>Canada</option><option>United Kingdom</option><option>Sweden</option></select></div><button class="Btn_b__P">Save changes</button></form></section>';
  };
  V['/settings/notifications'] = function () {
    var n = [['newsletter', 'Quillmark newsletter', 'News, stories and product updates'], ['tips', 'Tips and tutorials', 'Get more out of your notes'], ['product', 'Research invitations', 'Help shape what we build next'], ['weekly', 'Weekly summary', 'Your notes and tasks, every Monday']];
    return '<h1>Notifications</h1><section class="Card_r__Q"><h2>Email</h2>' + n.map(function (x) { return '<div class="Row_x__1"><span>' + x[1] + '<small>' + x[2] + '</small></span><input type="checkbox" role="switch" class="Sw_s__" aria-label="' + x[1] + '" data-n="' + x[0] + '"' + (A.notif[x[0]] ? ' checked' : '') + '></div>'; }).join('') + '</section>';
  };
  V['/settings/security'] = function () { return '<h1>Security summary</h1><section class="Card_r__Q"><div class="Row_x__1"><span>Password<small>Last changed 2 years ago</small></span><button class="Btn_s__P" data-a="mail">Change password</button></div><div class="Row_x__1"><span>Two-step verification<small>Off</small></span><button class="Btn_s__P" data-a="mail">Enable</button></div><div class="Row_x__1"><span>Access history<small>Last sign-in: today, Portland, OR</small></span></div></section>'; };
  V['/settings/devices'] = function () { return '<h1>Devices</h1><section class="Card_r__Q">' + A.devices.map(function (d) { return '<div class="Row_x__1"><span>' + esc(d.name) + '<small>' + d.os + ' · ' + d.seen + '</small></span><button class="Btn_s__P" data-a="dev" data-d="' + d.id + '">Revoke access</button></div>'; }).join('') + '</section>'; };
  V['/settings/applications'] = function () { return '<h1>Connected apps</h1><section class="Card_r__Q"><p class="Muted_m__">Apps you’ve given access to your Quillmark account will appear here.</p></section>'; };
  V['/settings/calendar'] = function () { return '<h1>Connected calendars</h1><section class="Card_r__Q"><p class="Muted_m__">Link your calendar to see your meetings next to your notes.</p><button class="Btn_s__P" data-a="mail">Connect a calendar</button></section>'; };

  function render() {
    var p = location.pathname.replace(/\/$/, ''); if (p === '' || p === '/settings') { history.replaceState({}, '', '/settings/account'); p = '/settings/account'; }
    var v = V[p] || V['/settings/account'];
    var bill = p.indexOf('/settings/billing') === 0 || p === '/settings/plans';
    root.innerHTML = '<div class="Shell_l__9xQ"><nav class="Nav_w__2kD" aria-label="Settings"><a class="Nav_back__u1" href="#" data-a="nop">‹ <img src="/static/logo.svg" width="22" height="22" alt=""> Back to Quillmark</a><div class="Nav_who__7z"><span class="Nav_av__p">HL</span><span>' + esc(A.profile.name) + '<small>' + esc(A.profile.email) + '</small></span></div>' +
      NAV.map(function (g) { return '<div class="Nav_h__a">' + g[0] + '</div>' + g[1].map(function (n) { var cur = n[0] === p || (bill && n[0] === '/settings/billing'); return '<a class="Nav_i__Yx" href="' + n[0] + '"' + (cur ? ' aria-current="page"' : '') + '>' + I(n[2]) + n[1] + '</a>'; }).join(''); }).join('') +
      '<div class="Nav_up__k"><b>Go Professional</b><p class="Fine_f__">Share tasks, search like a pro and get 20 GB of uploads.</p><a class="Btn_s__P" href="/settings/plans">Upgrade</a></div></nav><main class="Main_c__3">' + v() + '<footer class="Foot_f__"><span>© 2026 Quillmark Inc.</span><a href="#" data-a="nop">Help &amp; Learning</a><a href="#" data-a="nop">Terms of Service</a><a href="#" data-a="nop">Privacy Policy</a><a href="#" data-a="nop">Commercial Terms</a><a href="#" data-a="nop">Status</a><a href="#" data-a="cookie">Cookie settings</a></footer></main></div>';
    cookie();
    var f = document.getElementById('rf');
    if (f) {
      f.onchange = function (e) { if (e.target.name === 'reason') { mem.reason = e.target.value; f.querySelector('[type=submit]').disabled = false; } };
      f.onsubmit = function (e) {
        e.preventDefault(); var b = f.querySelector('[type=submit]'); b.disabled = true; b.textContent = 'Canceling…';
        api('POST', '/billing/cancellation', { reason: mem.reason, comment: document.getElementById('cm').value }).then(function (j) { A = j; mem.reason = ''; go('/settings/billing/cancel/done', 1); }).catch(function () { b.disabled = false; b.textContent = 'Cancel subscription'; toast('Something went wrong. Please try again.'); });
      };
    }
    var pf = document.getElementById('pf');
    if (pf) pf.onsubmit = function (e) { e.preventDefault(); upd(api('PUT', '/profile', { name: document.getElementById('pn').value, email: document.getElementById('pe').value, country: document.getElementById('pc').value }), 'Changes saved'); };
    document.querySelectorAll('[data-n]').forEach(function (s) { s.onchange = function () { var o = {}; o[s.dataset.n] = s.checked; upd(api('PUT', '/notifications', o), 'Preferences updated'); }; });
  }
  function cookie(force) {
    var k = document.getElementById('ck'); if (k) return;
    if (!force && localStorage.getItem('qm_consent')) return;
    k = document.createElement('div'); k.id = 'ck'; k.className = 'Ck_b__'; k.setAttribute('role', 'region'); k.setAttribute('aria-label', 'Cookie consent');
    k.innerHTML = '<p>We use cookies to run Quillmark, measure how it’s used and personalize our marketing. Read our <a href="#" data-a="nop">Cookie Policy</a>.</p><div><button class="Btn_t__P">Manage</button><button class="Btn_s__P">Reject all</button><button class="Btn_b__P">Accept all</button></div>';
    k.querySelectorAll('button').forEach(function (b) { b.onclick = function () { localStorage.setItem('qm_consent', b.textContent); k.remove(); }; });
    document.body.appendChild(k);
  }
  document.addEventListener('click', function (e) {
    var t = e.target.closest('[data-a]'), a;
    if (t) {
      e.preventDefault();
      switch (t.dataset.a) {
        case 'close': modal('Close your account?', 'Your account and all of your notes, notebooks and tags will be permanently deleted. Any active subscription ends immediately without a refund.', 'Close account', 'Btn_d__P', function () { return upd(api('DELETE', '/account'), 'Account closed'); }); break;
        case 'restore': upd(api('DELETE', '/billing/cancellation'), 'Your subscription has been restored'); break;
        case 'offer': t.disabled = true; api('POST', '/billing/offers/stay40', { offer: 'stay40' }).then(function (j) { A = j; go('/settings/billing'); toast('Thanks for staying! Your 40% discount has been applied.'); }); break;
        case 'annual': modal('Switch to yearly billing?', 'We’ll charge $129.99 to your Visa ending in 4417 today, minus a credit for the unused part of this month.', 'Confirm and pay', 'Btn_b__P', function () { return upd(api('PUT', '/billing/plan', { plan: 'personal', cycle: 'year' }), 'You’re now on yearly billing'); }); break;
        case 'plan': modal('Upgrade to Professional?', 'You’ll be charged the pro-rated difference today, then $17.99 per month.', 'Confirm and pay', 'Btn_b__P', function () { return upd(api('PUT', '/billing/plan', { plan: t.dataset.p, cycle: A.cycle }), 'Welcome to Professional'); }); break;
        case 'rmcard': modal('Remove payment method?', 'Your subscription can’t renew without a payment method.', 'Remove', 'Btn_d__P', function () { return upd(api('DELETE', '/billing/payment-method'), 'Payment method removed'); }); break;
        case 'editcard': toast('Secure payment form is loading…'); break;
        case 'promo': api('POST', '/promo', { code: document.getElementById('promo').value }).catch(function () { toast('That code isn’t valid.'); }); break;
        case 'dev': upd(api('DELETE', '/devices/' + t.dataset.d), 'Access revoked'); break;
        case 'copy': toast('Link copied'); break;
        case 'mail': toast('Check your inbox to continue'); break;
        case 'cookie': cookie(true); break;
      }
      return;
    }
    a = e.target.closest('a[href^="/settings"]');
    if (a && !e.metaKey && !e.ctrlKey) { e.preventDefault(); go(a.getAttribute('href')); }
  });
  window.addEventListener('popstate', render);
  api('GET', '/account').then(function (j) { A = j; render(); ev('app:load'); });
})();
