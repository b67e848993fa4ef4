import { expect, test } from '../support/test';

test('letters by topic and the address are there without scripts', async ({ page }) => {
  await page.goto('/help/');
  const topics = page.getByRole('region', { name: 'Начать письмо по теме' });
  for (const link of await topics.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^mailto:support@slovar\.example\?subject=.+&body=/);
  }
  await expect(topics.getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('main').getByText('support@slovar.example')).toBeVisible();
});
