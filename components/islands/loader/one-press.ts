import { type LoadIsland } from './load-island';
import { ISLAND, islandOf, READY_EVENT } from '@/lib/browser/island-state';
import { isUnmodified } from '@/lib/browser/modifier-keys';

/** Longest time that a press waits, in milliseconds. */
const WAIT_MS = 8000;

type Control = HTMLElement & { readonly form?: HTMLFormElement | null; readonly href?: string };

/** Matches the buttons and links that need the island's code. Popovers and links to a new tab work without it. */
const SCRIPTED = `${ISLAND} :is(button:not([popovertarget]),a:not([target]))`;

const controlsIn = (island: Element) => [...island.querySelectorAll<Control>(SCRIPTED)];

/** Its text is in the island's attribute, so that nobody reads it before a failure, not even without styles. */
const lineOf = (island: Element) => island.querySelector<HTMLElement>('[data-failure]')!;

/**
 * Holds the first press on an island whose code has not loaded (docs/how-a-page-is-made.md, «Before React»). Until it is
 * repeated, further presses on the island do nothing. React must not see the held press: it would repeat some clicks.
 *
 * Offline the island's line is shown first, because otherwise the browser's error page would replace the page. The next
 * press is sent all the same, because `onLine` may be wrong. The press is dropped if the visitor leaves the page. Enter in
 * a form's field counts as a press on its submit button (HTML, implicit submission).
 */
export function holdPresses(loadIsland: LoadIsland): void {
  /** For each island with a held press, the function that ends the hold and returns the pressed control. */
  const held = new Map<EventTarget, () => Control | undefined>();
  let allowed: Control | undefined;

  function press(control: Control | undefined) {
    allowed = control;
    control?.click();
    allowed = undefined;
  }

  function hold(island: HTMLElement, control: Control) {
    const index = controlsIn(island).indexOf(control);
    const { form, href } = control;
    const wasWarned = lineOf(island).textContent;

    function end() {
      clearTimeout(timer);
      held.delete(island);
      // React may have replaced the control since the press.
      const current = control.isConnected ? control : controlsIn(island)[index];
      current?.removeAttribute('aria-busy');
      return current;
    }

    function giveUp() {
      if (held.get(island) !== end) return;
      const current = end();
      const isPlain = (form || href) && (navigator.onLine || wasWarned);
      if (!href && (isPlain || !form)) island.dataset.state = 'failed';
      if (isPlain) press(current);
      else lineOf(island).textContent = island.dataset.fallback!;
    }

    const timer = setTimeout(giveUp, WAIT_MS);
    held.set(island, end);
    lineOf(island).textContent = '';
    control.setAttribute('aria-busy', 'true');
    // A button ignores `click()` while an earlier click on it is still being handled (HTML standard, click in
    // progress flag), so the plain way is taken in a later task.
    loadIsland(island).catch(() => setTimeout(giveUp));
  }

  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<Control>(SCRIPTED);
      if (!control || control === allowed || (control.href && !isUnmodified(event))) return;
      const island = islandOf(control)!;
      if (island.dataset.state && !held.has(island)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!held.has(island)) hold(island, control);
    },
    true,
  );
  addEventListener(READY_EVENT, ({ target }) => setTimeout(() => press(held.get(target!)?.())));
  addEventListener('pagehide', () => held.forEach((end) => end()));
}
