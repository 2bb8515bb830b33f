// @ts-check
// The program's commands, one function each. Each returns the `data` of a success, or throws a Refusal.

import { Refusal, pause } from './common.js';
import * as driving from './driving.js';
import { ask, askAll, askOnce } from './frames.js';
import { mustHoldNoSecret, picture } from './pictures.js';
import * as trusted from './trusted.js';

/** Time limits in milliseconds of commands without their own. They match the program's, because commands are queued. */
const PATIENCE = { navigate_to: 30_000, click_element: 10_000, type_text: 10_000, screenshot: 195_000, pdf: 20_000 };
const READING_MS = 15_000;
/** Extra time for `begin`, which enforces its own limit with a specific message. */
const MORE_MS = 500;

/** Milliseconds before its deadline at which an act is answered, though the page has not come to rest by then. */
const ANSWERED_MS = 1000;

/** Commands that may change something. Their answers are stored, and they are never executed twice. */
export const ACTING = ['navigate_to', 'click_element', 'type_text', 'scroll_to', 'act'];

/** Elements of the last Snapshot by ref: {document, frame, n, expect}. */
let refs = [];

/** Time limit of a command in milliseconds. */
export const patience = ({ type, timeout_ms: milliseconds }) =>
  type === 'begin' ? milliseconds + MORE_MS : milliseconds ?? PATIENCE[type] ?? READING_MS;

/** `until`: deadline in epoch milliseconds. Nothing is pressed after it. */
export const run = (command, signal, until) => COMMANDS[command.type](command, signal, until);

// -- reading ----------------------------------------------------------------------------------------------------------

/** Returns the driven tab. Throws a Refusal unless its address belongs to the run. */
const ourTab = async () => {
  const tab = await chrome.tabs.get(driving.tabId()).catch(() => {
    throw new Refusal('no-tab', 'the tab was closed');
  });
  driving.mustBeOurs(tab.url);
  return tab;
};

const eyes = async (verb, args = [], at = undefined) => {
  const { id, url } = await ourTab();
  if (at) {
    const here = at.frame === 0 ? { frame: 0, document: at.document, url }
      : (await askAll(id, 'state')).find(({ document }) => document === at.document);
    if (!here) throw new Refusal('page-changed', 'the frame that held it is gone');
    const answer = await ask(id, verb, args, at.document);
    return { tab: id, frames: [{ ...here, answer: JSON.stringify(answer) }] };
  }
  const frames = await askAll(id, verb, args);
  frames[0].url ||= url;
  return { tab: id, frames };
};

/** The tree of seed 002: depth-first over all frames, numbered from 1. */
export const snapshot = async () => {
  const { frames } = await eyes('snapshot');
  const read = frames.map(({ answer, ...frame }) => ({ ...frame, rows: answer ? JSON.parse(answer) : [] }));
  if (read[0].rows.error) throw new Refusal('failed', read[0].rows.error);
  refs = [];
  const tree = [];
  const into = ({ frame, document, offset: [left, top], rows }) => {
    for (const { n, role, name, tag, x, y, width, height, interactive, expect } of rows) {
      if (interactive) {
        refs.push({ frame, document, n, expect });
        tree.push({ id: refs.length, role, name, tag, bounds: { x: x + left, y: y + top, width, height } });
      }
      const inner = read.find(each => each.parent === frame && each.node === n);
      if (inner && Array.isArray(inner.rows)) into(inner);
    }
  };
  into(read[0]);
  return { tree };
};

const place = async () => {
  const { url, title } = await ourTab();
  return { url, title: title ?? '' };
};

const tabs = async () => {
  const ids = driving.current()?.tabs ?? [];
  const found = await Promise.all(ids.map(id => chrome.tabs.get(id).catch(() => null)));
  return {
    tabs: found.filter(Boolean).map(({ id, url, title }) => ({
      id, url: url ?? '', title: title ?? '', driven: id === ids.at(-1),
    })),
  };
};

/** Time limit in milliseconds for the person's click on the icon, by which Chrome permits a screenshot of one tab. */
const CLICK_MS = 180_000;
/** Interval in milliseconds at which it is found out whether Chrome permits one by now. */
const PERMITTED_MS = 500;
/** Retry interval in milliseconds. Chrome permits two screenshots per second. */
const NEXT_PICTURE_MS = 100;

/** Screenshot of the tab's window, taken only while the tab stayed in front, so that no other page is captured. */
const visible = async id => {
  let switched = true;
  const notice = ({ tabId }) => { switched ||= tabId !== id; };
  chrome.tabs.onActivated.addListener(notice);
  try {
    for (let tries = 0; tries < FRONT_TRIES; tries++) {
      const { windowId } = await chrome.tabs.update(id, { active: true });
      switched = false;
      const shot = await captured(windowId);
      const { active, windowId: now } = await chrome.tabs.get(id);
      if (active && now === windowId && !switched) return shot.split(',')[1];
    }
  } finally {
    chrome.tabs.onActivated.removeListener(notice);
  }
  throw new Refusal('failed', 'another tab came to the front while a picture was taken');
};
const FRONT_TRIES = 3;

const captured = async windowId => {
  for (;;) {
    try {
      return await chrome.tabs.captureVisibleTab(windowId, { format: 'png' });
    } catch (error) {
      if (!/MAX_CAPTURE/.test(error.message)) throw error;
      await pause(NEXT_PICTURE_MS);
    }
  }
};

/** Takes a screenshot of the viewport, with a frame around a part of it if one is named. If Chrome requires a click on the icon, the person is asked for it once. */
const screenshot = async ({ framed = null }, signal) => {
  const { id } = await ourTab();
  const take = () => trusted.there() ? trusted.picture(id) : visible(id);
  const until = Date.now() + CLICK_MS;
  for (;;) {
    await driving.unmark(id);
    try {
      return { png: await picture(id, take, framed) };
    } catch (error) {
      if (!/permission is required/.test(error.message)) throw error;
    } finally {
      await driving.mark(id).catch(() => {});
    }
    await permitted(id, until, signal);
  }
};

/** Waits until Chrome permits a picture of the tab. The one that it takes to find out is thrown away; the hint stands still. */
const permitted = async (id, until, signal) => {
  await driving.askFor({ kind: 'picture' }, ONE_CLICK, id);
  await driving.mark(id, ONE_CLICK).catch(() => {});
  try {
    for (;;) {
      await pause(PERMITTED_MS);
      if (signal.aborted) throw signal.reason;
      if (Date.now() > until) throw new Refusal('not-allowed', ONE_CLICK);
      const { active, windowId } = await chrome.tabs.get(id);
      if (active && await mayCapture(windowId)) return;
    }
  } finally {
    await driving.askedEnough(id);
  }
};
const ONE_CLICK = 'Click the SubTerminator icon while this page is in front: Chrome gives a picture of it only then';

const mayCapture = windowId => chrome.tabs.captureVisibleTab(windowId, { format: 'jpeg', quality: 1 })
  .then(() => true, error => {
    if (/permission is required|MAX_CAPTURE/.test(error.message)) return false;
    throw error;
  });

const pdf = async () => {
  const { id } = await ourTab();
  if (!trusted.there()) throw new Refusal('failed', 'printing needs the edition with trusted clicks');
  await mustHoldNoSecret(id);
  const printed = await trusted.pdf(id);
  await mustHoldNoSecret(id);
  return { pdf: printed };
};

// -- acting -----------------------------------------------------------------------------------------------------------

const mustBeDone = answer => {
  if (answer.code || answer.error) throw new Refusal(answer.code || 'failed', answer.message || answer.error);
  return answer;
};

/** Returns the iframes around a document, innermost first: [{document, n, left, top}], with the offset of their content. */
const holdersOf = (frames, frame) => {
  const holders = [];
  for (let at = frames.find(each => each.frame === frame); at && at.frame !== 0;) {
    const parent = frames.find(each => each.frame === at.parent);
    if (!parent || at.node === undefined) {
      throw new Refusal('not-visible', 'it is in a frame of which it is not known where it stands');
    }
    holders.push({ document: parent.document, n: at.node, left: parent.offset[0], top: parent.offset[1] });
    at = parent;
  }
  return holders;
};

/** Throws a Refusal unless every iframe is uncovered at this point of the top viewport. */
const mustBeUncovered = async (tab, holders, point) => {
  for (const { document, n, left, top } of holders) {
    const { rows } = await ask(tab, 'find', [{ x: point[0] - left, y: point[1] - top }], document, 2000);
    const over = rows.find(([other]) => other !== n);
    if (over) throw new Refusal('obscured', `it is in a frame that is covered there by ${over[1]} '${over[2] || over[3] || ''}'`);
    if (!rows.length) throw new Refusal('obscured', 'it is in a frame that is not on the screen there');
  }
};

/** Prepares an act in a frame: scrolls the outer frames into view, and checks that they are uncovered at its point. */
const readyInFrame = async (tab, { frame, document, node }, expect, kind) => {
  const holders = holdersOf(await askAll(tab, 'state'), frame);
  for (const { document: above, n } of holders.toReversed()) {
    const { gone, visible } = await ask(tab, 'probe', [n, null], above, 5000);
    if (gone || !visible) throw new Refusal('not-visible', 'it is in a frame that is not visible');
  }
  const { point } = mustBeDone(await ask(tab, 'ready', [node, expect, kind], document, 10_000));
  if (kind === 'scroll') return null;
  const frames = await askAll(tab, 'state');         // read again after the scrolling
  const [left, top] = frames.find(each => each.document === document)?.offset ?? [0, 0];
  const onScreen = [point[0] + left, point[1] + top];
  if (kind === 'click') await mustBeUncovered(tab, holdersOf(frames, frame), onScreen);
  return onScreen;
};

const act = async ({ kind, at, expect: wanted, value = null }, signal, until) => {
  const expect = { ...wanted, until };
  const { id } = await ourTab();
  const { document, node } = at;
  const { origin, url } = await ask(id, 'state', [], document, 10_000);
  if (!/^about:/.test(url) || origin !== 'null') driving.mustBeOurs(origin);
  const ready = async () => at.frame !== 0
    ? readyInFrame(id, at, expect, kind)
    : mustBeDone(await ask(id, 'ready', [node, expect, kind], document, 10_000)).point;
  const byInput = trusted.there() && (kind === 'click' || kind === 'key');
  const point = byInput || at.frame !== 0 ? await ready() : null;
  if (signal.aborted) throw signal.reason;
  driving.beginWatching();
  let leads = false;
  if (byInput) {
    await trusted.act(id, kind, at, expect, value, point, ready, mustBeDone);
  } else {
    const verb = kind === 'click' ? 'press' : kind;
    ({ leads } = mustBeDone(await askOnce(id, verb, [node, expect, value], document)));
  }
  const pressedIn = kind === 'click' ? document : null;
  await driving.settle(signal, { leads, until: until - ANSWERED_MS, patient: true, pressedIn });
  return undefined;
};

const byRef = async (ref, kind, value, signal, until) => {
  const target = refs[ref - 1];
  if (!target) throw new Refusal('not-found', `there is no element ${ref} in the last snapshot`);
  const { frame, document, n, expect } = target;
  return act({ kind, at: { frame, document, node: n }, expect, value }, signal, until);
};

const COMMANDS = {
  begin: (command, signal) => driving.begin(command, signal),
  end: async ({ tab }) => {
    await trusted.leave();
    await driving.end(tab);
  },
  look: ({ selectors = [] }) => eyes('look', [{ selectors }]),
  find: ({ query, frame, selectors = [] }) => eyes('find', [withoutNulls(query), selectors], frame),
  folded: () => eyes('folded'),
  sends: ({ at }) => eyes('sends', [at.node], at),
  html: async () => ask((await ourTab()).id, 'html'),
  screenshot,
  pdf,
  note: ({ text, control }) => driving.note(text, control),
  url: place,
  tabs,
  act,
  navigate_to: async ({ url }, signal, until) => {
    await driving.navigate(url, signal, until - ANSWERED_MS);
    const { id } = await ourTab();
    await driving.mark(id);
    return place();
  },
  scroll_to: async ({ x, y }) => {
    await ask((await ourTab()).id, 'scrollTo', [x, y]);
  },
  click_element: ({ ref }, signal, until) => byRef(ref, 'click', null, signal, until),
  type_text: ({ ref, text }, signal, until) => byRef(ref, 'fill', text, signal, until),
};

/** Removes null fields: the page script distinguishes queries by their fields. */
const withoutNulls = query => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));
