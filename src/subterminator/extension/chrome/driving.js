// @ts-check
// The driven tab of a run: permission, opened tabs, mark, navigation, waiting until the page is at rest, release.

import { Refusal, kept, pause, session, within } from './common.js';
import { ask } from './frames.js';

const BADGE = { color: '#c2410c', text: 'ON' };
/** The badge while a click of the person is waited for. */
const ASKING = { color: '#b91c1c', text: '!' };
const TITLE = 'SubTerminator';
/** Milliseconds without a change, request or navigation until a page is at rest. */
const QUIET_MS = 30;
/** Time limit in milliseconds for the first change that shows after a press: by a timer, it may be still to come. */
const EFFECT_MS = 1200;
/** Time limit in milliseconds for what moves on the page. */
const STILL_MS = 1000;
/** Time limit in milliseconds for a requested navigation to start. */
const LEAVING_MS = 1000;
/** Further milliseconds for it while the tab says that it loads, as one that only begins does. */
const BEGINNING_MS = 3000;
/** Time limit in milliseconds for a new page to come to rest. A restless page can still be read. */
const OPENED_MS = 5000;
/** Time limit in milliseconds for a loading page to identify itself, before it is asked again. */
const ASKED_MS = 2000;
const BUSY = ['main_frame', 'sub_frame', 'xmlhttprequest', 'script'];

/** {run, service, hosts, tabs: [ids, the driven one last], wanted: the hosts not granted yet, note, control} or null. */
let drive = null;
const requests = new Set();
let failure = '';
/** Whether a navigation started since the last act. */
let moving = false;
/** Whether a page was asked for since the last act: a tab that only begins is "loading" too. */
let asked = false;
/** Epoch milliseconds until which an opened tab is attributed to an act. Later tabs are the person's own. */
let opensUntil = 0;
const OPENS_MS = 2000;
let notify = () => {};
/** @type {(request: object) => void} */
let report = () => {};
/** @type {(waiting: object) => void} */
let tell = () => {};
let lost = () => {};
let leaveGiven = () => {};
chrome.permissions.onAdded.addListener(() => leaveGiven());

/**
 * Restores the state from before the worker's suspension. `changed` is called on every change of the run or its tabs,
 * `sent` for every request of them that may change something, `waiting` when a click of the person is waited for,
 * `closed` when its last tab is closed.
 */
export const restore = async (changed, sent, waiting, closed) => {
  ({ drive = null } = await session.get('drive'));
  notify = changed;
  report = sent;
  tell = waiting;
  lost = closed;
  if (drive) watchRequests();
};

const keep = async () => {
  await session.set({ drive });
  await notify();
};

export const current = () => drive;

/** Returns the id of the driven tab. Throws a Refusal without one. */
export const tabId = () => {
  const tab = drive?.tabs.at(-1);
  if (tab === undefined) throw new Refusal('no-tab', drive ? 'the tab was closed' : 'no tab was taken for a run');
  return tab;
};

// -- hosts ------------------------------------------------------------------------------------------------------------

const patterns = host => {
  const [, name, port = ''] = /^(.*?)(:\d+)?$/.exec(host);
  const loopback = /(^|\.)localhost$/.test(name) || name === '127.0.0.1';
  return [`${loopback ? 'http' : 'https'}://${name}${loopback ? '' : port}/*`];
};

/** Returns the permission patterns of hosts not granted yet. */
export const missing = async hosts => {
  const required = hosts.flatMap(patterns);
  const granted = await Promise.all(required.map(origin => chrome.permissions.contains({ origins: [origin] })));
  return required.filter((_, i) => !granted[i]);
};

/** Throws a Refusal unless the address is one of the run's hosts. */
export const mustBeOurs = address => {
  const { protocol, host, hostname, username } = URL.canParse(address) ? new URL(address) : {};
  const ours = /^https?:$/.test(protocol) && !username && drive?.hosts.some(each => each === host || each === hostname);
  if (!ours) throw new Refusal('not-allowed', `${address || 'this page'} is outside of what this run may act on`);
};

// -- taking and leaving -----------------------------------------------------------------------------------------------

/** Takes a new tab for the run once the person has granted its hosts. The same run gets the same tab again. */
export const begin = async ({ run, service, hosts, timeout_ms: milliseconds }, signal) => {
  if (drive?.run !== run) {
    await end();
    drive = { run, service, hosts, tabs: [], wanted: await missing(hosts) };
    await keep();
  }
  if (drive.wanted.length) await askFor({ kind: 'permission', sites: drive.wanted }, `Allow SubTerminator the sites of ${service}`);
  await granted(Date.now() + milliseconds, signal).finally(() => askedEnough());
  if (!drive.tabs.length) {
    const tab = await chrome.tabs.create({ url: 'about:blank', active: true });
    drive.tabs = [tab.id];
    await kept.set({ ran: true });
    watchRequests();
    await keep();
    await badge(tab.id);
    await closeLeft();
  }
  return { tab: tabId() };
};

/** Waits for the person's permission in the popup. */
const granted = async (until, signal) => {
  while (drive?.wanted.length) {
    if (signal.aborted) throw signal.reason;
    if (Date.now() > until) {
      throw new Refusal('not-allowed', `nobody gave leave for ${drive.wanted.join(', ')}: click the SubTerminator icon`);
    }
    await Promise.race([pause(250), new Promise(resolve => { leaveGiven = () => resolve(undefined); })]);
    const wanted = await missing(drive.hosts);
    if (wanted.length !== drive.wanted.length) {
      drive.wanted = wanted;
      await keep();
    }
  }
};

/**
 * Releases the tab: removes the mark. `fate`: 'close' closes the tab, 'close_at_next_run' when another run takes one;
 * else it stays open.
 */
export const end = async (fate = undefined) => {
  const { tabs = [], hosts = [], control = null } = drive ?? {};
  drive = null;
  unwatchRequests();
  await keep();
  for (const tab of tabs) {
    await chrome.action.setBadgeText({ tabId: tab, text: '' }).catch(() => {});
    await unmark(tab, control);
  }
  if (fate === 'close') await closeUnlessTaken(tabs, hosts);
  if (fate === 'close_at_next_run') await session.set({ left: { tabs, hosts } });
};

/** Closes tabs of a run, but none that the person has taken to another site. */
const closeUnlessTaken = async (tabs, hosts) => {
  for (const id of tabs) {
    const { url = '' } = await chrome.tabs.get(id).catch(() => ({ url: undefined }));
    const { host = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
    const ours = url === 'about:blank' || hosts.some(each => each === host || each === hostname);
    if (ours) await chrome.tabs.remove(id).catch(() => {});
  }
};

const closeLeft = async () => {
  const { left } = await session.get('left');
  await session.remove('left');
  if (left) await closeUnlessTaken(left.tabs, left.hosts);
};

// -- the mark ---------------------------------------------------------------------------------------------------------

const badge = async tab => {
  await chrome.action.setBadgeBackgroundColor({ tabId: tab, color: BADGE.color });
  await chrome.action.setBadgeText({ tabId: tab, text: BADGE.text });
};

/** Asks the person for a click: by the badge, by the icon's title, and in the terminal. Without a tab: in every tab. */
export const askFor = async (waiting, title, tab = undefined) => {
  const where = tab === undefined ? {} : { tabId: tab };
  await chrome.action.setBadgeBackgroundColor({ ...where, color: ASKING.color });
  await chrome.action.setBadgeText({ ...where, text: ASKING.text });
  await chrome.action.setTitle({ ...where, title });
  tell(waiting);
};

/** Ends that, once the click has come, or comes too late. */
export const askedEnough = async (tab = undefined) => {
  const where = tab === undefined ? {} : { tabId: tab };
  await chrome.action.setTitle({ ...where, title: TITLE }).catch(() => {});
  if (tab !== undefined && drive?.tabs.includes(tab)) await badge(tab).catch(() => {});
  else await chrome.action.setBadgeText({ ...where, text: '' }).catch(() => {});
};

/** Marks the page in the driven tab for the person: a border and a line of text. */
export const mark = async (tab, text = drive.note || `SubTerminator is working in this tab: ${drive.service}`) => {
  await ask(tab, 'mark', [text], undefined, 5000);
  const { node, document } = drive?.control ?? {};
  if (node) await ask(tab, 'point', [node], document, 5000);
};

/** Removes the mark, also from the frame of the control that a question is about. */
export const unmark = async (tab, control = drive?.control) => {
  await ask(tab, 'unmark', [], undefined, 1000).catch(() => {});
  if (control) await ask(tab, 'unmark', [], control.document, 1000).catch(() => {});
};

/**
 * Shows the person a sentence at the mark and in the popup, and a frame around a control; '' shows again that the run is
 * at work.
 */
export const note = async (text, control = null) => {
  if (!drive) throw new Refusal('no-tab', 'no tab was taken for a run');
  const before = drive.control;
  drive = { ...drive, note: text, control };
  if (before && drive.tabs.length) await unmark(tabId(), before);
  await keep();
  if (drive.tabs.length) await mark(tabId()).catch(() => {});
};

// -- tab events -------------------------------------------------------------------------------------------------------

export const opened = async tab => {
  if (!drive?.tabs.includes(tab.openerTabId) || Date.now() > opensUntil) return;
  drive.tabs.push(tab.id);
  await keep();
  await badge(tab.id);
};

export const closed = async id => {
  if (!drive?.tabs.includes(id)) return;
  drive.tabs = drive.tabs.filter(each => each !== id);
  await keep();
  if (!drive.tabs.length) lost();
};

/** Restores the badge, which Chrome removes with every new document. */
export const updated = async (id, /** @type {chrome.tabs.OnUpdatedInfo} */ { status }) => {
  if (!status || !drive?.tabs.includes(id)) return;
  moving ||= status === 'loading';
  await badge(id).catch(() => {});
  if (drive.note && status === 'complete') await mark(id).catch(() => {});
};

// -- waiting for rest -------------------------------------------------------------------------------------------------

const started = ({ requestId, type }) => {
  if (BUSY.includes(type)) requests.add(requestId);
  moving ||= type === 'main_frame' || type === 'sub_frame';
  asked ||= type === 'main_frame';
};
/** Of a document that is gone, Chrome may tell the end without its tab. */
const ended = details => {
  requests.delete(details.requestId);
  if (details.error && details.type === 'main_frame' && drive?.tabs.includes(details.tabId)) failure = details.error;
  return undefined;
};
/** Ignores event streams, which never end. */
const asking = ({ requestId, requestHeaders }) => {
  const stream = ({ name, value }) => /^accept$/i.test(name) && /^text\/event-stream\b/i.test(value ?? '');
  if (requestHeaders?.some(stream)) requests.delete(requestId);
};
const inOurTabs = listener => details => {
  if (drive?.tabs.includes(details.tabId)) listener(details);
  return undefined;
};
const [onStart, onAsking] = [started, asking].map(inOurTabs);

// -- reports of what is sent ------------------------------------------------------------------------------------------

/** Kinds of requests in reports by Chrome's types. A GET of any other type changes nothing. */
const KINDS = {
  main_frame: 'document', sub_frame: 'document', xmlhttprequest: 'fetch', ping: 'ping', websocket: 'websocket',
};
const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];
const ORDERS = ['x-http-method-override', 'x-http-method', 'x-method-override', 'soapaction'];
const BODY_LIMIT = 1_000_000;
/** Bodies of requests that were begun and not sent yet, by id. */
const bodies = new Map();

/** Whether it belongs to the run: to its tabs, or to a worker of its pages, which has no tab. */
const isOfRun = ({ tabId, initiator }) => {
  if (tabId !== -1 || !drive) return Boolean(drive?.tabs.includes(tabId));
  const { host = '', hostname = '' } = URL.canParse(initiator) ? new URL(initiator) : {};
  return drive.hosts.some(each => each === host || each === hostname);
};

const textOf = ({ formData, raw } = /** @type {any} */ ({})) => {
  if (formData) return new URLSearchParams(Object.entries(formData).flatMap(([name, all]) => all.map(one => [name, one]))).toString();
  const decoder = new TextDecoder();
  return (raw ?? []).map(({ bytes }) => bytes ? decoder.decode(bytes) : '').join('').slice(0, BODY_LIMIT);
};

const beginning = details => {
  if (isOfRun(details) && details.requestBody) bodies.set(details.requestId, textOf(details.requestBody));
  return undefined;
};

const sending = details => {
  const { requestId, method, url, type, requestHeaders = [] } = details;
  const body = bodies.get(requestId) ?? '';
  bodies.delete(requestId);
  const kind = KINDS[type] ?? 'other';
  if (!isOfRun(details) || (HARMLESS.includes(method) && kind === 'other') || method === 'OPTIONS') return undefined;
  const headers = new Map(requestHeaders.map(({ name, value }) => [name.toLowerCase(), value ?? '']));
  const contentType = headers.get('content-type') ?? '';
  report({
    method, url, kind, body,
    content_type: contentType.startsWith('multipart/') && !body.startsWith('--') ? 'application/x-www-form-urlencoded' : contentType,
    orders: ORDERS.flatMap(name => headers.get(name) || []),
    leaves: type === 'main_frame',
  });
  return undefined;
};

const watchRequests = () => {
  const all = { urls: ['<all_urls>'] };
  chrome.webRequest.onBeforeRequest.addListener(onStart, all);
  chrome.webRequest.onBeforeRequest.addListener(beginning, all, ['requestBody']);
  chrome.webRequest.onBeforeSendHeaders.addListener(sending, all, ['requestHeaders']);
  chrome.webRequest.onBeforeSendHeaders.addListener(onAsking, all, ['requestHeaders']);
  chrome.webRequest.onCompleted.addListener(ended, all);
  chrome.webRequest.onErrorOccurred.addListener(ended, all);
};
const unwatchRequests = () => {
  chrome.webRequest.onBeforeRequest.removeListener(onStart);
  chrome.webRequest.onBeforeRequest.removeListener(beginning);
  chrome.webRequest.onBeforeSendHeaders.removeListener(sending);
  bodies.clear();
  chrome.webRequest.onBeforeSendHeaders.removeListener(onAsking);
  chrome.webRequest.onCompleted.removeListener(ended);
  chrome.webRequest.onErrorOccurred.removeListener(ended);
  requests.clear();
};

/** Resets the watch before an act, so that only its own requests count. */
export const beginWatching = () => {
  requests.clear();
  failure = '';
  moving = false;
  asked = false;
  opensUntil = Infinity;
};

/**
 * Waits for the effects of an act: navigation, requests, changes to the page, motions.
 * `leads`: a navigation was started; `until`: deadline in epoch milliseconds; `patient`: a tab that gives no answer, such
 * as one with a native dialog, is waited for beyond it; `pressedIn`: the document of a press, whose first change that
 * shows is waited for.
 */
export const settle = async (signal, { leads = false, until = Infinity, patient = false, pressedIn = null } = {}) => {
  try {
    await rest(signal, leads, until, patient, pressedIn);
  } finally {
    opensUntil = Date.now() + OPENS_MS;
  }
};

const rest = async (signal, leads, until, patient, pressedIn) => {
  let quiet = 0, before = -1, shut = false, awaited = pressedIn;
  for (const late = Date.now() + LEAVING_MS; leads && !moving && Date.now() < late;) await pause(QUIET_MS / 3);
  const began = Date.now(), shownBy = began + Math.min(EFFECT_MS, (until - began) / 4);
  while (quiet < 2 && ((patient && shut) || Date.now() < until)) {
    await pause(QUIET_MS / 2);
    if (signal.aborted) throw signal.reason;
    if (!drive?.tabs.length) return;
    if (requests.size) {
      quiet = 0;
      continue;
    }
    try {
      const now = await ask(tabId(), 'stir', [], undefined, 1000);
      shut = false;
      if (awaited && (Date.now() > shownBy || await showsEffect(awaited))) awaited = null;
      const still = !now.moving || Date.now() > began + STILL_MS;
      quiet = now.mutations === before && now.readyState !== 'loading' && still && !awaited ? quiet + 1 : 0;
      before = now.mutations;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (['no-tab', 'not-allowed', 'navigation-failed'].includes(error.code)) return;
      [quiet, shut] = [0, true];                     // between two documents, or a native dialog is open
    }
  }
};

/** Whether something changed that shows in the document of a press, or it is gone. */
const showsEffect = document => ask(tabId(), 'stir', [true], document, 1000)
  .then(({ changed }) => changed, error => error instanceof Refusal ? true : Promise.reject(error));

/**
 * Opens an address and waits for its document, then for a limited time until the page is at rest. `until`: deadline in
 * epoch milliseconds; a page that does not rest by then is answered for before it.
 */
export const navigate = async (url, signal, until) => {
  await open(url, signal);
  await settle(signal, { until: Math.min(Date.now() + OPENED_MS, until) });
};

const open = async (url, signal) => {
  mustBeOurs(url);
  const tab = tabId();
  const documentNow = () => within(ASKED_MS, chrome.scripting.executeScript({
    target: { tabId: tab }, injectImmediately: true, func: () => document.readyState,
  }), 'the page').then(([{ documentId, result }]) => ({ documentId, loading: result === 'loading' }),
    () => ({ documentId: '', loading: false }));
  const { documentId: before } = await documentNow();
  const from = (await chrome.tabs.get(tab)).url ?? '';
  const sameDocument = url.includes('#') && from.split('#')[0] === url.split('#')[0] && before;
  beginWatching();
  await chrome.tabs.update(tab, { url });
  for (let late = Date.now() + LEAVING_MS;;) {
    await pause(QUIET_MS / 3);
    if (signal.aborted) throw signal.reason;
    if (failure && failure !== 'net::ERR_ABORTED') throw new Refusal('navigation-failed', `could not open ${url}: ${failure}`);
    const now = await documentNow();
    if (now.documentId && !now.loading && (sameDocument || now.documentId !== before)) return;
    const { status, pendingUrl } = await chrome.tabs.get(tab);
    const begins = status !== 'complete' || Boolean(pendingUrl);
    if (!asked && Date.now() > late + (begins ? BEGINNING_MS : 0)) {
      await chrome.tabs.update(tab, { url });        // dropped, as Chrome may beside the start of a tab: nothing was sent
      late = Date.now() + LEAVING_MS;
    } else if (asked && !begins && !now.documentId) {
      const at = await ask(tab, 'state', [], undefined, 1000).catch(error => error);
      if (at instanceof Refusal && at.code !== 'page-changed') throw at;
    }
  }
};
