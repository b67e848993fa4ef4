import { type Page } from 'playwright/test';
import {
  carousel,
  controls,
  dot,
  enlarged,
  expectSlide,
  picture,
  scrollTo,
  slide,
} from '../support/carousel';
import { translate, TRANSLATED } from '../support/changed-page';
import { form, typeAround } from '../support/deletion';
import { drawer, menuButton } from '../support/drawer';
import { expectReady, openHeld, showIntent } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { SLIDE_COUNT } from '../support/published';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';
import { deletionForm } from '@/lib/content/deletion-form';
import { notices } from '@/lib/content/notices';
import { routes } from '@/lib/site/routes';

/** Added to the end of a text that is translated again, into another language. */
const AGAIN = '¹';

let complaints: string[];

test.beforeEach(({ page }) => {
  complaints = collectComplaints(page);
});

test.afterEach(() => expect(complaints).toEqual([]));

const notice = (page: Page, kind: keyof typeof notices) =>
  page.getByRole('dialog', { name: notices[kind].title + TRANSLATED });

for (const [when, device] of [
  ['before its code', {}],
  ['before its code, on a phone', phone],
  ['after its code', {}],
] as const) {
  const isBefore = when.startsWith('before');

  test.describe(`translated ${when}`, () => {
    test.use(device);

    test('the share menu stays open, unfolds, copies twice and folds', async ({ page, site }) => {
      const { button, networks, copy, copied, byHand, more, less, email } = shareMenu(page);
      await page.clock.install();
      const release = await openHeld(page, site, routes.contacts);
      if (isBefore) await translate(page);
      await button.click();
      await expect(networks[0]!).toBeVisible();
      release();
      await expectReady(page, 'share');
      await expect(networks[0]!).toBeVisible();
      await translate(page);
      await more.click();
      await expect(email).toBeVisible();
      await copy.click();
      await expect(copied.or(byHand)).toBeVisible();
      await page.clock.fastForward(2000);
      await expect(copied).toBeHidden();
      await translate(page, AGAIN);
      await copy.click();
      await expect(copied.or(byHand)).toBeVisible();
      await less.click();
      await expect(email).toBeHidden();
      for (const part of [networks[0]!, more]) await expect(part).toContainText(AGAIN);
    });

    test('the carousel keeps its words, and all its buttons move it', async ({ page, site }) => {
      const { next, previous, stop, start } = controls(page);
      const release = await openHeld(page, site, routes.android);
      if (isBefore) await translate(page);
      await scrollTo(page, 3);
      await showIntent(page, 'carousel');
      release();
      await expectSlide(page, 3);
      await translate(page);
      await next.click();
      await expectSlide(page, 4);
      await translate(page, AGAIN);
      await previous.click();
      await expectSlide(page, 3);
      await dot(page, SLIDE_COUNT).click();
      await expectSlide(page, SLIDE_COUNT);
      await stop.click();
      await start.click();
      await expect(stop).toBeVisible();
      await picture(page, SLIDE_COUNT).click();
      await expect(enlarged(page).picture).toBeVisible();
      await enlarged(page).close.click();
      await expect(enlarged(page).itself).toBeHidden();
      await expect(slide(page, SLIDE_COUNT).locator('p:visible').first()).toContainText(AGAIN);
      await expect(carousel(page).getByRole('alert')).toBeHidden();
    });

    test('the form keeps what is typed, refuses, sends and counts', async ({ page, site }) => {
      const { field, send, timer } = form(page);
      await page.clock.install();
      const release = await openHeld(page, site, routes.deletion);
      if (isBefore) await translate(page);
      await typeAround(page, 'anna', 'example');
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
    });
  });
}

test('a translated version opens its translated changes, twice', async ({ page }) => {
  const { itself, close } = versionDialog(page);
  await page.goto(routes.android);
  for (const mark of [TRANSLATED, AGAIN]) {
    await translate(page, mark);
    await version(page).click();
    await expect(itself.getByRole('listitem').first()).toContainText(mark);
    await close.click();
    await expect(itself).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a translated menu leads on', async ({ page }) => {
    await page.goto(routes.android);
    await translate(page);
    await menuButton(page).click();
    await expect(drawer(page).links.first()).toContainText(TRANSLATED);
    await drawer(page).links.first().click();
    await expect(page).toHaveURL(new URL(routes.home, page.url()).href);
  });
});
