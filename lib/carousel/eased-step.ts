import { type CreatePluginType } from 'embla-carousel';

type EasedStep = CreatePluginType<Record<never, never>, Record<never, never>>;

/** Difference in pixels below which two distances are the same. */
const SAME_DISTANCE_PX = 0.01;

/**
 * Embla plug-in: a step by the API takes a fixed time and follows an easing function. Embla itself
 * has a spring and refused easings (davidjerleke/embla-carousel#184). Drags keep the spring.
 *
 * It replaces the methods of `scrollBody` and not the object, because other parts of the engine
 * (8.6) have a reference to it. The position is computed in `settled`, which runs once a painted
 * frame; `seek` runs in steps of 1/60 s. A new target is detected by the remaining distance, which
 * stays the same when the loop jumps.
 *
 * @param durationMs milliseconds from the first painted frame
 * @param ease from the share of the time, 0 to 1, to the share of the distance
 */
export function easedStep(durationMs: number, ease: (time: number) => number): EasedStep {
  return {
    name: 'easedStep',
    options: {},
    init(api) {
      const { scrollBody, target, location, previousLocation, offsetLocation, ownerWindow } =
        api.internalEngine();
      const original = { ...scrollBody };
      let timed = false;
      let distanceLeft = 0;
      let way = 0;
      let startedAt = 0;

      const isTimed = () => timed && scrollBody.duration() !== 0;

      // Called first by every step of the API; a drag calls useFriction.
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
      scrollBody.direction = () => (isTimed() ? Math.sign(way) : original.direction());
      scrollBody.settled = () => {
        if (!isTimed()) return original.settled();
        const now = ownerWindow.performance.now();
        const distance = target.get() - location.get();
        if (Math.abs(distance - distanceLeft) > SAME_DISTANCE_PX) {
          way = distance;
          startedAt = now;
        }
        const time = Math.min(1, (now - startedAt) / durationMs);
        distanceLeft = way * (1 - ease(time));
        const place = target.get() - distanceLeft;
        location.set(place);
        previousLocation.set(place);
        offsetLocation.set(place);
        return time === 1;
      };
    },
    // Embla makes a new engine at each measurement.
    destroy() {},
  };
}
