// @ts-check
// What a person has to know for a yes and does not see: the fields that a press would send, and what is folded away.
Object.assign(eyes, (() => {
  const { all, attr, begin, closest, drawn, getRootNode, has, labelled, localName, matches, nodeValue, referenced, rendered,
    roots, squeeze, textContent } = dom;
  const { generated } = names;
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

  /** Sums that no text holds: drawn by style sheets, told by a picture's alt or by what comes up under the pointer. */
  const undrawn = root => [...all(root, '*')].flatMap(el => {
    const tips = SUM.test(attr(el, 'title') || '') ? [attr(el, 'title')] : [];
    if (localName(el) === 'img') return SUM.test(attr(el, 'alt') || '') ? [...tips, attr(el, 'alt')] : tips;
    const [before, after] = generated(el);
    if (SUM.test(before + after) && drawn(el)) tips.push(`${before} ${textContent(el).slice(0, 300)} ${after}`);
    return !before && !after && isUnread(el) ? [...tips, UNREAD] : tips;
  }).map(squeeze);
  const SUM = /\p{Nd}/u;

  /** Stands for a part that shows something and has no text: a canvas, or an element that a closed shadow root fills. */
  const UNREAD = '\ufffc';
  const isUnread = el => {
    const tag = localName(el);
    if (tag === 'canvas') return drawn(el) && el.width * el.height > 2000;
    if (!(HOSTS.test(tag) || tag.includes('-')) || el.firstChild || el.shadowRoot || el.offsetHeight < 8 || !drawn(el)) {
      return false;
    }
    const style = getComputedStyle(el), sizes = el.computedStyleMap();
    const above = el.parentElement && getComputedStyle(el.parentElement).display || '';
    const sized = ['height', 'min-height', 'aspect-ratio'].some(name => !/^(auto|0px)$/.test(String(sizes.get(name))));
    if (sized || /flex|grid/.test(above) || /absolute|fixed/.test(style.position) || style.display === 'inline-block') return false;
    const edges = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'];
    return el.offsetHeight - edges.reduce((sum, name) => sum + parseFloat(style[name]), 0) > 4 && el.offsetWidth > 20;
  };
  const HOSTS = /^(article|aside|blockquote|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

  /** What one press more would show: closed details, parts of the page that a folded control names, drawn sums. */
  const folded = () => {
    begin();
    const found = new Set();
    for (const root of roots()) {
      for (const el of all(root, 'details:not([open])')) found.add(el);
      for (const el of all(root, '[aria-expanded="false"][aria-controls]')) {
        for (const part of referenced(el, 'aria-controls')) if (!rendered(part)) found.add(part);
      }
    }
    const said = [...[...found].map(textIn), ...roots().flatMap(undrawn)];
    return { text: said.join('\n').slice(0, MOST_FOLDED) };
  };

  return { folded, sends };
})());
