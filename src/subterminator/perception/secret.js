// @ts-check
// Areas that no picture may show: fields and texts of passwords, codes and cards; and the frames of this frame.
Object.assign(eyes, (() => {
  const { all, begin, drawn, firstChild, localName, nextSibling, nodeValue, rectOf, roots, textContent, textsOf, up } = dom;
  const { isSecret, words } = names;
  const { frameOf } = eyes;

  const ASKED = 'input:not([type=hidden i]),textarea,select,[contenteditable],[role=textbox],iframe,frame,object,embed';
  const HOLDERS = words('iframe frame object embed');
  const valueOf = { input: HTMLInputElement, textarea: HTMLTextAreaElement, select: HTMLSelectElement };
  const CLIPS = /auto|hidden|scroll/;
  /** Returns whether overflow applies to a box; inline boxes and elements without a box do not clip. */
  const BLOCK = /^(block|flow-root|flex|grid|inline-block|inline-flex|inline-grid|list-item|table-cell)$/;

  const holds = el => {
    const type = valueOf[localName(el)];
    return Boolean(type && el instanceof type ? Object.getOwnPropertyDescriptor(type.prototype, 'value').get.call(el)
      : textContent(el).trim());
  };

  /**
   * Box of a field, with the overflowing content of one that is no form field: [left, top, right, bottom].
   * @returns {[number, number, number, number]}
   */
  const spread = el => {
    const { left, top, right, bottom } = rectOf(el);
    /** @type {[number, number, number, number]} */
    const box = [left, top, right, bottom];
    if (valueOf[localName(el)]) return box;
    const inside = document.createRange();
    inside.selectNodeContents(el);
    for (const line of inside.getClientRects()) widen(box, line);
    return box;
  };
  const widen = (box, { left, top, right, bottom }) => {
    box[0] = Math.min(box[0], left);
    box[1] = Math.min(box[1], top);
    box[2] = Math.max(box[2], right);
    box[3] = Math.max(box[3], bottom);
  };

  /** Clips a box by its ancestors, never to less than is visible; null where they hide it whole. */
  const seen = (el, [left, top, right, bottom]) => {
    let { position } = getComputedStyle(el);
    for (let at = up(el); at && position !== 'fixed'; at = up(at)) {
      const tag = localName(at);
      if (tag === 'body' || tag === 'html') break;
      const style = getComputedStyle(at);
      if (position === 'absolute' && style.position === 'static') continue;
      position = style.position;
      if (!BLOCK.test(style.display)) continue;
      const edge = rectOf(at);
      if (CLIPS.test(style.overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (CLIPS.test(style.overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left < 1 || bottom - top < 1 ? null
      : [Math.floor(left) - 1, Math.floor(top) - 1, Math.ceil(right) + 1, Math.ceil(bottom) + 1];
  };

  /** Texts that look like the number of a card or an account, a credential, or a secret beside its name. */
  const CARD = /(?<![\w])\d(?:[ \u00a0\u2009\u202f-]?\d){12,18}(?![\w])/;
  const OTHERS = [
    /(?<!\w)[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){3,7}(?:[ \u00a0]?[A-Z0-9]{1,3})?(?!\w)/,
    /(?<![\w-])(?:sk-[\w-]{16,}|eyJ[\w-]{6,}\.[\w.-]{8,}|bearer\s+[\w.~+/=-]{8,})/i,
    /(?:pass(?:word|code|phrase)|passwor[dt]|kennwort|mot de passe|contrase\u00f1a|senha|wachtwoord|has\u0142o|cv[vc]2?|pin|secret|token|otp)\s*[:=]\s*\S{3,}/i,
    /(?:code|c\u00f3digo|codice|kod)\b[^.\d]{0,30}[:= ]\s*\d{4,8}(?!\d)/i,
  ];
  const isCard = text => {
    const digits = (CARD.exec(text)?.[0] || '').replace(/\D/g, '');
    let sum = 0;
    for (let at = 0; at < digits.length; at++) {
      const digit = Number(digits[digits.length - 1 - at]) * (at % 2 ? 2 : 1);
      sum += digit > 9 ? digit - 9 : digit;
    }
    return digits.length > 12 && sum % 10 === 0;
  };
  const tells = text => isCard(text) || OTHERS.some(pattern => pattern.test(text));

  /** Elements whose own text is such a secret, also where each group of digits has an element of its own. */
  const telling = root => {
    const found = new Set();
    for (const node of textsOf(root)) {
      const text = nodeValue(node) || '';
      if (!/\d{3}|[:=]|sk-|eyJ|bearer/i.test(text)) continue;
      let el = up(node);
      if (!el || UNSEEN.has(localName(el))) continue;
      if (tells(text)) {
        found.add(el);
        continue;
      }
      for (let above = 0; el && above < 3; above++, el = up(el)) {
        const whole = isSmall(el) ? textContent(el) : '';
        if (!whole || whole.length > SHORT) break;
        if (tells(whole)) {
          found.add(el);
          break;
        }
      }
    }
    return found;
  };
  /** Returns whether an element has few children: the text of a long list is not put together for each of its items. */
  const isSmall = el => {
    let left = FEW;
    for (let child = firstChild(el); child && left; child = nextSibling(child)) left--;
    return left > 0;
  };
  const SHORT = 80, FEW = 12, UNSEEN = words('script style template noscript');

  /** Origin of an iframe as in `frames`, its box, and whether its content is drawn unscaled. */
  const holder = el => {
    const { left, top, right, bottom, width, height } = rectOf(el);
    const plain = Math.abs(width - el.offsetWidth) < 1 && Math.abs(height - el.offsetHeight) < 1;
    return { ...frameOf(el), box: [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)], plain };
  };

  /**
   * Areas of the secret fields of this frame, CSS pixels of its viewport; whether any of them, visible or not, has a
   * value; every iframe in it; and the visual viewport: [width, scale, left, top].
   */
  const secrets = () => {
    begin();
    const fields = [], frames = [];
    let filled = false;
    for (const root of roots()) {
      for (const el of all(root, ASKED)) {
        if (HOLDERS.has(localName(el))) frames.push(holder(el));
        if (!isSecret(el)) continue;
        filled ||= holds(el);
        const box = drawn(el) ? seen(el, spread(el)) : null;
        if (box) fields.push(box);
      }
      for (const el of telling(root)) {
        const box = drawn(el) ? seen(el, spread(el)) : null;
        if (!box) continue;
        filled = true;
        fields.push(box);
      }
    }
    const { scale, offsetLeft, offsetTop } = window.visualViewport || { scale: 1, offsetLeft: 0, offsetTop: 0 };
    return { fields, filled, frames, screen: [window.innerWidth, scale, offsetLeft, offsetTop] };
  };

  return { secrets };
})());
