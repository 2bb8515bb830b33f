// @ts-check
// One look at this frame: everything a person could read or press. Reads only: writes nothing to document or window.
const eyes = (() => {
  const { address, all, asked, attr, attribute, attributes, baseOf, begin, charset, drawn, focused, firstChild, has,
    hasAttributes, html, isConnected, isElement, localName, matches, nextSibling, parentNode, rectOf, scrollingElement,
    squeeze, standIns, title, under, within } = dom;
  const { BUTTONS, isSecret, nameOf, selectedText, shownText, typeOf, words } = names;
  const { ARIA_DISABLED, TOGGLES, isClearButton, textAround, textOf, walk } = tree;
  const { boxesOf, called, clipped, describeCover, isToggle, labelBoxes, meets, pressPoint, size } = aim;

  /**
   * Order of the fields of a row; `assembly.py` reads it. Rows are small, and sent as columns, because their transfer to
   * Python costs more than making them: 0 means none, or for a text: the same as the name.
   */
  const FIELDS = ['n', 'role', 'name', 'text', 'tag', 'states', 'value', 'level', 'x', 'y', 'width', 'height', 'parent',
    'flags', 'covered_by', 'form_method', 'form_action', 'href', 'selector', 'attributes', 'options', 'block', 'matches',
    'title'];
  const FLAGS = ['interactive', 'in_viewport', 'hit', 'modal_blocked', 'secret'];
  const [INTERACTIVE, IN_VIEWPORT, HIT, MODAL_BLOCKED, SECRET] = FLAGS.map((_, bit) => 1 << bit);
  const [PARENT, FLAG, SELECTOR, BLOCK, TITLE] = ['parent', 'flags', 'selector', 'block', 'title']
    .map(field => FIELDS.indexOf(field));
  const MOST_TITLE = 200;

  const ONLY_NAMED = words('group img radiogroup region');
  const KEPT = ['id', 'class', 'name', 'type', 'title', 'placeholder', 'autocomplete', 'aria-label', 'data-uia',
    'data-testid'];
  const FIELD_TAGS = words('button fieldset input optgroup option select textarea');
  const FILLED = words('input select textarea');
  const WITH_VALUE = words('textbox searchbox combobox listbox slider spinbutton progressbar');

  // -- numbers of nodes, valid while they live ------------------------------------------------------------------------

  const numbers = new WeakMap();
  const byNumber = new Map();
  let last = 0;
  const numberOf = el => {
    let n = numbers.get(el);
    if (!n) {
      n = ++last;
      numbers.set(el, n);
      byNumber.set(n, new WeakRef(el));
      if (n % 20000 === 0) for (const [old, ref] of byNumber) if (!ref.deref()) byNumber.delete(old);
    }
    return n;
  };
  const node = n => {
    const el = byNumber.get(n)?.deref();
    return el && isConnected(el) ? el : null;
  };

  // -- one element ----------------------------------------------------------------------------------------------------

  const statesOf = (el, tag, role, inherited) => {
    const field = FILLED.has(tag);
    if (!field && !inherited && tag !== 'summary' && !TOGGLES.has(role) && !hasAria(el)) {
      return FIELD_TAGS.has(tag) && matches(el, ':disabled') ? ['disabled'] : [];
    }
    const states = [];
    const says = name => attr(el, name) === 'true';
    if (inherited & ARIA_DISABLED || says('aria-disabled') || FIELD_TAGS.has(tag) && matches(el, ':disabled')) {
      states.push('disabled');
    }
    if (tag === 'input' && isToggle(el) && typeOf(el) !== 'file') {
      states.push(el.indeterminate ? 'mixed' : el.checked ? 'checked' : 'unchecked');
    } else {
      const checked = attr(el, 'aria-checked');
      if (checked || TOGGLES.has(role)) {
        states.push(checked === 'true' ? 'checked' : checked === 'mixed' ? 'mixed' : 'unchecked');
      }
    }
    const folds = tag === 'summary' && localName(parentNode(el)) === 'details';
    const expanded = folds ? String(has(parentNode(el), 'open')) : attr(el, 'aria-expanded');
    if (expanded === 'true' || expanded === 'false') states.push(expanded === 'true' ? 'expanded' : 'collapsed');
    if (says('aria-selected')) states.push('selected');
    const pushed = attr(el, 'aria-pressed');
    if (pushed === 'true' || pushed === 'mixed') states.push(pushed === 'true' ? 'pressed' : 'mixed');
    if (field && has(el, 'required') || says('aria-required')) states.push('required');
    if (field && has(el, 'readonly') || says('aria-readonly')) states.push('readonly');
    const invalid = attr(el, 'aria-invalid');
    if (invalid && invalid !== 'false' || field && matches(el, ':user-invalid')) states.push('invalid');
    if (says('aria-busy')) states.push('busy');
    return states;
  };

  /** Whether any attribute of it is one of ARIA. */
  const hasAria = el => {
    for (const name of attributes(el).keys()) if (name.startsWith('aria-')) return true;
    return false;
  };

  /** Whether a list shows only its prompt: the first option, with an empty value. */
  const promptsOnly = el => {
    const first = el.options[0];
    return !!first && !el.multiple && el.selectedIndex === 0 && attr(first, 'value') === '';
  };

  const valueOf = (el, tag, role) => {
    if (tag === 'select') return promptsOnly(el) ? '' : selectedText(el).slice(0, 500);
    if (tag === 'textarea') return el.value.slice(0, 500);
    if (tag === 'input') return BUTTONS.has(typeOf(el)) || isToggle(el) ? null : el.value.slice(0, 500);
    if (!WITH_VALUE.has(role)) return null;
    const given = attr(el, 'aria-valuetext') ?? attr(el, 'aria-valuenow');
    if (role === 'progressbar') return given ?? (tag === 'progress' ? attr(el, 'value') : null);
    const chosen = role === 'listbox' || role === 'combobox' ? selectedText(el) : '';
    return (given ?? (chosen || (role === 'listbox' ? '' : textOf(el)))).slice(0, 500);
  };

  const getter = (type, name) => Object.getOwnPropertyDescriptor(type.prototype, name).get;
  const formAction = getter(HTMLFormElement, 'action');
  const buttonForm = getter(HTMLButtonElement, 'form');
  const inputForm = getter(HTMLInputElement, 'form');
  const buttonAction = getter(HTMLButtonElement, 'formAction');
  const inputAction = getter(HTMLInputElement, 'formAction');
  const linkAddress = getter(HTMLAnchorElement, 'href');
  const areaAddress = getter(HTMLAreaElement, 'href');

  /** Method and address of the form that a press on `el` submits; ["", ""] when it submits none. */
  const formOf = el => {
    const tag = localName(el);
    const button = tag === 'button';
    if (!button && tag !== 'input') return NO_FORM;
    const type = (attr(el, 'type') || '').toLowerCase();
    if (button ? type === 'button' || type === 'reset' : type !== 'submit' && type !== 'image') return NO_FORM;
    const form = (button ? buttonForm : inputForm).call(el);
    if (!form) return NO_FORM;
    const method = (attr(el, 'formmethod') || attr(form, 'method') || 'get').toLowerCase();
    if (method === 'dialog') return NO_FORM;
    const action = has(el, 'formaction') ? (button ? buttonAction : inputAction).call(el) : formAction.call(form);
    return [method === 'post' ? 'POST' : 'GET', action.slice(0, 2000)];
  };
  const NO_FORM = ['', ''];

  /** Absolute addresses by `href`, as long as the document's base is the same. */
  const addresses = new Map();
  let against = '', when = 0;
  const resolved = () => {
    if (when !== asked()) {
      when = asked();
      const now = `${baseOf(document)} ${charset(document)}`;
      if (now !== against) addresses.clear();
      against = now;
    }
    return addresses;
  };

  /** A link whose script only opens an address: `javascript:location.href='/cancel/info'`. */
  const OPENS = /^\s*javascript:\s*(?:(?:window|document|self)\.)?location(?:\.href)?\s*=\s*(['"])([^'"\\\s]+)\1\s*;?\s*$/i;
  const opened = (said, el, whole) => {
    const address = OPENS.exec(said)?.[2];
    const target = address && URL.canParse(address, el.baseURI) ? new URL(address, el.baseURI) : null;
    return target && /^(?:https?|file):$/.test(target.protocol) ? target.href.slice(0, 2000) : whole;
  };

  const hrefOf = (el, tag) => {
    if (tag !== 'a' && tag !== 'area') return '';
    if (el instanceof HTMLElement) {
      const said = attr(el, 'href');
      if (said === null) return '';
      let whole = resolved().get(said);
      if (whole === undefined) {
        if (addresses.size > 5000) addresses.clear();
        whole = opened(said, el, (tag === 'a' ? linkAddress : areaAddress).call(el).slice(0, 2000));
        addresses.set(said, whole);
      }
      return whole;
    }
    const given = attr(el, 'href') ?? attr(el, 'xlink:href');             // of a drawing or a formula
    if (given === null) return '';
    return (URL.canParse(given, el.baseURI) ? new URL(given, el.baseURI).href : given).slice(0, 2000);
  };

  const { round } = Math;
  const orNone = list => list.length ? list : 0;

  /** Describes `el` by itself: its row, and whether it is visible. The caller fills in its parent. */
  const describe = (el, role, interactive, text, inherited, now, whole = rectOf(el)) => {
    const tag = localName(el);
    const secret = isSecret(el);
    const states = statesOf(el, tag, role, inherited);
    if (el === now.focused && tag !== 'body') states.push('focused');
    const value = secret ? null : valueOf(el, tag, role);
    const [method, action] = formOf(el);
    const href = hrefOf(el, tag);
    const level = role === 'heading' ? Number(attr(el, 'aria-level') || /^h([1-6])$/.exec(tag)?.[1]) || 2 : 0;
    const kept = [];
    const given = attributes(el);
    if (given.size) {
      for (const name of KEPT) if (given.get(name)) kept.push([name, given.get(name).slice(0, 100)]);
    }
    const options = tag === 'select'
      ? [...el.options].slice(0, 50).map(option => squeeze(option.label || option.text).slice(0, 100)) : [];
    const boxes = whole.width > 0 && whole.height > 0 ? [whole] : boxesOf(el);
    const box = boxes[0] || labelBoxes(el)[0];
    let near = Boolean(box) && meets(box, now.size), hit = false, coveredBy = '', shown = Boolean(box);
    if (near && (interactive || role === 'iframe' || now.always)) {
      const press = pressPoint(el, boxes);
      hit = press.hit;
      if (!hit) {
        const clip = boxes.length ? clipped(el, box) : {};
        if (!clip.by) coveredBy = describeCover(press.cover, el);
        else if (clip.scrolls) near = false;
        else {
          shown = false;
          coveredBy = `nothing, for it is clipped away by ${called(clip.by)}`;
        }
      }
    }
    const name = nameOf(el);
    const said = secret ? '' : !text && isClearButton(el) ? textAround(el) : shownText(el, text, name);
    const flags = (interactive && INTERACTIVE) | (near && IN_VIEWPORT) | (hit && HIT) | (secret && SECRET);
    const { left, top, width, height } = box || NOWHERE;
    const row = [numberOf(el), role, name, said === name ? 0 : said, tag, orNone(states), value ?? 0, level,
      round(left), round(top), round(width), round(height), -1, flags, coveredBy || 0, method || 0, action || 0,
      href || 0, 0,
      orNone(kept), orNone(options), 0, orNone(now.fitting(el)), 0];
    return { row, shown, hit, nothing: !name && !said && !secret && value === null };
  };
  const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

  /** Returns the first line of a control, or of a toggle's label, that has several; "" for one of a single line. */
  const titleOf = ({ el, role, start, titleEnd }, words, text) => {
    const label = TOGGLES.has(role) && standIns(el).find(drawn);
    const all = (label ? walk(label).text : titleEnd ? text.slice(start, titleEnd) : words).trim();
    const end = all.indexOf('\n');
    return titleEnd && !label || end >= 0 ? (end < 0 ? all : all.slice(0, end)).trim().slice(0, MOST_TITLE) : '';
  };

  // -- selectors ------------------------------------------------------------------------------------------------------

  /** Returns which selectors match an element; an invalid one matches nothing. */
  const fitting = given => {
    const valid = given.filter(css => {
      try {
        return matches(html(document), css) || true;
      } catch {
        return false;
      }
    });
    return el => valid.length ? valid.filter(css => matches(el, css)) : valid;
  };

  const KEYS = ['id', 'data-uia', 'data-testid', 'name'];
  const KEYED = KEYS.map(key => `[${key}]`).join();
  const LONGEST = 5;

  /**
   * Makes short selectors that match one element of the frame, open shadow roots included: a key that occurs once, or
   * at most four steps below one. null where there is none; of those not `always` wanted, only by a key of their own.
   */
  const selectors = roots => {
    const counts = KEYS.map(() => new Map());
    for (const root of roots) {
      for (const el of all(root, KEYED)) {
        for (let i = 0; i < KEYS.length; i++) {
          const value = attribute(el, KEYS[i]);
          if (value) counts[i].set(value, (counts[i].get(value) || 0) + 1);
        }
      }
    }
    const places = new Map();
    const step = (el, parent) => {
      let of = places.get(parent);
      if (!of) {
        places.set(parent, of = new Map());
        const last = new Map();
        for (let child = firstChild(parent); child; child = nextSibling(child)) {
          if (!isElement(child)) continue;
          const tag = localName(child);
          const before = last.get(tag);
          const here = { tag, place: before ? before.place + 1 : 1, alone: !before };
          if (before) before.alone = false;
          last.set(tag, here);
          of.set(child, here);
        }
      }
      const { tag, place, alone } = of.get(el);
      const type = /^[a-z][a-z0-9-]*$/.test(tag) ? tag : CSS.escape(tag);
      return alone ? type : `${type}:nth-of-type(${place})`;
    };
    const anchor = el => {
      for (let i = hasAttributes(el) ? 0 : KEYS.length; i < KEYS.length; i++) {
        const value = attr(el, KEYS[i]);
        if (!value || value.length > 80 || counts[i].get(value) !== 1) continue;
        return i === 0 ? `#${CSS.escape(value)}` : `[${KEYS[i]}="${CSS.escape(value)}"]`;
      }
      return localName(el) === 'body' ? 'body' : null;
    };
    const known = new Map();
    const path = el => {
      let found = known.get(el);
      if (found) return found;
      const own = anchor(el);
      const parent = parentNode(el);
      if (own) {
        found = { css: own, steps: 1 };
      } else if (!parent || !isElement(parent)) {
        found = { css: null, steps: LONGEST };
      } else {
        const above = path(parent);
        found = above.steps >= LONGEST ? { css: null, steps: LONGEST }
          : { css: `${above.css}>${step(el, parent)}`, steps: above.steps + 1 };
      }
      known.set(el, found);
      return found;
    };
    return (el, always) => always ? path(el).css : anchor(el);
  };

  // -- the look -------------------------------------------------------------------------------------------------------

  /** Whether a shown iframe still holds the empty document of before its own arrives (a foreign one is not told: null). */
  const isAwaited = el => {
    if (attr(el, 'loading') === 'lazy' || attr(el, 'srcdoc') !== null) return false;
    const held = el.contentDocument;
    return held !== null && address(held) === 'about:blank' && /^https?:/.test(el.src);
  };
  /** Origin and size of an iframe's viewport, in this frame's viewport. */
  const frameOf = el => {
    const style = getComputedStyle(el);
    const box = rectOf(el);
    return {
      n: numberOf(el),
      awaited: isAwaited(el),
      x: box.left + el.clientLeft + (parseFloat(style.paddingLeft) || 0),
      y: box.top + el.clientTop + (parseFloat(style.paddingTop) || 0),
      width: el.clientWidth,
      height: el.clientHeight,
      visible: box.width > 0 && box.height > 0 && dom.drawn(el),
    };
  };
  /** Lists the iframes of this frame, visible or not: {frames: [...]}. */
  const frames = () => ({ frames: dom.roots().flatMap(root => [...all(root, 'iframe,frame')]).map(frameOf) });

  const isNativeModal = el => localName(el) === 'dialog' && matches(el, ':modal');

  /** Finds the open modal dialog: the browser's own, else a topmost one that is marked as modal. */
  const modalAmong = found => {
    const open = found.filter(({ el, role }) => (role === 'dialog' || role === 'alertdialog') &&
      (attr(el, 'aria-modal') === 'true' || isNativeModal(el)) && boxesOf(el).length);
    const native = open.filter(({ el }) => isNativeModal(el));
    const among = native.length ? native : open;
    return among.findLast(({ el }) => {
      const box = boxesOf(el)[0];
      const at = under((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return at && within(at, el);
    }) || among.at(-1) || null;
  };

  /** Whether it is a kit's question that lies over the page, or over a dialog. */
  const isQuestion = ({ el, role, box }) => role === 'dialog' && names.asks(el, attr(el, 'role')) &&
    within(under((box.left + box.right) / 2, (box.top + box.bottom) / 2), el);

  /** Chooses at most `most` elements, in order: first of the dialog, then on the screen, then controls. */
  const choose = (found, most, inDialog, viewport) => {
    if (found.length <= most) return found;
    const rank = found.map(item => inDialog(item) ? 0 : meets(item.box, viewport) ? 1 : item.interactive ? 2 : 3);
    const kept = new Set();
    for (let wanted = 0; wanted < 4; wanted++) {
      for (let i = 0; i < found.length && kept.size < most; i++) if (rank[i] === wanted) kept.add(found[i]);
    }
    return found.filter(item => kept.has(item));
  };

  /** Sorts blocks by nesting and sets their `above`. Returns a lookup of the block at an order, for ascending orders. */
  const nested = blocks => {
    blocks.sort((a, b) => a.order - b.order);
    const holder = () => {
      const open = [];
      let next = 0;
      return order => {
        for (; next < blocks.length && blocks[next].order <= order; next++) {
          while (open.length && blocks[open.at(-1) - 1].last < blocks[next].order) open.pop();
          blocks[next].above = open.at(-1) || 0;
          open.push(next + 1);
        }
        while (open.length && blocks[open.at(-1) - 1].last < order) open.pop();
        return open.at(-1) || 0;
      };
    };
    holder()(Infinity);
    return holder();
  };

  /** Rows as columns: 0 for one of zeros, {values, at: index of each row's} for one whose values recur. */
  const columns = (rows, width, recurring) => Array.from({ length: width }, (_, field) => {
    const column = rows.map(row => row[field]);
    if (column.every(value => value === 0)) return 0;
    return recurring.has(field) ? indexed(column) : column;
  });
  const indexed = column => {
    const places = new Map(), values = [];
    const at = column.map(value => {
      const key = typeof value === 'object' ? JSON.stringify(value) : value;
      let place = places.get(key);
      if (place === undefined) {
        places.set(key, place = values.length);
        values.push(value);
      }
      return place;
    });
    return { values, at };
  };

  /** Roots of the last look, for observers of the page. */
  let known = [document];
  const roots = () => known;
  /** Elements that the last look reported, each with its box. */
  let boxesRead = [];
  const boxes = () => boxesRead;

  /** The page as `look` tells it, but with a row for each element, and for each block. */
  const read = ({ maxElements = 3000, maxText = 100000, selectors: given = [] } = {}) => {
    begin();
    const seen = walk(document, { list: true });
    const { found, text, blocks } = seen;
    known = seen.roots;
    found.sort((a, b) => a.order - b.order);
    const around = nested(blocks);
    for (const item of found) item.box ||= rectOf(item.el);
    const modal = modalAmong(found);
    const native = modal !== null && isNativeModal(modal.el);
    const inModal = item => modal !== null && item.order >= modal.order && item.order <= modal.last;
    const now = { focused: focused(), size: size(), always: false, fitting: fitting(given) };
    const chosen = choose(found, maxElements, inModal, now.size);
    boxesRead = chosen.map(({ el, box }) => [el, box]);
    const selector = selectors(known);
    const elements = [];
    const open = [];
    let dialog = null;
    for (const item of chosen) {
      const { el, role, interactive } = item;
      const words = text.slice(item.start, Math.min(item.end, item.start + 520));
      const said = words.replaceAll('\n', ' ').trim().slice(0, 500);
      const { row, shown, hit, nothing } = describe(el, role, interactive, said, item.inherited, now, item.box);
      if (!shown || nothing && role === 'generic' || !row[2] && !interactive && ONLY_NAMED.has(role)) continue;
      while (open.length && open.at(-1).last < item.order) open.pop();
      if (open.length) row[PARENT] = open.at(-1).index;
      if (modal && interactive && !inModal(item) && (native || !hit)) row[FLAG] |= MODAL_BLOCKED;
      row[SELECTOR] = selector(el, interactive) || 0;
      row[BLOCK] = around(item.order);
      row[TITLE] = interactive && titleOf(item, words, text) || 0;
      if (isQuestion(item) || item === modal && dialog === null) dialog = row[0];
      open.push({ last: item.last, index: elements.length });
      elements.push(row);
    }
    const page = html(document);
    const scroller = scrollingElement(document) || page;
    return {
      url: address(document),
      origin: self.origin,
      title: squeeze(title(document)).slice(0, 500),
      lang: ((page && attr(page, 'lang')) || '').toLowerCase(),
      viewport: now.size,
      scroll: [Math.round(window.scrollX), Math.round(window.scrollY)],
      size: scroller ? [scroller.scrollWidth, scroller.scrollHeight] : [0, 0],
      text: text.slice(0, maxText),
      blocks: blocks.map(({ kind, start, end, above }) => [kind, start, end, above]),
      dialog,
      leftOut: found.length - chosen.length,
      elements,
      frames: found.filter(item => item.role === 'iframe').map(item => frameOf(item.el)),
    };
  };

  const look = options => {
    const page = read(options);
    return {
      ...page,
      elements: columns(page.elements, FIELDS.length, RECURRING),
      blocks: columns(page.blocks, 4, KIND),
    };
  };
  const RECURRING = new Set(['role', 'tag', 'attributes'].map(field => FIELDS.indexOf(field))), KIND = new Set([0]);

  return { FIELDS, FILLED, FLAG, FLAGS, MODAL_BLOCKED, SELECTOR, boxes, describe, fitting, formOf, frameOf, frames, look, node, read,
    roots, selectors };
})();
