(() => {
const root = document.getElementById('root'), layer = document.getElementById('overlay-root');
let acc = null;
const esc = s => String(s).replace(/[&<>"]/g, c => ({'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]));
let uid = 0; const rid = () => 'react-aria' + (7310442 + (++uid)) + '-' + uid;
const btn = (label, act, kind = 'secondary', extra = '') => `<button type="button" class="spectrum-Button spectrum-Button--${kind}" data-act="${act}" ${extra}><span class="spectrum-Button-label" id="${rid()}">${label}</span></button>`;
const api = (method, path, body) => fetch('/api/v2' + path, {method, headers: {'Content-Type': 'application/json'}, body: body && JSON.stringify(body)}).then(r => r.json());
const load = async () => { acc = await api('GET', '/account'); };
const tabs = [['/', 'Overview'], ['/plans', 'Plans and payment'], ['/orders', 'Orders and invoices'], ['/security', 'Account and security'], ['/communications', 'Communication preferences']];

const badge = s => s.status === 'ACTIVE' ? '<span class="spectrum-Badge">Active</span>' : '<span class="spectrum-Badge spectrum-Badge--notice">Canceled</span>';
const billing = s => s.status === 'ACTIVE' ? `Next billing date: ${s.next}` : `Your plan ends on ${s.next}. You won't be billed again.`;
const planCard = s => `<section class="spectrum-Card" data-testid="plan-card-${s.id}"><div style="display:flex;justify-content:space-between"><h2>${esc(s.name)}</h2>${badge(s)}</div>
 <p>${s.kind} · <strong>${s.price}</strong> <span class="muted">plus tax</span></p><p class="muted">${billing(s)}</p>${s.note ? `<p>${esc(s.note)}</p>` : ''}
 <div class="spectrum-ButtonGroup">${btn('Manage plan', 'go:/plans/' + s.id, 'primary', `aria-label="Manage plan ${esc(s.name)}"`)}${s.status === 'ACTIVE' ? '' : btn('Restore plan', 'restore:' + s.id, 'cta')}</div></section>`;
const promo = `<section class="spectrum-Card promo"><h2>Get 20+ apps with Lumastra Complete</h2><p>Photo, video, vector and web, plus 2 TB of storage.</p><a href="#" data-act="upgrade">Upgrade your plan</a></section>`;

const views = {
 '/': () => `<h1>Welcome back, ${esc(acc.first)}</h1><p class="muted">Manage your plan, payment and profile in one place.</p><div class="grid"><div>
  <section class="spectrum-Card"><h2>My plans</h2>${acc.subs.map(s => `<div class="row"><div><strong>${esc(s.name)}</strong><div class="muted small">${billing(s)}</div></div><a href="/plans" data-nav>View plan</a></div>`).join('')}</section>
  <section class="spectrum-Card"><h2>Apps included</h2><div class="row"><span>Lumastra Photo <span class="muted">26.2</span></span><a href="#">Install</a></div><div class="row"><span>Lumastra Portfolio</span><a href="#">Launch</a></div></section></div>
  <aside>${promo}<section class="spectrum-Card"><h3>Storage</h3><p class="muted">214.6 GB of 1 TB used</p><a href="#">Manage files</a></section><section class="spectrum-Card"><h3>Quick links</h3><p><a href="/plans" data-nav>Edit billing and payment</a><br><a href="/orders" data-nav>View invoices</a><br><a href="/security" data-nav>Change password</a></p></section></aside></div>`,
 '/plans': () => `<h1>Plans and payment</h1><div class="grid"><div><h2>My plans</h2>${acc.subs.map(planCard).join('')}
  <section class="spectrum-Card"><h2>Free membership</h2><p class="muted">Express tools, 2 GB of storage, fonts starter library.</p></section></div>
  <aside>${promo}<section class="spectrum-Card"><h3>Payment method</h3>${acc.card ? `<p>${acc.card}<br><span class="muted">Expires ${acc.cardExp}</span></p><button class="spectrum-Link" data-act="pay">Edit billing and payment</button>` : '<p class="muted">No payment method on file</p>'}</section><section class="spectrum-Card"><h3>Redeem a code</h3><a href="#">Redeem</a></section></aside></div>`,
 '/orders': () => `<h1>Orders and invoices</h1><section class="spectrum-Card">${acc.invoices.map(i => `<div class="row"><span>${i.date}</span><span>${i.no}</span><span>${i.amount}</span><a href="#">Download</a></div>`).join('')}</section>`,
 '/security': () => `<h1>Account and security</h1><section class="spectrum-Card"><h2>Profile</h2><label>Display name<input type="text" id="dn" value="${esc(acc.name)}"></label><p class="muted">${acc.email} · ${acc.country}</p>${btn('Save', 'profile', 'primary')}</section>
  <section class="spectrum-Card"><h2>Sign-in and security</h2><div class="row"><span>Password</span><a href="#">Change</a></div><div class="row"><span>Two-step verification</span><a href="#">Set up</a></div></section>
  <section class="spectrum-Card"><h2>Data and privacy</h2><p>Deleting your Lumastra Account removes your files, plans and assets for good.</p>${btn('Delete account', 'delete', 'warning')}</section>`,
 '/communications': () => `<h1>Communication preferences</h1><section class="spectrum-Card"><h2>Email</h2>${[['news', 'Product news and announcements'], ['tips', 'Tips and tutorials'], ['offers', 'Offers and surveys']].map(([k, t]) => `<label class="spectrum-ToggleSwitch"><input type="checkbox" role="switch" data-pref="${k}" ${acc.prefs[k] ? 'checked' : ''}><span class="spectrum-ToggleSwitch-switch"></span><span>${t}</span></label>`).join('')}</section>`,
 plan: s => `<p><a href="/plans" data-nav>‹ Plans and payment</a></p><h1>${esc(s.name)}</h1>
  ${s.status === 'ACTIVE' ? '' : `<div class="spectrum-InLineAlert" role="alert"><strong>Your plan is canceled</strong><p>You have access to ${esc(s.name)} until ${s.next}. You won't be billed again.</p>${btn('Restore plan', 'restore:' + s.id, 'cta')}</div>`}
  <div class="grid"><div><section class="spectrum-Card"><h2>Plan details</h2><div class="row"><span>Status</span>${badge(s)}</div><div class="row"><span>Subscription</span><span>${s.kind}, ${s.price}</span></div><div class="row"><span>Customer since</span><span>${s.since}</span></div><div class="row"><span>${s.status === 'ACTIVE' ? 'Next billing date' : 'Plan ends'}</span><span>${s.next}</span></div>${s.note ? `<div class="row"><span>Promotion</span><span>${esc(s.note)}</span></div>` : ''}<div class="row"><span>Payment</span><span>${acc.card || 'None'}</span></div></section>
  <section class="spectrum-Card"><h2>What's included</h2><ul>${s.apps.map(x => `<li>${x}</li>`).join('')}</ul></section>
  ${s.code === 'photo' ? `<section class="spectrum-Card"><h2>Add-ons</h2><p>2,000 generative credits a month for US$9.99/mo.</p>${btn('Add to plan', 'addon:' + s.id)}</section>` : ''}</div>
  <aside><section class="spectrum-Card"><h3>Manage your plan</h3><p class="muted">Change to a plan that better fits your needs.</p>${s.status === 'ACTIVE' ? btn('Change plan', 'upgrade', 'primary') : ''}<div class="spectrum-ButtonGroup"><button class="spectrum-Link" data-act="pay">Edit billing and payment</button></div>${s.status === 'ACTIVE' ? `<div class="spectrum-ButtonGroup"><button class="spectrum-Link" data-act="cancel:${s.id}" data-testid="cancel-plan-link">Cancel your plan</button></div>` : ''}</section><section class="spectrum-Card"><h3>Need help?</h3><p><a href="#">Chat with us</a><br><a href="#">Plan and billing FAQ</a></p></section></aside></div>`,
};

function render() {
  const p = location.pathname, m = p.match(/^\/plans\/(\w+)$/), sub = m && acc.subs.find(s => s.id === m[1]);
  const body = acc.deleted ? '<h1>Your account has been deleted</h1>' : sub ? views.plan(sub) : (views[p] || views['/plans'])();
  root.innerHTML = `<header class="feds-topnav"><a class="feds-brand" href="/" data-nav>Lumastra</a><nav aria-label="Main"><a href="#">Creativity &amp; Design</a><a href="#">Photo</a><a href="#">PDF &amp; Sign</a><a href="#">Learn &amp; Support</a></nav><button class="feds-avatar" aria-label="Account menu">${acc.first[0]}</button></header>
  <nav class="AccountTabs" aria-label="Account">${tabs.map(([u, t]) => `<a href="${u}" data-nav ${u === p || (u === '/plans' && m) ? 'aria-current="page"' : ''}>${t}</a>`).join('')}</nav><main>${body}</main>
  <footer class="feds-footer"><ul><li><a href="#">Change region</a></li><li><a href="#">Privacy</a></li><li><a href="#">Terms of Use</a></li><li><a href="#">Subscription terms</a></li><li><a href="#">Do not sell or share my personal information</a></li></ul>Copyright © 2026 Lumastra Inc. All rights reserved. Prices exclude tax where applicable.</footer>
  ${localStorage.otConsent ? '' : `<div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><p><strong>Make our site work your way.</strong> We and our vendors use cookies to improve your experience, measure use and show relevant content.</p>${btn('Cookie settings', 'ot')}${btn("Don't enable", 'ot', 'primary')}${btn('Enable all', 'ot', 'primary')}</div>`}`;
  document.title = (sub ? sub.name : 'Lumastra Account') + ' | Lumastra';
}
function dialog(inner, cls = '', label = '') {
  layer.innerHTML = `<div class="spectrum-Underlay"></div><div class="spectrum-Modal-wrapper"><section class="spectrum-Dialog ${cls}" role="dialog" aria-modal="true" tabindex="-1" ${label ? `aria-label="${label}"` : ''}>${inner}<button class="spectrum-ClearButton" data-act="close" aria-label="Close">✕</button></section></div>`;
  root.setAttribute('aria-hidden', 'true');
  requestAnimationFrame(() => requestAnimationFrame(() => layer.querySelectorAll('div').forEach(d => d.classList.add('is-open'))));
  layer.querySelector('[role=dialog]').focus();
}
function close() { [...layer.children].forEach(d => d.classList.remove('is-open')); root.removeAttribute('aria-hidden'); setTimeout(() => { layer.innerHTML = ''; }, 180); }
const toast = t => { const d = document.createElement('div'); d.className = 'toast'; d.setAttribute('role', 'status'); d.textContent = t; document.body.append(d); setTimeout(() => d.remove(), 5000); };
const go = u => { history.pushState({}, '', u); scrollTo(0, 0); render(); };
const done = async t => { await load(); render(); if (t) toast(t); };
const photo = () => acc.subs[0];

const acts = {
 go: u => go(u), close, ot: () => { localStorage.otConsent = '1'; render(); },
 cancel: id => dialog(`<iframe title="Cancel plan" src="/unified/cancel?subscription=${id}&amp;locale=en_US"></iframe>`, 'spectrum-Dialog--frame', 'Manage plan'),
 restore: async id => { await api('POST', `/subscriptions/${id}/restore`, {}); done('Your plan is restored.'); },
 addon: id => dialog(`<h2>Add generative credits</h2><p>US$9.99/mo plus tax will be charged to ${acc.card} today.</p><div class="spectrum-ButtonGroup">${btn('Cancel', 'close')}${btn('Agree and buy', 'addonYes:' + id, 'cta')}</div>`),
 addonYes: async id => { await api('POST', `/subscriptions/${id}/addon`, {}); close(); done('Add-on purchased.'); },
 upgrade: () => dialog(`<h2>Change your plan</h2><div class="spectrum-Card"><h3>Lumastra Complete</h3><p>20+ apps, 2 TB · US$69.99/mo, annual billed monthly</p>${btn('Select', 'switch:all', 'cta', 'aria-label="Select Lumastra Complete"')}</div><div class="spectrum-Card"><h3>Lumastra Photo Lite</h3><p>20 GB · US$11.99/mo, annual billed monthly</p>${btn('Select', 'switch:lite', 'primary', 'aria-label="Select Lumastra Photo Lite"')}</div>`),
 switch: p => dialog(`<h2>Review and confirm</h2><p>Your new plan starts today. Annual plan, billed monthly; a fee applies if you cancel after 14 days.</p><div class="spectrum-ButtonGroup">${btn('Back', 'upgrade')}${btn('Agree and subscribe', 'switchYes:' + p, 'cta')}</div>`),
 switchYes: async p => { await api('POST', `/subscriptions/${photo().id}/switch`, {plan: p}); close(); done('Your plan has changed.'); },
 pay: () => dialog(`<h2>Edit billing and payment</h2><p>${acc.card || 'No card'}</p><div class="spectrum-ButtonGroup">${btn('Cancel', 'close')}${btn('Remove card', 'payDel', 'warning')}</div>`),
 payDel: async () => { await api('DELETE', '/payment-instrument'); close(); done('Payment method removed.'); },
 profile: async () => { await api('PATCH', '/profile', {name: document.getElementById('dn').value}); done('Saved.'); },
 delete: () => dialog(`<h2>Delete your account?</h2><p>All plans, files and assets will be lost. This can't be undone.</p><div class="spectrum-ButtonGroup">${btn('Keep account', 'close', 'primary')}${btn('Delete account', 'deleteYes', 'warning')}</div>`),
 deleteYes: async () => { await api('DELETE', '/profile'); close(); done(); },
};
document.addEventListener('click', e => {
  const a = e.target.closest('[data-act],a'); if (!a) return;
  if (a.tagName === 'A') e.preventDefault();
  if (a.hasAttribute('data-nav')) return go(a.getAttribute('href'));
  const act = a.dataset.act; if (!act) return;
  const i = act.indexOf(':'); acts[i < 0 ? act : act.slice(0, i)](i < 0 ? '' : act.slice(i + 1));
});
document.addEventListener('change', e => { const k = e.target.dataset && e.target.dataset.pref; if (k) api('PATCH', '/communications', {key: k, on: e.target.checked}).then(() => done('Preferences saved.')); });
document.addEventListener('keydown', e => { if (e.key === 'Escape' && layer.firstChild) close(); });
addEventListener('message', e => { if (e.origin !== location.origin || !e.data || e.data.source !== 'unified-cancel') return; close(); done(e.data.toast); });
addEventListener('popstate', render);
load().then(render);
})();
