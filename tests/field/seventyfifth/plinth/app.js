/* members' area */
const root = document.getElementById('root');
let M = null, flow = {}, seq = 1;
const cls = { solid: 'css-1n4q8a', outline: 'css-k7x0pm', ghost: 'css-0fr3zz', link: 'css-9w2lt1', red: 'css-q1hd6e' };

function h(tag, props, ...kids) {
  const n = document.createElement(tag);
  for (const [k, v] of Object.entries(props || {})) {
    if (v == null || v === false) continue;
    if (k.startsWith('on')) n.addEventListener(k.slice(2).toLowerCase(), v);
    else if (k === 'value' || k === 'checked' || k === 'disabled') n[k] = v;
    else n.setAttribute(k, v === true ? '' : v);
  }
  for (const c of kids.flat(3)) if (c != null && c !== false) n.append(c);
  return n;
}
const api = async (p, body) => {
  const r = await fetch('/api/v2' + p, body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {});
  if (!r.ok) throw new Error((await r.json()).error);
  return r.json();
};
const track = (name) => api('/events', { name, path: location.pathname }).catch(() => {});
const Btn = (text, v, onClick, extra) => h('button', { type: 'button', class: 'chakra-button ' + cls[v], onClick, ...extra }, text);
const A = (to, c, ...kids) => h('a', { href: to, class: 'chakra-link ' + (c || ''), onClick: (e) => { e.preventDefault(); go(to); } }, ...kids);
const H1 = (t) => h('h1', { class: 'chakra-heading css-h1', tabindex: '-1' }, t);
const H2 = (t) => h('h2', { class: 'chakra-heading css-h2' }, t);
const P = (...k) => h('p', { class: 'chakra-text' }, ...k);
const Small = (...k) => h('p', { class: 'chakra-text css-sm' }, ...k);
const Card = (...k) => h('div', { class: 'chakra-card css-card' }, h('div', { class: 'chakra-card__body' }, ...k));

async function run(b, fn) {
  b.disabled = true; b.setAttribute('data-loading', '');
  const old = b.textContent;
  b.replaceChildren(h('div', { class: 'chakra-button__spinner' }, h('span', { class: 'css-vh' }, 'Loading...')));
  try { await fn(); } catch (e) {
    b.disabled = false; b.removeAttribute('data-loading'); b.textContent = old;
    toast('Something went wrong', 'Please try again in a few minutes.', 'error');
  }
}
function toast(title, text, status = 'success') {
  const t = h('li', { class: 'chakra-toast' }, h('div', { class: 'chakra-alert', 'data-status': status, role: 'status' }, h('div', { class: 'chakra-alert__title' }, title), h('div', { class: 'chakra-alert__desc' }, text)));
  document.querySelector('#chakra-toast-manager-bottom').append(t);
  setTimeout(() => t.remove(), 5000);
}
function modal(title, body, buttons) {
  const id = 'chakra-modal-:r' + (seq++).toString(36) + ':';
  const shut = () => { p.classList.add('is-exiting'); setTimeout(() => { p.remove(); document.body.style.overflow = ''; root.removeAttribute('aria-hidden'); document.removeEventListener('keydown', esc); }, 200); };
  const esc = (e) => { if (e.key === 'Escape') shut(); };
  const p = h('div', { class: 'chakra-portal' }, h('div', { class: 'chakra-modal__overlay' }), h('div', { class: 'chakra-modal__content-container', tabindex: '-1', onClick: (e) => { if (e.target === e.currentTarget) shut(); } },
    h('section', { class: 'chakra-modal__content', role: 'dialog', id, 'aria-modal': 'true', 'aria-labelledby': id + '-h', tabindex: '-1' },
      h('header', { class: 'chakra-modal__header', id: id + '-h' }, title), h('button', { type: 'button', 'aria-label': 'Close', class: 'chakra-modal__close-btn', onClick: shut }, '✕'),
      h('div', { class: 'chakra-modal__body' }, body), h('footer', { class: 'chakra-modal__footer' }, buttons(shut)))));
  document.body.append(p); document.body.style.overflow = 'hidden'; root.setAttribute('aria-hidden', 'true');
  document.addEventListener('keydown', esc);
  p.querySelector('.chakra-modal__content').focus();
}
function Radios(name, items, value, onPick) {
  return h('div', { class: 'chakra-radio-group', role: 'radiogroup' }, items.map(([v, t, sub]) => {
    const input = h('input', { type: 'radio', class: 'chakra-radio__input css-vh', name, value: v, checked: v === value, onChange: () => { paint(); onPick(v); } });
    return h('label', { class: 'chakra-radio' }, input, h('span', { class: 'chakra-radio__control', 'aria-hidden': 'true', 'data-checked': v === value }), h('span', { class: 'chakra-radio__label' }, t, sub ? h('small', {}, sub) : null));
  }));
  function paint() { document.querySelectorAll(`input[name="${name}"]`).forEach((i) => i.nextSibling.toggleAttribute('data-checked', i.checked)); }
}
const freezeModal = () => {
  let months = '1';
  modal('Freeze your membership', h('div', {}, P('Put your membership on hold for up to three months. You pay £5.00 a month while you’re frozen and keep your current price.'),
    Radios('freeze-len', [['1', '1 month'], ['2', '2 months'], ['3', '3 months']], months, (v) => { months = v; })),
  (shut) => [Btn('Not now', 'ghost', shut), Btn('Freeze membership', 'solid', (e) => run(e.currentTarget, async () => { M = await api('/membership/freeze', { months: +months }); shut(); go('/membership'); toast('Membership frozen', 'See you soon.'); }))]);
};
const Badge = () => ({ ACTIVE: h('span', { class: 'chakra-badge', 'data-s': 'ok' }, 'Active'), FROZEN: h('span', { class: 'chakra-badge', 'data-s': 'ice' }, 'Frozen'), PENDING_CANCEL: h('span', { class: 'chakra-badge', 'data-s': 'end' }, 'Ending') }[M.status]);
const Row = (icon, t, d, onClick) => h('button', { type: 'button', class: 'css-row', onClick }, h('span', { class: 'css-ico', 'aria-hidden': 'true' }, icon), h('span', { class: 'css-rowt' }, h('b', {}, t), h('span', {}, d)), h('span', { 'aria-hidden': 'true' }, '›'));

const REASONS = [['COST', 'It’s too expensive'], ['NOT_USING', 'I’m not using it enough'], ['MOVING', 'I’m moving away or changing job'], ['INJURY', 'I’m injured or have a health condition'], ['OTHER_GYM', 'I’m joining a different gym'], ['BUSY', 'The gym is too busy'], ['EQUIPMENT', 'Equipment, cleanliness or facilities'], ['OTHER', 'Something else']];
const need = () => { if (!flow.reason) { setTimeout(() => go('/membership/cancel/reason', true)); return true; } return false; };

const routes = {
  '/': () => [H1(`Hi ${M.first}`), M.status === 'PENDING_CANCEL' ? Notice() : null,
    h('div', { class: 'css-grid' }, Card(H2('Your entry PIN'), h('p', { class: 'css-pin' }, '4 1 7 • • • • •'), Small('Use the QR code in the app for faster entry.')),
      Card(H2('My gym'), P(M.gym), h('div', { class: 'css-meter' }, h('i', {})), Small('83 people in the gym right now')),
      Card(H2('My membership'), P(`${M.plan} · £${M.price} a month `, Badge()), A('/membership', 'css-strong', 'View membership')),
      Card(H2('Classes'), P('HIIT 45, Body Balance, Cycle and 30 more each week.'), A('/classes', 'css-strong', 'Book a class')),
      Card(H2('Bring a friend for £6.99'), P('Day passes are valid for 24 hours at any Plinth gym.'), A('/daypass', 'css-strong', 'Buy a day pass')))],
  '/membership': () => [H1('My membership'), M.status === 'PENDING_CANCEL' ? Notice() : null,
    Card(h('div', { class: 'css-sb' }, H2(`Plinth ${M.plan}`), Badge()), h('dl', { class: 'css-dl' }, h('dt', {}, 'Home gym'), h('dd', {}, M.gym), h('dt', {}, 'Membership number'), h('dd', {}, M.memberNo), h('dt', {}, 'Monthly price'), h('dd', {}, M.status === 'FROZEN' ? '£5.00 while frozen' : '£' + M.price),
      M.status === 'PENDING_CANCEL' ? [h('dt', {}, 'Membership ends'), h('dd', {}, M.endDate), h('dt', {}, 'Next payment'), h('dd', {}, 'None')] : [h('dt', {}, 'Next payment'), h('dd', {}, M.nextPayment)], h('dt', {}, 'Direct Debit'), h('dd', {}, 'Account ending ' + M.bank.slice(-4)))),
    H2('Add-ons'), Card(M.addon || M.addonEnds ? h('div', { class: 'css-sb' }, h('div', {}, h('b', {}, 'Hydro+ flavoured water'), Small(M.addonEnds ? 'Ends with your membership' : '£3.50 a month · unlimited refills')), M.addon ? Btn('Remove', 'link', () => modal('Remove Hydro+?', P('You’ll lose access to Hydro+ from your next payment date.'), (shut) => [Btn('Keep Hydro+', 'ghost', shut), Btn('Remove add-on', 'red', (e) => run(e.currentTarget, async () => { M = await api('/addons/remove', { addon: 'HYDRO' }); shut(); render(); }))]), { 'aria-label': 'Remove Hydro+' }) : null) : P('You have no add-ons.')),
    M.status !== 'PENDING_CANCEL' ? [H2('Manage membership'), h('div', { class: 'css-rows' },
      Row('↑', 'Change membership', 'Core, Plus and Off-Peak', () => go('/membership/change')),
      M.status === 'FROZEN' ? Row('☀', 'Unfreeze membership', 'Start training again', (e) => run(e.currentTarget, async () => { M = await api('/membership/unfreeze', {}); render(); })) : Row('❄', 'Freeze membership', 'Take a break for up to 3 months', freezeModal),
      Row('⌂', 'Change home gym', M.gym, () => go('/membership/gym')), Row('£', 'Update bank details', 'Direct Debit', () => go('/account/bank')), Row('✕', 'Cancel membership', 'No contract, leave when you like', () => { flow = {}; track('cancel_start'); go('/membership/cancel'); }))] : null],
  '/membership/cancel': () => [Crumb(), H1('Thinking of leaving?'), P(`We’d be sorry to see you go, ${M.first}. If you just need a break, you can freeze instead and come back when you’re ready.`),
    Card(h('div', { class: 'css-ice' }, H2('Freeze for £5.00 a month'), h('ul', {}, h('li', {}, 'Hold your membership for 1, 2 or 3 months'), h('li', {}, `Keep your £${M.price} price and your PIN`), h('li', {}, 'Unfreeze whenever you like')), Btn('Freeze my membership', 'solid', freezeModal))),
    h('div', { class: 'css-stack' }, Btn('Continue to cancel', 'outline', () => go('/membership/cancel/reason')), Btn('Back to my membership', 'link', () => go('/membership')))],
  '/membership/cancel/reason': () => {
    const err = h('div', { class: 'chakra-form__error-message', 'aria-live': 'polite' });
    const ta = h('textarea', { class: 'chakra-textarea', id: 'more', rows: '3', maxlength: '400', placeholder: 'Optional' });
    return [Crumb(), H1('Why are you leaving?'), P('Choose the main reason. It helps us make our gyms better.'), Radios('reason', REASONS, flow.reason, (v) => { flow.reason = v; err.textContent = ''; }), err,
      h('div', { class: 'chakra-form-control' }, h('label', { class: 'chakra-form__label', for: 'more' }, 'Anything else you’d like to tell us?'), ta),
      h('div', { class: 'css-foot' }, Btn('Back', 'ghost', () => history.back()), Btn('Continue', 'solid', () => { if (!flow.reason) { err.textContent = 'Please select a reason'; return; } flow.detail = ta.value; go('/membership/cancel/options'); }))];
  },
  '/membership/cancel/options': () => {
    if (need()) return [];
    const cheap = ['COST', 'BUSY', 'OTHER_GYM', 'OTHER'].includes(flow.reason);
    return [Crumb(), H1(cheap ? 'Could Off-Peak work for you?' : 'How about a break instead?'),
      cheap ? Card(H2('Off-Peak, £17.99 a month'), P('Train on weekdays 9am to 4pm and after 8pm, and all weekend. Quieter floors and a lower price.'), Btn('Switch to Off-Peak', 'solid', (e) => run(e.currentTarget, async () => { M = await api('/membership/change', { plan: 'Off-Peak' }); go('/membership'); toast('Membership changed', 'You’re now on Off-Peak.'); })))
        : Card(H2('Freeze your membership'), P('Take up to three months away for £5.00 a month and keep everything as it is.'), Btn('Freeze instead', 'solid', freezeModal)),
      h('div', { class: 'css-stack' }, Btn('No thanks, continue cancelling', 'outline', () => go('/membership/cancel/review')))];
  },
  '/membership/cancel/review': () => {
    if (need()) return [];
    return [Crumb(), H1('Review your cancellation'), Card(h('dl', { class: 'css-dl' }, h('dt', {}, 'Membership'), h('dd', {}, `Plinth ${M.plan}, ${M.gym}`), h('dt', {}, 'Last day of membership'), h('dd', {}, M.endDate), h('dt', {}, 'Last payment taken'), h('dd', {}, `£${M.price} on ${M.lastPayment}`), h('dt', {}, 'Cancellation fee'), h('dd', {}, '£0.00'))),
      h('ul', { class: 'css-ul' }, h('li', {}, `You can use the gym until the end of ${M.endDate}.`), h('li', {}, 'We’ll stop your Direct Debit. There’s no need to contact your bank.'), M.addon ? h('li', {}, 'Your Hydro+ add-on will end on the same day.') : null, h('li', {}, `If you rejoin later, a joining fee may apply and your £${M.price} price isn’t guaranteed.`)),
      h('div', { class: 'css-foot' }, Btn('Keep my membership', 'solid', () => go('/membership')), Btn('Confirm cancellation', 'red', (e) => run(e.currentTarget, async () => { M = await api('/membership/cancel', { reason: flow.reason, detail: flow.detail || '' }); flow = {}; go('/membership/cancel/complete', true); })))];
  },
  '/membership/cancel/complete': () => {
    if (M.status !== 'PENDING_CANCEL') { setTimeout(() => go('/membership', true)); return []; }
    const box = h('div', { class: 'css-nps', role: 'group', 'aria-label': 'How likely are you to recommend Plinth?' }, Array.from({ length: 11 }, (_, i) => Btn(String(i), 'ghost', () => { track('nps_' + i); box.replaceChildren('Thanks for your feedback.'); })));
    return [H1('Your cancellation is confirmed'), P('Your membership ends on ', h('b', {}, M.endDate), '. We won’t take any more payments. A confirmation is on its way to c.whitehouse@example.co.uk.'),
      Card(H2('How likely are you to recommend Plinth to a friend?'), box), A('/', 'css-strong', 'Back to home')];
  },
  '/membership/change': () => [H1('Change membership'), h('div', { class: 'css-grid' }, [['Off-Peak', '17.99', 'Weekdays 9–4 and after 8pm, all weekend'], ['Core', '23.99', 'One gym, any time'], ['Plus', '29.99', 'Every Plinth gym, plus a guest four times a month']].map(([n, p, d]) => Card(H2(n), P(`£${p} a month`), Small(d), n === M.plan ? h('span', { class: 'chakra-badge' }, 'Current') : Btn('Choose ' + n, 'solid', (e) => run(e.currentTarget, async () => { M = await api('/membership/change', { plan: n }); go('/membership'); })))))],
  '/membership/gym': () => { const s = h('select', { class: 'chakra-select', 'aria-label': 'Home gym' }, ['Leeds Kirkstall', 'Leeds Headrow', 'Bradford Thornbury', 'York Monks Cross'].map((g) => h('option', {}, g))); return [H1('Change home gym'), s, Btn('Save', 'solid', (e) => run(e.currentTarget, async () => { M = await api('/membership/gym', { gym: s.value }); go('/membership'); }))]; },
  '/account': () => {
    const m = h('input', { class: 'chakra-input', id: 'mob', value: M.mobile }), e1 = h('input', { type: 'checkbox', id: 'em', checked: M.emails }), e2 = h('input', { type: 'checkbox', id: 'sm', checked: M.sms });
    return [H1('My details'), Card(P(`${M.first} ${M.last}`), h('label', { for: 'mob' }, 'Mobile number'), m, Btn('Save changes', 'solid', (e) => run(e.currentTarget, async () => { M = await api('/profile', { mobile: m.value }); render(); toast('Saved', 'Your details are up to date.'); }))),
      H2('Contact preferences'), Card(h('p', {}, e1, h('label', { for: 'em' }, ' Offers and news by email')), h('p', {}, e2, h('label', { for: 'sm' }, ' Offers and news by text')), Btn('Update preferences', 'outline', (e) => run(e.currentTarget, async () => { M = await api('/preferences', { emails: e1.checked, sms: e2.checked }); render(); })))];
  },
  '/account/bank': () => { const a = h('input', { class: 'chakra-input', id: 'acc', inputmode: 'numeric', maxlength: '8' }), s = h('input', { class: 'chakra-input', id: 'srt', placeholder: '00-00-00' }); return [H1('Update bank details'), P('Payments are collected by Direct Debit and protected by the Direct Debit Guarantee.'), h('label', { for: 'srt' }, 'Sort code'), s, h('label', { for: 'acc' }, 'Account number'), a, Btn('Set up new Direct Debit', 'solid', (e) => run(e.currentTarget, async () => { M = await api('/bank', { sort: s.value, account: a.value }); go('/membership'); }))]; },
  '/classes': () => [H1('Classes'), [['c1', 'HIIT 45', 'Today 18:15'], ['c2', 'Body Balance', 'Tomorrow 07:00'], ['c3', 'Cycle', 'Tomorrow 12:30']].map(([id, n, t]) => Card(h('div', { class: 'css-sb' }, h('div', {}, h('b', {}, n), Small(t)), M.booked.includes(id) ? h('span', { class: 'chakra-badge' }, 'Booked') : Btn('Book', 'solid', (e) => run(e.currentTarget, async () => { M = await api('/classes/book', { id }); render(); }), { 'aria-label': 'Book ' + n }))))],
  '/daypass': () => [H1('Day passes'), Card(H2('24-hour pass'), P('£6.99, charged to your Direct Debit account.'), Btn('Buy now', 'solid', (e) => run(e.currentTarget, async () => { M = await api('/daypass', { qty: 1 }); render(); toast('Pass sent', 'Check your email.'); })))],
  '/help': () => [H1('Help'), Card(H2('How do I cancel?'), P('Go to My membership and choose Cancel membership. If you cancel fewer than four working days before your payment date, one more payment may be taken.')), Card(H2('Can I freeze?'), P('Yes, for up to three months at £5.00 a month.')), Card(H2('Where is my PIN?'), P('On your members’ area home page and in the app.'))],
};
const Crumb = () => h('nav', { 'aria-label': 'breadcrumb', class: 'chakra-breadcrumb' }, A('/membership', '', 'My membership'), ' / ', h('span', { 'aria-current': 'page' }, 'Cancel membership'));
const Notice = () => h('div', { class: 'chakra-alert', 'data-status': 'info', role: 'alert' }, h('div', {}, h('b', {}, `Your membership is ending on ${M.endDate}. `), 'You can keep using the gym until then. ', Btn('Keep my membership', 'link', (e) => run(e.currentTarget, async () => { M = await api('/membership/cancel/withdraw', {}); render(); toast('Welcome back', 'Your membership will continue.'); }))));

function frame(...kids) {
  const nav = [['/', 'Home'], ['/membership', 'My membership'], ['/classes', 'Classes'], ['/account', 'My details'], ['/help', 'Help']];
  root.replaceChildren(h('header', { class: 'css-hdr' }, A('/', 'css-logo', 'PLINTH'), h('nav', { 'aria-label': 'Main' }, nav.map(([u, t]) => { const a = A(u, '', t); if (u === location.pathname) a.setAttribute('aria-current', 'page'); return a; })), h('span', { class: 'css-av', 'aria-hidden': 'true' }, 'CW')),
    h('main', { class: 'chakra-container' }, kids), h('footer', { class: 'css-ftr' }, h('div', {}, h('b', {}, 'Plinth Gyms'), P('Over 190 gyms across the UK. No contract.')), h('div', {}, A('/help', '', 'FAQs'), A('/help', '', 'Contact us'), A('/daypass', '', 'Day passes'), A('/help', '', 'Student memberships')), h('div', {}, A('/help', '', 'Terms and conditions'), A('/help', '', 'Privacy'), A('/help', '', 'Cookies'), A('/help', '', 'Modern slavery statement')), Small('© Plinth Gyms Ltd. Registered in England and Wales.')));
}
function render() {
  const f = routes[location.pathname.replace(/(.)\/$/, '$1')];
  if (location.pathname.startsWith('/membership/cancel') && M.status === 'PENDING_CANCEL' && !location.pathname.endsWith('complete')) return go('/membership', true);
  frame(f ? f() : [H1('Page not found'), A('/', 'css-strong', 'Back to home')]);
}
function go(to, replace) {
  history[replace ? 'replaceState' : 'pushState']({}, '', to);
  frame(h('div', { class: 'chakra-skeleton' }), h('div', { class: 'chakra-skeleton' }));
  setTimeout(() => { render(); scrollTo(0, 0); root.querySelector('h1')?.focus({ preventScroll: true }); }, 120);
}
addEventListener('popstate', render);
document.body.append(h('ul', { id: 'chakra-toast-manager-bottom', role: 'region', 'aria-live': 'polite', 'aria-label': 'Notifications-bottom' }));
if (!localStorage.getItem('OptanonAlertBoxClosed')) setTimeout(() => {
  const end = () => { localStorage.setItem('OptanonAlertBoxClosed', new Date().toISOString()); sdk.remove(); };
  const sdk = h('div', { id: 'onetrust-consent-sdk' }, h('div', { id: 'onetrust-banner-sdk', role: 'region', 'aria-label': 'Cookie banner' }, h('div', { id: 'onetrust-policy' }, h('h2', { id: 'onetrust-policy-title' }, 'We value your privacy'), h('div', { id: 'onetrust-policy-text' }, 'We use cookies to run our site, understand how it’s used and show you relevant ads.')),
    h('div', { id: 'onetrust-button-group' }, h('button', { id: 'onetrust-pc-btn-handler', onClick: end }, 'Cookie settings'), h('button', { id: 'onetrust-reject-all-handler', onClick: end }, 'Reject all'), h('button', { id: 'onetrust-accept-btn-handler', onClick: end }, 'Accept all cookies'))));
  document.body.append(sdk);
}, 600);
frame(h('div', { class: 'chakra-skeleton' }), h('div', { class: 'chakra-skeleton' }));
api('/member').then((m) => { M = m; render(); });
