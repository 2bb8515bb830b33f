// @ts-check
// Content script of one frame: reads through the page script (eyes.js), clicks, fills and selects.
// Runs in the extension's isolated world, invisible to the page's scripts. Only the worker calls it, through `ask`.
globalThis[Symbol.for('subterminator.frame')] ??= (() => {
  const eyes = globalThis[Symbol.for('subterminator.eyes')];
  const EYES = ['look', 'find', 'frames', 'probe', 'remember', 'arm', 'fired', 'disarm', 'stir', 'toEnd', 'sends',
    'folded', 'secrets', 'mark', 'point', 'unmark'];
  const [INTERACTIVE, IN_VIEWPORT] = [1, 2];

  // -- reading --------------------------------------------------------------------------------------------------------

  /** Runs a verb and returns its answer as JSON text, or `{"error": …}`. */
  const ask = (verb, args) => {
    try {
      if (!Object.hasOwn(VERBS, verb)) throw new Error(`no verb is called ${verb}`);
      return JSON.stringify(VERBS[verb](...args));
    } catch (error) {
      return JSON.stringify({ error: String(error?.message ?? error) });
    }
  };

  /**
   * Returns the position of this frame: the chain of frame indexes up to the top (null for an iframe in a shadow root),
   * and its own iframes with their indexes.
   */
  const place = () => {
    const chain = [];
    for (let at = /** @type {Window} */ (window); at !== at.parent; at = at.parent) chain.push(indexOf(at.parent, at));
    const frames = eyes.frames().frames.map(each => ({ ...each, index: indexOf(window, eyes.node(each.n)?.contentWindow) }));
    return { url: document.URL, chain, frames };
  };
  const indexOf = (parent, child) => {
    for (let i = 0; i < parent.length; i++) if (parent[i] === child) return i;
    return null;
  };

  /** Returns the rows for the Snapshot of seed 002: interactive elements in the viewport, and iframes, in order. */
  const snapshot = () => eyes.read().elements.flatMap(row => {
    const [n, role, name, text, tag] = row;
    const [x, y, width, height] = row.slice(8, 12);
    const el = eyes.node(n);
    const [flags, method, action] = [row[13], row[15], row[16]];
    const shown = (flags & IN_VIEWPORT) && el && !isAgentsOwn(el);
    if (!shown || !((flags & INTERACTIVE) || role === 'iframe')) return [];
    return [{
      n, role, name, tag: tag.toUpperCase(), x, y, width, height, interactive: Boolean(flags & INTERACTIVE),
      expect: { role, name, text: text === 0 ? name : text, form_method: method || '', form_action: action || '' },
    }];
  });
  const isAgentsOwn = el => {
    for (let at = el; at; at = at.parentElement || at.getRootNode().host) {
      if (at.hasAttribute('data-browser-agent-ui')) return true;
    }
    return false;
  };

  const html = () => {
    const { doctype, documentElement } = document;
    const text = eyes.unmarked(() => documentElement.outerHTML);
    return { html: (doctype ? `${new XMLSerializer().serializeToString(doctype)}\n` : '') + text };
  };

  // -- acting ---------------------------------------------------------------------------------------------------------
  // Each returns {done: true}, or {code, message} if certainly nothing was done. Check and act run in one turn, so that
  // no script of the page can run in between.

  const named = expect => `${expect.role}${expect.name || expect.text ? ` '${expect.name || expect.text}'` : ''}`;

  /** Scrolls the node into view. Returns its press point, or {code, message} if it cannot be pressed. */
  const ready = (n, expect, kind) => {
    const probe = eyes.probe(n, expect);
    const no = (code, why) => ({ code, message: `${named(expect)} ${why}` });
    if (Date.now() > expect.until) return no('timeout', 'came to its turn too late, and was not touched');
    if (probe.gone) return no('gone', 'is gone from the page');
    if (!probe.same) return no('page-changed', `reads differently now: ${probe.differs}`);
    if (kind === 'scroll') return { point: probe.point };
    if (!probe.visible) return no('not-visible', `is not visible: ${probe.why || 'a person could not see it'}`);
    if (probe.disabled) return no('disabled', 'is disabled');
    if (kind === 'click' && !probe.hit) return no('obscured', `is covered by ${probe.coveredBy || 'something else'}`);
    return { point: probe.point };
  };

  const doing = (kind, act) => (n, expect, value) => {
    const readiness = ready(n, expect, kind);
    return readiness.code ? readiness : act(eyes.node(n), value) || { done: true };
  };

  const press = (n, expect) => {
    const beforeHover = ready(n, expect, 'click');
    if (beforeHover.code) return beforeHover;
    hoverAt(beforeHover.point);
    const readiness = ready(n, expect, 'click');       // checked again after the page's hover handlers
    if (readiness.code) return readiness.code === 'gone' ? { ...readiness, code: 'page-changed' } : readiness;
    arm(n, expect);
    eyes.remember(n);
    const leads = watchLeaving(() => clickAt(eyes.node(n), readiness.point));
    return { ...pressed(expect), leads };
  };

  /** Returns whether the act started a navigation, which the worker then waits for. */
  const watchLeaving = act => {
    let leads = false;
    const submitted = event => {
      leads ||= !event.defaultPrevented;
    };
    const left = ({ destination, downloadRequest }) => {
      leads ||= !destination.sameDocument && downloadRequest === null;
    };
    window.addEventListener('submit', submitted);
    window.navigation?.addEventListener('navigate', left);
    act();
    window.removeEventListener('submit', submitted);
    window.navigation?.removeEventListener('navigate', left);
    return leads;
  };
  const arm = (n, expect) => {
    watch(n, expect.form);
    return eyes.arm(n, expect);
  };

  /** Returns the result of the armed press. */
  const pressed = expect => {
    const fired = eyes.fired();
    const strayed = watched?.strayed;
    eyes.disarm();
    if (strayed) {
      unwatch();
      stop();
      return { code: 'page-changed', message: `${named(expect)} was not sent: ${strayed}` };
    }
    if (fired.blocked) return { code: 'page-changed', message: `${named(expect)} was not pressed: ${fired.blocked}` };
    if (!fired.received && fired.armed) {
      return { code: 'obscured', message: `the press on ${named(expect)} never reached it` };
    }
    return { done: true };
  };

  // -- form check: only the form that was read before may be sent, to the same address, with the same choices ---------

  // Active until the next press, because a page may submit later.

  let watched = null;
  const watch = (n, form) => {
    unwatch();
    if (!form) return;
    watched = { n, form, strayed: '' };
    addEventListener('submit', weigh);                 // registered last, to see the page's own changes
    addEventListener('formdata', weighEntries, true);  // also catches scripted submissions
  };
  const unwatch = () => {
    removeEventListener('submit', weigh);
    removeEventListener('formdata', weighEntries, true);
    watched = null;
  };
  const stray = why => {
    watched.strayed ||= why;
    setTimeout(() => stop());
  };

  const weigh = event => {
    if (event.defaultPrevented) return;
    const why = formDiffers(event.target);
    if (!why) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stray(why);
  };
  const weighEntries = event => {
    const entries = [...event.formData].map(([name, value]) => [name, typeof value === 'string' ? value : null]);
    const why = formDiffers(event.target) || entriesDiffer(entries);
    if (!why) return;
    for (const [name] of entries) event.formData.delete(name);
    stray(why);
  };

  const formDiffers = form => {
    const el = eyes.node(watched.n);
    const control = el?.closest('button,input') ?? el;
    if (!control || control.form !== form) return 'the page sends another form';
    const { form: now } = eyes.sends(watched.n);
    if (!now) return 'it sends no form any more';
    if (now.method !== watched.form.method || now.action !== watched.form.action) return `the form goes to ${now.action} now`;
    return entriesDiffer(now.fields);
  };
  const squeezed = text => text.split(/\s+/).filter(Boolean).join(' ').slice(0, 2000);
  /** Whether a value is a token or a timestamp. Only these may change before sending. */
  const isTokenOrTime = value => /^\d{9,}$/.test(value) || /^(?=.*\d)[\w+/=.:~-]{16,}$/.test(value);
  const entriesDiffer = entries => {
    for (const [name, value] of entries) {
      const known = watched.form.fields.filter(([other]) => other === name);
      if (value === null || known.some(([, was]) => (was ?? null) === null || squeezed(was) === squeezed(value))) continue;
      const made = known.some(([, , kind]) => kind === 'chosen' || kind === 'button');
      if (!made && isTokenOrTime(value)) continue;
      return known.length ? `its field '${name}' is sent as '${value.slice(0, 80)}'` : `it has a field more, '${name}'`;
    }
    return '';
  };

  const mouseAt = ([x, y]) => {
    const common = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, button: 0 };
    return [common, { ...common, pointerId: 1, pointerType: 'mouse', isPrimary: true }];
  };

  /** Moves the pointer to the point with all mouse events that precede a press. */
  const hoverAt = point => {
    const [common, pointer] = mouseAt(point);
    const [before, now] = [over, holders(eyes.under(...point))];
    over = now;
    const move = (way, bounds, from, to) => {
      if (!from.length || from.at(-1) === to.at(-1)) return;
      /** @type {[string, typeof MouseEvent, object][]} */
      const makers = [['pointer', PointerEvent, pointer], ['mouse', MouseEvent, common]];
      for (const [kind, type, init] of makers) {
        from.at(-1).dispatchEvent(new type(kind + way, { ...init, button: kind === 'pointer' ? -1 : 0 }));
        const crossed = from.filter(el => !to.includes(el));
        for (const el of bounds === 'leave' ? crossed.toReversed() : crossed) {
          el.dispatchEvent(new type(kind + bounds, { ...init, bubbles: false, cancelable: false, composed: false }));
        }
      }
    };
    move('out', 'leave', before.filter(el => el.isConnected), now);
    move('over', 'enter', now, before);
    now.at(-1)?.dispatchEvent(new PointerEvent('pointermove', { ...pointer, button: -1 }));
    now.at(-1)?.dispatchEvent(new MouseEvent('mousemove', common));
  };
  /** Elements under the pointer, outermost first. */
  let over = [];
  const holders = el => el ? [...holders(el.parentElement ?? el.getRootNode().host), el] : [];

  /** Clicks at the point as far as a script can: mouse events, focus, and default action. */
  const clickAt = (el, [x, y]) => {
    const target = eyes.under(x, y) || el;
    const [common, pointer] = mouseAt([x, y]);
    const down = { buttons: 1, detail: 1 };
    target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...down, detail: 0 }));
    const notPrevented = target.dispatchEvent(new MouseEvent('mousedown', { ...common, ...down }));
    if (notPrevented) el.focus?.({ preventScroll: true });
    target.dispatchEvent(new PointerEvent('pointerup', { ...pointer, buttons: 0 }));
    target.dispatchEvent(new MouseEvent('mouseup', { ...common, detail: 1 }));
    target.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }));
  };

  const changed = (el, value) => {
    el.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: value, inputType: 'insertText' }));
    el.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const setterOf = type => Object.getOwnPropertyDescriptor(type.prototype, 'value').set;

  const fill = (el, value) => {
    const editable = el.isContentEditable;
    const type = el instanceof HTMLInputElement ? HTMLInputElement : el instanceof HTMLTextAreaElement && HTMLTextAreaElement;
    if (!type && !editable) return { code: 'failed', message: `${el.localName} is nothing that is typed into` };
    if (type && el.readOnly) return { code: 'disabled', message: `${el.localName} is read only` };
    el.focus({ preventScroll: true });
    if (editable) {
      document.getSelection().selectAllChildren(el);
      document.execCommand('insertText', false, value);
      return null;
    }
    setterOf(type).call(el, value);
    if (el.value !== value) return { code: 'failed', message: `a field of type ${el.type} does not take that text` };
    changed(el, value);
    return null;
  };

  const select = (el, wanted) => {
    if (!(el instanceof HTMLSelectElement)) return { code: 'failed', message: `${el.localName} has no options` };
    const options = [...el.options];
    const label = option => (option.label || option.text).replace(/\s+/g, ' ').trim();
    const option = wanted === null || wanted === undefined ? options[1] || options[0]
      : options.find(each => label(each) === wanted) || options.find(each => each.value === wanted);
    if (!option) return { code: 'not-found', message: `there is no option '${wanted}'` };
    if (option.matches(':disabled')) return { code: 'disabled', message: `the option '${label(option)}' is disabled` };
    el.focus({ preventScroll: true });
    option.selected = true;
    changed(el, option.value);
    return null;
  };

  /** Presses a key as far as a script can: key events, and the default action of Enter, Space, Escape or a character. */
  const key = (el, name) => {
    const pressedKey = name === 'Space' ? ' ' : name;
    el.focus({ preventScroll: true });
    const init = { key: pressedKey, code: CODES[pressedKey] || '', bubbles: true, cancelable: true, composed: true, view: window };
    const character = [...pressedKey].length === 1;
    if (!character && !CODES[pressedKey]) {
      return { code: 'failed', message: `the key ${name} can only be pressed in the edition with trusted clicks` };
    }
    if (el.dispatchEvent(new KeyboardEvent('keydown', init))) byDefault(el, pressedKey, character);
    el.dispatchEvent(new KeyboardEvent('keyup', init));
    return null;
  };
  const CODES = { 'Enter': 'Enter', ' ': 'Space', 'Escape': 'Escape' };
  const byDefault = (el, pressedKey, character) => {
    const typed = el instanceof HTMLTextAreaElement || el.isContentEditable ||
      el instanceof HTMLInputElement && !/^(button|submit|reset|image|checkbox|radio|file)$/.test(el.type);
    if (pressedKey === 'Escape') document.querySelector('dialog:modal')?.requestClose?.();
    else if (typed && pressedKey === 'Enter' && el instanceof HTMLInputElement) submit(el.form);
    else if (typed) document.execCommand('insertText', false, pressedKey === 'Enter' ? '\n' : pressedKey);
    else if (pressedKey === 'Enter' || character && pressedKey === ' ') el.click();
  };
  const submit = form => {
    const button = form && [...form.elements].find(each => each.type === 'submit' || each.type === 'image');
    if (button) button.click();
    else form?.requestSubmit();
  };

  const scroll = (n, expect, value) => {
    const readiness = ready(n, expect, 'scroll');
    if (readiness.code) return readiness;
    if (value === 'end') eyes.toEnd(n);
    return { done: true };
  };

  const VERBS = {
    ...Object.fromEntries(EYES.map(verb => [verb, eyes[verb]])),
    place, snapshot, html, ready, arm, press, pressed, scroll,
    fill: doing('fill', fill), select: doing('select', select), key: doing('key', key),
    state: () => ({ url: document.URL, origin: window.origin }),
    focus: n => {
      eyes.node(n)?.focus({ preventScroll: true });
      return {};
    },
    scrollTo: (x, y) => {
      window.scrollTo({ left: x, top: y, behavior: 'instant' });
      return {};
    },
  };
  return ask;
})();
