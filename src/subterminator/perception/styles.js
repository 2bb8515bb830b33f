// @ts-check
// Text of ::before and ::after. The style of a pseudo-element is expensive, so it is read only for elements to which a
// rule of a readable sheet could give one.
const styles = (() => {
  const { asked, assignedSlot, attribute, getRootNode, hasAttributes, html, localName, matches, shadowRoot } = dom;
  const sheetsOf = Object.getOwnPropertyDescriptor(Document.prototype, 'styleSheets').get;
  const adopted = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets').get;
  /** With more selectors that fit any element, matching takes longer than reading the styles. */
  const MOST = 40;
  const PSEUDO = /::?(?:before|after)(?![\w-])(?::[\w-]+(?:\([^()]*\))?)*/gi;
  const BARE = /(^|[\s,>+~(|])(?=::?(?:before|after)(?![\w-]))/gi;
  /** Selectors that match another element outside their rule. */
  const ELSEWHERE = /&|:host|:scope|::slotted|::part/i;

  /** Selector of the elements at which a rule may generate text; '*' where that is unknown. */
  const bearers = selector => {
    if (ELSEWHERE.test(selector)) return '*';
    const bare = selector.replace(BARE, '$1*').replace(PSEUDO, '');
    try {
      matches(html(document), bare);
      return bare;
    } catch {
      return '*';
    }
  };
  /** Adds to `known` the selectors `found` in these rules, and the `groups` of rules that reveal a change. */
  const collect = (rules, known, nested) => {
    known.groups.push([rules, rules.length, rules[0], rules[rules.length - 1]]);
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i];
      const { selectorText } = rule;
      if (selectorText !== undefined) {
        const draws = /:(?:before|after)/i.test(selectorText);
        if (draws && rule.style.content) known.found.add(nested ? '*' : bearers(selectorText));
        if (rule.cssRules.length) collect(rule.cssRules, known, true);
      } else if (rule instanceof CSSImportRule) {
        known.settled = false;                        // what it brings may come, or change, later
        for (const each of rule.styleSheet ? drawing(rule.styleSheet) : NONE) known.found.add(each);
      } else if (rule.cssRules) {
        collect(rule.cssRules, known, nested || rule instanceof CSSScopeRule);
      } else if (nested && rule.style && rule.style.content) {
        known.found.add('*');                         // declarations that stand between nested rules
      }
    }
  };
  const NONE = new Set();
  const UNREADABLE = new Set(['*']);

  const read = new WeakMap();
  /** Selectors of the elements at which a sheet may generate text, read again when rules change. */
  const drawing = sheet => {
    let rules;
    try {
      rules = sheet.cssRules;
    } catch {
      return UNREADABLE;                              // another site's: only to be reckoned with
    }
    const before = read.get(sheet);
    if (before && before.groups[0][0] === rules && before.groups.every(unchanged)) return before.found;
    const known = { found: new Set(), groups: [], settled: true };
    collect(rules, known, false);
    if (known.settled) read.set(sheet, known);
    return known.found;
  };
  const unchanged = ([rules, length, first, last]) =>
    rules.length === length && rules[0] === first && rules[length - 1] === last;

  const PARENTHESES = /\([^()]*\)/g, BRACKETS = /\[[^[\]"'\\]*(?:"[^"\\]*")?[^[\]"'\\]*\]/g, COMBINATORS = /[\s>+~|]+/;
  /** Class, id or tag that an element must have to match one of the selectors in a list, each; null if not known. */
  const keysOf = selector => {
    let rest = selector.replace(BRACKETS, '');
    if (/[\\"'[\]]/.test(rest)) return null;
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(PARENTHESES, '')];
    const keys = [];
    for (const each of rest.split(',')) {
      const last = each.trim().split(COMBINATORS).at(-1).replace(/:.*/, '');
      const key = /[.#][^.#]+/.exec(last)?.[0] || last;
      if (!key || key.includes('*') || /[()]/.test(each)) return null;
      keys.push(key.toLowerCase());
    }
    return keys;
  };

  /**
   * Selectors of the elements that may have generated text, by the class (".x"), id ("#x") or tag that those must have;
   * under "" those without. null if it may be any element. An icon font brings thousands, of which one fits.
   */
  const bearing = () => {
    const found = new Set();
    for (const sheets of [sheetsOf.call(document), adopted.call(document)]) {
      for (let i = 0; i < sheets.length; i++) for (const each of drawing(sheets[i])) found.add(each);
    }
    if (found.has('*')) return null;
    const text = [...found].join('\n');
    if (text !== latest.text) latest = { text, keyed: keyed(found) };
    return latest.keyed;
  };
  let latest = { text: '', keyed: new Map() };
  const keyed = found => {
    const lists = new Map();
    for (const selector of found) {
      for (const key of keysOf(selector) || ['']) lists.set(key, [...lists.get(key) || [], selector]);
    }
    if ((lists.get('') || []).length > MOST) return null;
    return new Map([...lists].map(([key, list]) => [key, list.join()]));
  };
  let now = null, when = 0;
  const mayDraw = el => {
    if (when !== asked()) [now, when] = [bearing(), asked()];
    if (now === null || shadowRoot(el) || assignedSlot(el) || getRootNode(el) !== document) return true;
    if (!now.size) return false;
    const fits = key => now.has(key) && matches(el, now.get(key));
    if (fits('') || fits(localName(el).toLowerCase())) return true;
    if (!hasAttributes(el)) return false;
    const id = attribute(el, 'id'), classes = attribute(el, 'class');
    return id && fits(`#${id.toLowerCase()}`) || classes && classes.toLowerCase().split(/\s+/).some(each => fits(`.${each}`));
  };

  /** Texts of ::before and ::after, from the style. */
  const generated = el => mayDraw(el) ? [pseudo(el, '::before'), pseudo(el, '::after')] : NOTHING;
  const NOTHING = ['', ''];
  const pseudo = (el, which) => {
    const style = getComputedStyle(el, which);
    const { content } = style;
    if (content === 'none' || content === 'normal' || !content) return '';
    const [shown, alternative] = splitAlternative(content);
    const text = (alternative ?? shown).replace(/"((?:[^"\\]|\\.)*)"|[^"]+/g, (_, quoted) =>
      quoted === undefined ? '' : quoted.replace(/\\(.)/g, '$1'));
    if (style.display === 'none' || style.visibility === 'hidden') return '';
    return style.display === 'inline' ? text : ` ${text} `;
  };
  const splitAlternative = content => {
    const at = content.replace(/"(?:[^"\\]|\\.)*"/g, quoted => 'x'.repeat(quoted.length)).indexOf('/');
    return at < 0 ? [content, undefined] : [content.slice(0, at), content.slice(at + 1)];
  };

  return Object.freeze({ generated });
})();
