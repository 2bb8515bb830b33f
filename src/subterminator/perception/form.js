// What a press would send: the fields of the form that it submits, as they stand. Asked for only where a yes is needed.
(dom, names, eyes) => {
  const { attr, closest, getRootNode, has, labelled, localName, matches } = dom;
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
    dom.begin();
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

  return { sends };
}
