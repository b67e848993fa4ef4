import { settings } from '../support/published';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('one click on the support address selects the whole address and nothing else', async ({
  page,
}) => {
  await page.goto(routes.contacts);
  await page.getByRole('main').getByText(settings.supportEmail).click();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(settings.supportEmail);
});
