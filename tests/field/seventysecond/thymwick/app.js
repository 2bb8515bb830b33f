(() => {
const $root = document.getElementById('__next'), $portal = document.getElementById('portal-root');
const SUB = '/gw/api/subscriptions/30418827';
let me = null;
function h(tag, attrs, ...kids) {
  const e = document.createElement(tag);
  for (const k in attrs || {}) {
    const v = attrs[k];
    if (v === null || v === undefined || v === false) continue;
    if (k.startsWith('on')) e.addEventListener(k.slice(2).toLowerCase(), v);
    else e.setAttribute(k, v === true ? '' : v);
  }
  kids.flat(9).forEach(c => { if (c !== null && c !== undefined && c !== false) e.append(c.nodeType ? c : document.createTextNode(c)); });
  return e;
}
const send = async (path, body, method = 'POST') => {
  const r = await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) });
  const j = await r.json();
  if (!r.ok) throw new Error(j.error);
  if (j.customer) me = j;
  return j;
};
const load = async () => { me = await (await fetch('/gw/api/customers/me')).json(); };
const go = (p) => { history.pushState({}, '', p); render(); window.scrollTo(0, 0); };
const link = (href, text, attrs = {}) => h('a', { href, ...attrs, onClick: ev => { if (ev.ctrlKey || ev.metaKey) return; ev.preventDefault(); go(href); } }, text);
const btn = (cls, text, fn, attrs = {}) => h('button', { type: 'button', class: 'sc-1d0a ' + cls, onClick: fn, ...attrs }, h('span', { class: 'sc-8fk2' }, text));
const busy = (b) => { b.disabled = true; b.setAttribute('aria-busy', 'true'); };
const over = () => me.state === 'cancelled' || me.state === 'deleted';
const A = '/my-account';

function modal(title, body, actions) {
  const close = () => { ov.remove(); document.body.style.overflow = ''; };
  const ov = h('div', { class: 'ov', 'data-test-id': 'modal-overlay' },
    h('div', { class: 'dlg', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'dlg-t', tabindex: '-1' },
      h('button', { type: 'button', class: 'x', 'aria-label': 'Close', onClick: close }, '×'),
      h('h2', { id: 'dlg-t' }, title), body, h('div', { class: 'acts' }, actions(close))));
  ov.addEventListener('keydown', e => e.key === 'Escape' && close());
  $portal.append(ov); document.body.style.overflow = 'hidden'; ov.firstChild.focus();
}

function header() {
  let m = null;
  const b = h('button', { type: 'button', 'aria-haspopup': 'true', 'aria-expanded': 'false', 'data-test-id': 'account-menu-button', onClick: () => {
    if (m) { m.remove(); m = null; b.setAttribute('aria-expanded', 'false'); return; }
    m = h('div', { class: 'menu', 'data-test-id': 'account-menu' },
      link(A + '/plan-settings', 'Plan settings'), link(A + '/account-info', 'Account info'), link(A + '/order-history', 'Order history'),
      link(A + '/rewards', 'Thyme Rewards'), link(A + '/gift-cards', 'Gift cards'), link(A + '/refer', 'Invite friends, get £20'), link('/help', 'Help centre'), link('/logout', 'Log out'));
    box.append(m); b.setAttribute('aria-expanded', 'true');
  } }, h('span', { class: 'av', 'aria-hidden': 'true' }, 'PH'), me.customer.first, ' ▾');
  const box = h('div', { class: 'acct' }, b);
  return h('header', { class: 'hdr sc-3bzd' }, link('/', 'thymwick', { class: 'logo', 'aria-label': 'Thymwick home' }),
    h('nav', { 'aria-label': 'Main' }, link(A + '/deliveries/menu', 'My Menu'), link('/market', 'Thyme Market'), link('/recipes', 'Cookbook'), link(A + '/gift-cards', 'Gift cards')), box);
}
function footer() {
  return h('footer', { class: 'ft' }, h('div', { class: 'cl' },
    h('div', {}, h('b', {}, 'Thymwick'), link('/about', 'About us'), link('/jobs', 'Careers'), link('/press', 'Press')),
    h('div', {}, h('b', {}, 'Our boxes'), link('/recipes', 'Weekly menu'), link('/plans', 'Plans & prices'), link('/market', 'Thyme Market')),
    h('div', {}, h('b', {}, 'Help'), link('/help', 'Help centre'), link('/help/contact', 'Contact us'), link('/help/allergens', 'Allergens')),
    h('div', {}, h('b', {}, 'Legal'), link('/terms', 'Terms & conditions'), link('/privacy', 'Privacy policy'), link('/cookies', 'Cookie policy'), link('/slavery', 'Modern slavery statement'))),
    h('p', {}, 'Thymwick Fresh Foods UK Ltd. Weekly plans renew automatically until you cancel. Changes and cancellations must be made by 11:59pm five days before your delivery day. Offers apply to selected boxes only; delivery £4.99 per box.'),
    h('p', {}, '© Thymwick 2025'));
}
const tabs = [['plan-settings', 'Plan settings'], ['account-info', 'Account info'], ['payment', 'Payment'], ['order-history', 'Order history'], ['notifications', 'Notifications'], ['rewards', 'Thyme Rewards']];
const account = (key, title, ...kids) => h('div', { class: 'wrap' }, h('div', { class: 'cols' },
  h('nav', { class: 'side', 'aria-label': 'Account settings' }, tabs.map(([k, t]) => link(A + '/' + k, t, k === key ? { 'aria-current': 'page' } : {}))),
  h('main', {}, h('h1', {}, title), kids)));

function banner() {
  if (me.state === 'cancelled') return h('div', { class: 'ban w', role: 'status' }, h('span', {}, h('b', {}, 'Your plan is cancelled. '), 'Your last box arrives on ' + me.lastBox + '.'), btn('b1', 'Reactivate plan', reactivate));
  if (me.state === 'deleted') return h('div', { class: 'ban w', role: 'status' }, 'Your account is being deleted.');
  if (me.state === 'paused') return h('div', { class: 'ban w', role: 'status' }, 'Your plan is paused until ' + me.pausedUntil + '.', btn('b2', 'Resume now', async () => { await send(SUB + '/unpause'); render(); }));
  if (me.offer) return h('div', { class: 'ban', role: 'status' }, '£10 off each of your next 4 boxes has been applied.');
  return null;
}
function reactivate() {
  modal('Welcome back, ' + me.customer.first, h('p', {}, 'Restart your weekly plan: 3 recipes for 2 people, £39.98 per week including delivery. Your next box will arrive on ' + me.nextBox + '.'),
    close => [btn('b1', 'Restart my plan', async () => { await send(SUB + '/reactivate'); close(); render(); }), btn('b3', 'Not now', close)]);
}
const recipes = [['Chipotle Chicken Traybake', '35 min', '#e9b872'], ['Miso Butter Salmon', '25 min', '#e58c8a'], ['Harissa Halloumi Couscous', '30 min', '#f3d06b'], ['Beef Ragù Rigatoni', '40 min', '#c98f68'], ['Thai Green Prawn Curry', '20 min', '#a5c882'], ['Smoky Bean Chilli', '35 min', '#b9654b']];
function menuPage() {
  let sel = me.weeks[0];
  const detail = h('div', {});
  const draw = () => {
    detail.replaceChildren(...[h('div', { class: 'row card' },
      h('div', {}, h('h2', {}, 'Delivery ' + sel.date), h('p', { class: 'mut' }, sel.status === 'PROCESSING' ? 'We’re packing this box. It can no longer be changed.' : sel.status === 'SKIPPED' ? 'You’ve skipped this week.' : 'Edit this box until ' + sel.cutoff + ', 11:59pm.')),
      sel.status === 'PROCESSING' || sel.status === 'PAUSED' ? h('span', { class: 'tag' }, sel.status === 'PAUSED' ? 'Paused' : 'On its way') : h('div', { class: 'acts', style: 'margin:0' },
        btn('b2', sel.status === 'SKIPPED' ? 'Unskip week' : 'Skip week', async () => { await send(SUB + '/skip', { week: sel.id }); render(); }), link(A + '/deliveries/edit', 'Edit box'))),
      h('div', { class: 'grid' }, recipes.map(([n, t, c], i) => h('article', { class: 'rc' }, h('div', { class: 'im', style: 'background:' + c }), h('div', { class: 't' }, h('b', {}, n), h('div', { class: 'mut' }, t + ' · Serves 2'), i < 3 ? h('span', { class: 'tag g' }, 'In your box') : i === 3 ? h('span', { class: 'tag' }, 'Gourmet +£3.49') : null))))]);
  };
  const list = h('div', { class: 'weeks', role: 'tablist', 'aria-label': 'Weeks' }, me.weeks.map((w, i) => h('button', { type: 'button', class: 'wk', role: 'tab', 'aria-selected': String(i === 0), onClick: e => { sel = w; list.querySelectorAll('.wk').forEach(x => x.setAttribute('aria-selected', 'false')); e.currentTarget.setAttribute('aria-selected', 'true'); draw(); } },
    h('b', {}, w.date), h('div', { class: 'mut' }, { PROCESSING: 'On its way', SCHEDULED: 'Menu ready', SKIPPED: 'Skipped', PAUSED: 'Paused' }[w.status]))));
  draw();
  return h('main', { class: 'wrap' }, banner(), h('h1', {}, 'My Menu'), list,
    over() ? null : h('div', { class: 'ban' }, h('span', {}, h('b', {}, 'Try Thymwick Ready. '), 'Chef-made meals in 3 minutes, from £6.99. Add two to your next box.'), btn('b2', 'Add for £13.98', async () => { await send('/gw/api/cart/checkout', { sku: 'ready-2' }); render(); })), detail);
}
function planPage() {
  const p = me.plan;
  const gone = over();
  return account('plan-settings', 'Plan settings', banner(),
    h('section', { class: 'card', 'data-test-id': 'plan-card' }, h('div', { class: 'row' }, h('div', {}, h('h2', {}, 'Classic Box'), h('p', {}, `${p.recipes} recipes for ${p.people} people per week`), h('p', { class: 'mut' }, `£${p.price.toFixed(2)} per box + £4.99 delivery · £${(p.price / p.recipes / p.people).toFixed(2)} per serving`)),
      h('span', { class: 'tag ' + (gone ? 'r' : 'g') }, gone ? 'Cancelled' : me.state === 'paused' ? 'Paused' : 'Active')), gone ? null : link(A + '/plan-settings/edit', 'Edit plan')),
    gone ? null : h('section', { class: 'card' }, h('h3', {}, 'Delivery'), h('p', {}, me.day + 's, 8am – 6pm', h('br'), '14 Cobbler’s Row, Ludlow SY8 1AX'), link(A + '/deliveries/address', 'Edit delivery details')),
    h('section', { class: 'card' }, h('h3', {}, 'Payment'), h('p', {}, me.card ? 'Visa ending 4407, expires 09/28' : 'No payment method'), h('p', { class: 'mut' }, gone ? 'No further payments will be taken.' : 'Next payment: £' + (p.price + 4.99).toFixed(2) + ' on ' + me.nextCharge), link(A + '/payment', 'Manage payment')),
    gone ? null : h('section', { class: 'card' }, h('h3', {}, 'Rewards on this plan'), h('p', {}, 'Free dessert for life – one free dessert in every box while your plan is active.')),
    gone ? h('section', { class: 'card' }, h('h3', {}, 'Plan status'), h('p', {}, me.state === 'cancelled' ? `Your plan was cancelled on ${me.cancelledOn}. You’ll still receive the box that’s already paid for on ${me.lastBox}.` : 'Your account is being deleted.'))
      : h('section', { class: 'card' }, h('h3', {}, 'Plan status'), h('p', {}, 'Going away, or too much in the fridge? You can pause your plan for up to 10 weeks.'),
        h('div', { class: 'acts' }, btn('b2', 'Pause plan', pauseDlg), link(A + '/cancel-plan', 'Cancel plan', { 'data-test-id': 'cancel-plan-link' }))));
}
function pauseDlg() {
  const s = h('select', { id: 'pw' }, [2, 4, 6, 8, 10].map(n => h('option', { value: n }, n + ' weeks')));
  modal('Pause your plan', h('label', { class: 'f', for: 'pw' }, 'How long would you like to pause?', s), close => [btn('b1', 'Pause plan', async () => { await send(SUB + '/pause', { weeks: +s.value }); close(); go(A + '/plan-settings'); }), btn('b3', 'Close', close)]);
}
function editPage() {
  const ps = [[2, 2, 27.5], [3, 2, 34.99], [4, 2, 42.4], [3, 4, 54.99], [5, 4, 82]];
  return account('plan-settings', 'Edit plan', ps.map(([r, n, c]) => h('div', { class: 'card row' }, h('div', {}, h('b', {}, `${r} recipes for ${n} people`), h('div', { class: 'mut' }, `£${c.toFixed(2)} per box, £${(c / r / n).toFixed(2)} per serving`)),
    r === me.plan.recipes && n === me.plan.people ? h('span', { class: 'tag g' }, 'Current plan') : btn('b2', 'Choose', async () => { await send(SUB + '/plan', { recipes: r, people: n, price: c }); go(A + '/plan-settings'); }, { 'aria-label': `Choose ${r} recipes for ${n} people` }))));
}
/* ---- cancellation ---- */
const REASONS = [['price', 'It’s too expensive', ['The regular price is too high', 'My discount ended', 'Delivery fee is too high', 'I need to save money at the moment']], ['time', 'I don’t have time to cook', null], ['recipes', 'I don’t like the recipes', ['Not enough variety', 'Doesn’t fit my diet', 'Portions are too small']], ['delivery', 'Delivery or quality problems', ['Late or missing boxes', 'Ingredients were damaged or not fresh', 'Missing ingredients']], ['away', 'I’m going away or moving house', null], ['trial', 'I only wanted to try it', null], ['competitor', 'I’m switching to another service or shopping at the supermarket', null], ['other', 'Other', null]];
function cancelPage() {
  if (over()) { setTimeout(() => go(A + '/plan-settings')); return h('div', {}); }
  const body = h('main', { class: 'flow' }), ans = {};
  const page = (pc, ...k) => { body.replaceChildren(h('div', { class: 'prog', role: 'progressbar', 'aria-valuenow': pc, 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-label': 'Cancellation progress' }, h('b', { style: `width:${pc}%` })), ...k.filter(Boolean)); window.scrollTo(0, 0); };
  const keep = t => btn('b1', t, () => go(A + '/plan-settings'));
  const s1 = () => page(20, h('h1', {}, 'Did you know you can be flexible?'), h('p', {}, 'With Thymwick you’re in control. Before you cancel, have a look at these options.'),
    h('div', { class: 'card row' }, h('div', {}, h('h3', {}, 'Skip a week'), h('p', { class: 'mut' }, 'Skip any week that doesn’t suit you. No charge.')), btn('b2', 'Skip weeks', () => go(A + '/deliveries/menu'))),
    h('div', { class: 'card row' }, h('div', {}, h('h3', {}, 'Pause your plan'), h('p', { class: 'mut' }, 'Take a break for up to 10 weeks, we’ll start again automatically.')), btn('b2', 'Pause plan', pauseDlg)),
    h('div', { class: 'card row' }, h('div', {}, h('h3', {}, 'Change your plan'), h('p', { class: 'mut' }, 'Smaller boxes from £27.50.')), btn('b2', 'Change plan', () => go(A + '/plan-settings/edit'))),
    h('div', { class: 'acts' }, keep('Keep my plan'), btn('b3', 'Continue to cancel', s2, { 'data-test-id': 'continue-to-cancel' })));
  const s2 = () => {
    const sub = h('div', {}), txt = h('textarea', { id: 'cmt', rows: 3, maxlength: 500 });
    const next = btn('b1', 'Continue', () => { ans.comment = txt.value; send('/gw/api/events', { event: 'cancellation.survey', ...ans }).catch(() => 0); s3(); }, { disabled: true, 'data-test-id': 'survey-continue' });
    const opts = (name, list, fn) => list.map(([v, t]) => h('label', { class: 'opt' }, h('input', { type: 'radio', name, value: v, onChange: () => fn(v) }), h('i', { 'aria-hidden': 'true' }), h('span', {}, t)));
    page(40, h('h1', {}, 'Why do you want to cancel?'), h('p', {}, 'Your answer helps us to improve. Please select the main reason.'),
      h('fieldset', { style: 'border:0;padding:0;margin:0' }, h('legend', { class: 'mut' }, 'Main reason (required)'), opts('reason', REASONS, v => {
        ans.reason = v; delete ans.detail; const d = REASONS.find(r => r[0] === v)[2];
        sub.replaceChildren(...(d ? [h('fieldset', { style: 'border:0;padding:0;margin:14px 0' }, h('legend', {}, h('b', {}, 'Could you tell us a little more?')), opts('detail', d.map(x => [x, x]), w => { ans.detail = w; next.disabled = false; }))] : []));
        next.disabled = !!d;
      })), sub, h('label', { class: 'f', for: 'cmt' }, 'Anything else you’d like to share? (optional)', txt),
      h('div', { class: 'acts' }, next, btn('b3', 'Back', s1)));
  };
  const s3 = () => {
    const claim = btn('b1', 'Claim £40 off and keep my plan', async () => { busy(claim); await send(SUB + '/offer', { code: 'STAY40' }); go(A + '/plan-settings'); });
    page(65, me.offer ? null : h('div', { class: 'card', style: 'text-align:center;padding:36px' }, h('span', { class: 'tag g' }, 'Just for you'), h('h1', { style: 'margin-top:12px' }, `We’d hate to see you go, ${me.customer.first}`), h('p', { style: 'font-size:20px' }, 'Stay and enjoy ', h('b', {}, '£40 off'), ' – £10 off each of your next 4 boxes.'), h('p', { class: 'mut' }, 'Applied automatically. £29.98 per box including delivery for 4 boxes, then £39.98. Offer valid today only.'),
      h('div', { class: 'acts', style: 'flex-direction:column' }, claim, btn('b3', 'No thanks, continue to cancel', s4))));
    if (me.offer) s4();
  };
  const s4 = () => {
    const err = h('div', {});
    const fin = btn('bd', 'Cancel plan', async () => { busy(fin); try { await send(SUB + '/cancel', ans); go(A + '/cancel-plan/confirmation'); } catch (e) { fin.disabled = false; err.replaceChildren(h('div', { class: 'alert', role: 'alert' }, 'Something went wrong. Please try again.')); } }, { 'data-test-id': 'confirm-cancellation' });
    page(85, h('h1', {}, 'Please confirm your cancellation'), h('div', { class: 'card' }, h('h3', {}, 'Classic Box'), h('p', { class: 'mut' }, `${me.plan.recipes} recipes for ${me.plan.people} people · £${(me.plan.price + 4.99).toFixed(2)} per week`),
      h('h3', {}, 'What happens next'), h('ul', {}, h('li', {}, `Your box for ${me.lastBox} is already being prepared and was paid for on ${me.charged}. It will still be delivered and can’t be refunded.`), h('li', {}, 'All deliveries after that will be cancelled and you won’t be charged again.'), h('li', {}, 'There is no cancellation fee.')),
      h('h3', {}, 'You’ll lose'), h('ul', {}, h('li', {}, 'Free dessert for life'), h('li', {}, '620 Thyme Rewards points and your Gold status')), h('p', { class: 'mut' }, 'Your account stays open so you can still see your recipes and order history.')), err,
      h('div', { class: 'acts' }, fin, btn('b2', 'Keep my plan', () => go(A + '/plan-settings'))));
  };
  s1();
  return h('div', { class: 'wrap' }, body);
}
function donePage() {
  if (me.state !== 'cancelled') { setTimeout(() => go(A + '/plan-settings')); return h('div', {}); }
  return h('div', { class: 'wrap' }, h('main', { class: 'flow' }, h('h1', {}, 'Your plan has been cancelled'), h('p', {}, `We’re sorry to see you go, ${me.customer.first}. We’ve sent a confirmation email to ${me.customer.email}.`),
    h('div', { class: 'card' }, h('ul', {}, h('li', {}, `Your last box arrives on ${me.lastBox} (already paid).`), h('li', {}, 'You won’t be charged for any further boxes.'), h('li', {}, 'You can come back at any time from your account.'))),
    h('div', { class: 'card' }, h('h3', {}, 'Changed your mind?'), h('p', {}, 'Reactivate today and keep your free dessert for life.'), btn('b1', 'Reactivate plan', reactivate)), link(A + '/deliveries/menu', 'Go to My Menu')));
}
/* ---- other pages ---- */
const history_ = () => account('order-history', 'Order history', h('div', { class: 'card' }, h('table', {}, h('thead', {}, h('tr', {}, ['Order', 'Payment date', 'Delivery', 'Total', 'Status', ''].map(t => h('th', { scope: 'col' }, t)))), h('tbody', {}, me.history.map(o => h('tr', {}, [o.no, o.date, o.delivery, o.total, o.status].map(t => h('td', {}, t)), h('td', {}, link(A + '/order-history/' + o.no, 'Invoice', { 'aria-label': 'Invoice ' + o.no }))))))));
function info() {
  const f = {}; const fld = (k, t) => h('label', { class: 'f' }, t, f[k] = h('input', { name: k, value: me.customer[k], autocomplete: 'on' }));
  return account('account-info', 'Account info', h('form', { class: 'card', onSubmit: async e => { e.preventDefault(); await send('/gw/api/customers/me/profile', Object.fromEntries(Object.entries(f).map(([k, i]) => [k, i.value]))); render(); } }, fld('first', 'First name'), fld('last', 'Last name'), fld('email', 'Email address'), fld('phone', 'Mobile number'), h('button', { class: 'b1', type: 'submit' }, 'Save changes')),
    h('div', { class: 'card' }, h('h3', {}, 'Delete account'), h('p', { class: 'mut' }, 'Deleting your account removes your personal data, recipes and order history for good.'), btn('b3', 'Delete my account', () => modal('Delete your account?', h('p', {}, 'This can’t be undone. Any active plan will end and all of your data will be erased.'), c => [btn('bd', 'Delete account', async () => { await send('/gw/api/customers/me/delete'); c(); render(); }), btn('b2', 'Keep account', c)]))));
}
const pay = () => account('payment', 'Payment', h('div', { class: 'card row' }, h('div', {}, h('b', {}, me.card ? 'Visa •••• 4407' : 'No payment method saved'), me.card ? h('div', { class: 'mut' }, 'Expires 09/28 · Default') : null), me.card ? btn('b3', 'Remove', async () => { await send('/gw/api/customers/me/payment/remove'); render(); }, { 'aria-label': 'Remove Visa ending 4407' }) : null), h('div', { class: 'card' }, h('h3', {}, 'Thymwick credit'), h('p', {}, 'Balance: £0.00')));
const notif = () => account('notifications', 'Notifications', h('div', { class: 'card' }, [['offers', 'Offers and promotions'], ['menu', 'Weekly menu reminders'], ['partners', 'News from our partners']].map(([k, t]) => h('label', { class: 'sw' }, t, h('input', Object.assign({ type: 'checkbox', role: 'switch', name: k, onChange: e => send('/gw/api/customers/me/emails', { key: k, value: e.target.checked }) }, me.emails[k] ? { checked: true } : {}))))));
const rewards = () => account('rewards', 'Thyme Rewards', h('div', { class: 'card' }, h('h2', {}, 'Gold'), h('p', {}, over() ? 'Rewards are for customers with an active plan.' : '620 points. 380 points to Platinum.')));
const gift = () => h('main', { class: 'wrap' }, h('h1', {}, 'Gift cards'), h('div', { class: 'grid' }, [40, 80, 120].map(n => h('div', { class: 'card' }, h('h2', {}, '£' + n), btn('b1', 'Buy now', async () => { await send('/gw/api/cart/checkout', { sku: 'gift-' + n }); go(A + '/order-history'); }, { 'aria-label': `Buy £${n} gift card now` })))));
const help = () => h('main', { class: 'wrap' }, h('h1', {}, 'Help centre'), [['How do I skip a week?', 'Go to My Menu, choose the week and select Skip week before the cut-off.'], ['Can I pause my plan?', 'Yes, for up to 10 weeks from Plan settings.'], ['How do I cancel my plan?', 'Log in, open Plan settings from the account menu and select Cancel plan at the bottom of the page. Boxes that have passed the cut-off will still be delivered and charged.'], ['When will I be charged?', 'Five days before your delivery day.']].map(([q, a]) => h('details', { class: 'card' }, h('summary', {}, q), h('p', {}, a))));
const generic = t => h('main', { class: 'wrap' }, h('h1', {}, t), h('p', { class: 'card' }, 'Discover fresh, seasonal recipes delivered to your door every week.'));

function render() {
  let p = location.pathname.replace(/\/$/, '') || '/';
  if (p === '/') { history.replaceState({}, '', A + '/deliveries/menu'); p = A + '/deliveries/menu'; }
  if (p === A) { history.replaceState({}, '', A + '/plan-settings'); p = A + '/plan-settings'; }
  const map = { '/deliveries/menu': menuPage, '/plan-settings': planPage, '/plan-settings/edit': editPage, '/cancel-plan': cancelPage, '/cancel-plan/confirmation': donePage, '/order-history': history_, '/account-info': info, '/payment': pay, '/notifications': notif, '/rewards': rewards, '/gift-cards': gift };
  const v = p.startsWith(A) && map[p.slice(A.length)] || (p.startsWith('/help') ? help : () => generic(({ '/market': 'Thyme Market', '/recipes': 'Cookbook', '/logout': 'Log out', '/terms': 'Terms & conditions', '/privacy': 'Privacy policy' })[p] || 'Thymwick'));
  document.title = (v === cancelPage ? 'Cancel plan' : v === planPage ? 'Plan settings' : v === donePage ? 'Plan cancelled' : 'My account') + ' | Thymwick';
  const content = v();
  $root.replaceChildren(h('div', { class: 'sc-app' }, header(), content, footer()));
}
function cookies() {
  if (/OptanonAlertBoxClosed/.test(document.cookie)) return;
  const host = document.getElementById('onetrust-consent-sdk');
  const end = () => { document.cookie = 'OptanonAlertBoxClosed=1;path=/;max-age=31536000'; host.replaceChildren(); };
  host.append(h('div', { id: 'onetrust-banner-sdk', role: 'region', 'aria-label': 'Cookie banner' }, h('p', {}, 'We and our partners use cookies to improve your experience, measure performance and show you relevant ads. See our ', h('a', { href: '/cookies' }, 'cookie policy'), '.'),
    h('div', { id: 'onetrust-button-group' }, h('button', { id: 'onetrust-pc-btn-handler', class: 'b3', type: 'button', onClick: end }, 'Cookie settings'), h('button', { id: 'onetrust-reject-all-handler', class: 'b2', type: 'button', onClick: end }, 'Reject all'), h('button', { id: 'onetrust-accept-btn-handler', class: 'b1', type: 'button', onClick: end }, 'Accept all cookies'))));
}
window.addEventListener('popstate', render);
load().then(() => { render(); setTimeout(cookies, 500); });
})();
