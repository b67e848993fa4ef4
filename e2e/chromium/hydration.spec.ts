import path from 'node:path';
import { type Page } from 'playwright/test';
import { insertElements } from '../support/changed-page';
import { exportedPages } from '../support/exported';
import { hydrate } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/island/island';
import { routes } from '@/lib/site/routes';
import { bundleIslands } from '@/scripts/build/export/bundle-islands';
import { ISLANDS_FOLDER } from '@/scripts/shared/folders';

/**
 * Replaces each island's code by React's development build, which reports every difference between
 * the server's markup and its own; the production build hides them.
 */
async function serveDevelopmentCode(page: Page, directory: string): Promise<void> {
  const { folder } = await bundleIslands(directory, true);
  await page.route(`**/${ISLANDS_FOLDER}/**/*.js`, (route) =>
    route.fulfill({ path: path.join(directory, folder, path.basename(route.request().url())) }),
  );
}

test('React renders every island in the browser as the server did', async ({ page }, info) => {
  await serveDevelopmentCode(page, info.outputPath());
  const complaints = collectComplaints(page);
  const hydrated = new Set<string>();
  for (const file of exportedPages) {
    await page.goto(`/${file}`);
    const names = await page
      .locator('[data-island]')
      .evaluateAll((islands) =>
        islands.map((island) => (island as HTMLElement).dataset.island as IslandName),
      );
    for (const name of names) {
      await hydrate(page, name);
      hydrated.add(name);
    }
  }
  expect(complaints).toEqual([]);
  expect(hydrated.size).toBe(3);

  await page.goto(routes.contacts);
  await insertElements(page, '[data-island=share] li');
  await hydrate(page, 'share');
  expect(complaints.join()).toContain('Hydration failed');
});
