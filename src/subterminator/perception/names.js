// @ts-check
// Role (HTML-AAM, ARIA 1.2), accessible name (accname 1.2) and secrecy of an element.
const names = (() => {
  const { all, attr, attributes, children, closest, drawn, firstChild, firstElementChild, has, isElement, labels, localName,
    nextSibling, nodeType, nodeValue, referenced, rendered, shadowRoot, squeeze, textContent, up } = dom;
  const { generated } = styles;

  const words = text => new Set(text.trim().split(/\s+/));
  const ROLES = words(`alert alertdialog application article banner blockquote button caption cell checkbox code
    columnheader combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure
    form generic grid gridcell group heading img image insertion link list listbox listitem log main mark marquee math
    menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation
    progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton
    status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
    treegrid treeitem`);
  const BY_TAG = {
    article: 'article', aside: 'complementary', blockquote: 'blockquote', button: 'button', caption: 'caption',
    code: 'code', datalist: 'listbox', dd: 'definition', del: 'deletion', details: 'group', dfn: 'term',
    dialog: 'dialog', dt: 'term', em: 'emphasis', fieldset: 'group', figure: 'figure', form: 'form', frame: 'iframe',
    h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading', hr: 'separator',
    html: 'document', iframe: 'iframe', ins: 'insertion', li: 'listitem', main: 'main', mark: 'mark', math: 'math',
    menu: 'list', meter: 'meter', nav: 'navigation', ol: 'list', optgroup: 'group', option: 'option', output: 'status',
    p: 'paragraph', progress: 'progressbar', search: 'search', strong: 'strong', sub: 'subscript', sup: 'superscript',
    summary: 'button', table: 'table', tbody: 'rowgroup', td: 'cell', textarea: 'textbox', tfoot: 'rowgroup',
    thead: 'rowgroup', time: 'time', tr: 'row', ul: 'list',
  };
  const BY_TYPE = {
    button: 'button', checkbox: 'checkbox', color: 'button', file: 'button', image: 'button', number: 'spinbutton',
    radio: 'radio', range: 'slider', reset: 'button', search: 'searchbox', submit: 'button',
  };
  const SECTIONING = words('dialog article aside main nav section');
  const SECTIONING_ROLES = words('alertdialog dialog article complementary main navigation region');
  const FROM_CONTENT = words(`button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox
    menuitemradio option radio row rowheader switch tab tooltip treeitem`);
  /** Roles of plain text; such an element has a name only if it can be pressed. */
  const TEXTUAL = words('code definition emphasis generic listitem paragraph strong term time');
  const ASKING = words('combobox listbox textbox searchbox spinbutton');
  const MOST_OF_A_CAPTION = 100;
  const UNNAMED = words(`caption code deletion emphasis insertion mark none paragraph presentation strong subscript
    superscript`);
  const CLOSED = words('menu menubar listbox tree grid treegrid tablist radiogroup');
  const WITH_RANGE = words('slider spinbutton progressbar scrollbar meter');
  const EMBEDDED = words(`combobox listbox menu menubar meter progressbar scrollbar searchbox slider spinbutton
    textbox`);
  const CONTENTLESS = words('input select textarea img iframe meter progress');
  const BUTTONS = words('button submit reset image');
  const SECRET = new RegExp([
    'pass.?(?:word|wd|code|phrase)|passwd',
    'card.?(?:num|no\\b|nr)|cc.?num|kreditkart',
    'cvc|cvv|\\b(?:csc|pan|ccn|iban|ssn|pin|otp|totp)\\d?\\b',
    'one.?time|(?:security|verification|2fa|mfa|sms).?code',
  ].join('|'), 'i');

  const typeOf = input => (attr(input, 'type') || 'text').toLowerCase();

  const inSection = el => Boolean(closest(up(el), at => SECTIONING.has(localName(at)) ||
    SECTIONING_ROLES.has(attr(at, 'role'))));

  const implied = el => {
    const tag = localName(el);
    switch (tag) {
      case 'a': case 'area':
        return has(el, 'href') || (el instanceof SVGElement && has(el, 'xlink:href')) ? 'link' : 'generic';
      case 'input': {
        const type = typeOf(el);
        if (type === 'checkbox' && has(el, 'switch')) return 'switch';
        if (has(el, 'list') && /^(text|search|email|tel|url)$/.test(type)) return 'combobox';
        return BY_TYPE[type] || 'textbox';
      }
      case 'select':
        return has(el, 'multiple') || Number(attr(el, 'size')) > 1 ? 'listbox' : 'combobox';
      case 'img':
        return attr(el, 'alt') === '' && !attr(el, 'title') && !has(el, 'aria-label') && !has(el, 'aria-labelledby')
          ? 'presentation' : 'img';
      case 'svg':
        return 'img';
      case 'header':
        return inSection(el) ? 'generic' : 'banner';
      case 'footer':
        return inSection(el) ? 'generic' : 'contentinfo';
      case 'section':
        return has(el, 'aria-label') || has(el, 'aria-labelledby') || has(el, 'title') ? 'region' : 'generic';
      case 'th':
        return attr(el, 'scope') === 'row' ? 'rowheader' : 'columnheader';
      default:
        return Object.hasOwn(BY_TAG, tag) ? BY_TAG[tag] : editable(el) ? 'textbox' : 'generic';
    }
  };

  const editable = el => {
    const given = attr(el, 'contenteditable');
    return given !== null && given.toLowerCase() !== 'false';
  };

  /** Whether a tip holds buttons, and so is a question of a kit ("Are you sure?"): a tip of ARIA holds no controls. */
  const asks = (el, role) => role === 'tooltip' && all(el, 'button,[role=button]').length > 1;
  /** Explicit role if valid, else the role implied by the tag; "generic" without one. */
  const roleOf = el => {
    const tag = localName(el);
    if (tag === 'iframe' || tag === 'frame') return 'iframe';       // a document stands there, whatever it claims
    const given = attr(el, 'role');
    if (given) {
      for (const role of given.trim().toLowerCase().split(/\s+/)) {
        if (!ROLES.has(role)) continue;
        if ((role === 'none' || role === 'presentation') && (has(el, 'tabindex') || tag === 'button')) break;
        if (asks(el, role)) return 'dialog';
        return role === 'image' ? 'img' : role;
      }
    }
    return implied(el);
  };

  /** Returns whether it is a password, one-time-code or card field, whose value never leaves the page. */
  const isSecret = el => {
    const tag = localName(el);
    if (tag === 'input') {
      const type = typeOf(el);
      if (type === 'password') return true;
      if (/^(checkbox|radio|button|submit|reset|image|file|range|color)$/.test(type)) return false;
    } else if (tag !== 'textarea' && tag !== 'select' && !editable(el) && attr(el, 'role') !== 'textbox') {
      return false;
    }
    const complete = (attr(el, 'autocomplete') || '').toLowerCase();
    if (/(^|\s)(cc-(?!name|type)\S+|one-time-code|current-password|new-password)(\s|$)/.test(complete)) return true;
    if (tag === 'select') return false;
    const given = attributes(el);
    let said = '';
    for (const name of CALLING) if (given.has(name)) said += given.get(name) + APART;
    if (said === '') return false;
    let tells = judged.get(said);
    if (tells === undefined) {
      if (judged.size > 5000) judged.clear();
      judged.set(said, tells = SECRET.test(said.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')));
    }
    return tells;
  };
  /** Whether words tell of a secret, by the words: fields keep theirs from look to look. */
  const judged = new Map();
  const CALLING = ['name', 'id', 'aria-label', 'placeholder'];
  /** Separates the words of two attributes. */
  const APART = '\n\n';

  const selectedText = el => {
    if (el instanceof HTMLSelectElement) return [...el.selectedOptions].map(o => squeeze(o.label || o.text)).join(' ');
    const find = at => children(at).filter(isElement).flatMap(child =>
      attr(child, 'role') === 'option' && attr(child, 'aria-selected') === 'true' ? [child] : find(child));
    const owned = referenced(el, 'aria-owns').concat(referenced(el, 'aria-controls'));
    const chosen = find(el).concat(owned.flatMap(find));
    return chosen.map(option => squeeze(option.textContent)).join(' ');
  };

  /** Value of a form field as part of another element's name. Never of a secret field. */
  const embedded = (el, role) => {
    if (isSecret(el)) return '';
    const field = el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement;
    if (role === 'textbox' || role === 'searchbox') return field ? el.value : null;
    if (role === 'combobox' || role === 'listbox') {
      if (field) return el.value;
      const chosen = selectedText(el);
      if (chosen || el instanceof HTMLSelectElement || role === 'listbox') return chosen;
      return children(el).some(isElement) ? null : el.textContent;
    }
    if (WITH_RANGE.has(role)) {
      const given = attr(el, 'aria-valuetext') ?? attr(el, 'aria-valuenow');
      return given ?? (field ? el.value : attr(el, 'value') ?? '');
    }
    return role === 'menu' || role === 'menubar' ? '' : null;
  };

  /**
   * Name from content: children in the flat tree, generated text, and what aria-owns adds. Of an invisible element only
   * visible descendants count.
   */
  const content = (el, how) => {
    const shown = how.all || drawn(el);
    const [before, after] = shown ? generated(el) : NOTHING;
    let text = before;
    if (shadowRoot(el) || localName(el) === 'slot') {
      for (const child of children(el)) text += part(child, how, shown);
    } else if (firstElementChild(el)) {
      for (let child = firstChild(el); child; child = nextSibling(child)) text += part(child, how, shown);
    } else if (shown) {
      text += textContent(el);
    }
    for (const owned of referenced(el, 'aria-owns')) text += ' ' + part(owned, how, shown);
    return text + after;
  };
  const NOTHING = ['', ''];
  const part = (node, how, shown) => {
    const type = nodeType(node);
    if (type === 3) return shown ? nodeValue(node) : '';
    if (type !== 1) return '';
    if (node === how.own) return ' ';                 // the field stands there, as a box among the words
    const tag = localName(node);
    if (tag === 'br') return ' ';
    if (tag === 'script' || tag === 'style' || tag === 'template' || tag === 'noscript') return '';
    if (!how.all && hidden(node)) return '';
    const text = alternative(node, how, 'inside');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };

  const firstOf = (el, tag) => children(el).find(child => isElement(child) && localName(child) === tag);

  /** Native name: label, legend, caption, alt, value of a button. "" without one. */
  const native = (el, how) => {
    const tag = localName(el);
    const inner = child => child ? alternative(child, how, 'native') : '';
    switch (tag) {
      case 'input': {
        const type = typeOf(el);
        if (type === 'image') {
          return labelText(el, how) || attr(el, 'alt') || attr(el, 'value') || attr(el, 'title') || 'Submit';
        }
        if (!BUTTONS.has(type)) return labelText(el, how);
        if (el.value) return el.value;
        const offered = labelText(el, how) || attr(el, 'title');
        return offered || (type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '');
      }
      case 'button': case 'meter': case 'output': case 'progress': case 'select': case 'textarea':
        return labelText(el, how);
      case 'fieldset': return inner(firstOf(el, 'legend'));
      case 'figure': return inner(firstOf(el, 'figcaption'));
      case 'table': return inner(firstOf(el, 'caption')) || attr(el, 'summary');
      case 'img': case 'area': return attr(el, 'alt');
      case 'optgroup': return attr(el, 'label');
      case 'a': case 'svg':
        return el instanceof SVGElement ? titleOf(el) || attr(el, 'xlink:title') : '';
      default:
        return el instanceof SVGElement ? titleOf(el) : '';
    }
  };
  const titleOf = svg => firstOf(svg, 'title')?.textContent || '';
  const labelText = (el, how) => {
    const found = labels(el);
    if (!found.length) return '';
    const own = { ...how, own: el };
    return squeeze(found.map(label => alternative(label, own, 'label')).join(' '));
  };

  /** Returns whether it, or an ancestor in the flat tree, has aria-hidden. */
  const silenced = el => Boolean(closest(el, at => attr(at, 'aria-hidden') === 'true'));
  const hidden = el => !rendered(el) || attr(el, 'aria-hidden') === 'true';

  /**
   * The text alternative of `el`, accname 1.2 §4.3.2. `step` is the way to it: root, reference (by
   * aria-labelledby), label, native, inside. `how` has the nodes `seen`, whether it is by `reference`, whether hidden
   * nodes count (`all`, as they do inside a hidden node named by reference), and the field whose label is read (`own`).
   */
  const alternative = (el, how, step) => {
    const root = step === 'root';
    if (el === how.own || !how.all && (root ? !rendered(el) && !standsForIt(el) : step !== 'inside' && hidden(el))) {
      return '';
    }
    if (!how.reference && has(el, 'aria-labelledby')) {
      const named = referenced(el, 'aria-labelledby').map(target => alternative(target,
        { seen: how.seen, reference: true, all: !drawn(target) || silenced(target) }, 'reference')).join(' ');
      if (squeeze(named)) return named;
    }
    if (!root && how.seen.has(el)) return '';
    how.seen.add(el);
    const role = roleOf(el);
    const given = attr(el, 'aria-label');
    if (EMBEDDED.has(role) && (step === 'inside' || step === 'reference' && !given)) {
      const value = embedded(el, role);
      if (value !== null) return value;
    }
    const unnamed = role === 'presentation' || role === 'none';
    const mute = root && UNNAMED.has(role);
    if (given && !mute && squeeze(given)) return given;
    if (!unnamed) {
      const offered = native(el, how);
      if (offered && squeeze(offered)) return offered;
    }
    const title = unnamed || mute ? '' : attr(el, 'title') || '';
    if (root && TEXTUAL.has(role) && squeeze(title)) return title;
    if (root ? readsContent(el, role) : !CLOSED.has(role) || step === 'reference') {
      const text = content(el, how);
      if (squeeze(text) || !root && !squeeze(title)) return text;
    }
    if (squeeze(title)) return title;
    const hint = root || step === 'reference' ? attr(el, 'placeholder') || attr(el, 'aria-placeholder') || '' : '';
    return hint || (root && ASKING.has(role) ? captioned(el) : '');
  };
  /**
   * Names a field without an accessible name by the text beside it, which people read as its name: a label that the kit
   * hides and shows a copy of in its frame, or the term or row header before its cell.
   */
  const captioned = el => {
    const written = [...new Set(labels(el).map(label => squeeze(textContent(label))))].filter(Boolean).join(' ');
    if (written) return written.slice(0, MOST_OF_A_CAPTION);
    const cell = closest(el, at => localName(at) === 'dd' || localName(at) === 'td');
    if (!cell) return '';
    const beside = children(up(cell));
    const caption = localName(cell) === 'dd' ? 'dt' : 'th';
    const ahead = beside.slice(0, beside.indexOf(cell)).reverse().find(at => localName(at) === caption);
    return ahead && rendered(ahead) ? squeeze(textContent(ahead)).slice(0, MOST_OF_A_CAPTION) : '';
  };
  const readsContent = (el, role) => !CONTENTLESS.has(localName(el)) &&
    (FROM_CONTENT.has(role) || TEXTUAL.has(role) && clickable(el));

  /** Returns whether it is pressable without a role: its name is then its text. */
  const clickable = el => has(el, 'onclick') || has(el, 'tabindex') || localName(el) === 'label' ||
    getComputedStyle(el).cursor === 'pointer';
  /** Returns whether it is a hidden checkbox, radio or file field, drawn and pressed through its label. */
  const standsForIt = el => localName(el) === 'option' || localName(el) === 'input' && labels(el).some(drawn);
  /** Name of most links, buttons and headings: elements of plain text without a naming attribute. */
  const plain = el => {
    const tag = localName(el);
    if (!PLAIN.has(tag) || firstElementChild(el) || shadowRoot(el)) return '';
    const given = attributes(el);
    if (tag === 'a' && !given.has('href')) return '';
    for (const name of given.keys()) if (TELLING.test(name)) return '';
    if (!drawn(el) || tag === 'button' && labels(el).length) return '';
    const [before, after] = generated(el);
    return squeeze(before + textContent(el) + after);
  };
  const PLAIN = words('a button h1 h2 h3 h4 h5 h6');
  const TELLING = /^(role|(xlink:)?title|aria-.*)$/;
  /** Accessible name, white space collapsed, cut at 300 characters. */
  const nameOf = el => (plain(el) || squeeze(alternative(el, { seen: new Set() }, 'root'))).slice(0, 300);

  /**
   * The visible text of a control, and what a person sees there besides though neither that text nor the name says it:
   * texts of style sheets, and of pictures by their alt. Only a control that is named otherwise than by what it holds.
   */
  const shownText = (el, text, name) => {
    if (!has(el, 'aria-label') && !has(el, 'aria-labelledby') || !FROM_CONTENT.has(roleOf(el))) return text;
    const parts = [el, ...all(el, '*')].slice(0, MOST_PARTS).filter(drawn);
    const said = parts.flatMap(at => localName(at) === 'img' ? [attr(at, 'alt') || ''] : generated(at)).map(squeeze)
      .filter(each => /\p{L}/u.test(each) && !name.includes(each) && !text.includes(each));
    return said.length ? squeeze([text, ...said].join(' ')).slice(0, 500) : text;
  };
  const MOST_PARTS = 50;

  return Object.freeze({ asks, BUTTONS, editable, generated, isSecret, nameOf, roleOf, selectedText, shownText, typeOf, words });
})();
