import { isFingerOn, wasMouseOver } from '@/lib/browser/island-state';

/** Whether a pointer is over or on an area. */
export interface PointerPresence {
  /** Whether a mouse is over the area, or a finger on it. */
  isThere(): boolean;
  /** Starts to watch an area, over which a pointer may be already. @returns a function that stops watching */
  watch(area: HTMLElement, onChange: () => void): () => void;
}

/**
 * Watches whether a visitor's mouse is over an area, or a finger on it. It
 * listens to `pointerover` of the whole document, because WebKit fires no leave
 * event when the element under the pointer has been replaced.
 */
export function createPointerPresence(): PointerPresence {
  let isHovered = false;
  let hasFinger = false;

  return {
    isThere: () => isHovered || hasFinger,
    watch(area, onChange) {
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
      // A tap leaves `:hover` behind, on a laptop with a touch screen, too.
      isHovered = area.matches(':hover') && wasMouseOver(area);
      hasFinger = isFingerOn(area);
      listen('pointerover', (event) => {
        isHovered = event.pointerType === 'mouse' && isInside(event);
      });
      // There is no `pointerover` when the pointer leaves the window.
      listen('pointerout', ({ relatedTarget }) => {
        if (!relatedTarget) isHovered = false;
      });
      listen('pointerdown', (event) => {
        hasFinger = event.pointerType !== 'mouse' && isInside(event);
      });
      for (const type of ['pointerup', 'pointercancel']) listen(type, () => (hasFinger = false));
      return () => listeners.abort();
    },
  };
}
