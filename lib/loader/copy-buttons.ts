import { copying } from '@/lib/content/copying';

/** Milliseconds for which a successful copy is shown. */
const COPIED_MS = 2000;

let timer: ReturnType<typeof setTimeout>;

async function copy(button: HTMLElement, source: Element): Promise<void> {
  const say = (text: string) => {
    document.querySelectorAll('[data-copy]+*').forEach((status) => {
      status.textContent = status === button.nextElementSibling ? text : '';
    });
  };
  clearTimeout(timer);
  // What is said once more is heard only after something else.
  say('');
  try {
    // Absent on plain http and in some web views; that is a refusal too.
    await navigator.clipboard.writeText(source.textContent);
    say(copying.copied);
    timer = setTimeout(say, COPIED_MS, '');
  } catch {
    getSelection()?.selectAllChildren(source);
    say(copying.refused);
  }
}

/*
 * Serves the buttons that copy a text of the page (components/windows/copy-button.tsx). Bundled into
 * the head of the pages that have one, by scripts/export: no island, because there is nothing to
 * hydrate, and no byte of it in other pages.
 */
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const source = document.getElementById(button?.dataset.copy ?? '');
  if (button && source) void copy(button, source);
});
