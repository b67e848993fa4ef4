import { type LoadIsland } from './load-island';
import { PICTURE_LINK } from './picture-links';
import { isReady, ISLAND, islandOf, READY_EVENT } from '@/lib/browser/island-state';
import { type Replaced } from '@/lib/browser/keep-state';
import { isPlainClick } from '@/lib/browser/plain-click';

/** Buttons of islands that need a script, and links to pictures; popovers work without. */
const SCRIPTED = `${ISLAND} :is(button:not([popovertarget]), ${PICTURE_LINK})`;

/** Longest time in milliseconds that a press is held, unless its button has `data-hold`. */
export const HOLD_MS = 8000;

/** What can be pressed: a button, in a form or not, or a link. */
type Pressed = HTMLElement & { readonly form?: HTMLFormElement | null; readonly href?: string };

/** A press that is held until its island is ready. */
interface Press {
  readonly button: Pressed;
  readonly timer: ReturnType<typeof setTimeout>;
}

const FALLBACK = '[data-fallback]';

/** Shows or hides the element that `data-fallback` names by its id, on the button or around it. */
function showFallback(button: HTMLElement, isShown: boolean) {
  const { fallback = '' } = button.closest<HTMLElement>(FALLBACK)?.dataset ?? {};
  const element = document.getElementById(fallback);
  if (element) element.hidden = !isShown;
}

/**
 * Holds presses on islands that are not ready and replays them, once and in order, when they are.
 * Call it before React runs: React must not see these clicks, because it replays some by itself.
 *
 * While a press is held, its button is `aria-busy`. It is held for 8 seconds or for the
 * milliseconds of `data-hold`: copying needs a transient activation (HTML standard), which browsers
 * end within five seconds. After that time, or as soon as the code fails to load, the press is
 * dropped and the fallback is shown: a text on what the visitor can do. A press is dropped
 * without the text when its panel is closed or the page is left.
 *
 * Several presses of one button count once, unless it has `data-repeats`.
 *
 * Enter in a form's field is a press of its button, too (HTML, implicit submission). Instead of
 * dropping it, the browser submits the form, and follows a link, unless it is offline: its error page
 * would replace the site.
 *
 * @param loadIsland called at each press that is held
 */
export function replayClicks(loadIsland: LoadIsland): void {
  let held: readonly Press[] = [];
  let released: HTMLElement | undefined;

  /** Clicks without holding the click again. */
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
      const island = islandOf(event.target);
      const button = (event.target as Element).closest<Pressed>(SCRIPTED);
      if (!island || !button || button === released) return;
      if (button.href && !isPlainClick(event)) return;
      if (isReady(island) && !pressesIn(island).length) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showFallback(button, false);
      button.setAttribute('aria-busy', 'true');
      const { repeats, hold = HOLD_MS } = button.dataset;
      if (repeats !== undefined || !pressesIn(button).length) {
        const press = { button, timer: setTimeout(() => giveUp(press), Number(hold)) };
        held = [...held, press];
      }
      loadIsland(island).catch(() => pressesIn(island).forEach(giveUp));
    },
    true,
  );

  /** One press a task, so that React has updated the page before the next one. */
  function replay() {
    const press = held.find(({ button }) => {
      const island = islandOf(button);
      return !island || isReady(island);
    });
    if (!press) return;
    end(press);
    // The button may have been replaced or removed since.
    const button = (press.button as Replaced).twin ?? press.button;
    if (button.isConnected) click(button);
    setTimeout(replay);
  }

  document.addEventListener(READY_EVENT, ({ target }) => {
    (target as Element)
      .querySelectorAll<HTMLElement>(FALLBACK)
      .forEach((button) => showFallback(button, false));
    setTimeout(replay);
  });
  // Popovers fire it, and it does not bubble: so it is captured.
  addEventListener(
    'toggle',
    ({ target, newState }) => newState === 'closed' && pressesIn(target as Node).forEach(end),
    true,
  );
  addEventListener('pagehide', () => held.forEach(end));
}
