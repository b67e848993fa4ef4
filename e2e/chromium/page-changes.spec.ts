import { expectReady, hydrate, island, turnTo } from '../support/islands';
import { removeScripts, restoreScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

test('the carousel is hydrated in time for its first advance', async ({ page }) => {
  await page.clock.install();
  await page.goto('/details/android/');
  await page.clock.runFor(7_000);
  await expectReady(page, 'carousel');
  await expect(island(page, 'share')).not.toHaveAttribute('data-ready');
});

test('code that failed to come is tried again at the next sign', async ({ page }) => {
  await removeScripts(page);
  await page.goto('/help/');
  const failed = page.waitForResponse((response) => response.status() === 404);
  await turnTo(page, 'share');
  await failed;
  await restoreScripts(page);
  await expect(async () => {
    await turnTo(page, 'share');
    await expect(island(page, 'share')).toHaveAttribute('data-ready', { timeout: 500 });
  }).toPass();
});

test('a page that was hydrated is restored by «back» with what was done', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await hydrate(page, 'deletion');
  await page.getByRole('textbox').fill('name@example.ru');
  await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('name@example.ru');
});

test('a link is fetched while the pointer rests on it', async ({ page }) => {
  await page.goto('/');
  const fetched = page.waitForRequest(/\/help\/$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).hover();
  expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
});

test('pages change with a transition, and without one where less motion is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.transition = String(
        Boolean((event as Event & { viewTransition?: unknown }).viewTransition),
      );
    });
  });
  for (const [reducedMotion, transition] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
    await expect(page.locator('html')).toHaveAttribute('data-transition', transition);
  }
});
