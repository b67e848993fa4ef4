import { type Page } from 'playwright/test';
import { carousel, controls, expectSlideInPlace, scrollToSlide } from '../support/carousel';
import * as deletion from '../support/deletion';
import { island, openWithDelayedScripts } from '../support/islands';
import { shareMenu } from '../support/panels';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/islands/island';
import { fallbacks } from '@/lib/content/fallbacks';
import { routes } from '@/lib/site/routes';

test.describe('when an island’s code throws', () => {
  /** Replaces the island's props in the page, as a faulty proxy might, so that the island's code throws. */
  const damageProps = (page: Page, name: IslandName, props: string) =>
    island(page, name).evaluate((element, text) => (element.dataset.props = text), props);

  test('the share menu stays open with its links', async ({ page, site }) => {
    const { button, networks, copy, more, email } = shareMenu(page);
    const release = await openWithDelayedScripts(page, site, routes.contacts);
    await damageProps(page, 'tell', '{}');
    await button.click();
    await copy.click();
    release();
    await expect(page.getByText(fallbacks.share)).toBeVisible();
    await expect(email).toBeVisible();
    await expect(networks[0]!).toBeVisible();
    await expect(copy.or(more)).toBeHidden();
  });

  test('the carousel’s strip can be scrolled, and its buttons are hidden', async ({
    page,
    site,
  }) => {
    const release = await openWithDelayedScripts(page, site, routes.android);
    await damageProps(page, 'carousel', '{"count":1e10}');
    await controls(page).next.click();
    release();
    await expect(page.getByText(fallbacks.carousel)).toBeVisible();
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await scrollToSlide(page, 4);
    await expectSlideInPlace(page, 4);
  });

  test('the form keeps its text and can be sent', async ({ page, site }) => {
    const { field, send, status } = deletion.form(page);
    await deletion.openHydratedForm(page);
    await status.evaluate((element) => element.remove());
    await deletion.typeAddress(page, 'anna');
    await page.keyboard.press('Enter');
    await expect(island(page, 'deletion')).toHaveAttribute('data-state', 'failed');
    // Before the error, the countdown had disabled the button.
    await expect(send).toBeEnabled();
    await field.press('End');
    await page.keyboard.type('@example.ru');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/RequestDeleteUserByEmail\?userEmail=/);
    expect(site.account.emails.map(({ to }) => to)).toEqual(['anna@example.ru']);
  });
});

test('a form without its code can be sent after the browser has refused', async ({
  page,
  site,
}) => {
  const { field, send } = deletion.form(page);
  site.refuseScripts();
  await page.goto(routes.deletion);
  await deletion.typeAddress(page, 'anna');
  await send.click();
  await expect(island(page, 'deletion')).toHaveAttribute('data-state', 'failed');
  await field.press('End');
  await page.keyboard.type('@example.ru');
  await field.press('Enter');
  await expect(page).toHaveURL(/RequestDeleteUserByEmail\?userEmail=/);
});
