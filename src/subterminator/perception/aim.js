// @ts-check
// Target of a press: the point to press, whether the element receives it there, and what would receive it instead.
const aim = (() => {
  const { all, asked, children, drawn, has, isElement, labelled, localName, rectOf, rectsOf, rendered, standIns, under, up,
    within } = dom;
  const { nameOf, roleOf, typeOf } = names;
  const { INTERACTIVE_ROLES, REPORTED_ROLES, textOf } = tree;

  const hasArea = box => box.width > 0 && box.height > 0;
  let viewport = [0, 0], when = -1;
  /** Width and height of the viewport; asking the browser costs as much as asking for a box. */
  const size = () => {
    if (when !== asked()) [viewport, when] = [[window.innerWidth, window.innerHeight], asked()];
    return viewport;
  };
  const meets = (box, [width, height]) =>
    box.right > 0 && box.bottom > 0 && box.left < width && box.top < height && hasArea(box);
  const pressed = el => localName(el) !== 'label' && (INTERACTIVE_ROLES.has(roleOf(el)) || has(el, 'onclick'));
  const isToggle = el => localName(el) === 'input' && /^(checkbox|radio|file)$/.test(typeOf(el));

  /** Returns whether a press on `at` presses `el`: 2 yes, 1 only through another control inside it, 0 no. */
  const reaches = (at, el) => {
    let barrier = false;
    for (let here = at; here; here = up(here)) {
      if (here === el) return barrier ? 1 : 2;
      if (localName(here) === 'label' && labelled(here) === el) return barrier ? 0 : 2;
      if (pressed(here)) barrier = true;
    }
    return !barrier && isToggle(el) && ownWrapper(at, el) ? 2 : 0;
  };

  /** Returns whether `at` draws the toggle `el` and takes its press: a pointer beside the parent's only control. */
  const ownWrapper = (at, el) => {
    const parent = up(el);
    return parent && within(at, parent) && all(parent, 'a,button,input,select,textarea').length === 1 &&
      getComputedStyle(at).cursor === 'pointer';
  };

  /** Clips a box by its scrolling or hiding ancestors; returns the visible part, and the ancestor that clipped it. */
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

  /** Boxes in which a person could press it: its own, else those of overflowing content, else of its labels. */
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
    ? standIns(el).filter(drawn).flatMap(label => [...rectsOf(label)].filter(hasArea)) : [];

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

  /** Press point of `el`: {point, hit, cover}. `cover` is the element that would receive the press instead. */
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

  /** Describes a covering element: its dialog, else the control, else the outermost part with text. */
  const describeCover = (at, el) => {
    if (!at) return '';
    let dialog = null, control = null, named = null, outermost = at;
    for (let here = at; here && here !== el && !within(el, here); here = up(here)) {
      const role = roleOf(here);
      if (role === 'dialog' || role === 'alertdialog') dialog = here;
      else if (!control && INTERACTIVE_ROLES.has(role)) control = here;
      else if (!named && REPORTED_ROLES.has(role) && nameOf(here)) named = here;
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

  return Object.freeze({
    boxesOf, called, clipped, describeCover, isToggle, labelBoxes, meets, pressPoint, reaches, size,
  });
})();
