import { type EmblaCarouselType } from 'embla-carousel';

const DEBOUNCE_MS = 500;

/** As in Embla, widths that differ by less than half a pixel count as equal. */
const isMeasured = (api: EmblaCarouselType) =>
  Math.abs(api.containerNode().offsetWidth - api.internalEngine().containerRect.width) < 0.5;

/**
 * Makes the callback for Embla's `watchResize`, which measures again when the width has been the same for 500 ms. It
 * returns false, so that Embla does not measure at once. It ignores the call that Embla makes after each measurement.
 */
export function debouncedReInit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (api: EmblaCarouselType) => {
    clearTimeout(timer);
    if (!isMeasured(api)) timer = setTimeout(() => api.reInit(), DEBOUNCE_MS);
    return false;
  };
}
