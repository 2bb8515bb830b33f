// @ts-check
// Asking the frames of one tab: the eyes are put where they are missing, and each answer knows where its frame stands.

import { Refusal, within } from './common.js';

const FILES = ['eyes.js', 'content.js'];
const TOP_MS = 15_000;
/** What frames that do not answer may cost one question. */
const FRAME_MS = 1_500;

/** In the page: what `content.js` put there; null when it is not there yet. */
const inFrame = (verb, args) => globalThis[Symbol.for('subterminator.frame')]?.(verb, args) ?? null;

const GONE = 'the page that held it is gone';

/** What an error of Chrome means, which has no codes. `meanwhile`: the verb may have been run before the page went. */
export const meant = error => {
  const said = String(error?.message ?? error);
  if (error instanceof Refusal) return error;
  if (/No tab with id/.test(said)) return new Refusal('no-tab', 'the tab was closed');
  if (/showing error page/.test(said)) return new Refusal('navigation-failed', 'the page could not be opened');
  if (/No (frame|document) with/.test(said)) return new Refusal('page-changed', GONE);
  if (/was (removed|closed)/.test(said)) return Object.assign(new Refusal('page-changed', GONE), { meanwhile: true });
  if (/[Cc]annot access|must request permission|cannot be scripted/.test(said)) {
    return new Refusal('not-allowed', 'the tab shows a page of a host that this browser was not given access to');
  }
  return new Refusal('failed', said);
};

/**
 * Runs a verb of content.js in the tab: [{frame, document, answer}], the top frame first. `answer` is its JSON text.
 * `where`: {} for the top frame, {documentIds: [one]} for one document, {allFrames: true} for all. `once`: the eyes are
 * there already, and what has no answer is not said again.
 */
const run = async (tab, verb, args, where, once = false) => {
  const target = { tabId: tab, ...where };
  const script = { target, func: inFrame, args: [verb, args], injectImmediately: true };
  try {
    let told = await chrome.scripting.executeScript(script);
    if (!once && told.some(({ result }) => result === null || result === undefined)) {
      await chrome.scripting.executeScript({ target, files: FILES, injectImmediately: true });
      told = await chrome.scripting.executeScript(script);
    }
    return told.map(({ frameId, documentId, result }) => ({ frame: frameId, document: documentId, answer: result ?? null }))
      .sort((one, other) => one.frame - other.frame);
  } catch (error) {
    throw meant(error);
  }
};

/** What one frame answers, parsed; the top frame without `document`. Throws a Refusal. */
export const ask = async (tab, verb, args = [], document = undefined, milliseconds = TOP_MS) => {
  const where = document ? { documentIds: [document] } : {};
  const [told] = await within(milliseconds, run(tab, verb, args, where), 'the page');
  if (!told || told.answer === null) throw new Refusal('page-changed', GONE);
  const answer = JSON.parse(told.answer);
  if (answer.error !== undefined && !('rows' in answer)) throw new Refusal('failed', answer.error);
  return answer;
};

/** As `ask`, for verbs that act: said once, whatever comes of it. A page that went away meanwhile has taken it. */
export const askOnce = async (tab, verb, args, document) => {
  const [told] = await run(tab, verb, args, { documentIds: [document] }, true)
    .catch(error => error.meanwhile ? [] : Promise.reject(error));
  return told?.answer ? JSON.parse(told.answer) : { done: true };
};

/** Frames seen by tab, for when one of them stops answering and all of them cannot be asked in one. */
const seen = new Map();

/** What each frame answers, as JSON text, and where it stands: the `FrameAnswer`s of the protocol, the top one first. */
export const askAll = async (tab, verb, args = []) => {
  let told;
  try {
    told = await within(FRAME_MS, run(tab, verb, args, { allFrames: true }), 'the page');
    seen.set(tab, told.map(({ frame, document }) => ({ frame, document })));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'timeout') throw error;
    told = await oneByOne(tab, verb, args);
  }
  const places = told.length > 1 ? await placesOf(tab, told) : new Map();
  return told.map(each => ({
    frame: each.frame, document: each.document, url: '', offset: [0, 0], ...places.get(each.document),
    answer: each.answer, ...(each.answer === null && { problem: each.problem || 'it did not answer' }),
  }));
};

/** Every frame that is known, for itself: who is silent costs its own time only. */
const oneByOne = async (tab, verb, args) => {
  const top = await within(TOP_MS, run(tab, verb, args, {}), 'the page');
  const others = (seen.get(tab) ?? []).filter(({ frame }) => frame !== 0);
  const answers = await Promise.all(others.map(other =>
    within(FRAME_MS / 3, run(tab, verb, args, { documentIds: [other.document] }), 'the frame')
      .catch(error => error.code === 'timeout' ? [{ ...other, answer: null, problem: error.message }] : [])));
  return [...top, ...answers.flat()];
};

/** Where each frame stands, by its document: {url, parent, node, offset}. */
const placesOf = async (tab, told) => {
  const asked = await Promise.all(told.map(async ({ document, frame, answer }) => {
    if (answer === null) return null;
    const place = await ask(tab, 'place', [], document, FRAME_MS).catch(() => null);
    return place && { ...place, document, frame };
  }));
  const known = asked.filter(Boolean);
  const byChain = Map.groupBy(known, ({ chain }) => chain.join());
  const alone = chain => byChain.get(chain)?.length === 1 ? byChain.get(chain)[0] : null;
  const places = new Map();
  const place = each => {
    if (places.has(each.document)) return places.get(each.document);
    const found = { url: each.url, offset: [0, 0] };
    places.set(each.document, found);
    const [index, ...above] = each.chain;
    const parent = index === undefined ? null : alone(above.join());
    if (!parent) return found;
    found.parent = parent.frame;
    // An iframe in a shadow root has no index: it is known when it is the only one.
    const holders = parent.frames.filter(held => held.index === index);
    if (holders.length !== 1 || index === null && !alone(each.chain.join())) return found;
    const [x, y] = place(parent).offset;
    found.node = holders[0].n;
    found.offset = [x + holders[0].x, y + holders[0].y];
    return found;
  };
  for (const each of known) place(each);
  return places;
};
