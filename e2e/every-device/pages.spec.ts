import { findingsInBothThemes } from '../support/axe';
import { expectedPages, unknownPage } from '../support/expected-pages';
import { hydrate } from '../support/islands';
import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

for (const { path } of [...expectedPages, unknownPage]) {
  test(`${path} claims nothing that has not happened, waits with its code, and axe finds nothing in both themes`, async ({
    page,
    site,
  }) => {
    const requests = watchRequests(page);
    await page.clock.install();
    await page.goto(path);
    await expect.soft(page.getByRole('banner')).toBeVisible();
    await expect.soft(page.getByRole('contentinfo')).toBeVisible();
    await expect.soft(page.getByRole('dialog').or(page.getByRole('alert'))).toHaveCount(0);
    await expect.soft(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
    expect.soft(await page.locator('body').innerText()).not.toMatch(/undefined|NaN/);

    await test.step('asks for no script until a visitor turns to an island', async () => {
      await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
      // The carousel will move by itself, 6 s after the load at the earliest.
      await page.clock.runFor(path === routes.android ? 2_000 : 60_000);
      expect.soft(requests.scripts()).toEqual([]);
      await hydrate(page, 'share');
      expect.soft(requests.scripts().length).toBeGreaterThan(1);
    });

    expect.soft(await findingsInBothThemes(page)).toEqual([]);
    expect.soft(requests.styles()).toEqual([]);
    expect.soft(requests.origins()).toEqual([site.url]);
  });
}
