import { isUnmodified } from '@/lib/browser/modifier-keys';

/** Key in the state of the history entry that was added for an open dialog or panel. */
const MARK = 'open';

const isOnEntry = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** The share panel while it is open; it is the only popover that is not a dialog. */
let panel: HTMLElement | undefined;

/** The link that was clicked in an open dialog, while the click is being handled. */
let link: HTMLAnchorElement | null = null;

/** Adds or removes the history entry, so that it exists exactly while a dialog or panel is open. */
function update(): void {
  const isOpen = panel !== undefined || openDialog() !== null;
  // A reload keeps an entry that was added for a dialog. Then no second entry is needed.
  if (isOpen && !isOnEntry()) history.pushState({ [MARK]: true }, '');
  // `history.back()` would cancel the navigation that the link has started.
  if (!isOpen && isOnEntry() && !link) history.back();
}

/*
 * Lets «Back» close the drawer, the dialogs and the share panel in Android browsers without close watchers.
 * Chrome since 126 and Firefox since 149 do this themselves. Opening a dialog or panel adds a history entry.
 * If the dialog or panel is closed without «Back», this code goes back by one entry.
 *
 * A browser without a system-wide «Back» must not load this file, because the new entry discards the forward
 * entries.
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
// Runs after the loader has closed the dialog whose link was clicked. The linked page replaces the history
// entry that was added for the dialog.
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
