import { openPopover } from '@/lib/browser/open-panels';

type State = 'open' | 'closed';

const openPanel = () => document.querySelector<HTMLElement>(`${openPopover()}:not(dialog)`);

/** The panel that a button opens and closes; dialogs are the loader's. */
function panelOf(target: EventTarget | null): HTMLElement | null {
  const button = (target as Element).closest('[popovertarget]');
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return panel instanceof HTMLDialogElement ? null : panel;
}

/** What had the focus before the panel. */
let beforePanel: Element | null = null;

function change(panel: HTMLElement, newState: State): void {
  const tell = (type: string) => panel.dispatchEvent(Object.assign(new Event(type), { newState }));
  tell('beforetoggle');
  if (newState === 'open') beforePanel = document.activeElement;
  // As in the standard, hiding gives back the focus that was inside.
  else if (panel.contains(document.activeElement)) (beforePanel as HTMLElement | null)?.focus();
  panel.toggleAttribute('open', newState === 'open');
  setTimeout(tell, 0, 'toggle');
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** What has the focus, or had it when a dialog took it. */
let beforeDialog: Element | null = null;

/** What browsers without `:has()` and those before Chrome 103 do not do for a modal dialog. */
function followDialogs(): void {
  const isOpen = isDialogOpen();
  // The page behind it stays.
  document.documentElement.toggleAttribute('data-modal', isOpen);
  // The focus that is still inside goes back.
  if (!isOpen && document.activeElement?.closest('dialog')) {
    (beforeDialog as HTMLElement | null)?.focus();
  }
}

/*
 * Panels for browsers without popovers (Chrome 113, Firefox 124, Safari 16 and older). There is no top
 * layer, but only dialogs stand over the share panel. Until this is loaded, the loader opens it.
 */
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    change(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    change(this, 'closed');
  },
});
document.addEventListener('click', ({ target }) => {
  const panel = panelOf(target);
  if (panel) change(panel, panel.hasAttribute('open') ? 'closed' : 'open');
});
// A finger that scrolls ends with `pointercancel`.
document.addEventListener('pointerup', ({ target }) => {
  const panel = openPanel();
  if (panel && panelOf(target) !== panel && !panel.contains(target as Node)) panel.hidePopover();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') openPanel()?.hidePopover();
});
document.addEventListener('focusin', ({ target }) => {
  const element = target as Element;
  if (!element.closest('dialog')) beforeDialog = element;
});
// A button that was clicked has lost the focus on purpose.
document.addEventListener('focusout', ({ relatedTarget }) => {
  if (!relatedTarget && !isDialogOpen()) beforeDialog = null;
});
new MutationObserver(followDialogs).observe(document, { subtree: true, attributeFilter: ['open'] });
