// @ts-check
// Shared by all parts of the worker: refusals, deadlines, storage.

/** A command that was not executed, with an error code of the protocol. */
export class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Resolves as the promise does, or rejects with a Refusal "timeout" after the given milliseconds. */
export const within = (milliseconds, promise, what) => new Promise((resolve, reject) => {
  const timer = setTimeout(
    () => reject(new Refusal('timeout', `${what} did not finish within ${milliseconds / 1000} s`)), milliseconds);
  promise.then(resolve, reject).finally(() => clearTimeout(timer));
});

export const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/**
 * Storage on disk: {port, token, key} of the pairing, and settings. Readable by the extension's own pages only.
 * @type {Store}
 */
export const kept = chrome.storage.local;
/**
 * Storage until the browser closes, surviving suspension of the worker: the run, and possibly lost answers.
 * @type {Store}
 */
export const session = chrome.storage.session;
