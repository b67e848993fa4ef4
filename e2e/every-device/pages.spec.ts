import { findingsInBothThemes } from '../support/axe';
import { expectedPages, unknownPage } from '../support/expected-pages';
import { hydrate } from '../support/islands';
import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';

/** The page whose carousel will move by itself, 6 s after the load at the earliest. */
const MOVING = '/details/android/';

for (const { path, texts } of [...expectedPages, unknownPage]) {
  test(`${path} says what it must, waits with its code, and axe finds nothing in both themes`, async ({
    page,
    site,
  }) => {
    const requests = watchRequests(page);
    await page.clock.install();
    await page.goto(path);

    await test.step('says what it must, in Russian, and claims nothing that has not happened', async () => {
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      for (const text of texts) {
        await expect.soft(page.getByRole('main')).toContainText(text, { useInnerText: true });
      }
      await expect.soft(page.getByRole('dialog').or(page.getByRole('alert'))).toHaveCount(0);
      await expect.soft(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
      const all = await page.locator('body').innerText();
      expect.soft(all).not.toMatch(/Application error|undefined|NaN/);
    });

    await test.step('asks for no script until a visitor turns to an island', async () => {
      await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
      await page.clock.runFor(path === MOVING ? 2_000 : 60_000);
      expect.soft(requests.scripts()).toEqual([]);
      await hydrate(page, 'share');
      expect.soft(requests.scripts().length).toBeGreaterThan(1);
    });

    await test.step('has nothing that axe finds, in the light theme and in the dark one', async () => {
      expect.soft(await findingsInBothThemes(page)).toEqual([]);
    });

    await test.step('asks nobody else, and for no style sheet', async () => {
      expect.soft(requests.styles()).toEqual([]);
      expect.soft(requests.origins()).toEqual([new URL(site.url).origin]);
    });
  });
}
