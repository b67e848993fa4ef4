import { type Page } from 'playwright/test';
import { controls, expectInView, expectSlide, scrollTo } from '../support/carousel';
import { putElements } from '../support/changed-page';
import { expectNotice, form, takeOverForm, typeAround } from '../support/deletion';
import { expectReady, island, openHeld } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/island/island';
import { fallbacks } from '@/lib/content/fallbacks';
import { routes } from '@/lib/site/routes';

const EMAIL = 'anna@example.ru';

/** Types an address and puts the caret in its middle. */
const typeHalf = (page: Page) => typeAround(page, 'anna', 'example.ru');

/** Goes on typing at the caret. */
async function expectTypedOn(page: Page) {
  await expect(form(page).field).toBeFocused();
  await page.keyboard.type('@');
  await expect(form(page).field).toHaveValue(EMAIL);
}

test('what an extension puts beside the field and what is typed stay', async ({ page, site }) => {
  const complaints = collectComplaints(page);
  const release = await openHeld(page, site, routes.deletion);
  await typeHalf(page);
  await putElements(page, '#email, label');
  const own = page.locator('form label ~ div, label + div');
  await expect(own).toHaveCount(1);
  release();
  await expectReady(page, 'deletion');
  await expectTypedOn(page);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'sent');
  await expect(own).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test.describe('an island that is changed all over is rendered anew, and', () => {
  const changeAllOver = (page: Page, name: IslandName) =>
    putElements(page, `[data-island=${name}] *`);

  test('the share menu stays open, and does what was pressed before', async ({ page, site }) => {
    const { button, networks, more, email } = shareMenu(page);
    const release = await openHeld(page, site, routes.contacts);
    await changeAllOver(page, 'share');
    await button.click();
    await more.click();
    await networks[0]!.focus();
    release();
    await expectReady(page, 'share');
    await expect(networks[1]!).toBeVisible();
    await expect(email).toBeFocused();
  });

  test('the carousel keeps its slide, and takes the step asked for', async ({ page, site }) => {
    const release = await openHeld(page, site, routes.android);
    await changeAllOver(page, 'carousel');
    await scrollTo(page, 3);
    await controls(page).next.click();
    release();
    await expectSlide(page, 4);
  });

  test('the form keeps what is typed, with the focus and the caret', async ({ page, site }) => {
    const release = await openHeld(page, site, routes.deletion);
    await changeAllOver(page, 'deletion');
    await typeHalf(page);
    release();
    await expectReady(page, 'deletion');
    await expectTypedOn(page);
  });
});

test.describe('an island whose code fails stays as it was', () => {
  /** Damages the server's markup for the code, as a proxy may. */
  const spoil = (page: Page, name: IslandName, props: string) =>
    island(page, name).evaluate((element, text) => (element.dataset.props = text), props);

  let complaints: string[];

  test.beforeEach(async ({ page }) => {
    complaints = collectComplaints(page);
    await page.clock.install();
  });

  const expectFailure = () => expect.poll(() => complaints.length).toBeGreaterThan(0);

  test('the share menu, with its panel open', async ({ page, site }) => {
    const { button, networks, more } = shareMenu(page);
    const release = await openHeld(page, site, routes.contacts);
    await spoil(page, 'share', '{}');
    await button.click();
    await networks[0]!.focus();
    release();
    await expectFailure();
    await expect(networks[0]!).toBeFocused();
    await more.click();
    await page.clock.fastForward(8000);
    await expect(page.getByText(fallbacks.share)).toBeVisible();
  });

  test('the carousel, where its strip was', async ({ page, site }) => {
    const release = await openHeld(page, site, routes.android);
    await spoil(page, 'carousel', '{"count":1e10}');
    await scrollTo(page, 3);
    await controls(page).next.click();
    release();
    await expectFailure();
    await expectInView(page, 3);
    await page.clock.fastForward(8000);
    await expect(page.getByText(fallbacks.carousel)).toBeVisible();
    await scrollTo(page, 4);
    await expectInView(page, 4);
  });

  test('the form, with what is typed, and goes the plain way', async ({ page, site }) => {
    const release = await openHeld(page, site, routes.deletion);
    await page.evaluate(() => Reflect.deleteProperty(window, 'AbortController'));
    await typeHalf(page);
    release();
    await expectFailure();
    await expectTypedOn(page);
    await page.keyboard.press('Enter');
    await page.clock.fastForward(8000);
    await expect(page).toHaveURL(/RequestDeleteUserByEmail/);
    expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
  });

  test('the form, also in the middle of a wait', async ({ page, site }) => {
    const { field, status, send } = form(page);
    await takeOverForm(page);
    await status.evaluate((element) => element.remove());
    await field.focus();
    await page.keyboard.type('anna');
    await page.keyboard.press('Enter');
    await expectFailure();
    await expect(send).toBeEnabled();
    await page.keyboard.type(EMAIL.replace('anna', ''));
    await page.keyboard.press('Enter');
    await page.clock.fastForward(8000);
    await expect(page).toHaveURL(/RequestDeleteUserByEmail/);
    expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
  });
});
