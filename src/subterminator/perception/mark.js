// @ts-check
// Shows the person a sentence over the page, with a border around it, and a frame around the control that a question is
// about: the only things that are ever drawn into a page.
// It stands outside the body, in a closed shadow root and without pointer events, so that reading and clicks ignore it;
// for pictures and saved pages it is taken away.
Object.assign(eyes, (() => {
  const { html, isConnected, readyState, rectOf } = dom;
  const COLOUR = '#c2410c';
  /** Frame around a control, in CSS pixels, as in the picture of a question. */
  const FRAME = { colour: '#d62828', width: 4, distance: 7 };
  /** A framework that takes over the document may stumble over a part that is not its own: it is waited for, this long. */
  const LOADING_MS = 5000;
  let holder = null, line = null, frame = null, pointed = null, following = 0;

  /** Makes an element of which no rule of the page's style sheets changes anything. */
  const made = rules => {
    const el = document.createElement('div');
    for (const [name, value] of Object.entries(rules)) el.style.setProperty(name, value, 'important');
    return el;
  };
  const make = () => {
    holder = made({ 'all': 'initial', 'display': 'block', 'position': 'fixed', 'inset': '0', 'z-index': '2147483647',
      'pointer-events': 'none' });
    holder.setAttribute('data-browser-agent-ui', '');
    holder.setAttribute('aria-hidden', 'true');
    line = made({ 'position': 'absolute', 'left': '0', 'bottom': '0', 'padding': '4px 10px', 'background': COLOUR,
      'color': '#fff', 'font': '13px/1.4 system-ui, sans-serif', 'border-top-right-radius': '6px', 'display': 'none' });
    frame = made({ 'position': 'absolute', 'border': `${FRAME.width}px solid ${FRAME.colour}`, 'border-radius': '6px',
      'box-sizing': 'border-box', 'display': 'none' });
    holder.attachShadow({ mode: 'closed' }).append(line, frame);
  };
  const shown = () => {
    if (!holder) make();
    if (!isConnected(holder)) html(document).append(holder);
  };
  const set = (el, name, value) => el.style.setProperty(name, value, 'important');

  /** Draws the frame where the control is now, and goes on with that, since the page may scroll. */
  const follow = () => {
    const el = pointed !== null && isConnected(holder) ? eyes.node(pointed) : null;
    const { left, top, width, height } = el ? rectOf(el) : { left: 0, top: 0, width: 0, height: 0 };
    set(frame, 'display', width && height ? 'block' : 'none');
    const around = FRAME.distance * 2;
    const place = { left: left - FRAME.distance, top: top - FRAME.distance, width: width + around, height: height + around };
    for (const [name, value] of Object.entries(place)) set(frame, name, `${value}px`);
    following = pointed !== null && isConnected(holder) ? requestAnimationFrame(follow) : 0;
  };

  /** Shows a sentence. `patient`: not yet on a page that is still being loaded. */
  const mark = (text, patient = false) => {
    if (patient && readyState(document) !== 'complete' && performance.now() < LOADING_MS) return {};
    shown();
    if (line.textContent !== text) line.textContent = text;
    set(line, 'display', 'block');
    set(holder, 'box-shadow', `inset 0 0 0 3px ${COLOUR}`);
    return {};
  };
  /** Draws a frame around a control of this document until `unmark`. */
  const point = n => {
    shown();
    pointed = n;
    if (!following) follow();
    return {};
  };
  const unmark = () => {
    pointed = null;
    holder?.remove();
    holder = null;
    return {};
  };
  /** Returns what `read` does without the mark. */
  const unmarked = read => {
    const own = holder && isConnected(holder) ? holder : null;
    own?.remove();
    const result = read();
    if (own) html(document).append(own);
    return result;
  };

  return { mark, point, unmark, unmarked };
})());
