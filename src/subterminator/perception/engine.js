// @ts-check
// Selector engine of Playwright around `eyes`. The selector's body is `verb:BASE64URL(JSON list of arguments)`;
// `node` returns the element itself, every other verb a carrier: an element of no document whose attribute "d" returns
// the answer as JSON. It is no real attribute, which Playwright would copy and log.
// It is also asked without Playwright: by a symbol on the isolated world's global object, invisible to the page's scripts.
// Whichever way comes first makes the eyes of that world; the other finds them there, so a node has one number.
// Playwright may make a second engine in the page's world; that one is never asked.
((makeEyes, KEY) => {
  const kept = Symbol.for(KEY);
  const eyes = globalThis[kept]?.eyes || makeEyes();
  const VERBS = ['look', 'same', 'find', 'frames', 'probe', 'reached', 'arm', 'fired', 'disarm', 'stir', 'toEnd', 'sends', 'folded',
    'secrets', 'mark', 'point', 'unmark'];
  const decode = text => {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, character => character.charCodeAt(0))));
  };
  const WIDE = /[^\x00-\x7f]/g, PART_OF_WIDE = 16;
  /** JSON in ASCII, which the browser passes on twice as fast, unless escapes would make it much longer. */
  const compact = json => {
    const wide = json?.match(WIDE);
    return !wide || wide.length * PART_OF_WIDE > json.length ? json
      : json.replace(WIDE, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  };
  /** Answers one question, as JSON. */
  const say = (verb, args) => {
    try {
      if (!VERBS.includes(verb)) throw new Error(`no verb is called ${verb}`);
      return compact(JSON.stringify(eyes[verb](...args)));
    } catch (error) {
      return JSON.stringify({ error: String(error && error.message || error) });
    }
  };
  say.eyes = eyes;
  /** Keeps the eyes for whoever asks next in this world. */
  const keep = () => globalThis[kept] ??= say;
  const answer = body => {
    keep();
    const carrier = document.createElement('template');
    const at = body.indexOf(':');
    const verb = at < 0 ? body : body.slice(0, at);
    const text = say(verb, at < 0 || at === body.length - 1 ? [] : decode(body.slice(at + 1)));
    carrier.getAttribute = name => name === 'd' ? text : null;
    return [carrier];
  };
  const queryAll = (_, body) => {
    if (!body.startsWith('node:')) return answer(body);
    const el = eyes.node(decode(body.slice(5))[0]);
    return el ? [el] : [];
  };
  return { keep, query: (root, body) => queryAll(root, body)[0] || null, queryAll };
})(EYES, KEY)
