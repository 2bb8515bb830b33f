// @ts-check
// The service worker: connects the wire, the commands, the popup and Chrome's tab events.
// Chrome suspends it after 30 s of silence; state that must survive is stored in `session`.

import { Refusal, kept, session } from './common.js';
import { ACTING, patience, run, snapshot } from './commands.js';
import * as driving from './driving.js';
import { refusalOf } from './frames.js';
import * as trusted from './trusted.js';
import { Wire, pair } from './wire.js';

const ALARM = 'connect';
/** Wakes the worker at Chrome's minimum interval, to find a program started meanwhile. */
const ALARM_MINUTES = 0.5;
const ANSWERS = 8;

/** The command in progress: {id, data, controller}. */
let now = null;
/** @type {Promise<unknown>} */
let previous = Promise.resolve();

// -- commands ---------------------------------------------------------------------------------------------------------

/**
 * Executes commands one after another, each within its deadline counted from here. `end`, and `begin` of a restarted
 * program, abort the command in progress.
 */
const command = message => {
  const { id, data } = message;
  const until = Date.now() + patience(data);
  const again = id !== undefined && id === now?.id;  // repeated over a new connection
  if (['begin', 'end'].includes(data.type) && !again) now?.controller.abort(new Refusal('failed', 'the run was ended'));
  previous = previous.then(() => answer(message, until))
    .catch(error => wire.say('Error', { code: 'failed', message: String(error) }, message.id));
};

const answer = async ({ id, data }, until) => {
  const acting = ACTING.includes(data.type);
  const { answers = {}, stopped } = await session.get(['answers', 'stopped']);
  if (acting && id !== undefined && answers[id]) {
    wire.say('ActionResult', answers[id], id);       // already executed: only the answer is sent again
    return;
  }
  if (stopped && !(data.type === 'begin' && data.run !== stopped)) {
    if (data.type !== 'end') wire.say('ActionResult', refused(new Refusal('stopped', 'you pressed stop')), id);
    else wire.say('ActionResult', { success: true }, id);
    return;
  }
  if (data.type === 'begin' && data.run !== driving.current()?.run) await session.remove(['answers', 'underway', 'stopped']);
  if (acting) await session.set({ underway: id ?? '' });
  const result = await execute(id, data, until);
  if (acting) await keepAnswer(id, result);
  if (data.type === 'snapshot' && result.success) wire.say('Snapshot', result.data, id);
  else wire.say('ActionResult', result, id);
  const knowsSeedOnly = acting && id === undefined;
  if ((data.type === 'begin' && result.success) || knowsSeedOnly) await sendSnapshot();
};

/** Executes one command and returns its result. */
const execute = async (id, data, until) => {
  const milliseconds = until - Date.now();
  if (milliseconds <= 0) return refused(new Refusal('timeout', `${data.type} was not begun in its time: nothing was done`));
  const controller = new AbortController();
  const { signal } = controller;
  now = { id, data, controller };
  const timer = setTimeout(() => controller.abort(
    new Refusal('timeout', `${data.type} did not finish within ${patience(data) / 1000} s`)), milliseconds);
  const aborted = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  try {
    const work = data.type === 'snapshot' ? snapshot() : run(data, signal, until);
    const result = await Promise.race([work, aborted]);
    return { success: true, ...(result && { data: result }) };
  } catch (error) {
    return refused(error);
  } finally {
    clearTimeout(timer);
    now = null;
  }
};

const refused = error => {
  const { code, message } = refusalOf(error);
  return { success: false, error: message, data: { code } };
};

const keepAnswer = async (id, result) => {
  const { answers = {} } = await session.get('answers');
  const known = [...Object.entries(answers), ...(id === undefined ? [] : [[id, result]])].slice(-ANSWERS);
  await session.set({ answers: Object.fromEntries(known), underway: null, last: id === undefined ? null : id });
};

// -- the connection ---------------------------------------------------------------------------------------------------

/** Sends again what may have been lost: the last answer, or an unknown result of the last act. */
const welcomed = async () => {
  const { answers = {}, last, underway } = await session.get(['answers', 'last', 'underway']);
  if (underway && !now) {
    const lost = refused(new Refusal('timeout', 'the extension was put to sleep meanwhile: it may have been done'));
    await keepAnswer(underway, lost);
    wire.say('ActionResult', lost, underway);
  } else if (last && answers[last]) {
    wire.say('ActionResult', answers[last], last);
    await session.remove('last');
  }
  await sendSnapshot();
};

/** Sends an unrequested snapshot as in seed 002: after taking a tab, reconnecting, or acting. */
const sendSnapshot = async () => {
  if (!driving.current()?.tabs.length) return;
  const tree = await snapshot().catch(() => null);   // an empty tab has no snapshot
  if (tree) wire.say('Snapshot', tree);
};

const wire = new Wire({
  welcomed,
  command,
  dialogAnswer: ({ id, data }) => {
    const tab = Number(id.split(':')[0]);
    if (driving.current()?.tabs.includes(tab)) trusted.answerDialog(tab, data.accept).catch(() => {});
  },
  status: (text, connected, waits = false) => session.set({ status: { text, connected, waits } }),
});

let dialogs = 0;
trusted.watch((tab, dialog) => {
  if (!wire.say('Dialog', dialog, `${tab}:${++dialogs}`)) trusted.answerDialog(tab, false).catch(() => {});
});

// -- the person -------------------------------------------------------------------------------------------------------

/** Stops the run: aborts the command in progress, refuses further commands, and releases the tab. */
const stop = async () => {
  const { run: stopped } = driving.current() ?? {};
  now?.controller.abort(new Refusal('stopped', 'you pressed stop'));
  wire.say('Stopped', { reason: 'the person pressed stop' });
  if (stopped) await session.set({ stopped });
  await trusted.leave();
  await driving.end();
};

const FROM_POPUP = {
  stop,
  pair: async ({ code }) => {
    await pair(code);
    await wire.connectNow();
  },
  look: () => wire.look(),
  connect: () => wire.connectNow(),
  cancel: async ({ url }) => {
    if (!wire.say('Wanted', { url })) throw new Error('The program is not connected any more.');
  },
  unpair: async () => {
    await stop();
    await kept.remove(['pairing', 'ran']);
    wire.leave();
  },
};

chrome.runtime.onMessage.addListener((message, { id, url }, reply) => {
  const ours = id === chrome.runtime.id && url === chrome.runtime.getURL('popup.html');
  if (!ours || !Object.hasOwn(FROM_POPUP, message?.ask)) return false;
  started.then(() => FROM_POPUP[message.ask](message)).then(() => reply({}), error => reply({ error: error.message }));
  return true;
});

// -- lifecycle --------------------------------------------------------------------------------------------------------

const connect = () => started.then(() => wire.connect());
const started = driving.restore(async () => {
  await session.set({ shown: driving.current() });
}, request => wire.say('RequestSent', request), waiting => wire.say('Waiting', waiting), () => wire.say('TabClosed'));
chrome.alarms.onAlarm.addListener(connect);
chrome.runtime.onInstalled.addListener(connect);
chrome.runtime.onStartup.addListener(connect);
chrome.tabs.onCreated.addListener(tab => started.then(() => driving.opened(tab)));
chrome.tabs.onRemoved.addListener(id => started.then(() => driving.closed(id)));
chrome.tabs.onUpdated.addListener((id, change) => started.then(() => driving.updated(id, change)));
chrome.alarms.create(ALARM, { periodInMinutes: ALARM_MINUTES });
connect();
