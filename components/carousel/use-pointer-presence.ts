import { useEffect, useState, type RefObject } from 'react';
import { isTouched } from '@/lib/loader/islands';

/**
 * Whether a mouse is over an element and whether a finger is on it. Listens to
 * the whole document, where every arrival at another element is told; an
 * element's own leave event is lost in WebKit when what the pointer was on has
 * been replaced meanwhile.
 *
 * @param active false while it does not matter; what the pointer did before counts from then on
 */
export function usePointerPresence(element: RefObject<HTMLElement | null>, active: boolean) {
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const area = element.current;
    if (!active || !area) return;
    const isInside = ({ target }: Event) => target instanceof Node && area.contains(target);
    const listeners = new AbortController();
    const listen = (type: string, listener: (event: PointerEvent) => void) =>
      document.addEventListener(type, listener as EventListener, { signal: listeners.signal });
    listen('pointerover', (event) => setHovered(event.pointerType === 'mouse' && isInside(event)));
    // Nothing is arrived at when the pointer leaves the window.
    listen('pointerout', ({ relatedTarget }) => {
      if (!relatedTarget) setHovered(false);
    });
    listen('pointerdown', (event) => setTouched(event.pointerType !== 'mouse' && isInside(event)));
    listen('pointerup', () => setTouched(false));
    listen('pointercancel', () => setTouched(false));
    setHovered(area.matches(':hover') && window.matchMedia('(hover: hover)').matches);
    setTouched(isTouched(area));
    return () => listeners.abort();
  }, [element, active]);

  return { hovered, touched } as const;
}
