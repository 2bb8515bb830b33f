// @ts-check
// Connection to the program on this computer: reconnects, sends pings, and trusts the program after its proof.
// It needs a pairing. Incoming messages are validated against the schema first.

import { kept } from './common.js';
import { checker } from './schema.js';

const VERSION = 1;
const SUBPROTOCOL = `subterminator.v${VERSION}`;
const PING_SECONDS = 20;
const CLOSE = { replaced: 4000, version: 4001, paired: 4002, refused: 4003 };
/** Milliseconds before the next attempts; the last value repeats. An alarm tries too, see worker.js. */
const WAITS = [200, 500, 1000, 2000, 5000];

export class Wire {
  #socket = null;
  #trusted = false;
  #connecting = false;
  #attempts = 0;
  #pinging = 0;
  #schema = null;
  #handlers;

  /** `handlers`: {welcomed(), command(message), dialogAnswer(message), status(text, connected, waits)}. */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  get connected() {
    return this.#trusted;
  }

  /** Connects, unless a connection exists or is being opened. The flag is set before the first await. */
  async connect() {
    if (this.#connecting || this.#socket) return;
    this.#connecting = true;
    try {
      const { pairing, refused } = await kept.get(['pairing', 'refused']);
      if (!pairing) this.#handlers.status('Not paired yet.', false);
      else if (!refused) await this.#open(pairing);
    } finally {
      this.#connecting = false;
    }
  }

  /** Looks for the program at once, as the person looks at the popup; a refusal stays one. */
  async look() {
    const { pairing, refused } = await kept.get(['pairing', 'refused']);
    if (this.#trusted || !pairing || refused) return;
    this.#attempts = 0;
    this.#handlers.status('Looking for the program.', false);
    await this.connect();
  }

  /** Connects at the person's request, even after the program refused the connection. */
  async connectNow() {
    await kept.remove('refused');
    this.#attempts = 0;
    await this.connect();
  }

  async #open({ port, token, key }) {
    const { settings } = await kept.get('settings');
    this.#schema ??= await (await fetch(chrome.runtime.getURL('protocol.schema.json'))).json();
    const check = checker(this.#schema, 'fromProgram');
    const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, [SUBPROTOCOL, `token.${token}`]);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#handlers.status('Waiting for the program to prove itself.', false);
      this.say('Hello', {
        version: VERSION, extension: chrome.runtime.getManifest().version, browser: browserName(), nonce,
        capabilities: ['requests', ...(chrome.debugger ? ['trusted-clicks', 'dialogs', 'pdf'] : [])],
      });
      this.#pinging = setInterval(() => this.say('Ping'), (settings?.pingSeconds ?? PING_SECONDS) * 1000);
    };
    let previous = Promise.resolve();                // messages are handled in order, although the proof is asynchronous
    socket.onmessage = ({ data }) => {
      previous = previous.then(() => socket === this.#socket && this.#receive(data, check, { key, nonce }));
    };
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  async #receive(text, check, proof) {
    if (typeof text !== 'string' || text.length > this.#schema.messageLimit) return this.#complain('malformed', 'no text, or too long');
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return this.#complain('malformed', 'not JSON');
    }
    const wrong = check(message);
    const id = typeof message?.id === 'string' && message.id.length <= 64 ? message.id || undefined : undefined;
    if (wrong) return this.#complain(/type is not known$/.test(wrong) ? 'unknown' : 'malformed', wrong, id);
    const { type } = message;
    if (type === 'Welcome') return this.#trusted ? this.#complain('out-of-order', 'a second Welcome') : this.#welcome(message.data, proof);
    if (type === 'Pong' || type === 'Error') return undefined;
    if (!this.#trusted || type === 'Paired') return this.#complain('out-of-order', `${type} is not expected now`, id);
    if (type === 'DialogAnswer') return this.#handlers.dialogAnswer(message);
    return this.#handlers.command(message);
  }

  async #welcome({ version, proof, waits }, { key, nonce }) {
    if (version !== VERSION) {
      return this.#turnAway(CLOSE.version, 'The program is of another version: update it, or this extension.');
    }
    if (proof !== await hmac(key, nonce)) {
      return this.#turnAway(CLOSE.refused, 'What answered is not the program that was paired. Pair again.');
    }
    this.#trusted = true;
    this.#handlers.status(waits ? 'Connected. Choose a subscription below.' : 'Connected.', true, waits);
    return this.#handlers.welcomed();
  }

  /** Closes the connection without reconnecting. */
  leave() {
    if (this.#socket) this.#turnAway(1000, 'Not paired yet.');
  }

  /** Sends a message if connected, and returns whether it did. */
  say(type, data, id) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    let text = JSON.stringify({ type, id, data });
    if (type === 'ActionResult' && new Blob([text]).size > this.#schema.messageLimit) {
      text = JSON.stringify({ type, id, data: { success: false, error: 'the answer is too long', data: { code: 'too-large' } } });
    }
    this.#socket.send(text);
    return true;
  }

  #complain(code, message, id) {
    this.say('Error', { code, message }, id);
  }

  #turnAway(code, why) {
    const socket = this.#socket;
    this.#closed(socket, code, why);
    socket.close(code);
  }

  #closed(socket, code, why = WHY[code]) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#trusted = false;
    clearInterval(this.#pinging);
    this.#handlers.status(why ?? 'Paired. The program is not running now, or not reached yet.', false);
    if (why) {
      kept.set({ refused: code });
      return;
    }
    const wait = WAITS[Math.min(this.#attempts++, WAITS.length - 1)];
    setTimeout(() => this.connect(), wait);
  }
}

/** Messages for close codes without automatic reconnection. */
const WHY = {
  [CLOSE.replaced]: 'Another browser has taken over.',
  [CLOSE.version]: 'The program is of another version: update it, or this extension.',
  [CLOSE.refused]: 'The program does not know this browser. Pair again.',
};

/**
 * Pairs with the code "PORT-CODE" of `subterminator extension pair` and stores the program's answer.
 * Throws an Error with a message for the person.
 */
export const pair = async code => {
  const [, port, secret] = /^\s*(\d{2,5})\s*[-: ]\s*([A-Za-z0-9][A-Za-z0-9-]*)\s*$/.exec(code) || [];
  if (!port) throw new Error('That is no pairing code. It looks like 49152-ABCD-EFGH.');
  const text = await new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, [SUBPROTOCOL, `pair.${secret.toUpperCase()}`]);
    socket.onmessage = ({ data }) => resolve(data);
    socket.onclose = ({ code: why }) => reject(new Error(why === CLOSE.version ? WHY[CLOSE.version]
      : 'The program did not take the code: it may be mistyped, used or too old. Ask for a new one.'));
  });
  const schema = await (await fetch(chrome.runtime.getURL('protocol.schema.json'))).json();
  const message = JSON.parse(text);
  if (checker(schema, 'fromProgram')(message) || message.type !== 'Paired') {
    throw new Error('What answered on that port is not SubTerminator.');
  }
  await kept.set({ pairing: { port: Number(port), ...message.data } });
};

const hex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

const hmac = async (key, text) => {
  const encode = words => new TextEncoder().encode(words);
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encode(key), how, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign(how, imported, encode(text))));
};

const browserName = () => (navigator.userAgentData?.brands ?? [])
  .filter(({ brand }) => !/not.?a.?brand/i.test(brand)).map(({ brand, version }) => `${brand} ${version}`).join(', ');
