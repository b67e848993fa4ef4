import { axeFindings } from '../support/axe';
import { hydrate } from '../support/islands';
import { requestedPaths } from '../support/page-log';
import { expect, test } from '../support/test';
import { pathsAndUnknown } from '../support/views';
import { fallbacks } from '@/lib/content/fallbacks';
import { routes } from '@/lib/site/routes';

for (const path of pathsAndUnknown) {
  test(`${path} loads scripts only on intent and has no axe violations`, async ({ page, site }) => {
    await page.clock.install();
    await page.goto(path);
    await expect.soft(page.getByRole('banner')).toBeVisible();
    await expect.soft(page.getByRole('contentinfo')).toBeVisible();
    await expect.soft(page.getByRole('dialog').or(page.getByRole('alert'))).toHaveCount(0);
    await expect.soft(page.locator('[aria-live]').filter({ hasText: /./ })).toHaveCount(0);
    expect.soft(await page.locator('body').innerText()).not.toMatch(/undefined|NaN/);
    // Text browsers also show hidden text.
    for (const failure of Object.values(fallbacks))
      await expect.soft(page.locator('body')).not.toContainText(failure);

    await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
    // On the Android page, the carousel's code loads after 6 s even without an intent, for autoplay.
    await page.clock.runFor(path === routes.android ? 2_000 : 60_000);
    expect.soft(await requestedPaths(page, 'script')).toEqual([]);
    await hydrate(page, 'tell');
    expect.soft((await requestedPaths(page, 'script')).length).toBeGreaterThan(1);

    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await requestedPaths(page, 'stylesheet')).toEqual([]);
    const origins = (await page.requests()).map((request) => new URL(request.url()).origin);
    expect.soft(new Set(origins)).toEqual(new Set([site.url]));
  });
}
