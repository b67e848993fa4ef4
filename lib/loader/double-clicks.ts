/**
 * Longest time from the first to the last click of a double or triple click, in milliseconds. It is longer
 * than the 500 ms that Windows allows for a double click.
 */
const DOUBLE_CLICK_MS = 700;

/**
 * Clicks at least this far apart, in CSS pixels, are separate clicks. The distance is the minimum width of a
 * target (WCAG 2.5.8).
 */
const SEPARATE_PX = 24;

/**
 * The last pointer click that was not ignored, and the clicked control, which may no longer be in the page.
 */
let last: MouseEvent | undefined;
let lastControl: Element | null;

// Positions are measured on the page and not in the window, because after scrolling, the pointer is over other
// content, and a click on that content is intended.
const isSecondClick = (event: MouseEvent) =>
  last &&
  event.timeStamp - last.timeStamp < DOUBLE_CLICK_MS &&
  Math.hypot(event.pageX - last.pageX, event.pageY - last.pageY) < SEPARATE_PX;

/**
 * Ignores the second click of a double click if it hits a different control than the first click. This
 * happens when the first click has opened or closed something. Call this before other code listens for
 * clicks.
 */
export function ignoreSecondClicks(): void {
  addEventListener(
    'pointerdown',
    // With `closedby="any"` a press outside a dialog closes the dialog, even if the click is cancelled. So
    // when a second click begins, the attribute is emptied, and the press does not close the dialog.
    (event) =>
      document
        .querySelector('dialog[open]')
        ?.setAttribute('closedby', isSecondClick(event) ? '' : 'any'),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A click with the keyboard has no position and is never ignored.
      if (!event.detail) return;
      const control = (event.target as Element).closest('a,button,dialog');
      if (isSecondClick(event) && control !== lastControl) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        last = event;
        lastControl = control;
      }
    },
    true,
  );
  // While Enter is held down, the browser clicks the focused control repeatedly, even if the focus moves to
  // another control. So the repeated keydown events are cancelled.
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && event.preventDefault(),
    true,
  );
}
