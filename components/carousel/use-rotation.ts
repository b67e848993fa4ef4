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
 * Moves the carousel by itself: while the visitor wants it, does not hover or
 * touch it, sees it with nothing open over it, and has not asked for less
 * motion. The rotation control and keyboard focus inside stop it until it is started again (ARIA
 * Authoring Practices, carousel pattern).
 *
 * @param carousel the carousel's element; hover and focus that are older than
 *   its hydration count, too
 * @param delay of Embla's autoplay
 * @returns `isWanted`, the state of the rotation control; `isRotating`, whether
 *   slides may change now; and the listeners of the carousel's element
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
    // After the replayed clicks: if the focus had stopped the rotation first, a
    // click on «stop» would start it.
    const timer = setTimeout(() => {
      if (carousel.current?.querySelector(':focus-visible')) setIsWanted(false);
    });
    return () => clearTimeout(timer);
  }, [carousel, api]);

  useEffect(() => {
    const autoplay = api?.plugins().autoplay;
    // With a single slide there is nowhere to go, and Embla's autoplay does not start up.
    if (!api || !autoplay || !isRotating || api.scrollSnapList().length < 2) return;
    const play = () => autoplay.play();
    play();
    // Embla stops its autoplay at a new measure and at any press, also at the
    // mouse press that a browser emulates after a tap.
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
