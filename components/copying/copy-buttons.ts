import { COPIED, type Copied, copiedMessage, createCopy } from './copy';
import { openShareSheet } from '@/lib/browser/share/share-windows';

let button: HTMLElement | null = null;

/** What the button says when nothing is copied. */
let name: string | null;

/**
 * The element whose text is copied, or its `value`: an address with a host in Punycode, which is shared instead if the
 * browser has a share sheet.
 */
let source: HTMLElement | null;

/** After a copy the button says so, and screen readers hear what was copied. Everybody sees a refusal. */
function show(copied: Copied): void {
  const live = button!.parentElement!.querySelector('[aria-live]')!;
  let message = copied === false ? button!.dataset.refused! : '';
  if (copied) message = copiedMessage(copied, button!.dataset.copied!);
  if (copied === false) getSelection()?.selectAllChildren(source!);
  button!.textContent = copied ? COPIED : name;
  live.textContent = message;
  live.classList.toggle('sr-only', copied !== false);
}

const copy = createCopy(show);

// Handles the buttons of copy-button.tsx. The build puts this code into the head of the pages that have such buttons.
addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!pressed) return;
  if (button) show(undefined);
  button = pressed;
  name = button.textContent;
  // Keeps the button's width while its text is shorter.
  button.style.minWidth = `${button.offsetWidth}px`;
  source = document.getElementById(button.dataset.copy!)!;
  const url = source.getAttribute('value');
  const copyText = () => void copy(url ?? source!.textContent);
  if (url && 'share' in navigator) void openShareSheet({ url }, copyText);
  else copyText();
});
