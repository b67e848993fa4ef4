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

/** Whether focus comes from outside of the element, and by the keyboard. */
const entersByKeyboard = ({ currentTarget, target, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget) && target.matches(':focus-visible');

/**
 * Moves the carousel by itself as long as the visitor has not stopped it, does not hover or touch
 * it, sees it with nothing open above it, and does not ask for reduced motion. The rotation
 * control, and keyboard focus inside the carousel, stop it until it is started again (ARIA
 * Authoring Practices, carousel pattern).
 *
 * @param carousel the carousel's element; a hover or focus from before the hydration counts, too
 * @param delay the delay of Embla's autoplay
 * @returns `isWanted`, the state of the rotation control; `isRotating`, whether slides may change
 *   now; and the event listeners for the carousel's element
 */
export function useRotation(
  carousel: RefObject<HTMLElement | null>,
  api: EmblaCarouselType | undefined,
  delay: AutoplayDelay,
) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isWanted, setIsWanted] = useState(true);
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
    if (!api) return;
    // Runs after the replay of held clicks. If the focus stopped the rotation first, a click on
    // «stop» would start it again.
    const timer = setTimeout(() => {
      if (carousel.current?.querySelector(':focus-visible')) setIsWanted(false);
    });
    return () => clearTimeout(timer);
  }, [carousel, api]);

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

  const onFocus = (event: FocusEvent) => {
    restartDelay();
    if (entersByKeyboard(event)) setIsWanted(false);
  };

  return {
    isWanted,
    isRotating,
    toggle: () => setIsWanted(!isWanted),
    onFocus,
    onClick: restartDelay,
  } as const;
}
