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
import { usePointerPresence } from './use-pointer-presence';
import { hasIntent } from '@/lib/browser/island-state';
import { isCovered, watchCover } from '@/lib/browser/page-cover';
import { type AutoplayDelay, timeSinceLoad } from '@/lib/carousel/autoplay-delay';

/**
 * Moves the carousel by itself as long as the visitor has not stopped it, does not hover or touch
 * it, sees it with nothing open above it, and does not ask for reduced motion. The rotation
 * control stops and starts it. Keyboard focus on anything else in the carousel stops it, too, but no
 * more once the control was used: whoever has started it wants it to go on (ARIA Authoring
 * Practices, carousel example with buttons). Focus on the control itself stops nothing: the control
 * would start it then, under the finger that came to stop it.
 *
 * @param carousel the carousel's element; a hover or focus from before the hydration counts, too
 * @param control the rotation control
 * @param delay the delay of Embla's autoplay
 * @returns `isWanted`, the state of the rotation control; `isRotating`, whether slides may change
 *   now; and the event listeners for the carousel's element
 */
export function useRotation(
  carousel: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | null>,
  api: EmblaCarouselType | undefined,
  delay: AutoplayDelay,
) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  /** What the visitor has chosen; undefined: nothing yet. */
  const [choice, setChoice] = useState<boolean>();
  const isWanted = choice ?? true;
  const isPointerThere = usePointerPresence(carousel, api !== undefined);
  const isPageCovered = useSyncExternalStore(watchCover, isCovered, () => false);
  const isRotating = isWanted && !isPageCovered && !isPointerThere && !prefersReducedMotion;
  const restartDelay = useCallback(() => {
    delay.movedOrUsed();
    api?.plugins().autoplay?.reset();
  }, [api, delay]);

  useEffect(() => {
    if (!api) return;
    if (hasIntent(api.rootNode())) delay.movedOrUsed();
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
    // A press of the control from before the hydration is replayed later, and decides.
    if (!api || control.current?.matches('[aria-busy]')) return;
    // A focus from before the hydration counts as one that comes now.
    const focused = carousel.current?.querySelector(':focus-visible');
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [carousel, control, api]);

  useEffect(() => {
    const autoplay = api?.plugins().autoplay;
    // With a single slide Embla does not start its autoplay.
    if (!api || !autoplay || !isRotating || api.scrollSnapList().length < 2) return;
    const play = () => autoplay.play();
    play();
    // Embla stops its autoplay when it measures again and at any press, also at the mouse event
    // that a browser emulates after a tap.
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
    if (isByKeyboard && target !== control.current) setChoice((former) => former ?? false);
  };

  return {
    isWanted,
    isRotating,
    toggle: () => setChoice(!isWanted),
    onFocus,
    onClick: restartDelay,
  } as const;
}
