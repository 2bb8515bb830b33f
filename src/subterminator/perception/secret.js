// @ts-check
// Areas that no picture may show: the fields for passwords, codes and cards; and the frames of this frame.
Object.assign(eyes, (() => {
  const { all, begin, drawn, localName, rectOf, roots, textContent, up } = dom;
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
    }
    const { scale, offsetLeft, offsetTop } = window.visualViewport || { scale: 1, offsetLeft: 0, offsetTop: 0 };
    return { fields, filled, frames, screen: [window.innerWidth, scale, offsetLeft, offsetTop] };
  };

  return { secrets };
})());
