import path from 'node:path';
import { insertElements } from '../support/changed-page';
import { exportedPages } from '../support/exported';
import { hydrate } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/islands/island';
import { routes } from '@/lib/site/routes';
import { bundleIslands } from '@/scripts/build/export/bundle-islands';
import { ISLANDS_FOLDER } from '@/scripts/shared/folders';

test('React hydrates the islands of every page without an error', async ({ page }, info) => {
  // Only React's development build reports differences between the page's markup and what React renders.
  const { folder } = await bundleIslands(info.outputPath(), true);
  await page.route(`**/${ISLANDS_FOLDER}/**/*.js`, (route) => {
    const file = path.basename(route.request().url());
    return route.fulfill({ path: info.outputPath(folder, file) });
  });
  const complaints = collectComplaints(page);
  const hydrated = new Set<string | null>();
  for (const file of exportedPages) {
    await page.goto(`/${file}`);
    for (const island of await page.locator('[data-island]').all()) {
      const name = await island.getAttribute('data-island');
      await hydrate(page, name as IslandName);
      hydrated.add(name);
    }
  }
  expect(complaints).toEqual([]);
  expect(hydrated.size).toBe(3);

  await test.step('React reports an error if an island’s markup has been changed', async () => {
    await page.goto(routes.contacts);
    await insertElements(page, '[data-island=tell] li');
    await hydrate(page, 'tell');
    expect(complaints.join()).toContain('Hydration failed');
  });
});
