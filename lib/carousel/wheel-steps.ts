/** A horizontal gesture moves the carousel after this many CSS pixels. A notch of a tilted wheel is longer. */
const STEP_PX = 30;

/** A gesture ends after this many milliseconds without an event. Until then a trackpad may coast. */
const PAUSE_MS = 150;

/** Height of a line in CSS pixels, for wheels that count lines. */
const LINE_PX = 16;

/**
 * Calls `onStep` once for each horizontal gesture of a wheel or trackpad, and keeps the browser from taking it for
 * «Back». A wheel that goes down scrolls the page.
 *
 * @param onStep gets -1 for the previous slide, 1 for the next
 * @returns a function that stops listening
 */
export function watchWheel(strip: HTMLElement, onStep: (direction: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let distance = 0;
  let hasMoved = false;
  function onWheel(event: WheelEvent) {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(() => {
      distance = 0;
      hasMoved = false;
    }, PAUSE_MS);
    distance += deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaX * LINE_PX : deltaX;
    if (hasMoved || Math.abs(distance) < STEP_PX) return;
    hasMoved = true;
    onStep(Math.sign(distance));
  }
  strip.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('wheel', onWheel);
  };
}
