// @ts-check
// The tab that a run drives: taken with the person's leave, followed into tabs that it opens, marked, and let go of.

import { Refusal, pause, session, within } from './common.js';
import { ask } from './frames.js';

const BADGE = { color: '#c2410c', text: 'ON' };
/** A page is at rest after so many milliseconds without a change, a request or a navigation. */
const QUIET_MS = 30;
/** How long a document that was asked for may take to be under way. */
const LEAVING_MS = 1000;
/** How long an opened page may take to come to rest: one that never does can still be read. */
const OPENED_MS = 5000;
/** How long a page on its way may take to say which it is, before it is asked again. */
const ASKED_MS = 2000;
const BUSY = ['main_frame', 'sub_frame', 'xmlhttprequest', 'script'];

/** {run, service, hosts, tabs: [ids, the driven one last], wanted: the hosts not granted yet} or null. */
let drive = null;
const requests = new Set();
let failure = '';
/** A document is on its way, since the last act began. */
let moving = false;
/** Until when (milliseconds of the clock) a tab that opens is taken for the doing of an act; later it is the person's. */
let opensUntil = 0;
const OPENS_MS = 2000;
let told = () => {};
let leaveGiven = () => {};
chrome.permissions.onAdded.addListener(() => leaveGiven());

/** Reads what was kept before the worker slept. `changed` is called whenever the run or its tab changes. */
export const restore = async changed => {
  ({ drive = null } = await session.get('drive'));
  told = changed;
  if (drive) watchRequests();
};

const keep = async () => {
  await session.set({ drive });
  await told();
};

export const current = () => drive;

/** The driven tab. Throws a Refusal when there is none. */
export const tabId = () => {
  const tab = drive?.tabs.at(-1);
  if (tab === undefined) throw new Refusal('no-tab', drive ? 'the tab was closed' : 'no tab was taken for a run');
  return tab;
};

// -- hosts -------------------------------------------------------------------------------------------------------------

const patterns = host => {
  const [, name, port = ''] = /^(.*?)(:\d+)?$/.exec(host);
  const loopback = /(^|\.)localhost$/.test(name) || name === '127.0.0.1';
  return [`${loopback ? 'http' : 'https'}://${name}${loopback ? '' : port}/*`];
};

/** The patterns to ask the person for, of the hosts that are not granted yet. */
export const missing = async hosts => {
  const asked = hosts.flatMap(patterns);
  const granted = await Promise.all(asked.map(origin => chrome.permissions.contains({ origins: [origin] })));
  return asked.filter((_, i) => !granted[i]);
};

/** Throws a Refusal unless the address is one of the run's hosts. */
export const mustBeOurs = address => {
  const { protocol, host, hostname, username } = URL.canParse(address) ? new URL(address) : {};
  const ours = /^https?:$/.test(protocol) && !username && drive?.hosts.some(each => each === host || each === hostname);
  if (!ours) throw new Refusal('not-allowed', `${address || 'this page'} is outside of what this run may act on`);
};

// -- taking and leaving ------------------------------------------------------------------------------------------------

/** Takes a new tab for the run, when the person has granted its hosts; the same run is given the same tab again. */
export const begin = async ({ run, service, hosts, timeout_ms: milliseconds }, signal) => {
  if (drive?.run !== run) {
    await end();
    drive = { run, service, hosts, tabs: [], wanted: await missing(hosts) };
    await keep();
  }
  await granted(Date.now() + milliseconds, signal);
  if (!drive.tabs.length) {
    const tab = await chrome.tabs.create({ url: 'about:blank', active: true });
    drive.tabs = [tab.id];
    watchRequests();
    await keep();
    await badge(tab.id);
  }
  return { tab: tabId() };
};

/** Waits for the person, who is asked in the popup. */
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

/** Lets go of the tab: the mark goes, the tab stays. */
export const end = async () => {
  const tabs = drive?.tabs ?? [];
  drive = null;
  unwatchRequests();
  await keep();
  for (const tab of tabs) {
    await chrome.action.setBadgeText({ tabId: tab, text: '' }).catch(() => {});
    await ask(tab, 'unmark', [], undefined, 1000).catch(() => {});
  }
};

// -- the mark ----------------------------------------------------------------------------------------------------------

const badge = async tab => {
  await chrome.action.setBadgeBackgroundColor({ tabId: tab, color: BADGE.color });
  await chrome.action.setBadgeText({ tabId: tab, text: BADGE.text });
};

/** Marks the page that is now in the driven tab, for the person: a frame around it and a line of text. */
export const mark = (tab, text = `SubTerminator is working in this tab: ${drive.service}`) =>
  ask(tab, 'mark', [text], undefined, 5000);

// -- following ---------------------------------------------------------------------------------------------------------

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
};

/** A new document in one of the run's tabs: Chrome has taken the badge away. */
export const updated = async (id, /** @type {chrome.tabs.OnUpdatedInfo} */ { status }) => {
  if (!status || !drive?.tabs.includes(id)) return;
  moving ||= status === 'loading';
  await badge(id).catch(() => {});
};

// -- coming to rest ----------------------------------------------------------------------------------------------------

const started = ({ requestId, type }) => {
  if (BUSY.includes(type)) requests.add(requestId);
  moving ||= type === 'main_frame' || type === 'sub_frame';
};
const ended = ({ requestId, error, type }) => {
  requests.delete(requestId);
  if (error && type === 'main_frame') failure = error;
};
/** An event stream has no end that anybody could wait for. */
const asking = ({ requestId, requestHeaders }) => {
  const stream = ({ name, value }) => /^accept$/i.test(name) && /^text\/event-stream\b/i.test(value ?? '');
  if (requestHeaders?.some(stream)) requests.delete(requestId);
};
const inOurTabs = listener => details => {
  if (drive?.tabs.includes(details.tabId)) listener(details);
  return undefined;
};
const [onStart, onAsking, onEnd] = [started, asking, ended].map(inOurTabs);
const watchRequests = () => {
  const all = { urls: ['<all_urls>'] };
  chrome.webRequest.onBeforeRequest.addListener(onStart, all);
  chrome.webRequest.onBeforeSendHeaders.addListener(onAsking, all, ['requestHeaders']);
  chrome.webRequest.onCompleted.addListener(onEnd, all);
  chrome.webRequest.onErrorOccurred.addListener(onEnd, all);
};
const unwatchRequests = () => {
  chrome.webRequest.onBeforeRequest.removeListener(onStart);
  chrome.webRequest.onBeforeSendHeaders.removeListener(onAsking);
  chrome.webRequest.onCompleted.removeListener(onEnd);
  chrome.webRequest.onErrorOccurred.removeListener(onEnd);
  requests.clear();
};

/** Forgets what was under way before: an act answers for what it started itself. */
export const beginWatching = () => {
  requests.clear();
  failure = '';
  moving = false;
  opensUntil = Infinity;
};

/**
 * Waits for what an act started: the document that it asked for, its requests, its changes to the page.
 * `leads`: another document was asked for; `until`: milliseconds of the clock when the waiting is given up.
 */
export const settle = async (signal, { leads = false, until = Infinity } = {}) => {
  try {
    await rest(signal, leads, until);
  } finally {
    opensUntil = Date.now() + OPENS_MS;
  }
};

const rest = async (signal, leads, until) => {
  let quiet = 0, before = -1;
  for (const late = Date.now() + LEAVING_MS; leads && !moving && Date.now() < late;) await pause(QUIET_MS / 3);
  while (quiet < 2 && Date.now() < until) {
    await pause(QUIET_MS / 2);
    if (signal.aborted) throw signal.reason;
    if (!drive?.tabs.length) return;
    if (requests.size) {
      quiet = 0;
      continue;
    }
    try {
      const { mutations, readyState } = await ask(tabId(), 'stir', [], undefined, 1000);
      quiet = mutations === before && readyState !== 'loading' ? quiet + 1 : 0;
      before = mutations;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (['no-tab', 'not-allowed', 'navigation-failed'].includes(error.code)) return;
      quiet = 0;                                     // between two documents, or a native dialog is open
    }
  }
};

/** Opens an address and waits until its document is there, and for a while until it has come to rest. */
export const navigate = async (url, signal) => {
  await open(url, signal);
  await settle(signal, { until: Date.now() + OPENED_MS });
};

const open = async (url, signal) => {
  mustBeOurs(url);
  const tab = tabId();
  const documentNow = () => chrome.scripting.executeScript({
    target: { tabId: tab }, injectImmediately: true, func: () => document.readyState,
  }).then(([{ documentId, result }]) => ({ documentId, loading: result === 'loading' }),
    () => ({ documentId: '', loading: false }));
  const { documentId: before } = await documentNow();
  const from = (await chrome.tabs.get(tab)).url ?? '';
  const sameDocument = url.includes('#') && from.split('#')[0] === url.split('#')[0] && before;
  beginWatching();
  await chrome.tabs.update(tab, { url });
  for (;;) {
    await pause(QUIET_MS / 3);
    if (signal.aborted) throw signal.reason;
    if (failure && failure !== 'net::ERR_ABORTED') throw new Refusal('navigation-failed', `could not open ${url}: ${failure}`);
    const now = await within(ASKED_MS, documentNow(), 'the page').catch(() => ({}));
    if (now.documentId && !now.loading && (sameDocument || now.documentId !== before)) return;
    const { status } = await chrome.tabs.get(tab);
    if (!now.documentId && status === 'complete') {
      const at = await ask(tab, 'state', [], undefined, 1000).catch(error => error);
      if (at instanceof Refusal && at.code !== 'page-changed') throw at;
    }
  }
};
