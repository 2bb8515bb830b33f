// Nordfunk UI kit: small custom elements used in the customer area
const css = (t) => { const s = new CSSStyleSheet(); s.replaceSync(t); return s; };
const BTN = css(`:host{display:inline-block}.button{font:700 16px "Open Sans",Helvetica,Arial,sans-serif;display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 28px;border-radius:24px;border:2px solid #1140b8;cursor:pointer;text-decoration:none;transition:background .15s}
.button--variant-primary{background:#1140b8;color:#fff}.button--variant-primary:hover{background:#020a5c}.button--variant-secondary{background:#fff;color:#1140b8}.button--disabled{opacity:.45;pointer-events:none}`);

class NfButton extends HTMLElement {
  static observedAttributes = ['disabled', 'variant', 'href'];
  constructor() { super(); this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [BTN]; }
  connectedCallback() { this.draw(); this.addEventListener('click', this.onHostClick); }
  disconnectedCallback() { this.removeEventListener('click', this.onHostClick); }
  attributeChangedCallback() { if (this.isConnected) this.draw(); }
  draw() {
    const href = this.getAttribute('href');
    const cls = `button button--variant-${this.getAttribute('variant') || 'primary'}${this.hasAttribute('disabled') ? ' button--disabled' : ''}`;
    this.shadowRoot.innerHTML = href ? `<a class="${cls}" part="base" href="${href}"><slot></slot></a>`
      : `<button class="${cls}" part="base" type="${this.getAttribute('type') || 'button'}" ${this.hasAttribute('disabled') ? 'disabled' : ''}><slot></slot></button>`;
  }
  onHostClick = (ev) => {
    if (this.hasAttribute('disabled')) { ev.preventDefault(); ev.stopPropagation(); return; }
    if (this.getAttribute('type') !== 'submit') return;
    const form = this.closest('form');
    if (!form) return;
    ev.preventDefault();
    const fake = document.createElement('button');
    fake.type = 'submit'; fake.style.display = 'none';
    form.appendChild(fake); fake.click(); fake.remove();
    if (form.checkValidity() || form.noValidate) { this.setAttribute('disabled', ''); setTimeout(() => this.removeAttribute('disabled'), 4000); }
  };
}
customElements.define('nf-button', NfButton);

const NOTE = css(`:host{display:block;margin:0 0 22px}.n{border-radius:10px;padding:16px 20px;border-left:5px solid #1140b8;background:#eaf0ff}.n.success{border-color:#0b8a43;background:#e4f7ec}.n.warning{border-color:#d88a00;background:#fff4df}.n.danger{border-color:#c4122f;background:#fdebee}::slotted([slot=head]){display:block;margin-bottom:3px}`);
customElements.define('nf-notification', class extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const r = this.attachShadow({ mode: 'open' }); r.adoptedStyleSheets = [NOTE];
    const v = this.getAttribute('variant') || 'informational';
    r.innerHTML = `<div class="n ${v}" part="base" role="${v === 'danger' ? 'alert' : 'status'}"><slot name="head"></slot><slot></slot></div>`;
  }
});

const COL = css(`:host{display:block;border-bottom:1px solid #d5dbea}.h{width:100%;display:flex;justify-content:space-between;background:none;border:0;padding:18px 4px;font:600 17px "Open Sans",Helvetica,Arial,sans-serif;color:#1b1f3b;cursor:pointer;text-align:left}.c{display:none;padding:0 4px 18px}:host([expanded]) .c{display:block}.i{transition:transform .2s}:host([expanded]) .i{transform:rotate(180deg)}`);
customElements.define('nf-collapsible', class extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const r = this.attachShadow({ mode: 'open' }); r.adoptedStyleSheets = [COL];
    r.innerHTML = `<button class="h" part="button" type="button" aria-expanded="false" aria-controls="c"><span></span><span class="i" aria-hidden="true">\u2304</span></button><div class="c" id="c" part="content"><slot></slot></div>`;
    r.querySelector('span').textContent = this.getAttribute('heading');
    r.querySelector('button').addEventListener('click', () => {
      this.toggleAttribute('expanded');
      r.querySelector('button').setAttribute('aria-expanded', String(this.hasAttribute('expanded')));
    });
  }
});
customElements.define('nf-icon', class extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const p = { user: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 4-7 8-7s8 2 8 7"/>', phone: '<rect x="7" y="2" width="10" height="20" rx="2"/>', home: '<path d="M3 11l9-8 9 8v10H3z"/>', sim: '<path d="M6 2h8l4 4v16H6z"/>' }[this.getAttribute('name')] || '';
    this.attachShadow({ mode: 'open' }).innerHTML = `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true">${p}</svg>`;
  }
});

document.querySelectorAll('[data-mega]').forEach((b) => b.addEventListener('click', () => {
  const p = document.getElementById(b.dataset.mega), open = p.hidden;
  document.querySelectorAll('.pan').forEach((x) => { x.hidden = true; });
  document.querySelectorAll('[data-mega]').forEach((x) => x.setAttribute('aria-expanded', 'false'));
  p.hidden = !open; b.setAttribute('aria-expanded', String(open));
}));
const show = (name, id, val) => document.querySelectorAll(`input[name=${name}]`).forEach((r) => r.addEventListener('change', () => {
  document.getElementById(id).hidden = document.querySelector(`input[name=${name}]:checked`)?.value !== val;
}));
if (document.getElementById('xg')) { show('art', 'xg', 'ausserordentlich'); show('termin', 'xw', 'wunsch'); }
document.querySelectorAll('form[data-confirm]').forEach((f) => f.addEventListener('submit', (e) => { if (!confirm(f.dataset.confirm)) e.preventDefault(); }));

const layer = document.getElementById('consent');
if (!/(^|; )nf_consent=/.test(document.cookie)) setTimeout(() => { layer.hidden = false; }, 400);
document.querySelectorAll('[data-consent]').forEach((b) => b.addEventListener('click', () => {
  document.cookie = `nf_consent=${b.dataset.consent}; path=/; max-age=15552000; samesite=lax`;
  layer.hidden = true;
}));
document.querySelector('[data-consent-open]').addEventListener('click', (e) => { e.preventDefault(); layer.hidden = false; });
