/**
 * Longest time between the clicks of a double click, in milliseconds. It is longer than the 500 ms of
 * Windows, because some visitors click three times.
 */
const DOUBLE_CLICK_MS = 700;

/** Clicks this far apart, in CSS pixels, are separate clicks: the least width of a target (WCAG 2.5.8). */
const SEPARATE_PX = 24;

/** The last pointer click that was not ignored, and its control, which the click may have removed. */
let last: MouseEvent | undefined;
let lastControl: Element | null;

// Positions are measured on the page, because after scrolling the pointer is over other content, and a
// click there is intended.
const isSecondClick = (event: MouseEvent) =>
  last &&
  event.timeStamp - last.timeStamp < DOUBLE_CLICK_MS &&
  Math.hypot(event.pageX - last.pageX, event.pageY - last.pageY) < SEPARATE_PX;

/**
 * Ignores the second click of a double click if it hits another control than the first one, because
 * the first click has opened or closed something. Call this before other code listens for clicks.
 */
export function ignoreSecondClicks(): void {
  addEventListener(
    'pointerdown',
    // `any` lets a press outside a dialog close it, even if the click is ignored. With an empty value
    // only a close request, such as Escape, closes the dialog.
    (event) =>
      document
        .querySelector('dialog[open]')
        ?.setAttribute('closedby', isSecondClick(event) ? '' : 'any'),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A click by keyboard has no position.
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
  // While Enter is held down it clicks again and again, and the focus may have moved to another button.
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && event.preventDefault(),
    true,
  );
}
