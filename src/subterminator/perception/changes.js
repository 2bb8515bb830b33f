// @ts-check
// Changes in the frame: mutations since it is watched, and a comparison of all with the last look.
Object.assign(eyes, (() => {
  const { address, all, begin, focused, html, readyState, rectOf, scrollingElement } = dom;
  const walked = eyes.look;

  let mutations = 0, lastMutation = 0, watchedFrom = 0, observer = null;
  const watched = new WeakSet();
  /** For how long a page that was loaded counts as still when it is first watched: what goes on is seen a moment later. */
  const LOADED_MS = 20;
  const note = records => {
    if (!records.length) return;
    mutations += records.length;
    lastMutation = performance.now();
  };
  /** Watches the roots of the last look for mutations, from now on. */
  const watch = () => {
    if (!observer) {
      const [loading] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
      const now = performance.now();
      watchedFrom = loading?.loadEventEnd ? Math.max(loading.loadEventEnd, now - LOADED_MS) : now;
      observer = new MutationObserver(note);
    }
    for (const root of eyes.roots()) {
      if (watched.has(root)) continue;
      watched.add(root);
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      root.addEventListener('scroll', forget, { capture: true, passive: true });
    }
  };
  const count = () => {
    note(observer?.takeRecords() || []);
    return mutations;
  };
  /** When the last mutation was, or the page was first watched. */
  const quietSince = () => Math.max(lastMutation, watchedFrom);

  /** What a page shows of itself without a mutation, beside where its elements are. */
  const ownState = () => {
    const scroller = scrollingElement(document) || html(document);
    const fields = eyes.roots().flatMap(root => [...all(root, 'input,select,textarea')]).map(stateOf);
    return [address(document), readyState(document), innerWidth, innerHeight, scrollX, scrollY, scroller?.scrollWidth,
      scroller?.scrollHeight, ...eyes.roots().flatMap(root => [...all(root, ':user-invalid')]), ...fields];
  };
  const stateOf = el => {
    if (el instanceof HTMLSelectElement) return [...el.selectedOptions].map(option => option.index).join();
    return el instanceof HTMLInputElement ? `${el.checked} ${el.indeterminate} ${el.value}` : el.value;
  };
  const sameBox = ([el, { left, top, width, height }]) => {
    const now = rectOf(el);
    return now.left === left && now.top === top && now.width === width && now.height === height;
  };

  /** The page at the last look; none once a box of it was scrolled, which makes nothing anew, and is told a frame later. */
  let kept = null;
  const forget = () => {
    kept = null;
  };
  const look = options => {
    watch();
    const page = walked(options);
    watch();                                         // the roots that it found
    kept = { mutations: count(), state: ownState(), focused: focused(), boxes: eyes.boxes(), options: JSON.stringify(options) };
    return page;
  };
  /**
   * Whether the page is as the last look saw it: no mutation, every field and box as it was, and nothing that moves. It
   * cannot tell a change of style that moves nothing: whoever asks compares how often styles were made anew.
   */
  const same = options => {
    begin();
    if (!kept || document.hidden || kept.mutations !== count() || kept.options !== JSON.stringify(options)) return { same: false };
    if (kept.focused !== focused() || document.getAnimations().some(each => each.playState === 'running')) {
      return { same: false };
    }
    const state = ownState();
    return { same: kept.state.length === state.length && kept.state.every((each, n) => each === state[n]) &&
      kept.boxes.every(sameBox) };
  };

  return { count, look, quietSince, same, watch };
})());
