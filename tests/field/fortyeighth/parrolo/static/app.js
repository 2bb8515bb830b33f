(function () {
  'use strict';
  var root = document.getElementById('root'), over = document.getElementById('overlays');
  var me = null;

  function h(tag, props) {
    var e = document.createElement(tag), k;
    for (k in props || {}) {
      var v = props[k];
      if (v == null || v === false) continue;
      if (k.slice(0, 2) === 'on') e.addEventListener(k.slice(2), v);
      else if (k === 'cls') e.className = v;
      else if (k === 'checked' || k === 'disabled' || k === 'value') e[k] = v;
      else e.setAttribute(k, v === true ? '' : v);
    }
    for (var i = 2; i < arguments.length; i++) add(e, arguments[i]);
    return e;
  }
  function add(e, c) {
    if (c == null || c === false) return;
    if (Array.isArray(c)) c.forEach(function (x) { add(e, x); });
    else e.appendChild(typeof c === 'object' ? c : document.createTextNode(String(c)));
  }
  function btn(label, kind, fn, test, disabled) {
    return h('button', { cls: '_btN ' + (kind || ''), 'data-test': test, onclick: fn, disabled: disabled }, h('span', {}, label));
  }
  function link(href, cls, kids, attrs) {
    var p = attrs || {};
    p.href = href; p.cls = cls;
    p.onclick = function (ev) { if (ev.metaKey || ev.ctrlKey) return; ev.preventDefault(); go(href); };
    return h('a', p, kids);
  }
  function api(method, path, body) {
    return fetch('/api/1' + path, {
      method: method, headers: { 'Content-Type': 'application/json; charset=UTF-8' },
      body: method === 'GET' ? undefined : JSON.stringify(body || {})
    }).then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  function save(method, path, body, msg) {
    return api(method, path, body).then(function (d) { me = d; draw(); if (msg) toast(msg); return d; },
      function () { toast('Something went wrong. Please try again.'); });
  }
  function toast(msg) {
    var t = h('div', { cls: '_t0s', role: 'status' }, msg);
    document.body.appendChild(t);
    setTimeout(function () { t.remove(); }, 3000);
  }
  function go(path) { history.pushState(null, '', path); over.textContent = ''; draw(); window.scrollTo(0, 0); }
  window.addEventListener('popstate', function () { over.textContent = ''; draw(); });

  /* ---------- chrome ---------- */
  var NAV = [['/learn', '🏠', 'Learn'], ['/practice-hub', '🏋️', 'Practice'], ['/leaderboard', '🛡️', 'Leaderboards'],
    ['/quests', '🎁', 'Quests'], ['/shop', '🛍️', 'Shop'], ['/profile/me', '🙂', 'Profile'], ['/settings/account', '⚙️', 'Settings']];
  function sidebar(path) {
    return h('div', { cls: '_3Sid3' }, link('/learn', '_Logo1', 'parrolo'), h('nav', {}, NAV.map(function (n) {
      var on = n[0].split('/')[1] === path.split('/')[1];
      return link(n[0], '_nAv7a' + (on ? ' _0n' : ''), [h('i', { 'aria-hidden': 'true' }, n[1]), h('span', {}, n[2])]);
    })));
  }
  function footer() {
    return h('div', { cls: '_fTr' }, ['About', 'Blog', 'Store', 'Efficacy', 'Careers', 'Investors', 'Terms', 'Privacy'].map(function (t) {
      return link('/info/' + t.toLowerCase(), '', t);
    }));
  }
  function stats() {
    return h('div', { cls: '_st4ts' }, h('span', { title: 'Course' }, '🇮🇹'), h('span', { title: 'Streak' }, '🔥 ' + me.streak),
      h('span', { title: 'Gems' }, '💎 ' + me.gems), h('span', { title: 'Hearts' }, '💜 ∞'));
  }
  function settingsMenu(path) {
    var s = me.subscription;
    function item(p, t) { return link(p, '_mL1nk' + (p === path ? ' _0n' : ''), t); }
    return [h('div', { cls: '_b0x _sL' },
      h('div', { cls: '_mHd' }, 'Account'),
      item('/settings/account', 'Preferences'), item('/settings/profile', 'Profile'), item('/settings/notifications', 'Notifications'),
      item('/settings/courses', 'Courses'), item('/settings/privacy', 'Privacy settings'),
      h('div', { cls: '_mHd' }, 'Subscription'),
      item('/settings/super', 'Manage subscription'),
      h('span', { cls: '_mSub' }, s.plan + (s.willRenew ? ' · renews ' : ' · canceled, ends ') + s.periodEnd),
      h('div', { cls: '_mHd' }, 'Support'),
      item('/info/help', 'Help Center')),
    btn('Log out', '_wD', function () { toast('Logging out is not available right now.'); }, 'log-out'), footer()];
  }
  function promo() {
    return [stats(), h('div', { cls: '_b0x' }, h('h3', {}, 'Try Max for free'), h('p', { cls: '_sm4l' }, 'Video calls with Lulu, personal feedback and everything in Super.'),
      link('/super/plans', '_btN _p2 _wD', 'Explore Max')),
    h('div', { cls: '_b0x' }, h('h3', {}, 'Amethyst League'), h('p', { cls: '_sm4l' }, 'You’re ranked #6. You’ve earned 142 XP this week so far.')),
    h('div', { cls: '_b0x' }, h('h3', {}, 'Daily Quests'), h('p', { cls: '_sm4l' }, '⚡ Earn 30 XP: 20 / 30'), h('p', { cls: '_sm4l' }, '🎯 Score 90% or higher in 3 lessons: 1 / 3')), footer()];
  }
  function cookieBar() {
    if (/(^|; )pr_consent=/.test(document.cookie)) return;
    function done(v) { document.cookie = 'pr_consent=' + v + '; path=/; max-age=31536000'; bar.remove(); }
    var bar = h('div', { cls: '_ckB', role: 'region', 'aria-label': 'Cookie banner' },
      h('div', {}, 'We use cookies to analyze traffic and improve Parrolo. Read more in our ', link('/info/privacy', '', 'Privacy Policy'), '.'),
      btn('Reject all', '', function () { done('0'); }), btn('Accept all', '_p1', function () { done('1'); }));
    document.body.appendChild(bar);
  }

  /* ---------- pages ---------- */
  function toggles(map, values, path) {
    return map.map(function (m) {
      return h('label', { cls: '_tGl' }, h('span', {}, m[1]), h('input', {
        type: 'checkbox', checked: values[m[0]],
        onchange: function (e) { var b = {}; b[m[0]] = e.target.checked; save('PATCH', path, b, 'Saved'); }
      }));
    });
  }
  var P = {};
  P['/settings/account'] = function () {
    return [h('h1', {}, 'Preferences'), h('h2', {}, 'Lesson experience'),
      toggles([['sound', 'Sound effects'], ['animations', 'Animations'], ['motivational', 'Motivational messages'], ['listening', 'Listening exercises'], ['speaking', 'Speaking exercises']], me.prefs, '/users/me/preferences'),
      h('h2', { style: 'margin-top:26px' }, 'Appearance'), h('label', { cls: '_f1eld' }, 'Dark mode', h('select', { style: 'font:inherit;padding:10px' }, h('option', {}, 'System default'), h('option', {}, 'On'), h('option', {}, 'Off')))];
  };
  P['/settings/profile'] = function () {
    var f = {};
    function field(k, t, type) { return h('label', { cls: '_f1eld' }, t, f[k] = h('input', { type: type || 'text', name: k, value: me.profile[k] })); }
    return [h('h1', {}, 'Profile'), field('name', 'Name'), field('username', 'Username'), field('email', 'Email', 'email'),
      btn('Save changes', '_p1', function () { save('PATCH', '/users/me', { name: f.name.value, username: f.username.value, email: f.email.value }, 'Your changes have been saved'); }),
      h('div', { cls: '_d4ng' }, h('button', { cls: '_lBtn', onclick: function () { toast('We’ll email you when your data is ready.'); } }, 'Export my data'),
        h('button', { cls: '_lBtn _rD', onclick: deleteDialog }, 'Delete my account'))];
  };
  P['/settings/notifications'] = function () {
    return [h('h1', {}, 'Notifications'), h('h2', {}, 'Email'), toggles([['practice', 'Practice reminders'], ['weekly', 'Weekly progress'], ['friends', 'New follower and friend activity'], ['promotions', 'Promotions and product updates'], ['research', 'Research opportunities']], me.notify, '/users/me/notifications')];
  };
  P['/settings/courses'] = function () {
    return [h('h1', {}, 'Courses'), [['🇮🇹', 'Italian', '12,418 XP'], ['🇪🇸', 'Spanish', '2,105 XP'], ['🎵', 'Music', '310 XP']].map(function (c) {
      return h('div', { cls: '_r0w' }, h('span', {}, c[0] + ' ' + c[1]), h('span', {}, c[2]));
    })];
  };
  P['/settings/privacy'] = function () {
    return [h('h1', {}, 'Privacy settings'), h('p', {}, 'Your profile is public. Learners can find you by username or by the contacts you share.'), h('p', { cls: '_sm4l' }, 'Personalized ads are off while you have Super.')];
  };
  P['/settings/super'] = function () {
    var s = me.subscription, max = s.plan.indexOf('Max') === 0, fam = s.plan.indexOf('Family') > 0;
    return [h('h1', {}, 'Manage subscription'),
      h('div', { cls: '_sUpr' }, h('span', { cls: '_tAg' }, max ? 'MAX' : 'SUPER'), h('h2', { style: 'margin:14px 0 0' }, s.plan),
        s.willRenew ? h('p', {}, 'Your subscription will automatically renew on ' + s.periodEnd + '.')
          : h('p', {}, 'Your subscription has been canceled. You’ll have access to Super features until ' + s.periodEnd + '.')),
      h('div', { cls: '_b0x' }, h('h3', {}, 'Your plan'),
        h('div', { cls: '_r0w' }, h('span', {}, 'Plan'), h('span', {}, s.plan)),
        h('div', { cls: '_r0w' }, h('span', {}, 'Price'), h('span', {}, s.price)),
        s.discount && h('div', { cls: '_r0w' }, h('span', {}, 'Offer'), h('span', {}, '40% off for 12 months')),
        h('div', { cls: '_r0w' }, h('span', {}, s.willRenew ? 'Next billing date' : 'Expires on'), h('span', {}, s.periodEnd)),
        h('div', { cls: '_r0w' }, h('span', {}, 'Payment method'), h('span', {}, s.method)),
        h('div', { cls: '_r0w' }, h('span', {}, 'Member since'), h('span', {}, s.memberSince))),
      !s.willRenew && h('div', { cls: '_b0x' }, h('div', { cls: '_pLn' }, h('div', {}, h('h3', {}, 'Changed your mind?'), h('p', {}, 'Turn renewal back on and keep your Super benefits.')),
        btn('Renew Super', '_p2', function () { save('PUT', '/users/me/subscription/auto-renew', {}, 'Welcome back to Super!'); }))),
      h('h2', {}, 'Other plans'),
      !fam && h('div', { cls: '_b0x' }, h('div', { cls: '_pLn' }, h('div', {}, h('h3', {}, 'Super Family'), h('p', {}, 'Share Super with up to 5 other people. $119.99 / year')), btn('Switch plan', '', function () { planDialog('family'); }))),
      !max && h('div', { cls: '_b0x' }, h('div', { cls: '_pLn' }, h('div', {}, h('h3', {}, 'Parrolo Max'), h('p', {}, 'Video calls and Explain My Answer. $29.99 / month')), btn('Upgrade', '_p2', function () { planDialog('max'); }))),
      s.willRenew && h('div', { cls: '_d4ng' }, h('button', { cls: '_lBtn', onclick: lossScreen, 'data-test': 'cancel-subscription' }, h('span', {}, 'Cancel subscription'))),
      h('p', { cls: '_sm4l' }, 'Subscriptions bought in the App Store or Google Play are managed in your store account. For billing questions see the ', link('/info/help', '', 'Help Center'), '.')];
  };
  P['/super/plans'] = function () {
    return [h('h1', {}, 'Choose a plan'), [['max', 'Max', '$29.99 / month', 'Video Call, Roleplay, Explain My Answer'], ['family', 'Super Family', '$119.99 / year', '2–6 members, all Super features']].map(function (p) {
      return h('div', { cls: '_b0x' }, h('h3', {}, p[1]), h('p', {}, p[3]), h('p', {}, h('b', {}, p[2])), btn('Get ' + p[1], '_p2 _wD', function () { planDialog(p[0]); }));
    })];
  };
  P['/learn'] = function () {
    return [h('div', { cls: '_un1t' }, h('div', {}, 'Section 3, Unit 14'), h('h2', { style: 'margin:0' }, 'Talk about plans for the weekend')), h('div', { cls: '_pTh' }, ['⭐', '⭐', '📖', '🎁', '⭐', '🏆'].map(function (x) { return h('b', {}, x); }))];
  };
  P['/practice-hub'] = function () { return [h('h1', {}, 'Practice Hub'), ['Mistakes', 'Words', 'Stories', 'Listen', 'Speak'].map(function (t) { return h('div', { cls: '_b0x' }, h('h3', {}, t), h('span', { cls: '_sm4l' }, 'Included with Super')); })]; };
  P['/leaderboard'] = function () { return [h('h1', {}, 'Amethyst League'), h('p', { cls: '_sm4l' }, 'Top 7 advance to the next league'), ['Marek', 'Aoife', 'Jun', 'Paolo', 'Selin', 'Nora Whitlock', 'Tomás'].map(function (n, i) { return h('div', { cls: '_r0w' }, h('span', {}, (i + 1) + '  ' + n), h('span', {}, (310 - i * 33.6 | 0) + ' XP')); })]; };
  P['/quests'] = function () { return [h('h1', {}, 'Quests'), h('div', { cls: '_b0x' }, h('h3', {}, 'Friends Quest'), h('p', {}, 'Earn 500 XP with Selin. 2 days left.'))]; };
  P['/shop'] = function () {
    return [h('h1', {}, 'Shop'), h('h2', {}, 'Power-Ups'), h('div', { cls: '_b0x' }, h('div', { cls: '_pLn' }, h('div', {}, h('h3', {}, 'Streak Freeze'), h('p', {}, 'Equipped: ' + me.streakFreezes + ' / 5')), btn('Get for 💎 200', '', function () { save('POST', '/users/me/shop-items', { item: 'streak_freeze' }); })))];
  };
  P['/profile/me'] = function () { return [h('h1', {}, me.profile.name), h('p', {}, me.profile.username + ' · Joined a while ago · 9 Following · 14 Followers'), h('h2', {}, 'Statistics'), h('div', { cls: '_r0w' }, h('span', {}, 'Day streak'), h('span', {}, me.streak)), h('div', { cls: '_r0w' }, h('span', {}, 'Total XP'), h('span', {}, '14,833'))]; };
  P['/info/help'] = function () {
    return [h('h1', {}, 'Help Center'), h('h2', {}, 'How do I cancel my Super subscription?'), h('p', {}, 'If you subscribed on the website, go to Settings, choose Manage subscription and select Cancel subscription. Deleting your account or the app does not cancel a subscription.'),
      h('h2', {}, 'What happens to my Super features?'), h('p', {}, 'They stay available until the end of the period you already paid for. Your course progress is kept.'), h('h2', {}, 'Can I get a refund?'), h('p', {}, 'Payments are generally non-refundable, except where the law requires it.')];
  };

  /* ---------- dialogs ---------- */
  function modal(title, text, buttons) {
    over.textContent = '';
    var m = h('div', { cls: '_m0d' }, h('div', { role: 'dialog', 'aria-modal': 'true', 'aria-label': title }, h('h2', {}, title), h('p', {}, text), buttons));
    over.appendChild(m);
  }
  function shut() { over.textContent = ''; }
  function planDialog(plan) {
    var max = plan === 'max';
    modal(max ? 'Upgrade to Max?' : 'Switch to Super Family?', 'Your Visa ending in 4417 will be charged ' + (max ? '$29.99 today and every month' : '$119.99 today and every year') + ' until you cancel.',
      [btn(max ? 'Upgrade now' : 'Switch now', '_p2 _wD', function () { shut(); save('PUT', '/users/me/subscription/plan', { plan: plan }, 'Your plan has been updated'); }), btn('Not now', '_gH _wD', shut)]);
  }
  function deleteDialog() {
    modal('Delete your account?', 'All your progress, streak and courses will be erased. This can’t be undone.', [btn('Delete account', '_rD _wD', function () { shut(); save('DELETE', '/users/me', {}); }), btn('Never mind', '_gH _wD', shut)]);
  }

  /* ---------- cancelling ---------- */
  function screen(dark, body, foot) {
    over.textContent = '';
    over.appendChild(h('div', { cls: '_fS' + (dark ? ' _dk' : ''), role: 'dialog', 'aria-modal': 'true' },
      h('div', { cls: '_tp' }, h('button', { cls: '_cL0', 'aria-label': 'Close', onclick: shut }, '✕')),
      h('div', { cls: '_bD' }, body), h('div', { cls: '_fT' }, h('div', {}, foot))));
  }
  function lossScreen() {
    screen(true, [h('img', { src: '/static/polly.svg', alt: '', width: 120 }), h('h1', {}, 'If you cancel, you’ll lose these Super benefits'),
      h('ul', { cls: '_pKs' }, [['💜', 'Unlimited Hearts'], ['🚫', 'No ads'], ['🏋️', 'Personalized practice in the Practice Hub'], ['🎯', 'Free Legendary challenges'], ['🔁', 'Mistakes review']].map(function (p) { return h('li', {}, h('span', { 'aria-hidden': 'true' }, p[0]), h('span', {}, p[1])); })),
      h('p', {}, 'Learners with Super are 4.2x more likely to finish their course.')],
    [btn('Keep Super', '_p1', shut), btn('Continue to cancel', '_gH', survey)]);
  }
  var REASONS = [['too_expensive', '💸', 'It’s too expensive'], ['not_using', '⏰', 'I’m not using Parrolo enough'], ['features', '🧩', 'I don’t find the Super features useful'],
    ['technical', '🛠️', 'I had technical issues'], ['other_app', '📱', 'I’m using another way to learn'], ['goal', '🏁', 'I reached my learning goal'], ['other', '💬', 'Other']];
  function survey() {
    var chosen = null, opts, next;
    function pick(ev) {
      opts.forEach(function (o) { o.setAttribute('aria-checked', 'false'); });
      ev.currentTarget.setAttribute('aria-checked', 'true');
      chosen = ev.currentTarget.dataset.value; next.disabled = false;
    }
    opts = REASONS.map(function (r) { return h('button', { cls: '_0pt', role: 'radio', type: 'button', 'aria-checked': 'false', 'data-value': r[0], onclick: pick }, h('span', { 'aria-hidden': 'true' }, r[1]), h('span', {}, r[2])); });
    next = btn('Continue', '_p1', function () {
      next.disabled = true;
      api('POST', '/users/me/subscription/cancellation-survey', { reason: chosen }).then(function (d) { offer(d.offer); }, function () { next.disabled = false; toast('Something went wrong. Please try again.'); });
    }, 'continue', true);
    screen(false, [h('h1', {}, 'Why are you canceling Super?'), h('div', { role: 'radiogroup', 'aria-label': 'Why are you canceling Super?' }, opts)], [next, btn('Never mind', '_gH', shut)]);
  }
  function offer(o) {
    screen(true, [h('img', { src: '/static/polly.svg', alt: '', width: 120 }), h('h1', {}, 'Wait! Stay with Super for ' + o.percent + '% off'),
      h('p', {}, 'Keep learning without limits for $7.79 / month for the next ' + o.months + ' months.'), h('p', {}, 'After that, your plan renews at $12.99 / month. Cancel anytime.')],
    [btn('Claim ' + o.percent + '% off', '_p1', function () { shut(); save('POST', '/users/me/subscription/offer', { percent: o.percent }, 'Your discount has been applied'); }), btn('No thanks', '_gH', confirmScreen)]);
  }
  function confirmScreen() {
    var s = me.subscription, yes;
    yes = btn('Cancel subscription', '_rD', function () {
      yes.disabled = true;
      api('DELETE', '/users/me/subscription/auto-renew', {}).then(function (d) { me = d; draw(); done(); }, function () { yes.disabled = false; toast('Something went wrong. Please try again.'); });
    }, 'confirm-cancel');
    screen(false, [h('img', { src: '/static/polly.svg', alt: '', width: 120 }), h('h1', {}, 'Are you sure you want to cancel?'), h('p', {}, 'You’ll keep your Super benefits until ' + s.periodEnd + '. After that you’ll go back to the free version with ads and limited hearts.')],
      [btn('Keep Super', '_p1', shut), yes]);
  }
  function done() {
    screen(false, [h('img', { src: '/static/polly.svg', alt: '', width: 120 }), h('h1', {}, 'Your subscription has been canceled'), h('p', {}, 'You won’t be charged again. Enjoy Super until ' + me.subscription.periodEnd + '. We sent a confirmation to ' + me.profile.email + '.')],
      [btn('Done', '_p1', function () { go('/settings/super'); })]);
  }

  /* ---------- render ---------- */
  function draw() {
    var path = location.pathname.replace(/\/$/, '');
    if (me.deleted) { root.textContent = ''; root.appendChild(h('div', { cls: '_2aLdr' }, h('h1', {}, 'Your account has been deleted'))); return; }
    var page = P[path] || function () { var t = path.split('/').pop(); return [h('h1', {}, t.charAt(0).toUpperCase() + t.slice(1)), h('p', {}, 'The free, fun, and effective way to learn a language.')]; };
    var set = path.indexOf('/settings/') === 0;
    root.textContent = '';
    root.appendChild(h('div', { cls: '_1Lay0' }, sidebar(path), h('main', { cls: '_maiN4' }, h('div', { cls: '_c0l1' }, page()), h('aside', { cls: '_c0l2' }, set ? settingsMenu(path) : promo()))));
    document.title = (set ? 'Settings' : 'Parrolo') + ' - Parrolo';
  }
  api('GET', '/users/me').then(function (d) { me = d; draw(); cookieBar(); }, function () { root.textContent = 'Parrolo is down for a moment. Please reload.'; });
})();
