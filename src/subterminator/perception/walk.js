// @ts-check
// The walk over the flat tree: visible text in reading order, and the elements to report.
const tree = (() => {
  const { all, attr, attribute, body, children, closest, drawn, has, firstChild, firstElementChild, hasAttributes, html, labelled,
    localName, matches, nextSibling, nodeType, nodeValue, rectOf, rendered, shadowRoot, squeeze, standIns, textContent, up } = dom;
  const { BUTTONS, editable, isSecret, roleOf, typeOf, words: list } = names;

  /** Roles that a person presses, fills or chooses. */
  const INTERACTIVE_ROLES = list(`button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio
    scrollbar searchbox slider spinbutton switch tab textbox treeitem`);
  /** Further roles that a reader needs. */
  const REPORTED_ROLES = list(`alert alertdialog banner complementary contentinfo dialog form group heading iframe img main
    navigation progressbar radiogroup region search status`);
  /** Roles of what takes the focus only to hold what is in it. */
  const CONTAINER_ROLES = list(`alertdialog banner complementary contentinfo dialog form list main menu menubar navigation region
    rowgroup search table tablist`);
  /** Roles that only say where an element stands: what a person can press there is a control without a role. */
  const PLACE_ROLES = list('cell listitem paragraph row');
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
    STRUCK = 1024, PART = 2048, BOX = 4096;
  const traits = new Map();
  /** @type {[Set<string>, number][]} */
  const TRAITS = [[SKIPPED, SKIP], [TAGS, TAG], [LEAVES, LEAF], [HOSTS, HOST], [BLOCKS, BLOCK],
    [list('td th label'), SPACED], [list('slot'), SLOT], [list('details'), DETAILS], [list('svg'), LEAF | SVG],
    [list('br'), BR], [list('s del strike'), STRUCK], [new Set(Object.keys(PARTS)), PART], [BOXED, BOX]];
  for (const [tags, trait] of TRAITS) for (const tag of tags) traits.set(tag, traits.get(tag) | trait);
  const traitsOf = tag => traits.get(tag) ?? (tag.includes('-') ? HOST | BOX : 0);
  const SPECIAL = '[role],[tabindex],[onclick],[contenteditable],[aria-hidden],[inert],[aria-disabled]';
  const DEEPEST = 1500;

  /** Bits of `inherited`: properties that apply to everything inside an element. */
  const INERT = 1, ARIA_HIDDEN = 2, ARIA_DISABLED = 4;

  /** Whether a native box belongs to the custom one around it, which is named, ticked and pressed in its place. */
  const isPart = el => Boolean(closest(up(el), each => TOGGLES.has(attr(each, 'role') || '')));
  /** Role under which a control is reported. */
  const reportedRole = role => PLACE_ROLES.has(role) ? 'generic' : role;
  /** Whether it is a list that is only called a list box: a menu of a kit, whose items are pressed one by one. */
  const holdsNoOptions = (el, tag) => tag !== 'select' && !tag.includes('-') && Boolean(squeeze(textContent(el))) &&
    !all(el, '[role=option],option').length && ![...all(el, '*')].some(each => localName(each).includes('-'));
  const focusable = el => Number(attr(el, 'tabindex') ?? -1) >= 0;
  /** Returns whether it is interactive: by role, tabindex, contenteditable or onclick. */
  const isControl = el => INTERACTIVE_ROLES.has(roleOf(el)) || focusable(el) || has(el, 'onclick') || editable(el);

  /** Text and reported elements below `top`, in one pass over the flat tree. */
  const walk = (top, options = {}) => {
    const found = [];
    const roots = [];
    const special = new Set();
    const parts = [];
    let length = 0, order = 0;
    let gap = 0;                    // before the next text: 0 none, 1 a space, 2 a line end
    const openElements = [];        // what is known about each element whose content is being walked
    const blocks = [];
    let lines = 0, boxes = 0;
    let control = null;             // the control whose content is being walked: where its first line ends
    const { scrollX: scrolledX, scrollY: scrolledY } = window;
    const enter = root => {
      roots.push(root);
      for (const el of all(root, SPECIAL)) special.add(el);
    };
    const append = text => {
      if (gap && length) {
        parts.push(gap === 2 ? '\n' : ' ');
        length++;
        if (gap === 2) lines++;
      }
      gap = 0;
      parts.push(text);
      length += text.length;
    };
    const appendText = (raw, text = squeeze(raw)) => {
      if (!text) {
        gap = gap || 1;
        return;
      }
      if (raw.charCodeAt(0) <= 32) gap = gap || 1;
      append(text);
      if (raw.charCodeAt(raw.length - 1) <= 32) gap = gap || 1;
    };
    const hasPointer = open => open.pointer ??= (open.style || getComputedStyle(open.el)).cursor === 'pointer';

    /** Marks the outermost element around `openElements[depth]` that has a pointer cursor and is no control: a person presses it. */
    const markClickable = depth => {
      let outermost = -1;
      for (let at = depth; at >= 0 && hasPointer(openElements[at]); at--) {
        const tag = localName(openElements[at].el);
        if (tag === 'body' || tag === 'html') break;
        if (tag === 'label' && labelled(openElements[at].el)) return;
        outermost = at;
      }
      if (outermost >= 0) openElements[outermost].clickable = true;
    };

    const visitElement = (el, inside, inherited) => {
      const tag = localName(el);
      const tagTraits = traitsOf(tag);
      if (tagTraits & (SKIP | BR)) {
        if (tagTraits & BR) gap = 2;
        return;
      }
      const start = length;
      const marked = hasAttributes(el) && special.has(el);
      if (!(marked || tagTraits & TAG ? drawn(el) || rendered(el) : rendered(el))) {
        if (tag === 'input' && options.list) {
          const role = roleOf(el);
          if ((TOGGLES.has(role) && !isPart(el) || typeOf(el) === 'file') && standIns(el).some(drawn)) {
            found.push({ el, role, order: ++order, last: order, start, end: start, interactive: true, inherited, box: null });
          }
        }
        return;
      }
      if (tagTraits & STRUCK && isStruck(getComputedStyle(el))) return;
      const ownOrder = ++order, linesBefore = lines, countBefore = found.length;
      let role = '', interactive = false, reported = false;
      if (marked || tagTraits & TAG) {
        role = roleOf(el);
        if (role === 'listbox' && holdsNoOptions(el, tag)) role = 'list';
        interactive = INTERACTIVE_ROLES.has(role) && !(tag === 'input' && typeOf(el) === 'hidden');
        reported = interactive || REPORTED_ROLES.has(role);
        if (marked) {
          if (has(el, 'inert')) inherited |= INERT;
          if (attr(el, 'aria-hidden') === 'true') inherited |= ARIA_HIDDEN;
          if (attr(el, 'aria-disabled') === 'true') inherited |= ARIA_DISABLED;
          if (!interactive && !CONTAINER_ROLES.has(role) && (focusable(el) || has(el, 'onclick') || editable(el)) && tag !== 'body') {
            interactive = reported = true;
          }
        }
        if (!interactive && (role === 'img' && inside || inherited & ARIA_HIDDEN)) reported = role === 'iframe';
      }
      const block = (tagTraits & BLOCK) !== 0;
      if (block) gap = length ? 2 : 0;
      else if (interactive || tagTraits & SPACED) gap = gap || 1;
      const open = { el, style: null, pointer: undefined, breaks: undefined, clickable: false, spaced: false, inside: false,
        texts: false, box: null, rect: null };
      const depth = openElements.push(open) - 1;
      const outer = control;
      if (interactive && !inside) control = { start, first: null, end: 0 };
      const own = control !== outer ? control : null;
      if (tagTraits & LEAF || marked && isSecret(el)) {
        const type = tag === 'input' ? typeOf(el) : '';
        if (tag === 'img' && !inside && drawn(el) && (attr(el, 'alt') || '').includes('@')) appendText(attr(el, 'alt'));
        if (type !== 'image' && BUTTONS.has(type) && el.value && drawn(el) && !isClearButton(el)) appendText(el.value);
        if (!inside && !interactive && (tag === 'img' || tag === 'svg') && hasPointer(open) && drawn(el)) markClickable(depth);
        if (tagTraits & SVG && firstChild(el) && all(el, 'a,text,foreignObject,[role]').length) {
          visitContent(open, tagTraits, inside, inherited);
        }
      } else if (depth < DEEPEST) {
        const texts = visitContent(open, tagTraits, inside || interactive, inherited);
        if (texts && !inside && !interactive && hasPointer(open)) markClickable(depth);
      }
      openElements.pop();
      control = outer;
      if (options.list && length > start) {
        const part = role && PART_ROLES.has(role) ? role : tagTraits & PART ? PARTS[tag] : '';
        if (part) {
          blocks.push({ kind: part, start, end: length, order: ownOrder, last: order, above: 0 });
        } else if (tagTraits & BOX && !interactive && lines - linesBefore + found.length - countBefore > 1) {
          addCard(open, tag, { kind: 'card', start, end: length, order: ownOrder, last: order, above: 0 });
        }
      }
      if (block) gap = length ? 2 : 0;
      else if (interactive) gap = gap || 1;
      if (open.clickable && !interactive) {
        interactive = reported = true;
        role ||= roleOf(el);
      }
      if (interactive) role = reportedRole(role);
      if (inside && tag === 'input' && TOGGLES.has(role) && isPart(el)) reported = false;
      if (reported && options.list && !(inherited & INERT) && drawn(el)) {
        found.push({ el, role, order: ownOrder, last: order, start, end: length, interactive, inherited, inside,
          titleEnd: own ? own.end : 0, box: open.rect });
      } else if (options.ranges) {
        options.ranges(el, start, length);
      }
    };

    /**
     * Adds a box that is set apart, or stands beside one of its kind that is: the first or last row of a list often has
     * no line of its own. It has several lines or reported elements.
     */
    const addCard = (open, tag, box) => {
      if (boxes >= MOST_BOXES) return;
      boxes++;
      const kind = `${tag} ${attribute(open.el, 'class') || ''} ${attribute(open.el, 'style') || ''}`;
      const around = openElements.at(-1), before = around?.box?.kind === kind ? around.box : null;
      const apart = isSetApart(open);
      if (apart && before && !before.isCard) blocks.push(before.box);
      const isCard = apart || Boolean(before?.isCard);
      if (isCard) blocks.push(box);
      if (around) around.box = { kind, box, isCard };
    };
    /** Returns whether border, background or shadow set a box apart. */
    const isSetApart = open => {
      const style = open.style ||= getComputedStyle(open.el);
      return style.borderWidth !== '0px' && (style.borderTopWidth !== '0px' || style.borderBottomWidth !== '0px' ||
        style.borderLeftWidth !== '0px') || style.boxShadow !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    };

    /** Walks the content of an open element; returns whether it has text of its own. */
    const visitContent = (open, tagTraits, inside, inherited) => {
      const { el } = open;
      const root = tagTraits & HOST ? shadowRoot(el) : null;
      if (root) enter(root);
      open.spaced = !(tagTraits & BLOCK);
      open.inside = inside;
      if (tagTraits & SLOT || tagTraits & DETAILS && !has(el, 'open')) {
        for (const child of children(el)) if (tagTraits & SLOT || isSummary(child)) visitNode(child, open, inside, inherited);
      } else if (!root && !firstElementChild(el)) {
        visitText(textContent(el), open, inside);          // without asking for its text nodes one by one
      } else {
        for (let child = firstChild(root || el); child; child = nextSibling(child)) visitNode(child, open, inside, inherited);
      }
      if (open.texts && open.spaced) gap = Math.max(gap, breaks(open));
      return open.texts;
    };
    const visitNode = (child, open, inside, inherited) => {
      const type = nodeType(child);
      if (type === 1) visitElement(child, inside, inherited);
      else if (type === 3) visitText(nodeValue(child), open, inside);
    };
    const visitText = (raw, open, inside) => {
      const text = squeeze(raw);
      if (!text) {
        if (raw) gap = gap || 1;
        return;
      }
      if (!open.texts) {
        if (inside && !drawn(open.el)) return;
        const style = open.style ||= getComputedStyle(open.el);
        if (inside ? isInvisible(style) : style.visibility !== 'visible' || isStruck(style) || isOffPage(open)) return;
        if (open.spaced) gap = Math.max(gap, breaks(open));
        if (!gap && length && isSetOff(style)) gap = 1;
        open.texts = true;
        if (inside && control && !control.end) endTitle(open);
      }
      appendText(raw, text);
    };
    /** Marks the end of a control's first line, if `open` begins a line below it. */
    const endTitle = open => {
      const { first } = control;
      if (!first) {
        control.first = open;
        return;
      }
      if (length === control.start) return;
      const style = open.style ||= getComputedStyle(open.el);
      const above = first.style ||= getComputedStyle(first.el);
      const holds = openElements.includes(first);
      if (breaksOf(style.display) < 2 && (holds || breaksOf(above.display) < 2)) return;
      const beside = holds ? above.display.includes('flex') && !above.flexDirection.startsWith('column')
        : rectOf(open.el).top < rectOf(first.el).bottom - 2;
      if (!beside) control.end = length;
    };
    /** Text of a control that is there for programs only: without size, or transparent over a picture. */
    const isInvisible = style => style.fontSize === '0px' ||
      TRANSPARENT.test(style.webkitTextFillColor) && !style.webkitBackgroundClip.includes('text');
    const TRANSPARENT = /^rgba.*[,/] ?0\)$/;
    /** Taken back by a line through it: no more what the page says. */
    const isStruck = style => style.textDecorationLine.includes('line-through');
    /** Put where nobody can scroll to: left of the page, or above it by its own position. */
    const isOffPage = open => {
      const { right, bottom, width } = open.rect = rectOf(open.el);
      if (right + scrolledX > 0 && bottom + scrolledY > 0 || !(width > 0)) return false;
      return right + scrolledX <= 0 || open.style.position === 'absolute' || open.style.position === 'fixed';
    };
    const isSummary = node => nodeType(node) === 1 && localName(node) === 'summary';
    /** Drawn apart from the words before it by more than a hair, as a badge behind a name: nobody reads both as one word. */
    const isSetOff = style => style.display === 'inline' && parseFloat(style.marginLeft) + parseFloat(style.paddingLeft) >= 4;
    /** White space around the text of an element; a control stays on one line. */
    const breaks = open => open.breaks ??= Math.min(breaksOf(open.style.display), open.inside ? 1 : 2);
    const breaksOf = display => display === 'inline' || display === 'contents' ? 0 : display.startsWith('inline') ? 1 : 2;

    if (top === document) {
      enter(document);
      const first = body(document) || html(document);
      if (first) visitElement(first, false, 0);
    } else {
      const root = dom.getRootNode(top);
      if (nodeType(root) !== 1) for (const el of all(top, SPECIAL)) special.add(el);
      if (matches(top, SPECIAL)) special.add(top);
      visitElement(top, Boolean(options.inside), 0);
    }
    return { found, roots, blocks, text: parts.join('') };
  };
  /** Whether it is a form's button whose words are for programs only: a kit lays it, clear, over those that are seen. */
  const isClearButton = el => {
    if (localName(el) !== 'input' || !BUTTONS.has(typeOf(el))) return false;
    const { fontSize, opacity } = getComputedStyle(el);
    return fontSize === '0px' || Number(opacity) < 0.1;
  };
  /** Text around an element that shows none itself, of the nearest of three around it that does. */
  const textAround = el => {
    for (let at = up(el), left = 3; at && left; at = up(at), left--) {
      const text = textOf(at);
      if (text) return text;
    }
    return '';
  };
  /** Visible text of one element, white space collapsed, cut at 500 characters. */
  const textOf = el => {
    const { text } = walk(el, { inside: Boolean(closest(up(el), isControl)) });
    return text.slice(0, 520).replaceAll('\n', ' ').trim().slice(0, 500);
  };

  return Object.freeze({
    ARIA_DISABLED, INTERACTIVE_ROLES, REPORTED_ROLES, TOGGLES, isClearButton, isControl, reportedRole, textAround, textOf, walk,
  });
})();
