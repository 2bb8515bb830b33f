// @ts-check
// Finds one element, checks that it is unchanged, and guards the press.
Object.assign(eyes, (() => {
  const { all, attr, attribute, begin, body, checkVisibility, closest, drawn, firstChild, focused, has, html, isConnected,
    labelled, localName, nextSibling, readyState, rendered, roots, squeeze, standIns, textContent, under, within } = dom;
  const { isSecret, nameOf, roleOf, shownText } = names;
  const { ARIA_DISABLED, isClearButton, isControl, reportedRole, textAround, textOf, walk } = tree;
  const { boxesOf, called, clipped, describeCover, isToggle, labelBoxes, pressPoint, reaches, size } = aim;
  const { FIELDS, FILLED, FLAG, FLAGS, MODAL_BLOCKED, SELECTOR, count, describe, fitting, formOf, frames, look, node, quietSince,
    selectors, watch } = eyes;
  const MOST = 20;

  // -- find -----------------------------------------------------------------------------------------------------------

  /** Reason why neither it nor its label is visible. "" when one is. */
  const whyUnseen = el => {
    if (!drawn(el)) return isToggle(el) && standIns(el).some(drawn) ? '' : 'it is hidden by its style';
    if (closest(el, at => has(at, 'inert'))) return 'that part of the page is switched off (inert)';
    const box = boxesOf(el)[0];
    if (!box) return labelBoxes(el).length ? '' : 'it has no size';
    const clip = clipped(el, box);
    return !clip.by || clip.scrolls || labelBoxes(el).length ? '' : `it is clipped away by ${called(clip.by)}`;
  };

  const rowOf = (el, selector, given = []) => {
    const now = { focused: focused(), size: size(), always: true, fitting: fitting(given) };
    const inherited = closest(el, at => attr(at, 'aria-disabled') === 'true') ? ARIA_DISABLED : 0;
    const interactive = isControl(el) || checkVisibility(el) && getComputedStyle(el).cursor === 'pointer';
    const role = interactive ? reportedRole(roleOf(el)) : roleOf(el);
    const { row, hit } = describe(el, role, interactive, textOf(el), inherited, now);
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

  /** Elements that match a query, each with the selectors that match it. */
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

  /** Smallest elements whose visible text contains the wanted one, or their control if its text is the same. */
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

  /** Present state of `el` in the fields of `expect`, and a description of the first difference, "" when none. */
  const difference = (el, expect) => {
    if (!expect) return '';
    const [method, action] = formOf(el);
    const now = {
      role: () => reportedRole(roleOf(el)), name: () => nameOf(el), form_method: () => method, form_action: () => action,
      text: () => isSecret(el) ? '' : isClearButton(el) ? textAround(el) : shownText(el, textOf(el), nameOf(el)),
    };
    for (const [field, read] of Object.entries(now)) {
      if (typeof expect[field] !== 'string') continue;
      const is = read();
      if (is !== expect[field]) return `${field} was '${expect[field]}', is now '${is}'`;
    }
    return '';
  };

  /** Part of the viewport below which a menu that opens under its control may lie off the screen, and not scroll. */
  const MENU_BELOW = 0.6;
  const opensMenu = el => ['true', 'menu', 'listbox'].includes(attribute(el, 'aria-haspopup') || '') && !isOpen(el);

  /** Scrolls `el` into view if needed, and returns whether and where it can be pressed. */
  const probe = (n, expect) => {
    begin();
    const el = node(n);
    if (!el) return { gone: true };
    const why = whyUnseen(el);
    let press = { point: null, hit: false, cover: null };
    if (!why) {
      press = pressPoint(el, pressable(el));
      const low = press.hit && opensMenu(el) && el.getBoundingClientRect().bottom > innerHeight * MENU_BELOW;
      if (!press.hit || low || window.parent !== window) {  // a frame cannot see that it is itself off the screen
        const block = press.hit && !low ? 'nearest' : 'center';
        const shown = rendered(el) ? el : standIns(el).find(drawn);
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
      moving: press.hit ? 0 : moving(),
    };
  };
  /**
   * Returns whether a press at a point of this frame would reach it now, and what would receive it instead. Of the
   * element that is armed this is the last question before the press: what is shown then is kept, to see its effect.
   */
  const reached = (n, x, y) => {
    begin();
    const el = node(n), at = under(x, y);
    if (el && armed?.el === el) keepShown(el);
    const there = Boolean(el && at) && reaches(at, el) > 0;
    return { there, gone: !el, by: there || !el ? '' : describeCover(at, el) };
  };
  const pressable = el => {
    const own = [...boxesOf(el)];
    return own.length ? own : labelBoxes(el);
  };

  /** Scrolls to the end: the container of `el`, or a box of text beside it in the same form. */
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

  // -- guarding the press ---------------------------------------------------------------------------------------------

  /**
   * What goes on in the frame, and for how many milliseconds nothing has changed, as far as is known; `asked`: and whether
   * anything that shows has changed since the press.
   */
  const stir = (asked = false) => {
    watch();
    const changed = !asked || hasChanged(), mutations = count();
    const still = Math.round(performance.now() - quietSince());
    const readiness = readyState(document);
    return { mutations, still, readyState: readiness, moving: moving() + unpainted(mutations), changed };
  };

  /** What was shown before the press, until it is found to have changed; none in a document that came after it. */
  let before = null;
  const keepShown = el => {
    before = { shown: shown(), marks: marksOf(el), markedSince: 0, el, mutations: count(), next: 0 };
  };
  /** Keeps what is shown before a press on an element, to see its effect. */
  const remember = n => {
    begin();
    const el = node(n);
    before = null;
    if (el) keepShown(el);
    return {};
  };
  /** Least milliseconds between two comparisons without a mutation: not every change is one. */
  const COMPARED_MS = 100;
  const hasChanged = () => {
    if (!before) return true;
    const began = performance.now(), mutated = count() !== before.mutations;
    if (!mutated && began < before.next) return false;
    begin();
    if (shown() !== before.shown || isMarked(before)) {
      before = null;
      return true;
    }
    const now = performance.now();
    const later = before.markedSince ? markedMs(before.el) : COMPARED_MS;
    Object.assign(before, { mutations: count(), next: now + Math.max(later, 3 * (now - began)) });
    return false;
  };
  /** The classes of an element that others of its list do not have; none of one that has no list. */
  const marksOf = el => {
    const list = el.parentElement ? [...el.parentElement.children] : [];
    const others = list.filter(at => at !== el && localName(at) === localName(el));
    if (others.length < LISTED || ['a', 'button'].includes(localName(el))) return [];
    return [...el.classList].filter(name => !WORKING.test(name) && !others.some(at => at.classList.contains(name)));
  };
  /** Classes of a row that works on something. */
  const WORKING = /load|busy|wait|pend|spin|progress|disab/i;
  /** Least others in a list of answers that a kit draws. */
  const LISTED = 2;
  /**
   * Whether the pressed row of a list is told from the others by a class, and has been for a moment: a tick that only a
   * style draws. What a row has only while it is pressed is gone by then.
   */
  const isMarked = seen => {
    const marked = marksOf(seen.el).some(name => !seen.marks.includes(name));
    seen.markedSince = marked ? seen.markedSince || performance.now() : 0;
    return marked && performance.now() - seen.markedSince >= markedMs(seen.el);
  };
  /**
   * How long a mark must stay: what else the press shows comes meanwhile, such as the price of a plan. A list that names no
   * number leads to none.
   */
  const markedMs = el => /\p{N}/u.test(textContent(el.parentElement)) ? 500 : 80;
  /** What a person sees, in short: the texts, how far it is scrolled, how many controls, and what is chosen or typed. */
  const shown = () => {
    const at = focused();
    /** @type {(string | number | boolean | null)[]} */
    const parts = [Math.round(scrollX), Math.round(scrollY)];
    let controls = 0;
    for (const root of roots()) {
      for (let child = firstChild(root); child; child = nextSibling(child)) {
        const el = child === html(document) ? body(document) || child : child;
        const said = el instanceof HTMLElement ? squeeze(innerText.call(el)) : '';
        if (said) parts.push(said);
      }
      controls += [...all(root, COUNTED)].filter(drawn).length;
      for (const el of all(root, STATEFUL)) {
        const field = FILLED.has(localName(el));
        parts.push(field && el === at, field ? el.value : has(el, 'open'), field && el.checked,
          ...STATES.map(name => attribute(el, name)));
      }
    }
    return [controls, ...parts].join('\n');
  };
  const innerText = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'innerText').get;
  const COUNTED = 'a[href],button,img,svg,input,select,textarea,[role],[tabindex]';
  const STATES = ['disabled', 'aria-checked', 'aria-disabled', 'aria-expanded', 'aria-pressed', 'aria-selected'];
  const STATEFUL = `input,select,textarea,details,${STATES.map(name => `[${name}]`)}`;

  /** Milliseconds within which an animation comes to its end soon: until then things fade in, slide and swap. */
  const SOON = 700;
  /** Number of animations that are waited for. */
  const moving = () => document.getAnimations().filter(animation => {
    const { endTime, localTime } = animation.effect?.getComputedTiming() || {};
    const soon = animation.playState === 'running' && Number(endTime) - Number(localTime || 0) <= SOON;
    return soon && !isOrnament(animation.effect);
  }).length;

  /** The least opacity at which anything is seen. */
  const SEEN = 0.2;
  /** Whether it names a property in a frame of an animation, and not its place or easing. */
  const isProperty = name => !['offset', 'computedOffset', 'easing', 'composite'].includes(name);
  /** The opacities of an animation that changes nothing else, in order; null of another one. */
  const opacities = effect => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const only = frames.every(frame => Object.keys(frame).every(name => name === 'opacity' || !isProperty(name)));
    return frames.length > 1 && only ? frames.map(frame => Number(frame.opacity ?? 1)) : null;
  };
  /** Whether it changes nothing but colours: no frame, or one of nothing, tells that it changes only these. */
  const coloursOnly = effect => {
    const names = effect.getKeyframes().flatMap(frame => Object.keys(frame)).filter(isProperty);
    return names.length > 0 && names.every(name => /colou?r$|^boxShadow$|^outline/i.test(name));
  };
  /**
   * Whether an animation changes nothing of what a page says: the look of what is seen before and after it, what a style
   * draws beside it, or something empty that lies in nobody's way and fades, or grows on the pressed control as a ripple.
   */
  const isOrnament = effect => {
    const el = effect instanceof KeyframeEffect ? effect.target : null;
    if (!(el instanceof HTMLElement)) return false;
    const ways = opacities(effect);
    if (ways?.every(opacity => opacity >= SEEN) || coloursOnly(effect)) return true;
    if (effect.pseudoElement) return EMPTY.has(getComputedStyle(el, effect.pseudoElement).content);
    const style = getComputedStyle(el);
    const empty = !squeeze(el.textContent || '') && !all(el, ORNAMENTED).length && style.pointerEvents === 'none';
    return empty && (Boolean(ways) || (style.position === 'absolute' && Boolean(armed?.el?.parentElement?.contains(el))));
  };
  const EMPTY = new Set(['none', 'normal', '""']);
  const ORNAMENTED = 'img,svg,canvas,video,iframe,input,select,textarea,button,a,[role]';

  /**
   * How many elements of a kit hold something and are not painted yet: kits hide them until their script has run.
   * The same number for `UNPAINTED_MS` is that of elements that stay hidden. While the page changes nobody counts.
   */
  const UNPAINTED_MS = 900, PAINTED = { visibilityProperty: true };
  let counted = -1, hidden = 0, hiddenSince = 0;
  const unpainted = mutated => {
    if (mutated !== counted) {
      counted = mutated;
      return hidden;
    }
    const now = eyes.roots().flatMap(root => [...all(root, '*')]).filter(el => localName(el).includes('-') &&
      firstChild(el) && checkVisibility(el) && !checkVisibility(el, PAINTED)).length;
    if (now !== hidden) [hidden, hiddenSince] = [now, performance.now()];
    return now && performance.now() - hiddenSince < UNPAINTED_MS ? now : 0;
  };

  const isOpen = el => el.getAttribute('aria-expanded') === 'true';

  const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let armed = null;

  /** For how long a frame in which nothing is to be pressed takes no press: then it is the person's. */
  const SHUT_MS = 4000;
  /**
   * Lets the next press through only if it reaches the node and the node still matches `expect`; in a frame where nothing
   * is to be pressed (0), none. The former without a time limit: a page can delay the press.
   */
  const arm = (n, expect) => {
    disarm();
    const el = n ? node(n) : null;
    if (n && !el) return { gone: true };
    watch();
    const shut = Boolean(el) && !isOpen(el);
    const until = el ? Infinity : performance.now() + SHUT_MS;
    armed = { el, expect, shut, until, received: false, opened: false, blocked: '', done: false };
    for (const name of EVENTS) window.addEventListener(name, judge, true);
    return { armed: true };
  };

  const judge = event => {
    if (!armed || armed.done || performance.now() > armed.until) {
      release();
      return;
    }
    begin();
    const { el, expect } = armed;
    const path = event.composedPath();
    const own = el && (path.includes(el) || path.some(at => at instanceof HTMLLabelElement && labelled(at) === el) ||
      isToggle(el) && path[0] instanceof Element && reaches(path[0], el) === 2);
    if (!own && !event.isTrusted) return;           // the page's own doing, not this press
    if (!armed.blocked) {
      if (!el) armed.blocked = 'the press landed in another frame';
      else if (!isConnected(el)) armed.blocked = 'it is gone from the page';
      else if (!own) {
        armed.opened = armed.shut && isOpen(el);     // some kits open as soon as the pointer is down, over the control
        armed.blocked = `the press landed on ${path[0] instanceof Element ? called(path[0]) : 'the page'}`;
      }
      else armed.blocked = difference(el, expect);
    }
    if (armed.blocked) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') {
      armed.received = !armed.blocked;
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
    received: Boolean(armed?.received || armed?.opened),
    blocked: armed?.opened ? '' : armed?.blocked || '',
  });

  const disarm = () => {
    release();
    armed = null;
    return {};
  };

  return { find, probe, reached, remember, arm, fired, disarm, stir, toEnd, under };
})());
