/** Matches links, and buttons that submit a form or open a panel. */
const OPENS_ONCE = 'a,[type=submit],[popovertarget]';

/**
 * Ignores the second click of a double click on these controls. Otherwise a download, a share window or a new tab
 * would open twice, and a panel would close again. Clicks with the keyboard have the count 0.
 */
export function ignoreSecondClicks(): void {
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target as Element).closest(OPENS_ONCE)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
