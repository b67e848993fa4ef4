import { type Locator, type Page } from '@playwright/test';
import { carousel, expectSlide, LONG_MS, openUntouched } from '../support/carousel';
import { drawer, menuButton } from '../support/drawer';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';

// Where there is a drawer.
test.use(phone);

/** Shows or hides the page, as a change of the browser's tabs does. */
const showPage = (page: Page, isShown: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);

/** Waits until it is closed: the clock stands still, and the page has to hear of it. */
async function escape(page: Page, closed: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(closed).toBeHidden();
}

const covers: {
  cover: string;
  open: (page: Page) => Promise<void>;
  close: (page: Page) => Promise<void>;
}[] = [
  {
    cover: 'the version dialog',
    async open(page) {
      await version(page).click();
      await expect(versionDialog(page).itself).toBeVisible();
    },
    close: (page) => escape(page, versionDialog(page).itself),
  },
  {
    cover: 'the drawer',
    async open(page) {
      await menuButton(page).click();
      await expect(drawer(page).itself).toBeVisible();
    },
    close: (page) => escape(page, drawer(page).itself),
  },
  {
    cover: 'the share panel',
    async open(page) {
      await shareMenu(page).button.click();
      await expect(shareMenu(page).copy).toBeVisible();
    },
    close: (page) => escape(page, shareMenu(page).copy),
  },
  {
    cover: 'another tab',
    open: (page) => showPage(page, false),
    close: (page) => showPage(page, true),
  },
];

for (const { cover, open, close } of covers) {
  test(`it does not move behind ${cover}, and afterwards its whole time counts`, async ({
    page,
  }) => {
    await openUntouched(page);
    await open(page);
    await page.clock.runFor(LONG_MS);
    await expectSlide(page, 1);
    await close(page);
    await expect(carousel(page).locator('[aria-live=off]')).toHaveCount(1);
    await page.clock.runFor(9000);
    await expectSlide(page, 1);
    await page.clock.runFor(2000);
    await expectSlide(page, 2);
  });
}
