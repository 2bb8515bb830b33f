// @ts-check
// What moves on the page, and comes to its end soon: until then things fade in, slide and swap.
const motion = (() => {
  /** Milliseconds within which an animation comes to its end soon. */
  const SOON = 700;
  const ending = () => document.getAnimations().filter(animation => {
    const { endTime, localTime } = animation.effect?.getComputedTiming() || {};
    return animation.playState === 'running' && Number(endTime) - Number(localTime || 0) <= SOON;
  });

  /** Whether it names a property in a frame of an animation, and not its place or easing. */
  const isProperty = name => !['offset', 'computedOffset', 'easing', 'composite'].includes(name);
  /** The opacities of an animation that changes nothing else, in order; null of another one. */
  const opacities = effect => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const only = frames.every(frame => Object.keys(frame).every(name => name === 'opacity' || !isProperty(name)));
    return frames.length > 1 && only ? frames.map(frame => Number(frame.opacity ?? 1)) : null;
  };
  /** Whether it changes nothing but colours: no frame, or one of nothing, tells that it changes only these. */
  const coloursOnly = effect => {
    const names = effect.getKeyframes().flatMap(frame => Object.keys(frame)).filter(isProperty);
    return names.length > 0 && names.every(name => /colou?r$|^boxShadow$|^outline/i.test(name));
  };

  return Object.freeze({ coloursOnly, ending, opacities });
})();
