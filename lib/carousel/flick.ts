import { plugin } from './plugin';
import { createPointerSpeed } from './pointer-speed';
import { FLICK_SPEED, MOVE_ON_SHARE } from './timing';

type PointerLikeEvent = MouseEvent | TouchEvent;

const position = (event: PointerLikeEvent) =>
  'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX;

/**
 * Embla plug-in that decides at which slide a drag ends, because Embla's own threshold cannot be set. A flick moves by
 * one slide. A slower drag of a third of a slide moves on, unless the pointer is moving back at its release.
 * The plug-in replaces `scrollTo.distance`, which Embla (8.6) calls only at the end of a drag.
 */
export const flick = () =>
  plugin('flick', (api) => {
    const { scrollTo, index, eventStore, ownerDocument, containerRect } = api.internalEngine();
    const root = api.rootNode();
    const speed = createPointerSpeed();
    const distance = scrollTo.distance;
    let startIndex = 0;
    let startPosition = 0;
    let dragDistance = 0;
    let isPressed = false;
    let releasedAt: number | undefined;
    const down = (event: PointerLikeEvent) => {
      releasedAt = undefined;
      // As in Embla, only the primary button of a mouse starts a drag.
      isPressed = !('button' in event && event.button !== 0);
      startIndex = api.selectedScrollSnap();
      startPosition = position(event);
      dragDistance = 0;
      speed.reset({ position: position(event), time: event.timeStamp });
    };
    const move = (event: PointerLikeEvent) => {
      if (!isPressed) return;
      dragDistance = position(event) - startPosition;
      speed.add({ position: position(event), time: event.timeStamp });
    };
    const up = (event: PointerLikeEvent) => {
      if (isPressed) releasedAt = event.timeStamp;
      isPressed = false;
      // Embla ignores the next click after a drag. A drag that ends elsewhere has none, so this click takes its place.
      setTimeout(() => root.dispatchEvent(new Event('click')));
    };

    // The listeners are in the capture phase, so that they run before Embla handles the end of a drag.
    const early = { passive: true, capture: true };
    eventStore
      .add(root, 'touchstart', down, early)
      .add(root, 'touchmove', move, early)
      .add(root, 'touchend', up, early)
      .add(root, 'mousedown', down, early)
      .add(ownerDocument, 'mousemove', move, early)
      .add(ownerDocument, 'mouseup', up, early);

    scrollTo.distance = (_force, snap) => {
      // Embla also ends a drag when the page scrolls, when the browser takes over the touch, and when a
      // context menu opens. The pointer is not released then, so the carousel moves to the nearest slide.
      const isReleased = releasedAt !== undefined;
      const velocity = releasedAt === undefined ? 0 : speed.at(releasedAt);
      releasedAt = undefined;
      const isFlick = Math.abs(velocity) >= FLICK_SPEED;
      const slides = Math.floor(Math.abs(dragDistance) / containerRect.width + 1 - MOVE_ON_SHARE);
      const movesOn = isReleased && slides > 0 && velocity * dragDistance >= 0;
      if (!isFlick && !movesOn) return distance(0, snap);
      const step = isFlick ? -Math.sign(velocity) : -Math.sign(dragDistance) * slides;
      scrollTo.index(
        index
          .clone()
          .set(startIndex + step)
          .get(),
        0,
      );
    };
  });
