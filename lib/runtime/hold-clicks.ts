import { isReady, ISLAND, islandOf, READY_EVENT } from './islands';

/** Buttons of islands, but those which a browser serves by itself. */
const SERVED_BY_SCRIPT = `${ISLAND} button:not([popovertarget])`;

/**
 * Keeps clicks on islands that are not ready yet and carries them out once,
 * in order, when they are. React, while it hydrates, gets to see none of them
 * (it would carry some out by itself), so it must be called before React runs.
 *
 * @param bring called at each click that has to wait
 */
export function holdClicks(bring: () => void): void {
  const held: HTMLElement[] = [];
  let released: HTMLElement | undefined;

  addEventListener(
    'click',
    (event) => {
      const island = islandOf(event.target);
      const button = (event.target as Element).closest<HTMLElement>(SERVED_BY_SCRIPT);
      if (!island || !button || button === released) return;
      if (isReady(island) && !held.some((other) => island.contains(other))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(button);
      bring();
    },
    true,
  );

  /** One click a task, because what it changes must be on the page before the next. */
  function release() {
    const index = held.findIndex((button) => {
      const island = islandOf(button);
      return !island || isReady(island);
    });
    if (index === -1) return;
    [released] = held.splice(index, 1);
    // One that has left the page since has nothing to do there any more.
    if (released?.isConnected) released.click();
    released = undefined;
    setTimeout(release);
  }

  document.addEventListener(READY_EVENT, () => setTimeout(release));
}
