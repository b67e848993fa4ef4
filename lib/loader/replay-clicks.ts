import { type LoadIsland } from './load-island';
import { isReady, ISLAND, islandOf, READY_EVENT } from '@/lib/browser/island-state';
import { type Replaced } from '@/lib/browser/keep-state';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { PICTURE_LINK } from '@/lib/carousel/picture-links';

/** Matches the islands' buttons that need a script, and links to pictures. Buttons of popovers need none. */
const SCRIPTED = `${ISLAND} :is(button:not([popovertarget]),${PICTURE_LINK})`;

/** Matches the islands whose code is not there yet. */
const WAITING = `${ISLAND}:not([data-ready])`;

/** How long a press is held at most, in milliseconds, unless its button has `data-hold`. */
export const HOLD_MS = 8000;

/** An element that can be pressed: a button or a link. */
type Pressed = HTMLElement & { readonly form?: HTMLFormElement | null; readonly href?: string };

/** A press that is held until its island is ready. */
interface Press {
  readonly button: Pressed;
  readonly timer: ReturnType<typeof setTimeout>;
}

const FALLBACK = '[data-fallback]';

/** Shows or hides the fallback: the element whose id `data-fallback` names, on the button or around it. */
function showFallback(button: HTMLElement, isShown: boolean) {
  document
    .getElementById(button.closest<HTMLElement>(FALLBACK)?.dataset.fallback ?? '')
    ?.toggleAttribute('hidden', !isShown);
}

/**
 * Holds presses on islands that are not ready and replays them, once and in order, when they are.
 * Call it before React runs: React must not see these clicks, because it replays some by itself.
 *
 * While a press is held, its button is `aria-busy`. It is held for 8 seconds or for the
 * milliseconds of `data-hold`: copying needs a transient activation (HTML standard), which browsers
 * end within five seconds. After that time, or as soon as the code fails, the press is
 * dropped and the fallback is shown: a text on what the visitor can do. A press is dropped without
 * the text when its panel is closed or the page is left.
 *
 * Several presses of one button count once, unless it has `data-repeats`.
 *
 * Enter in a form's field counts as a press of its submit button (HTML, implicit submission). When
 * such a press, or one of a link, would be dropped, the browser submits the form or follows the
 * link. Offline it does not, because the browser's error page would replace the site.
 *
 * @param loadIsland called at each press that is held
 */
export function replayClicks(loadIsland: LoadIsland): void {
  let held: readonly Press[] = [];
  let released: HTMLElement | undefined;

  /** Clicks a button without this click being held again. */
  function click(button: HTMLElement) {
    released = button;
    button.click();
    released = undefined;
  }

  const pressesIn = (area: Node) => held.filter(({ button }) => area.contains(button));

  function end(press: Press) {
    clearTimeout(press.timer);
    held = held.filter((other) => other !== press);
    if (!pressesIn(press.button).length) press.button.removeAttribute('aria-busy');
  }

  function giveUp(press: Press) {
    const { button } = press;
    end(press);
    if ((button.form || button.href) && navigator.onLine) click(button);
    else showFallback(button, true);
  }

  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<Pressed>(SCRIPTED);
      if (!button || button === released || (button.href && !isUnmodified(event))) return;
      const island = islandOf(button)!;
      if (isReady(island) && !pressesIn(island).length) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showFallback(button, false);
      button.setAttribute('aria-busy', 'true');
      const { dataset } = button;
      if ('repeats' in dataset || !pressesIn(button).length) {
        const press = {
          button,
          timer: setTimeout(() => giveUp(press), +(dataset.hold ?? HOLD_MS)),
        };
        held = [...held, press];
      }
      // Later: a button ignores `click()` while its own click is handled (HTML, click in progress).
      loadIsland(island, true).catch(() => setTimeout(() => pressesIn(island).forEach(giveUp)));
    },
    true,
  );

  /** Replays one press per task, so that React has updated the page before the next one. */
  function replay() {
    const press = held.find(({ button }) => !button.closest(WAITING));
    if (!press) return;
    end(press);
    // Meanwhile the button may have been replaced or removed.
    const button = (press.button as Replaced).twin ?? press.button;
    if (button.isConnected) click(button);
    setTimeout(replay);
  }

  addEventListener(READY_EVENT, ({ target }) => {
    (target as Element)
      .querySelectorAll<HTMLElement>(FALLBACK)
      .forEach((button) => showFallback(button, false));
    setTimeout(replay);
  });
  // In the capture phase, because the `toggle` event of a popover does not bubble.
  addEventListener(
    'toggle',
    ({ target, newState }) => newState === 'closed' && pressesIn(target as Node).forEach(end),
    true,
  );
  addEventListener('pagehide', () => held.forEach(end));
}
