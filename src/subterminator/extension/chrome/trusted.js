// @ts-check
// Trusted mouse and keyboard input through Chrome's debugger. Only in the edition with the debugger permission.

import { Refusal } from './common.js';
import { ask } from './frames.js';

/** Attached tabs. While there are any, Chrome shows a bar above every tab. */
const attached = new Set();
/** @type {(tab: number, dialog: { kind: string, message: string, url: string }) => void} */
let dialogs = () => {};

export const there = () => Boolean(chrome.debugger);

/** Calls `opened(tab, {kind, message, url})` for native dialogs. Call this when the worker starts. */
export const watch = opened => {
  dialogs = opened;
  chrome.debugger?.onEvent.addListener(({ tabId }, method, /** @type {any} */ params) => {
    if (method === 'Page.javascriptDialogOpening' && attached.has(tabId)) {
      dialogs(tabId, { kind: params.type, message: params.message, url: params.url });
    }
  });
  chrome.debugger?.onDetach.addListener(({ tabId }) => attached.delete(tabId));
};

const say = async (tab, method, params = {}) => {
  if (!attached.has(tab)) {
    try {
      await chrome.debugger.attach({ tabId: tab }, '1.3');
    } catch (error) {
      if (!/already attached/.test(error.message)) throw new Refusal('failed', error.message);
    }
    attached.add(tab);
    await chrome.debugger.sendCommand({ tabId: tab }, 'Page.enable');
  }
  return chrome.debugger.sendCommand({ tabId: tab }, method, params);
};

export const answerDialog = (tab, accept) => say(tab, 'Page.handleJavaScriptDialog', { accept });

export const picture = async tab => (await say(tab, 'Page.captureScreenshot', { format: 'png' })).data;

export const pdf = async tab => (await say(tab, 'Page.printToPDF', { printBackground: true })).data;

export const leave = async () => {
  for (const tabId of attached) await chrome.debugger.detach({ tabId }).catch(() => {});
  attached.clear();
};

const KEYS = {
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Escape: { code: 'Escape', windowsVirtualKeyCode: 27 },
  Tab: { code: 'Tab', windowsVirtualKeyCode: 9 },
  ArrowDown: { code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  ArrowUp: { code: 'ArrowUp', windowsVirtualKeyCode: 38 },
  ArrowLeft: { code: 'ArrowLeft', windowsVirtualKeyCode: 37 },
  ArrowRight: { code: 'ArrowRight', windowsVirtualKeyCode: 39 },
};

/** Clicks the prepared node at its point of the top viewport, or presses a key on it. `ready` repeats the preparation. */
export const act = async (tab, kind, { document, node }, expect, value, [x, y], ready, mustBeDone) => {
  if (kind === 'key') {
    await ask(tab, 'focus', [node], document);
    const known = KEYS[value] ?? ([...value].length === 1 ? { text: value } : null);
    if (!known) throw new Refusal('failed', `no key is called ${value}`);
    const key = { key: value, ...known };
    await say(tab, 'Input.dispatchKeyEvent', { type: known.text ? 'keyDown' : 'rawKeyDown', ...key });
    await say(tab, 'Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined });
    return;
  }
  if ((await ask(tab, 'arm', [node, expect], document)).gone) throw new Refusal('gone', 'it is gone from the page');
  const mouse = (type, more) => say(tab, 'Input.dispatchMouseEvent', { type, x, y, button: 'left', ...more });
  try {
    await mouse('mouseMoved', { button: 'none' });
    const [left, top] = await ready();               // a page can move something under the pointer
    if (Math.hypot(left - x, top - y) > 1) throw new Refusal('obscured', 'it moved away from the pointer');
    await ask(tab, 'remember', [node], document);
    if (Date.now() > expect.until) throw new Refusal('timeout', 'the page was busy for too long: nothing was pressed');
  } catch (error) {
    await ask(tab, 'disarm', [], document, 2000).catch(() => {});  // an armed check would catch the person's next press
    if (error.code === 'gone') throw new Refusal('page-changed', error.message);  // the page may have acted already
    throw error;
  }
  await Promise.all([                                // together, so that no script of the page runs in between
    mouse('mousePressed', { buttons: 1, clickCount: 1 }), mouse('mouseReleased', { buttons: 0, clickCount: 1 }),
  ]);
  const gone = { done: true };                       // the press closed the page together with the armed check
  mustBeDone(await ask(tab, 'pressed', [expect], document, 2000)
    .catch(error => error.code === 'page-changed' || error.code === 'timeout' ? gone : Promise.reject(error)));
};
