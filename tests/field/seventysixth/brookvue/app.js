(() => {
  'use strict';
  const root = document.getElementById('__next');
  const say = document.getElementById('__next-route-announcer__');
  let acct = null;
  const flow = { reason: null };
  const h = (tag, props, ...kids) => {
    const el = document.createElement(tag);
    for (const [k, v] of Object.entries(props || {})) {
      if (v == null || v === false) continue;
      if (k.startsWith('on')) el.addEventListener(k.slice(2), v);
      else if (k === 'checked' || k === 'value' || k === 'disabled') el[k] = v;
      else el.setAttribute(k, v === true ? '' : v);
    }
    el.append(...kids.flat().filter(k => k != null && k !== false));
    return el;
  };
  const api = async (path, body) => {
    const r = await fetch('/api/v2/' + path, body === undefined ? {} : {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'bv-web' }, body: JSON.stringify(body) });
    const j = await r.json();
    if (r.ok) acct = j;
    if (!r.ok) throw new Error(j.error || 'Something went wrong.');
    return j;
  };
  const go = (to, replace) => { history[replace ? 'replaceState' : 'pushState']({}, '', to); render(); };
  const A = (href, cls, ...kids) => h('a', { href, class: cls, onclick: e => { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(href); } }, ...kids);
  const Btn = (kind, label, onclick, extra) => h('button', { type: 'button', class: 'Btn Btn--' + kind, onclick, ...extra }, label);
  const LinkBtn = (label, onclick, aria) => h('button', { type: 'button', class: 'Link', onclick, 'aria-label': aria }, label);
  const toast = m => { const t = h('div', { class: 'Toast', role: 'status' }, m); document.body.append(t); setTimeout(() => t.remove(), 4000); };
  const busy = async (ev, fn) => {
    const b = ev.currentTarget, t = b.textContent; b.disabled = true; b.textContent = 'Please wait…';
    try { await new Promise(r => setTimeout(r, 450)); await fn(); } catch (e) { toast(e.message); b.disabled = false; b.textContent = t; }
  };
  const dialog = (title, body, actions) => {
    const from = document.activeElement;
    const close = () => { o.classList.remove('in'); document.removeEventListener('keydown', esc); setTimeout(() => o.remove(), 200); from && from.focus && from.focus(); };
    const esc = e => e.key === 'Escape' && close();
    const o = h('div', { class: 'Overlay', onclick: e => e.target === o && close() },
      h('div', { class: 'Dialog', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'dlg-title', tabindex: '-1' },
        h('button', { type: 'button', class: 'Dialog__x', 'aria-label': 'Close', onclick: close }, '×'),
        h('h2', { id: 'dlg-title' }, title), body, h('div', { class: 'Flow__actions' }, actions(close))));
    document.body.append(o); document.addEventListener('keydown', esc);
    requestAnimationFrame(() => { o.classList.add('in'); o.querySelector('.Dialog').focus(); });
  };

  // ---- chrome ----
  function Nav() {
    let menu = null;
    const right = h('div', { class: 'Nav-sc__right' }, A('/search', '', 'Search'));
    const outside = e => { if (menu && !right.contains(e.target)) toggle(); };
    const toggle = () => {
      av.setAttribute('aria-expanded', String(!menu));
      if (menu) { menu.remove(); menu = null; document.removeEventListener('click', outside); return; }
      menu = h('div', { class: 'Menu', role: 'menu' },
        h('button', { type: 'button', role: 'menuitem', onclick: () => toast("You're watching as " + acct.name) }, acct.name), A('/profiles', '', 'Manage Profiles'), h('hr'),
        A('/account', '', 'Account'), A('/help', '', 'Help Center'), h('hr'),
        h('button', { type: 'button', role: 'menuitem', onclick: () => toast('Log out is not available right now.') }, 'Log Out'));
      right.append(menu); document.addEventListener('click', outside);
    };
    const av = h('button', { type: 'button', class: 'Avatar', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': 'Profile menu, ' + acct.name, onclick: toggle }, acct.name[0]);
    right.append(av);
    return h('header', { class: 'Nav-sc' }, A('/', 'Nav-sc__logo', 'brookvue'),
      h('nav', { class: 'Nav-sc__links', 'aria-label': 'Main', style: 'display:flex;gap:22px' }, A('/', '', 'Home'), A('/tv', '', 'TV'), A('/movies', '', 'Movies'), A('/sports', '', 'Sports'), A('/my-stuff', '', 'My Stuff')), right);
  }
  const Footer = () => h('footer', {},
    h('div', { class: 'Cols' },
      h('div', {}, h('h3', {}, 'Browse'), A('/tv', '', 'Streaming Library'), A('/live', '', 'Live TV'), A('/movies', '', 'Marquee Movies'), A('/student', '', 'Student Discount')),
      h('div', {}, h('h3', {}, 'Help'), A('/help', '', 'Account & Billing'), A('/help', '', 'Plans & Pricing'), A('/help', '', 'Supported Devices'), A('/help', '', 'Accessibility')),
      h('div', {}, h('h3', {}, 'About us'), A('/press', '', 'Press'), A('/jobs', '', 'Jobs'), A('/help', '', 'Contact')),
      h('div', {}, h('h3', {}, 'Gift'), A('/gift', '', 'Buy a Gift Card'), A('/account/gift', '', 'Redeem'))),
    h('div', { class: 'Legal' }, A('/terms', '', 'Subscriber Agreement'), A('/privacy', '', 'Privacy Policy'), A('/account/privacy', '', 'Your US State Privacy Rights'), A('/ads', '', 'About Ads'), h('p', {}, '© ' + new Date().getFullYear() + ' Brookvue, LLC. Plans auto-renew monthly until canceled.')));
  const hues = ['#7d3a5f', '#30467c', '#2c6b5d', '#83592a', '#51407e', '#37566b', '#7c3030'];
  const row = (...names) => h('div', { class: 'Posters' }, names.map((n, i) => h('div', { class: 'Poster', style: 'background:' + hues[(i + n.length) % 7] }, n)));

  // ---- pages ----
  const pages = {};
  pages['/'] = () => ['Home', h('main', { class: 'Hub' },
    h('div', { class: 'Hero' }, h('div', {}, 'NEW SEASON'), h('div', { style: 'font-size:40px;font-weight:800' }, 'The Ferry Line'), h('p', {}, 'TVMA • Drama • Season 3 premieres Tuesday')),
    h('h2', {}, 'Keep Watching'), row('Low Tide', 'Cook County Kitchen', 'Second Precinct', 'Paper Moons'),
    h('h2', {}, 'TV For You'), row('Harbor Lights', 'Dispatch', 'The Understudies', 'Bake Around', 'Lake Effect'),
    h('h2', {}, 'Marquee Movies'), row('Nine Rivers', 'The Long Count', 'Roommates, Inc.', 'Glass Orchard'))];

  pages['/account'] = () => {
    const st = acct.status, pend = st === 'PENDING_CANCEL', paused = st === 'PAUSED';
    const R = (l, small, act) => h('div', { class: 'Row' }, h('span', {}, l, small && h('small', {}, small)), act);
    const resume = e => busy(e, async () => { await api('subscription/resume', {}); toast('Welcome back! Your subscription is active.'); render(); });
    return ['Account', h('main', { class: 'Main' }, h('h1', {}, 'Account'),
      pend && h('div', { class: 'Notice', role: 'status' }, h('span', {}, h('strong', {}, 'Your subscription is canceled. '), `You can keep watching until ${acct.endDate}. You won't be charged again.`), LinkBtn('Resume subscription', resume)),
      paused && h('div', { class: 'Notice', role: 'status' }, h('span', {}, h('strong', {}, 'Your subscription is set to pause. '), `Streaming and billing pick back up on ${acct.resumeDate}.`), LinkBtn('Unpause', resume)),
      h('div', { class: 'Grid' },
        h('section', { class: 'Card' }, h('h2', {}, 'Your Subscription'),
          R(acct.planName, pend ? 'Ends ' + acct.endDate : `${acct.planPrice}/month${acct.promo ? ' for 3 months' : ''}`, !pend && A('/account/manage-plan', 'Link', 'Manage Plan')),
          acct.addons.length > 0 && R('Marquee Movies®', pend ? 'Ends ' + acct.endDate : 'Premium add-on • $9.99/month'),
          R('Extra Member', 'Share with someone outside your household', !pend && LinkBtn('Add', () => dialog('Add an Extra Member', h('p', {}, 'An Extra Member slot is $8.99/month, added to your next bill.'), close => [Btn('primary', 'Add for $8.99/mo', e => busy(e, async () => { await api('extra-member', {}); close(); toast('Extra Member added.'); render(); })), Btn('secondary', 'Not now', close)]), 'Add Extra Member')),
          R('Member since', acct.memberSince)),
        h('section', { class: 'Card' }, h('h2', {}, 'Payment Information'),
          R(acct.card ? 'Visa ending in ' + acct.card : 'No payment method', acct.card && 'Expires 08/28', A('/account/payment', 'Link', 'Update Payment')),
          acct.nextCharge ? R('Next charge', `${acct.total} + tax on ${acct.nextCharge}`) : R('Next charge', pend ? 'None — subscription ends ' + acct.endDate : 'None'),
          R('Billing history', 'Last 12 months', A('/account/billing', 'Link', 'View')),
          R('Gift card', 'Have a code?', A('/account/gift', 'Link', 'Redeem'))),
        h('section', { class: 'Card' }, h('h2', {}, 'Your Account'),
          R('Name', acct.name), R('Email', acct.email, A('/account/details', 'Link', 'Update Email')), R('Password', '••••••••', A('/account/details', 'Link', 'Update Password')), R('Phone', acct.phone)),
        h('section', { class: 'Card' }, h('h2', {}, 'Privacy & Settings'),
          R('Email notifications', null, A('/account/notifications', 'Link', 'Manage')),
          R('Devices', '5 active', LinkBtn('Log out of all devices', () => dialog('Log out everywhere?', h('p', {}, 'All devices, including this one, will be signed out.'), close => [Btn('primary', 'Log out all', e => busy(e, async () => { await api('devices/logout', {}); close(); toast('Devices logged out.'); })), Btn('secondary', 'Never mind', close)]))),
          R('Data & privacy rights', null, A('/account/privacy', 'Link', 'Manage'))),
        !pend && !paused && h('section', { class: 'Card' }, h('h2', {}, 'Pause Your Subscription'), R('Need a break?', 'Put your subscription on hold for up to 12 weeks.', A('/account/pause', 'Link', 'Pause'))),
        !pend && h('section', { class: 'Card' }, h('h2', {}, 'Cancel Your Subscription'), R(h('span', {}, 'Cancel anytime'), 'You\'ll still have access through the end of your billing period.', A('/account/cancel', 'Link', 'Cancel')))))];
  };

  const pauseBox = () => {
    const sel = h('select', { id: 'pause-duration', 'aria-label': 'Pause length' }, Array.from({ length: 12 }, (_, i) => h('option', { value: i + 1 }, `${i + 1} week${i ? 's' : ''}`)));
    sel.value = '4';
    return [sel, e => busy(e, async () => { await api('subscription/pause', { weeks: +sel.value }); toast('Your subscription will be paused.'); go('/account'); })];
  };
  pages['/account/pause'] = () => {
    const [sel, run] = pauseBox();
    return ['Pause', h('main', { class: 'Main' }, h('div', { class: 'Flow' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Pause your subscription'), h('p', {}, `Your pause would begin on ${acct.endDate}, at the end of your billing period.`), h('label', { for: 'pause-duration' }, 'How long?'), sel, h('div', { class: 'Flow__actions' }, Btn('primary', 'Pause Subscription', run), A('/account', 'Btn Btn--secondary', 'Go Back'))))];
  };
  const gate = fn => () => acct.status === 'PENDING_CANCEL' ? (go('/account', true), null) : fn();
  pages['/account/cancel'] = gate(() => {
    const [sel, run] = pauseBox();
    return ['Before you go', h('main', { class: 'Main' }, h('div', { class: 'Flow' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Taking some time off? Try a pause instead.'),
      h('p', {}, 'Your profiles, watch history and My Stuff will be right where you left them, and you won\'t be billed while you\'re away.'),
      h('div', { class: 'Flow__box' }, h('h2', {}, 'Pause for up to 12 weeks'), h('p', { class: 'Fine' }, `Begins ${acct.endDate}. Come back early whenever you like.`), sel),
      h('div', { class: 'Flow__actions' }, Btn('primary', 'Pause Subscription', run), Btn('secondary', 'Continue to Cancel', () => go('/account/cancel/survey')))))];
  });
  const reasons = [['cost', 'It costs too much'], ['content', 'I can\'t find anything I want to watch'], ['ads', 'Too many ads'], ['usage', 'I don\'t use it enough'], ['tech', 'Technical or streaming issues'], ['other_svc', 'I\'m switching to another service'], ['dup', 'I have more than one account'], ['other', 'Other']];
  pages['/account/cancel/survey'] = gate(() => {
    const next = Btn('secondary', 'Continue to Cancel', e => busy(e, async () => { await api('survey', { reason: flow.reason, comment: ta.value }); go('/account/cancel/offer'); }), { disabled: !flow.reason });
    const ta = h('textarea', { id: 'comment', rows: '3', maxlength: '500' });
    return ['Survey', h('main', { class: 'Main' }, h('form', { class: 'Flow', onsubmit: e => e.preventDefault() }, A('/account/cancel', 'Back', '‹ Back'), h('h1', { id: 'q' }, 'What\'s the main reason you\'re canceling?'),
      h('p', {}, 'Your answer helps us make Brookvue better.'),
      h('div', { role: 'radiogroup', 'aria-labelledby': 'q' }, reasons.map(([v, t]) => h('label', { class: 'Radio' }, h('input', { type: 'radio', name: 'reason', value: v, checked: flow.reason === v, onchange: () => { flow.reason = v; next.disabled = false; } }), h('span', { class: 'Radio__dot', 'aria-hidden': 'true' }), t))),
      h('p', {}, h('label', { for: 'comment' }, 'Anything else? (optional)')), ta,
      h('div', { class: 'Flow__actions' }, A('/account', 'Btn Btn--primary', 'Keep My Subscription'), next)))];
  });
  pages['/account/cancel/offer'] = gate(() => {
    if (!flow.reason) { go('/account/cancel/survey', true); return null; }
    const on = Btn('secondary', flow.reason === 'cost' || flow.reason === 'ads' ? 'No Thanks, Continue to Cancel' : 'Continue to Cancel', () => go('/account/cancel/confirm'));
    let body;
    if (flow.reason === 'ads') body = [h('h1', {}, 'Watch without the interruptions'), h('div', { class: 'Flow__box' }, h('h2', {}, 'Brookvue Premium (No Ads)'), h('p', {}, '$18.99/month. Most shows and movies, zero ad breaks, plus downloads.')), h('div', { class: 'Flow__actions' }, Btn('primary', 'Switch to No Ads', e => busy(e, async () => { await api('subscription/plan', { plan: 'noads' }); toast('Your plan has changed.'); go('/account'); })), on)];
    else if (flow.reason === 'content' || flow.reason === 'usage') body = [h('h1', {}, 'Coming up on Brookvue'), h('p', {}, 'Picked from what you\'ve been watching.'), row('The Ferry Line S3', 'Second Precinct', 'Dust & Daughters', 'Glass Orchard'), h('div', { class: 'Flow__actions' }, A('/', 'Btn Btn--primary', 'Start Watching'), on)];
    else if (flow.reason === 'tech') body = [h('h1', {}, 'Let\'s get that fixed'), h('p', {}, 'Most playback problems are solved by restarting the app or updating your device. Our team is online 24/7.'), h('div', { class: 'Flow__actions' }, A('/help', 'Btn Btn--primary', 'Visit Help Center'), on)];
    else body = [h('h1', {}, 'Stay for half the price'), h('div', { class: 'Flow__box' }, h('h2', {}, '$5.99/month for 3 months'), h('p', {}, `Keep ${acct.planName} for $5.99/month for your next 3 billing cycles.`), h('p', { class: 'Fine' }, 'Auto-renews at $11.99/month after 3 months unless canceled. Add-ons billed separately. Offer not combinable.')), h('div', { class: 'Flow__actions' }, Btn('primary', 'Accept Offer', e => busy(e, async () => { await api('subscription/offer', { offerId: 'SAVE50-3M' }); toast('Your offer has been applied.'); go('/account'); })), on)];
    return ['An offer for you', h('main', { class: 'Main' }, h('div', { class: 'Flow' }, A('/account/cancel/survey', 'Back', '‹ Back'), body))];
  });
  pages['/account/cancel/confirm'] = gate(() => ['Confirm cancellation', h('main', { class: 'Main' }, h('div', { class: 'Flow' }, A('/account/cancel/survey', 'Back', '‹ Back'), h('h1', {}, 'Review your cancellation'),
    h('p', {}, 'You can keep streaming through ', h('strong', {}, acct.endDate), '. After that you won\'t be charged, and you\'ll lose access to:'),
    h('ul', {}, h('li', {}, acct.planName), acct.addons.length > 0 && h('li', {}, 'Marquee Movies® add-on'), h('li', {}, 'Your 4 profiles and 37 saved titles in My Stuff')),
    h('p', { class: 'Fine' }, 'We don\'t offer refunds or credits for partial billing periods. If you resubscribe later, current prices will apply.'),
    h('div', { class: 'Flow__actions' }, A('/account', 'Btn Btn--primary', 'Keep My Subscription'), Btn('secondary', 'Cancel Subscription', e => busy(e, async () => { await api('subscription/cancel', { reason: flow.reason }); go('/account/cancel/complete', true); })))))]);
  pages['/account/cancel/complete'] = () => {
    if (acct.status !== 'PENDING_CANCEL') { go('/account', true); return null; }
    return ['Subscription canceled', h('main', { class: 'Main' }, h('div', { class: 'Flow' }, h('h1', {}, 'Your subscription has been canceled'), h('p', {}, `You'll have access until ${acct.endDate}. A confirmation is on its way to ${acct.email}.`),
      h('div', { class: 'Flow__box' }, h('h2', {}, 'Changed your mind?'), h('p', {}, 'Pick up right where you left off at your current price.'), LinkBtn('Resume subscription', e => busy(e, async () => { await api('subscription/resume', {}); go('/account'); }))),
      h('div', { class: 'Flow__actions' }, A('/', 'Btn Btn--primary', 'Keep Watching'), A('/account', 'Btn Btn--secondary', 'Back to Account'))))];
  };

  pages['/account/manage-plan'] = () => {
    const plan = (id, n, p, d) => h('div', { class: 'Card', style: 'margin-bottom:14px' }, h('div', { class: 'Row' }, h('span', {}, h('strong', {}, n), h('small', {}, d)), h('span', {}, p)),
      acct.plan === id ? h('em', {}, 'Current plan') : LinkBtn('Switch', () => dialog('Review your changes', h('p', {}, `You're switching to ${n} at ${p}. The new price applies to your next bill.`), close => [Btn('primary', 'Submit', e => busy(e, async () => { await api('subscription/plan', { plan: id }); close(); go('/account'); })), Btn('secondary', 'Cancel', close)]), 'Switch to ' + n));
    const has = acct.addons.length > 0;
    return ['Manage Plan', h('main', { class: 'Main' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Manage Plan'),
      plan('ads', 'Brookvue (With Ads)', '$11.99/mo', 'Our full streaming library with ads'), plan('noads', 'Brookvue Premium (No Ads)', '$18.99/mo', 'No ads on most titles, with downloads'), plan('live', 'Brookvue + Live TV', '$89.99/mo', '95+ live channels and unlimited DVR'),
      h('h2', {}, 'Add-ons'), h('div', { class: 'Card' }, h('div', { class: 'Row' }, h('span', {}, 'Marquee Movies®', h('small', {}, '$9.99/month')), LinkBtn(has ? 'Remove' : 'Add', () => dialog(has ? 'Remove add-on?' : 'Add Marquee Movies?', h('p', {}, has ? 'Marquee Movies will be removed at the end of your billing period.' : '$9.99/month, billed with your plan.'), close => [Btn('primary', has ? 'Remove Add-on' : 'Add', e => busy(e, async () => { await api('subscription/addons', { op: has ? 'remove' : 'add' }); close(); render(); })), Btn('secondary', 'Cancel', close)])))),
      h('p', { class: 'Fine' }, 'Looking to end your subscription? Go to your ', A('/account', '', 'Account page'), '.'))];
  };
  pages['/account/payment'] = () => ['Payment', h('main', { class: 'Main' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Payment Information'), h('div', { class: 'Card' }, h('div', { class: 'Row' }, acct.card ? 'Visa ending in ' + acct.card : 'No card on file', acct.card && LinkBtn('Remove', e => busy(e, async () => { await api('payment', { op: 'remove' }); render(); }))), h('p', {}, h('label', { for: 'cc' }, 'Card number')), h('input', { id: 'cc', type: 'text', inputmode: 'numeric', autocomplete: 'cc-number' }), h('div', { class: 'Flow__actions' }, Btn('primary', 'Save', e => busy(e, async () => { await api('payment', { op: 'update' }); go('/account'); })))))];
  pages['/account/billing'] = () => ['Billing history', h('main', { class: 'Main' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Billing History'), h('div', { class: 'Card' }, [1, 2, 3, 4].map(i => { const d = new Date(); d.setMonth(d.getMonth() - i); return h('div', { class: 'Row' }, d.toLocaleDateString('en-US', { month: 'long', year: 'numeric' }), h('span', {}, '$21.98 + tax')); })))];
  pages['/account/gift'] = () => { const i = h('input', { id: 'gc', type: 'text' }); return ['Redeem', h('main', { class: 'Main' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Redeem a Gift Card'), h('div', { class: 'Card' }, h('label', { for: 'gc' }, 'Gift card code'), i, h('div', { class: 'Flow__actions' }, Btn('primary', 'Redeem', e => busy(e, () => api('gift-card', { code: i.value }))))))]; };
  pages['/account/details'] = () => { const n = h('input', { id: 'nm', type: 'text', value: acct.name }), m = h('input', { id: 'em', type: 'email', value: acct.email }); return ['Your account', h('main', { class: 'Main' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Your Account'), h('div', { class: 'Card' }, h('label', { for: 'nm' }, 'Name'), n, h('label', { for: 'em' }, 'Email'), m, h('div', { class: 'Flow__actions' }, Btn('primary', 'Save Changes', e => busy(e, async () => { await api('profile', { name: n.value, email: m.value }); go('/account'); })))))]; };
  pages['/account/notifications'] = () => { const p = { ...acct.prefs }; return ['Notifications', h('main', { class: 'Main' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Email Notifications'), h('div', { class: 'Card' }, [['new', 'New episodes and releases'], ['offers', 'Offers and updates'], ['surveys', 'Surveys']].map(([k, t]) => h('label', { class: 'Check' }, h('input', { type: 'checkbox', checked: p[k], onchange: e => { p[k] = e.target.checked; } }), t)), h('div', { class: 'Flow__actions' }, Btn('primary', 'Save', e => busy(e, async () => { await api('preferences', p); go('/account'); })))))]; };
  pages['/account/privacy'] = () => ['Privacy rights', h('main', { class: 'Main' }, A('/account', 'Back', '‹ Account'), h('h1', {}, 'Your US State Privacy Rights'), h('div', { class: 'Card' }, h('p', {}, 'You may ask for a copy of your data, opt out of targeted advertising, or ask us to delete your account and personal information.'), h('div', { class: 'Row' }, h('span', {}, 'Right to delete', h('small', {}, 'Deletes your account, profiles and history. Access ends immediately.')), LinkBtn('Delete account', () => dialog('Delete your account?', h('p', {}, 'This can\'t be undone. You will lose access right away with no refund.'), close => [Btn('primary', 'Delete Account', e => busy(e, async () => { await api('privacy/delete', {}); close(); go('/'); })), Btn('secondary', 'Cancel', close)])))))];
  pages['/help'] = () => ['Help Center', h('main', { class: 'Main' }, h('h1', {}, 'Help Center'), h('div', { class: 'Card' }, h('h2', {}, 'Popular topics'), h('p', {}, h('strong', {}, 'Change or cancel your subscription. '), 'If you\'re billed by Brookvue, open your ', A('/account', '', 'Account page'), ', choose Cancel under Cancel Your Subscription and follow the prompts. You\'ll get an email once it\'s done.'), h('p', {}, h('strong', {}, 'Why did my price change? '), 'Promotional pricing ends after the period in your offer.'), h('p', {}, h('strong', {}, 'Billed through a partner? '), 'Contact the company that bills you.')))];
  const soon = () => ['Brookvue', h('main', { class: 'Main' }, h('h1', {}, 'Brookvue'), h('p', {}, 'This page is taking longer than usual to load. Please try again later.'))];

  function render() {
    const path = location.pathname.replace(/\/+$/, '') || '/';
    if (acct.status === 'DELETED') { root.replaceChildren(h('main', { class: 'Main' }, h('h1', {}, 'Your account has been deleted'), h('p', {}, 'Sorry to see you go.'))); return; }
    const out = (pages[path] || soon)();
    if (!out) return;
    document.title = out[0] + ' | Brookvue'; say.textContent = out[0];
    root.replaceChildren(Nav(), out[1], Footer()); scrollTo(0, 0);
  }
  addEventListener('popstate', render);
  api('account').then(() => setTimeout(render, 300)).catch(() => { root.textContent = 'Something went wrong. Refresh the page to try again.'; });
})();
