// @ts-check
// Words that all parts of the worker share: a refusal with its code, a deadline, and what is kept where.

/** Why a command was not done; the code is one of the protocol's. */
export class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** The value of the promise, or a refusal with the code "timeout" after that many milliseconds. */
export const within = (milliseconds, promise, what) => new Promise((resolve, reject) => {
  const timer = setTimeout(
    () => reject(new Refusal('timeout', `${what} did not finish within ${milliseconds / 1000} s`)), milliseconds);
  promise.then(resolve, reject).finally(() => clearTimeout(timer));
});

export const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/**
 * Kept on disk: {port, token, key} of the pairing, and settings. Only the extension's own pages can read it.
 * @type {Store}
 */
export const kept = chrome.storage.local;
/**
 * Kept while the browser runs, over the sleep of the worker: the run, and answers that may have been lost.
 * @type {Store}
 */
export const session = chrome.storage.session;
