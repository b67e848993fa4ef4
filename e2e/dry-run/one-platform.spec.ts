import { ONE_PLATFORM_TREE } from '../../scripts/shared/folders';
import { expect, product, test } from '../support/dry-run';
import { readExport } from '../support/read-export';
import { routes } from '@/lib/site/routes';

// This site offers an Android app in RuStore and no program for Windows. Dead links need no test here,
// because they would have stopped `npm run preflight`, which built this site.
const { files, readFile, findIn } = readExport(ONE_PLATFORM_TREE);

test('on a site without a Windows program, no page, feed or data file mentions Windows, and every exported screenshot is used', () => {
  const texts = files.filter((file) => /\.(html|xml|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  const said = texts.flatMap((file) =>
    Array.from(
      readFile(file).matchAll(/.{0,40}windows.{0,40}/gi),
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(said, 'На сайте без программы для Windows о ней говорят эти файлы').toEqual([]);
  expect(files.filter((file) => /^(details\/windows|downloads)/.test(file))).toEqual([]);
  const pictures = files.filter((file) => file.startsWith('screens/'));
  const pages = texts.map(readFile).join();
  const isNamed = (file: string) => pages.includes(file.replace(/-(light|dark)@[12]x\.\w+$/, ''));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => !isNamed(file))).toEqual([]);
});

test('on a site without a Windows program, pages link to the Android page, and the deletion page omits the name in Google Play', () => {
  for (const page of [routes.home, routes.downloads]) {
    const links = findIn(page)(`a[href$="${routes.android}"]`);
    expect(links.length, page).toBeGreaterThan(2);
  }
  const find = findIn(routes.deletion);
  expect(find('form')).toHaveLength(1);
  expect(find('dd').map(({ textContent }) => textContent)).not.toContain(product.app.storeName);
});
