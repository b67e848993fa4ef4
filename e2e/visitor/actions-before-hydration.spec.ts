import { type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { insertElements, translate, TRANSLATED } from '../support/changed-page';
import { runClockUntil, stopClock } from '../support/clock';
import { form, typeAroundCaret } from '../support/deletion';
import { expectReady, island, openWithDelayedScripts } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { SLIDE_COUNT } from '../support/published';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';
import { notices } from '@/lib/content/notices';
import { routes } from '@/lib/site/routes';

/** The sign that a second translation, into another language, appends to each text. */
const SECOND_TRANSLATION = '¹';

const notice = (page: Page, kind: keyof typeof notices) =>
  page.getByRole('dialog', { name: notices[kind].title + TRANSLATED });

/** Changes a page as a translator does, and as an extension that adds elements next to the email field. */
async function translateAndAddElements(page: Page): Promise<void> {
  await translate(page);
  await insertElements(page, '#email, form label');
}

/** Inserts an element before every element of every island. */
const addElementsEverywhere = (page: Page) => insertElements(page, '[data-island] *');

for (const [state, device, change, isRenderedAgain] of [
  ['an unchanged page', {}, () => {}, false],
  ['a page translated on a phone', phone, translateAndAddElements, false],
  ['a page with elements inserted everywhere', {}, addElementsEverywhere, true],
] as const) {
  test.describe(`hydration of ${state}`, () => {
    test.use(device);

    let complaints: string[];

    test.beforeEach(({ page }) => {
      complaints = collectComplaints(page);
    });

    test.afterEach(() => expect(complaints.length > 0, complaints.join()).toBe(isRenderedAgain));

    test('the share menu stays open, runs queued clicks, and can copy again and collapse afterwards', async ({
      page,
      site,
    }) => {
      const { button, networks, copy, copied, byHand, more, less, email } = shareMenu(page);
      // The confirmation disappears after 2 s, so the clock must be stopped while the test looks for it.
      await stopClock(page);
      const release = await openWithDelayedScripts(page, site, routes.contacts);
      await change(page);
      await button.click();
      // A queued double click counts as one click.
      await more.dblclick();
      await copy.click();
      await expect(copy).toHaveAttribute('aria-busy', 'true');
      release();
      await runClockUntil(page, () => copied.or(byHand).isVisible());
      await expect(networks[0]!).toBeVisible();
      await expect(email).toBeVisible();
      await translate(page);
      await page.clock.runFor(2000);
      await expect(copied).toBeHidden();
      await translate(page, SECOND_TRANSLATION);
      await copy.click();
      await expect(copied.or(byHand)).toBeVisible();
      await less.click();
      await expect(email).toBeHidden();
      for (const part of [networks[0]!, more]) await expect(part).toContainText(SECOND_TRANSLATION);
    });

    test('the carousel keeps its slide and runs a queued click, and all its controls work afterwards', async ({
      page,
      site,
    }) => {
      const { next, previous, stop, start } = carousel.controls(page);
      const release = await openWithDelayedScripts(page, site, routes.android);
      await change(page);
      await carousel.scrollToSlide(page, 3);
      await next.click();
      release();
      await carousel.expectSlideShown(page, 4);
      await translate(page);
      await previous.click();
      await carousel.expectSlideShown(page, 3);
      await translate(page, SECOND_TRANSLATION);
      await next.click();
      await carousel.expectSlideShown(page, 4);
      await carousel.dot(page, SLIDE_COUNT).click();
      await carousel.expectSlideShown(page, SLIDE_COUNT);
      await stop.click();
      await start.click();
      await expect(stop).toBeVisible();
      await carousel.picture(page, SLIDE_COUNT).click();
      await expect(carousel.enlargedPicture(page).picture).toBeVisible();
      await carousel.enlargedPicture(page).close.click();
      await expect(carousel.enlargedPicture(page).root).toBeHidden();
      await expect(carousel.slide(page, SLIDE_COUNT).locator('p:visible').first()).toContainText(
        SECOND_TRANSLATION,
      );
      await expect(island(page, 'carousel').getByRole('alert')).toBeHidden();
    });

    test('the form keeps the typed text and the caret, and can refuse an invalid address, count down and send a valid one afterwards', async ({
      page,
      site,
    }) => {
      const { field, send, timer } = form(page);
      await page.clock.install();
      const release = await openWithDelayedScripts(page, site, routes.deletion);
      await change(page);
      const own = page.locator('[data-kept] own-part');
      const count = await own.count();
      await typeAroundCaret(page, 'anna', 'example');
      release();
      await expectReady(page, 'deletion');
      await translate(page);
      await expect(field).toBeFocused();
      await page.keyboard.type('@');
      await expect(field).toHaveValue('anna@example');
      await page.keyboard.press('Enter');
      await expect(notice(page, 'invalid')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(notice(page, 'invalid')).toBeHidden();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(deletionForm.invalid + TRANSLATED);
      await expect(timer).toHaveText(/00:\d\d°$/);
      await page.clock.runFor(31_000);
      await expect(timer).toBeHidden();
      await page.keyboard.press('End');
      await page.keyboard.type('.ru');
      await expect(field).toHaveAccessibleDescription(deletionForm.hint + TRANSLATED);
      await send.click();
      await expect(notice(page, 'sent')).toBeVisible();
      expect(site.account.emails.map(({ to }) => to)).toEqual(['anna@example.ru']);
      await expect(own).toHaveCount(count);
    });
  });
}
