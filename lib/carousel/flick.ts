import { type CreatePluginType } from 'embla-carousel';
import { createPointerSpeed } from './pointer-speed';
import { FLICK_SPEED } from './timing';

type Flick = CreatePluginType<Record<never, never>, Record<never, never>>;

type PointerLikeEvent = MouseEvent | TouchEvent;

const position = (event: PointerLikeEvent) =>
  'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX;

/**
 * Embla plug-in: a release faster than 0.5 px/ms goes one
 * slide on in its direction; a slower one settles on the nearest slide. Embla's
 * own threshold depends on the width of the carousel and cannot be set.
 *
 * It replaces `scrollTo.distance`, which the engine (8.6) calls at the end of a
 * drag and nowhere else.
 */
export function flick(): Flick {
  let undo = () => {};
  return {
    name: 'flick',
    options: {},
    init(api) {
      const { scrollTo, index, eventStore, ownerDocument } = api.internalEngine();
      const root = api.rootNode();
      const speed = createPointerSpeed();
      const distance = scrollTo.distance;
      let startIndex = 0;
      let releasedAt: number | undefined;
      const down = (event: PointerLikeEvent) => {
        releasedAt = undefined;
        startIndex = api.selectedScrollSnap();
        speed.reset({ position: position(event), time: event.timeStamp });
      };
      const move = (event: PointerLikeEvent) =>
        speed.add({ position: position(event), time: event.timeStamp });
      const up = (event: PointerLikeEvent) => {
        releasedAt = event.timeStamp;
      };

      // Captured, so that the release is known before the engine acts on it.
      const early = { passive: true, capture: true };
      eventStore
        .add(root, 'touchstart', down, early)
        .add(root, 'touchmove', move, early)
        .add(root, 'touchend', up, early)
        .add(root, 'mousedown', down, early)
        .add(ownerDocument, 'mousemove', move, early)
        .add(ownerDocument, 'mouseup', up, early);

      scrollTo.distance = (_force, snap) => {
        // The engine ends a drag also when the page scrolls or the browser takes
        // the touch over; only a finger that was lifted has flicked.
        const velocity = releasedAt === undefined ? 0 : speed.at(releasedAt);
        if (Math.abs(velocity) < FLICK_SPEED) return distance(0, snap);
        const step = -Math.sign(velocity);
        scrollTo.index(
          index
            .clone()
            .set(startIndex + step)
            .get(),
          0,
        );
      };
      undo = () => {
        scrollTo.distance = distance;
      };
    },
    destroy() {
      undo();
    },
  };
}
