(() => {
  'use strict';
  const $ = (s, r = document) => r.querySelector(s);
  const root = $('#root'), portal = $('#portal');
  let data = null, reason = '', opener = null;
  const esc = s => String(s ?? '').replace(/[&<>"]/g, c => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}[c]));
  const load = async () => { data = await (await fetch('/_ajax/session')).json(); };
  const post = async (p, b) => (await fetch('/_ajax/' + p, {method: 'POST', headers: {'Content-Type': 'application/json;charset=UTF-8'}, body: JSON.stringify(b || {})})).json();
  const toast = t => { const d = document.createElement('div'); d.textContent = t; $('#toasts').replaceChildren(d); setTimeout(() => d.remove(), 5000); };
  const btn = (label, act, cls = 'tYI0Vw', more = '') => `<button class="_1QoxDw ${cls}" type="button" data-a="${act}" ${more}><span class="khPe7Q">${label}</span></button>`;
  const NAV = [['your-account', 'Your profile'], ['login-and-security', 'Login'], ['email-preferences', 'Message preferences'], ['people', 'People'], ['billing-and-plans', 'Billing & plans'], ['purchase-history', 'Purchase history'], ['domains', 'Domains'], ['privacy', 'Privacy']];

  const pages = {
    'billing-and-plans'() {
      const s = data.subscription, end = s.state === 'scheduled', paused = s.state === 'paused';
      const line = end ? `Ends on ${s.renews}. You won't be charged again.` : paused ? `Pauses on ${s.renews}. Resumes on ${s.resumes}.` : `${s.price}/${s.interval === 'yearly' ? 'year' : 'month'}${s.state === 'discounted' ? ' for the next 3 months' : ''} &middot; Next billing date: ${s.renews}`;
      return `<h1>Billing & plans</h1>
      ${end ? `<div class="bNr5Ya" role="status"><span>Your subscription is canceled. You'll have access to ${s.plan} until <b>${s.renews}</b>.</span>${btn('Resume subscription', 'resume', 'Qkd66A')}</div>` : ''}
      ${paused ? `<div class="bNr5Ya" role="status"><span>Your subscription is set to pause on ${s.renews}.</span>${btn('Resume subscription', 'resume', 'Qkd66A')}</div>` : ''}
      <h3>Subscriptions for Dana's team</h3>
      <div class="Kd81mQ"><div><b>${s.plan}</b><p>1 person &middot; Billed ${s.interval}</p><p>${line}</p></div>
        ${end || s.plan !== 'Pixelloom Pro' ? '' : btn('Upgrade to Teams', 'ask-upgrade', 'Qkd66A')}
        ${btn('<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><circle cx="4" cy="10" r="1.7"/><circle cx="10" cy="10" r="1.7"/><circle cx="16" cy="10" r="1.7"/></svg>', 'more', 'Ic0n tYI0Vw', 'aria-label="More actions" aria-haspopup="menu" aria-expanded="false"')}</div>
      <h3>Other subscriptions</h3>
      <div class="Kd81mQ"><div><b>Domain: ${data.domain.name}</b><p>US$18.00/year &middot; ${data.domain.renews ? 'Renews' : 'Expires'} on ${data.domain.date}</p></div><a href="/settings/domains" data-nav>Manage</a></div>
      <h3>Payment method</h3>
      <div class="Kd81mQ"><div>${data.card ? '<b>Visa ending in 7715</b><p>Expires 11/2029</p>' : '<p>No payment method saved</p>'}</div>${data.card ? btn('Remove', 'card-remove') : ''}</div>
      <h3>Plans you might like</h3>
      <div class="Kd81mQ"><div><b>Pixelloom Teams</b><p>Brand controls, approval workflows and AI admin tools. From US$10 per person/month, minimum 3 people.</p></div><a href="/pricing" data-nav>See plans</a></div>
      <p class="fNe">Subscriptions renew automatically until canceled. Prices exclude applicable tax. Subscribed through the App Store or Google Play? Manage your plan there. <a href="/help/cancel" data-nav>Learn how billing works</a></p>`;
    },
    'your-account': () => `<h1>Your profile</h1><form data-f="profile"><label>Name<input type="text" name="name" value="${esc(data.user.name)}"></label><br><br><label>Email address<input type="email" name="email" value="${esc(data.user.email)}"></label><br><br><label>Language<select name="language"><option>English (US)</option><option>English (UK)</option><option>Deutsch</option></select></label><br><br><button class="_1QoxDw Qkd66A">Save</button></form>`,
    'login-and-security': () => `<h1>Login</h1><h3>Password</h3><p>Last changed 8 months ago</p><h3>Delete account</h3><p>Deleting your account removes all of your designs and folders, and ends every subscription right away.</p>${btn('Delete account', 'ask-delete', 'DnG3r')}`,
    'email-preferences': () => `<h1>Message preferences</h1>${[['tips', 'Design tips and inspiration'], ['offers', 'Special offers and promotions'], ['research', 'Surveys and research invitations']].map(([k, t]) => `<label class="sWr"><span>${t}</span><input type="checkbox" role="switch" name="${k}" data-mail ${data.user.emails[k] ? 'checked' : ''}></label>`).join('')}`,
    people: () => `<h1>People</h1><p>1 person in Dana's team. Adding people changes what you pay.</p>${btn('Invite people', 'invite', 'Qkd66A')}`,
    'purchase-history': () => `<h1>Purchase history</h1><table><thead><tr><th>Date</th><th>Invoice</th><th>Amount</th></tr></thead><tbody>${data.invoices.map(r => `<tr>${r.map(c => `<td>${c}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
    domains: () => `<h1>Domains</h1><div class="Kd81mQ"><div><b>${data.domain.name}</b><p>Auto-renew ${data.domain.renews ? 'on' : 'off'} &middot; ${data.domain.date}</p></div>${data.domain.renews ? btn('Cancel subscription', 'ask-domain') : ''}</div>`,
    privacy: () => `<h1>Privacy</h1><p>Choose how Pixelloom uses your content and your usage data. Read our <a href="/policies/privacy" data-nav>Privacy Policy</a>.</p>`,
  };
  const other = () => location.pathname === '/help/cancel'
    ? `<h1>Cancel a subscription</h1><ol><li>Open <a href="/settings/billing-and-plans" data-nav>Billing & plans</a> in your settings.</li><li>Next to the subscription, open More actions (three dots).</li><li>Choose <b>Cancel subscription</b>, then follow the prompts until you see a confirmation.</li></ol><p>You keep Pro until the end of the paid period. Your designs stay in your account. Deleting the app doesn't cancel.</p>`
    : location.pathname === '/pricing' ? `<h1>Plans for every kind of team</h1><div class="Kd81mQ"><div><b>Free</b><p>US$0</p></div></div><div class="Kd81mQ"><div><b>Pro</b><p>US$15/month</p></div></div><div class="Kd81mQ"><div><b>Teams</b><p>US$30/month for 3 people</p></div>${btn('Upgrade to Teams', 'ask-upgrade', 'Qkd66A')}</div>`
    : `<h1>Home</h1><p>What will you make today? Presentations, social posts, videos, print products and websites.</p><a href="/settings/billing-and-plans" data-nav>Settings</a>`;

  function render() {
    closeMenu();
    if (!data) { root.innerHTML = '<div class="spn" role="progressbar" aria-label="Loading"></div>'; return; }
    if (data.deleted) { root.innerHTML = '<main class="c9Lk2E"><h1>Your account was deleted</h1><p>We are sorry to see you go.</p></main>'; return; }
    const key = location.pathname.split('/')[2], inSet = location.pathname.startsWith('/settings');
    root.innerHTML = `<div class="_7TgJ2w"><nav class="r4Bd0A" aria-label="Main"><a href="/home" data-nav><b>Pixelloom</b></a>${['Create', 'Projects', 'Templates', 'Brand', 'Apps', 'AI'].map(t => `<a href="/home" data-nav>${t}</a>`).join('')}</nav>
      ${inSet ? `<nav class="uQ3nXg" aria-label="Settings"><h2>Settings</h2>${NAV.map(([k, t]) => `<a href="/settings/${k}" data-nav ${k === key ? 'aria-current="page"' : ''}>${t}</a>`).join('')}</nav>` : ''}
      <main class="c9Lk2E">${(inSet && pages[key] ? pages[key] : other)()}</main></div>`;
  }
  const go = p => { history.pushState({}, '', p); render(); scrollTo(0, 0); };

  /* ----- more-actions menu ----- */
  function closeMenu() { $('.MnU9z')?.remove(); opener?.setAttribute('aria-expanded', 'false'); }
  function openMenu(b) {
    if ($('.MnU9z')) return closeMenu();
    const s = data.subscription, r = b.getBoundingClientRect();
    const items = s.state === 'scheduled' ? [['invoices', 'View invoices'], ['resume', 'Resume subscription']]
      : [['invite', 'Add people'], ...(s.interval === 'monthly' ? [['ask-yearly', 'Switch to yearly, save 33%']] : []), ['invoices', 'View invoices'], ...(s.state === 'paused' ? [] : [['ask-pause', 'Pause subscription']]), ['cancel', 'Cancel subscription']];
    portal.insertAdjacentHTML('beforeend', `<div class="MnU9z" role="menu" style="top:${r.bottom + scrollY + 6}px;left:${Math.max(8, r.right - 250)}px">${items.map(([a, t]) => `<button role="menuitem" type="button" data-a="${a}">${t}</button>`).join('')}</div>`);
    opener = b; b.setAttribute('aria-expanded', 'true'); $('.MnU9z button').focus();
  }

  /* ----- dialogs ----- */
  const close = () => { const d = $('.zV4w_g'); if (d) { d.classList.remove('on'); setTimeout(() => d.remove(), 200); } };
  function dialog(title, body, foot) {
    const html = `<div class="yH6sPA" role="dialog" aria-modal="true" aria-labelledby="dt"><button class="_1QoxDw Ic0n x" type="button" aria-label="Close" data-a="close"><span aria-hidden="true">✕</span></button><h2 id="dt" tabindex="-1">${title}</h2><div class="rT5b">${body}</div><footer>${foot}</footer></div>`;
    let d = $('.zV4w_g.on');
    if (d) d.innerHTML = html; else { $('.zV4w_g')?.remove(); portal.insertAdjacentHTML('beforeend', `<div class="zV4w_g">${html}</div>`); d = $('.zV4w_g'); requestAnimationFrame(() => d.classList.add('on')); }
    $('h2', d).focus();
  }
  const REASONS = [['price', "It's too expensive"], ['usage', "I don't use it enough"], ['oneoff', 'I only needed it for one project'], ['features', "It's missing features I need"], ['tech', 'I had technical issues'], ['other-tool', "I'm switching to another product"], ['free', 'The free version is enough for me'], ['other', 'Other']];
  const monthsSelect = `<label>Pause for<select name="months"><option value="1">1 month</option><option value="2">2 months</option><option value="3">3 months</option></select></label>`;
  const done = async (el, path, body, msg) => { el.disabled = true; await post(path, body); await load(); close(); render(); if (msg) toast(msg); };

  const acts = {
    more: openMenu, close,
    invoices: () => go('/settings/purchase-history'),
    cancel: () => { reason = ''; post('events', {event: 'cancel_flow_opened'}); dialog("Before you go, here's what you'll lose", `<p>After ${data.subscription.renews} you won't have access to:</p><ul><li>100+ million premium photos, videos and elements</li><li>Background Remover and Magic Resize</li><li>2 Brand Kits with 14 brand assets</li><li>1 TB of cloud storage (you're using 23 GB)</li></ul><p>Designs with Pro content will get watermarks when you download them.</p>`, btn('Continue cancellation', 'c-reason', 'tYI0Vw') + btn('Keep Pro', 'close', 'Qkd66A')); },
    'c-reason': () => dialog('Why do you want to cancel?', `<p>Your feedback helps us improve.</p><div role="radiogroup" aria-labelledby="dt">${REASONS.map(([k, t]) => `<label class="oPt"><input type="radio" name="reason" value="${k}"><span>${t}</span></label>`).join('')}</div><label>Tell us more (optional)<textarea rows="3" name="comment" maxlength="500"></textarea></label><label class="oPt"><input type="checkbox" name="contact"><span>Pixelloom may contact me about my feedback</span></label>`, btn('Back', 'cancel', 'tYI0Vw') + btn('Continue', 'c-offer', 'Qkd66A', 'disabled data-needs-reason')),
    'c-offer': async el => {
      const b = {reason, comment: $('[name=comment]').value, contact: $('[name=contact]').checked};
      el.disabled = true;
      const {offer} = await post('subscription/cancel-intent', b);
      const no = btn('Continue cancellation', 'c-confirm', 'tYI0Vw');
      if (offer === 'discount') dialog('Stay for 50% less', `<p>Keep everything in Pro for <b>US$7.50/month</b> for your next 3 months. Then US$15.00/month, cancel anytime.</p>`, no + btn('Get 50% off', 'discount', 'Qkd66A'));
      else dialog('Need a break? Pause instead', `<p>We'll keep your Brand Kits and Pro designs safe. You won't be charged while your plan is paused, and it restarts automatically afterwards.</p>${monthsSelect}`, no + btn('Pause subscription', 'pause', 'Qkd66A'));
    },
    'c-confirm': () => dialog('Cancel your Pixelloom Pro subscription?', `<p>Your subscription will end on <b>${data.subscription.renews}</b>. Until then, you can keep using Pro. You won't be charged again, and your designs stay in your account.</p>`, btn('Not now', 'close', 'tYI0Vw') + btn('Cancel subscription', 'c-final', 'Qkd66A')),
    'c-final': async el => { el.disabled = true; await post('subscription/cancel', {reason}); await load(); render(); dialog("You've canceled your subscription", `<p>You can use Pixelloom Pro until ${data.subscription.renews}. We sent a confirmation to ${esc(data.user.email)}.</p>`, btn('Resume subscription', 'resume', 'tYI0Vw') + btn('Done', 'close', 'Qkd66A')); },
    discount: el => done(el, 'subscription/discount', {}, 'Your discount has been applied.'),
    'ask-pause': () => dialog('Pause your subscription', `<p>Your plan pauses on ${data.subscription.renews} and restarts automatically.</p>${monthsSelect}`, btn('Not now', 'close') + btn('Pause subscription', 'pause', 'Qkd66A')),
    pause: el => done(el, 'subscription/pause', {months: $('[name=months]').value}, 'Your subscription will be paused.'),
    'ask-yearly': () => dialog('Switch to yearly billing', '<p>Pay US$120.00 today instead of US$180.00 a year.</p>', btn('Not now', 'close') + btn('Switch and pay', 'yearly', 'Qkd66A')),
    yearly: el => done(el, 'subscription/interval', {interval: 'yearly'}, "You're now billed yearly."),
    'ask-upgrade': () => dialog('Upgrade to Pixelloom Teams', '<p>US$30.00/month for 3 people, charged to Visa ending in 7715.</p>', btn('Not now', 'close') + btn('Upgrade', 'upgrade', 'Qkd66A')),
    upgrade: el => done(el, 'subscription/upgrade', {plan: 'teams'}, 'Welcome to Teams!'),
    resume: el => done(el, 'subscription/resume', {}, 'Your subscription is active again.'),
    'card-remove': el => done(el, 'payment/remove', {}, 'Payment method removed.'),
    invite: () => dialog('Invite people to your team', '<label>Email addresses<input type="text" name="invite"></label>', btn('Not now', 'close') + btn('Send invitations', 'invite-send', 'Qkd66A')),
    'invite-send': el => done(el, 'team/invite', {emails: $('[name=invite]').value}, 'Invitations sent.'),
    'ask-domain': () => dialog('Cancel your domain subscription?', `<p>${data.domain.name} will expire on ${data.domain.date} and your website will go offline.</p>`, btn('Keep domain', 'close', 'Qkd66A') + btn('Cancel subscription', 'domain')),
    domain: el => done(el, 'domain/cancel', {}, 'Your domain will not renew.'),
    'ask-delete': () => dialog('Delete your account?', '<p>All 62 designs will be deleted. This can\'t be undone after 14 days.</p>', btn('Keep account', 'close', 'Qkd66A') + btn('Delete account', 'delete', 'DnG3r')),
    delete: el => done(el, 'user/delete', {}),
    cookies: el => { localStorage.setItem('cookie_prefs', el.dataset.v); post('consent', {choice: el.dataset.v}); $('.cKb').remove(); },
  };
  document.addEventListener('click', e => {
    const a = e.target.closest('[data-nav],[data-a]');
    if (!a || a.dataset.a !== 'more') closeMenu();
    if (!a) { if (e.target.classList.contains('zV4w_g')) close(); return; }
    e.preventDefault();
    if (a.matches('[data-nav]')) go(a.getAttribute('href')); else acts[a.dataset.a]?.(a);
  });
  document.addEventListener('keydown', e => {
    if (e.key === 'Escape') { closeMenu(); close(); }
    const m = $('.MnU9z');
    if (m && /^Arrow(Up|Down)$/.test(e.key)) { const b = [...m.children], i = b.indexOf(document.activeElement); e.preventDefault(); b[(i + (e.key === 'ArrowDown' ? 1 : b.length - 1)) % b.length].focus(); }
    const d = $('.zV4w_g.on');
    if (d && e.key === 'Tab') { const f = [...d.querySelectorAll('button:not(:disabled),input,select,textarea')], first = f[0], last = f[f.length - 1]; if (e.shiftKey && document.activeElement === first) { e.preventDefault(); last.focus(); } else if (!e.shiftKey && document.activeElement === last) { e.preventDefault(); first.focus(); } }
  });
  document.addEventListener('change', async e => {
    if (e.target.name === 'reason') { reason = e.target.value; $('[data-needs-reason]').disabled = false; }
    if (e.target.matches('[data-mail]')) { await post('user/emails', {name: e.target.name, on: e.target.checked}); toast('Preferences saved.'); }
  });
  document.addEventListener('submit', async e => { e.preventDefault(); await post('user/profile', Object.fromEntries(new FormData(e.target))); await load(); render(); toast('Saved.'); });
  addEventListener('popstate', render);
  render(); load().then(render);
  if (!localStorage.getItem('cookie_prefs')) setTimeout(() => portal.insertAdjacentHTML('beforeend', `<div class="cKb" role="region" aria-label="Cookie notice"><b>We use cookies</b><p>Pixelloom uses essential cookies to make the site work, and optional cookies to personalize content and measure our ads.</p>${btn('Accept all cookies', 'cookies', 'Qkd66A', 'data-v="all"')} ${btn('Reject optional', 'cookies', 'tYI0Vw', 'data-v="essential"')}</div>`), 600);
})();
