/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import json from '@/lib/content/product.json';
import { parseProduct } from '@/lib/product/parse';
import { readProduct } from '@/lib/product/read';

const FILE = 'lib/content/product.json';
const release = { version: '1.9', date: '', changes: [] };

const installer = (changed: object) => ({
  windows: { ...json.windows, installer: { ...json.windows.installer, ...changed } },
});

it.each([
  ['windows.installer.sha256', installer({ sha256: 'x' }), 'нужны 64 цифры'],
  ['windows.installer.bytes', installer({ bytes: '743' }), 'целое число больше нуля, без кавычек'],
  ['windows.installer.bytes', installer({ bytes: 0 }), 'целое число больше нуля'],
  ['android.releases', { android: { releases: [] } }, 'нужна хотя бы одна версия'],
  ['android.releases', { android: { releases: [release, release] } }, 'записана дважды'],
  [
    'android.releases, запись 2, version',
    { android: { releases: [release, { ...release, version: 'v2' }] } },
    'нужны числа через точку',
  ],
  [
    'android.releases, запись 1, changes, запись 1, kind',
    { android: { releases: [{ ...release, changes: [{ kind: 'news', text: 'Тема' }] }] } },
    'нужно одно из: new, changed, fixed',
  ],
  [
    'android.releases, запись 1, changes, запись 1, text',
    { android: { releases: [{ ...release, changes: [{ kind: 'new', text: ' ' }] }] } },
    'впишите текст или удалите запись',
  ],
  ['windows.installer.sha256', installer({ sha256: 'a'.repeat(65) }), 'нужны 64 цифры'],
  ['windows.installer.bytes', installer({ bytes: 1e20 }), 'сравните с примером'],
  ['windows.installer.file', installer({ file: '../app.exe' }), 'нужно имя файла .exe'],
  ['windows.installer.file', installer({ file: 'app.exe.txt' }), 'нужно имя файла .exe'],
  ['updated', { updated: 'yesterday' }, 'нужен день вида 2026-11-21'],
  ['dictionaries', { dictionaries: undefined }, 'поля нет, впишите его'],
  ['app.packageName', { app: { ...json.app, packageName: 'not a package' } }, 'org.slovar.app'],
  ['privacy', { privacy: [] }, 'группа полей в фигурных скобках'],
  ['privacy.date', { privacy: { date: 'soon', paragraphs: [] } }, 'или пустое ""'],
  ['privacy.paragraphs', { privacy: { date: '', paragraphs: 'Текст' } }, 'список в квадратных'],
])('a wrong %s ends in a Russian sentence that says what to do', (field, wrong, remedy) => {
  const parse = () => parseProduct({ ...json, ...wrong });

  expect(parse).toThrow(`${FILE}, ${field}: `);
  expect(parse).toThrow(remedy);
});

/** Rows of a table: a field's values, each with its words and in the product file. */
const packageNames = (...names: string[]) =>
  names.map((packageName) => [
    `package name «${packageName}»`,
    { ...json, app: { ...json.app, packageName } },
  ]);
const codes = (...values: string[]) =>
  values.map((code) => [
    `language code «${code}»`,
    { ...json, dictionaries: [{ ...json.dictionaries[0], code }] },
  ]);
const versions = (...values: string[]) =>
  values.map((version) => [
    `version «${version}»`,
    { ...json, android: { releases: [{ ...release, version }] } },
  ]);

it.each([
  ...packageNames('', 'a.b', 'org.slovar.app', 'ru.slovo_i_delo.App1'),
  ...codes('en', 'kab', 'ru-Latn', 'zh-Hant'),
  ...versions('1', '10.20.30'),
])('takes the %s', (_, product) => {
  expect(() => parseProduct(product)).not.toThrow();
});

it.each([
  ...packageNames('org', '1org.app', 'org..app', 'org.1app', 'org.app.', 'org.app '),
  ...codes('e', 'en-', 'english', 'EN', 'en-1', 'a-en'),
  ...versions('1.', '.1', '1..2', '1.9 beta'),
])('refuses the %s', (_, product) => {
  expect(() => parseProduct(product)).toThrow(/нуж(но имя вида|ен код языка|ны числа через точку)/);
});

it('a misspelt field is told by its own name, not by that of the missing one', () => {
  const { privacy: privasy, ...rest } = json;

  expect(() => parseProduct({ ...rest, privasy })).toThrow(`${FILE}: такого имени нет: privasy;`);
});

it('spaces around the owner’s words are dropped', () => {
  const app = { ...json.app, developer: ' Анна Ким ' };

  expect(parseProduct({ ...json, app }).app.developer).toBe('Анна Ким');
});

it('releases may be written in any order and are read newest first', () => {
  const releases = ['1.9', '1.10', '1.8'].map((version) => ({ ...release, version }));

  const read = parseProduct({ ...json, android: { releases } }).android.releases;
  expect(read.map(({ version }) => version)).toEqual(['1.10', '1.9', '1.8']);
});

it('a file that is no JSON is told with its line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'product-'));
  mkdirSync(path.join(folder, 'lib/content'), { recursive: true });
  writeFileSync(path.join(folder, FILE), '{\n  "updated": "2026-11-21",\n}\n');

  expect(() => readProduct(folder)).toThrow(
    `${FILE}: строка 3, это не JSON; проверьте рядом запятые`,
  );
  rmSync(folder, { recursive: true });
});
