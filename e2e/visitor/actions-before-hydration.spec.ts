import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { runClockUntil, stopClock } from '../support/clock';
import { form, typeAddress } from '../support/deletion';
import { SLIDE_COUNT } from '../support/exported';
import { expectReady, island, openWithDelayedScripts } from '../support/islands';
import { shareMenu } from '../support/panels';
import { expect, phone, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { deletionForm } from '@/lib/words/deletion-form';
import { notices } from '@/lib/words/notices';

/** `translate` appends this sign to each text. The beginning stays, so page objects still find the text. */
const TRANSLATED = '°';

/**
 * Changes a page as the translation tools of Chrome, Edge and Yandex Browser do (facebook/react#11538).
 * Each text node, even one that is added or changed later, is replaced by two nested `<font>` elements
 * with new text.
 */
const translate = (page: Page) =>
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

const notice = (page: Page, kind: keyof typeof notices) =>
  page.getByRole('dialog', { name: notices[kind].title + TRANSLATED });

for (const [tool, device, isTranslated, insertBefore] of [
  ['a translation tool on a phone', phone, true, '#email, form label'],
  ['a browser extension', {}, false, '[data-island] *'],
] as const) {
  const change = async (page: Page) => {
    if (isTranslated) await translate(page);
    await page.locator(insertBefore).evaluateAll((all) => {
      for (const element of all) {
        const own = document.createElement('own-part');
        own.attachShadow({ mode: 'open' });
        element.before(own);
      }
    });
  };

  test.describe(`if ${tool} changes the page before hydration`, () => {
    test.use(device);

    // The extension's elements make React log an error and render the islands again. A translation causes neither.
    test.afterEach(({ complaints }) => {
      expect(complaints.length > 0, complaints.join()).toBe(!isTranslated);
    });

    test('the share menu works, and the first press on it is done', async ({ page, site }) => {
      const { button, networks, copy, copied, byHand } = shareMenu(page);
      // The confirmation disappears after 2 s, so the clock must be stopped while the test looks for it.
      await stopClock(page);
      const release = await openWithDelayedScripts(page, site, routes.contacts);
      await change(page);
      await button.click();
      await copy.click();
      release();
      await runClockUntil(page, () => copied.or(byHand).isVisible());
      await expect(networks[0]!).toBeVisible();
      await translate(page);
      await page.clock.runFor(2000);
      await expect(copied).toBeHidden();
      await copy.click();
      await expect(copied.or(byHand)).toBeVisible();
      await expect(networks[0]!).toContainText(TRANSLATED);
    });

    test('the first press shows the next slide, and the carousel works', async ({ page, site }) => {
      const release = await openWithDelayedScripts(page, site, routes.android);
      await change(page);
      await carousel.scrollToSlide(page, 2);
      await carousel.controls(page).next.click();
      release();
      // React has replaced the strip that an extension has changed, and begins with the first slide.
      await carousel.expectSlideShown(page, isTranslated ? 3 : 2);
      await translate(page);
      await carousel.dot(page, SLIDE_COUNT).click();
      await carousel.expectSlideShown(page, SLIDE_COUNT);
      // After scrolling, WebKit would take a click at the window's same point for the second of a double click.
      await carousel.picture(page, SLIDE_COUNT).click({ position: { x: 30, y: 60 } });
      await expect(carousel.enlargedPicture(page).picture).toBeVisible();
      const text = carousel.slide(page, SLIDE_COUNT).locator('p:visible').first();
      await expect(text).toContainText(TRANSLATED);
      await expect(island(page, 'carousel').locator('[data-failure]')).toBeEmpty();
    });

    test('the form keeps its text, and the first press on it is done', async ({ page, site }) => {
      const { field, send, timer } = form(page);
      await page.clock.install();
      const release = await openWithDelayedScripts(page, site, routes.deletion);
      await change(page);
      const own = page.locator('[data-kept] own-part');
      const count = await own.count();
      await typeAddress(page, 'anna');
      await field.press('Enter');
      await send.dblclick();
      release();
      await expectReady(page, 'deletion');
      await translate(page);
      await expect(notice(page, 'invalid')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(notice(page, 'invalid')).toBeHidden();
      await expect(field).toHaveAccessibleDescription(deletionForm.invalid + TRANSLATED);
      await expect(timer).toHaveText(/00:\d\d°$/);
      await page.clock.runFor(31_000);
      await expect(timer).toBeHidden();
      await field.press('End');
      await page.keyboard.type('@example.ru');
      await expect(field).toHaveAccessibleDescription(deletionForm.hint + TRANSLATED);
      await send.click();
      await expect(notice(page, 'sent')).toBeVisible();
      expect(site.account.emails.map(({ to }) => to)).toEqual(['anna@example.ru']);
      await expect(own).toHaveCount(count);
    });
  });
}
