import { temporaryFolder } from '../../support/temporary-folder';
import json from '@/lib/content/product.json';
import { versionSchema } from '@/lib/product/fields';
import { parseProduct } from '@/lib/site/parse';
import { readProduct } from '@/lib/site/read';
import { productSchema } from '@/lib/site/schema';

const FILE = 'lib/content/product.json';
const { at, lay } = temporaryFolder();
const release = { version: '1.9', date: '', changes: [] };
/** A certificate's fingerprint in the form that keytool prints. */
const FINGERPRINT = `${'AB:'.repeat(31)}01`;

const installer = (changed: object) => ({
  windows: { ...json.windows, installer: { ...json.windows.installer, ...changed } },
});
const releases = (...all: object[]) => ({ android: { ...json.android, releases: all } });
const twice = (changed: object) => releases(release, { ...release, ...changed });
const noRelease = { ...releases(), windows: { ...json.windows, releases: [] } };
const price = (changed: object) => ({
  android: { ...json.android, price: { text: '', amount: '', currency: 'RUB', ...changed } },
});
const channel = (changed: object) => ({
  channels: [{ title: 'Канал', text: '', link: 'Читать', url: 'https://t.me/slovar', ...changed }],
});
const certified = (certificates: unknown, packageName = 'org.slovar.app') => ({
  app: { ...json.app, packageName, certificates },
});
const change = (kind: string, text: string) => releases({ ...release, changes: [{ kind, text }] });

it.each([
  ['windows.installer.sha256', installer({ sha256: 'a'.repeat(65) }), 'нужны 64 цифры'],
  ['windows.installer.bytes', installer({ bytes: '743' }), 'целое число больше нуля, без кавычек'],
  ['windows.installer.bytes', installer({ bytes: 0 }), 'целое число больше нуля'],
  ['windows.installer.bytes', installer({ bytes: 1e20 }), 'сравните с примером'],
  ['windows.installer.file', installer({ file: '../app.exe' }), 'нужно имя файла .exe'],
  ['windows.installer.file', installer({ file: 'app.exe.txt' }), 'нужно имя файла .exe'],
  ['android.releases', noRelease, 'нужна хотя бы одна версия, здесь или в windows.releases'],
  ['android.releases', twice({}), 'записана дважды'],
  ['android.releases, запись 2, version', twice({ version: 'v2' }), 'числа'],
  ['android.releases, запись 1, changes, запись 1, kind', change('news', 'Тема'), 'new, changed'],
  ['android.releases, запись 1, changes, запись 1, text', change('new', ' '), 'или удалите запись'],
  ['android.price.amount', price({ text: 'Дорого', amount: '199 ₽' }), 'например 0 или 199.90'],
  ['android.price.currency', price({ currency: '₽' }), 'код валюты, например RUB'],
  ['android.price.text', price({ amount: '0' }), 'впишите цену словами'],
  ['channels, запись 1, url', channel({ url: '@slovar' }), 'https://t.me/slovar'],
  ['android.releases, запись 1, date', releases({ ...release, date: '2062-01-01' }), 'год'],
  ['updated', { updated: 'yesterday' }, 'нужен день вида 2026-11-21'],
  ['dictionaries', { dictionaries: undefined }, 'поля нет, впишите его'],
  ['app.packageName', { app: { ...json.app, packageName: 'not a package' } }, 'org.slovar.app'],
  ['privacy', { privacy: [] }, 'группа полей в фигурных скобках'],
  ['privacy.date', { privacy: { date: 'soon', paragraphs: [] } }, 'или пустое ""'],
  ['app.certificates, запись 1', certified([`${'AB:'.repeat(31)}G1`]), 'нужен отпечаток SHA-256'],
  ['app.certificates, запись 1', certified([FINGERPRINT.slice(3)]), '32 пары'],
  ['app.certificates', certified([FINGERPRINT], ''), 'впишите и app.packageName'],
  ['app.certificates', certified(FINGERPRINT), 'список в квадратных скобках'],
  ['confirmed, запись 1', { confirmed: ['deletion'] }, 'нужно одно из: deletion.final, '],
])('if «%s» is wrong, the error names the field and says what to do', (field, wrong, remedy) => {
  const parse = () => parseProduct({ ...json, ...wrong });

  expect(parse).toThrow(`${FILE}, ${field}: `);
  expect(parse).toThrow(remedy);
});

it('the error about a misspelt field quotes the misspelt name', () => {
  const { privacy: privasy, ...rest } = json;

  expect(() => parseProduct({ ...rest, privasy })).toThrow(`${FILE}: такого имени нет: privasy;`);
});

it('the error about invalid JSON gives the number of the line', () => {
  lay(FILE, '\ufeff{\n  "updated": "2026-11-21",\n}\n');

  expect(() => readProduct(at())).toThrow(`${FILE}: строка 3, это не JSON; проверьте рядом`);
});

it('missing optional fields get their default values', () => {
  const { updated, dictionaries, deletion, privacy, windows } = json;
  const { storeName, developer, packageName } = json.app;
  const { installer, requirements } = windows;
  const price = { text: '', amount: '', currency: 'RUB' };

  const parsed = parseProduct({
    ...{ updated, dictionaries, deletion, privacy },
    app: { storeName, developer, packageName },
    android: { releases: [release] },
    windows: { installer, requirements, releases: [] },
  });
  expect(parsed).toMatchObject({
    ...{ confirmed: [], channels: [], app: { certificates: [], otherDevices: '' } },
    ...{ android: { price, requirements: '', size: '' }, windows: { price } },
  });
});

const { app, dictionaries } = productSchema.shape;
const { code } = dictionaries.element.shape;

it.each([
  ['package names', app.shape.packageName, 'a.b org.App_1', 'org 1org.app org..app org.1app a.b.'],
  ['language codes', code, 'en kab ru-Latn zh-Hant', 'e en- english EN en-1 a-en'],
  ['versions', versionSchema, '1 10.20.30', '1. .1 1..2 1.9-beta'],
])('only valid %s are accepted', (_, schema, right, wrong) => {
  const accepted = `${right} ${wrong}`
    .split(' ')
    .filter((value) => schema.safeParse(value).success);

  expect(accepted.join(' ')).toBe(right);
});

it('spaces around texts are removed, and fingerprints are converted to capital letters', () => {
  const changed = certified([` ${FINGERPRINT.toLowerCase()}`]);
  const { app } = parseProduct({ ...json, app: { ...changed.app, developer: ' Анна Ким ' } });

  expect(app).toMatchObject({ developer: 'Анна Ким', certificates: [FINGERPRINT] });
});

it('releases are sorted from newest to oldest', () => {
  const all = ['1.9', '1.10', '1.8'].map((version) => ({ ...release, version }));
  const { android } = parseProduct({ ...json, ...releases(...all) });

  expect(android.releases.map(({ version }) => version)).toEqual(['1.10', '1.9', '1.8']);
});
