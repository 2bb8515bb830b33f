(function () {
'use strict';
const root = document.getElementById('root');
let A = null, uid = 0;
const nid = () => 'react-aria' + (4081937265 + ++uid) + '-:r' + uid.toString(36) + ':';
function h(tag, props, ...kids) {
  const e = document.createElement(tag);
  for (const [k, v] of Object.entries(props || {})) {
    if (v == null || v === false) continue;
    if (k.startsWith('on')) e.addEventListener(k.slice(2).toLowerCase(), v);
    else if (k === 'html') e.innerHTML = v;
    else e.setAttribute(k, v === true ? '' : v);
  }
  for (const k of kids.flat(9)) if (k != null && k !== false) e.append(k);
  return e;
}
const Btn = (label, variant, on, extra) => h('button', Object.assign({ type: 'button', class: 'Btn Btn--' + variant, onclick: on }, extra), h('span', { class: 'Btn-label' }, label));
const Link = (label, to, cls) => h('a', { href: to, class: cls || null, onclick: e => { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(to); } }, label);
const Ext = (label, href) => h('a', { href: '/legal' + href, onclick: e => { e.preventDefault(); go('/legal' + href); } }, label);
async function api(method, path, body) {
  const r = await fetch('/api/v1' + path, { method, headers: { 'Content-Type': 'application/json', 'x-api-key': 'ac_account_prod' }, body: body ? JSON.stringify(body) : undefined });
  const j = await r.json();
  if (!r.ok) throw Object.assign(new Error(j.error), { status: r.status });
  return j;
}
const track = (ev, d) => navigator.sendBeacon('/ee/v1/interact', JSON.stringify(Object.assign({ event: ev, page: location.pathname, ts: Date.now() }, d)));
function toast(text, bad) {
  const t = h('div', { class: 'toast' + (bad ? ' bad' : ''), role: 'alert' }, text);
  document.body.append(t); setTimeout(() => t.remove(), 5000);
}
async function reload() { A = await api('GET', '/account'); }
async function go(to) { history.pushState({}, '', to); window.scrollTo(0, 0); await render(); }
window.addEventListener('popstate', render);

/* ---------- chrome ---------- */
const LOGO = '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="#d7220f" d="M2 3h6v7h8V3h6v18h-6v-7H8v7H2z"/></svg>';
function header() {
  const mega = t => h('button', { type: 'button', 'aria-expanded': 'false', 'aria-haspopup': 'true', onclick: e => { toggle(e.currentTarget, 'feds-mega', () => h('div', { class: 'feds-mega' }, ['Photography', 'Graphic design', 'Video', 'Illustration', 'UI and UX', 'Social media', 'What is Creative Suite?', 'Plans and pricing', 'Free trials'].map(x => Ext(x, '/products/' + x.toLowerCase().replace(/\W+/g, '-'))))); } }, t + ' ▾');
  return h('header', { class: 'feds-header' },
    h('a', { class: 'feds-logo', href: '/', 'aria-label': 'Halcyon', onclick: e => { e.preventDefault(); go('/'); }, html: LOGO + '<span>Halcyon</span>' }),
    h('nav', { 'aria-label': 'Main' }, h('ul', { class: 'feds-nav' }, ['Creativity & Design', 'PDF & E-signatures', 'Marketing & Commerce'].map(x => h('li', {}, mega(x))), h('li', {}, Ext('Help & Support', '/support')))),
    h('div', { class: 'feds-sp' }),
    h('button', { class: 'feds-icon', type: 'button', 'aria-label': 'Notifications', html: '🔔', onclick: e => toggle(e.currentTarget, 'feds-pop', () => h('div', { class: 'feds-pop' }, h('b', {}, 'Notifications'), h('hr'), h('p', {}, 'Darkroom 9.1 is here: Adaptive presets and faster masking.'), h('p', { class: 'muted small' }, '3 days ago'))) }),
    h('button', { class: 'feds-icon', type: 'button', 'aria-label': 'App switcher', html: '⠿', onclick: e => toggle(e.currentTarget, 'feds-pop', () => h('div', { class: 'feds-pop' }, ['Photolab', 'Darkroom', 'Sparkle', 'Portfolio', 'Stock', 'Fonts'].map(x => Ext(x, '/apps/' + x.toLowerCase())))) }),
    h('button', { class: 'feds-icon feds-avatar', type: 'button', 'aria-label': 'Profile', onclick: e => toggle(e.currentTarget, 'feds-pop', () => h('div', { class: 'feds-pop' }, h('b', {}, A.user.first + ' ' + A.user.last), h('div', { class: 'muted' }, A.user.email), h('hr'), Link('Manage account', '/'), Ext('Preferences', '/preferences'), h('hr'), h('button', { type: 'button', onclick: async () => { await api('POST', '/session/end'); go('/'); } }, 'Sign out'))) }, 'EW'));
}
function toggle(btn, cls, make) {
  const open = btn._pop && btn._pop.isConnected;
  document.querySelectorAll('.feds-pop,.feds-mega').forEach(x => x.remove());
  btn.setAttribute('aria-expanded', String(!open));
  if (!open) { btn._pop = make(); btn.closest('header').append(btn._pop); }
}
const TABS = [['Overview', '/'], ['Plans and payment', '/plans'], ['Orders and invoices', '/orders'], ['Account and security', '/security'], ['Communication and privacy', '/communication'], ['Your products', '/products']];
function subnav() {
  const p = location.pathname;
  return h('nav', { class: 'sub', 'aria-label': 'Account' }, TABS.map(([t, u]) => { const a = Link(t, u); if (u === p || (u !== '/' && p.startsWith(u + '/'))) a.setAttribute('aria-current', 'page'); return h('div', {}, a); }));
}
function footer() {
  const col = (t, ...l) => h('div', {}, h('h4', {}, t), l.map(x => h('div', {}, Ext(x, '/' + x.toLowerCase().replace(/\W+/g, '-')))));
  return h('footer', { class: 'feds-footer' }, h('div', { class: 'cols4' },
    col('Shop for', 'Creative Suite', 'Photolab', 'Darkroom', 'Students and teachers', 'Special offers'),
    col('For business', 'Teams', 'Enterprise', 'Sign', 'Experience Platform'),
    col('Support', 'Download and install', 'Help Centre', 'Support Community', 'Manage your account'),
    col('Halcyon', 'About', 'Careers', 'Newsroom', 'Corporate responsibility', 'Trust Centre')),
    h('button', { type: 'button' }, '🌐 Change region'), h('span', {}, `Copyright © ${new Date().getFullYear()} Halcyon. All rights reserved. / `),
    Ext('Privacy', '/privacy'), Ext('Terms of Use', '/terms'), h('button', { type: 'button', onclick: () => cookieBar(true) }, 'Cookie preferences'), Ext('Do not sell or share my personal information', '/dnsmpi'), Ext('AdChoices', '/adchoices'));
}
function cookieBar(force) {
  if (!force && localStorage.getItem('OptanonAlertBoxClosed')) return;
  if (document.getElementById('onetrust-banner-sdk')) return;
  const close = v => { localStorage.setItem('OptanonAlertBoxClosed', v); b.remove(); };
  const b = h('div', { id: 'onetrust-banner-sdk', role: 'region', 'aria-label': 'Cookie banner' }, h('div', {}, h('h2', {}, 'Make yourself at home'), h('p', {}, 'Halcyon and its vendors use cookies and similar technologies to improve your experience and measure your interactions with our websites, products and services. We also use them to provide you more relevant information in searches and in ads on this and other sites. If that’s okay, click “Enable all”. To limit sharing and view our vendors, click “Customise”. Options may be changed at any time. ', Ext('Cookie policy', '/cookies'))),
    h('div', { class: 'row' }, Btn('Customise', 'secondary', () => close('custom')), Btn('Don’t enable', 'primary', () => close('none'), { id: 'onetrust-reject-all-handler' }), Btn('Enable all', 'primary', () => close('all'), { id: 'onetrust-accept-btn-handler' })));
  document.body.append(b);
}
function page(...kids) { root.replaceChildren(header(), subnav(), h('main', {}, ...kids), footer()); }

/* ---------- views ---------- */
const APPS = () => A.plan.name === 'All Apps' ? [['Ph', 'Photolab'], ['Dr', 'Darkroom'], ['Vx', 'Vector'], ['Pr', 'Premiere Cut'], ['20+', 'more']] : [['Dr', 'Darkroom'], ['Dc', 'Darkroom Classic'], ['Ph', 'Photolab']];
const apps = () => h('div', { class: 'apps' }, APPS().map(([a, b]) => h('span', { class: 'app' }, h('i', {}, a), b)));
function planCard(full) {
  const p = A.plan, base = '/plans/' + p.id;
  if (p.state === 'deleted') return h('div', { class: 'card' }, h('h3', {}, 'No active plans'), h('p', {}, 'Your account is scheduled for deletion.'));
  const sched = p.state === 'scheduled';
  return h('section', { class: 'card' }, h('div', { class: 'row' }, h('h3', {}, p.name), sched && h('span', { class: 'badge' }, 'Ending soon')),
    apps(),
    sched ? h('p', {}, h('b', {}, 'Your plan has been cancelled. '), `You’ll have access to your apps and services until ${p.ends}. You won’t be billed again.`)
      : p.state === 'discounted' ? h('p', {}, `Your next 2 months are free. Your plan renews at £${p.price}/mo on ${p.offerUntil}.`)
        : h('p', {}, `£${p.price}/mo inc. VAT. Your plan renews on ${p.nextBill}.`),
    h('div', { class: 'row', style: 'margin-top:16px' },
      sched ? Btn('Renew plan', 'cta', () => keepDialog()) : null,
      Btn('Manage plan', sched ? 'primary' : 'cta', () => go(base)),
      full ? null : Link('View all plans and products', '/plans')));
}
function overview() {
  page(h('h1', {}, `Welcome, ${A.user.first}`), h('p', { class: 'lead' }, 'Manage your plans, payment, and account details in one place.'),
    h('div', { class: 'grid' }, h('div', {}, h('h2', { style: 'font-size:18px;margin:0 0 12px' }, 'My plans'), planCard(),
      h('div', { class: 'card' }, h('h3', {}, 'Recommended for you'), h('p', {}, 'Get All Apps and create without limits. Photo, design, video and more, plus generative AI credits. Save 40% for the first year.'), h('div', { class: 'row', style: 'margin-top:14px' }, Btn('Buy now', 'primary', () => buyDialog()), Ext('Learn more', '/products/all-apps')))),
      h('div', {}, h('div', { class: 'card' }, h('h3', {}, 'Quick links'), h('p', {}, Link('Change your password', '/security')), h('p', {}, Link('Edit billing and payment', '/plans')), h('p', {}, Link('View orders and invoices', '/orders')), h('p', {}, Ext('Download apps', '/apps')), h('p', {}, Ext('Contact us', '/support'))),
        h('div', { class: 'card' }, h('h3', {}, 'Cloud storage'), h('p', {}, '212.4 GB of 1 TB used'), h('div', { style: 'height:6px;background:#eaeaea;border-radius:3px;margin:8px 0' }, h('div', { style: 'width:21%;height:6px;background:#1473e6;border-radius:3px' })), Ext('Manage storage', '/storage')))));
}
function plans() {
  page(h('h1', {}, 'Plans and payment'), h('p', { class: 'lead' }, 'View and manage your Halcyon plans.'),
    h('div', { class: 'grid' }, h('div', {}, h('h2', { style: 'font-size:18px;margin:0 0 12px' }, 'My plans'), planCard(true),
      h('div', { class: 'card' }, h('h3', {}, 'Free membership'), h('p', {}, 'Includes Sparkle (free), Portfolio, 2 GB of cloud storage and access to trial apps. No payment needed.'), h('div', { class: 'row', style: 'margin-top:12px' }, Ext('See what’s included', '/free')))),
      h('div', {}, h('div', { class: 'card' }, h('h3', {}, 'Payment method'), h('p', {}, `${A.payment.type} ending in ${A.payment.last4}`), h('p', { class: 'muted' }, 'Expires ' + A.payment.exp), h('div', { class: 'row', style: 'margin-top:12px' }, Btn('Edit payment', 'secondary', payDialog))),
        h('div', { class: 'card' }, h('h3', {}, 'Redeem a code'), h('p', {}, 'Have a prepaid card or redemption code?'), h('p', {}, Ext('Redeem', '/redeem'))))));
}
function planDetail() {
  const p = A.plan, sched = p.state === 'scheduled';
  page(h('p', {}, Link('‹ Plans and payment', '/plans')), h('h1', {}, p.name, sched && h('span', { class: 'badge' }, 'Ending soon')), h('p', { class: 'lead' }, 'Plan details, billing and services.'),
    sched && h('div', { class: 'note warn', role: 'status' }, h('b', {}, 'Your plan has been cancelled.'), h('p', {}, `You cancelled this plan on ${p.cancelledOn}. You’ll have access to your apps and services until ${p.ends}. After that, your account changes to a free membership with 2 GB of storage.`), h('div', { style: 'margin-top:10px' }, Btn('Renew plan', 'cta', keepDialog))),
    h('div', { class: 'grid' }, h('div', {},
      h('section', { class: 'card' }, h('h3', {}, 'Your plan'), apps(), h('dl', {}, h('dt', {}, 'Subscription type'), h('dd', {}, 'Monthly (no annual commitment)'), h('dt', {}, 'Price'), h('dd', {}, `£${p.price}/mo inc. VAT`), h('dt', {}, sched ? 'Plan ends' : 'Next billing date'), h('dd', {}, sched ? p.ends : (p.state === 'discounted' ? p.offerUntil : p.nextBill)), h('dt', {}, 'Member since'), h('dd', {}, p.started), h('dt', {}, 'Storage'), h('dd', {}, p.name.includes('20GB') ? '20 GB' : p.name === 'All Apps' ? '100 GB' : '1 TB')),
        !sched && h('div', { class: 'row' }, Btn('Change plan', 'primary', switchDialog), Btn('Cancel your plan', 'secondary', cancelFlow))),
      h('section', { class: 'card' }, h('h3', {}, 'Apps and services'), ['Darkroom', 'Darkroom Classic', 'Photolab', 'Portfolio', 'Halcyon Fonts'].map(x => h('div', { class: 'split' }, h('span', {}, x), Ext('Download', '/apps/' + x.toLowerCase().replace(' ', '-')))))),
      h('div', {}, h('div', { class: 'card' }, h('h3', {}, 'Billing and payment'), h('p', {}, `${A.payment.type} ending in ${A.payment.last4}`), h('p', { class: 'muted' }, 'Expires ' + A.payment.exp), h('div', { style: 'margin-top:12px' }, Btn('Edit payment', 'secondary', payDialog))),
        h('div', { class: 'card' }, h('h3', {}, 'Save 40% on All Apps'), h('p', {}, 'Upgrade and get Photolab, Vector, Premiere Cut and 20+ more.'), h('div', { style: 'margin-top:12px' }, Btn('Upgrade', 'primary', switchDialog))),
        h('div', { class: 'card' }, h('h3', {}, 'Need help?'), h('p', {}, Ext('Cancel your trial or subscription', '/help/cancel-subscription')), h('p', {}, Ext('Subscription terms and refund policies', '/help/subscription-terms'))))));
}
function orders() { page(h('h1', {}, 'Orders and invoices'), h('p', { class: 'lead' }, 'It can take up to 24 hours for a new invoice to appear.'), h('div', { class: 'card' }, h('table', {}, h('thead', {}, h('tr', {}, ['Order date', 'Order number', 'Product', 'Total', ''].map(x => h('th', {}, x)))), h('tbody', {}, A.orders.map(o => h('tr', {}, h('td', {}, o.date), h('td', {}, o.number), h('td', {}, 'Photography (1TB)'), h('td', {}, o.total), h('td', {}, Ext('View', '/invoice'))))))), h('p', { class: 'muted small' }, 'All prices include VAT where applicable.')); }
function security() {
  page(h('h1', {}, 'Account and security'), h('div', { class: 'card' }, h('h3', {}, 'Profile'), h('div', { class: 'split' }, h('span', {}, 'Name'), h('span', {}, A.user.first + ' ' + A.user.last)), h('div', { class: 'split' }, h('span', {}, 'Email'), h('span', {}, A.user.email)), h('div', { class: 'split' }, h('span', {}, 'Country/Region'), h('span', {}, A.user.country)), Btn('Edit profile', 'secondary', () => small('Edit profile', h('div', { class: 'fld' }, h('label', {}, 'Display name'), h('input', { value: A.user.first + ' ' + A.user.last })), 'Save', () => api('POST', '/profile')))),
    h('div', { class: 'card' }, h('h3', {}, 'Sign-in and security'), h('div', { class: 'split' }, h('span', {}, 'Password — last changed 14 months ago'), Ext('Change', '/password')), h('div', { class: 'split' }, h('span', {}, 'Two-step verification: Off'), Ext('Enable', '/2sv')), h('div', { class: 'split' }, h('span', {}, 'Active sessions'), Ext('View', '/sessions'))),
    h('div', { class: 'card' }, h('h3', {}, 'Halcyon account'), h('p', {}, 'If you delete your account, you’ll lose access to Halcyon services, files and data stored with us.'), h('div', { style: 'margin-top:12px' }, Btn('Delete account', 'negative', () => small('Delete your account', h('p', {}, 'This permanently deletes your Halcyon account, including 212.4 GB of cloud content. You can’t undo this.'), 'Delete account', () => api('POST', '/account/delete'), 'negative')))));
}
function communication() {
  const row = (k, t) => { const i = h('input', { type: 'checkbox', checked: A.prefs[k] }); i.addEventListener('change', async () => { await api('PATCH', '/preferences', { [k]: i.checked }); toast('Preferences saved.'); }); return h('label', { class: 'Chk' }, i, h('span', { class: 'Chk-box', html: TICK }), h('span', {}, t)); };
  page(h('h1', {}, 'Communication and privacy'), h('div', { class: 'card' }, h('h3', {}, 'Email preferences'), row('tips', 'Tips, tutorials and product news'), row('offers', 'Special offers and promotions'), row('surveys', 'Surveys and research invitations')), h('div', { class: 'card' }, h('h3', {}, 'Content analysis'), h('p', {}, 'Halcyon may analyse your Creative Suite content processed or stored on our servers for product improvement. '), Ext('Learn more', '/content-analysis')));
}
function legal() {
  const p = location.pathname.replace('/legal', '');
  if (p === '/help/cancel-subscription') return page(h('h1', {}, 'Cancel your Halcyon trial or individual subscription'), h('div', { class: 'card' }, h('ol', {}, ['Sign in at your account page.', 'Select Manage plan for the plan you want to cancel.', 'Select Cancel your plan.', 'Indicate the reason for cancellation, and then select Continue.', 'Follow the onscreen instructions to complete your cancellation.'].map(x => h('li', {}, x))), h('h4', {}, 'Don’t see Cancel your plan?'), h('p', {}, 'Your payment may still be processing, or you purchased through a third-party. Check back in 24 hours, or contact the store.')));
  if (p === '/help/subscription-terms') return page(h('h1', {}, 'Subscription terms and refund policies'), h('div', { class: 'card' }, h('h3', {}, 'Monthly plan'), h('p', {}, 'If you cancel within 14 days of your initial order, you’ll be fully refunded. Should you cancel after 14 days, your payment is non-refundable, and your service will continue until the end of that month’s billing period.'), h('h3', { style: 'margin-top:16px' }, 'Annual plan, billed monthly'), h('p', {}, 'Should you cancel after 14 days, you’ll be charged a lump sum amount of 50% of your remaining contract obligation, and your service will continue until the end of that month’s billing period.')));
  page(h('h1', {}, p.split('/').pop().replace(/-/g, ' ').replace(/^./, c => c.toUpperCase())), h('div', { class: 'card' }, h('p', {}, 'This page opens on halcyon.example. Return to your account to manage plans and billing.'), h('p', {}, Link('Back to Halcyon Account', '/'))));
}
function products() { page(h('h1', {}, 'Your products'), h('div', { class: 'card' }, ['Darkroom', 'Darkroom Classic', 'Photolab', 'Sparkle', 'Portfolio'].map(x => h('div', { class: 'split' }, h('b', {}, x), h('span', { class: 'row' }, Ext('Download', '/apps'), Ext('Learn', '/learn')))))); }

/* ---------- dialogs ---------- */
const TICK = '<svg viewBox="0 0 10 10" aria-hidden="true"><path d="M3.5 9.5a1 1 0 0 1-.8-.4l-2.4-3A1 1 0 0 1 1.9 4.8l1.6 2L8 1a1 1 0 1 1 1.6 1.2l-5.3 6.9a1 1 0 0 1-.8.4z"/></svg>';
function Dialog(cls) {
  const tid = nid(), under = h('div', { class: 'under', 'data-testid': 'underlay' }), box = h('section', { class: 'dlg ' + (cls || ''), role: 'dialog', 'aria-labelledby': tid, 'aria-modal': 'true', tabindex: '-1' });
  const wrap = h('div', { class: 'modal' }, box);
  const d = {
    tid, box, busy() { box.querySelector('.body').replaceChildren(h('div', { class: 'boot', style: 'height:200px' }, h('div', { class: 'spinner', role: 'progressbar', 'aria-label': 'Loading…' }))); box.querySelectorAll('footer button').forEach(b => { b.disabled = true; }); },
    close() { under.remove(); wrap.remove(); root.removeAttribute('aria-hidden'); render(); },
    fill(head, body, foot) { box.replaceChildren(...[h('header', {}, head), h('div', { class: 'body' }, body), h('footer', {}, foot), h('button', { class: 'x', type: 'button', 'aria-label': 'Close', onclick: d.close }, '×')]); box.focus(); },
  };
  document.body.append(under, wrap); root.setAttribute('aria-hidden', 'true');
  box.addEventListener('keydown', e => { if (e.key === 'Escape') d.close(); });
  return d;
}
function small(title, content, cta, fn, variant) {
  const d = Dialog('s');
  d.fill(h('h2', { id: d.tid }, title), content, [Btn('Cancel', 'secondary', d.close), Btn(cta, variant || 'cta', async () => { d.busy(); try { await fn(); } catch (e) { toast('Something went wrong. Try again.', true); } await reload(); d.close(); })]);
}
const payDialog = () => small('Edit payment', [h('p', {}, 'Your new payment details will be used for all plans billed to this account.'), ['Card number', 'Expiry date', 'Security code', 'Name on card'].map(x => { const i = nid(); return h('div', { class: 'fld' }, h('label', { for: i }, x), h('input', { id: i })); })], 'Save', () => api('POST', '/payment-method'));
const buyDialog = () => small('All Apps', [h('p', {}, '£34.06/mo inc. VAT for your first year, then £56.98/mo. Annual, billed monthly. Fee applies if you cancel after 14 days.'), h('p', { class: 'muted', style: 'margin-top:10px' }, 'Paid with Visa ending in 4417.')], 'Agree and subscribe', () => api('POST', `/subscriptions/${A.plan.id}/purchase`));
const keepDialog = () => small('Renew your plan', h('p', {}, `Your ${A.plan.name} plan will continue at £${A.plan.price}/mo inc. VAT and renew on ${A.plan.nextBill}.`), 'Renew plan', () => api('POST', `/subscriptions/${A.plan.id}/reactivate`));
function switchDialog() {
  const d = Dialog();
  const o = [['SW-20GB', 'Photography (20GB)', '£9.98/mo', 'Darkroom, Photolab and 20GB of cloud storage. Annual, billed monthly.'], ['SW-ALL', 'All Apps', '£34.06/mo', '20+ apps with 100GB of cloud storage. Annual, billed monthly.']];
  d.fill(h('h2', { id: d.tid }, 'Change your plan'), h('div', { class: 'offers' }, o.map(([id, t, pr, tx]) => h('div', { class: 'offer' }, h('h3', {}, t), h('b', {}, pr + ' inc. VAT'), h('p', {}, tx), Btn('Select plan', 'primary', () => { d.close(); small('Review and confirm', h('p', {}, `You’re changing to ${t} for ${pr}.`), 'Confirm', () => api('POST', `/subscriptions/${A.plan.id}/offers/accept`, { offer: id })); })))), [Btn('Cancel', 'secondary', d.close)]);
}
const REASONS = ['I’m having technical issues', 'I don’t use it enough', 'It’s too expensive', 'I found another product that better meets my needs', 'I don’t have time to learn the apps', 'I only needed it for a specific project', 'It’s missing features that I need', 'I didn’t mean to subscribe, or forgot to cancel my trial', 'I want to switch to a different Halcyon plan', 'Other'];
async function cancelFlow() {
  const d = Dialog(), p = A.plan, base = `/subscriptions/${p.id}/cancellation`;
  const head = (t, n) => [h('h2', { id: d.tid }, t), h('ol', { class: 'steps', 'aria-label': 'Progress' }, ['Reason', 'Details', 'Offers', 'Confirm'].map((x, i) => h('li', { 'aria-current': i === n ? 'step' : null }, `${i + 1}. ${x}`)))];
  const picked = new Set(); let comment = '', info, offers;
  d.fill(head('Cancel your plan', 0), '', []); d.busy(); track('cancel_start');
  try { info = await api('GET', base); } catch (e) { toast('Something went wrong. Try again.', true); return d.close(); }
  const fail = () => { toast('We couldn’t complete your request. Try again later.', true); d.close(); };
  function reason() {
    const next = Btn('Continue', 'cta', async () => { d.busy(); try { offers = (await api('POST', base + '/reasons', { reasons: [...picked], comment })).offers; } catch (e) { return fail(); } details(); }, { disabled: !picked.size });
    const ta = nid();
    d.fill(head('Why would you like to cancel?', 0), [h('p', {}, 'Your feedback is important to us. Tell us why you’re cancelling your plan.'), h('p', { class: 'muted small', style: 'margin:6px 0 10px' }, 'Select all that apply (required)'),
      h('div', { class: 'cols', role: 'group', 'aria-label': 'Select all that apply' }, REASONS.map(r => { const i = h('input', { type: 'checkbox', 'aria-labelledby': null, checked: picked.has(r) }); i.addEventListener('change', () => { i.checked ? picked.add(r) : picked.delete(r); next.disabled = !picked.size; }); return h('label', { class: 'Chk' }, i, h('span', { class: 'Chk-box', 'aria-hidden': 'true', html: TICK }), h('span', { class: 'Chk-label' }, r)); })),
      h('div', { class: 'fld' }, h('label', { for: ta }, 'Anything else you’d like to share? (optional)'), h('textarea', { id: ta, rows: 3, maxlength: 500, oninput: e => { comment = e.target.value; } }))], [Btn('Go back', 'secondary', d.close), next]);
  }
  function details() {
    track('cancel_details');
    d.fill(head('When you cancel, you’ll lose access to:', 1), [h('ul', { class: 'lose' }, [['Dr', 'Darkroom and Darkroom Classic', 'Edit, organise, store and share photos across desktop, mobile and web.'], ['Ph', 'Photolab on desktop and iPad', 'Including generative AI features and 500 monthly credits.'], ['☁', '1 TB of cloud storage', 'You’re using 212.4 GB. After your plan ends you’ll have 2 GB. Content over your storage limit may be deleted after 30 days, so download any files you want to keep.'], ['Aa', 'Halcyon Fonts and Portfolio', 'Your Portfolio website will be unpublished and documents that use activated fonts may look different.']].map(([i, t, x]) => h('li', {}, h('i', { 'aria-hidden': 'true' }, i), h('div', {}, h('b', {}, t), h('p', { class: 'muted' }, x)))))], [Btn('Back', 'secondary', reason), Btn('Keep my plan', 'primary', d.close), Btn('Continue', 'cta', offersStep)]);
  }
  function offersStep() {
    track('cancel_offers', { offers: offers.map(o => o.id) });
    d.fill(head('Before you go, consider these offers', 2), h('div', { class: 'offers' }, offers.map((o, i) => h('article', { class: 'offer' }, i === 0 && h('span', { class: 'tag' }, 'Just for you'), h('h3', {}, o.title), h('p', {}, o.text), Btn(o.cta, i === 0 ? 'cta' : 'primary', () => review(o))))), [Btn('Back', 'secondary', details), Btn('No thanks', 'primary', confirm)]);
  }
  function review(o) {
    d.fill([h('h2', { id: d.tid }, 'Review your offer')], [h('h3', {}, o.title), h('p', {}, o.text), h('p', { class: 'muted small', style: 'margin-top:16px' }, 'By selecting “Confirm”, you agree to the terms of this offer and authorise Halcyon to charge Visa ending in 4417 until you cancel.')], [Btn('Back', 'secondary', offersStep), Btn('Confirm', 'cta', async () => { d.busy(); try { await api('POST', `/subscriptions/${p.id}/offers/accept`, { offer: o.id }); toast('Your plan has been updated.'); } catch (e) { return fail(); } await reload(); d.close(); })]);
  }
  function confirm() {
    track('cancel_confirm_view');
    d.fill(head('Review and confirm your cancellation', 3), [h('p', {}, `Your plan won’t renew, and you’ll have access to your apps and services until ${info.ends}.`),
      h('dl', {}, h('dt', {}, 'Plan'), h('dd', {}, p.name), h('dt', {}, 'Plan ends'), h('dd', {}, info.ends), h('dt', {}, 'Cancellation fee'), h('dd', {}, '£' + info.fee), h('dt', {}, 'Refund'), h('dd', {}, '£' + info.refund)),
      h('p', { class: 'muted small' }, 'As you’re past the 14-day refund period, your last payment isn’t refundable. A confirmation will be sent to ', A.user.email, '. See ', h('a', { href: '/legal/help/subscription-terms', target: '_blank' }, 'Subscription and Cancellation Terms'), '.')], [Btn('Back', 'secondary', offersStep), Btn('Confirm', 'cta', async () => { d.busy(); let r; try { r = await api('POST', base, { reasons: [...picked], comment, effective: 'END_OF_TERM' }); } catch (e) { return fail(); } await reload(); done(r); })]);
  }
  function done(r) {
    d.fill([h('h2', { id: d.tid }, 'Your plan has been cancelled')], [h('p', {}, `We’re sorry to see you go. You’ll have access to your ${p.name} plan until ${r.ends}, and you won’t be billed again.`), h('p', { style: 'margin-top:12px' }, 'Confirmation number: ', h('b', {}, r.confirmation)), h('p', { class: 'muted', style: 'margin-top:12px' }, `We’ve sent an email with these details to ${A.user.email}. Changed your mind? You can renew your plan from your account at any time before it ends.`)], [Btn('Done', 'cta', d.close)]);
  }
  reason();
}

/* ---------- router ---------- */
async function render() {
  if (!A) await reload();
  const p = location.pathname.replace(/\/$/, '') || '/';
  document.title = 'Halcyon Account';
  if (p === '/') overview();
  else if (p === '/plans') plans();
  else if (p === '/plans/' + A.plan.id) planDetail();
  else if (p === '/orders') orders();
  else if (p === '/security') security();
  else if (p === '/communication') communication();
  else if (p === '/products') products();
  else if (p.startsWith('/legal')) legal();
  else page(h('h1', {}, 'Page not found'), Link('Back to Overview', '/'));
}
render().then(() => { cookieBar(); track('page_view'); });
})();
