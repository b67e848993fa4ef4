import { hydrate } from '../support/islands';
import { expect, test } from '../support/test';

test('a touch opens a network in a new tab, not in a small window', async ({ page, context }) => {
  await context.route(/t\.me/, (route) => route.fulfill({ body: 'share form' }));
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('a phone gets no window');
    };
  });
  await page.goto('/');
  await hydrate(page, 'share');
  await page.getByRole('button', { name: 'Поделиться' }).tap();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Telegram' }).tap();
  const tab = await opening;
  await tab.waitForURL(/t\.me\/share\/url/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('the whole menu fits the screen', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Поделиться' }).tap();
  await expect(page.getByRole('link', { name: 'ВКонтакте' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Ещё' })).toBeInViewport({ ratio: 1 });
});
