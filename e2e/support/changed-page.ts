import { type Page } from 'playwright/test';

/** Added to the end of a text that is translated; page objects find texts by their beginning. */
export const TRANSLATED = '°';

/**
 * Changes a page as the translators of Chrome, Edge and Yandex Browser do (facebook/react#11538):
 * each text is replaced by another one in two `<font>` elements, now and whenever a text is added
 * or changes.
 *
 * @param mark marks this translation; with another mark it is one into another language
 */
export const translate = (page: Page, mark = TRANSLATED) =>
  page.evaluate((end) => {
    const translator = window as unknown as { observer?: MutationObserver };
    translator.observer?.disconnect();
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
    translator.observer = new MutationObserver(translateAll);
    translator.observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, mark);

/** Changes a page as an extension may: adds an `<own-part>` before each of the elements named. */
export const insertElements = (page: Page, before: string) =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const own = document.createElement('own-part');
      own.attachShadow({ mode: 'open' });
      element.before(own);
    }
  }, before);
