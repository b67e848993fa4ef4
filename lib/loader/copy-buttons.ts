import { COPIED_MS, copyText } from '@/lib/browser/clipboard';
import { copying } from '@/lib/content/copying';

let timer: ReturnType<typeof setTimeout>;

/** Shows the result of the last press. */
let status: Element | null = null;

const say = (text: string) => status && (status.textContent = text);

/** Opens the share sheet, by which a phone sends an address to a computer. Closing it is not a failure. */
const share = (url: string) => navigator.share({ url }).catch(() => undefined);

async function copy(button: HTMLElement, source: Element): Promise<void> {
  clearTimeout(timer);
  // A screen reader announces a text again only if another one was there in between.
  say('');
  status = button.nextElementSibling;
  if (await copyText(source.textContent)) {
    say(copying.copied);
    timer = setTimeout(say, COPIED_MS, '');
  } else {
    getSelection()?.selectAllChildren(source);
    say(copying.refused);
  }
}

/*
 * Handles the buttons that copy a text of the page (components/windows/copy-button.tsx). Bundled into
 * the head of the pages that have one, by scripts/export. Not an island, because there is nothing
 * to hydrate.
 */
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const source = document.getElementById(button?.dataset.copy ?? '');
  if (!button || !source) return;
  const shares = 'share' in button.dataset && 'share' in navigator;
  void (shares ? share(source.textContent) : copy(button, source));
});
