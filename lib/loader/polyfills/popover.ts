import { openPopover } from '@/lib/browser/open-panels';

type State = 'open' | 'closed';

const openPanel = () => document.querySelector<HTMLElement>(`${openPopover()}:not(dialog)`);

/** The panel that a button opens and closes; the loader opens dialogs. */
function panelOf(target: EventTarget | null): HTMLElement | null {
  const button = (target as Element).closest('[popovertarget]');
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return panel instanceof HTMLDialogElement ? null : panel;
}

/** The element that had the focus before the panel opened. */
let beforePanel: Element | null = null;

function change(panel: HTMLElement, newState: State): void {
  const tell = (type: string) => panel.dispatchEvent(Object.assign(new Event(type), { newState }));
  tell('beforetoggle');
  if (newState === 'open') beforePanel = document.activeElement;
  // As in the standard: if the focus was inside, it returns to where it was before.
  else if (panel.contains(document.activeElement)) (beforePanel as HTMLElement | null)?.focus();
  panel.toggleAttribute('open', newState === 'open');
  setTimeout(tell, 0, 'toggle');
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** The focused element, or the one that had the focus before a dialog opened. */
let beforeDialog: Element | null = null;

/** Does for a modal dialog what browsers without `:has()`, or before Chrome 103, do not. */
function followDialogs(): void {
  const isOpen = isDialogOpen();
  // Keeps the page behind the dialog from scrolling.
  document.documentElement.toggleAttribute('data-modal', isOpen);
  // If the focus is still inside, it returns to where it was before.
  if (!isOpen && document.activeElement?.closest('dialog')) {
    (beforeDialog as HTMLElement | null)?.focus();
  }
}

/*
 * Emulates panels for browsers without popovers (Chrome 113, Firefox 124, Safari 16 and older). It
 * has no top layer, and needs none, because only dialogs are shown above the share panel. Until
 * this is loaded, the loader opens it.
 */
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    change(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    change(this, 'closed');
  },
});
document.addEventListener('click', ({ target, defaultPrevented }) => {
  const panel = panelOf(target);
  if (panel && !defaultPrevented) change(panel, panel.hasAttribute('open') ? 'closed' : 'open');
});
// A touch that scrolls ends with `pointercancel` and not with this event.
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
