import { createCopy } from '@/lib/browser/copy';
import { openShareSheet } from '@/lib/browser/share-sheet';
import { copying } from '@/lib/content/copying';

/** The button that was pressed last; its next element shows the result. */
let button: HTMLElement | null = null;

/** The element whose text is copied. */
let source: HTMLElement | null;

const copy = createCopy((copied) => {
  if (copied === false) getSelection()?.selectAllChildren(source!);
  const said = copied ? button?.dataset.copied : copied === false && copying.refused;
  if (button) button.nextElementSibling!.textContent = said || '';
});

/*
 * Handles the buttons that copy a text of the page (components/windows/copy-button.tsx). Bundled into
 * the head of the pages that have one, by scripts/build/export. Not an island, because there is nothing
 * to hydrate.
 */
addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!pressed) return;
  if (button) button.nextElementSibling!.textContent = '';
  button = pressed;
  source = document.getElementById(button.dataset.copy!)!;
  const url = source.textContent;
  const copyIt = () => void copy(url);
  if ('share' in button.dataset && 'share' in navigator) void openShareSheet({ url }, copyIt);
  else copyIt();
});
