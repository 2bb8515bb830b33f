// A selector engine of Playwright around the eyes. The selector's body is `verb:BASE64URL(JSON list of arguments)`;
// `node` gives the element itself, every other verb a carrier: an element of no document that, asked for its attribute
// "d", says the answer as JSON. It holds no real attribute, which Playwright would copy and log.
(makeEyes => {
  const eyes = makeEyes();
  const VERBS = ['look', 'find', 'frames', 'probe', 'arm', 'fired', 'disarm', 'stir', 'toEnd', 'sends', 'folded'];
  const decode = text => {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, character => character.charCodeAt(0))));
  };
  const answer = body => {
    const carrier = document.createElement('template');
    let text;
    try {
      const at = body.indexOf(':');
      const verb = at < 0 ? body : body.slice(0, at);
      if (!VERBS.includes(verb)) throw new Error(`no verb is called ${verb}`);
      text = JSON.stringify(eyes[verb](...(at < 0 || at === body.length - 1 ? [] : decode(body.slice(at + 1)))));
    } catch (error) {
      text = JSON.stringify({ error: String(error && error.message || error) });
    }
    carrier.getAttribute = name => name === 'd' ? text : null;
    return [carrier];
  };
  const queryAll = (_, body) => {
    if (!body.startsWith('node:')) return answer(body);
    const el = eyes.node(decode(body.slice(5))[0]);
    return el ? [el] : [];
  };
  return { query: (root, body) => queryAll(root, body)[0] || null, queryAll };
})(EYES)
