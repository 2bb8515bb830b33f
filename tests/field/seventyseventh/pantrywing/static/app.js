(() => {
  const boot = JSON.parse(document.getElementById('node-initial-state').textContent);
  const wrap = document.getElementById('store-wrapper');
  const gql = (operationName, variables = {}) => fetch('/graphql', {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables, extensions: { persistedQuery: { version: 1 } } })
  }).then(r => r.json()).then(j => new Promise(ok => setTimeout(() => ok(j.data), 350)));
  const $ = id => document.querySelector(`[data-testid="${id}"]`);
  const on = (id, fn) => document.querySelectorAll(`[data-testid="${id}"]`).forEach(e => e.addEventListener('click', () => fn(e)));
  const el = (tag, props = {}, ...kids) => {
    const n = document.createElement(tag);
    for (const [k, v] of Object.entries(props)) k.startsWith('on') ? n.addEventListener(k.slice(2), v) : v !== false && n.setAttribute(k, v === true ? '' : v);
    n.append(...kids.filter(k => k != null)); return n;
  };
  const toast = t => { const n = el('div', { class: 'e-toast', role: 'status' }, t); document.body.append(n); setTimeout(() => n.remove(), 3500); };

  let portal, lastFocus, uid = 0;
  function close() {
    if (!portal) return;
    const p = portal; portal = null;
    p.firstChild.classList.remove('in'); wrap.removeAttribute('aria-hidden'); wrap.inert = false; document.body.style.overflow = '';
    setTimeout(() => p.remove(), 200); lastFocus && lastFocus.focus();
  }
  function open(box) {
    if (!portal) {
      lastFocus = document.activeElement;
      portal = el('div', { class: 'ReactModalPortal' }, el('div', { class: 'e-ovl' }));
      portal.firstChild.addEventListener('mousedown', e => { if (e.target === portal?.firstChild) close(); });
      document.body.append(portal); wrap.setAttribute('aria-hidden', 'true'); wrap.inert = true; document.body.style.overflow = 'hidden';
      const o = portal.firstChild; requestAnimationFrame(() => o.classList.add('in'));
    }
    portal.firstChild.replaceChildren(box); box.focus();
  }
  addEventListener('keydown', e => e.key === 'Escape' && close());
  function dialog(title, content, actions, closer = close) {
    const id = 'dialog-title-' + (++uid);
    open(el('div', { class: 'e-dlg', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': id, tabindex: '-1' },
      el('button', { type: 'button', class: 'e-x', 'aria-label': 'Close', onclick: closer }, '✕'),
      el('h2', { id }, title), ...content, el('div', { class: 'e-acts' }, ...actions)));
  }
  const btn = (cls, text, fn, extra = {}) => el('button', { type: 'button', class: cls, onclick: e => fn(e.currentTarget), ...extra }, text);
  const busy = (b, t = 'Loading…') => { b.parentNode.querySelectorAll('button').forEach(x => { x.disabled = true; }); b.textContent = t; };
  const p = (t, c) => el('p', c ? { class: c } : {}, t);
  const li = t => el('li', {}, t);

  /* navigation drawer */
  on('nav-menu-button', () => {
    const link = (h, t) => el('li', {}, el('a', { href: h }, t));
    open(el('div', { class: 'e-drw', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Navigation menu', tabindex: '-1' },
      el('button', { type: 'button', class: 'e-x', 'aria-label': 'Close navigation menu', onclick: close }, '✕'),
      el('p', {}, el('b', {}, 'Dana Whitlock'), el('br'), el('span', { class: 'e-sub' }, 'Pantrywing+ member')),
      el('ul', {}, link('/', 'Home'), link('/help/browse-stores', 'Browse all stores'), link('/help/recipes', 'Recipes'), link('/store/orders', 'Your orders'), link('/help/lists', 'Your lists')), el('hr'),
      el('ul', {}, link('/store/account', 'Your account settings'), link('/store/account/plus', 'Pantrywing+'), link('/store/account/credits', 'Credits, promos & gift cards'), link('/help/referrals', 'Invite friends, earn money')), el('hr'),
      el('ul', {}, link('/help/help-center', 'Help center'), link('/help/how-it-works', 'How Pantrywing works'), link('/help/logged-out', 'Log out'))));
  });

  /* ending the membership */
  const end = boot.member.endDate;
  function stepLose() {
    dialog('You’ll miss out on these savings', [
      p(`You’ve saved ${boot.member.saved} since you joined. Without Pantrywing+ you’ll lose:`),
      el('ul', { class: 'e-ben' }, li('$0 delivery fee on orders $10+'), li('Lower service fees'), li('5% credit back on pickup'), li('Streamo Premium at no extra cost'))],
      [btn('e-btn-pri', 'Keep my benefits', close), btn('e-btn-sec', 'Continue to cancel', stepReason)]);
  }
  const REASONS = ['I don’t order often enough', 'It costs too much', 'Fees and item prices are too high', 'I had issues with my orders', 'I’m using another service', 'I signed up for a trial only', 'Other'];
  function stepReason() {
    let picked = null;
    const go = btn('e-btn-pri', 'Next', async b => { busy(b); await gql('RecordCancellationReason', { reason: picked }); stepOffer(); }, { disabled: true });
    dialog('Why are you ending your membership?', [p('Your feedback helps us improve.', 'e-sub'),
      el('div', { role: 'radiogroup', 'aria-label': 'Reason' }, ...REASONS.map((r, i) => el('label', { class: 'e-rad' },
        el('input', { type: 'radio', name: 'cancel_reason', value: 'r' + i, onchange: () => { picked = r; go.disabled = false; } }), el('span', {}, r))))],
      [go, btn('e-btn-sec', 'Never mind', close)]);
  }
  function stepOffer() {
    dialog('Stay for half the price', [el('div', { class: 'e-offer' }, '$4.99/month for 2 months'),
      p(`We’d love to keep you. Get 50% off your next 2 months, starting ${end}. Then $9.99/month until you cancel.`, 'e-sub')],
      [btn('e-btn-pri', 'Keep membership with 50% off', async b => { busy(b); await gql('ClaimRetentionOffer'); location.reload(); }),
        btn('e-btn-sec', 'No thanks, continue to cancel', stepConfirm)]);
  }
  function stepConfirm() {
    dialog('End your Pantrywing+ membership?', [p(`Your membership will end on ${end}. You can keep using your benefits until then, and you won’t be charged again.`),
      p('Promotions tied to your membership, including Streamo Premium, end on the same day.', 'e-sub')],
      [btn('e-btn-det', 'End membership', async b => { busy(b, 'Ending membership…'); await gql('EndMembership', { reason: 'user_initiated' }); stepDone(); }),
        btn('e-btn-sec', 'Keep membership', close)]);
  }
  function stepDone() {
    const back = () => location.reload();
    dialog('Your membership has been canceled', [p(`We’ve emailed a confirmation to dana.whitlock@example.com. Your benefits are available until ${end}.`)],
      [btn('e-btn-pri', 'Done', back)], back);
  }

  const ask = (title, text, yes, no, op, vars) => dialog(title, [p(text)], [
    btn('e-btn-pri', yes, async b => { busy(b); await gql(op, vars); location.reload(); }), btn('e-btn-sec', no, close)]);

  /* handlers are attached once the app bundle has hydrated */
  setTimeout(() => {
    on('end-membership', stepLose);
    on('restart-membership', () => ask('Restart your membership?', `Your monthly plan will renew on ${end} for $9.99.`, 'Restart membership', 'Not now', 'RestartMembership'));
    on('switch-annual', () => ask('Switch to annual', 'You’ll pay $99.00 today with Visa ending in 4242. Your plan renews yearly until you cancel.', 'Pay $99.00 and switch', 'Not now', 'SwitchToAnnual'));
    on('unlink-partner', () => ask('Unlink Streamo Premium?', 'You’ll lose access to Streamo Premium right away.', 'Unlink', 'Keep linked', 'UnlinkPartner'));
    on('remove-card', () => ask('Remove this card?', 'Visa ending in 4242 will be removed from your account.', 'Remove', 'Cancel', 'RemovePaymentMethod'));
    on('delete-account', () => ask('Delete your account?', 'Your account, orders, credits and membership will be permanently deleted. This can’t be undone.', 'Delete account', 'Cancel', 'DeleteAccount'));
    on('edit-profile', () => { const f = el('input', { class: 'e-field', 'aria-label': 'Full name', value: 'Dana Whitlock' });
      dialog('Change name', [f], [btn('e-btn-pri', 'Save', async b => { busy(b); await gql('UpdateProfile', { name: f.value }); location.reload(); })]); });
    on('invite-family', () => { const f = el('input', { class: 'e-field', type: 'email', 'aria-label': 'Email address', placeholder: 'Email address' });
      dialog('Add a family member', [p('They’ll get an email invite to share your benefits.'), f], [btn('e-btn-pri', 'Send invite', async b => { busy(b); await gql('InviteFamilyMember', { email: f.value }); close(); toast('Invite sent'); })]); });
    on('add-item', async b => { const d = await gql('AddCartItem', { item: b.getAttribute('aria-label') }); $('cart-count').textContent = d.count; toast('Added to cart'); });
    ['promos', 'newsletter', 'sms'].forEach(k => on('notification-' + k, async b => { const v = b.getAttribute('aria-checked') !== 'true'; b.setAttribute('aria-checked', v); await gql('UpdateNotification', { key: k, on: v }); toast('Preferences updated'); }));
  }, 400);
})();
