import { basename } from 'node:path';
import { axeFindings } from '../support/axe';
import { pagePaths, UNKNOWN_PATH } from '../support/exported';
import { hydrate } from '../support/islands';
import { tabOrderFaults } from '../support/keyboard';
import { expectFits, expectNoSidewaysScroll, widestText } from '../support/layout';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/islands/island';
import { fallbacks } from '@/lib/words/fallbacks';
import { bundleIslands } from '@/scripts/build/export/bundle-islands';
import { ISLANDS_FOLDER } from '@/scripts/shared/folders';

let islands = '';

// Only React's development build reports differences between the page's markup and what React renders.
test.beforeAll(async () => {
  const { folder } = await bundleIslands(test.info().outputPath(), '', true);
  islands = test.info().outputPath(folder);
});

test.beforeEach(({ page }) =>
  page.route(`**/${ISLANDS_FOLDER}/**/*.js`, (route) =>
    route.fulfill({ path: `${islands}/${basename(route.request().url())}` }),
  ),
);

// One visit checks everything about a page, because opening the page takes longer than most checks.
for (const path of [...pagePaths, UNKNOWN_PATH]) {
  test(`${path} fulfils what every page must @fonts`, async ({
    page,
    site,
    complaints,
    isMobile,
  }) => {
    const resize = (width: number) => page.setViewportSize({ width, height: 740 });
    const viewport = page.viewportSize()!;
    const requested = async (type: 'script' | 'stylesheet') =>
      (await page.requests())
        .filter((request) => request.resourceType() === type)
        .map((request) => request.url());
    // With reduced motion, no page loads a script for autoplay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(path);

    await test.step('the page shows no message and loads no script', async () => {
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await expect.soft(page.getByRole('dialog').or(page.getByRole('alert'))).toHaveCount(0);
      await expect.soft(page.locator('[aria-live]').filter({ hasText: /./ })).toHaveCount(0);
      expect.soft(await page.locator('body').innerText()).not.toMatch(/undefined|NaN/);
      // Text browsers also show hidden text.
      for (const failure of Object.values(fallbacks))
        await expect.soft(page.locator('body')).not.toContainText(failure);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
      await page.clock.runFor(60_000);
      expect.soft(await requested('script')).toEqual([]);
    });

    await test.step('the page fits the window, and no line is too long to read', async () => {
      // Only without reduced motion, the carousel has a pause button.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const width of [1920, 768]) {
        await resize(width);
        expect.soft(await page.evaluate(widestText), `at ${width} px`).toBeLessThanOrEqual(45);
      }
      // A window of 320 pixels with a scrollbar.
      await resize(303);
      const spaced = 'letter-spacing: 0.12em; word-spacing: 0.16em';
      await page.locator('html').evaluate((html, css) => (html.style.cssText = css), spaced);
      await expectNoSidewaysScroll(page, 'at 320 px with spaced text (WCAG 1.4.12)');
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
      for (const width of isMobile ? [360] : [1280, 768, 480]) {
        await resize(width);
        await expectFits(page);
      }
      await page.setViewportSize(viewport);
    });

    await test.step('an intent loads scripts, and axe finds no violations', async () => {
      await hydrate(page, 'tell');
      expect.soft((await requested('script')).length).toBeGreaterThan(1);
      expect.soft(await axeFindings(page)).toEqual([]);
    });

    await test.step('React hydrates the islands without an error', async () => {
      for (const island of await page.locator('[data-island]').all())
        await hydrate(page, (await island.getAttribute('data-island')) as IslandName);
      // The browser reports the status 404 of the unknown page in the console.
      const isExpected = (text: string) => path === UNKNOWN_PATH && text.includes('404');
      expect.soft(complaints.filter((text) => !isExpected(text))).toEqual([]);
    });

    await test.step('Tab reaches the controls in order and shows a focus ring', async () => {
      if (!isMobile) expect.soft(await tabOrderFaults(page)).toEqual([]);
    });

    expect.soft(await requested('stylesheet')).toEqual([]);
    const origins = (await page.requests()).map((request) => new URL(request.url()).origin);
    expect.soft(new Set(origins)).toEqual(new Set([site.url]));
  });
}
