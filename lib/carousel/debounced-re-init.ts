import { type EmblaCarouselType } from 'embla-carousel';
import { RESIZE_DEBOUNCE_MS } from './timing';

/** Difference in pixels below which a width is the same; as in Embla. */
const SAME_WIDTH_PX = 0.5;

/** Whether the carousel is as wide as when Embla measured it last. */
const isMeasured = (api: EmblaCarouselType) =>
  Math.abs(api.containerNode().offsetWidth - api.internalEngine().containerRect.width) <
  SAME_WIDTH_PX;

/**
 * Embla's `watchResize`: measures again when the width has not changed for 500 ms. Returning false
 * stops Embla from measuring at once. The observer also reports when it starts, which it does after
 * each measurement, so an unchanged width is ignored.
 */
export function debouncedReInit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (api: EmblaCarouselType): boolean => {
    clearTimeout(timer);
    if (!isMeasured(api)) timer = setTimeout(() => api.reInit(), RESIZE_DEBOUNCE_MS);
    return false;
  };
}
