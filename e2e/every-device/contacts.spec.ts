import { settings } from '../support/published';
import { expect, test } from '../support/test';

test('one click on the address selects it whole, and nothing else', async ({ page }) => {
  await page.goto('/help/');
  await page.getByRole('main').getByText(settings.supportEmail).click();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(settings.supportEmail);
});

test('an email by topic begins with its questions', async ({ page }) => {
  await page.goto('/help/');
  const topics = page.getByRole('region', { name: 'Начать письмо по теме' });
  await expect(topics.getByRole('link')).toHaveCount(4);
  const link = topics.getByRole('link', { name: 'Ошибка в словаре' });
  await expect(link).toHaveAttribute('href', /^mailto:support@slovar\.example\?subject=[^+ ]*$/);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(searchParams.get('subject')).toBe('Ошибка в словаре');
  expect(searchParams.get('body')).toContain('\r\nСлово: \r\n');
});
