import { expect, test } from '../support/test';

test('a page that was prefetched on hover opens without a view transition', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(Boolean(viewTransition));
    });
  });
  await page.goto('/');
  const link = page.getByRole('navigation').locator('a[href="/help/"]');
  const prefetched = page.waitForRequest(/\/help\/$/);
  await link.hover();
  expect((await prefetched).headers()['sec-purpose']).toContain('prefetch');
  await link.click();
  await expect(page).toHaveURL('/help/');
  // Without a transition, the prefetched page appears at once.
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
});
