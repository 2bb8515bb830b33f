// One look at this frame: what a person could read or press. Reads only: writes nothing to the document or the window.
(dom, words) => {
  const { all, attr, body, checkVisibility, children, closest, drawn, focused, has, html, isConnected, isElement, labels,
    localName, matches, nodeType, nodeValue, rectOf, rectsOf, rendered, shadowRoot, squeeze, under, up, within } = dom;
  const { BUTTONS, editable, isSecret, nameOf, roleOf, selectedText, typeOf } = words;

  /** Order of the fields of a row; page.py holds the same list. */
  const FIELDS = ['n', 'role', 'name', 'text', 'tag', 'states', 'value', 'secret', 'level', 'box', 'depth', 'parent',
    'interactive', 'in_viewport', 'hit', 'covered_by', 'modal_blocked', 'form_method', 'form_action', 'href', 'selector',
    'attributes', 'options'];

  const PRESSED = words.words(`button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio
    scrollbar searchbox slider spinbutton switch tab textbox treeitem`);
  const READ = words.words(`alert alertdialog banner complementary contentinfo dialog form group heading iframe img main
    navigation progressbar radiogroup region search status`);
  const ONLY_NAMED = words.words('group img radiogroup region');
  const TAGS = words.words(`a area aside button dialog fieldset footer form frame h1 h2 h3 h4 h5 h6 header iframe img input
    main nav output progress search section select summary svg textarea`);
  const SKIPPED = words.words('head script style noscript template datalist title');
  const LEAVES = words.words('audio canvas datalist embed frame iframe img input object select textarea video');
  const HOSTS = words.words('article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span');
  const BLOCKS = words.words(`address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre search section summary table tr ul`);
  const SPECIAL = '[role],[tabindex],[onclick],[contenteditable],[aria-hidden],[inert],[aria-disabled]';
  const KEPT = ['id', 'class', 'name', 'type', 'title', 'placeholder', 'autocomplete', 'aria-label', 'data-uia',
    'data-testid'];
  const FIELDS_WITH_VALUE = words.words('textbox searchbox combobox listbox slider spinbutton');
  const TOGGLES = words.words('checkbox radio switch menuitemcheckbox menuitemradio');

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

  // -- the walk -------------------------------------------------------------------------------------------------------

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
    const speak = raw => {
      const text = squeeze(raw);
      if (!text) {
        gap = gap || 1;
        return;
      }
      if (raw.charCodeAt(0) <= 32) gap = gap || 1;
      say(text);
      if (raw.charCodeAt(raw.length - 1) <= 32) gap = gap || 1;
    };
    const pointed = open => open.pointer ??= getComputedStyle(open.el).cursor === 'pointer';

    /** `open` shows a pointer though it is no control: the outermost element that does is what a person presses. */
    const claim = depth => {
      let outermost = -1;
      for (let at = depth; at >= 0 && pointed(frames[at]); at--) {
        const tag = localName(frames[at].el);
        if (tag === 'body' || tag === 'html') break;
        if (tag === 'label' && frames[at].el.control) return;
        outermost = at;
      }
      if (outermost >= 0) frames[outermost].clickable = true;
    };

    const visit = (el, inside, quiet) => {
      const tag = localName(el);
      if (SKIPPED.has(tag)) return;
      const start = length;
      let shows = checkVisibility(el, VISIBLE);
      if (!shows) {
        if (!checkVisibility(el) && getComputedStyle(el).display !== 'contents') {
          if (tag === 'input' && options.list) {
            const role = roleOf(el);
            if ((TOGGLES.has(role) || typeOf(el) === 'file') && labels(el).some(drawn)) {
              found.push({ el, role, order: ++order, last: order, start, end: start, interactive: true, quiet });
            }
          }
          return;
        }
        shows = drawn(el);
      }
      const mine = ++order;
      const marked = special.has(el);
      let role = '', interactive = false, reported = false;
      if (marked || TAGS.has(tag)) {
        role = roleOf(el);
        interactive = PRESSED.has(role) && !(tag === 'input' && typeOf(el) === 'hidden');
        reported = interactive || READ.has(role);
        if (marked) {
          if (has(el, 'inert')) quiet |= 1;
          if (attr(el, 'aria-hidden') === 'true') quiet |= 2;
          if (attr(el, 'aria-disabled') === 'true') quiet |= 4;
          const reach = has(el, 'tabindex') && Number(attr(el, 'tabindex')) >= 0;
          if (!interactive && (reach || has(el, 'onclick') || editable(el)) && tag !== 'body') {
            interactive = reported = true;
          }
        }
        if (!interactive && (role === 'img' && inside || quiet & 2)) reported = role === 'iframe';
      }
      const block = BLOCKS.has(tag);
      if (block) gap = length ? 2 : 0;
      else if (interactive || tag === 'td' || tag === 'th') gap = gap || 1;
      const open = { el, pointer: undefined, clickable: false };
      const depth = frames.push(open) - 1;
      if (LEAVES.has(tag) || tag === 'svg') {
        if (tag === 'input' && BUTTONS.has(typeOf(el)) && typeOf(el) !== 'image' && el.value && shows) speak(el.value);
        if (!inside && !interactive && shows && (tag === 'img' || tag === 'svg') && pointed(open)) claim(depth);
        if (tag === 'svg' && shows) {
          if (dom.firstChild(el) && all(el, 'a,text,foreignObject,[role]').length) descend(el, inside, quiet);
        }
      } else if (depth < 1500) {
        const texts = descend(el, inside || interactive, quiet, shows);
        if (texts && !inside && !interactive && pointed(open)) claim(depth);
      }
      frames.pop();
      if (block) gap = length ? 2 : 0;
      else if (interactive) gap = gap || 1;
      if (open.clickable && !interactive) {
        interactive = reported = true;
        role ||= roleOf(el);
      }
      if (reported && options.list && !(quiet & 1) && shows) {
        found.push({ el, role, order: mine, last: order, start, end: length, interactive, quiet, inside });
      } else if (options.ranges) {
        options.ranges(el, start, length);
      }
    };

    const descend = (el, inside, quiet, shows = true) => {
      let texts = false;
      const one = child => {
        const type = nodeType(child);
        if (type === 3) {
          if (!shows) return;
          const raw = nodeValue(child);
          if (/\S/.test(raw)) {
            if (!texts && !inside) {
              const open = frames[frames.length - 1];
              const style = getComputedStyle(el);
              open.pointer = style.cursor === 'pointer';
              open.display = style.display;
              if (open.display !== 'inline' && !BLOCKS.has(localName(el))) gap = Math.max(gap, breaks(open.display));
            }
            texts = true;
            speak(raw);
          } else {
            gap = gap || 1;
          }
        } else if (type === 1) {
          if (localName(child) === 'br') gap = 2;
          else visit(child, inside, quiet);
        }
      };
      const tag = localName(el);
      const root = HOSTS.has(tag) || tag.includes('-') ? shadowRoot(el) : null;
      if (root) enter(root);
      if (tag === 'slot') {
        for (const child of children(el)) one(child);
      } else {
        for (let child = dom.firstChild(root || el); child; child = dom.nextSibling(child)) one(child);
      }
      if (texts && !inside) {
        const { display } = frames[frames.length - 1];
        if (display !== 'inline' && !BLOCKS.has(tag)) gap = Math.max(gap, breaks(display));
      }
      return texts;
    };
    const breaks = display => display.startsWith('inline') ? 1 : display === 'contents' ? 0 : 2;

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
  const VISIBLE = { visibilityProperty: true };

  /** Visible text of one element, white space collapsed, cut at 500 characters. */
  const textOf = el => walk(el, { inside: true }).text.replaceAll('\n', ' ').slice(0, 500);

  // -- where a press would land ---------------------------------------------------------------------------------------

  const size = () => [window.innerWidth, window.innerHeight];
  const meets = (box, [width, height]) =>
    box.right > 0 && box.bottom > 0 && box.left < width && box.top < height && box.width > 0 && box.height > 0;
  const pressed = el => localName(el) !== 'label' && (PRESSED.has(roleOf(el)) || has(el, 'onclick'));
  const isToggle = el => localName(el) === 'input' && /^(checkbox|radio|file)$/.test(typeOf(el));

  /** Whether a press on `at` is a press on `el`: 2 it is, 1 only by way of another control inside it, 0 it is not. */
  const reaches = (at, el) => {
    let barrier = false;
    for (let here = at; here; here = up(here)) {
      if (here === el) return barrier ? 1 : 2;
      if (localName(here) === 'label' && here.control === el) return barrier ? 0 : 2;
      if (pressed(here)) barrier = true;
    }
    return !barrier && isToggle(el) && ownWrapper(at, el) ? 2 : 0;
  };

  /** A toggle's look is often a sibling that takes the press for it: the parent holds one control and shows a pointer. */
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
    const own = [...rectsOf(el)].filter(box => box.width > 0 && box.height > 0);
    if (own.length) return own;
    const spill = [];
    const look = (at, left) => {
      for (const child of children(at)) {
        if (!isElement(child) || spill.length || left <= 0) continue;
        const box = rectOf(child);
        if (box.width > 0 && box.height > 0 && drawn(child)) spill.push(box);
        else look(child, left - 1);
      }
    };
    if (rendered(el)) look(el, 4);
    return spill;
  };
  const labelBoxes = el => isToggle(el) || /^(input|select|textarea)$/.test(localName(el))
    ? labels(el).filter(drawn).flatMap(label => [...rectsOf(label)].filter(box => box.width > 0 && box.height > 0)) : [];

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

  // -- one element in words -------------------------------------------------------------------------------------------

  const statesOf = (el, role, quiet) => {
    const states = [];
    const tag = localName(el);
    const is = (name, yes, no) => {
      const given = attr(el, name);
      if (given === 'true') states.push(yes);
      else if (given === 'mixed') states.push('mixed');
      else if (given === 'false' && no) states.push(no);
      return given;
    };
    if (quiet & 4 || attr(el, 'aria-disabled') === 'true' || matches(el, ':disabled')) states.push('disabled');
    if (isToggle(el) && typeOf(el) !== 'file') {
      states.push(el.indeterminate ? 'mixed' : el.checked ? 'checked' : 'unchecked');
    } else if (is('aria-checked', 'checked', 'unchecked') === null && TOGGLES.has(role)) {
      states.push('unchecked');
    }
    if (tag === 'summary') states.push(up(el)?.open || attr(dom.parentNode(el), 'open') !== null ? 'expanded' : 'collapsed');
    else is('aria-expanded', 'expanded', 'collapsed');
    is('aria-selected', 'selected');
    is('aria-pressed', 'pressed');
    const field = tag === 'input' || tag === 'select' || tag === 'textarea';
    if (field && has(el, 'required') || attr(el, 'aria-required') === 'true') states.push('required');
    if (field && has(el, 'readonly') || attr(el, 'aria-readonly') === 'true') states.push('readonly');
    const invalid = attr(el, 'aria-invalid');
    if (invalid && invalid !== 'false' || field && matches(el, ':user-invalid')) states.push('invalid');
    if (attr(el, 'aria-busy') === 'true') states.push('busy');
    return states;
  };

  const valueOf = (el, role) => {
    if (el instanceof HTMLSelectElement) return selectedText(el).slice(0, 500);
    if (el instanceof HTMLTextAreaElement) return el.value.slice(0, 500);
    if (el instanceof HTMLInputElement) {
      return BUTTONS.has(typeOf(el)) || isToggle(el) ? null : el.value.slice(0, 500);
    }
    if (!FIELDS_WITH_VALUE.has(role)) return null;
    return (attr(el, 'aria-valuetext') ?? attr(el, 'aria-valuenow') ?? (role === 'listbox' || role === 'combobox'
      ? selectedText(el) || (editable(el) ? textOf(el) : '') : textOf(el))).slice(0, 500);
  };

  const resolved = given => {
    try {
      return new URL(given || document.URL, document.baseURI).href.slice(0, 2000);
    } catch {
      return given.slice(0, 2000);
    }
  };

  /** Method and address of the form that a press on `el` submits; ["", ""] when it submits none. */
  const formOf = el => {
    const tag = localName(el);
    const type = (attr(el, 'type') || '').toLowerCase();
    const submits = tag === 'button' ? type !== 'button' && type !== 'reset' : tag === 'input' && (type === 'submit' || type === 'image');
    const form = submits ? el.form : null;
    if (!form) return ['', ''];
    const method = (attr(el, 'formmethod') || attr(form, 'method') || 'get').toLowerCase();
    if (method === 'dialog') return ['', ''];
    return [method === 'post' ? 'POST' : 'GET', resolved(attr(el, 'formaction') || attr(form, 'action') || '')];
  };

  const hrefOf = el => {
    const tag = localName(el);
    if (tag !== 'a' && tag !== 'area') return '';
    const given = attr(el, 'href') ?? attr(el, 'xlink:href');
    return given === null ? '' : resolved(given.trim() || document.URL);
  };

  const round = box => [Math.round(box.left * 10) / 10, Math.round(box.top * 10) / 10, Math.round(box.width * 10) / 10,
    Math.round(box.height * 10) / 10];

  /** What is the same whoever asks: the row of one element; look and find put it in its place. */
  const describe = (el, role, interactive, text, quiet, now) => {
    const secret = isSecret(el);
    const tag = localName(el);
    const states = statesOf(el, role, quiet);
    if (el === now.focused && tag !== 'body') states.push('focused');
    const whole = rectOf(el);
    const boxes = whole.width > 0 && whole.height > 0 ? [whole] : boxesOf(el);
    const box = boxes[0] || labelBoxes(el)[0];
    let near = Boolean(box) && meets(box, now.size), hit = false, coveredBy = '', shown = Boolean(box);
    if (near && (interactive || role === 'iframe' || now.always)) {
      const press = pressPoint(el, boxes[0] === whole && getComputedStyle(el).display === 'inline' ? [...rectsOf(el)] : boxes);
      hit = press.hit;
      if (!hit) {
        const clip = boxes.length ? clipped(el, box) : {};
        if (clip.by && !clip.scrolls) shown = false;
        if (clip.by) near = !clip.scrolls;
        coveredBy = clip.by ? clip.scrolls ? '' : `clipped away by ${called(clip.by)}` : describeCover(press.cover, el);
      }
    }
    const [method, action] = formOf(el);
    const attributes = [];
    for (const name of KEPT) {
      const given = attr(el, name);
      if (given) attributes.push(name, given.slice(0, 100));
    }
    const level = role === 'heading' ? Number(attr(el, 'aria-level')) || Number(/^h([1-6])$/.exec(tag)?.[1]) || 2 : null;
    const options = el instanceof HTMLSelectElement
      ? [...el.options].slice(0, 50).map(option => squeeze(option.label || option.text).slice(0, 100)) : [];
    const row = [numberOf(el), role, nameOf(el), secret ? '' : text, tag, states.join(' '), secret ? null : valueOf(el, role),
      secret, level, box ? round(box) : [0, 0, 0, 0], 0, -1, interactive, near, hit, coveredBy, false, method, action,
      hrefOf(el), null, attributes, options];
    return { row, shown, whole };
  };

  // -- selectors ------------------------------------------------------------------------------------------------------

  /** Makes short selectors that fit one element of the frame. Built once a look: one count of the keys of all roots. */
  const selectors = roots => {
    const KEYS = ['id', 'data-uia', 'data-testid', 'name'];
    const counts = new Map();
    for (const root of roots) {
      for (const el of all(root, '[id],[data-uia],[data-testid],[name]')) {
        for (const key of KEYS) {
          const value = attr(el, key);
          if (value) counts.set(`${key}=${value}`, (counts.get(`${key}=${value}`) || 0) + 1);
        }
      }
    }
    const places = new Map();
    const place = el => {
      const parent = dom.parentNode(el);
      let of = places.get(parent);
      if (!of) {
        places.set(parent, of = new Map());
        const seen = {};
        for (let child = dom.firstChild(parent); child; child = dom.nextSibling(child)) {
          if (isElement(child)) of.set(child, seen[localName(child)] = (seen[localName(child)] || 0) + 1);
        }
      }
      return of.get(el);
    };
    const key = el => {
      for (const name of KEYS) {
        const value = attr(el, name);
        if (!value || value.length > 80 || counts.get(`${name}=${value}`) !== 1) continue;
        if (name === 'id') return `#${CSS.escape(value)}`;
        return `[${name}="${CSS.escape(value)}"]`;
      }
      return localName(el) === 'body' ? 'body' : null;
    };
    return el => {
      let path = '';
      for (let at = el, steps = 0; at && isElement(at) && steps < 5; at = dom.parentNode(at), steps++) {
        const anchor = key(at);
        if (anchor) return path ? `${anchor} > ${path}` : anchor;
        if (!dom.parentNode(at)) return null;
        const step = `${CSS.escape(localName(at))}:nth-of-type(${place(at)})`;
        path = path ? `${step} > ${path}` : step;
      }
      return null;
    };
  };

  // -- the look -------------------------------------------------------------------------------------------------------

  const frameBox = (n, el, box, visible) => {
    const style = getComputedStyle(el);
    const left = box.left + el.clientLeft + parseFloat(style.paddingLeft || 0);
    const top = box.top + el.clientTop + parseFloat(style.paddingTop || 0);
    return { n, x: left, y: top, width: el.clientWidth, height: el.clientHeight, visible };
  };

  /** Which of the elements is the open modal dialog: the browser's own, else one that says so and lies on top. */
  const modalAmong = found => {
    const open = found.filter(({ el, role }) => role === 'dialog' || role === 'alertdialog'
      ? attr(el, 'aria-modal') === 'true' || localName(el) === 'dialog' && matches(el, ':modal') : false)
      .filter(({ el }) => boxesOf(el).length);
    const native = open.filter(({ el }) => localName(el) === 'dialog' && matches(el, ':modal'));
    const among = native.length ? native : open;
    return among.findLast(({ el }) => {
      const at = under(...middle(boxesOf(el)[0]));
      return at && within(at, el);
    }) || among.at(-1) || null;
  };

  /** The roots seen last, for those who watch the page. */
  let knownRoots = [document];

  const look = ({ maxElements = 3000, maxText = 100000 } = {}) => {
    const { found, roots, text } = walk(document, { list: true });
    knownRoots = roots;
    found.sort((a, b) => a.order - b.order);
    const modal = modalAmong(found);
    const now = { focused: focused(), size: size(), always: false };
    const isNative = modal && localName(modal.el) === 'dialog' && matches(modal.el, ':modal');
    const inModal = item => !modal || item.order >= modal.order && item.order <= modal.last;
    const chosen = choose(found, maxElements, item => modal && inModal(item), now.size);
    const selector = selectors(roots);
    const elements = [];
    const frames = [];
    const open = [];
    let dialog = null, dropped = 0;
    for (const item of chosen) {
      const { el, role, interactive, quiet } = item;
      const words = text.slice(item.start, item.end && Math.min(item.end, item.start + 1500));
      const said = squeeze(words).slice(0, 500);
      const { row, shown, whole } = describe(el, role, interactive, said, quiet, now);
      if (role === 'iframe') frames.push(frameBox(row[0], el, whole, shown));
      const nameless = !row[2] && (ONLY_NAMED.has(role) && !interactive ||
        role === 'generic' && !said && !row[7] && row[6] === null);
      if (!shown || nameless) {
        dropped++;
        continue;
      }
      while (open.length && open.at(-1).last < item.order) open.pop();
      row[10] = open.length;
      row[11] = open.length ? open.at(-1).index : -1;
      row[16] = Boolean(modal) && interactive && !inModal(item) && (isNative || !row[14]);
      row[20] = selector(el);
      if (item === modal) dialog = row[0];
      open.push({ last: item.last, index: elements.length });
      elements.push(row);
    }
    const page = html(document);
    const scroller = document.scrollingElement || page;
    return {
      url: document.URL,
      title: squeeze(document.title).slice(0, 500),
      lang: ((page && attr(page, 'lang')) || '').toLowerCase(),
      viewport: now.size,
      scroll: [Math.round(window.scrollX), Math.round(window.scrollY)],
      size: scroller ? [scroller.scrollWidth, scroller.scrollHeight] : [0, 0],
      text: text.slice(0, maxText),
      dialog,
      leftOut: found.length - chosen.length,
      elements,
      frames,
    };
  };

  /** At most `most` of the elements, in order: those of the dialog first, then what is on the screen, then controls. */
  const choose = (found, most, first, viewport) => {
    if (found.length <= most) return found;
    const rank = found.map(item => first(item) ? 0 : meets(rectOf(item.el), viewport) ? 1 : item.interactive ? 2 : 3);
    const kept = new Set();
    for (let wanted = 0; wanted < 4; wanted++) {
      for (let i = 0; i < found.length && kept.size < most; i++) if (rank[i] === wanted) kept.add(found[i]);
    }
    return found.filter(item => kept.has(item));
  };

  const isInteractive = el => PRESSED.has(roleOf(el)) || has(el, 'onclick') || editable(el) ||
    Number(attr(el, 'tabindex') ?? -1) >= 0;
  const roots = () => knownRoots;

  return {
    FIELDS, boxesOf, clipped, called, describe, describeCover, formOf, isInteractive, isToggle, labelBoxes, look, meets, node,
    numberOf, pressPoint, reaches, roots, selectors, size, textOf, walk,
  };
}
