import { type Page } from 'playwright/test';

/** `translate` appends this sign to each text. The beginning stays, so page objects still find the text. */
export const TRANSLATED = '°';

/**
 * Changes a page as the translation tools of Chrome, Edge and Yandex Browser do (facebook/react#11538).
 * Each text node, even one that is added or changed later, is replaced by two nested `<font>` elements
 * with new text.
 */
export const translate = (page: Page) =>
  page.evaluate((end) => {
    function translateAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const words = text.data.trimEnd();
        if (!words.trim() || words.endsWith(end)) continue;
        if (text.parentElement?.closest('script, style, noscript, [translate=no]')) continue;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        inner!.textContent = words + end + text.data.slice(words.length);
        outer!.append(inner!);
        text.replaceWith(outer!);
      }
    }
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, TRANSLATED);
