(() => {
  // identity pages: custom elements with open shadow roots
  const base = `*{box-sizing:border-box}:host{display:block;font-family:"Helvetica Neue",Arial,sans-serif;color:#fff}a{color:#b7a8ff}h1{font-size:34px;font-weight:600;margin:0 0 12px}h2{font-size:20px;margin:0}p{line-height:1.5;color:#cfcbe0}`;
  const money = n => '$' + n.toFixed(2);
  let me = null;
  const get = () => fetch('/api/users/me').then(r => r.json()).then(j => (me = j));
  const post = (u, b) => fetch(u, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b || {}) }).then(r => r.json()).then(j => (me = j));
  const nav = p => { history.pushState({}, '', p); document.querySelector('lid-app').route(); window.scrollTo(0, 0); };
  const def = (n, c) => customElements.define(n, c);

  def('lid-button', class extends HTMLElement {
    static get observedAttributes() { return ['disabled']; }
    connectedCallback() {
      if (this.shadowRoot) return;
      const v = this.getAttribute('variant') || 'primary';
      this.attachShadow({ mode: 'open' }).innerHTML = `<style>:host{display:inline-block}button{font:600 16px "Helvetica Neue",Arial,sans-serif;border:0;border-radius:26px;padding:14px 32px;cursor:pointer;background:#fff;color:#0b0a14;min-width:200px}button.secondary{background:#ffffff1f;color:#fff}button.text{background:none;color:#b7a8ff;padding:14px 0;min-width:0;text-decoration:underline}button[disabled]{opacity:.4;cursor:default}</style><button type="button" part="button" class="${v}"><slot></slot></button>`;
      this.attributeChangedCallback();
    }
    attributeChangedCallback() { const b = this.shadowRoot && this.shadowRoot.querySelector('button'); if (b) b.disabled = this.hasAttribute('disabled'); }
  });
  def('lid-radio', class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: 'open' }).innerHTML = `<style>label{display:flex;gap:14px;align-items:center;padding:15px 18px;border:1px solid #3a3652;border-radius:8px;margin-bottom:10px;cursor:pointer;font-size:16px}input{width:20px;height:20px;accent-color:#8f7bff}</style><label><input type="radio" name="reason" value="${this.getAttribute('value')}"><span><slot></slot></span></label>`;
      this.shadowRoot.querySelector('input').addEventListener('change', () => this.dispatchEvent(new CustomEvent('lid-change', { bubbles: true, composed: true, detail: this.getAttribute('value') })));
    }
    uncheck() { this.shadowRoot.querySelector('input').checked = false; }
  });
  def('lid-header', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = `<style>${base}header{display:flex;justify-content:space-between;align-items:center;padding:20px 48px;border-bottom:1px solid #242136}b{font-size:26px;letter-spacing:-1px}nav a{margin-left:26px;color:#cfcbe0;text-decoration:none;font-size:14px}</style><header><a href="/" style="text-decoration:none;color:#fff" aria-label="Lumeno"><b>lumeno</b></a><nav><a href="/home">Watch Now</a><a href="/help">Help Center</a></nav></header>`;
    }
  });
  def('lid-footer', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = `<style>${base}footer{padding:34px 48px;color:#8d89a5;font-size:12px;border-top:1px solid #242136;margin-top:60px}a{color:#8d89a5;margin-right:20px}</style><footer><a href="/privacy">Privacy Policy</a><a href="/terms">Terms of Use</a><a href="/do-not-sell">Your Privacy Choices</a><p style="color:#8d89a5">© 2026 Lumeno Streaming LLC. All Rights Reserved.</p></footer>`;
    }
  });

  class Page extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }); this.draw(); }
    draw() {
      this.shadowRoot.innerHTML = `<style>${base}main{max-width:760px;margin:48px auto;padding:0 24px}.card{background:#171525;border-radius:12px;padding:24px 28px;margin-bottom:18px}.row{display:flex;justify-content:space-between;gap:20px;align-items:center}small{color:#8d89a5;font-size:13px;line-height:1.5}.acts{display:flex;gap:16px;margin-top:26px;flex-wrap:wrap}.lab{color:#8d89a5;font-size:13px;text-transform:uppercase;letter-spacing:1px;margin-bottom:8px}.old{text-decoration:line-through;color:#8d89a5}.big{font-size:40px;font-weight:700}ul{padding-left:20px;color:#cfcbe0;line-height:1.8}table{width:100%;border-collapse:collapse;font-size:14px;color:#cfcbe0}td{padding:8px 0;border-bottom:1px solid #242136}input.f{display:block;width:100%;padding:14px;margin:8px 0 16px;border-radius:6px;border:1px solid #3a3652;background:#0b0a14;color:#fff;font-size:16px}.plans{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.shows{display:flex;gap:10px;margin:18px 0}.shows i{flex:1;height:110px;border-radius:8px;font-style:normal;font-weight:700;padding:12px;display:flex;align-items:flex-end;font-size:14px}</style>${this.html()}`;
      this.shadowRoot.querySelectorAll('[data-go]').forEach(b => b.addEventListener('click', () => nav(b.dataset.go)));
      this.wire && this.wire(s => this.shadowRoot.querySelector(s));
    }
  }
  def('lid-subscription', class extends Page {
    html() {
      const c = me.status === 'CANCELED';
      return `<main><h1>Subscription</h1>
      ${c ? `<div class="card" role="status"><div class="lab">Canceled</div><p style="margin:0">Your subscription has been canceled. You can continue to watch until <b>${me.ends}</b>. You won’t be billed again.</p><div class="acts"><lid-button id="rs">Resume Subscription</lid-button></div></div>` : ''}
      <div class="card"><div class="lab">Your plan</div><div class="row"><div><h2>${me.planName}</h2><p style="margin:6px 0 0">${me.offer ? `${money(me.price / 2)}/month through ${me.offerEnds}, then ${money(me.price)}/month` : money(me.price) + '/month'} plus applicable taxes</p></div>${c ? '' : '<lid-button variant="text" data-go="/identity/subscription/plans">Change Plan</lid-button>'}</div>
      <p style="margin-bottom:0">${c ? `Access ends <b>${me.ends}</b>` : `Your next billing date is <b>${me.next}</b>.`}<br><small>Subscriber since ${me.since}. Billed by Lumeno.</small></p></div>
      <div class="card"><div class="lab">Extra member</div><div class="row"><p style="margin:0">${me.extra ? 'Extra Member added, $7.99/month.' : 'Share Lumeno with someone outside your household for $7.99/month.'}</p>${me.extra || c ? '' : '<lid-button variant="text" data-go="/identity/subscription/extra-member">Add</lid-button>'}</div></div>
      <div class="card"><div class="lab">Payment method</div><div class="row"><p style="margin:0">Visa ending in ${me.card}</p><lid-button variant="text" data-go="/identity/payment">Update</lid-button></div></div>
      <div class="card"><div class="lab">Billing history</div><table><tr><td>Last month</td><td>Standard, monthly</td><td>$17.99</td></tr><tr><td>Two months ago</td><td>Standard, monthly</td><td>$17.99</td></tr><tr><td>Three months ago</td><td>Standard, monthly</td><td>$17.99</td></tr></table></div>
      ${c ? '' : '<lid-button variant="text" data-go="/identity/subscription/cancel">Cancel Your Subscription</lid-button>'}
      <p><small>Your subscription automatically renews each month until canceled. Prices may change. See the <a href="/terms">Terms of Use</a>.</small></p></main>`;
    }
    wire($) { const r = $('#rs'); r && r.addEventListener('click', async () => { await post('/api/subscription/resume'); this.draw(); }); }
  });
  def('lid-retention', class extends Page {
    html() {
      return `<main><h1>Wait! Here’s a special offer to stay</h1><p>We’d hate to see you go, Dana. Stay with Lumeno and get your next 6 months for half the price.</p>
      <div class="card"><div class="lab">Limited-time offer</div><div><span class="old">${money(me.price)}/month</span></div><div class="big">${money(me.price / 2)}<span style="font-size:18px">/month for 6 months</span></div><p>${me.planName}. 50% off your current monthly price.</p><lid-button id="acc">Accept Offer</lid-button></div>
      <p>Still on your list:</p><div class="shows"><i style="background:linear-gradient(#3b1a66,#0d1b33)">Crown of Reeds</i><i style="background:linear-gradient(#7a2f1a,#220d10)">The Ledger</i><i style="background:linear-gradient(#145a5a,#0a1d22)">Nine Below</i><i style="background:linear-gradient(#5a4a14,#1d160a)">Paper Kings</i></div>
      <div class="acts"><lid-button variant="secondary" id="cont">Continue to Cancel</lid-button><lid-button variant="text" data-go="/identity/subscription">Go Back</lid-button></div>
      <p><small>By selecting Accept Offer, you agree that your payment method will be charged ${money(me.price / 2)}/month plus taxes for 6 months beginning ${me.next}, and ${money(me.price)}/month thereafter until canceled. Offer may be redeemed once.</small></p></main>`;
    }
    wire($) {
      $('#acc').addEventListener('click', async () => { await post('/api/subscription/retention-offer', { offer: 'SAVE50X6' }); nav('/identity/subscription'); });
      $('#cont').addEventListener('click', () => nav('/identity/subscription/cancel/confirm'));
    }
  });
  def('lid-cancel', class extends Page {
    html() {
      const rs = [['price', 'It’s too expensive'], ['content', 'There’s nothing left I want to watch'], ['usage', 'I don’t use it enough'], ['tech', 'I had technical problems'], ['other-service', 'I prefer another streaming service'], ['bundle', 'I’m getting Lumeno through another provider or a bundle'], ['temp', 'I only wanted it for one show or event'], ['other', 'Other']];
      return `<main><h1>Tell us why you’re canceling</h1><p>Your feedback helps us improve. If you cancel now, you can still watch Lumeno until <b>${me.ends}</b>.</p><form id="f" onsubmit="return false" role="radiogroup" aria-label="Reason for canceling">${rs.map(([v, t]) => `<lid-radio value="${v}">${t}</lid-radio>`).join('')}</form>
      <div class="acts"><lid-button variant="secondary" id="yes" disabled>Yes, Cancel Subscription</lid-button><lid-button id="no">Keep Subscription</lid-button></div>
      <p><small>Your subscription will be canceled at the end of the current billing period. No refunds or credits for partial months. Your profiles and My Stuff are saved in case you come back.</small></p></main>`;
    }
    wire($) {
      let reason = null;
      this.shadowRoot.addEventListener('lid-change', e => { reason = e.detail; this.shadowRoot.querySelectorAll('lid-radio').forEach(r => { if (r.getAttribute('value') !== reason) r.uncheck(); }); $('#yes').removeAttribute('disabled'); });
      $('#no').addEventListener('click', () => nav('/identity/subscription'));
      $('#yes').addEventListener('click', async () => { if (!reason) return; $('#yes').setAttribute('disabled', ''); await post('/api/subscription/cancel', { reason }); nav('/identity/subscription/canceled'); });
    }
  });
  def('lid-done', class extends Page {
    html() { return `<main><h1>Your subscription has been canceled</h1><p>You can continue to watch until <b>${me.ends}</b>. We’ve sent a confirmation email to ${me.email}.</p><p>Changed your mind? Resume any time before ${me.ends} and keep your current plan.</p><div class="acts"><lid-button id="rs">Resume Subscription</lid-button><lid-button variant="secondary" data-go="/identity/subscription">Back to Subscription</lid-button></div></main>`; }
    wire($) { $('#rs').addEventListener('click', async () => { await post('/api/subscription/resume'); nav('/identity/subscription'); }); }
  });
  def('lid-plans', class extends Page {
    html() { return `<main style="max-width:960px"><h1>Change your plan</h1><div class="plans">${Object.entries(me.plans).map(([k, p]) => `<div class="card"><h2>${p.name}</h2><p>${money(p.price)}/month</p><ul>${p.bits.map(b => `<li>${b}</li>`).join('')}</ul>${k === me.plan ? '<small>Current plan</small>' : `<lid-button variant="secondary" data-go="/identity/subscription/plans/${k}">Select</lid-button>`}</div>`).join('')}</div><lid-button variant="text" data-go="/identity/subscription">Go Back</lid-button></main>`; }
  });
  def('lid-plan-confirm', class extends Page {
    html() { const k = location.pathname.split('/').pop(), p = me.plans[k] || me.plans.standard; return `<main><h1>Confirm your new plan</h1><div class="card"><h2>${p.name}</h2><p>${money(p.price)}/month plus applicable taxes, starting ${me.next}.</p></div><div class="acts"><lid-button id="ok">Confirm</lid-button><lid-button variant="secondary" data-go="/identity/subscription/plans">Cancel</lid-button></div></main>`; }
    wire($) { $('#ok').addEventListener('click', async () => { await post('/api/subscription/plan', { plan: location.pathname.split('/').pop() }); nav('/identity/subscription'); }); }
  });
  def('lid-extra', class extends Page {
    html() { return `<main><h1>Add an Extra Member</h1><p>Invite one adult outside your household. They get their own profile and sign-in.</p><div class="card"><h2>$7.99/month</h2><p>Added to your monthly bill beginning today, prorated.</p></div><div class="acts"><lid-button id="ok">Add Extra Member</lid-button><lid-button variant="secondary" data-go="/identity/subscription">Not Now</lid-button></div></main>`; }
    wire($) { $('#ok').addEventListener('click', async () => { await post('/api/subscription/addons', { sku: 'extra-member' }); nav('/identity/subscription'); }); }
  });
  def('lid-payment', class extends Page {
    html() { return `<main><h1>Update payment method</h1><label>Card number<input class="f" autocomplete="cc-number"></label><label>Expiration date<input class="f" placeholder="MM/YY"></label><label>Security code<input class="f"></label><label>ZIP code<input class="f"></label><div class="acts"><lid-button id="ok">Save</lid-button><lid-button variant="secondary" data-go="/identity/subscription">Cancel</lid-button></div></main>`; }
    wire($) { $('#ok').addEventListener('click', async () => { if (![...this.shadowRoot.querySelectorAll('input')].every(i => i.value)) return; await post('/api/payment-method', {}); nav('/identity/subscription'); }); }
  });
  def('lid-app', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = `<lid-header></lid-header><div id="outlet"></div><lid-footer></lid-footer>`;
      window.addEventListener('popstate', () => this.route());
      get().then(() => this.route());
    }
    route() {
      if (!me.signedIn) { location.href = '/'; return; }
      const p = location.pathname.replace(/\/$/, ''), b = '/identity/subscription';
      let el = 'lid-subscription';
      const c = me.status === 'CANCELED';
      if (p === b + '/cancel' && !c) el = me.offer ? 'lid-cancel' : 'lid-retention';
      else if (p === b + '/cancel/confirm' && !c) el = 'lid-cancel';
      else if (p === b + '/canceled' && c) el = 'lid-done';
      else if (p === b + '/plans' && !c) el = 'lid-plans';
      else if (p.startsWith(b + '/plans/') && !c) el = 'lid-plan-confirm';
      else if (p === b + '/extra-member' && !c) el = 'lid-extra';
      else if (p === '/identity/payment') el = 'lid-payment';
      this.shadowRoot.getElementById('outlet').replaceChildren(document.createElement(el));
    }
  });
})();
