import { isTouched } from '@/lib/browser/island-state';

/** What of the pointers is told to whoever watches. */
export interface PointerPresence {
  /** Whether a mouse is over the area or a finger on it. */
  isThere(): boolean;
  /** Watches an area, where a pointer may be already. @returns ends it */
  watch(area: HTMLElement, onChange: () => void): () => void;
}

/**
 * Tells whether a visitor's mouse is over an area or a finger on it. Listens
 * to the whole document, where every arrival at another element is told; an
 * element's own leave event is lost in WebKit when what the pointer was on has
 * been replaced meanwhile.
 */
export function createPointerPresence(): PointerPresence {
  let hovered = false;
  let touched = false;

  return {
    isThere: () => hovered || touched,
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
      hovered = area.matches(':hover') && window.matchMedia('(hover: hover)').matches;
      touched = isTouched(area);
      listen('pointerover', (event) => {
        hovered = event.pointerType === 'mouse' && isInside(event);
      });
      // Nothing is arrived at when the pointer leaves the window.
      listen('pointerout', ({ relatedTarget }) => {
        if (!relatedTarget) hovered = false;
      });
      listen('pointerdown', (event) => {
        touched = event.pointerType !== 'mouse' && isInside(event);
      });
      for (const type of ['pointerup', 'pointercancel']) listen(type, () => (touched = false));
      return () => listeners.abort();
    },
  };
}
