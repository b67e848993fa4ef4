/** @jest-environment node */
import { readyState } from '../../support/launch-state';
import { fullProduct } from '../../support/product';
import { measureFile } from '@/lib/installer/installer-mismatch';
import { PLACEHOLDER_SENTENCE } from '@/lib/installer/placeholder';
import { parseSettings } from '@/lib/settings/parse';
import { allFindings, type LaunchState, report } from '@/scripts/preflight/all-findings';

const findingsWith = (changed: Partial<LaunchState>) =>
  allFindings({ ...readyState, ...changed }).flatMap(({ findings }) => findings);

it('of a site that can be launched there is nothing to say', () => {
  expect(report(allFindings(readyState))).toBe('К запуску всё готово.');
});

it('the report counts the findings of every part and puts each under its heading', () => {
  const groups = allFindings({
    settings: parseSettings({}),
    product: { ...fullProduct, app: { storeName: '', developer: '', packageName: '' } },
    installer: undefined,
    screenshotIds: ['search'],
    originals: [],
    built: undefined,
  });
  const findings = groups.flatMap((group) => group.findings);
  const blocks = groups.map(({ title, findings: own }) => [title, ...own].join('\n  — '));

  expect(groups.map(({ title }) => title.split(' ', 1)[0])).toEqual(
    'Настройки Сведения Установщик Снимки Собранный'.split(' '),
  );
  expect(report(groups)).toBe(
    [`До запуска осталось дел: ${findings.length}`, ...blocks].join('\n\n'),
  );
});

it('an installer that is not the one of the product data is a finding', () => {
  expect(findingsWith({ installer: Buffer.from('MZ') })).toEqual([
    expect.stringContaining('а в файле public/downloads/SlovarPlus-2.0.exe байтов 2'),
  ]);
});

it('an installer that only holds its place is a finding', () => {
  const installer = Buffer.from(PLACEHOLDER_SENTENCE);
  const { product } = readyState;
  const own = { ...product.windows.installer, ...measureFile(installer) };
  const windows = { ...product.windows, installer: own };

  expect(findingsWith({ product: { ...product, windows }, installer })).toEqual([
    'public/downloads/SlovarPlus-2.0.exe: это заглушка, а не установщик.',
  ]);
});

it('a screenshot needs a picture of the app for both themes, in one file or in two', () => {
  const originals = ['search.png', 'card-light.png', 'card-dark.png', 'mosaic-dark.png'];

  expect(findingsWith({ screenshotIds: ['search', 'card', 'mosaic', 'test'], originals })).toEqual([
    expect.stringContaining('(2): mosaic, test.'),
  ]);
});
