// @ts-check
// Shows the person a sentence over the page, with a border around it: the only thing that is ever drawn into a page.
// It stands outside the body, in a closed shadow root and without pointer events, so that reading and clicks ignore it;
// for pictures and saved pages it is taken away.
Object.assign(eyes, (() => {
  const { html, isConnected, readyState } = dom;
  const COLOUR = '#c2410c';
  /** A framework that takes over the document may stumble over a part that is not its own: it is waited for, this long. */
  const LOADING_MS = 5000;
  let holder = null, line = null;

  /** Makes an element of which no rule of the page's style sheets changes anything. */
  const made = rules => {
    const el = document.createElement('div');
    for (const [name, value] of Object.entries(rules)) el.style.setProperty(name, value, 'important');
    return el;
  };
  const make = () => {
    holder = made({ 'all': 'initial', 'display': 'block', 'position': 'fixed', 'inset': '0', 'z-index': '2147483647',
      'pointer-events': 'none', 'box-shadow': `inset 0 0 0 3px ${COLOUR}` });
    holder.setAttribute('data-browser-agent-ui', '');
    holder.setAttribute('aria-hidden', 'true');
    line = made({ 'position': 'absolute', 'left': '0', 'bottom': '0', 'padding': '4px 10px', 'background': COLOUR,
      'color': '#fff', 'font': '13px/1.4 system-ui, sans-serif', 'border-top-right-radius': '6px' });
    holder.attachShadow({ mode: 'closed' }).append(line);
  };

  /** Shows a sentence. `patient`: not yet on a page that is still being loaded. */
  const mark = (text, patient = false) => {
    if (patient && readyState(document) !== 'complete' && performance.now() < LOADING_MS) return {};
    if (!holder) make();
    if (line.textContent !== text) line.textContent = text;
    if (!isConnected(holder)) html(document).append(holder);
    return {};
  };
  const unmark = () => {
    holder?.remove();
    return {};
  };
  /** Returns what `read` does without the mark. */
  const unmarked = read => {
    const shown = holder && isConnected(holder);
    unmark();
    const result = read();
    if (shown) html(document).append(holder);
    return result;
  };

  return { mark, unmark, unmarked };
})());
