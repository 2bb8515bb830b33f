(() => {
'use strict';
const root = document.querySelector('app-root'), overlay = document.querySelector('.cdk-overlay-container');
let A = null, flow = { reason: null, other: '', case: null, offers: null, pick: null };
const c = '_ngcontent-wlc-c214=""';
const api = async (path, body) => {
  const r = await fetch('/api/v2' + path, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const j = await r.json(); if (!r.ok) throw new Error(j.error); return j;
};
const REASONS = ['I want to pay less for my subscription', 'I don’t listen enough', 'I no longer have this vehicle', 'I’m using another audio service', 'Technical or reception issues', 'I’m not happy with the programming', 'I was only trying it out', 'Other'];
const go = (p) => { history.pushState({}, '', p); render(); scrollTo(0, 0); };
const btn = (label, act, kind = 'mat-stroked-button', extra = '') => `<button ${c} ${kind}="" class="mdc-button mat-mdc-button-base ${kind}" data-act="${act}" ${extra}><span class="mat-mdc-button-persistent-ripple mdc-button__ripple"></span><span class="mdc-button__label">${label}</span><span class="mat-mdc-focus-indicator"></span></button>`;
const spin = (t = 'Loading…') => `<div class="wl-spin" role="progressbar" aria-label="${t}"><div class="ring"></div><p>${t}</p></div>`;
const shell = (inner) => `
<wl-header ${c}><header><div class="top"><a href="/" class="logo" aria-label="Wavelark home"><b>wave</b>lark</a><nav aria-label="Main"><a href="/channels">Channels</a><a href="/plans">Plans &amp; Pricing</a><a href="/ways">Ways to Listen</a><a href="/shop">Shop Radios</a><a href="/help">Help &amp; Support</a></nav><div class="r"><a href="/listen" class="listen">Listen Now</a><a href="/account/profile" class="me" aria-label="Account menu">Hi, ${A.first}</a></div></div>
<div class="sub"><a href="/" class="${location.pathname === '/' ? 'on' : ''}">My Account</a><a href="/account/billing">Billing &amp; Payments</a><a href="/account/profile">Login &amp; Personal Info</a><a href="/account/preferences">Communication Preferences</a><a href="/help">Support</a></div></header></wl-header>
<main id="main">${inner}</main>
<wl-footer><footer><div class="cols"><div><h5>My Account</h5><a href="/account/billing">Make a Payment</a><a href="/">Manage My Plans</a><a href="/activate">Activate Radio</a><a href="/refresh">Refresh Radio</a></div><div><h5>Discover</h5><a href="/channels">Channel Guide</a><a href="/plans">All Plans</a><a href="/gift">Gift Subscriptions</a></div><div><h5>Company</h5><a href="/about">About Us</a><a href="/careers">Careers</a><a href="/investors">Investor Relations</a></div><div><h5>Help</h5><a href="/help">Help Center</a><a href="/help">Contact Us</a><a href="/help/cancel">How to Cancel</a></div></div>
<p class="legal">© ${new Date().getFullYear()} Wavelark Radio Inc. All rights reserved. <a href="/terms">Customer Agreement</a> | <a href="/privacy">Privacy Policy</a> | <a href="/choices">Your Privacy Choices</a> | <a href="/access">Accessibility</a><br>All fees, content and features are subject to change. Satellite plans include a U.S. Music Royalty Fee of 21.4%, which goes to Wavelark. Service automatically renews until you cancel. Trial subscriptions not available for all vehicles.</p></footer></wl-footer>`;

function overview() {
  const s = A.state, ended = s === 'scheduled';
  const status = ended
    ? `<div class="row"><span class="chip end">Canceled</span></div><p class="row">Your plan has been canceled. You can keep listening through <b>${A.next}</b>. You will not be charged again.</p><p class="small">Cancellation number: ${A.confirmation}</p>`
    : `<div class="row"><span class="chip">Active</span></div><p class="row">Next payment: <b>${A.charge}</b> on <b>${A.next}</b><br><span class="small">${A.card || 'No card on file'} · Renews automatically every month</span></p>`;
  return shell(`<section class="hero"><h1>Hi, ${A.name}</h1><p>Account number: ${A.number}</p></section>
<div class="grid"><div class="left"><h2>My Plans</h2>
<wl-subscription-card ${c} class="mat-mdc-card"><div class="hd"><div><h3>${A.vehicle}</h3><span class="small">Radio ID: ${A.radio}</span></div><svg width="60" height="30" viewBox="0 0 60 30" aria-hidden="true"><path d="M4 20q2-6 10-7l8-8h16l9 8q8 1 9 7v3H4z" fill="#1c2a5e"/><circle cx="16" cy="23" r="5"/><circle cx="45" cy="23" r="5"/></svg></div>
<h4>${A.plan}</h4><p class="small">In car + on the app · ${A.price} plus fees and taxes</p>${status}
<div class="acts">${ended ? btn('Restart my plan', 'restart', 'mat-flat-button') : btn('Manage plan', 'menu', 'mat-flat-button', 'aria-haspopup="menu" aria-expanded="false"')}${btn('See channel lineup', 'nav:/channels')}</div></wl-subscription-card>
${A.extra ? `<wl-subscription-card class="mat-mdc-card"><h3>Second radio</h3><p>Pending activation</p></wl-subscription-card>` : ''}
<div class="mat-mdc-card promo"><h3>Got another car?</h3><p>Add a second radio for just $6.99/mo. Multi-car savings, one simple bill.</p>${btn('Add a radio', 'add')}</div></div>
<aside><div class="mat-mdc-card"><h3>Billing</h3><p>Balance due: <b>$0.00</b></p><p class="small">Last payment of $25.37 received ${A.last}</p>${btn('Make a payment', 'nav:/account/billing')}</div><div class="mat-mdc-card"><h3>Listen on the app</h3><p class="small">Your plan includes streaming. Listening login: ${A.email}</p>${btn('Open the player', 'nav:/listen')}</div><div class="mat-mdc-card"><h3>Quick links</h3><a href="/refresh">Send a refresh signal</a><a href="/account/billing">View statements</a><a href="/help">Troubleshoot my radio</a><a href="/refer">Refer a friend</a></div></aside></div>`);
}
const steps = (n) => `<ol class="mat-stepper" aria-label="Progress">${['Reason', 'Options', 'Review'].map((t, i) => `<li class="${i === n ? 'cur' : i < n ? 'done' : ''}"><span>${i + 1}</span>${t}</li>`).join('')}</ol>`;
const aside = () => `<aside><div class="mat-mdc-card"><h3>Plan you’re canceling</h3><p><b>${A.plan}</b><br>${A.vehicle}<br><span class="small">Radio ID: ${A.radio}</span></p></div><div class="mat-mdc-card"><h3>Prefer to talk?</h3><p class="small">Chat with an agent, or call <a href="tel:18005550142">1-800-555-0142</a>. Mon–Fri 8am–10pm ET, Sat–Sun 8am–8pm ET.</p>${btn('Chat now', 'chat')}</div></aside>`;
function cancelReason() {
  return shell(`<div class="grid flow"><div class="left">${steps(0)}<h1>We’re sorry to see you go</h1><p>Before you cancel, please tell us why. Your answer helps us improve and lets us find options that may work better for you.</p>
<mat-radio-group role="radiogroup" aria-labelledby="rl"><h4 id="rl">What’s the main reason you’d like to cancel?</h4>${REASONS.map((r, i) => `<mat-radio-button class="mat-mdc-radio-button ${flow.reason === i ? 'mat-mdc-radio-checked' : ''}"><div class="mdc-form-field"><div class="mdc-radio"><input type="radio" class="mdc-radio__native-control" id="mat-radio-${i + 2}-input" name="mat-radio-group-0" value="${i}" ${flow.reason === i ? 'checked' : ''}><div class="mdc-radio__background"><div class="mdc-radio__outer-circle"></div><div class="mdc-radio__inner-circle"></div></div></div><label for="mat-radio-${i + 2}-input">${r}</label></div></mat-radio-button>`).join('')}</mat-radio-group>
<div id="more"></div><p class="mat-error" role="alert" hidden>Please select a reason to continue.</p><div class="acts">${btn('Continue', 'reason', 'mat-flat-button')}${btn('Back to My Account', 'nav:/', 'mat-button')}</div></div>${aside()}</div>`);
}
function cancelOffers() {
  return shell(`<div class="grid flow"><div class="left wide">${steps(1)}<h1>Stay and save, ${A.first}</h1><p>You’ve been with us since 2021. Here are some special offers, just for you.</p><div class="offers">${flow.offers.map(o => `<wl-plan-card class="mat-mdc-card">${o.flag ? `<span class="flag">${o.flag}</span>` : ''}<h3>${o.name}</h3><p>${o.lead}</p><p class="pr"><s>${o.was}</s> <b>${o.price}</b> ${o.per}</p><p class="small">${o.text}</p>${btn('Choose this offer', 'pick:' + o.id, 'mat-flat-button')}</wl-plan-card>`).join('')}</div>
<p class="small"><b>Offer Details:</b> Offers are for the radio shown only. Your selected plan starts today and renews automatically at then-current rates every month until you cancel. Fees and taxes apply.</p><div class="acts end">${btn('Back', 'nav:/subscription/cancel/reason', 'mat-button')}${btn('No thanks, continue to cancel', 'decline', 'mat-button')}</div></div></div>`);
}
function cancelReview() {
  return shell(`<div class="grid flow"><div class="left">${steps(2)}<h1>Review your cancellation</h1><div class="mat-mdc-card"><dl><dt>Plan</dt><dd>${A.plan}, ${A.vehicle}</dd><dt>Service ends</dt><dd>${A.next}</dd><dt>Refund</dt><dd>$0.00</dd><dt>Amount due</dt><dd>$0.00</dd></dl></div>
<ul><li>You can listen in your car and on the app through ${A.next}.</li><li>After that date your radio and app access will be turned off.</li><li>Your presets and favorites are kept for 12 months.</li><li>We’ll send a confirmation to ${A.email}.</li></ul><p class="small">By selecting “Cancel my plan” you agree to end your subscription on the date shown. Your subscription won’t renew.</p><p class="mat-error" role="alert" hidden></p><div class="acts">${btn('Cancel my plan', 'submit', 'mat-flat-button')}${btn('Keep my plan', 'nav:/')}</div></div>${aside()}</div>`);
}
function cancelDone() {
  return shell(`<div class="grid flow"><div class="left"><h1>Your plan has been canceled</h1><div class="mat-mdc-card"><p>Cancellation number: <b>${A.confirmation}</b></p><p>${A.plan} for your ${A.vehicle} will end on <b>${A.next}</b>. You won’t be charged again.</p><p class="small">We sent a confirmation to ${A.email}. Please keep it for your records.</p></div><p>Changed your mind? You can restart any time before ${A.next}.</p><div class="acts">${btn('Go to My Account', 'nav:/', 'mat-flat-button')}${btn('Restart my plan', 'restart')}</div></div></div>`);
}
function offerReview() {
  const o = (flow.offers || []).find(x => x.id === flow.pick); if (!o) return overview();
  return shell(`<div class="grid flow"><div class="left"><h1>Review your offer</h1><div class="mat-mdc-card"><h3>${o.name}</h3><p>${o.price} ${o.per}</p><p class="small">${o.text}</p><p>${A.card || ''}</p></div><div class="acts">${btn('Complete my order', 'accept', 'mat-flat-button')}${btn('Back', 'nav:/subscription/cancel/offers', 'mat-button')}</div></div></div>`);
}
const simple = {
  '/account/billing': () => shell(`<div class="pg"><h1>Billing &amp; Payments</h1><div class="mat-mdc-card"><h3>Payment method</h3><p>${A.card || 'No card on file'}</p><div class="acts">${btn('Update card', 'none')}${A.card ? btn('Remove', 'rmcard', 'mat-button') : ''}</div></div><div class="mat-mdc-card"><h3>Make a payment</h3><p>Balance due: $0.00</p>${btn('Prepay next month ($25.37)', 'pay')}</div><div class="mat-mdc-card"><h3>Statements</h3><p>${A.last} · $25.37 · Paid</p></div></div>`),
  '/account/profile': () => shell(`<div class="pg"><h1>Login &amp; Personal Info</h1><div class="mat-mdc-card"><p>${A.name}<br>${A.email}<br>Password ••••••••</p>${btn('Edit', 'none')}</div><div class="mat-mdc-card"><h3>Online login</h3><p class="small">Closing your online login removes access to this account center. It does not cancel your plan.</p>${btn('Close my login', 'nav:/account/profile/close', 'mat-button')}</div></div>`),
  '/account/preferences': () => shell(`<div class="pg"><h1>Communication Preferences</h1><div class="mat-mdc-card">${[['offers', 'Special offers and promotions'], ['news', 'Programming newsletter'], ['service', 'Service tips']].map(([k, t]) => `<p><label><input type="checkbox" data-pref="${k}" ${A.prefs[k] ? 'checked' : ''}> ${t}</label></p>`).join('')}${btn('Save preferences', 'prefs', 'mat-flat-button')}</div></div>`),
  '/plan/change': () => shell(`<div class="pg"><h1>Change my plan</h1><div class="offers">${[['Platinum VIP', '$34.99/mo'], ['Music Showcase', '$11.99/mo']].map(([n, p]) => `<wl-plan-card class="mat-mdc-card"><h3>${n}</h3><p>${p} plus fees and taxes</p>${btn('Switch to this plan', 'nav:/plan/change/' + (n[0] === 'P' ? 'platinum' : 'showcase'))}</wl-plan-card>`).join('')}</div></div>`),
  '/plan/change/platinum': () => shell(`<div class="pg"><h1>Review your new plan</h1><div class="mat-mdc-card"><h3>Platinum VIP</h3><p>$34.99/mo plus fees and taxes, starting today, billed to ${A.card || 'your card'}.</p><div class="acts">${btn('Complete my order', 'change:Platinum VIP', 'mat-flat-button')}${btn('Back', 'nav:/plan/change', 'mat-button')}</div></div></div>`),
  '/plan/change/showcase': () => shell(`<div class="pg"><h1>Review your new plan</h1><div class="mat-mdc-card"><h3>Music Showcase</h3><p>$11.99/mo plus fees and taxes, starting on ${A.next}, billed to ${A.card || 'your card'}.</p><div class="acts">${btn('Complete my order', 'change:Music Showcase', 'mat-flat-button')}${btn('Back', 'nav:/plan/change', 'mat-button')}</div></div></div>`),
  '/account/profile/close': () => shell(`<div class="pg"><h1>Close your online login?</h1><div class="mat-mdc-card"><p>You won’t be able to sign in to this account center or the app. Your plan stays active and billing continues.</p><div class="acts">${btn('Yes, close my login', 'close', 'mat-flat-button')}${btn('Never mind', 'nav:/account/profile', 'mat-button')}</div></div></div>`),
  '/plan/transfer': () => shell(`<div class="pg"><h1>Transfer this plan to another radio</h1><div class="mat-mdc-card"><p><label>Radio ID or VIN <input type="text" maxlength="17"></label></p><p class="small">Your service on ${A.vehicle} will end right away.</p>${btn('Transfer plan', 'transfer', 'mat-flat-button')}</div></div>`),
  '/radio/add': () => shell(`<div class="pg"><h1>Add a radio</h1><div class="mat-mdc-card"><p>Second radio, Music &amp; Entertainment: $6.99/mo plus fees and taxes, billed to ${A.card || 'your card'}.</p>${btn('Complete my order', 'buyradio', 'mat-flat-button')}</div></div>`),
  '/help/cancel': () => shell(`<div class="pg"><h1>How do I cancel my subscription?</h1><p>You can cancel online, by chat, or by phone.</p><ol><li>Sign in to My Account.</li><li>Find the plan you’d like to cancel and select <b>Manage plan</b>.</li><li>Select <b>Cancel plan</b> and follow the steps.</li></ol><p>Subscriptions billed by Apple, Google, Amazon or your automaker must be canceled with them.</p></div>`),
  '/help': () => shell(`<div class="pg"><h1>Help &amp; Support</h1><div class="mat-mdc-card"><a href="/help/cancel">How do I cancel my subscription?</a><a href="/refresh">My radio isn’t working</a><a href="/account/billing">Understanding my bill</a></div></div>`),
};
const generic = () => shell(`<div class="pg"><h1>${({ '/channels': 'Channel Guide', '/plans': 'Plans & Pricing', '/listen': 'Web Player', '/shop': 'Shop Radios' })[location.pathname] || 'Wavelark'}</h1><p>165+ channels of ad-free music, plus sports, news, talk and comedy.</p><div class="offers">${['The Ridge — Americana', 'Hush — Ambient', 'Full Count — Baseball Talk', 'Backbeat — Classic Soul'].map(t => `<div class="mat-mdc-card"><h3>${t}</h3></div>`).join('')}</div></div>`);

async function render() {
  const p = location.pathname;
  closeMenu();
  if (!A) root.innerHTML = spin();
  try { A = await api('/account'); } catch (e) { root.innerHTML = '<p>Something went wrong. Please try again.</p>'; return; }
  if (p !== location.pathname) return;
  let h;
  if (p === '/') h = overview();
  else if (p.startsWith('/subscription/cancel')) {
    if (p.endsWith('/confirmation') && A.state === 'scheduled') h = cancelDone();
    else if (A.state === 'scheduled') return go('/');
    else if (!flow.case || p.endsWith('/reason')) { if (!flow.case) { try { flow.case = (await api('/cancel/start', { plan: 'SUB-60418' })).case; } catch (e) { return go('/'); } if (!p.endsWith('/reason')) history.replaceState({}, '', '/subscription/cancel/reason'); } h = cancelReason(); }
    else if (p.endsWith('/offers')) { if (!flow.offers) { root.innerHTML = shell(spin('Finding your options…')); flow.offers = await api('/cancel/offers'); } h = cancelOffers(); }
    else if (p.endsWith('/offer-review')) h = offerReview();
    else if (p.endsWith('/review')) h = cancelReview();
    else h = cancelReason();
  } else h = (simple[p] || generic)();
  root.innerHTML = h;
}
function closeMenu() { overlay.innerHTML = ''; const b = root.querySelector('[data-act=menu]'); if (b) b.setAttribute('aria-expanded', 'false'); }
function openMenu(b) {
  const r = b.getBoundingClientRect(); b.setAttribute('aria-expanded', 'true');
  overlay.innerHTML = `<div class="cdk-overlay-backdrop"></div><div class="cdk-overlay-pane" style="left:${r.left}px;top:${r.bottom + 4}px"><div class="mat-mdc-menu-panel" role="menu" tabindex="-1">${[['Change plan', 'nav:/plan/change'], ['Transfer to another radio', 'nav:/plan/transfer'], ['Send a refresh signal', 'refresh'], ['Update payment method', 'nav:/account/billing'], ['Cancel plan', 'nav:/subscription/cancel/reason']].map(([t, a]) => `<button mat-menu-item="" role="menuitem" class="mat-mdc-menu-item" data-act="${a}" tabindex="0"><span class="mat-mdc-menu-item-text">${t}</span></button>`).join('')}</div></div>`;
  const pane = overlay.querySelector('.cdk-overlay-pane'), h = pane.offsetHeight;
  if (r.bottom + 4 + h > innerHeight) pane.style.top = Math.max(8, r.top - 4 - h > 8 ? r.top - 4 - h : innerHeight - h - 8) + 'px';
}
const snack = (t) => { overlay.innerHTML = `<div class="snack" role="status">${t}</div>`; setTimeout(() => { overlay.innerHTML = ''; }, 4000); };
const busy = (b) => { b.disabled = true; b.classList.add('busy'); };
async function act(a, b) {
  const [k, ...rest] = a.split(':'), v = rest.join(':');
  if (k === 'nav') { if (v === '/subscription/cancel/reason' && location.pathname === '/') flow = { reason: null, case: null, offers: null, pick: null }; return go(v); }
  if (k === 'menu') return overlay.innerHTML ? closeMenu() : openMenu(b);
  if (k === 'reason') { const e = root.querySelector('.mat-error'); if (flow.reason === null) { e.hidden = false; return; } busy(b); await api('/cancel/reason', { case: flow.case, reason: REASONS[flow.reason] }); return go('/subscription/cancel/offers'); }
  if (k === 'pick') { flow.pick = v; return go('/subscription/cancel/offer-review'); }
  if (k === 'decline') return go('/subscription/cancel/review');
  if (k === 'submit') { busy(b); overlay.innerHTML = `<div class="cdk-overlay-backdrop dark"></div><div class="cdk-overlay-pane mid">${spin('We’re processing your request…')}</div>`; try { await api('/cancel/submit', { case: flow.case, plan: 'SUB-60418' }); await new Promise(r => setTimeout(r, 900)); overlay.innerHTML = ''; return go('/subscription/cancel/confirmation'); } catch (e) { overlay.innerHTML = ''; b.disabled = false; const x = root.querySelector('.mat-error'); x.hidden = false; x.textContent = 'We couldn’t process your request. Please try again.'; return; } }
  if (k === 'accept') { busy(b); await api('/offer/accept', { offer: flow.pick }); return go('/'); }
  if (k === 'restart') { busy(b); await api('/plan/restart', {}); flow.case = null; return go('/'); }
  if (k === 'change') { busy(b); await api('/plan/change', { plan: v }); return go('/'); }
  if (k === 'transfer') { busy(b); await api('/plan/transfer', {}); return go('/'); }
  if (k === 'refresh') { closeMenu(); await api('/plan/refresh', {}); return snack('Refresh signal sent. It may take up to 5 minutes.'); }
  if (k === 'add') return go('/radio/add');
  if (k === 'buyradio') { busy(b); await api('/radio/add', {}); return go('/'); }
  if (k === 'pay') { busy(b); await api('/billing/pay', {}); return go('/account/billing'); }
  if (k === 'rmcard') { busy(b); await api('/billing/remove', {}); return go('/account/billing'); }
  if (k === 'close') { busy(b); await api('/login/close', {}); return go('/'); }
  if (k === 'prefs') { const d = {}; root.querySelectorAll('[data-pref]').forEach(i => d[i.dataset.pref] = i.checked); await api('/prefs', d); return snack('Your preferences have been saved.'); }
  if (k === 'chat') return chat(true);
}
document.addEventListener('click', (e) => {
  if (e.target.classList.contains('cdk-overlay-backdrop') && !e.target.classList.contains('dark')) return closeMenu();
  const b = e.target.closest('[data-act]'); if (b) { e.preventDefault(); return act(b.dataset.act, b); }
  const a = e.target.closest('a[href^="/"]'); if (a && !e.ctrlKey && !e.metaKey) { e.preventDefault(); go(a.getAttribute('href')); }
});
document.addEventListener('change', (e) => {
  if (e.target.name !== 'mat-radio-group-0') return;
  flow.reason = +e.target.value; root.querySelectorAll('mat-radio-button').forEach((m, i) => m.classList.toggle('mat-mdc-radio-checked', i === flow.reason));
  root.querySelector('.mat-error').hidden = true;
  root.querySelector('#more').innerHTML = flow.reason === 2 ? '<p class="tip">Got a new car? You may be able to <a href="/plan/transfer">transfer your plan</a> instead.</p>' : flow.reason === 4 ? '<p class="tip">Most reception issues clear up with a <a href="/refresh">refresh signal</a>.</p>' : '';
});
addEventListener('popstate', render);
function chat(open) {
  document.getElementById('wl-chat-root').innerHTML = open
    ? `<div class="chatbox" role="dialog" aria-label="Chat"><div class="ch">Wavelark Assistant <button data-chat="0" aria-label="Close chat">×</button></div><p>Hi! I’m the virtual assistant. An agent will join shortly. Estimated wait: 14 minutes.</p><input type="text" placeholder="Type a message" aria-label="Message"></div>`
    : `<button class="chatbtn" data-chat="1" aria-label="Open chat">Chat</button>`;
}
document.getElementById('wl-chat-root').addEventListener('click', (e) => { const b = e.target.closest('[data-chat]'); if (b) chat(b.dataset.chat === '1'); });
chat(false);
if (!localStorage.getItem('OptanonAlertBoxClosed')) setTimeout(() => {
  const o = document.getElementById('onetrust-consent-sdk');
  o.innerHTML = `<div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><p>We and our partners use cookies and similar technologies to run our site, personalize content and ads, and analyze use. See our <a href="/privacy">Privacy Policy</a>.</p><div><button id="onetrust-pc-btn-handler">Your Privacy Choices</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All</button></div></div>`;
  o.addEventListener('click', (e) => { if (e.target.tagName === 'BUTTON') { localStorage.setItem('OptanonAlertBoxClosed', new Date().toISOString()); o.innerHTML = ''; } });
}, 700);
render();
})();
