import { ANDROID_VERSION, androidRelease, product } from '../support/published';
import { expect, test } from '../support/test';
import { platformsOf, releaseAnchor } from '@/lib/releases/platforms';
import { routes } from '@/lib/site/routes';

const anchor = releaseAnchor('android', androidRelease.version);

test('each version has a permanent address, to which its heading links', async ({ page }) => {
  await page.goto(`${routes.changes}#${anchor}`);
  const version = page.locator(`[id="${anchor}"]`);
  await expect(version).toBeInViewport();
  await page.goto(routes.changes);
  await version.getByRole('link', { name: ANDROID_VERSION }).click();
  await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
});

test('the links above the list lead down to each program', async ({ page }) => {
  await page.goto(routes.changes);
  const main = page.getByRole('main');
  for (const { name } of platformsOf(product)) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});
