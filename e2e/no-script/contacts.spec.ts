import { settings } from '../support/published';
import { expect, test } from '../support/test';
import { mailto } from '@/lib/urls/mailto';

test('emails by topic and the address are there without scripts', async ({ page }) => {
  await page.goto('/help/');
  const topics = page.getByRole('region', { name: 'Начать письмо по теме' });
  for (const link of await topics.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.startsWith(`${mailto(settings.supportEmail)}?`)).toBe(true);
    expect(href).toMatch(/\?subject=.+&body=/);
  }
  await expect(topics.getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('main').getByText(settings.supportEmail)).toBeVisible();
});
