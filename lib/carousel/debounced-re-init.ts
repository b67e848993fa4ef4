import { type EmblaCarouselType } from 'embla-carousel';
import { RESIZE_DEBOUNCE_MS } from './timing';

/** Widths that differ by less than this count as equal. Embla has the same tolerance. */
const SAME_WIDTH_PX = 0.5;

const isMeasured = (api: EmblaCarouselType) =>
  Math.abs(api.containerNode().offsetWidth - api.internalEngine().containerRect.width) <
  SAME_WIDTH_PX;

/**
 * Makes the callback for Embla's `watchResize`, which measures again when the width has been the same for 500 ms. It
 * returns false, so that Embla does not measure at once. It ignores the call that Embla makes after each measurement.
 */
export function debouncedReInit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (api: EmblaCarouselType): boolean => {
    clearTimeout(timer);
    if (!isMeasured(api)) timer = setTimeout(() => api.reInit(), RESIZE_DEBOUNCE_MS);
    return false;
  };
}
