import { ONE_PLATFORM_TREE } from '../../scripts/shared/folders';
import { expect, product, test } from '../support/dry-run';
import { readExport } from '../support/read-export';
import { routes } from '@/lib/site/routes';

// This site offers an Android app in RuStore and no program for Windows.
const { files, pages, readFile, findIn } = readExport(ONE_PLATFORM_TREE);

test('a site without a Windows program does not mention Windows', () => {
  const texts = files.filter((file) => /\.(html|xml|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  for (const file of texts) {
    const mentions = readFile(file).match(/.{0,40}windows.{0,40}/gi) ?? [];
    const message = `На сайте без программы для Windows о ней говорит файл ${file}`;
    expect.soft(mentions, message).toEqual([]);
  }
  expect(files.filter((file) => /^(details\/windows|downloads)/.test(file))).toEqual([]);
});

test('without a Windows program, the export contains only screenshots that its pages show', () => {
  const pictures = files.filter((file) => file.startsWith('screens/'));
  const html = pages.map(readFile).join();
  const isNamed = (file: string) => html.includes(file.replace(/-(light|dark)@[12]x\.\w+$/, ''));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => !isNamed(file))).toEqual([]);
});

test('without a Windows program, the home and download pages link to the Android page', () => {
  for (const page of [routes.home, routes.downloads]) {
    const links = findIn(page)(`a[href$="${routes.android}"]`);
    expect(links.length, page).toBeGreaterThan(2);
  }
});

test('the deletion page omits the app’s Google Play name if the app is not in that store', () => {
  const find = findIn(routes.deletion);
  expect(find('form')).toHaveLength(1);
  expect(find('dd').map(({ textContent }) => textContent)).not.toContain(product.app.storeName);
});
