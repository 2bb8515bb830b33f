// @ts-check
// The walk over the flat tree: visible text in reading order, and the elements to report.
const tree = (() => {
  const { all, attr, body, children, closest, drawn, has, firstChild, firstElementChild, html, labelled,
    localName, matches, nextSibling, nodeType, nodeValue, rectOf, rendered, shadowRoot, squeeze, standIns, textContent, up } = dom;
  const { BUTTONS, editable, isSecret, roleOf, typeOf, words: list } = names;

  /** Roles that a person presses, fills or chooses. */
  const PRESSED = list(`button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio
    scrollbar searchbox slider spinbutton switch tab textbox treeitem`);
  /** Further roles that a reader needs. */
  const READ = list(`alert alertdialog banner complementary contentinfo dialog form group heading iframe img main
    navigation progressbar radiogroup region search status`);
  /** Roles of what takes the focus only to hold what is in it. */
  const HOLDERS = list(`alertdialog banner complementary contentinfo dialog form list main menu menubar navigation region
    rowgroup search table tablist`);
  /** Roles that only say where an element stands: what a person can press there is a control without a role. */
  const PLACES = list('cell listitem paragraph row');
  const TOGGLES = list('checkbox radio switch menuitemcheckbox menuitemradio');
  const TAGS = list(`a area aside button dialog fieldset footer form frame h1 h2 h3 h4 h5 h6 header iframe img input
    main nav output progress search section select summary svg textarea`);
  const SKIPPED = list('head script style noscript template datalist title');
  const LEAVES = list('audio canvas embed frame iframe img input object select textarea video');
  const HOSTS = list('article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span');
  const BLOCKS = list(`address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre search section summary table tr ul`);
  /** Blocks: by tag (with the role implied by it), and by role. */
  const PARTS = { article: 'article', details: 'details', dialog: 'dialog', fieldset: 'group', li: 'listitem',
    section: 'region', tr: 'row' };
  const PART_ROLES = list(`alertdialog article banner complementary contentinfo dialog form group listitem navigation
    region row search tabpanel`);
  /** Tags that are blocks if drawn as a box of their own. */
  const BOXED = list('div span a label ul ol dl table');
  const MOST_BOXES = 1000;
  /** Properties of a tag, as one number: looked up once for every element. */
  const SKIP = 1, TAG = 2, LEAF = 4, HOST = 8, BLOCK = 16, SPACED = 32, SLOT = 64, DETAILS = 128, SVG = 256, BR = 512,
    STRUCK = 1024;
  const traits = new Map();
  /** @type {[Set<string>, number][]} */
  const TRAITS = [[SKIPPED, SKIP], [TAGS, TAG], [LEAVES, LEAF], [HOSTS, HOST], [BLOCKS, BLOCK],
    [list('td th label'), SPACED], [list('slot'), SLOT], [list('details'), DETAILS], [list('svg'), LEAF | SVG],
    [list('br'), BR], [list('s del strike'), STRUCK]];
  for (const [tags, bit] of TRAITS) for (const tag of tags) traits.set(tag, traits.get(tag) | bit);
  const traitsOf = tag => traits.get(tag) ?? (tag.includes('-') ? HOST : 0);
  const SPECIAL = '[role],[tabindex],[onclick],[contenteditable],[aria-hidden],[inert],[aria-disabled]';
  const DEEPEST = 1500;

  /** Bits of `quiet`: properties that apply to everything inside an element. */
  const INERT = 1, ARIA_HIDDEN = 2, ARIA_DISABLED = 4;

  /** Role under which a control is reported. */
  const pressedAs = role => PLACES.has(role) ? 'generic' : role;
  const focusable = el => Number(attr(el, 'tabindex') ?? -1) >= 0;
  /** Returns whether it is interactive: by role, tabindex, contenteditable or onclick. */
  const isControl = el => PRESSED.has(roleOf(el)) || focusable(el) || has(el, 'onclick') || editable(el);

  /** Text and reported elements below `top`, in one pass over the flat tree. */
  const walk = (top, options = {}) => {
    const found = [];
    const roots = [];
    const special = new Set();
    const parts = [];
    let length = 0, gap = 0, order = 0;
    const frames = [];              // of the elements that are open now: what is known about each
    const blocks = [];
    let lines = 0, boxes = 0;
    const enter = root => {
      roots.push(root);
      for (const el of all(root, SPECIAL)) special.add(el);
    };
    const say = text => {
      if (gap && length) {
        parts.push(gap === 2 ? '\n' : ' ');
        length++;
        if (gap === 2) lines++;
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

    /** Marks the outermost element around `frames[depth]` that has a pointer cursor and is no control: a person presses it. */
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
          if ((TOGGLES.has(role) || typeOf(el) === 'file') && standIns(el).some(drawn)) {
            found.push({ el, role, order: ++order, last: order, start, end: start, interactive: true, quiet });
          }
        }
        return;
      }
      if (trait & STRUCK && isStruck(getComputedStyle(el))) return;
      const mine = ++order, above = lines, before = found.length;
      let role = '', interactive = false, reported = false;
      if (marked || trait & TAG) {
        role = roleOf(el);
        interactive = PRESSED.has(role) && !(tag === 'input' && typeOf(el) === 'hidden');
        reported = interactive || READ.has(role);
        if (marked) {
          if (has(el, 'inert')) quiet |= INERT;
          if (attr(el, 'aria-hidden') === 'true') quiet |= ARIA_HIDDEN;
          if (attr(el, 'aria-disabled') === 'true') quiet |= ARIA_DISABLED;
          if (!interactive && !HOLDERS.has(role) && (focusable(el) || has(el, 'onclick') || editable(el)) && tag !== 'body') {
            interactive = reported = true;
          }
        }
        if (!interactive && (role === 'img' && inside || quiet & ARIA_HIDDEN)) reported = role === 'iframe';
      }
      const block = (trait & BLOCK) !== 0;
      if (block) gap = length ? 2 : 0;
      else if (interactive || trait & SPACED) gap = gap || 1;
      const open = { el, style: null, pointer: undefined, breaks: undefined, clickable: false, spaced: false, inside: false,
        texts: false };
      const depth = frames.push(open) - 1;
      if (trait & LEAF || marked && isSecret(el)) {
        const type = tag === 'input' ? typeOf(el) : '';
        if (tag === 'img' && !inside && drawn(el) && (attr(el, 'alt') || '').includes('@')) speak(attr(el, 'alt'));
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
      if (options.list && length > start) {
        const part = PART_ROLES.has(role) ? role : PARTS[tag] || '';
        if (part || !interactive && isCard(open, tag, lines - above + found.length - before)) {
          blocks.push({ kind: part || 'card', start, end: length, order: mine, last: order });
        }
      }
      if (block) gap = length ? 2 : 0;
      else if (interactive) gap = gap || 1;
      if (open.clickable && !interactive) {
        interactive = reported = true;
        role ||= roleOf(el);
      }
      if (interactive) role = pressedAs(role);
      if (reported && options.list && !(quiet & INERT) && drawn(el)) {
        found.push({ el, role, order: mine, last: order, start, end: length, interactive, quiet, inside });
      } else if (options.ranges) {
        options.ranges(el, start, length);
      }
    };

    /** Returns whether border, background or shadow set a box apart. `things`: its lines and reported elements. */
    const isCard = (open, tag, things) => {
      if (things < 2 || !(BOXED.has(tag) || tag.includes('-')) || boxes >= MOST_BOXES) return false;
      boxes++;
      const style = open.style ||= getComputedStyle(open.el);
      return style.boxShadow !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        style.borderTopWidth !== '0px' || style.borderBottomWidth !== '0px' || style.borderLeftWidth !== '0px';
    };

    /** Walks the content of an open element; returns whether it has text of its own. */
    const descend = (open, trait, inside, quiet) => {
      const { el } = open;
      const root = trait & HOST ? shadowRoot(el) : null;
      if (root) enter(root);
      open.spaced = !(trait & BLOCK);
      open.inside = inside;
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
        if (inside && !drawn(open.el)) return;
        const style = open.style ||= getComputedStyle(open.el);
        if (inside ? isUnseen(style) : style.visibility !== 'visible' || isStruck(style) || away(open)) return;
        if (open.spaced) gap = Math.max(gap, breaks(open));
        open.texts = true;
      }
      speak(raw, text);
    };
    /** Text of a control that is there for programs only: without size, or transparent over a picture. */
    const isUnseen = style => style.fontSize === '0px' ||
      TRANSPARENT.test(style.webkitTextFillColor) && !style.webkitBackgroundClip.includes('text');
    const TRANSPARENT = /^rgba.*[,/] ?0\)$/;
    /** Taken back by a line through it: no more what the page says. */
    const isStruck = style => style.textDecorationLine.includes('line-through');
    /** Put where nobody can scroll to: left of the page, or above it by its own position. */
    const away = open => {
      const rect = rectOf(open.el);
      const placed = open.style.position === 'absolute' || open.style.position === 'fixed';
      return rect.width > 0 && (rect.right + scrollX <= 0 || placed && rect.bottom + scrollY <= 0);
    };
    const isSummary = node => nodeType(node) === 1 && localName(node) === 'summary';
    /** White space around the text of an element; a control stays on one line. */
    const breaks = open => open.breaks ??= Math.min(breaksOf(open.style.display), open.inside ? 1 : 2);
    const breaksOf = display => display === 'inline' || display === 'contents' ? 0 : display.startsWith('inline') ? 1 : 2;

    if (top === document) {
      enter(document);
      const first = body(document) || html(document);
      if (first) visit(first, false, 0);
    } else {
      const root = dom.getRootNode(top);
      if (nodeType(root) !== 1) for (const el of all(top, SPECIAL)) special.add(el);
      if (matches(top, SPECIAL)) special.add(top);
      visit(top, Boolean(options.inside), 0);
    }
    return { found, roots, blocks, text: parts.join('') };
  };
  /** Visible text of one element, white space collapsed, cut at 500 characters. */
  const textOf = el => {
    const { text } = walk(el, { inside: Boolean(closest(up(el), isControl)) });
    return text.slice(0, 520).replaceAll('\n', ' ').trim().slice(0, 500);
  };

  return Object.freeze({ ARIA_DISABLED, PRESSED, READ, TOGGLES, isControl, pressedAs, textOf, walk });
})();
