import { ONE_PLATFORM_TREE } from '../../scripts/folders';
import { expect, product, test } from '../support/dry-run';
import { readExport } from '../support/read-export';
import { routes } from '@/lib/site/routes';

// The build of an owner who has an Android app in RuStore and no program for Windows.
const { files, pages, readFile, findIn } = readExport(ONE_PLATFORM_TREE);

test('of the program that is not there nothing is said or linked, on no page and in no file', () => {
  const texts = files.filter((file) => /\.(html|xml|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  for (const file of texts) expect.soft(readFile(file), file).not.toMatch(/windows/i);
  expect(files.filter((file) => /^(details\/windows|downloads)/.test(file))).toEqual([]);
});

test('every other page is there, and its links lead to the program that is', () => {
  expect(pages).toContain('details/android/index.html');
  for (const page of [routes.home, routes.downloads]) {
    const links = findIn(page)(`a[href$="${routes.android}"]`);
    expect(links.length, page).toBeGreaterThan(2);
  }
});

test('the names of the listing, which only Google Play asks for, do not stand on the page of deletion', () => {
  const { storeName } = product.app;
  const find = findIn(routes.deletion);
  expect(find('dd').map(({ textContent }) => textContent)).not.toContain(storeName);
  expect(find('form')).toHaveLength(1);
});
