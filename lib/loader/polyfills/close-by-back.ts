import { isUnmodified } from '@/lib/browser/modifier-keys';

/** Marks the history entry that stands for an open dialog or panel. */
const MARK = 'open';

const isOnEntry = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** The open popover that is not a dialog, that is, the share panel. */
let panel: HTMLElement | undefined;

/** A link in the open dialog or panel that is being clicked. */
let link: HTMLAnchorElement | null = null;

/** Adds or removes the history entry, so that there is one exactly while something is open. */
function update(): void {
  const isOpen = panel !== undefined || openDialog() !== null;
  // After a reload the page may already be on such an entry.
  if (isOpen && !isOnEntry()) history.pushState({ [MARK]: true }, '');
  // `history.back()` would cancel the navigation that the link has started.
  if (!isOpen && isOnEntry() && !link) history.back();
}

/*
 * Lets «Back» close the drawer, the dialogs and the share panel in browsers of Android without
 * close watchers; Chrome 126 and Firefox 149 do it themselves. Opening one adds a history entry,
 * and closing it in any other way goes back. That discards the forward entries, so a browser
 * without a system-wide «Back» must not load this.
 */
new MutationObserver(update).observe(document, { subtree: true, attributeFilter: ['open'] });
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (target instanceof HTMLDialogElement) return;
    panel = newState === 'open' ? (target as HTMLElement) : undefined;
    update();
  },
  true,
);
addEventListener('popstate', () => {
  openDialog()?.close();
  panel?.hidePopover();
});
addEventListener(
  'click',
  (event) => {
    const clicked = (event.target as Element).closest<HTMLAnchorElement>('dialog[open] a');
    link = isOnEntry() && isUnmodified(event) ? clicked : null;
  },
  true,
);
// In the bubble phase, after the click has closed what was open: the link's page replaces the entry.
addEventListener('click', (event) => {
  const clicked = link;
  link = null;
  if (clicked && !event.defaultPrevented) {
    event.preventDefault();
    history.replaceState(null, '');
    location.replace(clicked.href);
  } else if (clicked) update();
});
update();
