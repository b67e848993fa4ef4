import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useTimeOnScreen } from './use-time-on-screen';
import { createAutoplayDelay } from '@/lib/carousel/autoplay-delay';
import { debouncedReInit } from '@/lib/carousel/debounced-re-init';
import { fixedTime } from '@/lib/carousel/fixed-time';
import { flick } from '@/lib/carousel/flick';
import { stepEasing, STEP_MS } from '@/lib/carousel/timing';

/** Index of the slide that a native scroll strip shows. */
const slideInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);

/**
 * Puts Embla over the native strip at the slide that is in view.
 *
 * @returns the ref of the strip, and Embla's API once it runs
 */
export function useCarousel() {
  const timeOnScreen = useTimeOnScreen();
  const [startIndex, setStartIndex] = useState(0);
  const [setup] = useState(() => {
    const delay = createAutoplayDelay(timeOnScreen);
    const autoplay = Autoplay({ delay: delay.delays, playOnInit: false, stopOnFocusIn: false });
    return {
      delay,
      plugins: [autoplay, fixedTime(STEP_MS, stepEasing), flick()],
      watchResize: debouncedReInit(),
    };
  });
  const [emblaRef, api] = useEmblaCarousel(
    { loop: true, startIndex, watchResize: setup.watchResize, watchFocus: false },
    setup.plugins,
  );

  const stripRef = useCallback(
    (strip: HTMLElement | null) => {
      if (strip) setStartIndex(slideInView(strip));
      emblaRef(strip);
    },
    [emblaRef],
  );

  useLayoutEffect(() => {
    if (!api) return;
    // From here on the place is Embla's transform, not the strip's scroll.
    api.rootNode().scrollLeft = 0;
    const { advanced } = setup.delay;
    api.on('autoplay:select', advanced);
    return () => {
      api.off('autoplay:select', advanced);
    };
  }, [api, setup]);

  return [stripRef, api] as const;
}
