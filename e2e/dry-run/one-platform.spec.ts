import { ONE_PLATFORM_TREE } from '../../scripts/shared/folders';
import { expect, product, test } from '../support/dry-run';
import { readExport } from '../support/read-export';
import { routes } from '@/lib/site/routes';

// This owner has an Android app in RuStore and no program for Windows. The build itself fails if a link
// leads nowhere.
const { files, readFile, findIn } = readExport(ONE_PLATFORM_TREE);

test('without a Windows program no page, feed or data file mentions Windows', () => {
  const texts = files.filter((file) => /\.(html|xml|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  for (const file of texts) expect.soft(readFile(file), file).not.toMatch(/windows/i);
  expect(files.filter((file) => /^(details\/windows|downloads)/.test(file))).toEqual([]);
});

test('without a Windows program other pages link to the Android page, and the deletion page omits Google Play’s names', () => {
  for (const page of [routes.home, routes.downloads]) {
    const links = findIn(page)(`a[href$="${routes.android}"]`);
    expect(links.length, page).toBeGreaterThan(2);
  }
  const find = findIn(routes.deletion);
  expect(find('form')).toHaveLength(1);
  expect(find('dd').map(({ textContent }) => textContent)).not.toContain(product.app.storeName);
});
