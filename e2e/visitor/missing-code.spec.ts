import { type Page } from 'playwright/test';
import { controls, expectSlideInPlace, scrollToSlide } from '../support/carousel';
import { stopClock } from '../support/clock';
import {
  fillAndSend,
  form,
  openHydratedForm,
  typeAddress,
  typeAroundCaret,
} from '../support/deletion';
import { hydrate, island, openWithDelayedScripts, showIntent } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { settings } from '../support/published';
import { shareMenu } from '../support/share';
import { type TestSite } from '../support/site';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/island/island';
import { fallbacks } from '@/lib/content/fallbacks';
import { routes } from '@/lib/site/routes';

const EMAIL = 'anna@example.ru';

/** Expects the browser, not the island, to have sent the form once. */
async function expectSentByBrowser(page: Page, site: TestSite): Promise<void> {
  await expect(page).toHaveURL(/RequestDeleteUserByEmail\?userEmail=/);
  expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
}

test('if the code has not loaded 4 s after a click on the copy button, the link is shown until the code has loaded', async ({
  page,
  site,
}) => {
  await stopClock(page);
  const release = await openWithDelayedScripts(page, site, routes.contacts);
  const { button, copy, byHand } = shareMenu(page);
  await button.click();
  await copy.click();
  await page.clock.runFor(3999);
  await expect(byHand).toBeHidden();
  await page.clock.runFor(1);
  await expect(byHand).toHaveValue(settings.homeUrl);
  release();
  await hydrate(page, 'share');
  await expect(copy).toBeVisible();
  await expect(byHand).toBeHidden();
});

test.describe('when requests for code fail', () => {
  test('the browser sends a valid address and does not send an invalid one', async ({
    page,
    site,
  }) => {
    const { field } = form(page);
    site.refuseScripts();
    await page.goto(routes.deletion);
    await fillAndSend(page, 'nobody');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('nobody');
    expect(site.account.requests).toEqual([]);
    await typeAddress(page, EMAIL);
    await field.press('Enter');
    await expectSentByBrowser(page, site);
  });

  test('a click requests the code again, and a hover does not', async ({ page, site }) => {
    const { button, more, email } = shareMenu(page);
    const restore = site.refuseScripts();
    await page.goto(routes.contacts);
    await showIntent(page, 'share');
    await expect.poll(() => site.refusals('share')).toBe(2);
    await button.click();
    await showIntent(page, 'share');
    restore();
    // The first click may come before the page has noticed the failure. A click on the expanded button
    // would collapse the menu again.
    await expect(async () => {
      if (await more.isVisible()) await more.click();
      await expect(email).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(site.refusals('share')).toBe(2);
  });
});

test.describe('when an island’s code throws', () => {
  /** Replaces the island's props in the page, as a faulty proxy might, so that its code throws. */
  const damageProps = (page: Page, name: IslandName, props: string) =>
    island(page, name).evaluate((element, text) => (element.dataset.props = text), props);

  let complaints: string[];

  test.beforeEach(async ({ page }) => {
    complaints = collectComplaints(page);
  });

  const expectFailure = () => expect.poll(() => complaints.length).toBeGreaterThan(0);

  test('the share menu stays open and keeps the focus, and a click on a button shows a hint', async ({
    page,
    site,
  }) => {
    const { button, networks, more } = shareMenu(page);
    const release = await openWithDelayedScripts(page, site, routes.contacts);
    await damageProps(page, 'share', '{}');
    await button.click();
    await networks[0]!.focus();
    release();
    await expectFailure();
    await expect(networks[0]!).toBeFocused();
    await more.click();
    await expect(page.getByText(fallbacks.share)).toBeVisible();
  });

  test('the carousel keeps its slide and still scrolls, and a queued click shows a hint', async ({
    page,
    site,
  }) => {
    const release = await openWithDelayedScripts(page, site, routes.android);
    await damageProps(page, 'carousel', '{"count":1e10}');
    await scrollToSlide(page, 3);
    await controls(page).next.click();
    release();
    await expectFailure();
    await expectSlideInPlace(page, 3);
    await expect(page.getByText(fallbacks.carousel)).toBeVisible();
    await scrollToSlide(page, 4);
    await expectSlideInPlace(page, 4);
  });

  /** Types the missing «@» at the caret and expects the browser to send the form. */
  async function completeAndSendByBrowser(page: Page, site: TestSite): Promise<void> {
    await expect(form(page).field).toBeFocused();
    await page.keyboard.type('@');
    await page.keyboard.press('Enter');
    await expectSentByBrowser(page, site);
  }

  test('the form keeps its text and caret, and the browser sends it', async ({ page, site }) => {
    const release = await openWithDelayedScripts(page, site, routes.deletion);
    await page.evaluate(() => Reflect.deleteProperty(window, 'AbortController'));
    await typeAroundCaret(page, 'anna', 'example.ru');
    release();
    await expectFailure();
    await completeAndSendByBrowser(page, site);
  });

  test('the form keeps its text and caret even during a countdown, and the browser sends it', async ({
    page,
    site,
  }) => {
    await openHydratedForm(page);
    await form(page).status.evaluate((element) => element.remove());
    await typeAroundCaret(page, 'anna', 'example.ru');
    await page.keyboard.press('Enter');
    await expectFailure();
    await expect(form(page).send).toBeEnabled();
    await completeAndSendByBrowser(page, site);
  });
});
