import { isZoomedIn } from './drag-or-pan';

/** A horizontal gesture moves the carousel after this many CSS pixels. A notch of a tilted wheel is longer. */
const STEP_PX = 30;
/** A gesture ends after this time without an event. */
const PAUSE_MS = 150;
/** A new gesture begins at the earliest this long after a step. Until then, one swipe may vary in speed. */
const SWIPE_MS = 300;
/** The speed of a gesture is measured over this time, because single events vary. */
const WINDOW_MS = 60;
/** Increase of speed, in CSS pixels per millisecond, that a coasting trackpad does not reach by itself. */
const RISE = 0.15;

/**
 * A gesture: its distance so far, when it has moved the carousel, its highest speed, and its lowest while it coasts, which
 * tells a new swipe in the same stream of events.
 */
const newGesture = () => ({ distance: 0, steppedAt: NaN, highest: 0, lowest: Infinity });

/**
 * Calls `onStep` once for each horizontal gesture of a wheel or trackpad, and keeps the browser from taking it for
 * «Back». After a swipe a trackpad coasts for about a second; it has been swiped again when it becomes clearly faster.
 * A vertical wheel scrolls the page. On a zoomed-in page, every wheel pans.
 *
 * @param onStep gets -1 for the previous slide, 1 for the next
 * @returns a function that stops listening
 */
export function watchWheel(strip: HTMLElement, onStep: (direction: number) => void): () => void {
  const recent: { readonly time: number; readonly across: number }[] = [];
  let gesture = newGesture();
  function onWheel(event: WheelEvent) {
    const { deltaX, deltaY, shiftKey } = event;
    // Browsers report a mouse wheel turned with Shift as vertical, and scroll sideways.
    const [across, down] = shiftKey && !deltaX ? [deltaY, 0] : [deltaX, deltaY];
    if (event.ctrlKey || isZoomedIn() || Math.abs(across) <= Math.abs(down)) return;
    event.preventDefault();
    const time = event.timeStamp;
    const isPaused = time - (recent.at(-1)?.time ?? -Infinity) >= PAUSE_MS;
    recent.push({ time, across });
    // The first event is only the beginning of the measured time.
    while (time - (recent[1]?.time ?? time) >= WINDOW_MS) recent.shift();
    const sum = recent.slice(1).reduce((total, one) => total + one.across, 0);
    const speed = Math.abs(sum) / Math.max(WINDOW_MS, time - recent[0]!.time);
    if (isPaused || speed > 2 * gesture.lowest + RISE) gesture = newGesture();
    gesture.highest = Math.max(gesture.highest, speed);
    const isCoasting = time - gesture.steppedAt > SWIPE_MS && speed < gesture.highest / 2;
    if (isCoasting) gesture.lowest = Math.min(gesture.lowest, speed);
    gesture.distance += across;
    if (gesture.steppedAt || Math.abs(gesture.distance) < STEP_PX) return;
    gesture.steppedAt = time;
    onStep(Math.sign(gesture.distance));
  }
  strip.addEventListener('wheel', onWheel, { passive: false });
  return () => strip.removeEventListener('wheel', onWheel);
}
