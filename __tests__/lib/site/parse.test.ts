import { fullFacts } from '../../support/site';
import { parseSite } from '@/lib/site/parse';

const parse = (changes: object, preview?: string) =>
  parseSite({ ...fullFacts, ...changes }, preview);
const android = (changes: object) => ({ android: { ...fullFacts.android, ...changes } });
const windows = (...releases: object[]) => ({ windows: { ...fullFacts.windows, releases } });
const release = { version: '1.0' };

it.each<[field: string, remedy: string, changes: object]>([
  ['', 'такого имени нет: nam;', { nam: 'A' }],
  ['name', 'не длиннее 40 знаков', { name: 'я'.repeat(41) }],
  ['name', 'невидимый знак', { name: 'Сло\u000bво' }],
  ['url', 'нужен адрес без знаков ? и #', { url: 'https://a.example/?a=1' }],
  ['url', 'нужен адрес, например', { url: 'a.example' }],
  ['email', 'нужен адрес электронной почты', { email: 'support' }],
  ['forum', 'или пустое ""', { forum: 'forum.example' }],
  ['accounts.service', 'нужен адрес без пути', { accounts: { service: 'https://a.example/v1' } }],
  ['accounts', 'поля нет, впишите его', { accounts: undefined }],
  ['android', 'нет ни одной программы', { android: null, windows: null }],
  ['android.stores', 'впишите хотя бы одну', android({ stores: [] })],
  [
    'android.stores, запись 1, name',
    'не узнать магазин',
    android({ stores: [{ url: 'https://a.ru' }] }),
  ],
  [
    'android.stores, запись 1, url',
    'это сам магазин',
    android({ stores: [{ url: 'https://rustore.ru/' }] }),
  ],
  ['android.releases', 'нужна хотя бы одна версия', android({ releases: [] })],
  ['android.releases', 'записана дважды', android({ releases: [release, release] })],
  [
    'android.releases, запись 1, version',
    'нужны числа',
    android({ releases: [{ version: 'v1' }] }),
  ],
  [
    'android.releases, запись 1, date',
    'нужен день',
    android({ releases: [{ ...release, date: '1.1.2026' }] }),
  ],
  [
    'android.releases, запись 1, date',
    'проверьте год',
    android({ releases: [{ ...release, date: '2206-01-01' }] }),
  ],
  [
    'android.price.text',
    'впишите цену словами',
    android({ price: { text: '', amount: '0', currency: 'RUB' } }),
  ],
  ['windows.releases', 'нужен installer', windows(release)],
  [
    'windows.releases, запись 1, installer.file',
    'нужно имя файла',
    windows({ ...release, installer: { file: 'а.exe' } }),
  ],
  ['moreDictionaries', 'true или false', { moreDictionaries: 'да' }],
])('a mistake in the field «%s» is refused with the remedy «%s»', (field, remedy, changes) => {
  const place = `lib/content/site.json${field && `, ${field}`}: `;

  expect(() => parse(changes)).toThrow(place);
  expect(() => parse(changes)).toThrow(remedy);
});

it.each([
  ['https://a.example', '', 'https://a.example'],
  ['https://a.example/', '', 'https://a.example'],
  ['https://a.example/a/b', '/a/b', 'https://a.example/a/b/'],
])('the address %s has the sub-path «%s» and the home URL %s', (url, basePath, homeUrl) => {
  expect(parse({ url })).toMatchObject({ basePath, homeUrl, isPreview: false });
});

it('SITE_URL replaces the address with its path and makes the site a preview', () => {
  const preview = parse({ url: 'https://a.example/a' }, 'https://b.example/b/');

  expect(preview).toMatchObject({
    homeUrl: 'https://b.example/b/',
    basePath: '/b',
    isPreview: true,
  });
  expect(() => parse({}, 'b.example')).toThrow('SITE_URL: записано «b.example», нужен адрес');
});

it('texts are typeset, and names stay to the letter', () => {
  const { developer, otherDevices } = parse({
    developer: 'ООО "А" - Б',
    otherDevices: 'Для "часов" - нет.',
  });

  expect([developer, otherDevices]).toEqual(['ООО "А" - Б', 'Для «часов»\u00a0— нет.']);
});

it('a store gets its name from its address, and releases are sorted from newest to oldest', () => {
  const releases = ['1.9', '1.10', '1.8'].map((version) => ({ version }));
  const stores = [{ url: 'https://www.rustore.ru/catalog/app/a.b' }];
  const { android: app } = parse(android({ releases, stores }));

  expect(app?.stores[0].name).toBe('RuStore');
  expect(app?.releases.map(({ version }) => version)).toEqual(['1.10', '1.9', '1.8']);
});
