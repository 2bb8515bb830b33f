// @ts-check
// The rendered page: flat tree across open shadow roots, visibility, and hit testing.
// Every property is read through the browser's own getter, since a form's fields shadow the properties of the form.
const dom = (() => {
  const getter = (proto, name) => {
    const { get } = Object.getOwnPropertyDescriptor(proto, name);
    return node => get.call(node);
  };
  const firstChild = getter(Node.prototype, 'firstChild');
  const nextSibling = getter(Node.prototype, 'nextSibling');
  const firstElementChild = getter(Element.prototype, 'firstElementChild');
  const textContent = getter(Node.prototype, 'textContent');
  const nodeType = getter(Node.prototype, 'nodeType');
  const nodeValue = getter(Node.prototype, 'nodeValue');
  const parentNode = getter(Node.prototype, 'parentNode');
  const isConnected = getter(Node.prototype, 'isConnected');
  const localName = getter(Element.prototype, 'localName');
  const shadowRoot = getter(Element.prototype, 'shadowRoot');
  const assignedSlot = getter(Element.prototype, 'assignedSlot');
  const textSlot = getter(Text.prototype, 'assignedSlot');
  const body = getter(Document.prototype, 'body');
  const html = getter(Document.prototype, 'documentElement');
  const title = getter(Document.prototype, 'title');
  const baseOf = getter(Node.prototype, 'baseURI');
  const charset = getter(Document.prototype, 'characterSet');
  const address = getter(Document.prototype, 'URL');
  const readyState = getter(Document.prototype, 'readyState');
  const scrollingElement = getter(Document.prototype, 'scrollingElement');
  const activeElement = getter(Document.prototype, 'activeElement');
  const { createTreeWalker } = Document.prototype;
  const QUERIES = { 1: Element, 9: Document, 11: DocumentFragment };
  const { getAttribute, getAttributeNames, hasAttributes: anyAttribute, getBoundingClientRect, getClientRects } = Element.prototype;
  /** Copies a rectangle: each property of the browser's own one is a call. */
  const rectOf = el => {
    const { x, y, width, height } = getBoundingClientRect.call(el);
    return { left: x, top: y, right: x + width, bottom: y + height, width, height };
  };
  const rectsOf = el => getClientRects.call(el);
  const matches = (el, css) => Element.prototype.matches.call(el, css);
  const isVisible = Element.prototype.checkVisibility;
  const checkVisibility = (el, how) => isVisible.call(el, how);
  const getRootNode = node => Node.prototype.getRootNode.call(node);
  const labelled = getter(HTMLLabelElement.prototype, 'control');
  /** Text nodes below a root. */
  function* textsOf(root) {
    const walker = createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
  }
  const all = (root, css) => QUERIES[nodeType(root)].prototype.querySelectorAll.call(root, css);
  const byId = (root, id) => (root === document ? Document.prototype : DocumentFragment.prototype).getElementById
    .call(root, id);

  // -- cache of one question: the page cannot change meanwhile, for its scripts do not run ----------------------------

  let question = 0, latest = null, kept = null, labelsIn = new Map(), drawnNow = new Map(),
    attributesNow = new Map();
  /** Clears the cache; every question begins with it. */
  const begin = () => {
    question++;
    latest = kept = null;
    labelsIn = new Map();
    drawnNow = new Map();
    attributesNow = new Map();
  };
  /** Number of the present question. */
  const asked = () => question;
  /** One attribute of an element of which no other is asked; null without it. */
  const attribute = (el, name) => getAttribute.call(el, name);
  const hasAttributes = el => anyAttribute.call(el);
  const NONE = new Map();
  const attributesOf = el => {
    const before = attributesNow.get(el);
    if (before) return before;
    const names = getAttributeNames.call(el);
    if (!names.length) return NONE;
    const found = new Map();
    for (const name of names) found.set(name, getAttribute.call(el, name));
    attributesNow.set(el, found);
    return found;
  };
  /** All attributes of an element, by name. */
  const attributes = el => {
    if (el !== latest) {
      latest = el;
      kept = attributesOf(el);
    }
    return kept;
  };
  const attr = (el, name) => {
    const value = attributes(el).get(name);
    return value === undefined ? null : value;
  };
  const has = (el, name) => attr(el, name) !== null;

  /** Labels of a form field, in document order. */
  const labels = el => {
    const root = getRootNode(el);
    let found = labelsIn.get(root);
    if (!found) {
      labelsIn.set(root, found = new Map());
      for (const label of all(root, 'label')) {
        const control = labelled(label);
        if (control) found.set(control, [...found.get(control) || [], label]);
      }
    }
    return found.get(el) || [];
  };

  /** What a person presses in place of a field without size: its labels, else the parent that draws it alone. */
  const standIns = el => {
    const found = labels(el), parent = parentNode(el);
    if (found.length || !parent || nodeType(parent) !== 1) return found;
    const alone = all(parent, 'a,button,input,select,textarea').length === 1;
    return alone && squeeze(textContent(parent)).length <= DRAWN_TEXT ? [parent] : found;
  };
  const DRAWN_TEXT = 20;

  const isElement = node => nodeType(node) === 1;
  const ODD = /\s\s|[^\S ]|[\u200b\ue000-\uf8ff\udb80-\udbff]/;
  const ICON = /[\ue000-\uf8ff]|[\udb80-\udbff][\udc00-\udfff]/.source;
  /** One or two characters of an icon font, which mean nothing to a reader; more may be words in a font of its own. */
  const ICONS = new RegExp(`(?<!${ICON})(?:${ICON}){1,2}(?!${ICON})`, 'g');
  /** Collapses and trims white space, and leaves out icons. */
  const squeeze = text => {
    const trimmed = text.trim();
    return ODD.test(trimmed) ? trimmed.replace(ICONS, ' ').replace(/[\s\u200b]+/g, ' ').trim() : trimmed;
  };

  /** Parent in the flat tree: the slot a node is shown in, or the host of its shadow root. */
  const up = node => {
    const slot = nodeType(node) === 3 ? textSlot(node) : isElement(node) ? assignedSlot(node) : null;
    if (slot) return slot;
    const parent = parentNode(node);
    if (!parent || nodeType(parent) === 9) return null;
    return nodeType(parent) === 11 ? parent.host || null : parent;
  };

  const within = (node, container) => {
    for (let at = node; at; at = up(at)) if (at === container) return true;
    return false;
  };

  /** The nearest node from `node` upwards, itself included, that `test` accepts. */
  const closest = (node, test) => {
    for (let at = node; at; at = up(at)) if (test(at)) return at;
    return null;
  };

  /** Children in the flat tree. */
  const children = el => {
    const root = shadowRoot(el);
    const found = localName(el) === 'slot' ? HTMLSlotElement.prototype.assignedNodes.call(el) : [];
    if (found.length) return found;
    for (let child = firstChild(root || el); child; child = nextSibling(child)) found.push(child);
    return found;
  };

  /** Every root of this document that can be entered: the document and its open shadow roots, outermost first. */
  const roots = () => {
    const found = [document];
    for (const root of found) {
      const walker = createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT);
      for (let el = walker.nextNode(); el; el = walker.nextNode()) {
        const inner = shadowRoot(el);
        if (inner) found.push(inner);
      }
    }
    return found;
  };

  const VISIBLE = { visibilityProperty: true };
  /** Returns whether it is rendered: no display none, no content-visibility hidden (as in closed details), visible. */
  const drawn = el => {
    let is = drawnNow.get(el);
    if (is === undefined) drawnNow.set(el, is = checkVisibility(el, VISIBLE) || drawnWithoutBox(el));
    return is;
  };
  const drawnWithoutBox = el => {
    const style = getComputedStyle(el);
    return style.display === 'contents' && style.visibility === 'visible' && parentRendered(el);
  };
  /** Returns whether it has a layout box, or display contents; visibility is ignored. */
  const rendered = el => drawnNow.get(el) || checkVisibility(el) ||
    getComputedStyle(el).display === 'contents' && parentRendered(el);
  const parentRendered = el => {
    const parent = up(el);
    return !parent || rendered(parent);
  };

  /** Slot in which a host's own text is drawn at a point: a press there goes to what is around the slot. */
  const slotOfText = (host, x, y) => {
    for (let node = firstChild(host); node; node = nextSibling(node)) {
      const slot = nodeType(node) === 3 && squeeze(nodeValue(node)) ? textSlot(node) : null;
      if (!slot) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return slot;
      }
    }
    return null;
  };

  /** Element at a point of this frame's viewport, through open shadow roots. */
  const under = (x, y) => {
    let el = Document.prototype.elementFromPoint.call(document, x, y);
    for (let root = el && shadowRoot(el); root; root = shadowRoot(el)) {
      const inner = ShadowRoot.prototype.elementFromPoint.call(root, x, y);
      if (!inner || inner === el) return slotOfText(el, x, y) || el;
      el = inner;
    }
    return el;
  };

  /** Focused element, through open shadow roots. */
  const focused = () => {
    let el = activeElement(document);
    for (let root = el && shadowRoot(el); root; root = shadowRoot(el)) {
      const inner = root.activeElement;
      if (!inner) break;
      el = inner;
    }
    return el;
  };

  /** Elements that an attribute names by id, in the same root. */
  const referenced = (el, name) => {
    const ids = attr(el, name);
    if (!ids) return [];
    const root = getRootNode(el);
    if (nodeType(root) === 1) return [];
    return ids.trim().split(/\s+/).map(id => byId(root, id)).filter(Boolean);
  };

  return Object.freeze({
    address, all, asked, assignedSlot, attr, attribute, attributes, baseOf, begin, body, charset, checkVisibility, children,
    closest, drawn, firstChild, firstElementChild, focused, getRootNode, has, hasAttributes, html, isConnected, isElement, labelled,
    labels, localName, matches, nextSibling, nodeType, nodeValue, parentNode, readyState, rectOf, rectsOf, referenced,
    rendered, roots, scrollingElement, shadowRoot, squeeze, standIns, textContent, textsOf, title, under, up, within,
  });
})();
