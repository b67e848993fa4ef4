import { faultsOf, namesAt, namesOf, tabThrough } from '../support/keyboard';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { toolbar } from '../support/toolbar';
import { routes } from '@/lib/site/routes';

test('Tab goes through the page in the order of reading, each stop once and seen', async ({
  page,
}) => {
  await page.goto(routes.contacts);
  const stops = await tabThrough(page);
  expect(faultsOf(stops)).toEqual([]);
  const { skipLink, home, links } = toolbar(page);
  const first = [skipLink, home, ...(await links.all()), shareMenu(page).button];
  expect(namesOf(stops).slice(0, first.length)).toEqual(await namesAt(first));
});

test('the skip link leads past the toolbar to the content', async ({ page }) => {
  const { skipLink } = toolbar(page);
  await page.goto(routes.contacts);
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(shareMenu(page).button).toBeFocused();
});
