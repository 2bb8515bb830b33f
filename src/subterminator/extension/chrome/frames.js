// @ts-check
// Queries to the frames of a tab: injects missing scripts, and adds the frame's position to each answer.

import { Refusal, within } from './common.js';

const FILES = ['eyes.js', 'content.js'];
const TOP_MS = 15_000;
/** Time limit in milliseconds for silent frames per query. */
const FRAME_MS = 1_500;

/** Runs in the page: calls content.js, or returns null where it is not injected yet. */
const inFrame = (verb, args) => globalThis[Symbol.for('subterminator.frame')]?.(verb, args) ?? null;

const GONE = 'the page that held it is gone';

/** Maps an error of Chrome, which has no codes, to a Refusal. `meanwhile`: the verb may have run before the page closed. */
export const refusalOf = error => {
  const message = String(error?.message ?? error);
  if (error instanceof Refusal) return error;
  if (/No tab with id/.test(message)) return new Refusal('no-tab', 'the tab was closed');
  if (/showing error page/.test(message)) return new Refusal('navigation-failed', 'the page could not be opened');
  if (/No (frame|document) with/.test(message)) return new Refusal('page-changed', GONE);
  if (/was (removed|closed)/.test(message)) return Object.assign(new Refusal('page-changed', GONE), { meanwhile: true });
  if (/[Cc]annot access|must request permission|cannot be scripted/.test(message)) {
    return new Refusal('not-allowed', 'the tab shows a page of a host that this browser was not given access to');
  }
  return new Refusal('failed', message);
};

/**
 * Runs a verb of content.js in the tab. Returns [{frame, document, answer}], the top frame first; `answer` is JSON text.
 * `where`: {} for the top frame, {documentIds: [one]} for one document, {allFrames: true} for all. `once`: the scripts
 * are injected already, and a missing answer is not requested again.
 */
const run = async (tab, verb, args, where, once = false) => {
  const target = { tabId: tab, ...where };
  const script = { target, func: inFrame, args: [verb, args], injectImmediately: true };
  try {
    let results = await chrome.scripting.executeScript(script);
    if (!once && results.some(({ result }) => result === null || result === undefined)) {
      await chrome.scripting.executeScript({ target, files: FILES, injectImmediately: true });
      results = await chrome.scripting.executeScript(script);
    }
    return results.map(({ frameId, documentId, result }) => ({ frame: frameId, document: documentId, answer: result ?? null }))
      .sort((one, other) => one.frame - other.frame);
  } catch (error) {
    throw refusalOf(error);
  }
};

/** Returns the parsed answer of one document, by default the top frame's. Throws a Refusal. */
export const ask = async (tab, verb, args = [], document = undefined, milliseconds = TOP_MS) => {
  const where = document ? { documentIds: [document] } : {};
  const [result] = await within(milliseconds, run(tab, verb, args, where), 'the page');
  if (!result || result.answer === null) throw new Refusal('page-changed', GONE);
  const answer = JSON.parse(result.answer);
  if (answer.error !== undefined && !('rows' in answer)) throw new Refusal('failed', answer.error);
  return answer;
};

/** Like `ask`, for verbs that act: sent exactly once. A page that closed meanwhile counts as done. */
export const askOnce = async (tab, verb, args, document) => {
  const [result] = await run(tab, verb, args, { documentIds: [document] }, true)
    .catch(error => error.meanwhile ? [] : Promise.reject(error));
  return result?.answer ? JSON.parse(result.answer) : { done: true };
};

/** Known frames by tab, to query them one by one when a silent frame blocks a joint query. */
const knownFrames = new Map();

/** Returns the answer and position of each frame: the `FrameAnswer`s of the protocol, the top frame first. */
export const askAll = async (tab, verb, args = []) => {
  let results;
  try {
    results = await within(FRAME_MS, run(tab, verb, args, { allFrames: true }), 'the page');
    knownFrames.set(tab, results.map(({ frame, document }) => ({ frame, document })));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'timeout') throw error;
    results = await oneByOne(tab, verb, args);
  }
  const places = results.length > 1 ? await placesOf(tab, results) : new Map();
  return results.map(each => ({
    frame: each.frame, document: each.document, url: '', offset: [0, 0], ...places.get(each.document),
    answer: each.answer, ...(each.answer === null && { problem: each.problem || 'it did not answer' }),
  }));
};

/** Queries every known frame separately, so that a silent frame delays no other. */
const oneByOne = async (tab, verb, args) => {
  const top = await within(TOP_MS, run(tab, verb, args, {}), 'the page');
  const others = (knownFrames.get(tab) ?? []).filter(({ frame }) => frame !== 0);
  const answers = await Promise.all(others.map(other =>
    within(FRAME_MS / 3, run(tab, verb, args, { documentIds: [other.document] }), 'the frame')
      .catch(error => error.code === 'timeout' ? [{ ...other, answer: null, problem: error.message }] : [])));
  return [...top, ...answers.flat()];
};

/** Returns the position of each frame by document: {url, parent, node, offset}. */
const placesOf = async (tab, results) => {
  const answered = await Promise.all(results.map(async ({ document, frame, answer }) => {
    if (answer === null) return null;
    const place = await ask(tab, 'place', [], document, FRAME_MS).catch(() => null);
    return place && { ...place, document, frame };
  }));
  const known = answered.filter(Boolean);
  const byChain = Map.groupBy(known, ({ chain }) => chain.join());
  const alone = chain => byChain.get(chain)?.length === 1 ? byChain.get(chain)[0] : null;
  const places = new Map();
  const place = each => {
    if (places.has(each.document)) return places.get(each.document);
    const position = { url: each.url, offset: [0, 0] };
    places.set(each.document, position);
    const [index, ...above] = each.chain;
    const parent = index === undefined ? null : alone(above.join());
    if (!parent) return position;
    position.parent = parent.frame;
    // An iframe in a shadow root has no index: it is identified only if it is the only one.
    const holders = parent.frames.filter(held => held.index === index);
    if (holders.length !== 1 || index === null && !alone(each.chain.join())) return position;
    const [x, y] = place(parent).offset;
    position.node = holders[0].n;
    position.offset = [x + holders[0].x, y + holders[0].y];
    return position;
  };
  for (const each of known) place(each);
  return places;
};
