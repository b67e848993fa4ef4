import { ONE_PLATFORM_TREE } from '../../scripts/shared/folders';
import { expect, product, test } from '../support/dry-run';
import { readExport } from '../support/read-export';
import { routes } from '@/lib/site/routes';

// The build of an owner who has an Android app in RuStore and no program for Windows. It ends only
// if every link leads somewhere.
const { files, readFile, findIn } = readExport(ONE_PLATFORM_TREE);

test('of the program that is not there nothing is said, on no page and in no file', () => {
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

test('the program that is has its page, to which the others lead, and a deletion without Google Play’s names', () => {
  for (const page of [routes.home, routes.downloads]) {
    const links = findIn(page)(`a[href$="${routes.android}"]`);
    expect(links.length, page).toBeGreaterThan(2);
  }
  const find = findIn(routes.deletion);
  expect(find('form')).toHaveLength(1);
  expect(find('dd').map(({ textContent }) => textContent)).not.toContain(product.app.storeName);
});
