import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '../../scripts/site-server/start-site';
import { exampleExport } from '../support/builds';
import { collectComplaints } from '../support/complaints';
import { exportedPages, readExported } from '../support/exported';
import { hydrate } from '../support/islands';
import { expect, test } from '../support/test';
import { bundleIslands, ISLANDS_FOLDER } from '@/scripts/export/bundle-islands';
import { readPage } from '@/scripts/export/html';

/**
 * The export with React's development build in the place of each island's code: it complains of
 * every difference between the server's markup and its own, which the production build hides.
 */
async function developmentExport(directory: string): Promise<void> {
  await cp(exampleExport, directory, { recursive: true });
  const production = await bundleIslands(directory);
  const { islands } = await bundleIslands(directory, true);
  for (const [name, { files }] of islands) {
    const [from, to] = [files.at(-1), production.islands.get(name)?.files.at(-1)].map((file) =>
      path.join(directory, ISLANDS_FOLDER, file ?? ''),
    );
    await cp(from ?? '', to ?? '');
  }
}

/** Pages that have every island of the export in each of its forms. */
function pagesOfIslands(): Iterable<string> {
  const pages = new Map<string, string>();
  for (const file of exportedPages) {
    const html = readExported(file);
    for (const { attributes, start, end } of readPage(html).elements) {
      if (attributes.has('data-island')) pages.set(html.slice(start, end), file);
    }
  }
  return new Set(pages.values());
}

test('no island would have been rendered otherwise in the browser, where a difference is noticed', async ({
  page,
}) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'development-'));
  await developmentExport(directory);
  const site = await startSite({ directory });
  const complaints = collectComplaints(page);
  const seen = new Set<string>();
  for (const file of pagesOfIslands()) {
    await page.goto(`${site.url}/${file}`);
    for (const island of await page.locator('[data-island]').all()) {
      await island.dispatchEvent('pointerover');
      await expect(island).toHaveAttribute('data-ready');
      seen.add((await island.getAttribute('data-island')) ?? '');
    }
  }
  expect(complaints).toEqual([]);
  expect([...seen].sort()).toEqual(['carousel', 'deletion', 'share']);

  const file = path.join(directory, 'help/index.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('ВКонтакте</a>', 'Вконтакте</a>'));
  await page.goto(`${site.url}/help/`);
  await hydrate(page, 'share');
  expect(complaints.join()).toContain('Hydration failed');
  await site.close();
  await rm(directory, { recursive: true });
});
