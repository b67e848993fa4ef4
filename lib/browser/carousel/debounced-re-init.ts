import { type EmblaCarouselType } from 'embla-carousel';
import { insideOf } from './embla-inside';

const DEBOUNCE_MS = 500;

/**
 * Makes the callback for Embla's `watchResize`, which measures again when the width has been the same for 500 ms. It
 * returns false, so that Embla does not measure at once. It ignores the call that Embla makes after each measurement.
 */
export function debouncedReInit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (api: EmblaCarouselType) => {
    clearTimeout(timer);
    const { width } = insideOf(api).containerRect;
    // As in Embla, widths that differ by less than half a pixel count as equal.
    const isMeasured = Math.abs(api.containerNode().offsetWidth - width) < 0.5;
    if (!isMeasured) timer = setTimeout(() => api.reInit(), DEBOUNCE_MS);
    return false;
  };
}
