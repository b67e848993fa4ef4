/** A second click on a radio button changes nothing. */
const CONTROL = 'a,button:not([data-repeat]),[type=checkbox]';

/** Longest pause between the clicks of a double click, in milliseconds. */
const DOUBLE_MS = 500;

/**
 * Ignores the second click of a double click. Otherwise a download would begin twice, and what the first click has opened
 * would be closed. The second is on the same control, or at the same point, where the first may have uncovered another.
 * Clicks without a pointer always count: those of a keyboard, of a screen reader, and of a label on its field.
 */
export function ignoreSecondClicks(): void {
  let isPressed = false;
  let lastControl: Element | null;
  let lastTime = 0;
  addEventListener('pointerdown', () => (isPressed = true), true);
  addEventListener(
    'click',
    (event) => {
      if (!isPressed) return;
      isPressed = false;
      const { detail, timeStamp } = event;
      const target = event.target as Element;
      const control = (target.closest('label')?.control ?? target).closest(CONTROL);
      const isQuick = control && timeStamp - lastTime < DOUBLE_MS;
      if (isQuick && (detail > 1 || control === lastControl)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        lastControl = control;
        lastTime = timeStamp;
      }
    },
    true,
  );
}
