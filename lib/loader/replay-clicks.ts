import { type LoadIsland } from './load-island';
import { isReady, ISLAND, islandOf, READY_EVENT } from '@/lib/browser/island-state';
import { type ReplaceableElement } from '@/lib/browser/keep-state';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { PICTURE_LINK } from '@/lib/carousel/picture-links';

/** Matches an island's picture links and its buttons, except popover buttons, which work without scripts. */
const SCRIPTED = `${ISLAND} :is(button:not([popovertarget]),${PICTURE_LINK})`;

/** Matches islands that are not ready. */
const NOT_READY = `${ISLAND}:not([data-ready])`;

/** Longest time that a click stays queued, in milliseconds, unless the button has `data-hold`. */
const QUEUE_MS = 8000;

/** A button or a link. */
type Control = HTMLElement & { readonly form?: HTMLFormElement | null; readonly href?: string };

/** A click that waits in the queue until its island is ready. */
interface QueuedClick {
  readonly button: Control;
  readonly timer: ReturnType<typeof setTimeout>;
}

const FALLBACK = '[data-fallback]';

/** Shows or hides the fallback text. `data-fallback` of the button or of an ancestor has the text's id. */
function showFallback(button: HTMLElement, isShown: boolean) {
  document
    .getElementById(button.closest<HTMLElement>(FALLBACK)?.dataset.fallback ?? '')
    ?.toggleAttribute('hidden', !isShown);
}

/**
 * Queues clicks on islands that are not ready, and replays them in order when their island is ready. Call this
 * before React runs: React must not see the queued clicks, because it replays some clicks itself.
 *
 * While a click is queued, its button is `aria-busy`. After 8 seconds, or as soon as the island's code fails,
 * the click is dropped and the fallback is shown. The button's `data-hold` can set another time, in
 * milliseconds. The copy button has this attribute, because browsers allow copying only within five seconds of
 * a click (HTML standard, transient activation). If the panel with the button is closed or the visitor leaves
 * the page, the click is dropped and no fallback is shown.
 *
 * Of several clicks on one button, only the first is queued, unless the button has `data-repeats`.
 *
 * Enter in a form's field counts as a click on its submit button (HTML, implicit submission). When a click on
 * a submit button or a link is dropped, the browser submits the form or follows the link. Offline, the fallback
 * is shown instead, because the browser's error page would replace the page.
 *
 * @param loadIsland called for each click that is queued
 */
export function replayClicks(loadIsland: LoadIsland): void {
  let queue: readonly QueuedClick[] = [];
  let replayed: HTMLElement | undefined;

  /** Clicks a button and marks the click as replayed, so that it is not queued again. */
  function click(button: HTMLElement) {
    replayed = button;
    button.click();
    replayed = undefined;
  }

  const clicksIn = (area: Node) => queue.filter(({ button }) => area.contains(button));

  function remove(queued: QueuedClick) {
    clearTimeout(queued.timer);
    queue = queue.filter((other) => other !== queued);
    if (!clicksIn(queued.button).length) queued.button.removeAttribute('aria-busy');
  }

  function drop(queued: QueuedClick) {
    const { button } = queued;
    remove(queued);
    if ((button.form || button.href) && navigator.onLine) click(button);
    else showFallback(button, true);
  }

  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<Control>(SCRIPTED);
      if (!button || button === replayed || (button.href && !isUnmodified(event))) return;
      const island = islandOf(button)!;
      if (isReady(island) && !clicksIn(island).length) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showFallback(button, false);
      button.setAttribute('aria-busy', 'true');
      const { dataset } = button;
      if ('repeats' in dataset || !clicksIn(button).length) {
        const queued = {
          button,
          timer: setTimeout(() => drop(queued), +(dataset.hold ?? QUEUE_MS)),
        };
        queue = [...queue, queued];
      }
      // `drop` may call `click()`. A button ignores this call while an earlier click on it is still being
      // handled (HTML standard, click in progress flag), so the clicks are dropped in a later task.
      loadIsland(island, true).catch(() => setTimeout(() => clicksIn(island).forEach(drop)));
    },
    true,
  );

  /** Replays one click per task, so that React has updated the page before the next click. */
  function replay() {
    const queued = queue.find(({ button }) => !button.closest(NOT_READY));
    if (!queued) return;
    remove(queued);
    // React may have replaced or removed the button since the click.
    const button = (queued.button as ReplaceableElement).twin ?? queued.button;
    if (button.isConnected) click(button);
    setTimeout(replay);
  }

  addEventListener(READY_EVENT, ({ target }) => {
    (target as Element)
      .querySelectorAll<HTMLElement>(FALLBACK)
      .forEach((button) => showFallback(button, false));
    setTimeout(replay);
  });
  // The listener is in the capture phase, because the `toggle` event of a popover does not bubble.
  addEventListener(
    'toggle',
    ({ target, newState }) => newState === 'closed' && clicksIn(target as Node).forEach(remove),
    true,
  );
  addEventListener('pagehide', () => queue.forEach(remove));
}
