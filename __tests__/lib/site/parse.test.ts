import { fullFacts } from '../../support/site';
import { parseSite } from '@/lib/site/parse';

const parse = (changes: object, preview?: string) =>
  parseSite(JSON.stringify({ ...fullFacts, ...changes }), preview);
const android = (changes: object) => ({ android: { ...fullFacts.android, ...changes } });
const store = (url: string) => android({ stores: [{ url }] });
const shop = { url: 'https://www.rustore.ru/catalog/app/a.b' };
const price = (own: unknown) => android({ price: own });
const pro = { text: '"Про" - 990 ₽', amount: '990', currency: 'RUB' };
const releases = (...all: object[]) => android({ releases: all });
const release = (own: object) => ({ version: '1.0', ...own });
const windows = (own: object) => ({ windows: { ...fullFacts.windows, releases: [release(own)] } });
const setup = (file: string) => windows({ installer: { file } });
const into = (code: string, to = 'Б') => ({ code, from: 'А', own: 'A', to });
const dictionary = (code: string) => ({ dictionaries: [into(code)] });
const service = (url: string) => ({ accounts: { service: url } });

const STORE = ['android.stores, запись 1, url', 'это сам магазин'] as const;

it.each<readonly [field: string, remedy: string, changes: object]>([
  ['name', 'не длиннее 40 знаков', { name: 'я'.repeat(41) }],
  ['name', 'невидимый знак', { name: 'Сло\u000bво' }],
  ['name', 'без кавычек', { name: '«Слово»' }],
  ['name', 'здесь пусто; впишите текст.', { name: '' }],
  ['dictionaries, запись 1, to', 'или удалите запись.', { dictionaries: [into('en', ' ')] }],
  ...['a.ru/?a=1', 'a.ru/index.html', 'слово.рф/словарь'].map(
    (own) => ['url', 'нужен адрес папки', { url: `https://${own}` }] as const,
  ),
  ...['https://a', 'https://-a.ru', 'https://a.ru/a b', 'https:/a.ru', 'https://a.ru:x'].map(
    (forum) => ['forum', 'нужен адрес сайта или страницы', { forum }] as const,
  ),
  ['email', 'нужен адрес электронной почты', { email: 'support' }],
  ['accounts.service', 'нужен адрес без пути', service('https://a.example/v1')],
  ['android', 'нет ни одного приложения', { android: null, windows: null }],
  ['android.stores', 'впишите хотя бы одну', android({ stores: [] })],
  ['android.stores, запись 1, name', 'не узнать магазин', store('https://a.ru')],
  [...STORE, store('https://play.google.com/store/apps?hl=ru')],
  [...STORE, store('https://appgallery.huawei.com/#/')],
  ['android.releases', 'нужна хотя бы одна версия', releases()],
  ['android.releases, запись 2, version', 'уже есть выше', releases(release({}), { version: '1' })],
  ['android.stores, запись 2, url', 'уже есть выше', android({ stores: [shop, shop] })],
  ['android.releases, запись 1, version', 'нужны числа', releases({ version: 'v1' })],
  ['android.releases, запись 1, date', 'нужен день', releases(release({ date: '1.1.2026' }))],
  ['android.price.text', 'впишите цену словами', price({ ...pro, text: '' })],
  ['android.price', 'группа полей', price('990 ₽')],
  ['android.price, запись 2, amount', 'нужно число', price([pro, { ...pro, amount: '990 ₽' }])],
  ['windows.releases', 'нужен installer', windows({})],
  ['windows.releases, запись 1, installer.file', 'нужно имя файла', setup('а.exe')],
  ['dictionaries, запись 1, code', 'нужен код языка', dictionary('english')],
  ['dictionaries, запись 1, code', 'языка с кодом jp нет', dictionary('jp')],
  ['dictionaries, запись 2, code', 'уже', { dictionaries: [into('en'), into('EN', 'б')] }],
  ['moreDictionaries', 'true или false', { moreDictionaries: 'да' }],
])('a mistake in the field «%s» is refused with the remedy «%s»', (field, remedy, changes) => {
  const place = `lib/content/site.json, строка 1, ${field}: `;

  expect(() => parse(changes)).toThrow(place);
  expect(() => parse(changes)).toThrow(remedy);
});

it.each([
  store('https://appgallery.huawei.com/#/app/C1'),
  store('https://apps.samsung.com/#!/detail/a.b'),
  ...['es-419', 'zh-Hant-TW', 'ca-valencia', 'tab', 'lbe', 'kjh'].map(dictionary),
  { dictionaries: [into('en'), into('en', 'В'), into('ru')] },
  { forum: undefined, accounts: undefined, windows: undefined },
  ...['a.exe', 'a.msi', 'a.msix', 'a.ZIP'].map(setup),
  ...['http://localhost:8080', 'https://my_app.слово.рф', 'https://[::1]:3000'].map(service),
])('the rightful facts %j are accepted', (changes) => {
  expect(() => parse(changes)).not.toThrow();
});

it('a price may be one, a list or none', () => {
  const textsOf = (own: unknown) => parse(price(own)).android?.prices.map(({ text }) => text);

  expect(textsOf(pro)).toEqual(['«Про»\u00a0— 990\u00a0₽']);
  expect(textsOf([{ ...pro, text: 'Даром' }, pro])).toEqual(['Даром', ...textsOf(pro)!]);
  expect(textsOf(undefined)).toEqual([]);
});

it.each([
  ['https://a.ru/', undefined, '', 'https://a.ru', false],
  ['https://a.ru/a', 'https://b.ru/b/', '/b', 'https://b.ru/b/', true],
  ['https://A.ru/a', 'https://a.ru:443/a/', '/a', 'https://a.ru/a/', false],
])('a site at %s with the SITE_URL %s has the sub-path %j', (url, preview, ...expected) => {
  const { basePath, homeUrl, isPreview } = parse({ url }, preview);
  expect([basePath, homeUrl, isPreview]).toEqual(expected);
});

it('a SITE_URL that is no address is refused', () => {
  expect(() => parse({}, 'b.example')).toThrow('SITE_URL: записано «b.example», нужен адрес');
});

it('names stay or are derived, codes become canonical, and the newest release is first', () => {
  const all = ['1.9', '1.10', '1.8'].map((version) => ({ version }));
  const names = { developer: 'ООО "А" - Б', storeName: '' };
  const dictionaries = ['EN', 'eng', 'zh-hant'].map((code) => into(code, code));
  const site = parse({ ...names, dictionaries, ...android({ releases: all, stores: [shop] }) });

  expect(site).toMatchObject({ developer: names.developer, storeName: fullFacts.name });
  expect(site.dictionaries.map(({ code }) => code)).toEqual(['en', 'en', 'zh-Hant']);
  expect(site.android?.stores[0].name).toBe('RuStore');
  expect(site.android?.releases.map(({ version }) => version)).toEqual(['1.10', '1.9', '1.8']);
});
