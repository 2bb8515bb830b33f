// @ts-check
// Text of ::before and ::after. The style of a pseudo-element is expensive, so it is read only for elements to which a
// rule of a readable sheet could give one.
const styles = (() => {
  const { asked, assignedSlot, getRootNode, html, matches, shadowRoot } = dom;
  const sheetsOf = Object.getOwnPropertyDescriptor(Document.prototype, 'styleSheets').get;
  const adopted = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets').get;
  /** With more selectors, matching takes longer than reading the styles (icon fonts bring thousands). */
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

  /** One selector for the elements that may have generated text; null for all, "" for none. */
  const selector = () => {
    const found = new Set();
    for (const sheets of [sheetsOf.call(document), adopted.call(document)]) {
      for (let i = 0; i < sheets.length; i++) for (const each of drawing(sheets[i])) found.add(each);
    }
    return found.has('*') || found.size > MOST ? null : [...found].join();
  };
  let bearing = null, when = 0;
  const mayDraw = el => {
    if (when !== asked()) [bearing, when] = [selector(), asked()];
    if (bearing === null || shadowRoot(el) || assignedSlot(el) || getRootNode(el) !== document) return true;
    return bearing !== '' && matches(el, bearing);
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
