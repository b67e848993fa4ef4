import { isReady, ISLAND, islandOf, READY_EVENT } from './islands';
import { type Bring } from './loader-settings';

/** Buttons of islands, but those which a browser serves by itself. */
const SERVED_BY_SCRIPT = `${ISLAND} button:not([popovertarget])`;

/** Milliseconds that a press waits for its code at most, unless its button has `data-hold`. */
export const HOLD_MS = 8000;

/** A press that waits. */
interface Press {
  readonly button: HTMLButtonElement;
  readonly timer: ReturnType<typeof setTimeout>;
}

const FALLBACK = '[data-fallback]';

/** Shows or hides the element whose id `data-fallback` has, on the button or around it. */
function showFallback(button: HTMLElement, isShown: boolean) {
  const { fallback = '' } = button.closest<HTMLElement>(FALLBACK)?.dataset ?? {};
  const element = document.getElementById(fallback);
  if (element) element.hidden = !isShown;
}

/**
 * Keeps presses on islands that are not ready yet and carries them out once,
 * in order, when they are. React, while it hydrates, gets to see none of them
 * (it would carry some out by itself), so it must be called before React runs.
 *
 * The button of a press that waits is `aria-busy`. It waits for 8 seconds, or
 * for the milliseconds of `data-hold`: browsers forget within five seconds that
 * a visitor has acted (transient activation, HTML standard), and then copy
 * nothing. After that, or at once when the code does not come, the press is
 * dropped for good and its fallback is shown, which says what the visitor can
 * do; without a word when its panel is closed or the page is left.
 *
 * More presses on a button are one wish, but on one with `data-repeats`.
 *
 * Enter in a form's field is a press of its button, too (HTML, implicit
 * submission). A form is not dropped but sent the browser's own way, unless
 * the browser knows that it is offline: its error page would replace the site.
 *
 * @param bring called at each press that has to wait
 */
export function replayClicks(bring: Bring): void {
  let held: readonly Press[] = [];
  let released: HTMLElement | undefined;

  /** Lets a press through. */
  function click(button: HTMLElement) {
    released = button;
    button.click();
    released = undefined;
  }

  const isHeld = (button: HTMLElement) => held.some((press) => press.button === button);

  function end(press: Press) {
    clearTimeout(press.timer);
    held = held.filter((other) => other !== press);
    if (!isHeld(press.button)) press.button.removeAttribute('aria-busy');
  }

  function giveUp(press: Press) {
    const { button } = press;
    end(press);
    if (button.form && navigator.onLine) click(button);
    else showFallback(button, true);
  }

  const pressesIn = (area: Node) => held.filter(({ button }) => area.contains(button));

  addEventListener(
    'click',
    (event) => {
      const island = islandOf(event.target);
      const button = (event.target as Element).closest<HTMLButtonElement>(SERVED_BY_SCRIPT);
      if (!island || !button || button === released) return;
      if (isReady(island) && pressesIn(island).length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showFallback(button, false);
      button.setAttribute('aria-busy', 'true');
      const { repeats, hold = HOLD_MS } = button.dataset;
      if (repeats !== undefined || !isHeld(button)) {
        const press = { button, timer: setTimeout(() => giveUp(press), Number(hold)) };
        held = [...held, press];
      }
      bring(island).catch(() => pressesIn(island).forEach(giveUp));
    },
    true,
  );

  /** One press a task, because what it changes must be on the page before the next. */
  function release() {
    const press = held.find(({ button }) => {
      const island = islandOf(button);
      return !island || isReady(island);
    });
    if (!press) return;
    end(press);
    // One that has left the page since has nothing to do there any more.
    if (press.button.isConnected) click(press.button);
    setTimeout(release);
  }

  document.addEventListener(READY_EVENT, ({ target }) => {
    (target as Element)
      .querySelectorAll<HTMLElement>(FALLBACK)
      .forEach((button) => showFallback(button, false));
    setTimeout(release);
  });
  // A popover's event, which does not bubble.
  addEventListener(
    'toggle',
    ({ target, newState }) => newState === 'closed' && pressesIn(target as Node).forEach(end),
    true,
  );
  addEventListener('pagehide', () => held.forEach(end));
}
