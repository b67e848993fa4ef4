/** Longest time in milliseconds between the clicks of a double click; Windows has 500, and some visitors press thrice. */
const DOUBLE_CLICK_MS = 700;

/** Distance in CSS pixels from which two clicks have different places: the least width of a target. */
const OTHER_PLACE_PX = 24;

/** The last click of a pointer that was not ignored, and its control, which it may have removed. */
let last: MouseEvent | undefined;
let lastControl: Element | null;

// Places on the page: what is scrolled under the pointer is meant by the next click.
const follows = (event: MouseEvent) =>
  last &&
  event.timeStamp - last.timeStamp < DOUBLE_CLICK_MS &&
  Math.hypot(event.pageX - last.pageX, event.pageY - last.pageY) < OTHER_PLACE_PX;

/**
 * Ignores the second click of a double click if it hits another control than the first click, which
 * has opened or closed something. Call it before other code listens for clicks.
 */
export function ignoreSecondClicks(): void {
  addEventListener(
    'pointerdown',
    // A press beside a dialog closes it, whatever becomes of the click. Without a value only a close
    // request does, such as Escape.
    (event) =>
      document.querySelector('dialog[open]')?.setAttribute('closedby', follows(event) ? '' : 'any'),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A keyboard's click has no place.
      if (!event.detail) return;
      const control = (event.target as Element).closest('a,button,dialog');
      if (follows(event) && control !== lastControl) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        last = event;
        lastControl = control;
      }
    },
    true,
  );
  // A held Enter key presses the button again and again, and the focus may have moved on.
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && event.preventDefault(),
    true,
  );
}
