import { type EmblaCarouselType } from 'embla-carousel';
import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useMediaQuery } from './use-media-query';
import { type AutoplayDelay, timeSinceLoad } from '@/lib/browser/carousel/autoplay-delay';
import { createPointerPresence } from '@/lib/browser/carousel/pointer-presence';
import { isHiddenOrCovered, watchHiddenOrCovered } from '@/lib/browser/hidden-or-covered';
import { intentOn } from '@/lib/browser/island-state';

/**
 * Rotates the carousel, unless the visitor has stopped it or prefers reduced motion. The rotation pauses during a hover
 * or touch, while the page is hidden, and while a dialog or panel is open. What began before hydration counts, too.
 *
 * Keyboard focus in the carousel stops the rotation, unless it is on the rotation control, or the visitor has started
 * the rotation with it (ARIA Authoring Practices, carousel). `isWanted` tells whether the control asks for it.
 */
export function useRotation(
  carousel: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | null>,
  api: EmblaCarouselType | undefined,
  delay: AutoplayDelay,
) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  /** Undefined until the visitor uses the control or focuses the carousel with the keyboard. */
  const [choice, setChoice] = useState<boolean>();
  const isWanted = choice ?? true;
  const [presence] = useState(createPointerPresence);
  const watchPointer = useCallback(
    (onChange: () => void) => (api ? presence.watch(carousel.current!, onChange) : () => {}),
    [presence, carousel, api],
  );
  const isPointerThere = useSyncExternalStore(watchPointer, presence.isThere, () => false);
  const isPageCovered = useSyncExternalStore(watchHiddenOrCovered, isHiddenOrCovered, () => false);
  const isRotating = isWanted && !isPageCovered && !isPointerThere && !prefersReducedMotion;
  const restartDelay = useCallback(() => {
    delay.movedOrUsed();
    api?.plugins().autoplay?.reset();
  }, [api, delay]);

  useEffect(() => {
    if (!api) return;
    if (intentOn(api.rootNode()) !== undefined) delay.movedOrUsed();
    else delay.begin(timeSinceLoad());
    api.on('select', restartDelay);
    return () => {
      api.off('select', restartDelay);
    };
  }, [api, delay, restartDelay]);

  useEffect(() => {
    if (isPointerThere) restartDelay();
  }, [isPointerThere, restartDelay]);

  useEffect(() => {
    // If the loader holds a press on the control, this press decides whether the carousel rotates.
    if (!api || control.current?.matches('[aria-busy]')) return;
    // An element that got the focus before hydration is treated as if it got the focus now.
    const focused = carousel.current?.querySelector(':focus-visible');
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [carousel, control, api]);

  useEffect(() => {
    const autoplay = api?.plugins().autoplay;
    // With a single slide Embla does not set up its autoplay, and `play` would throw an error.
    if (!api || !autoplay || !isRotating || api.scrollSnapList().length < 2) return;
    const play = () => autoplay.play();
    play();
    // Embla stops its autoplay when it is re-initialised and when a pointer is pressed, also by an emulated event.
    api.on('reInit', play).on('pointerUp', play);
    return () => {
      api.off('reInit', play).off('pointerUp', play);
      autoplay.stop();
      delay.interrupted();
    };
  }, [api, delay, isRotating]);

  const onFocus = ({ target }: FocusEvent) => {
    restartDelay();
    const isByKeyboard = target.matches(':focus-visible');
    if (isByKeyboard && target !== control.current) setChoice((current) => current ?? false);
  };

  return { isWanted, toggle: () => setChoice(!isWanted), onFocus, onClick: restartDelay } as const;
}
