import { type Page } from 'playwright/test';
import { controls, expectSlideInPlace, scrollToSlide } from '../support/carousel';
import { stopClock } from '../support/clock';
import * as deletion from '../support/deletion';
import { hydrate, island, openWithDelayedScripts, showIntent } from '../support/islands';
import { facts } from '../support/published';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/island/island';
import { fallbacks } from '@/lib/content/fallbacks';
import { routes } from '@/lib/site/routes';

test('a click on «copy» shows the site’s URL if no code loads in 4 s', async ({ page, site }) => {
  await stopClock(page);
  const release = await openWithDelayedScripts(page, site, routes.contacts);
  const { button, copy, byHand } = shareMenu(page);
  await button.click();
  await copy.click();
  await page.clock.runFor(3999);
  await expect(byHand).toBeHidden();
  await page.clock.runFor(1);
  await expect(byHand).toHaveValue(facts.homeUrl);
  release();
  await hydrate(page, 'share');
  await expect(copy).toBeVisible();
  await expect(byHand).toBeHidden();
});

test('a click, not a hover, repeats a failed request for island code', async ({ page, site }) => {
  const { button, more, email } = shareMenu(page);
  const restore = site.refuseScripts();
  await page.goto(routes.contacts);
  await showIntent(page, 'share');
  await expect.poll(() => site.refusals('share')).toBe(2);
  await button.click();
  await showIntent(page, 'share');
  restore();
  // The first click may come before the page has noticed the failure, so it is repeated until the menu expands.
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(email).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(site.refusals('share')).toBe(2);
});

test.describe('when an island’s code throws', () => {
  /** Replaces the island's props in the page, as a faulty proxy might, so that the island's code throws. */
  const damageProps = (page: Page, name: IslandName, props: string) =>
    island(page, name).evaluate((element, text) => (element.dataset.props = text), props);

  const expectFailure = (complaints: string[]) =>
    expect.poll(() => complaints.length).toBeGreaterThan(0);

  test('the share menu stays open and keeps the focus', async ({ page, site, complaints }) => {
    const { button, networks, more } = shareMenu(page);
    const release = await openWithDelayedScripts(page, site, routes.contacts);
    await damageProps(page, 'share', '{}');
    await button.click();
    await networks[0]!.focus();
    release();
    await expectFailure(complaints);
    await expect(networks[0]!).toBeFocused();
    await more.click();
    await expect(page.getByText(fallbacks.share)).toBeVisible();
  });

  test('the carousel stays on its slide and can be scrolled', async ({
    page,
    site,
    complaints,
  }) => {
    const release = await openWithDelayedScripts(page, site, routes.android);
    await damageProps(page, 'carousel', '{"count":1e10}');
    await scrollToSlide(page, 3);
    await controls(page).next.click();
    release();
    await expectFailure(complaints);
    await expectSlideInPlace(page, 3);
    await expect(page.getByText(fallbacks.carousel)).toBeVisible();
    await scrollToSlide(page, 4);
    await expectSlideInPlace(page, 4);
  });

  test('the form keeps its text and can be sent', async ({ page, site, complaints }) => {
    const { field, send, status } = deletion.form(page);
    await deletion.openHydratedForm(page);
    await status.evaluate((element) => element.remove());
    await deletion.typeAroundCaret(page, 'anna', 'example.ru');
    await page.keyboard.press('Enter');
    await expectFailure(complaints);
    // Before the error, the countdown had disabled the button.
    await expect(send).toBeEnabled();
    await expect(field).toBeFocused();
    await page.keyboard.type('@');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/RequestDeleteUserByEmail\?userEmail=/);
    expect(site.account.emails.map(({ to }) => to)).toEqual(['anna@example.ru']);
  });
});
