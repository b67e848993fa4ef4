import { isReady, ISLAND, islandOf, READY_EVENT } from './islands';
import { type Bring } from './loader-settings';

/** Buttons of islands, but those which a browser serves by itself. */
const SERVED_BY_SCRIPT = `${ISLAND} button:not([popovertarget])`;

/** Milliseconds after which a form is sent the plain way, with or without its code. */
export const PATIENCE_MS = 8000;

/**
 * Keeps clicks on islands that are not ready yet and carries them out once,
 * in order, when they are. React, while it hydrates, gets to see none of them
 * (it would carry some out by itself), so it must be called before React runs.
 *
 * Enter in a form's field is a click on its button, too (HTML, implicit
 * submission). When the code does not come, the form's one click goes the
 * browser's own way.
 *
 * @param bring called at each click that has to wait
 */
export function replayClicks(bring: Bring): void {
  const held: HTMLButtonElement[] = [];
  let released: HTMLElement | undefined;

  /** Lets a click through. */
  function click(button: HTMLElement) {
    released = button;
    // One that has left the page since has nothing to do there any more.
    if (button.isConnected) button.click();
    released = undefined;
  }

  function giveUp(button: HTMLButtonElement) {
    if (!button.form || !held.includes(button)) return;
    // A second press of an impatient visitor is the same wish.
    held.splice(0, held.length, ...held.filter((other) => other !== button));
    click(button);
  }

  addEventListener(
    'click',
    (event) => {
      const island = islandOf(event.target);
      const button = (event.target as Element).closest<HTMLButtonElement>(SERVED_BY_SCRIPT);
      if (!island || !button || button === released) return;
      if (isReady(island) && !held.some((other) => island.contains(other))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(button);
      bring(island).catch(() => giveUp(button));
      setTimeout(() => giveUp(button), PATIENCE_MS);
    },
    true,
  );

  /** One click a task, because what it changes must be on the page before the next. */
  function release() {
    const index = held.findIndex((button) => {
      const island = islandOf(button);
      return !island || isReady(island);
    });
    const [button] = index === -1 ? [] : held.splice(index, 1);
    if (!button) return;
    click(button);
    setTimeout(release);
  }

  document.addEventListener(READY_EVENT, () => setTimeout(release));
}
