// Copied from perception/*.js by `python -m subterminator.extension.assembly`; a test compares the two.
globalThis[Symbol.for('subterminator.eyes')] ??= (() => {
const dom = (// The page as a person has it in front of them: flat tree across open shadow roots, what is drawn, what a point hits.
// Every property is read through the browser's own getter, since a form's fields shadow the properties of the form.
() => {
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
  const { getAttribute, getAttributeNames, getBoundingClientRect, getClientRects } = Element.prototype;
  /** Copied out: every reading of the browser's own rectangle is a call. */
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
  const all = (root, css) => QUERIES[nodeType(root)].prototype.querySelectorAll.call(root, css);
  const byId = (root, id) => (root === document ? Document.prototype : DocumentFragment.prototype).getElementById
    .call(root, id);

  // -- what is kept while one question is answered: the page stands still, for its scripts cannot run -----------------

  let question = 0, latest = null, kept = null, labelsIn = new Map(), drawnNow = new Map(),
    attributesNow = new Map();
  /** Forgets what was kept; every question begins with it. */
  const begin = () => {
    question++;
    latest = kept = null;
    labelsIn = new Map();
    drawnNow = new Map();
    attributesNow = new Map();
  };
  /** Which question is being answered. */
  const asked = () => question;
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

  const isElement = node => nodeType(node) === 1;
  const ODD = /\s\s|[^\S ]|\u200b/;
  /** White space collapsed and trimmed. */
  const squeeze = text => {
    const trimmed = text.trim();
    return ODD.test(trimmed) ? trimmed.replace(/[\s\u200b]+/g, ' ').trim() : trimmed;
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
  /** Drawn: not display none, not content-visibility hidden (a closed details is), visibility visible. */
  const drawn = el => {
    let is = drawnNow.get(el);
    if (is === undefined) drawnNow.set(el, is = checkVisibility(el, VISIBLE) || drawnWithoutBox(el));
    return is;
  };
  const drawnWithoutBox = el => {
    const style = getComputedStyle(el);
    return style.display === 'contents' && style.visibility === 'visible' && parentRendered(el);
  };
  /** Has a place in the layout, or would have but for display contents; visibility is not looked at. */
  const rendered = el => drawnNow.get(el) || checkVisibility(el) ||
    getComputedStyle(el).display === 'contents' && parentRendered(el);
  const parentRendered = el => {
    const parent = up(el);
    return !parent || rendered(parent);
  };

  /** What lies under a point of this frame's viewport, through open shadow roots. */
  const under = (x, y) => {
    let el = Document.prototype.elementFromPoint.call(document, x, y);
    for (let root = el && shadowRoot(el); root; root = shadowRoot(el)) {
      const inner = ShadowRoot.prototype.elementFromPoint.call(root, x, y);
      if (!inner || inner === el) break;
      el = inner;
    }
    return el;
  };

  /** The element with the keyboard, through open shadow roots. */
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

  return {
    address, all, asked, assignedSlot, attr, attributes, baseOf, begin, body, charset, checkVisibility, children,
    closest, drawn, firstChild, firstElementChild, focused, getRootNode, has, html, isConnected, isElement, labelled,
    labels, localName, matches, nextSibling, nodeType, nodeValue, parentNode, readyState, rectOf, rectsOf, referenced,
    rendered, roots, scrollingElement, shadowRoot, squeeze, textContent, title, under, up, within,
  };
})();
const styles = (// Text that style sheets draw before and after an element. The style of a pseudo-element is dear to ask for, so only
// those elements are asked that a rule of a readable sheet could give one.
dom => {
  const { asked, assignedSlot, getRootNode, html, matches, shadowRoot } = dom;
  const sheetsOf = Object.getOwnPropertyDescriptor(Document.prototype, 'styleSheets').get;
  const adopted = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets').get;
  /** More selectors than this take longer to try than the style takes to ask for (icon fonts bring thousands). */
  const MOST = 40;
  const PSEUDO = /::?(?:before|after)(?![\w-])(?::[\w-]+(?:\([^()]*\))?)*/gi;
  const BARE = /(^|[\s,>+~(|])(?=::?(?:before|after)(?![\w-]))/gi;
  /** Selectors that mean another element once they stand outside their rule. */
  const ELSEWHERE = /&|:host|:scope|::slotted|::part/i;

  /** The elements that a rule with this selector may draw text at, as a selector; '*' where that cannot be said. */
  const bearers = selector => {
    if (ELSEWHERE.test(selector)) return '*';
    const bare = selector.replace(BARE, '$1*').replace(PSEUDO, '');
    try {
      matches(html(document), bare);
      return bare;
    } catch {
      return '*';
    }
  };
  /** Fills `known` with what these rules say: selectors `found`, and the `groups` of rules by which a change shows. */
  const collect = (rules, known, nested) => {
    known.groups.push([rules, rules.length, rules[0], rules[rules.length - 1]]);
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i];
      const { selectorText } = rule;
      if (selectorText !== undefined) {
        const draws = /:(?:before|after)/i.test(selectorText);
        if (draws && rule.style.content) known.found.add(nested ? '*' : bearers(selectorText));
        if (rule.cssRules.length) collect(rule.cssRules, known, true);
      } else if (rule instanceof CSSImportRule) {
        known.settled = false;                        // what it brings may come, or change, later
        for (const each of rule.styleSheet ? drawing(rule.styleSheet) : NONE) known.found.add(each);
      } else if (rule.cssRules) {
        collect(rule.cssRules, known, nested || rule instanceof CSSScopeRule);
      } else if (nested && rule.style && rule.style.content) {
        known.found.add('*');                         // declarations that stand between nested rules
      }
    }
  };
  const NONE = new Set();
  const UNREADABLE = new Set(['*']);

  const read = new WeakMap();
  /** Selectors of the elements that a sheet may draw text at, read again when rules came or went. */
  const drawing = sheet => {
    let rules;
    try {
      rules = sheet.cssRules;
    } catch {
      return UNREADABLE;                              // another site's: only to be reckoned with
    }
    const before = read.get(sheet);
    if (before && before.groups[0][0] === rules && before.groups.every(unchanged)) return before.found;
    const known = { found: new Set(), groups: [], settled: true };
    collect(rules, known, false);
    if (known.settled) read.set(sheet, known);
    return known.found;
  };
  const unchanged = ([rules, length, first, last]) =>
    rules.length === length && rules[0] === first && rules[length - 1] === last;

  /** One selector for the elements that may have generated text; null for all of them, "" for none. */
  const selector = () => {
    const found = new Set();
    for (const sheets of [sheetsOf.call(document), adopted.call(document)]) {
      for (let i = 0; i < sheets.length; i++) for (const each of drawing(sheets[i])) found.add(each);
    }
    return found.has('*') || found.size > MOST ? null : [...found].join();
  };
  let bearing = null, when = 0;
  const mayDraw = el => {
    if (when !== asked()) [bearing, when] = [selector(), asked()];
    if (bearing === null || shadowRoot(el) || assignedSlot(el) || getRootNode(el) !== document) return true;
    return bearing !== '' && matches(el, bearing);
  };

  /** Texts drawn by ::before and ::after, as the style says them. */
  const generated = el => mayDraw(el) ? [pseudo(el, '::before'), pseudo(el, '::after')] : NOTHING;
  const NOTHING = ['', ''];
  const pseudo = (el, which) => {
    const style = getComputedStyle(el, which);
    const { content } = style;
    if (content === 'none' || content === 'normal' || !content) return '';
    const [shown, alternative] = splitAlternative(content);
    const text = (alternative ?? shown).replace(/"((?:[^"\\]|\\.)*)"|[^"]+/g, (_, quoted) =>
      quoted === undefined ? '' : quoted.replace(/\\(.)/g, '$1'));
    if (style.display === 'none' || style.visibility === 'hidden') return '';
    return style.display === 'inline' ? text : ` ${text} `;
  };
  const splitAlternative = content => {
    const at = content.replace(/"(?:[^"\\]|\\.)*"/g, quoted => 'x'.repeat(quoted.length)).indexOf('/');
    return at < 0 ? [content, undefined] : [content.slice(0, at), content.slice(at + 1)];
  };

  return { generated };
})(dom);
const names = (// What an element is and what it is called: role (HTML-AAM, ARIA 1.2), accessible name (accname 1.2), secrecy.
(dom, styles) => {
  const { all, attr, attributes, children, closest, drawn, firstElementChild, has, isElement, labels, localName, nodeType,
    nodeValue, referenced, rendered, shadowRoot, squeeze, textContent, up } = dom;
  const { generated } = styles;

  const words = text => new Set(text.trim().split(/\s+/));
  const ROLES = words(`alert alertdialog application article banner blockquote button caption cell checkbox code
    columnheader combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure
    form generic grid gridcell group heading img image insertion link list listbox listitem log main mark marquee math
    menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation
    progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton
    status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
    treegrid treeitem`);
  const BY_TAG = {
    article: 'article', aside: 'complementary', blockquote: 'blockquote', button: 'button', caption: 'caption',
    code: 'code', datalist: 'listbox', dd: 'definition', del: 'deletion', details: 'group', dfn: 'term',
    dialog: 'dialog', dt: 'term', em: 'emphasis', fieldset: 'group', figure: 'figure', form: 'form', frame: 'iframe',
    h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading', hr: 'separator',
    html: 'document', iframe: 'iframe', ins: 'insertion', li: 'listitem', main: 'main', mark: 'mark', math: 'math',
    menu: 'list', meter: 'meter', nav: 'navigation', ol: 'list', optgroup: 'group', option: 'option', output: 'status',
    p: 'paragraph', progress: 'progressbar', search: 'search', strong: 'strong', sub: 'subscript', sup: 'superscript',
    summary: 'button', table: 'table', tbody: 'rowgroup', td: 'cell', textarea: 'textbox', tfoot: 'rowgroup',
    thead: 'rowgroup', time: 'time', tr: 'row', ul: 'list',
  };
  const BY_TYPE = {
    button: 'button', checkbox: 'checkbox', color: 'button', file: 'button', image: 'button', number: 'spinbutton',
    radio: 'radio', range: 'slider', reset: 'button', search: 'searchbox', submit: 'button',
  };
  const SECTIONING = words('article aside main nav section');
  const SECTIONING_ROLES = words('article complementary main navigation region');
  const FROM_CONTENT = words(`button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox
    menuitemradio option radio row rowheader switch tab tooltip treeitem`);
  /** Roles that are text to a reader; such an element has a name when a person presses it. */
  const TEXTUAL = words('code definition emphasis generic listitem paragraph strong term time');
  const UNNAMED = words(`caption code deletion emphasis insertion mark none paragraph presentation strong subscript
    superscript`);
  const CLOSED = words('menu menubar listbox tree grid treegrid tablist radiogroup');
  const WITH_RANGE = words('slider spinbutton progressbar scrollbar meter');
  const EMBEDDED = words(`combobox listbox menu menubar meter progressbar scrollbar searchbox slider spinbutton
    textbox`);
  const CONTENTLESS = words('input select textarea img iframe meter progress');
  const BUTTONS = words('button submit reset image');
  const SECRET = new RegExp([
    'pass.?(?:word|wd|code|phrase)|passwd',
    'card.?(?:num|no\\b|nr)|cc.?num|kreditkart',
    'cvc|cvv|\\b(?:csc|pan|ccn|iban|ssn|pin|otp|totp)\\d?\\b',
    'one.?time|(?:security|verification|2fa|mfa|sms).?code',
  ].join('|'), 'i');

  const typeOf = input => (attr(input, 'type') || 'text').toLowerCase();

  const inSection = el => Boolean(closest(up(el), at => SECTIONING.has(localName(at)) ||
    SECTIONING_ROLES.has(attr(at, 'role'))));

  const implied = el => {
    const tag = localName(el);
    switch (tag) {
      case 'a': case 'area':
        return has(el, 'href') || (el instanceof SVGElement && has(el, 'xlink:href')) ? 'link' : 'generic';
      case 'input': {
        const type = typeOf(el);
        if (type === 'checkbox' && has(el, 'switch')) return 'switch';
        if (has(el, 'list') && /^(text|search|email|tel|url)$/.test(type)) return 'combobox';
        return BY_TYPE[type] || 'textbox';
      }
      case 'select':
        return has(el, 'multiple') || Number(attr(el, 'size')) > 1 ? 'listbox' : 'combobox';
      case 'img':
        return attr(el, 'alt') === '' && !attr(el, 'title') && !has(el, 'aria-label') && !has(el, 'aria-labelledby')
          ? 'presentation' : 'img';
      case 'svg':
        return 'img';
      case 'header':
        return inSection(el) ? 'generic' : 'banner';
      case 'footer':
        return inSection(el) ? 'generic' : 'contentinfo';
      case 'section':
        return has(el, 'aria-label') || has(el, 'aria-labelledby') || has(el, 'title') ? 'region' : 'generic';
      case 'th':
        return attr(el, 'scope') === 'row' ? 'rowheader' : 'columnheader';
      default:
        return Object.hasOwn(BY_TAG, tag) ? BY_TAG[tag] : editable(el) ? 'textbox' : 'generic';
    }
  };

  const editable = el => {
    const given = attr(el, 'contenteditable');
    return given !== null && given.toLowerCase() !== 'false';
  };

  /** Explicit role where it is one, else the role the tag implies; "generic" where there is none. */
  const roleOf = el => {
    const tag = localName(el);
    if (tag === 'iframe' || tag === 'frame') return 'iframe';       // a document stands there, whatever it claims
    const given = attr(el, 'role');
    if (given) {
      for (const role of given.trim().toLowerCase().split(/\s+/)) {
        if (!ROLES.has(role)) continue;
        if ((role === 'none' || role === 'presentation') && (has(el, 'tabindex') || tag === 'button')) break;
        return role === 'image' ? 'img' : role;
      }
    }
    return implied(el);
  };

  /** Password, one-time code or card: its value never leaves the page. */
  const isSecret = el => {
    const tag = localName(el);
    if (tag === 'input') {
      const type = typeOf(el);
      if (type === 'password') return true;
      if (/^(checkbox|radio|button|submit|reset|image|file|range|color)$/.test(type)) return false;
    } else if (tag !== 'textarea' && tag !== 'select' && !editable(el) && attr(el, 'role') !== 'textbox') {
      return false;
    }
    const complete = (attr(el, 'autocomplete') || '').toLowerCase();
    if (/(^|\s)(cc-(?!name|type)\S+|one-time-code|current-password|new-password)(\s|$)/.test(complete)) return true;
    if (tag === 'select') return false;
    const given = attributes(el);
    let said = '';
    for (const name of CALLING) if (given.has(name)) said += given.get(name) + APART;
    return said !== '' && SECRET.test(said.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
  };
  const CALLING = ['name', 'id', 'aria-label', 'placeholder'];
  /** Keeps a word of one attribute and a word of the next from being read as one. */
  const APART = '\n\n';

  const selectedText = el => {
    if (el instanceof HTMLSelectElement) return [...el.selectedOptions].map(o => squeeze(o.label || o.text)).join(' ');
    const find = at => children(at).filter(isElement).flatMap(child =>
      attr(child, 'role') === 'option' && attr(child, 'aria-selected') === 'true' ? [child] : find(child));
    const owned = referenced(el, 'aria-owns').concat(referenced(el, 'aria-controls'));
    const chosen = find(el).concat(owned.flatMap(find));
    return chosen.map(option => squeeze(option.textContent)).join(' ');
  };

  /** What a form field holds, as it counts inside somebody else's name. Never of a secret field. */
  const embedded = (el, role) => {
    if (isSecret(el)) return '';
    const field = el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement;
    if (role === 'textbox' || role === 'searchbox') return field ? el.value : null;
    if (role === 'combobox' || role === 'listbox') {
      if (field) return el.value;
      const chosen = selectedText(el);
      if (chosen || el instanceof HTMLSelectElement || role === 'listbox') return chosen;
      return children(el).some(isElement) ? null : el.textContent;
    }
    if (WITH_RANGE.has(role)) {
      const given = attr(el, 'aria-valuetext') ?? attr(el, 'aria-valuenow');
      return given ?? (field ? el.value : attr(el, 'value') ?? '');
    }
    return role === 'menu' || role === 'menubar' ? '' : null;
  };

  /**
   * Name from content: children in the flat tree, generated text, and what aria-owns adds. Of an invisible element only
   * visible descendants count.
   */
  const content = (el, how) => {
    const shown = how.all || drawn(el);
    const [before, after] = shown ? generated(el) : NOTHING;
    let text = before;
    if (firstElementChild(el) || shadowRoot(el) || localName(el) === 'slot') {
      for (const child of children(el)) text += part(child, how, shown);
    } else if (shown) {
      text += textContent(el);
    }
    for (const owned of referenced(el, 'aria-owns')) text += ' ' + part(owned, how, shown);
    return text + after;
  };
  const NOTHING = ['', ''];
  const part = (node, how, shown) => {
    const type = nodeType(node);
    if (type === 3) return shown ? nodeValue(node) : '';
    if (type !== 1) return '';
    if (node === how.own) return ' ';                 // the field stands there, as a box among the words
    const tag = localName(node);
    if (tag === 'br') return ' ';
    if (tag === 'script' || tag === 'style' || tag === 'template' || tag === 'noscript') return '';
    if (!how.all && hidden(node)) return '';
    const text = alternative(node, how, 'inside');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };

  const firstOf = (el, tag) => children(el).find(child => isElement(child) && localName(child) === tag);

  /** What the host language offers: label, legend, caption, alt, value of a button. "" where it offers nothing. */
  const native = (el, how) => {
    const tag = localName(el);
    const inner = child => child ? alternative(child, how, 'native') : '';
    switch (tag) {
      case 'input': {
        const type = typeOf(el);
        if (type === 'image') {
          return labelText(el, how) || attr(el, 'alt') || attr(el, 'value') || attr(el, 'title') || 'Submit';
        }
        if (!BUTTONS.has(type)) return labelText(el, how);
        if (el.value) return el.value;
        const offered = labelText(el, how) || attr(el, 'title');
        return offered || (type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '');
      }
      case 'button': case 'meter': case 'output': case 'progress': case 'select': case 'textarea':
        return labelText(el, how);
      case 'fieldset': return inner(firstOf(el, 'legend'));
      case 'figure': return inner(firstOf(el, 'figcaption'));
      case 'table': return inner(firstOf(el, 'caption')) || attr(el, 'summary');
      case 'img': case 'area': return attr(el, 'alt');
      case 'optgroup': return attr(el, 'label');
      case 'a': case 'svg':
        return el instanceof SVGElement ? titleOf(el) || attr(el, 'xlink:title') : '';
      default:
        return el instanceof SVGElement ? titleOf(el) : '';
    }
  };
  const titleOf = svg => firstOf(svg, 'title')?.textContent || '';
  const labelText = (el, how) => {
    const found = labels(el);
    if (!found.length) return '';
    const own = { ...how, own: el };
    return squeeze(found.map(label => alternative(label, own, 'label')).join(' '));
  };

  /** Said by an ancestor in the flat tree or by itself: not for assistive technology. */
  const silenced = el => Boolean(closest(el, at => attr(at, 'aria-hidden') === 'true'));
  const hidden = el => !rendered(el) || attr(el, 'aria-hidden') === 'true';

  /**
   * The text alternative of `el`, accname 1.2 §4.3.2. `step` says how it was come to: root, reference (by
   * aria-labelledby), label, native, inside. `how` holds what was `seen`, whether it is by `reference`, whether hidden
   * nodes count (`all`, as they do inside a hidden node named by reference), and the field whose label is read (`own`).
   */
  const alternative = (el, how, step) => {
    const root = step === 'root';
    if (el === how.own || !how.all && (root ? !rendered(el) && !standsForIt(el) : step !== 'inside' && hidden(el))) {
      return '';
    }
    if (!how.reference && has(el, 'aria-labelledby')) {
      const named = referenced(el, 'aria-labelledby').map(target => alternative(target,
        { seen: how.seen, reference: true, all: !drawn(target) || silenced(target) }, 'reference')).join(' ');
      if (squeeze(named)) return named;
    }
    if (!root && how.seen.has(el)) return '';
    how.seen.add(el);
    const role = roleOf(el);
    const given = attr(el, 'aria-label');
    if (EMBEDDED.has(role) && (step === 'inside' || step === 'reference' && !given)) {
      const value = embedded(el, role);
      if (value !== null) return value;
    }
    const unnamed = role === 'presentation' || role === 'none';
    const mute = root && UNNAMED.has(role);
    if (given && !mute && squeeze(given)) return given;
    if (!unnamed) {
      const offered = native(el, how);
      if (offered && squeeze(offered)) return offered;
    }
    const title = unnamed || mute ? '' : attr(el, 'title') || '';
    if (root && TEXTUAL.has(role) && squeeze(title)) return title;
    if (root ? readsContent(el, role) : !CLOSED.has(role) || step === 'reference') {
      const text = content(el, how);
      if (squeeze(text) || !root && !squeeze(title)) return text;
    }
    if (squeeze(title)) return title;
    return root || step === 'reference' ? attr(el, 'placeholder') || attr(el, 'aria-placeholder') || '' : '';
  };
  const readsContent = (el, role) => !CONTENTLESS.has(localName(el)) &&
    (FROM_CONTENT.has(role) || TEXTUAL.has(role) && clickable(el));

  /** Without a role of its own, yet something a person presses: it is called by what it says. */
  const clickable = el => has(el, 'onclick') || has(el, 'tabindex') || localName(el) === 'label' ||
    getComputedStyle(el).cursor === 'pointer';
  /** A hidden checkbox, radio or file field is drawn and pressed by way of its label. */
  const standsForIt = el => localName(el) === 'option' || localName(el) === 'input' && labels(el).some(drawn);
  /** What most links, buttons and headings are called: they hold nothing but text, and no attribute says otherwise. */
  const plain = el => {
    const tag = localName(el);
    if (!PLAIN.has(tag) || firstElementChild(el) || shadowRoot(el)) return '';
    const given = attributes(el);
    if (tag === 'a' && !given.has('href')) return '';
    for (const name of given.keys()) if (TELLING.test(name)) return '';
    if (!drawn(el) || tag === 'button' && labels(el).length) return '';
    const [before, after] = generated(el);
    return squeeze(before + textContent(el) + after);
  };
  const PLAIN = words('a button h1 h2 h3 h4 h5 h6');
  const TELLING = /^(role|(xlink:)?title|aria-.*)$/;
  /** Accessible name, white space collapsed, cut at 300 characters. */
  const nameOf = el => (plain(el) || squeeze(alternative(el, { seen: new Set() }, 'root'))).slice(0, 300);

  /**
   * The visible text of a control, and what a person sees there besides though neither that text nor the name says it:
   * texts of style sheets, and of pictures by their alt. Only a control that is named otherwise than by what it holds.
   */
  const shownText = (el, text, name) => {
    if (!has(el, 'aria-label') && !has(el, 'aria-labelledby') || !FROM_CONTENT.has(roleOf(el))) return text;
    const parts = [el, ...all(el, '*')].slice(0, MOST_PARTS).filter(drawn);
    const said = parts.flatMap(at => localName(at) === 'img' ? [attr(at, 'alt') || ''] : generated(at)).map(squeeze)
      .filter(each => /\p{L}/u.test(each) && !name.includes(each) && !text.includes(each));
    return said.length ? squeeze([text, ...said].join(' ')).slice(0, 500) : text;
  };
  const MOST_PARTS = 50;

  return { BUTTONS, editable, isSecret, nameOf, roleOf, selectedText, shownText, typeOf, words };
})(dom, styles);
const walk = (// The pass over the flat tree: visible text in reading order, and the elements worth telling of.
(dom, names) => {
  const { all, attr, body, children, closest, drawn, has, firstChild, firstElementChild, html, labelled, labels,
    localName, nextSibling, nodeType, nodeValue, rendered, shadowRoot, squeeze, textContent, up } = dom;
  const { BUTTONS, editable, isSecret, roleOf, typeOf, words: list } = names;

  /** Roles that a person presses, fills or chooses. */
  const PRESSED = list(`button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio
    scrollbar searchbox slider spinbutton switch tab textbox treeitem`);
  /** Roles that a reader needs besides. */
  const READ = list(`alert alertdialog banner complementary contentinfo dialog form group heading iframe img main
    navigation progressbar radiogroup region search status`);
  const TOGGLES = list('checkbox radio switch menuitemcheckbox menuitemradio');
  const TAGS = list(`a area aside button dialog fieldset footer form frame h1 h2 h3 h4 h5 h6 header iframe img input
    main nav output progress search section select summary svg textarea`);
  const SKIPPED = list('head script style noscript template datalist title');
  const LEAVES = list('audio canvas embed frame iframe img input object select textarea video');
  const HOSTS = list('article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span');
  const BLOCKS = list(`address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre search section summary table tr ul`);
  /** What a tag says, as one number: looked up once for every element. */
  const SKIP = 1, TAG = 2, LEAF = 4, HOST = 8, BLOCK = 16, SPACED = 32, SLOT = 64, DETAILS = 128, SVG = 256, BR = 512;
  const traits = new Map();
  const TRAITS = [[SKIPPED, SKIP], [TAGS, TAG], [LEAVES, LEAF], [HOSTS, HOST], [BLOCKS, BLOCK],
    [list('td th label'), SPACED], [list('slot'), SLOT], [list('details'), DETAILS], [list('svg'), LEAF | SVG],
    [list('br'), BR]];
  for (const [tags, bit] of TRAITS) for (const tag of tags) traits.set(tag, traits.get(tag) | bit);
  const traitsOf = tag => traits.get(tag) ?? (tag.includes('-') ? HOST : 0);
  const SPECIAL = '[role],[tabindex],[onclick],[contenteditable],[aria-hidden],[inert],[aria-disabled]';
  const DEEPEST = 1500;

  /** What `quiet` adds up: marks that hold for everything inside the element that bears them. */
  const INERT = 1, ARIA_HIDDEN = 2, ARIA_DISABLED = 4;

  const focusable = el => Number(attr(el, 'tabindex') ?? -1) >= 0;
  /** A person presses or fills it: by role, tabindex, contenteditable or onclick. */
  const isControl = el => PRESSED.has(roleOf(el)) || focusable(el) || has(el, 'onclick') || editable(el);

  /** Text and reported elements below `top`, in one pass over the flat tree. */
  const walk = (top, options = {}) => {
    const found = [];
    const roots = [];
    const special = new Set();
    const parts = [];
    let length = 0, gap = 0, order = 0;
    const frames = [];              // of the elements that are open now: what is known about each
    const enter = root => {
      roots.push(root);
      for (const el of all(root, SPECIAL)) special.add(el);
    };
    const say = text => {
      if (gap && length) {
        parts.push(gap === 2 ? '\n' : ' ');
        length++;
      }
      gap = 0;
      parts.push(text);
      length += text.length;
    };
    const speak = (raw, text = squeeze(raw)) => {
      if (!text) {
        gap = gap || 1;
        return;
      }
      if (raw.charCodeAt(0) <= 32) gap = gap || 1;
      say(text);
      if (raw.charCodeAt(raw.length - 1) <= 32) gap = gap || 1;
    };
    const pointed = open => open.pointer ??= (open.style || getComputedStyle(open.el)).cursor === 'pointer';

    /** `open` shows a pointer though it is no control: the outermost element that does is what a person presses. */
    const claim = depth => {
      let outermost = -1;
      for (let at = depth; at >= 0 && pointed(frames[at]); at--) {
        const tag = localName(frames[at].el);
        if (tag === 'body' || tag === 'html') break;
        if (tag === 'label' && labelled(frames[at].el)) return;
        outermost = at;
      }
      if (outermost >= 0) frames[outermost].clickable = true;
    };

    const visit = (el, inside, quiet) => {
      const tag = localName(el);
      const trait = traitsOf(tag);
      if (trait & (SKIP | BR)) {
        if (trait & BR) gap = 2;
        return;
      }
      const start = length;
      const marked = special.has(el);
      if (!(marked || trait & TAG ? drawn(el) || rendered(el) : rendered(el))) {
        if (tag === 'input' && options.list) {
          const role = roleOf(el);
          if ((TOGGLES.has(role) || typeOf(el) === 'file') && labels(el).some(drawn)) {
            found.push({ el, role, order: ++order, last: order, start, end: start, interactive: true, quiet });
          }
        }
        return;
      }
      const mine = ++order;
      let role = '', interactive = false, reported = false;
      if (marked || trait & TAG) {
        role = roleOf(el);
        interactive = PRESSED.has(role) && !(tag === 'input' && typeOf(el) === 'hidden');
        reported = interactive || READ.has(role);
        if (marked) {
          if (has(el, 'inert')) quiet |= INERT;
          if (attr(el, 'aria-hidden') === 'true') quiet |= ARIA_HIDDEN;
          if (attr(el, 'aria-disabled') === 'true') quiet |= ARIA_DISABLED;
          if (!interactive && (focusable(el) || has(el, 'onclick') || editable(el)) && tag !== 'body') {
            interactive = reported = true;
          }
        }
        if (!interactive && (role === 'img' && inside || quiet & ARIA_HIDDEN)) reported = role === 'iframe';
      }
      const block = (trait & BLOCK) !== 0;
      if (block) gap = length ? 2 : 0;
      else if (interactive || trait & SPACED) gap = gap || 1;
      const open = { el, style: null, pointer: undefined, breaks: undefined, clickable: false, spaced: false,
        texts: false };
      const depth = frames.push(open) - 1;
      if (trait & LEAF || marked && isSecret(el)) {
        const type = tag === 'input' ? typeOf(el) : '';
        if (type !== 'image' && BUTTONS.has(type) && el.value && drawn(el)) speak(el.value);
        if (!inside && !interactive && (tag === 'img' || tag === 'svg') && pointed(open) && drawn(el)) claim(depth);
        if (trait & SVG && firstChild(el) && all(el, 'a,text,foreignObject,[role]').length) {
          descend(open, trait, inside, quiet);
        }
      } else if (depth < DEEPEST) {
        const texts = descend(open, trait, inside || interactive, quiet);
        if (texts && !inside && !interactive && pointed(open)) claim(depth);
      }
      frames.pop();
      if (block) gap = length ? 2 : 0;
      else if (interactive) gap = gap || 1;
      if (open.clickable && !interactive) {
        interactive = reported = true;
        role ||= roleOf(el);
      }
      if (reported && options.list && !(quiet & INERT) && drawn(el)) {
        found.push({ el, role, order: mine, last: order, start, end: length, interactive, quiet, inside });
      } else if (options.ranges) {
        options.ranges(el, start, length);
      }
    };

    /** What stands in an open element; whether any of it is text of its own. */
    const descend = (open, trait, inside, quiet) => {
      const { el } = open;
      const root = trait & HOST ? shadowRoot(el) : null;
      if (root) enter(root);
      open.spaced = !inside && !(trait & BLOCK);
      if (trait & SLOT || trait & DETAILS && !has(el, 'open')) {
        for (const child of children(el)) if (trait & SLOT || isSummary(child)) one(child, open, inside, quiet);
      } else if (!root && !firstElementChild(el)) {
        words(textContent(el), open, inside);           // without asking for its text nodes one by one
      } else {
        for (let child = firstChild(root || el); child; child = nextSibling(child)) one(child, open, inside, quiet);
      }
      if (open.texts && open.spaced) gap = Math.max(gap, breaks(open));
      return open.texts;
    };
    const one = (child, open, inside, quiet) => {
      const type = nodeType(child);
      if (type === 1) visit(child, inside, quiet);
      else if (type === 3) words(nodeValue(child), open, inside);
    };
    const words = (raw, open, inside) => {
      const text = squeeze(raw);
      if (!text) {
        if (raw) gap = gap || 1;
        return;
      }
      if (!open.texts) {
        if (inside) {
          if (!drawn(open.el)) return;
        } else {
          open.style = getComputedStyle(open.el);
          if (open.style.visibility !== 'visible') return;
        }
        if (open.spaced) gap = Math.max(gap, breaks(open));
        open.texts = true;
      }
      speak(raw, text);
    };
    const isSummary = node => nodeType(node) === 1 && localName(node) === 'summary';
    const breaks = open => open.breaks ??= breaksOf(open.style.display);
    const breaksOf = display => display === 'inline' || display === 'contents' ? 0 : display.startsWith('inline') ? 1 : 2;

    if (top === document) {
      enter(document);
      const first = body(document) || html(document);
      if (first) visit(first, false, 0);
    } else {
      const root = dom.getRootNode(top);
      if (nodeType(root) !== 1) for (const el of all(top, SPECIAL)) special.add(el);
      visit(top, Boolean(options.inside), 0);
    }
    return { found, roots, text: parts.join('') };
  };
  /** Visible text of one element, white space collapsed, cut at 500 characters. */
  const textOf = el => {
    const { text } = walk(el, { inside: Boolean(closest(up(el), isControl)) });
    return text.slice(0, 520).replaceAll('\n', ' ').trim().slice(0, 500);
  };

  return { ARIA_DISABLED, PRESSED, READ, TOGGLES, isControl, textOf, walk };
})(dom, names);
const aim = (// Where a press would land: the point to press, whether the element gets it there, and what would get it instead.
(dom, names, walk) => {
  const { all, children, drawn, has, isElement, labelled, labels, localName, rectOf, rectsOf, rendered, under, up,
    within } = dom;
  const { nameOf, roleOf, typeOf } = names;
  const { PRESSED, READ, textOf } = walk;

  const hasArea = box => box.width > 0 && box.height > 0;
  const size = () => [window.innerWidth, window.innerHeight];
  const meets = (box, [width, height]) =>
    box.right > 0 && box.bottom > 0 && box.left < width && box.top < height && hasArea(box);
  const pressed = el => localName(el) !== 'label' && (PRESSED.has(roleOf(el)) || has(el, 'onclick'));
  const isToggle = el => localName(el) === 'input' && /^(checkbox|radio|file)$/.test(typeOf(el));

  /** Whether a press on `at` is a press on `el`: 2 it is, 1 only by way of another control inside it, 0 it is not. */
  const reaches = (at, el) => {
    let barrier = false;
    for (let here = at; here; here = up(here)) {
      if (here === el) return barrier ? 1 : 2;
      if (localName(here) === 'label' && labelled(here) === el) return barrier ? 0 : 2;
      if (pressed(here)) barrier = true;
    }
    return !barrier && isToggle(el) && ownWrapper(at, el) ? 2 : 0;
  };

  /** A toggle is often drawn by a sibling that takes its press: the parent holds one control, the sibling a pointer. */
  const ownWrapper = (at, el) => {
    const parent = up(el);
    return parent && within(at, parent) && all(parent, 'a,button,input,select,textarea').length === 1 &&
      getComputedStyle(at).cursor === 'pointer';
  };

  /** The part of a box that its scrolling or hiding ancestors let through, and who took the rest. */
  const clipped = (el, box) => {
    let { left, top, right, bottom } = box;
    let { position } = getComputedStyle(el);
    for (let at = up(el); at; at = up(at)) {
      const tag = localName(at);
      if (tag === 'body' || tag === 'html' || position === 'fixed') break;
      const style = getComputedStyle(at);
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      position = style.position;
      const x = style.overflowX !== 'visible', y = style.overflowY !== 'visible';
      if (!x && !y) continue;
      const edge = rectOf(at);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY) &&
        (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1) &&
        edge.width > 1 && edge.height > 1;
      if (x) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (y) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (right - left < 1 || bottom - top < 1) return { by: at, scrolls };
    }
    return { left, top, right, bottom };
  };

  /** The boxes in which a person could press it: its own, else those of what spills out of it, else of its labels. */
  const boxesOf = el => {
    const own = [...rectsOf(el)].filter(hasArea);
    if (own.length) return own;
    const spill = [];
    const look = (at, left) => {
      for (const child of children(at)) {
        if (!isElement(child) || spill.length || left <= 0) continue;
        const box = rectOf(child);
        if (hasArea(box) && drawn(child)) spill.push(box);
        else look(child, left - 1);
      }
    };
    if (!rendered(el)) return spill;
    look(el, 4);
    if (spill.length) return spill;
    const range = document.createRange();           // display contents: only its text has boxes
    range.selectNodeContents(el);
    return [...range.getClientRects()].filter(hasArea);
  };
  const labelBoxes = el => isToggle(el) || /^(input|select|textarea)$/.test(localName(el))
    ? labels(el).filter(drawn).flatMap(label => [...rectsOf(label)].filter(hasArea)) : [];

  const middle = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const points = function* (el, boxes) {
    for (const box of boxes.slice(0, 4)) yield middle(box);
    for (const box of labelBoxes(el).slice(0, 4)) {
      yield middle(box);
      yield [box.left + Math.min(9, box.width / 2), (box.top + box.bottom) / 2];
    }
    if (!boxes.length) return;
    const open = clipped(el, boxes[0]);
    if (open.by) return;
    const [width, height] = size();
    const seen = { left: Math.max(open.left, 0), top: Math.max(open.top, 0), right: Math.min(open.right, width),
      bottom: Math.min(open.bottom, height) };
    const [x, y] = middle(seen);
    yield [x, y];
    for (const [dx, dy] of [[-1, -1], [1, 1], [-1, 1], [1, -1]]) {
      yield [x + dx * (seen.right - seen.left) * 0.3, y + dy * (seen.bottom - seen.top) * 0.3];
    }
  };

  /** Where to press `el`: {point, hit, cover}. `cover` is the element that would get the press instead. */
  const pressPoint = (el, boxes) => {
    const [width, height] = size();
    let cover = null, first = null, second = null;
    for (const point of points(el, boxes)) {
      const [x, y] = point;
      if (!(x >= 0 && y >= 0 && x < width && y < height)) continue;
      const at = under(x, y);
      if (!at) continue;
      const reach = reaches(at, el);
      if (reach === 2) return { point, hit: true, cover: null };
      if (reach === 1) second ||= point;
      cover ||= at;
      first ||= point;
    }
    if (second) return { point: second, hit: true, cover: null };
    return { point: first || (boxes.length ? middle(boxes[0]) : null), hit: false, cover };
  };

  /** Says in words what covers: the dialog it belongs to, else the control, else the outermost part with text. */
  const describeCover = (at, el) => {
    if (!at) return '';
    let dialog = null, control = null, named = null, outermost = at;
    for (let here = at; here && here !== el && !within(el, here); here = up(here)) {
      const role = roleOf(here);
      if (role === 'dialog' || role === 'alertdialog') dialog = here;
      else if (!control && PRESSED.has(role)) control = here;
      else if (!named && READ.has(role) && nameOf(here)) named = here;
      outermost = here;
    }
    if (within(el, at)) return `its own container, ${called(at)}`;
    return called(dialog || control || named || outermost);
  };
  const called = el => {
    const role = roleOf(el);
    const name = (nameOf(el) || textOf(el)).slice(0, 80);
    return `${role === 'generic' || role === 'presentation' ? localName(el) : role}${name ? ` "${name}"` : ''}`;
  };

  return { boxesOf, called, clipped, describeCover, isToggle, labelBoxes, meets, pressPoint, reaches, size };
})(dom, names, walk);
const eyes = (// One look at this frame: what a person could read or press. Reads only: writes nothing to the document or the window.
(dom, names, walking, aim) => {
  const { address, all, asked, attr, attributes, baseOf, begin, charset, focused, firstChild, has, html, isConnected,
    isElement, localName, matches, nextSibling, parentNode, rectOf, scrollingElement, squeeze, title, under,
    within } = dom;
  const { BUTTONS, isSecret, nameOf, selectedText, shownText, typeOf, words } = names;
  const { ARIA_DISABLED, TOGGLES, textOf, walk } = walking;
  const { boxesOf, called, clipped, describeCover, isToggle, labelBoxes, meets, pressPoint, size } = aim;

  /**
   * Order of the fields of a row; page.py holds the same list. Rows are kept small, for their way to Python costs more
   * than their making: 0 stands for none, and for a text that is the name over again.
   */
  const FIELDS = ['n', 'role', 'name', 'text', 'tag', 'states', 'value', 'level', 'x', 'y', 'width', 'height', 'parent',
    'flags', 'covered_by', 'form_method', 'form_action', 'href', 'selector', 'attributes', 'options', 'matches'];
  const FLAGS = ['interactive', 'in_viewport', 'hit', 'modal_blocked', 'secret'];
  const [INTERACTIVE, IN_VIEWPORT, HIT, MODAL_BLOCKED, SECRET] = FLAGS.map((_, bit) => 1 << bit);
  const [PARENT, FLAG, SELECTOR] = ['parent', 'flags', 'selector'].map(field => FIELDS.indexOf(field));

  const ONLY_NAMED = words('group img radiogroup region');
  const KEPT = ['id', 'class', 'name', 'type', 'title', 'placeholder', 'autocomplete', 'aria-label', 'data-uia',
    'data-testid'];
  const FIELD_TAGS = words('button fieldset input optgroup option select textarea');
  const FILLED = words('input select textarea');
  const WITH_VALUE = words('textbox searchbox combobox listbox slider spinbutton');

  // -- numbers that name a node while it lives ------------------------------------------------------------------------

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

  // -- one element in words -------------------------------------------------------------------------------------------

  const statesOf = (el, tag, role, quiet) => {
    const states = [];
    const field = FILLED.has(tag);
    const says = name => attr(el, name) === 'true';
    if (quiet & ARIA_DISABLED || says('aria-disabled') || FIELD_TAGS.has(tag) && matches(el, ':disabled')) {
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
    const expanded = tag === 'summary' ? String(has(parentNode(el), 'open')) : attr(el, 'aria-expanded');
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

  const valueOf = (el, tag, role) => {
    if (tag === 'select') return selectedText(el).slice(0, 500);
    if (tag === 'textarea') return el.value.slice(0, 500);
    if (tag === 'input') return BUTTONS.has(typeOf(el)) || isToggle(el) ? null : el.value.slice(0, 500);
    if (!WITH_VALUE.has(role)) return null;
    const given = attr(el, 'aria-valuetext') ?? attr(el, 'aria-valuenow');
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

  /** Absolute addresses by what `href` says: for as long as the document resolves them against the same base. */
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

  const hrefOf = (el, tag) => {
    if (tag !== 'a' && tag !== 'area') return '';
    if (el instanceof HTMLElement) {
      const said = attr(el, 'href');
      if (said === null) return '';
      let whole = resolved().get(said);
      if (whole === undefined) {
        if (addresses.size > 5000) addresses.clear();
        addresses.set(said, whole = (tag === 'a' ? linkAddress : areaAddress).call(el).slice(0, 2000));
      }
      return whole;
    }
    const given = attr(el, 'href') ?? attr(el, 'xlink:href');             // of a drawing or a formula
    if (given === null) return '';
    return (URL.canParse(given, el.baseURI) ? new URL(given, el.baseURI).href : given).slice(0, 2000);
  };

  const { round } = Math;
  const orNone = list => list.length ? list : 0;

  /** What `el` is by itself: its row, and whether a person could see it there. Its place is filled in by who asks. */
  const describe = (el, role, interactive, text, quiet, now, whole = rectOf(el)) => {
    const tag = localName(el);
    const secret = isSecret(el);
    const states = statesOf(el, tag, role, quiet);
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
    const said = secret ? '' : shownText(el, text, name);
    const flags = (interactive && INTERACTIVE) | (near && IN_VIEWPORT) | (hit && HIT) | (secret && SECRET);
    const { left, top, width, height } = box || NOWHERE;
    const row = [numberOf(el), role, name, said === name ? 0 : said, tag, orNone(states), value ?? 0, level,
      round(left), round(top), round(width), round(height), -1, flags, coveredBy || 0, method || 0, action || 0,
      href || 0, 0,
      orNone(kept), orNone(options), orNone(now.fitting(el))];
    return { row, shown, hit, nothing: !name && !said && !secret && value === null };
  };
  const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

  // -- selectors ------------------------------------------------------------------------------------------------------

  /** Tells which of the given selectors fit an element; one that is no selector fits nothing. */
  const fitting = given => {
    const valid = given.filter(css => {
      try {
        return matches(html(document), css) || true;
      } catch {
        return false;
      }
    });
    return el => valid.filter(css => matches(el, css));
  };

  const KEYS = ['id', 'data-uia', 'data-testid', 'name'];
  const KEYED = KEYS.map(key => `[${key}]`).join();
  const LONGEST = 5;

  /**
   * Makes short selectors that fit one element of the frame, its open shadow roots included: a key that occurs once, or
   * at most four steps below one. null where there is none; of those not `always` wanted, only by a key of their own.
   */
  const selectors = roots => {
    const counts = KEYS.map(() => new Map());
    for (const root of roots) {
      for (const el of all(root, KEYED)) {
        KEYS.forEach((key, i) => {
          const value = attr(el, key);
          if (value) counts[i].set(value, (counts[i].get(value) || 0) + 1);
        });
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
      for (let i = 0; i < KEYS.length; i++) {
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

  /** Where the viewport of an iframe begins, in this frame's viewport, and how large it is. */
  const frameOf = el => {
    const style = getComputedStyle(el);
    const box = rectOf(el);
    return {
      n: numberOf(el),
      x: box.left + el.clientLeft + (parseFloat(style.paddingLeft) || 0),
      y: box.top + el.clientTop + (parseFloat(style.paddingTop) || 0),
      width: el.clientWidth,
      height: el.clientHeight,
      visible: box.width > 0 && box.height > 0 && dom.drawn(el),
    };
  };
  /** Every iframe of this frame, drawn or not: {frames: [...]}. */
  const frames = () => ({ frames: dom.roots().flatMap(root => [...all(root, 'iframe,frame')]).map(frameOf) });

  const isNativeModal = el => localName(el) === 'dialog' && matches(el, ':modal');

  /** Which of the elements is the open modal dialog: the browser's own, else one that says so and lies on top. */
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

  /** At most `most` of the elements, in order: those of the dialog first, then what is on the screen, then controls. */
  const choose = (found, most, inDialog, viewport) => {
    if (found.length <= most) return found;
    const rank = found.map(item => inDialog(item) ? 0 : meets(item.box, viewport) ? 1 : item.interactive ? 2 : 3);
    const kept = new Set();
    for (let wanted = 0; wanted < 4; wanted++) {
      for (let i = 0; i < found.length && kept.size < most; i++) if (rank[i] === wanted) kept.add(found[i]);
    }
    return found.filter(item => kept.has(item));
  };

  /** The roots seen last, for those who watch the page. */
  let known = [document];
  const roots = () => known;

  const look = ({ maxElements = 3000, maxText = 100000, selectors: given = [] } = {}) => {
    begin();
    const seen = walk(document, { list: true });
    const { found, text } = seen;
    known = seen.roots;
    found.sort((a, b) => a.order - b.order);
    for (const item of found) item.box = rectOf(item.el);
    const modal = modalAmong(found);
    const native = modal !== null && isNativeModal(modal.el);
    const inModal = item => modal !== null && item.order >= modal.order && item.order <= modal.last;
    const now = { focused: focused(), size: size(), always: false, fitting: fitting(given) };
    const chosen = choose(found, maxElements, inModal, now.size);
    const selector = selectors(known);
    const elements = [];
    const open = [];
    let dialog = null;
    for (const item of chosen) {
      const { el, role, interactive } = item;
      const words = text.slice(item.start, Math.min(item.end, item.start + 520));
      const said = words.replaceAll('\n', ' ').trim().slice(0, 500);
      const { row, shown, hit, nothing } = describe(el, role, interactive, said, item.quiet, now, item.box);
      if (!shown || nothing && role === 'generic' || !row[2] && !interactive && ONLY_NAMED.has(role)) continue;
      while (open.length && open.at(-1).last < item.order) open.pop();
      if (open.length) row[PARENT] = open.at(-1).index;
      if (modal && interactive && !inModal(item) && (native || !hit)) row[FLAG] |= MODAL_BLOCKED;
      row[SELECTOR] = selector(el, interactive) || 0;
      if (item === modal) dialog = row[0];
      open.push({ last: item.last, index: elements.length });
      elements.push(row);
    }
    const page = html(document);
    const scroller = scrollingElement(document) || page;
    return {
      url: address(document),
      title: squeeze(title(document)).slice(0, 500),
      lang: ((page && attr(page, 'lang')) || '').toLowerCase(),
      viewport: now.size,
      scroll: [Math.round(window.scrollX), Math.round(window.scrollY)],
      size: scroller ? [scroller.scrollWidth, scroller.scrollHeight] : [0, 0],
      text: text.slice(0, maxText),
      dialog,
      leftOut: found.length - chosen.length,
      elements,
      frames: found.filter(item => item.role === 'iframe').map(item => frameOf(item.el)),
    };
  };

  return { FIELDS, FLAG, FLAGS, MODAL_BLOCKED, SELECTOR, describe, fitting, formOf, frameOf, frames, look, node, roots,
    selectors };
})(dom, names, walk, aim);
return {...(// Finding one element, making sure it is still what was chosen, and watching over the press.
(dom, names, walking, aim, eyes) => {
  const { all, attr, begin, checkVisibility, closest, drawn, focused, has, isConnected, labelled, labels, localName,
    readyState, rendered, roots, squeeze, under, within } = dom;
  const { isSecret, nameOf, roleOf, shownText } = names;
  const { ARIA_DISABLED, isControl, textOf, walk } = walking;
  const { boxesOf, called, clipped, describeCover, isToggle, labelBoxes, pressPoint, reaches, size } = aim;
  const { FIELDS, FLAG, FLAGS, MODAL_BLOCKED, SELECTOR, describe, fitting, formOf, frames, look, node, selectors } = eyes;
  const MOST = 20;

  // -- find -----------------------------------------------------------------------------------------------------------

  /** Why a person could not see it, nor its label in its place, in words. "" when they can. */
  const whyUnseen = el => {
    if (!drawn(el)) return isToggle(el) && labels(el).some(drawn) ? '' : 'it is hidden by its style';
    if (closest(el, at => has(at, 'inert'))) return 'that part of the page is switched off (inert)';
    const box = boxesOf(el)[0];
    if (!box) return labelBoxes(el).length ? '' : 'it has no size';
    const clip = clipped(el, box);
    return !clip.by || clip.scrolls || labelBoxes(el).length ? '' : `it is clipped away by ${called(clip.by)}`;
  };

  const rowOf = (el, selector, given = []) => {
    const now = { focused: focused(), size: size(), always: true, fitting: fitting(given) };
    const quiet = closest(el, at => attr(at, 'aria-disabled') === 'true') ? ARIA_DISABLED : 0;
    const role = roleOf(el);
    const interactive = isControl(el) || checkVisibility(el) && getComputedStyle(el).cursor === 'pointer';
    const { row, hit } = describe(el, role, interactive, textOf(el), quiet, now);
    if (blocked(el, hit)) row[FLAG] |= MODAL_BLOCKED;
    row[SELECTOR] = selector(el, true) || 0;
    return row;
  };

  const blocked = (el, hit) => {
    const native = all(document, 'dialog:modal');
    if (native.length) return !within(el, native[native.length - 1]);
    const said = [...all(document, '[aria-modal="true"]')].filter(at => drawn(at) && boxesOf(at).length);
    return said.length > 0 && !hit && !said.some(at => within(el, at));
  };

  /** The elements that fit a query, each with those of the given selectors that fit it. */
  const find = (query, given = []) => {
    begin();
    const found = matching(query);
    const selector = selectors(roots());
    const visible = [], hidden = [];
    for (const el of found) (whyUnseen(el) ? hidden : visible).push(el);
    const rows = visible.slice(0, MOST).map(el => [...rowOf(el, selector, given), true]);
    for (const el of hidden.slice(0, MOST - rows.length)) rows.push([...rowOf(el, selector, given), false]);
    return { total: found.length, visible: visible.length, rows };
  };

  const matching = query => {
    if (query.css !== undefined) return roots().flatMap(root => [...all(root, query.css)]);
    if (query.role !== undefined) return byRole(query);
    if (query.text !== undefined) return byText(query);
    return atPoint(query.x, query.y);
  };

  const byRole = ({ role, name, exact }) => {
    const same = called => exact ? called === squeeze(name) : called.toLowerCase() === squeeze(name).toLowerCase();
    return roots().flatMap(root => [...all(root, '*')])
      .filter(el => roleOf(el) === role && (name === undefined || name === null || same(nameOf(el))));
  };

  /** The smallest elements whose visible text holds the wanted one, or their control where it reads the same. */
  const byText = ({ text, exact }) => {
    const wanted = exact ? squeeze(text) : squeeze(text).toLowerCase();
    if (!wanted) return [];
    const ranges = [];
    const keep = (el, start, end) => {
      if (end - start >= wanted.length) ranges.push({ el, start, end });
    };
    const said = walk(document, { ranges: keep }).text.replaceAll('\n', ' ');
    const found = new Set();
    let before = -1;                                // where the match before this one begins; children come first
    for (const { el, start, end } of ranges) {
      const own = said.slice(start, end).trim();
      if (!(exact ? own === wanted : own.toLowerCase().includes(wanted))) continue;
      const holdsAnother = before >= start;
      before = start;
      if (holdsAnother) continue;
      const control = closest(el, isControl);
      found.add(control && textOf(control) === own.slice(0, 500) ? control : el);
    }
    return [...found];
  };

  const atPoint = (x, y) => {
    const at = under(x, y);
    if (!at) return [];
    const control = closest(at, el => isControl(el) || localName(el) === 'label' && labelled(el));
    if (!control) return [at];
    return [localName(control) === 'label' ? labelled(control) : control];
  };

  // -- the press ------------------------------------------------------------------------------------------------------

  /** What `el` reads as now, of the fields that `expect` holds, and the first that differs, in words. "" when none. */
  const difference = (el, expect) => {
    if (!expect) return '';
    const [method, action] = formOf(el);
    const now = {
      role: () => roleOf(el), name: () => nameOf(el), form_method: () => method, form_action: () => action,
      text: () => isSecret(el) ? '' : shownText(el, textOf(el), nameOf(el)),
    };
    for (const [field, read] of Object.entries(now)) {
      if (typeof expect[field] !== 'string') continue;
      const is = read();
      if (is !== expect[field]) return `${field} was '${expect[field]}', is now '${is}'`;
    }
    return '';
  };

  /** Brings `el` to the screen where it is not, and says whether and where it can be pressed. */
  const probe = (n, expect) => {
    begin();
    const el = node(n);
    if (!el) return { gone: true };
    const why = whyUnseen(el);
    let press = { point: null, hit: false, cover: null };
    if (!why) {
      press = pressPoint(el, pressable(el));
      if (!press.hit || window.parent !== window) {       // a frame cannot see that it is itself off the screen
        const block = press.hit ? 'nearest' : 'center';
        const shown = rendered(el) ? el : labels(el).find(drawn);
        shown.scrollIntoView({ block, inline: block, behavior: 'instant' });
        press = pressPoint(el, pressable(el));
      }
    }
    const row = rowOf(el, selectors(roots()));
    const differs = difference(el, expect);
    return {
      row: [...row, !why],
      same: !differs,
      differs,
      visible: !why,
      why,
      disabled: (row[FIELDS.indexOf('states')] || []).includes('disabled'),
      point: press.point,
      hit: press.hit,
      coveredBy: press.hit ? '' : describeCover(press.cover, el),
    };
  };
  /** Whether a press at a point of this frame would reach it now, and what would get it instead. */
  const reached = (n, x, y) => {
    begin();
    const el = node(n), at = under(x, y);
    const there = Boolean(el && at) && reaches(at, el) > 0;
    return { there, gone: !el, by: there || !el ? '' : describeCover(at, el) };
  };
  const pressable = el => {
    const own = [...boxesOf(el)];
    return own.length ? own : labelBoxes(el);
  };

  /** Scrolls to its end what can be scrolled around `el`: its container, or a box of text beside it in the same form. */
  const toEnd = n => {
    const el = node(n);
    if (!el) return { gone: true };
    let moved = 0;
    for (let at = el; at; at = at.parentElement) {
      for (const box of [at, ...all(at, '*')]) {
        if (box.scrollHeight <= box.clientHeight + 1 || !['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue;
        box.scrollTop = box.scrollHeight;
        moved++;
      }
      if (moved || ['form', 'dialog', 'main', 'body'].includes(localName(at))) break;
    }
    return { moved };
  };

  // -- watching -------------------------------------------------------------------------------------------------------

  let mutations = 0, lastMutation = 0, observer = null;
  const watch = () => {
    if (!observer) {
      observer = new MutationObserver(records => {
        mutations += records.length;
        lastMutation = performance.now();
      });
      for (const root of eyes.roots()) {
        observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      }
    }
  };
  const count = () => {
    const waiting = observer?.takeRecords().length || 0;
    if (waiting) {
      mutations += waiting;
      lastMutation = performance.now();
    }
    return mutations;
  };
  const stir = () => {
    watch();
    return { mutations: count(), readyState: readyState(document) };
  };

  const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let armed = null;

  /**
   * Lets the next press through only when it lands on the node and the node still reads as `expect`. However long that
   * press takes to come: a page can make it wait.
   */
  const arm = (n, expect) => {
    disarm();
    const el = node(n);
    if (!el) return { gone: true };
    watch();
    armed = { el, expect, before: count(), received: false, blocked: '', trusted: null, done: false };
    for (const name of EVENTS) window.addEventListener(name, judge, true);
    return { armed: true };
  };

  const judge = event => {
    if (!armed || armed.done) {
      release();
      return;
    }
    begin();
    const { el, expect } = armed;
    const path = event.composedPath();
    const own = path.includes(el) || path.some(at => at instanceof HTMLLabelElement && labelled(at) === el) ||
      isToggle(el) && path[0] instanceof Element && reaches(path[0], el) === 2;
    if (!own && !event.isTrusted) return;           // the page's own doing, not this press
    if (!armed.blocked) {
      if (!isConnected(el)) armed.blocked = 'it is gone from the page';
      else if (!own) armed.blocked = `the press landed on ${path[0] instanceof Element ? called(path[0]) : 'the page'}`;
      else armed.blocked = difference(el, expect);
    }
    if (armed.blocked) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') {
      armed.received = !armed.blocked;
      armed.trusted = event.isTrusted;
      if (!event.isTrusted) return;                 // a script's: the press with the mouse may be still to come
      armed.done = true;
      release();
    }
  };
  const release = () => {
    for (const name of EVENTS) window.removeEventListener(name, judge, true);
  };

  const fired = () => ({
    armed: Boolean(armed),
    received: Boolean(armed?.received),
    blocked: armed?.blocked || '',
    trusted: armed ? armed.trusted : null,
    mutations: armed ? count() - armed.before : 0,
    lastMutationMsAgo: lastMutation ? Math.round(performance.now() - lastMutation) : null,
    readyState: readyState(document),
  });

  const disarm = () => {
    release();
    armed = null;
    return {};
  };

  return { FIELDS, FLAGS, look, find, frames, probe, reached, arm, fired, disarm, node, stir, toEnd };
})(dom, names, walk, aim, eyes), ...(// What a person has to know for a yes and does not see: the fields that a press would send, and what is folded away.
(dom, names, eyes) => {
  const { all, attr, begin, closest, getRootNode, has, labelled, localName, matches, nodeValue, referenced, rendered, roots,
    squeeze } = dom;
  const { isSecret, typeOf } = names;
  const { formOf, node } = eyes;
  const getter = (type, name) => Object.getOwnPropertyDescriptor(type.prototype, name).get;
  const fieldsOf = getter(HTMLFormElement, 'elements');
  const inputForm = getter(HTMLInputElement, 'form');
  const buttonForm = getter(HTMLButtonElement, 'form');
  const charset = getter(Document, 'characterSet');
  const LONGEST = 2000, MOST = 1000;

  const isButton = el => localName(el) === 'button' || localName(el) === 'input' &&
    /^(submit|image|button|reset)$/.test(typeOf(el));
  /** The control that a press on `el` presses: itself, the button around it, or what its label is for. */
  const pressed = el => {
    const at = closest(el, here => isButton(here) || localName(here) === 'label' && labelled(here));
    return !at ? el : localName(at) === 'label' ? labelled(at) : at;
  };

  /** [name, value, kind] of each entry that a field gives to the form; null for a value that is not to be read. */
  const entries = (el, submitter) => {
    const tag = localName(el);
    const name = attr(el, 'name') || '';
    if (!name || matches(el, ':disabled') || closest(el, at => localName(at) === 'datalist')) return [];
    if (tag === 'select') {
      return [...el.options].filter(option => option.selected && !matches(option, ':disabled'))
        .map(option => [name, option.value, 'chosen']);
    }
    if (tag === 'textarea') return [[name, isSecret(el) ? null : el.value, 'typed']];
    if (isButton(el)) return el === submitter ? [[name, attr(el, 'value') || '', 'button']] : [];
    if (tag === 'input') {
      const type = typeOf(el);
      if (type === 'file') return [[name, null, 'file']];
      if (type === 'checkbox' || type === 'radio') return el.checked ? [[name, el.value, 'chosen']] : [];
      if (type === 'hidden') return [[name, el.value, 'hidden']];
      return [[name, isSecret(el) ? null : el.value, 'typed']];
    }
    return tag.includes('-') ? [[name, null, 'unknown']] : [];
  };

  /** The form that a press on the node submits: {form: null} where it submits none. */
  const sends = n => {
    begin();
    const found = node(n);
    if (!found) return { gone: true };
    const el = pressed(found);
    const [method, action] = formOf(el);
    if (!method) return { form: null };
    const form = (localName(el) === 'button' ? buttonForm : inputForm).call(el);
    const fields = [...fieldsOf.call(form)].slice(0, MOST).flatMap(field => entries(field, el));
    return {
      form: {
        method,
        action,
        named: has(el, 'formaction') || Boolean(attr(form, 'action')),
        charset: (attr(form, 'accept-charset') || charset.call(getRootNode(form).ownerDocument || document)).trim(),
        fields: fields.map(([name, value, kind]) => [name, value === null ? null : value.slice(0, LONGEST), kind]),
      },
    };
  };

  const LINES = 'address,article,blockquote,br,caption,dd,details,div,dl,dt,fieldset,figure,footer,form,h1,h2,h3,h4,h5,h6,' +
    'header,hr,li,main,ol,p,pre,section,summary,table,td,th,tr,ul';
  const UNSAID = /^(script|style|template|noscript)$/;

  /** All text of an element that is not shown, a line a block. */
  const textIn = el => {
    const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
    let said = '', line = null;
    for (let text = walker.nextNode(); text && said.length < MOST_FOLDED; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!nodeValue(text).trim() || !holder || UNSAID.test(localName(holder))) continue;
      const block = holder.closest(LINES) || el;
      said += (block === line ? ' ' : '\n') + squeeze(nodeValue(text));
      line = block;
    }
    return said.trim();
  };
  const MOST_FOLDED = 20000;

  /** What one press more would show: closed details, and parts of the page that a folded control names. */
  const folded = () => {
    begin();
    const found = new Set();
    for (const root of roots()) {
      for (const el of all(root, 'details:not([open])')) found.add(el);
      for (const el of all(root, '[aria-expanded="false"][aria-controls]')) {
        for (const part of referenced(el, 'aria-controls')) if (!rendered(part)) found.add(part);
      }
    }
    return { text: [...found].map(textIn).join('\n').slice(0, MOST_FOLDED) };
  };

  return { folded, sends };
})(dom, names, eyes), ...(// What no picture may show: where the fields for passwords, codes and cards are drawn, and the frames beside them.
(dom, names, eyes) => {
  const { all, begin, drawn, localName, rectOf, roots, textContent, up } = dom;
  const { isSecret, words } = names;
  const { frameOf } = eyes;

  const ASKED = 'input:not([type=hidden i]),textarea,select,[contenteditable],[role=textbox],iframe,frame,object,embed';
  const HOLDERS = words('iframe frame object embed');
  const valueOf = { input: HTMLInputElement, textarea: HTMLTextAreaElement, select: HTMLSelectElement };
  const CLIPS = /auto|hidden|scroll/;
  /** Boxes that overflow applies to; what holds a field in a line, or has no box, lets it through. */
  const BLOCK = /^(block|flow-root|flex|grid|inline-block|inline-flex|inline-grid|list-item|table-cell)$/;

  const holds = el => {
    const type = valueOf[localName(el)];
    return Boolean(type && el instanceof type ? Object.getOwnPropertyDescriptor(type.prototype, 'value').get.call(el)
      : textContent(el).trim());
  };

  /** The box of a field, with what spills out of one that is no form field: [left, top, right, bottom]. */
  const spread = el => {
    const { left, top, right, bottom } = rectOf(el);
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

  /** What its ancestors let through of a box, never less than is seen; null where they hide it whole. */
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

  /** A frame's place as `frames` tells it, its whole box, and whether what is in it is drawn at its own size. */
  const holder = el => {
    const { left, top, right, bottom, width, height } = rectOf(el);
    const plain = Math.abs(width - el.offsetWidth) < 1 && Math.abs(height - el.offsetHeight) < 1;
    return { ...frameOf(el), box: [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)], plain };
  };

  /**
   * Where the secret fields of this frame are drawn, CSS pixels of its viewport; whether any of them, drawn or not,
   * holds something; every frame in it; and how the screen shows it: [width, scale, left, top].
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
})(dom, names, eyes)};
})();
