import { type Locator, type Page } from 'playwright/test';
import { enlarged, openCarousel, picture } from '../support/carousel';
import { drawer, menuButton } from '../support/drawer';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';
import { routes } from '@/lib/site/routes';

// A phone whose browser does not itself close dialogs by «Back».
test.use(phone);

const pathOf = (page: Page) => expect.poll(() => new URL(page.url()).pathname);

/** What opens over the page: the button that opens it, itself, and the button that closes it. */
const things: [name: string, find: (page: Page) => readonly [Locator, Locator, Locator]][] = [
  ['the menu', (page) => [menuButton(page), drawer(page).itself, drawer(page).close]],
  ['the version', (page) => [version(page), versionDialog(page).itself, versionDialog(page).close]],
  [
    'the share menu',
    (page) => [shareMenu(page).button, shareMenu(page).networks[0]!, shareMenu(page).button],
  ],
  [
    'an enlarged picture',
    (page) => [picture(page, 1), enlarged(page).itself, enlarged(page).close],
  ],
];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
    // Browsers without close watchers do not have `closedby` either.
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  });
  await page.goto(routes.home);
  await openCarousel(page);
});

// In a timer, because a page that is left at once never answers `evaluate`.
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

for (const [name, find] of things) {
  test(`«Back» closes ${name}, and the next one leaves the page`, async ({ page }) => {
    const [button, opened, close] = find(page);
    await button.click();
    await expect(opened).toBeVisible();
    await goBack(page);
    await expect(opened).toBeHidden();
    await button.click();
    await expect(opened).toBeVisible();
    await close.click();
    await expect(opened).toBeHidden();
    await pathOf(page).toBe(routes.android);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await goBack(page);
    await pathOf(page).toBe(routes.home);
  });
}

test('a link in the menu leads on, and «Back» returns to its page', async ({ page }) => {
  await menuButton(page).click();
  await drawer(page).links.last().click();
  await pathOf(page).toBe(routes.contacts);
  await goBack(page);
  await pathOf(page).toBe(routes.android);
  await expect(drawer(page).itself).toBeHidden();
  await goBack(page);
  await pathOf(page).toBe(routes.home);
});
