import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page } from 'playwright/test';
import { putElements } from '../support/changed-page';
import { exportedPages, readExported } from '../support/exported';
import { hydrate } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { expect, test } from '../support/test';
import { type IslandName } from '@/components/island/island';
import { bundleIslands } from '@/scripts/export/bundle-islands';
import { readPage } from '@/scripts/export/html';
import { ISLANDS_FOLDER } from '@/scripts/folders';

/**
 * Replaces each island's code by React's development build, which reports every difference between
 * the server's markup and its own; the production build hides them.
 */
async function bringDevelopmentCode(page: Page, directory: string): Promise<void> {
  const { islands } = await bundleIslands(directory, true);
  await page.route(`**/${ISLANDS_FOLDER}/*.js`, (route) => {
    const file = path.basename(route.request().url());
    const island = islands.get(file.replace(/-\w{8}\.js$/, ''));
    const development = path.join(directory, ISLANDS_FOLDER, island?.files.at(-1) ?? file);
    // Other modules that the page requests belong to the production build and do nothing by themselves.
    return existsSync(development) ? route.fulfill({ path: development }) : route.continue();
  });
}

/** Pages that have every island of the export in each of its forms, with the islands' names. */
function pagesOfIslands(): Map<string, Set<IslandName>> {
  const forms = new Set<string>();
  const pages = new Map<string, Set<IslandName>>();
  for (const file of exportedPages) {
    const html = readExported(file);
    for (const { attributes, start, end } of readPage(html).elements) {
      const name = attributes.get('data-island') as IslandName | undefined;
      const form = html.slice(start, end);
      if (!name || forms.has(form)) continue;
      forms.add(form);
      pages.set(file, (pages.get(file) ?? new Set()).add(name));
    }
  }
  return pages;
}

test('React renders every island in the browser as the server did', async ({ page }) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'development-'));
  await bringDevelopmentCode(page, directory);
  const complaints = collectComplaints(page);
  const pages = pagesOfIslands();
  expect(new Set([...pages.values()].flatMap((names) => [...names])).size).toBe(3);
  for (const [file, islands] of pages) {
    await page.goto(`/${file}`);
    for (const name of islands) await hydrate(page, name);
  }
  expect(complaints).toEqual([]);

  await page.goto('/help/');
  await putElements(page, '[data-island=share] li');
  await hydrate(page, 'share');
  expect(complaints.join()).toContain('Hydration failed');
  await rm(directory, { recursive: true });
});
