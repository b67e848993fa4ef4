import { type EmblaCarouselType } from 'embla-carousel';
import { RESIZE_DEBOUNCE_MS } from './timing';

/** Difference in pixels below which a width counts as the same; Embla's own measure. */
const SAME_WIDTH_PX = 0.5;

/** Whether the carousel is as wide as when Embla measured it last. */
const isMeasured = (api: EmblaCarouselType) =>
  Math.abs(api.containerNode().offsetWidth - api.internalEngine().containerRect.width) <
  SAME_WIDTH_PX;

/**
 * Embla's `watchResize`: measures anew when the width has rested for 500 ms.
 * Returning false keeps Embla from doing so at once. An observer reports also when it starts, and it starts at each new
 * measure, so a width that did not change must count for nothing.
 */
export function debouncedReInit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (api: EmblaCarouselType): boolean => {
    clearTimeout(timer);
    if (!isMeasured(api)) timer = setTimeout(() => api.reInit(), RESIZE_DEBOUNCE_MS);
    return false;
  };
}
