import { type Locator, type Page } from 'playwright/test';
import { carousel, expectSlide, LONG_MS, openUnused } from '../support/carousel';
import { drawer, menuButton } from '../support/drawer';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';

// A phone, which has the drawer.
test.use(phone);

/** Shows or hides the page, as a change of the browser's tabs does. */
const showPage = (page: Page, isShown: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);

async function expectRest(page: Page, cover: () => Promise<void>, uncover: () => Promise<void>) {
  await openUnused(page);
  await cover();
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, 1);
  await uncover();
  await expect(carousel(page).locator('[aria-live=off]')).toHaveCount(1);
  await page.clock.runFor(9000);
  await expectSlide(page, 1);
  await page.clock.runFor(2000);
  await expectSlide(page, 2);
}

/** Panels that may cover the carousel: the button that opens each, and the element that Escape closes. */
const covers: [name: string, find: (page: Page) => readonly [Locator, Locator]][] = [
  ['the version dialog', (page) => [version(page), versionDialog(page).itself]],
  ['the drawer', (page) => [menuButton(page), drawer(page).itself]],
  ['the share panel', (page) => [shareMenu(page).button, shareMenu(page).copy]],
];

for (const [name, find] of covers) {
  test(`the carousel rests behind ${name}, then has its whole time`, async ({ page }) => {
    const [button, panel] = find(page);
    const open = async () => {
      await button.click();
      await expect(panel).toBeVisible();
    };
    // The clock is stopped, so it must be advanced until the page has noticed.
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    };
    await expectRest(page, open, close);
  });
}

test('the carousel rests behind another tab, then has its whole time', async ({ page }) => {
  const [hide, show] = [false, true].map((isShown) => () => showPage(page, isShown));
  await expectRest(page, hide!, show!);
});
