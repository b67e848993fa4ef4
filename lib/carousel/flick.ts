import { type CreatePluginType } from 'embla-carousel';
import { createPointerSpeed } from './pointer-speed';
import { FLICK_SPEED, GO_ON_SHARE } from './timing';

type Flick = CreatePluginType<Record<never, never>, Record<never, never>>;

type PointerLikeEvent = MouseEvent | TouchEvent;

const position = (event: PointerLikeEvent) =>
  'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX;

/**
 * Embla plug-in: a release faster than 0.5 px/ms moves one slide in its
 * direction. So does a slower one after a third of the width, unless the pointer
 * moves back. Any other returns to the nearest slide. Embla's own threshold
 * depends on the carousel's width and cannot be set.
 *
 * It replaces `scrollTo.distance`, which the engine (8.6) calls at the end of a
 * drag and nowhere else.
 */
export function flick(): Flick {
  return {
    name: 'flick',
    options: {},
    init(api) {
      const { scrollTo, index, eventStore, ownerDocument, containerRect } = api.internalEngine();
      const root = api.rootNode();
      const speed = createPointerSpeed();
      const distance = scrollTo.distance;
      let startIndex = 0;
      let startPosition = 0;
      let way = 0;
      let isPressed = false;
      let releasedAt: number | undefined;
      const down = (event: PointerLikeEvent) => {
        releasedAt = undefined;
        // As in the engine, other buttons of a mouse drag nothing.
        isPressed = !('button' in event && event.button !== 0);
        startIndex = api.selectedScrollSnap();
        startPosition = position(event);
        way = 0;
        speed.reset({ position: position(event), time: event.timeStamp });
      };
      const move = (event: PointerLikeEvent) => {
        if (!isPressed) return;
        way = position(event) - startPosition;
        speed.add({ position: position(event), time: event.timeStamp });
      };
      const up = (event: PointerLikeEvent) => {
        if (isPressed) releasedAt = event.timeStamp;
        isPressed = false;
      };

      // In the capture phase, so that the release is measured before the engine handles it.
      const early = { passive: true, capture: true };
      eventStore
        .add(root, 'touchstart', down, early)
        .add(root, 'touchmove', move, early)
        .add(root, 'touchend', up, early)
        .add(root, 'mousedown', down, early)
        .add(ownerDocument, 'mousemove', move, early)
        .add(ownerDocument, 'mouseup', up, early);

      scrollTo.distance = (_force, snap) => {
        // The engine also ends a drag when the page scrolls, when the browser takes over the touch,
        // and when a menu opens. Only a lifted finger makes a flick, and it is used once.
        const isReleased = releasedAt !== undefined;
        const velocity = releasedAt === undefined ? 0 : speed.at(releasedAt);
        releasedAt = undefined;
        const isFlick = Math.abs(velocity) >= FLICK_SPEED;
        const slides = Math.floor(Math.abs(way) / containerRect.width + 1 - GO_ON_SHARE);
        const goesOn = isReleased && slides > 0 && velocity * way >= 0;
        if (!isFlick && !goesOn) return distance(0, snap);
        const step = isFlick ? -Math.sign(velocity) : -Math.sign(way) * slides;
        scrollTo.index(
          index
            .clone()
            .set(startIndex + step)
            .get(),
          0,
        );
      };
    },
    // Embla makes a new engine at each measurement.
    destroy() {},
  };
}
