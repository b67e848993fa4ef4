import { copiedMessage, createCopy } from './copy';
import { openShareSheet } from '@/lib/browser/share-sheet';
import { copying } from '@/lib/content/copying';

/** The button that was pressed last. The element after it shows the result. */
let button: HTMLElement | null = null;

/** The element whose text is copied, or its `value`: an address with a host in Punycode. */
let source: HTMLElement | null;

const copy = createCopy((copied) => {
  let message = '';
  if (copied) message = copiedMessage(copied, button!.dataset.copied!);
  else if (copied === false) {
    message = copying.refused;
    getSelection()?.selectAllChildren(source!);
  }
  button!.nextElementSibling!.textContent = message;
});

/*
 * Handles the buttons that copy text from the page (components/windows/copy-button.tsx).
 * scripts/build/export puts this code into the head of the pages that have these buttons. The buttons are
 * not an island, because there is nothing to hydrate.
 */
addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!pressed) return;
  button?.nextElementSibling!.replaceChildren();
  button = pressed;
  source = document.getElementById(button.dataset.copy!)!;
  const url = source.getAttribute('value') ?? source.textContent;
  const copyUrl = () => void copy(url);
  if ('share' in button.dataset && 'share' in navigator) void openShareSheet({ url }, copyUrl);
  else copyUrl();
});
