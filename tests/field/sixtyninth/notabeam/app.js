(() => {
  // --- tiny view runtime -------------------------------------------------
  const T = '#text';
  const h = (t, p, ...c) => ({ t, p: p || {}, c: c.flat(9).map(x => x === null || x === false || x === undefined || x === true ? { t: T, v: '' } : typeof x === 'object' ? x : { t: T, v: String(x) }) });
  const setProp = (el, k, v, old) => {
    if (k === 'key') return;
    if (k.startsWith('on')) { const n = k.slice(2).toLowerCase(); if (!el.__h) el.__h = {}; if (!el.__h[n]) el.addEventListener(n, e => el.__h[n + '_'] && el.__h[n + '_'](e)); el.__h[n] = 1; el.__h[n + '_'] = v; return; }
    if (k === 'value' && el.tagName !== 'BUTTON') { if (el.value !== v) el.value = v; return; }
    if (v === false || v === null || v === undefined) el.removeAttribute(k); else if (v !== old) el.setAttribute(k, v === true ? '' : v);
  };
  const create = v => {
    if (v.t === T) return v.el = document.createTextNode(v.v);
    const el = v.el = document.createElement(v.t);
    for (const k in v.p) setProp(el, k, v.p[k]);
    v.c.forEach(c => el.appendChild(create(c)));
    return el;
  };
  const patch = (o, n) => {
    if (o.t !== n.t || (o.p && o.p.key) !== (n.p && n.p.key)) { const old = o.el; old.parentNode.replaceChild(create(n), old); return; }
    const el = n.el = o.el;
    if (n.t === T) { if (o.v !== n.v) el.nodeValue = n.v; return; }
    for (const k in o.p) if (!(k in n.p)) setProp(el, k, k.startsWith('on') ? null : undefined);
    for (const k in n.p) setProp(el, k, n.p[k], o.p[k]);
    const a = o.c, b = n.c;
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      if (i >= b.length) a[i].el.remove(); else if (i >= a.length) el.appendChild(create(b[i])); else patch(a[i], b[i]);
    }
  };
  // --- store -------------------------------------------------------------
  const st = { path: location.pathname === '/' ? '/account' : location.pathname, me: null, sub: null, dlg: null, step: 0, reason: '', note: '', busy: false, err: '', name: null, cookie: !localStorage.getItem('nb_consent') };
  const root = document.getElementById('__next');
  let tree = null;
  const render = () => { const n = h('div', { class: 'layout' }, ...view()); if (!tree) { root.textContent = ''; root.appendChild(create(n)); } else patch(tree, n); tree = n; renderDlg(); };
  const set = o => { Object.assign(st, o); render(); };
  const api = async (p, body) => { const r = await fetch('/api/v1' + p, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}); if (!r.ok) throw new Error(r.status); return r.json(); };
  const track = (name, extra) => { try { fetch('/api/v1/events', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ event: name, ...extra }) }); } catch (e) { /* */ } };
  const load = async () => { const me = api('/me').then(me => set({ me, name: me.name })); const sub = api('/subscriptions').then(sub => set({ sub })); await Promise.all([me, sub]); };
  const go = (to) => e => { e.preventDefault(); if (to === st.path) return; history.pushState({}, '', to); window.scrollTo(0, 0); set({ path: to, sub: null }); api('/subscriptions').then(sub => set({ sub })); };
  window.addEventListener('popstate', () => set({ path: location.pathname === '/' ? '/account' : location.pathname }));
  const A = (to, txt, p) => h('a', { href: to, onClick: go(to), ...p }, txt);
  // --- toast -------------------------------------------------------------
  const toast = msg => {
    let r = document.getElementById('toasts');
    if (!r) { r = document.createElement('div'); r.id = 'toasts'; r.setAttribute('role', 'region'); r.setAttribute('aria-label', 'Notifications (F8)'); r.innerHTML = '<ol tabindex="-1" class="toasts"></ol>'; document.body.appendChild(r); }
    const li = document.createElement('li'); li.setAttribute('role', 'status'); li.setAttribute('aria-live', 'off'); li.dataset.state = 'open'; li.textContent = msg; r.firstChild.appendChild(li); setTimeout(() => li.remove(), 4500);
  };
  // --- dialog portal (Radix-like) -----------------------------------------
  let portal = null, dtree = null, lastFocus = null;
  const guard = () => { const s = document.createElement('span'); s.setAttribute('data-radix-focus-guard', ''); s.tabIndex = 0; s.setAttribute('aria-hidden', 'true'); s.style.cssText = 'outline:none;opacity:0;position:fixed;pointer-events:none'; return s; };
  let guards = [];
  const openDlg = (dlg, extra) => { lastFocus = document.activeElement; set({ dlg, step: 1, reason: '', note: '', busy: false, err: '', ...extra }); };
  const closeDlg = () => {
    if (!portal || st.busy) return; const p = portal; portal = null; dtree = null; st.dlg = null;
    p.querySelectorAll('[data-state]').forEach(x => { if (x.matches('.overlay,.dialog')) x.setAttribute('data-state', 'closed'); });
    root.removeAttribute('aria-hidden'); root.removeAttribute('data-aria-hidden'); document.body.style.pointerEvents = ''; document.body.removeAttribute('data-scroll-locked'); document.body.style.overflow = '';
    guards.forEach(g => g.remove()); guards = [];
    setTimeout(() => p.remove(), 200); if (lastFocus && lastFocus.isConnected) lastFocus.focus(); render();
  };
  const renderDlg = () => {
    if (!st.dlg) return;
    const [title, desc, body, foot, role] = dialogs[st.dlg]();
    const n = h('div', {}, h('div', { 'data-state': 'open', class: 'overlay fixed inset-0 z-50', 'data-aria-hidden': 'true', 'aria-hidden': 'true', style: 'pointer-events:auto', onPointerdown: () => role !== 'alertdialog' && closeDlg() }),
      h('div', { role: role || 'dialog', id: 'radix-:r3:', 'aria-labelledby': 'radix-:r4:', 'aria-describedby': 'radix-:r5:', 'data-state': 'open', class: 'dialog grid w-full', tabindex: '-1', style: 'pointer-events:auto' },
        h('div', { class: 'flex flex-col space-y-1.5' }, h('h2', { id: 'radix-:r4:', class: 'text-lg font-semibold' }, title), h('p', { id: 'radix-:r5:', class: 'muted' }, desc)),
        h('div', { key: 'b' + st.dlg + st.step }, ...body), st.err ? h('p', { role: 'alert', style: 'color:#dc2626' }, st.err) : null, h('div', { key: 'f' + st.dlg + st.step, class: 'dlgfoot' }, ...foot),
        role === 'alertdialog' ? null : h('button', { type: 'button', class: 'x', onClick: closeDlg }, h('span', { 'aria-hidden': 'true' }, '\u2715'), h('span', { class: 'sr-only' }, 'Close'))));
    if (!portal) {
      portal = document.createElement('div'); portal.appendChild(create(n)); guards = [guard(), guard()]; document.body.insertBefore(guards[0], document.body.firstChild); document.body.appendChild(portal); document.body.appendChild(guards[1]);
      root.setAttribute('aria-hidden', 'true'); root.setAttribute('data-aria-hidden', 'true'); document.body.style.pointerEvents = 'none'; document.body.setAttribute('data-scroll-locked', '1'); document.body.style.overflow = 'hidden';
      portal.querySelector('.dialog').focus();
    } else patch(dtree, n);
    dtree = n;
  };
  document.addEventListener('keydown', e => { if (e.key === 'Escape') { if (document.querySelector('.menu')) closeMenu(); else if (st.dlg) closeDlg(); } });
  const B = (txt, onClick, cls, p) => h('button', { type: 'button', class: 'btn ' + (cls || ''), onClick, ...p }, txt);
  const BL = (txt, onClick, cls, p) => h('button', { type: 'button', class: 'btn ' + (cls || ''), onClick, disabled: st.busy, ...p }, st.busy ? h('span', { class: 'spin animate-spin', 'aria-hidden': 'true' }) : null, txt);
  const act = async (path, body, msg, then) => { set({ busy: true, err: '' }); try { await api(path, body); const [sub, me] = await Promise.all([api('/subscriptions'), api('/me')]); st.busy = false; Object.assign(st, { sub, me }); if (then) then(); else closeDlg(); render(); if (msg) toast(msg); } catch (e) { set({ busy: false, err: 'Something went wrong. Please try again.' }); } };
  const REASONS = [['expensive', 'It\u2019s too expensive'], ['not_using', 'I don\u2019t use it enough'], ['missing', 'It\u2019s missing features I need'], ['bugs', 'Technical issues or slow sync'], ['switching', 'I\u2019m switching to another app'], ['manual', 'I prefer to renew manually'], ['other', 'Other']];
  const dialogs = {
    renew: () => {
      const s = st.sub || {};
      if (st.step === 1) return ['Turn off auto-renewal?', `If you turn off auto-renewal, your ${s.plan} plan ends on ${s.periodEnd} and your account moves to Notabeam Free.`,
        [h('p', {}, 'After that date you\u2019ll lose access to:'), h('ul', {}, ...['Unlimited synced devices (Free includes 1)', '20 GB monthly uploads (Free includes 250 MB)', 'AI-powered search and meeting transcripts', 'Offline notebooks and calendar connections', 'Priority support'].map(x => h('li', {}, x)))],
        [B('Continue', () => { track('renewal_off_continue'); set({ step: 2 }); }, 'outline'), B('Keep auto-renewal on', closeDlg)]];
      if (st.step === 2) return ['What\u2019s the main reason?', 'Your feedback helps us make Notabeam better.',
        [h('div', { role: 'radiogroup', 'aria-required': 'true', dir: 'ltr', class: 'grid gap-2', tabindex: '0', style: 'outline:none' }, ...REASONS.map(([v, t]) => h('div', { class: 'radio flex items-center space-x-2' }, h('button', { type: 'button', role: 'radio', 'aria-checked': String(st.reason === v), 'data-state': st.reason === v ? 'checked' : 'unchecked', value: v, id: 'reason-' + v, tabindex: '-1', onClick: () => set({ reason: v }) }, st.reason === v ? h('span', { 'data-state': 'checked' }) : null), h('label', { for: 'reason-' + v }, t)))),
          h('label', { for: 'note', class: 'muted' }, 'Anything else you\u2019d like to share? (optional)'), h('textarea', { id: 'note', rows: '3', maxlength: '500', value: st.note, onInput: e => { st.note = e.target.value; } })],
        [B('Back', () => set({ step: 1 }), 'ghost'), B('Next', () => { track('renewal_off_reason', { reason: st.reason }); set({ step: 3 }); }, 'outline', { disabled: !st.reason })]];
      if (st.step === 3) return ['Stay for 40% off', 'A thank-you for being with us since 2023.',
        [h('div', { class: 'offer' }, h('span', {}, 'Your next year of Notabeam Professional'), h('b', {}, '$77.99'), h('span', { class: 'muted' }, h('s', {}, '$129.99'), ' \u2022 billed ' + s.periodEnd)), h('p', { class: 'muted' }, 'Discount applies to your next annual renewal only. After that, your plan renews at the regular price until you turn off auto-renewal.')],
        [B('No thanks, continue', () => { track('renewal_off_offer_declined'); set({ step: 4 }); }, 'outline'), BL('Claim 40% off', () => act('/subscriptions/sub_8Kq2/offer', { offer: 'annual_40' }, 'Your discount has been applied.'))]];
      if (st.step === 4) return ['Review and confirm', 'Here\u2019s what happens when you turn off auto-renewal.',
        [h('div', { class: 'row' }, h('span', { class: 'muted' }, 'Plan'), h('span', {}, `Notabeam ${s.plan}, annual`)), h('div', { class: 'row' }, h('span', { class: 'muted' }, 'Access until'), h('span', {}, s.periodEnd)), h('div', { class: 'row' }, h('span', { class: 'muted' }, 'Next charge'), h('span', {}, 'None')), h('p', { class: 'muted' }, 'Your notes stay in your account. You can turn auto-renewal back on any time before ' + s.periodEnd + '. Notabeam Scan Plus is billed separately and isn\u2019t affected.')],
        [B('Keep auto-renewal on', closeDlg, 'outline', { disabled: st.busy }), BL(st.busy ? 'Turning off\u2026' : 'Turn off auto-renewal', () => act('/subscriptions/sub_8Kq2/auto-renew', { enabled: false, reason: st.reason, comment: st.note }, '', () => { st.step = 5; }), 'destructive')]];
      return ['Auto-renewal is off', `Your plan won\u2019t renew. You can keep using Notabeam ${s.plan} until ${s.periodEnd}.`, [h('p', {}, 'We\u2019ve emailed a confirmation to dana.whitlock@example.com.')], [B('Done', closeDlg)]];
    },
    renewOn: () => ['Turn auto-renewal back on?', `Your card will be charged ${st.sub.price} plus applicable tax on ${st.sub.periodEnd} and every year after that.`, [], [B('Not now', closeDlg, 'outline', { disabled: st.busy }), BL('Turn on', () => act('/subscriptions/sub_8Kq2/auto-renew', { enabled: true }, 'Auto-renewal is on.'))]],
    plan: () => ['Change plan', 'Choose the plan that\u2019s right for you. Changes take effect today.', [h('div', { class: 'plans' }, h('div', { class: 'card' }, h('h3', {}, 'Personal'), h('p', { class: 'muted' }, '$99.99/year \u2022 10 GB monthly uploads'), BL('Switch to Personal', () => act('/subscriptions/sub_8Kq2/plan', { plan: 'Personal' }, 'Your plan has been changed.'), 'outline sm')), h('div', { class: 'card' }, h('h3', {}, 'Teams'), h('p', { class: 'muted' }, '$249.99/user/year \u2022 shared spaces'), BL('Upgrade to Teams', () => act('/subscriptions/sub_8Kq2/plan', { plan: 'Teams' }, 'Welcome to Teams!'), 'sm')))], [B('Close', closeDlg, 'ghost')]],
    addon: () => ['Cancel Notabeam Scan Plus?', `You\u2019ll keep Scan Plus until ${st.sub.addon.renews}.`, [], [B('Keep add-on', closeDlg, 'outline', { disabled: st.busy }), BL('Cancel add-on', () => act('/subscriptions/sub_A41x/cancel', { id: 'sub_A41x' }, 'Scan Plus canceled.'), 'destructive')], 'alertdialog'],
    card: () => ['Remove payment method?', 'Your subscriptions can\u2019t renew without a payment method.', [], [B('Cancel', closeDlg, 'outline', { disabled: st.busy }), BL('Remove', () => act('/payment-method', { action: 'detach' }, 'Payment method removed.'), 'destructive')], 'alertdialog'],
    del: () => ['Delete your account?', 'This permanently deletes your account, notes and notebooks, and ends any paid plan immediately without a refund. This can\u2019t be undone.', [], [B('Cancel', closeDlg, 'outline', { disabled: st.busy }), BL('Delete account', () => act('/me/delete', { confirm: true }, 'Your account has been deleted.'), 'destructive')], 'alertdialog'],
  };
  // --- dropdown ------------------------------------------------------------
  let menuBtn = null;
  const closeMenu = () => { const m = document.querySelector('.menu'); if (m) m.parentNode.remove(); if (menuBtn) { menuBtn.setAttribute('aria-expanded', 'false'); menuBtn.setAttribute('data-state', 'closed'); menuBtn = null; } };
  const openMenu = items => e => {
    if (e.type === 'keydown' && !['Enter', ' ', 'ArrowDown'].includes(e.key)) return; e.preventDefault(); if (menuBtn) return closeMenu();
    menuBtn = e.currentTarget; menuBtn.setAttribute('aria-expanded', 'true'); menuBtn.setAttribute('data-state', 'open'); const r = menuBtn.getBoundingClientRect();
    const w = document.createElement('div'); w.setAttribute('data-radix-popper-content-wrapper', ''); const m = document.createElement('div'); m.className = 'menu'; m.setAttribute('role', 'menu'); m.dataset.state = 'open'; m.style.top = r.bottom + 6 + 'px'; m.style.left = Math.max(8, r.right - 190) + 'px';
    items.forEach(([t, f]) => { const d = document.createElement('div'); d.setAttribute('role', 'menuitem'); d.tabIndex = -1; d.textContent = t; d.setAttribute('data-radix-collection-item', ''); const run = ev => { closeMenu(); f(ev); }; d.addEventListener('click', run); d.addEventListener('keydown', ev => ev.key === 'Enter' && run(ev)); m.appendChild(d); });
    w.appendChild(m); document.body.appendChild(w); m.firstChild.focus();
  };
  document.addEventListener('pointerdown', e => { if (menuBtn && !e.target.closest('.menu') && !menuBtn.contains(e.target)) closeMenu(); });
  const MB = (label, items, cls, aria) => h('button', { type: 'button', class: cls, 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-state': 'closed', 'aria-label': aria, onPointerdown: openMenu(items), onKeydown: openMenu(items) }, label);
  const SW = (id, on, label, f, disabled) => h('button', { type: 'button', role: 'switch', id, 'aria-checked': String(on), 'data-state': on ? 'checked' : 'unchecked', value: 'on', 'aria-labelledby': label, class: 'switch peer inline-flex', disabled, onClick: f }, h('span', { 'data-state': on ? 'checked' : 'unchecked' }));
  // --- pages ---------------------------------------------------------------
  const NAV = [['Account', [['/account', 'Overview'], ['/account/profile', 'Profile'], ['/account/security', 'Security']]], ['Billing', [['/account/subscription', 'Subscription'], ['/account/billing-history', 'Billing history']]], ['Preferences', [['/account/notifications', 'Notifications'], ['/account/devices', 'Devices'], ['/account/connections', 'Connected apps']]]];
  const skel = (...hs) => hs.map(x => h('div', { class: 'skel animate-pulse', style: `height:${x}px` }));
  const badge = s => s.autoRenew ? h('span', { class: 'badge' }, 'Active') : h('span', { class: 'badge warn' }, 'Ends ' + s.periodEnd);
  const invoices = s => h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, 'Date'), h('th', {}, 'Description'), h('th', {}, 'Amount'), h('th', {}, h('span', { class: 'sr-only' }, 'Download')))), h('tbody', {}, ...s.invoices.map(([d, a]) => h('tr', {}, h('td', {}, d), h('td', {}, 'Notabeam ' + (a === '$99.99' ? 'Personal' : 'Professional') + ', annual'), h('td', {}, a), h('td', {}, h('a', { href: '#invoice', onClick: e => { e.preventDefault(); toast('Invoice sent to your email.'); } }, 'PDF'))))));
  const pages = {
    '/account': () => { const s = st.sub; return [h('h1', {}, st.me ? 'Hi, ' + st.me.name.split(' ')[0] : 'Account'), ...(s ? [h('div', { class: 'card', key: 'ov' }, h('h2', {}, 'Notabeam ' + s.plan, badge(s)), h('p', { class: 'muted' }, s.autoRenew ? `Renews on ${s.periodEnd} for ${s.price}` : `Your plan ends on ${s.periodEnd}. It won\u2019t renew.`), A('/account/subscription', 'Manage subscription', { class: 'link' })), h('div', { class: 'card' }, h('h2', {}, 'Storage'), h('p', { class: 'muted' }, '3.1 GB of 20 GB uploaded this month')), h('div', { class: 'card' }, h('h2', {}, 'Get the app'), h('p', { class: 'muted' }, 'Notabeam is available for Mac, Windows, iOS and Android.'))] : skel(130, 90, 90))]; },
    '/account/subscription': () => {
      const s = st.sub; if (!s) return [h('h1', {}, 'Subscription'), ...skel(210, 120, 110)];
      return [h('h1', {}, 'Subscription'),
        s.autoRenew ? null : h('div', { class: 'alert', role: 'status' }, h('span', {}, `Your ${s.plan} plan ends on ${s.periodEnd}. You won\u2019t be charged again.`), B('Resume plan', () => openDlg('renewOn'), 'outline sm')),
        h('div', { class: 'card' }, h('div', { class: 'row' }, h('div', {}, h('h2', {}, 'Notabeam ' + s.plan, badge(s)), h('p', { class: 'muted' }, `Annual plan \u2022 ${s.price}/year plus applicable tax` + (s.discount ? ' (40% off applied)' : ''))), B('Change plan', () => openDlg('plan'), 'outline sm')),
          h('div', { class: 'row' }, h('div', {}, h('label', { id: 'auto-renew-label', for: 'auto-renew', style: 'font-weight:600' }, 'Auto-renewal'), h('p', { class: 'muted', style: 'margin:2px 0 0' }, s.autoRenew ? `Your plan renews automatically on ${s.periodEnd}. We\u2019ll email you 30 days before.` : `Off. Your plan expires on ${s.periodEnd}.`)), SW('auto-renew', s.autoRenew, 'auto-renew-label', () => { track('auto_renew_switch'); openDlg(s.autoRenew ? 'renew' : 'renewOn'); }))),
        h('div', { class: 'card' }, h('h2', {}, 'Add-ons'), h('div', { class: 'row' }, h('div', {}, h('strong', {}, 'Notabeam Scan Plus'), h('p', { class: 'muted', style: 'margin:2px 0 0' }, s.addon.active ? `$2.99/month \u2022 Renews ${s.addon.renews}` : `Canceled \u2022 Available until ${s.addon.renews}`)), s.addon.active ? MB('Manage', [['View usage', () => toast('42 scans this month.')], ['Cancel add-on', () => openDlg('addon')]], 'btn outline sm') : null)),
        h('div', { class: 'card' }, h('h2', {}, 'Payment method'), s.card ? h('div', { class: 'row' }, h('span', {}, `${s.card.brand} ending in ${s.card.last4} \u2022 Expires ${s.card.exp}`), MB('\u22ef', [['Update card', () => toast('Card updates are sent to your email.')], ['Remove', () => openDlg('card')]], 'btn ghost sm', 'Payment method options')) : h('p', { class: 'muted' }, 'No payment method on file.')),
        h('div', { class: 'card' }, h('h2', {}, 'Recent invoices'), invoices(s)),
        h('div', { class: 'card upsell' }, h('h2', {}, 'Working with others?'), h('p', { class: 'muted' }, 'Notabeam Teams adds shared spaces, admin controls and 2 TB storage.'), B('See Teams', () => openDlg('plan'), 'outline sm')),
        h('p', { class: 'muted' }, 'Annual plans renew automatically until you turn off auto-renewal. Turning it off takes effect at the end of your current term; there is no fee. See our ', A('/legal/refunds', 'refund policy'), '. Need help? ', A('/help', 'Contact support'), '.')];
    },
    '/account/billing-history': () => [h('h1', {}, 'Billing history'), ...(st.sub ? [h('div', { class: 'card' }, invoices(st.sub))] : skel(160))],
    '/account/profile': () => [h('h1', {}, 'Profile'), ...(st.me ? [h('div', { class: 'card' }, h('label', { for: 'name' }, 'Full name'), h('input', { type: 'text', id: 'name', value: st.name, onInput: e => { st.name = e.target.value; } }), h('p', {}, h('label', { for: 'em' }, 'Email'), h('input', { type: 'email', id: 'em', value: st.me.email, disabled: true })), BL('Save changes', () => act('/me/profile', { name: st.name }, 'Profile saved.', () => {}))), h('div', { class: 'card' }, h('h2', {}, 'Delete account'), h('p', { class: 'muted' }, 'Permanently delete your account and everything in it.'), B('Delete account', () => openDlg('del'), 'destructive sm'))] : skel(200, 110))],
    '/account/security': () => [h('h1', {}, 'Security'), h('div', { class: 'card' }, h('div', { class: 'row' }, h('div', {}, h('strong', {}, 'Password'), h('p', { class: 'muted' }, 'Last changed 8 months ago')), B('Change', () => toast('Check your email for a reset link.'), 'outline sm')))],
    '/account/notifications': () => [h('h1', {}, 'Notifications'), ...(st.me ? [h('div', { class: 'card' }, ...[['product', 'Product news', 'New features and updates'], ['tips', 'Tips and tutorials', 'Get more out of Notabeam'], ['security', 'Security alerts', 'Sign-ins from new devices'], ['offers', 'Special offers', 'Discounts and promotions']].map(([k, t, d]) => h('div', { class: 'row' }, h('div', {}, h('label', { id: 'n-' + k, for: 'sw-' + k }, t), h('p', { class: 'muted', style: 'margin:0' }, d)), SW('sw-' + k, st.me.notifications[k], 'n-' + k, () => act('/me/notifications', { key: k, value: !st.me.notifications[k] }, 'Preferences saved.', () => {})))))] : skel(260))],
    '/account/devices': () => [h('h1', {}, 'Devices'), h('div', { class: 'card' }, h('div', { class: 'row' }, 'MacBook Air \u2022 last synced today'), h('div', { class: 'row' }, 'iPhone \u2022 last synced yesterday'))],
    '/account/connections': () => [h('h1', {}, 'Connected apps'), h('div', { class: 'card' }, h('p', { class: 'muted' }, 'No apps connected yet.'))],
    '/help': () => [h('h1', {}, 'Help'), h('div', { class: 'card' }, h('h2', {}, 'How do I cancel my subscription?'), h('p', {}, 'Go to ', A('/account/subscription', 'Subscription'), ' and turn off auto-renewal. You keep your paid features until the end of your term. If you subscribed through an app store, cancel there.')), h('div', { class: 'card' }, h('h2', {}, 'Contact us'), h('p', {}, 'Chat with us Monday to Friday, 6am\u20136pm PT.'))],
    '/legal/refunds': () => [h('h1', {}, 'Refund policy'), h('div', { class: 'card' }, h('p', {}, 'Annual plans can be refunded within 14 days of the charge. Turning off auto-renewal is free and takes effect at the end of the paid term.'))],
  };
  const view = () => {
    const gone = st.me && st.me.deleted;
    const body = gone ? [h('h1', {}, 'Account deleted')] : (pages[st.path] || (() => [h('h1', {}, 'Page not found'), A('/account', 'Back to account')]))();
    return [h('header', { class: 'hdr' }, A('/account', 'notabeam', { class: 'brand' }), h('nav', { 'aria-label': 'Main' }, A('/help', 'Help'), h('a', { href: '#app', onClick: e => { e.preventDefault(); toast('Opening Notabeam\u2026'); } }, 'Open web app'), MB('DW', [['Account settings', go('/account')], ['Subscription', go('/account/subscription')], ['Log out', () => toast('You\u2019re signed in on this device only.')]], 'avatar', 'Open user menu'))),
      h('div', { class: 'cols' }, h('aside', { class: 'side' }, h('nav', { 'aria-label': 'Account' }, ...NAV.map(([g, l]) => h('div', {}, h('p', {}, g), ...l.map(([to, t]) => A(to, t, { 'aria-current': st.path === to ? 'page' : null })))))), h('main', { class: 'main', key: st.path + (st.sub ? '1' : '0') }, ...body)),
      h('footer', {}, h('span', {}, '\u00a9 2026 Notabeam Labs, Inc.'), A('/help', 'Help'), h('a', { href: '#terms' }, 'Terms'), h('a', { href: '#privacy' }, 'Privacy'), A('/legal/refunds', 'Refunds'), h('a', { href: '#choices' }, 'Your Privacy Choices')),
      st.cookie ? h('div', { class: 'cookie', role: 'region', 'aria-label': 'Cookie notice' }, 'We use cookies to run this site, understand how it\u2019s used and improve it. ', h('div', {}, B('Decline optional', () => { localStorage.setItem('nb_consent', '0'); set({ cookie: false }); }, 'outline sm'), B('Accept', () => { localStorage.setItem('nb_consent', '1'); set({ cookie: false }); }, 'sm'))) : null];
  };
  setTimeout(() => { if (location.pathname === '/') history.replaceState({}, '', '/account'); render(); load(); }, 150);
})();
