import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createAutoplayDelay } from '@/lib/browser/carousel/autoplay-delay';
import { debouncedReInit } from '@/lib/browser/carousel/debounced-re-init';
import { mayDrag, panZoomedPage } from '@/lib/browser/carousel/drag-or-pan';
import { easedStep } from '@/lib/browser/carousel/eased-step';
import { findInPage } from '@/lib/browser/carousel/find-in-page';
import { flick } from '@/lib/browser/carousel/flick';
import { slideInView, whenAtRest } from '@/lib/browser/carousel/native-strip';
import { SLIDE } from '@/lib/browser/carousel/parts';
import { percentTranslate } from '@/lib/browser/carousel/percent-translate';
import { setHidden } from '@/lib/browser/carousel/show-slide';

/**
 * Starts Embla at the slide that is in view, as soon as the native strip has stopped scrolling. Until then `api` is
 * undefined. `selected` is the index of the slide that Embla shows or moves to.
 */
export function useCarousel() {
  const [startIndex, setStartIndex] = useState(0);
  const [setup] = useState(() => {
    const delay = createAutoplayDelay();
    const autoplay = Autoplay({ delay: delay.delays, playOnInit: false, stopOnFocusIn: false });
    return {
      delay,
      plugins: [autoplay, easedStep(), flick(), percentTranslate(), findInPage()],
      watchResize: debouncedReInit(),
    };
  });
  const [emblaRef, api] = useEmblaCarousel(
    {
      loop: true,
      startIndex,
      slides: SLIDE,
      watchDrag: (_, event) => mayDrag(event),
      watchResize: setup.watchResize,
      watchFocus: false,
    },
    setup.plugins,
  );

  const stripRef = useCallback(
    (strip: HTMLElement | null) => {
      if (!strip) return;
      const stop = whenAtRest(strip, () => {
        // Without `flushSync` Embla would start later, and the visitor's scrolling until then would be lost.
        flushSync(() => {
          setStartIndex(slideInView(strip));
          emblaRef(strip);
        });
      });
      const stopPanning = panZoomedPage(strip);
      return () => {
        stop();
        stopPanning();
        emblaRef(null);
        // If the carousel's code fails, the slides stay in the page without Embla.
        for (const slide of strip.querySelectorAll<HTMLElement>(SLIDE)) setHidden(slide, false);
      };
    },
    [emblaRef],
  );

  useLayoutEffect(() => {
    if (!api) return;
    // From now on Embla's transform, not the strip's scroll position, decides which slide is shown.
    api.rootNode().scrollLeft = 0;
    // If the Tab key has moved the focus to another slide, Embla shows it: a hidden slide would lose the focus.
    const focused = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
    if (focused !== -1) api.scrollTo(focused, true);
  }, [api]);

  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange);
      return () => {
        api?.off('select', onChange).off('reInit', onChange);
      };
    },
    [api],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  return { stripRef, api, delay: setup.delay, selected };
}
