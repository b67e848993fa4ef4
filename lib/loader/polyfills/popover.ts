import { openPopover } from '@/lib/browser/open-panels';

type State = 'open' | 'closed';

const openPanel = () => document.querySelector<HTMLElement>(`${openPopover()}:not(dialog)`);

/**
 * Finds the button that contains an event's target, and returns the popover that this button opens. Returns null
 * if there is no such button. Also returns null if the popover is a dialog, because the loader opens dialogs.
 */
function panelOf(target: EventTarget | null): HTMLElement | null {
  const button = (target as Element).closest('[popovertarget]');
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return panel instanceof HTMLDialogElement ? null : panel;
}

/** The element that had the focus before the panel opened. */
let beforePanel: Element | null = null;

function change(panel: HTMLElement, newState: State): void {
  const dispatch = (type: string) =>
    panel.dispatchEvent(Object.assign(new Event(type), { newState }));
  dispatch('beforetoggle');
  if (newState === 'open') beforePanel = document.activeElement;
  // As in the standard, the focus returns to the element that had it before the panel opened.
  else if (panel.contains(document.activeElement)) (beforePanel as HTMLElement | null)?.focus();
  panel.toggleAttribute('open', newState === 'open');
  setTimeout(dispatch, 0, 'toggle');
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** The focused element or, while a dialog is open, the element that had the focus before the dialog opened. */
let beforeDialog: Element | null = null;

/**
 * Adds what modal dialogs lack in older browsers. Browsers without `:has()` scroll the page behind a dialog,
 * and Chrome before 103 does not return the focus when a dialog closes.
 */
function updateModalState(): void {
  const isOpen = isDialogOpen();
  // With this attribute, the styles keep the page behind the dialog from scrolling.
  document.documentElement.toggleAttribute('data-modal', isOpen);
  if (!isOpen && document.activeElement?.closest('dialog')) {
    (beforeDialog as HTMLElement | null)?.focus();
  }
}

/*
 * Emulates popovers for browsers without them (Chrome 113, Firefox 124, Safari 16 and older). The
 * top layer is not emulated. The share panel has a `z-index` instead, because only dialogs are ever
 * shown above it. Until this file is loaded, the loader opens the share panel.
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
// A touch that scrolls the page ends with `pointercancel`, so it does not close the panel.
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
// The loader blurs a button that is clicked with a pointer. No focus returns to it when the dialog closes.
document.addEventListener('focusout', ({ relatedTarget }) => {
  if (!relatedTarget && !isDialogOpen()) beforeDialog = null;
});
new MutationObserver(updateModalState).observe(document, {
  subtree: true,
  attributeFilter: ['open'],
});
