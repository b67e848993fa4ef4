import { type EmblaCarouselType } from 'embla-carousel';
import { RESIZE_DEBOUNCE_MS } from './timing';

/** Widths that differ by less than this count as equal. Embla has the same tolerance. */
const SAME_WIDTH_PX = 0.5;

/** Whether the carousel still has the width that Embla measured last. */
const isMeasured = (api: EmblaCarouselType) =>
  Math.abs(api.containerNode().offsetWidth - api.internalEngine().containerRect.width) <
  SAME_WIDTH_PX;

/**
 * Makes the callback for Embla's option `watchResize`. When the width has changed and then stayed the same for
 * 500 ms, the callback makes Embla measure again. It returns false, so that Embla does not measure at once.
 * The callback ignores the call that Embla makes right after each measurement.
 */
export function debouncedReInit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (api: EmblaCarouselType): boolean => {
    clearTimeout(timer);
    if (!isMeasured(api)) timer = setTimeout(() => api.reInit(), RESIZE_DEBOUNCE_MS);
    return false;
  };
}
