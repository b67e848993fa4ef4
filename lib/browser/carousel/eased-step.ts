import { insideOf } from './embla-inside';
import { plugin } from './plugin';

const SAME_DISTANCE_PX = 0.01;

/** CSS's `cubic-bezier(0, 0, 0.2, 1)`: maps elapsed time to progress, both from 0 to 1. */
function stepEasing(time: number): number {
  // The curve's parameter, for which 0.6 p² + 0.4 p³ is the time. Each round makes its error about five times smaller.
  let parameter = 1;
  for (let round = 0; round < 10; round += 1) parameter = Math.sqrt(time / (0.6 + 0.4 * parameter));
  return 3 * parameter ** 2 - 2 * parameter ** 3;
}

/**
 * Embla plug-in that gives each step, a move started by code, a fixed duration and an easing function. Embla moves like
 * a spring, also after a drag, and its author has declined easing functions (davidjerleke/embla-carousel#184). During a
 * step, `seek`, which moves like a spring, does nothing, and `settled`, once per painted frame, sets the strip's place.
 */
export const easedStep = (durationMs = 400, ease = stepEasing) =>
  plugin('easedStep', (api) => {
    const { scrollBody, target, location, previousLocation, offsetLocation } = insideOf(api);
    const original = { ...scrollBody };
    let timed = false;
    /** Distance to the target after the last frame; 0 when a step begins. */
    let distanceLeft = 0;
    let stepDistance = 0;
    let startedAt = 0;

    const isTimed = () => timed && scrollBody.duration() !== 0;

    scrollBody.useBaseFriction = () => {
      timed = true;
      distanceLeft = 0;
      original.useBaseFriction();
      return scrollBody;
    };
    scrollBody.useFriction = (friction) => {
      timed = false;
      original.useFriction(friction);
      return scrollBody;
    };
    scrollBody.seek = () => (isTimed() ? scrollBody : original.seek());
    scrollBody.direction = () => (isTimed() ? Math.sign(stepDistance) : original.direction());
    scrollBody.settled = () => {
      if (!isTimed()) return original.settled();
      const now = performance.now();
      const distance = target.get() - location.get();
      // If the distance differs from `distanceLeft`, a new step has begun. It stays the same when the strip loops.
      if (Math.abs(distance - distanceLeft) > SAME_DISTANCE_PX) {
        stepDistance = distance;
        startedAt = now;
      }
      const time = Math.min(1, (now - startedAt) / durationMs);
      distanceLeft = stepDistance * (1 - ease(time));
      const place = target.get() - distanceLeft;
      location.set(place);
      previousLocation.set(place);
      offsetLocation.set(place);
      return time === 1;
    };
  });
