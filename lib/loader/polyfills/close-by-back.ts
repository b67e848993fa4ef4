import { isPlainClick } from '@/lib/browser/plain-click';

/** Marks the history entry of what is open over the page. */
const MARK = 'open';

const isOnEntry = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** The open popover that is no dialog: the share panel. */
let panel: HTMLElement | undefined;

/** A link that is being clicked in what is open. */
let link: HTMLAnchorElement | null = null;

/** Makes the history fit what is open. */
function update(): void {
  const isOpen = panel !== undefined || openDialog() !== null;
  // After a reload the page is on the entry already.
  if (isOpen && !isOnEntry()) history.pushState({ [MARK]: true }, '');
  // A step back would stop the way to the link's page.
  if (!isOpen && isOnEntry() && !link) history.back();
}

/*
 * Lets «Back» close the drawer, the dialogs and the share panel, for browsers of Android without close
 * watchers, with which Chrome 126 and Firefox 149 do so themselves. What is open is a history entry,
 * which any other way of closing takes back. That removes the entries after the current one, so
 * browsers without such a button shall not load this.
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
    link = isOnEntry() && isPlainClick(event) ? clicked : null;
  },
  true,
);
// Last, when the click has closed what was open: the link's page takes the entry's place.
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
