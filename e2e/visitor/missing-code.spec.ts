import * as deletion from '../support/deletion';
import { island, openWithDelayedScripts } from '../support/islands';
import { shareMenu } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { fallbacks } from '@/lib/words/fallbacks';

test('if the share menu’s code throws, its links stay in the open menu', async ({ page, site }) => {
  const { button, networks, copy, more, email } = shareMenu(page);
  const release = await openWithDelayedScripts(page, site, routes.contacts);
  // Replaces the island's props, as a faulty proxy might.
  await island(page, 'tell').evaluate((element) => (element.dataset.props = '{}'));
  await button.click();
  await copy.click();
  release();
  await expect(page.getByText(fallbacks.share)).toBeVisible();
  await expect(email).toBeVisible();
  await expect(networks[0]!).toBeVisible();
  await expect(copy.or(more)).toBeHidden();
});

test('if the form’s code throws, its text stays and can be sent', async ({ page, site }) => {
  const { field, send } = deletion.form(page);
  await deletion.openHydratedForm(page);
  await page.locator('form [data-reserve] > [aria-live]').evaluate((element) => element.remove());
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
