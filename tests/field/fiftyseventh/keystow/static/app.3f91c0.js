(() => {
  'use strict';
  const root = document.getElementById('root'), portal = document.getElementById('portal-root');
  let acct = null, wiz = { step: 1, reason: '', comment: '', ok: false }, menu = false, help = false, dialog = null, busy = false, form = {};
  let bannerShut = sessionStorage.getItem('ks.nudge') === '1';
  const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const api = async (method, url, body) => {
    const r = await fetch('/api/v2' + url, { method, headers: { 'Content-Type': 'application/json', 'X-Client': 'web/8.11.2' }, body: body ? JSON.stringify(body) : undefined });
    const j = await r.json();
    if (!r.ok) throw new Error(j.error);
    return j;
  };
  const toast = t => {
    const d = document.createElement('div'); d.className = '_toast_k5'; d.setAttribute('role', 'status'); d.textContent = t;
    document.body.append(d); setTimeout(() => d.remove(), 4500);
  };
  const go = (p, replace) => { history[replace ? 'replaceState' : 'pushState']({}, '', p); menu = false; form = {}; render(); scrollTo(0, 0); };
  const plan = () => acct.subscription.plan === 'families' ? 'Keystow Families' : 'Keystow Individual';
  const per = () => acct.subscription.frequency === 'year' ? 'year' : 'month';
  const REASONS = [
    ['expensive', 'It’s too expensive'],
    ['unused', 'I don’t use it enough'],
    ['other_pm', 'I’m switching to another password manager'],
    ['builtin', 'I’m using the password manager built into my browser or device'],
    ['features', 'It’s missing features I need'],
    ['difficult', 'I found it difficult to set up or use'],
    ['other_account', 'I’m joining a different Keystow account (family or work)'],
    ['other', 'Other'],
  ];

  const A = (href, text, cls = '') => `<a href="${href}" class="${cls}" data-link>${text}</a>`;

  function billing() {
    const s = acct.subscription, ended = s.status === 'canceled';
    const inv = acct.invoices.map(i => `<tr><td>${i[0]}</td><td>${i[1]}</td><td>${i[2]}</td><td>Paid</td><td><a href="/billing/invoices/${i[1]}" data-link aria-label="View invoice ${i[1]}">View</a></td></tr>`).join('');
    return `<h1>Billing</h1>
    ${ended ? `<div class="_banner_g9" role="status"><div><strong>Your subscription has been canceled.</strong><br>Your account will be frozen on ${s.periodEnd}. Until then, you can keep using Keystow on all your devices.</div><button type="button" class="_btn_f3 _primary_f3" data-act="resume">Resubscribe</button></div>`
      : !bannerShut ? `<div class="_banner_g9 _info_g9"><div><strong>Share with the people you love.</strong> Upgrade to Families and protect up to 5 people for $71.88 a year.</div><div style="display:flex;gap:10px">${A('/billing/settings#plan', 'See Families', '_btn_f3')}<button type="button" class="_link_f3" data-act="nudge" aria-label="Dismiss">✕</button></div></div>` : ''}
    <section class="_card_e5"><div class="_row_e5"><div><h2>Subscription</h2>
      <dl class="_dl_e5"><dt>Plan</dt><dd><strong>${plan()}</strong></dd>
      <dt>Status</dt><dd>${ended ? 'Canceled' : 'Active'}</dd>
      ${ended ? `<dt>Canceled on</dt><dd>${s.canceledAt}</dd><dt>Active until</dt><dd>${s.periodEnd}</dd>` : `<dt>Price</dt><dd>${s.price} USD / ${per()}${s.discount ? ' (30% off next renewal)' : ''}</dd><dt>Next payment</dt><dd>${s.price} on ${s.periodEnd}</dd>`}
      <dt>Account credit</dt><dd>${acct.credit}</dd></dl></div>
      <div class="_stack_f3">${A('/billing/settings', 'Billing settings', '_btn_f3')}</div></div></section>
    <section class="_card_e5"><div class="_row_e5"><div><h2>Payment method</h2>${acct.card ? `<p style="margin:0">${acct.card.brand} ending in ${acct.card.last4}<br><span class="_muted_i2">Expires ${acct.card.exp}</span></p>` : '<p style="margin:0">No payment method on file.</p>'}</div><button type="button" class="_btn_f3" data-act="card">Update card</button></div></section>
    <section class="_card_e5"><h2>Gift cards</h2><p class="_muted_i2">Redeem a Keystow gift card to add credit to your account.</p><form data-form="gift" style="display:flex;gap:10px;max-width:420px"><input type="text" name="code" aria-label="Gift card code" placeholder="XXXX-XXXX-XXXX-XXXX" autocomplete="off"><button class="_btn_f3" type="submit">Redeem</button></form></section>
    <section class="_card_e5"><h2>Invoices</h2><table><thead><tr><th>Date</th><th>Invoice</th><th>Amount</th><th>Status</th><th></th></tr></thead><tbody>${inv}</tbody></table></section>`;
  }

  function settings() {
    const s = acct.subscription, ended = s.status === 'canceled';
    const fr = form.frequency || s.frequency, pl = form.plan || s.plan, dirty = fr !== s.frequency || pl !== s.plan;
    const opt = (n, v, cur, t, d) => `<label class="_opt_h4"><input type="radio" name="${n}" value="${v}" ${cur === v ? 'checked' : ''} ${ended ? 'disabled' : ''}><span><strong>${t}</strong><small>${d}</small></span></label>`;
    return `<div class="_crumb_d1">${A('/billing', 'Billing')} / Billing settings</div><h1>Billing settings</h1>
    <section class="_card_e5" id="plan"><h2>Plan</h2>
      ${opt('plan', 'individual', pl, 'Individual', 'One person. Unlimited items and devices, 1 GB of document storage.')}
      ${opt('plan', 'families', pl, 'Families', 'Up to 5 people. Shared vaults, account recovery. $71.88 USD / year.')}
      <h2 style="margin-top:22px">Billing frequency</h2>
      ${opt('frequency', 'year', fr, 'Yearly', pl === 'families' ? '$71.88 USD / year' : '$47.88 USD / year — save 20%')}
      ${opt('frequency', 'month', fr, 'Monthly', pl === 'families' ? '$7.99 USD / month' : '$4.99 USD / month')}
      <div class="_actions_i2"><button type="button" class="_btn_f3 _primary_f3" data-act="saveplan" ${dirty ? '' : 'disabled'}>Save changes</button><span class="_muted_i2">Plan changes take effect right away and are prorated.</span></div></section>
    <section class="_card_e5"><h2>Payment method</h2>${acct.card ? `<p>${acct.card.brand} ending in ${acct.card.last4}, expires ${acct.card.exp}</p><button type="button" class="_link_f3" data-act="card">Update card</button> &nbsp;·&nbsp; <button type="button" class="_link_f3" data-act="rmcard">Remove</button>` : '<p>No payment method on file.</p><button type="button" class="_link_f3" data-act="card">Add card</button>'}</section>
    <section class="_card_e5"><h2>Billing information</h2><p class="_muted_i2" style="margin:0">Hannah Whitcombe<br>418 Alder Court, Apt 6<br>Portland, OR 97214<br>United States</p></section>
    ${ended ? `<section class="_card_e5"><h2>Subscription canceled</h2><p>Your account will be frozen on ${s.periodEnd}.</p><button type="button" class="_btn_f3" data-act="resume">Resubscribe</button></section>`
      : `<section class="_card_e5"><h2>Cancel subscription</h2><p class="_muted_i2">If you cancel, your account will be frozen at the end of your current billing period. You’ll still be able to view and export your items.</p><button type="button" class="_link_f3 _linkd_f3" data-act="startcancel">Cancel subscription</button></section>`}`;
  }

  function cancel() {
    const s = acct.subscription;
    if (wiz.step === 'done') return `<div class="_wiz_i2"><section class="_card_e5"><h1>Your subscription is canceled</h1><p>You won’t be charged again. You can keep using ${plan()} until <strong>${s.periodEnd}</strong>, and then your account will be frozen.</p><p>We’ve sent a confirmation to ${esc(acct.email)}. Changed your mind? You can resubscribe at any time from your billing page.</p><div class="_actions_i2">${A('/billing', 'Back to Billing', '_btn_f3 _primary_f3')}<a href="/support/export" data-link>How to export your data</a></div></section></div>`;
    if (s.status === 'canceled') { setTimeout(() => go('/billing', true)); return ''; }
    if (wiz.step === 1) return `<div class="_wiz_i2"><div class="_crumb_d1">${A('/billing', 'Billing')} / ${A('/billing/settings', 'Billing settings')} / Cancel</div><section class="_card_e5"><h1>We’re sorry to see you go, ${esc(acct.name.split(' ')[0])}</h1>
      <p>Here’s what will happen if you cancel your subscription:</p><ul><li>You can keep using Keystow until the end of your billing period on <strong>${s.periodEnd}</strong>.</li><li>After that, your account will be <strong>frozen</strong>. You’ll be able to view and export your items, but you won’t be able to add, edit, or fill them.</li><li>Safeguard alerts for compromised websites and weak passwords will stop.</li><li>Your data won’t be deleted, so you can resubscribe at any time.</li></ul>
      <p class="_muted_i2">Having trouble? Our team is here 24/7. ${A('/support', 'Contact support')}</p>
      <div class="_actions_i2"><button type="button" class="_btn_f3 _primary_f3" data-act="keep">Keep my subscription</button><button type="button" class="_btn_f3" data-act="w2">Continue</button></div></section></div>`;
    if (wiz.step === 2) return `<div class="_wiz_i2"><section class="_card_e5"><h1>Help us improve Keystow</h1><p id="rq">What’s the main reason you’re canceling?</p><div role="radiogroup" aria-labelledby="rq">${REASONS.map(r => `<label class="_opt_h4"><input type="radio" name="reason" value="${r[0]}" ${wiz.reason === r[0] ? 'checked' : ''}><span>${r[1]}</span></label>`).join('')}</div>
      <label class="_muted_i2" for="cmt">Is there anything else you’d like to tell us? (optional)</label><textarea id="cmt" name="comment" rows="3">${esc(wiz.comment)}</textarea>
      <div class="_actions_i2"><button type="button" class="_btn_f3" data-act="w1">Back</button><button type="button" class="_btn_f3 _primary_f3" data-act="w3" ${wiz.reason ? '' : 'disabled'}>Continue</button></div></section></div>`;
    if (wiz.step === 'offer') return `<div class="_wiz_i2"><section class="_card_e5"><h1>Stay protected for less</h1><p>We’d love for you to stay. Get <strong>30% off</strong> your next year of ${plan()}: $33.52 instead of $47.88, charged on ${s.periodEnd}.</p><p class="_muted_i2">Renews at the regular price after one year. Offer can’t be combined with gift cards or other promotions.</p><div class="_actions_i2"><button type="button" class="_btn_f3 _primary_f3" data-act="offer">Accept 30% off</button><button type="button" class="_btn_f3" data-act="w4">No thanks, continue to cancel</button></div></section></div>`;
    return `<div class="_wiz_i2"><section class="_card_e5"><h1>Confirm cancellation</h1><dl class="_dl_e5"><dt>Plan</dt><dd>${plan()}</dd><dt>Active until</dt><dd>${s.periodEnd}</dd><dt>Refund</dt><dd>None. Payments for the current period are non-refundable.</dd></dl>
      <label class="_chk_k5"><input type="checkbox" name="ack" ${wiz.ok ? 'checked' : ''}><span>I understand that my account will be frozen on ${s.periodEnd}.</span></label>
      <div class="_actions_i2"><button type="button" class="_btn_f3 _danger_f3" data-act="final" ${wiz.ok && !busy ? '' : 'disabled'}>${busy ? 'Canceling…' : 'Cancel subscription'}</button><button type="button" class="_btn_f3" data-act="keep">Keep my subscription</button></div></section></div>`;
  }

  const profile = () => `<h1>Profile</h1><section class="_card_e5"><h2>About you</h2><form data-form="profile" style="max-width:420px"><label>Name<input type="text" name="name" value="${esc(acct.name)}"></label><p><label>Email<input type="email" value="${esc(acct.email)}" readonly></label></p><button class="_btn_f3" type="submit">Save</button></form></section>
    <section class="_card_e5"><h2>Email notifications</h2>${[['security', 'Security alerts'], ['tips', 'Tips for getting the most from Keystow'], ['news', 'Newsletter and offers']].map(k => `<label class="_chk_k5"><input type="checkbox" data-pref="${k[0]}" ${acct.prefs[k[0]] ? 'checked' : ''}> ${k[1]}</label>`).join('')}</section>
    <section class="_card_e5"><h2>Secret Phrase &amp; emergency sheet</h2><p class="_muted_i2">Keep your emergency sheet somewhere safe. You’ll need it to sign in on a new device.</p><button type="button" class="_btn_f3" data-act="sheet">Save emergency sheet</button></section>
    <section class="_card_e5"><h2>Delete account</h2><p class="_muted_i2">Permanently delete your account and all the data in it. This can’t be undone.</p><button type="button" class="_link_f3 _linkd_f3" data-act="del">Permanently delete account</button></section>`;
  const home = () => `<h1>All items</h1><section class="_card_e5"><table><thead><tr><th>Title</th><th>Username</th><th>Vault</th><th>Modified</th></tr></thead><tbody>${[['Alder Credit Union', 'hwhitcombe', 'Nov 11'], ['Basil & Rye Grocery', 'hannah.whitcombe@fernmail.com', 'Oct 29'], ['Home Wi-Fi', '—', 'Aug 2'], ['Northbank Library', '2211804', 'Jul 16'], ['Passport', 'H. Whitcombe', 'May 8'], ['Trailhead Outfitters', 'hannah.w', 'Feb 20'], ['Utility — water', '80-33914', 'Jan 5']].map(r => `<tr><td>${r[0]}</td><td>${r[1]}</td><td>Personal</td><td>${r[2]}</td></tr>`).join('')}</tbody></table></section>`;
  const simple = (t, p) => `<h1>${t}</h1><section class="_card_e5">${p}</section>`;

  function page() {
    const p = location.pathname;
    if (p === '/billing') return billing();
    if (p === '/billing/settings') return settings();
    if (p === '/billing/cancel') return cancel();
    if (p === '/profile') return profile();
    if (p === '/home') return home();
    if (p === '/safeguard') return simple('Safeguard', '<p><strong>3 reused passwords</strong>, 1 weak password, 0 compromised websites.</p><p class="_muted_i2">Last checked today.</p>');
    if (p === '/devices') return simple('Trusted devices & browsers', '<p>MacBook Air — Chrome 142 — Portland, OR — <em>this device</em></p><p>iPhone 15 — Keystow 8.11 for iOS — Portland, OR</p>');
    if (p === '/apps') return simple('Get the apps', '<p>Keystow for Mac, Windows, Linux, iOS, Android, and every major browser.</p>');
    if (p === '/refer') return simple('Refer a friend', '<p>Give a friend 3 months of Keystow. You’ll get $10 in account credit when they subscribe.</p>');
    if (p.startsWith('/support')) return simple('Keystow Support', '<p>Search our guides or write to support@keystow.example. We usually reply within a few hours.</p>' + (p.endsWith('export') ? '<p>To export your data, open the desktop app and choose File › Export.</p>' : ''));
    if (p.startsWith('/billing/invoices/')) { const i = acct.invoices.find(x => p.endsWith(x[1])) || acct.invoices[0]; return `<div class="_crumb_d1">${A('/billing', 'Billing')} / Invoice</div>` + simple('Invoice ' + i[1], `<p>${i[0]}<br>Keystow Individual, 1 year<br>Total ${i[2]} USD — Paid with Visa ending in 4417</p>`); }
    if (p.startsWith('/legal/')) return simple('Legal', '<p>Subscriptions renew automatically until canceled. You may cancel at any time from your billing settings; the cancellation takes effect at the end of the paid period. Fees already paid are not refunded except where required by law.</p>');
    return simple('Page not found', A('/home', 'Go to Home'));
  }

  function render() {
    if (location.pathname === '/') history.replaceState({}, '', '/billing');
    if (acct.deleted) { root.innerHTML = '<div class="_splash_k2d1"><p>This account has been deleted.</p></div>'; portal.innerHTML = ''; return; }
    const cur = location.pathname, n = (h, t, b) => `<a href="${h}" data-link ${cur === h || (h === '/billing' && cur.startsWith('/billing')) ? 'aria-current="page"' : ''}>${t}${b ? `<span class="_badge_c77e">${b}</span>` : ''}</a>`;
    document.title = (cur.startsWith('/billing') ? 'Billing' : 'Keystow') + ' | Keystow';
    root.innerHTML = `<header class="_top_a81f"><a href="/home" data-link class="_brand_a81f"><img src="/static/mark.svg" width="28" height="28" alt="">Keystow</a><div class="_search_a81f"><input type="search" placeholder="Search in Personal" aria-label="Search"></div><button type="button" class="_acct_a81f" data-act="menu" aria-haspopup="menu" aria-expanded="${menu}"><span class="_av_a81f">HW</span>${esc(acct.name)} ▾</button></header>
    ${menu ? `<div class="_menu_b20c" role="menu">${['/profile|Profile', '/billing|Billing', '/apps|Get the apps', '/refer|Refer a friend'].map(x => x.split('|')).map(x => `<a role="menuitem" href="${x[0]}" data-link>${x[1]}</a>`).join('')}<button type="button" role="menuitem" data-act="signout">Sign out</button></div>` : ''}
    <div class="_shell_c77e"><nav class="_side_c77e" aria-label="Main">${n('/home', 'All items')}${n('/safeguard', 'Safeguard', 4)}<h2>Vaults</h2>${n('/home#personal', 'Personal')}<h2>Account</h2>${n('/profile', 'Profile')}${n('/billing', 'Billing')}${n('/devices', 'Trusted devices')}${n('/apps', 'Get the apps')}${n('/refer', 'Refer a friend')}
      <div class="_promo_c77e"><strong>Keystow for work</strong><p>Bring the security you trust to your team. 14 days free.</p><a href="/support" data-link>Learn more</a></div></nav>
    <main class="_main_c77e">${page()}<footer class="_foot_i2"><span>© 2026 Keystow Security Inc.</span>${A('/support', 'Support')}${A('/legal/terms', 'Terms of Service')}${A('/legal/privacy', 'Privacy Policy')}${A('/legal/cookies', 'Your privacy choices')}<span>Status: All systems operational</span></footer></main></div>
    <button type="button" class="_help_k5" data-act="help" aria-label="Help">?</button>${help ? `<div class="_helpbox_k5" role="complementary"><strong>Hi, how can we help?</strong><p class="_muted_i2">Popular: Move to a new phone · Change your plan · Export your data</p>${A('/support', 'Contact support')}</div>` : ''}`;
    portal.innerHTML = dialog ? `<div class="_ov_j8"><div class="_dlg_j8" role="dialog" aria-modal="true" aria-labelledby="dt"><h2 id="dt">${dialog.title}</h2><p>${dialog.text}</p><div class="_actions_i2" style="justify-content:flex-end"><button type="button" class="_btn_f3" data-act="dlgno">${dialog.no || 'Cancel'}</button><button type="button" class="_btn_f3 ${dialog.danger ? '_danger_f3' : '_primary_f3'}" data-act="dlgyes">${dialog.yes}</button></div></div></div>` : '';
  }

  const track = name => fetch('/api/v2/events', { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ e: name, p: location.pathname }) }).catch(() => {});
  const call = async (m, u, b, msg, to) => { try { acct = await api(m, u, b); dialog = null; if (to) go(to); else render(); if (msg) toast(msg); } catch (e) { dialog = null; busy = false; render(); toast('Something went wrong. Try again later.'); } };
  const acts = {
    menu() { menu = !menu; }, help() { help = !help; }, nudge() { bannerShut = true; sessionStorage.setItem('ks.nudge', '1'); },
    startcancel() { wiz = { step: 1, reason: '', comment: '', ok: false }; track('cancel_started'); go('/billing/cancel'); },
    keep() { track('cancel_abandoned'); go('/billing'); },
    w1() { wiz.step = 1; }, w2() { wiz.step = 2; },
    w3() { wiz.step = wiz.reason === 'expensive' ? 'offer' : 4; scrollTo(0, 0); }, w4() { wiz.step = 4; },
    offer() { call('POST', '/subscription/offer', { offer: 'save30' }, 'Your discount has been applied.', '/billing'); },
    async final() {
      busy = true; render();
      try { acct = await api('POST', '/subscription/cancel', { reason: wiz.reason, comment: wiz.comment }); wiz.step = 'done'; } catch (e) { toast('Something went wrong. Try again later.'); }
      busy = false; render(); scrollTo(0, 0);
    },
    resume() { dialog = { title: 'Resubscribe to Keystow?', text: `Your subscription will renew for ${acct.subscription.price} on ${acct.subscription.periodEnd}.`, yes: 'Resubscribe', run: () => call('POST', '/subscription/resume', {}, 'Welcome back! Your subscription is active.', '/billing') }; },
    saveplan() { const b = { plan: form.plan || acct.subscription.plan, frequency: form.frequency || acct.subscription.frequency }; dialog = { title: 'Change your plan?', text: 'Visa ending in 4417 will be charged the prorated difference today.', yes: 'Confirm change', run: () => { form = {}; call('PATCH', '/subscription', b, 'Your plan has been updated.'); } }; },
    card() { dialog = { title: 'Update card', text: 'You’ll be taken to our payment provider to enter your new card.', yes: 'Continue', run: () => call('PUT', '/payment-method', {}, 'Card details unchanged.') }; },
    rmcard() { dialog = { title: 'Remove card?', text: 'Without a payment method your subscription can’t renew automatically.', yes: 'Remove', danger: 1, run: () => call('DELETE', '/payment-method', {}, 'Card removed.') }; },
    del() { dialog = { title: 'Permanently delete your account?', text: 'All your vaults and items will be deleted right away. This can’t be undone.', yes: 'Delete account', danger: 1, run: () => call('POST', '/account/delete', {}) }; },
    sheet() { toast('Emergency sheet saved to Downloads.'); }, signout() { call('POST', '/signout', {}); },
    dlgno() { dialog = null; }, dlgyes() { dialog.run(); },
  };
  document.addEventListener('click', e => {
    const a = e.target.closest('a[data-link]');
    if (a && !e.metaKey && !e.ctrlKey) { e.preventDefault(); go(a.getAttribute('href')); return; }
    const b = e.target.closest('[data-act]');
    if (b && !b.disabled) { acts[b.dataset.act](); render(); return; }
    if (menu && !e.target.closest('._menu_b20c')) { menu = false; render(); }
  });
  document.addEventListener('change', e => {
    const t = e.target;
    if (t.name === 'reason') { wiz.reason = t.value; render(); document.querySelector(`input[value="${t.value}"]`).focus({ preventScroll: true }); }
    else if (t.name === 'ack') { wiz.ok = t.checked; render(); }
    else if (t.name === 'plan' || t.name === 'frequency') { form[t.name] = t.value; render(); }
    else if (t.dataset.pref) call('PUT', '/preferences', { key: t.dataset.pref, value: t.checked }, 'Preferences saved.');
  });
  document.addEventListener('input', e => { if (e.target.name === 'comment') wiz.comment = e.target.value; });
  document.addEventListener('submit', e => {
    e.preventDefault(); const f = e.target, d = Object.fromEntries(new FormData(f));
    if (f.dataset.form === 'gift') { if (d.code) api('POST', '/giftcards', d).catch(() => toast('That gift card code isn’t valid.')); }
    if (f.dataset.form === 'profile') call('PUT', '/profile', { name: d.name }, 'Profile saved.');
  });
  document.addEventListener('keydown', e => { if (e.key === 'Escape' && (dialog || menu)) { dialog = null; menu = false; render(); } });
  addEventListener('popstate', render);
  api('GET', '/account').then(a => { acct = a; render(); });
})();
