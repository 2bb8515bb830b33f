// @ts-check
// What moves on the page, and comes to its end soon: until then things fade in, slide and swap.
const motion = (() => {
  const { squeeze, textContent, within } = dom;
  /** Milliseconds within which an animation comes to its end soon. */
  const SOON = 700;
  const ending = () => document.getAnimations().filter(animation => {
    const { endTime, localTime } = animation.effect?.getComputedTiming() || {};
    return animation.playState === 'running' && Number(endTime) - Number(localTime || 0) <= SOON;
  });

  /** The part of its opacity from which what fades in is read; and the least at which anything is seen at all. */
  const READABLE = 0.3, SEEN = 0.2;
  /** Whether it names a property in a frame of an animation, and not its place or easing. */
  const isProperty = name => !['offset', 'computedOffset', 'easing', 'composite'].includes(name);
  /** The opacities of an animation that changes nothing else, in order; null of another one. */
  const opacities = effect => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const only = frames.every(frame => Object.keys(frame).every(name => name === 'opacity' || !isProperty(name)));
    return frames.length > 1 && only ? frames.map(frame => Number(frame.opacity ?? 1)) : null;
  };
  const targetOf = effect =>
    effect instanceof KeyframeEffect && effect.target instanceof HTMLElement && !effect.pseudoElement ? effect.target : null;
  const opacityOf = effect => Number(getComputedStyle(effect.target, effect.pseudoElement).opacity);
  const isFadingIn = effect => {
    const ways = opacities(effect);
    return Boolean(ways && ways.at(-1) === 1 && effect.target && opacityOf(effect) >= READABLE);
  };

  /** Least part of its size at which it is read, and most pixels that it moves meanwhile. */
  const LEAST = 0.5, SLIGHT = 60;
  const PERCENT = /-?[\d.]+%/g;
  /** Where a frame of an animation puts an element, and how large. */
  const wayOf = ({ transform = 'none', scale = 'none' }) => {
    const { a, d, e, f } = new DOMMatrix(transform.replace(PERCENT, '0px'));
    return { by: (transform.match(PERCENT) || []).join(), x: e, y: f, size: Math.min(a, d) * (parseFloat(scale) || 1) };
  };
  /** Whether it only grows to its size, or moves by a few pixels, as most dialogs do that come. */
  const isSlight = effect => {
    const frames = effect.getKeyframes(), names = frames.flatMap(frame => Object.keys(frame)).filter(isProperty);
    if (!names.length || !names.every(name => name === 'transform' || name === 'scale')) return false;
    try {
      const ways = frames.map(wayOf), end = ways.at(-1);
      return end.size === 1 && ways.every(({ by, x, y, size }) =>
        by === end.by && Math.hypot(x - end.x, y - end.y) <= SLIGHT && size >= LEAST);
    } catch {
      return false;                                   // a way that is not told
    }
  };

  /** Those of the effects that are waited for until a page is read. */
  const awaited = effects => {
    const gone = going();
    return effects.filter(effect => {
      const target = targetOf(effect);
      if (isFadingIn(effect) || target && gone.has(target)) return false;
      return !target || opacityOf(effect) < READABLE || !isSlight(effect);
    });
  };

  /**
   * What fades out while something that says more fades in: the one question goes, the next one comes. It is not read any
   * more. What goes while nothing comes is waited for: often the next comes after it.
   */
  const going = () => {
    const of = new Map();
    for (const { effect } of ending()) {
      const target = targetOf(effect), last = opacities(effect)?.at(-1);
      if (target && last !== undefined) of.set(target, last);
    }
    const coming = [...of.keys()].filter(target => of.get(target) === 1 && squeeze(textContent(target)));
    const leaving = [...of.keys()].filter(target => coming.length && of.get(target) === 0);
    return new Set(leaving.filter(target => !coming.some(each => within(each, target))));
  };

  return Object.freeze({ SEEN, awaited, ending, going, isProperty, opacities });
})();
