import { intentOn } from '@/lib/browser/island-state';

/**
 * Watches whether a mouse is over an area or a finger is on it. It listens on the whole document, because WebKit fires
 * no `pointerleave` if the element under the pointer has been replaced.
 */
export function createPointerPresence() {
  let isHovered = false;
  let hasFinger = false;
  /** The pointer that the finger is; undefined if the finger was there before `watch` was called. */
  let finger: number | undefined;

  return {
    isThere: () => isHovered || hasFinger,
    /** A mouse or finger that is already on the area counts, too. @returns a function that stops watching */
    watch(area: HTMLElement, onChange: () => void): () => void {
      const isInside = ({ target }: Event) => target instanceof Node && area.contains(target);
      const listeners = new AbortController();
      const listen = (type: string, note: (event: PointerEvent) => void) =>
        document.addEventListener(
          type,
          (event) => {
            note(event as PointerEvent);
            onChange();
          },
          { signal: listeners.signal },
        );
      // `:hover` also matches after a tap, so this code checks that the last pointer was a mouse.
      isHovered = area.matches(':hover') && intentOn(area) === 'mouse';
      hasFinger = intentOn(area) === 'finger';
      listen('pointerover', (event) => {
        isHovered = event.pointerType === 'mouse' && isInside(event);
      });
      // A pointer that leaves the window fires no `pointerover`, only `pointerout` without `relatedTarget`.
      listen('pointerout', ({ relatedTarget }) => {
        if (!relatedTarget) isHovered = false;
      });
      listen('pointerdown', (event) => {
        if (event.pointerType === 'mouse' || (hasFinger && !isInside(event))) return;
        hasFinger = isInside(event);
        finger = event.pointerId;
      });
      for (const type of ['pointerup', 'pointercancel']) {
        listen(type, ({ pointerId, pointerType }) => {
          const isFinger = finger === undefined ? pointerType !== 'mouse' : pointerId === finger;
          if (isFinger) hasFinger = false;
        });
      }
      return () => listeners.abort();
    },
  };
}
