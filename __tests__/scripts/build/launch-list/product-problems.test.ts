import { emptyProduct, fullProduct, withoutAndroid } from '../../../support/product';
import { type Product } from '@/lib/product/schema';
import { parseStores } from '@/lib/stores/parse-stores';
import { productProblems } from '@/scripts/build/launch-list/product-problems';

const { android, app, windows } = fullProduct;
const play = `https://play.google.com/store/apps/details?id=${app.packageName}`;

const problemsOf = (product: Product, stores = play) =>
  productProblems(product, parseStores(stores));

const nothing = { ...emptyProduct, windows: { ...windows, requirements: '' } };
const always = ['app.developer', 'privacy.paragraphs', 'privacy.date'];
const both = ['app.packageName', 'windows.requirements'];
const inPlay = [
  'app.storeName',
  ...['stepsInApp', 'deleted', 'retention', 'processing'].map((name) => `deletion.${name}`),
];

it.each([
  ['that is in Google Play', nothing, play, [...both, ...inPlay]],
  ['that is in another store', nothing, 'https://rustore.ru/app/a.b', both],
  ['without an Android app', { ...nothing, android: withoutAndroid.android }, play, [both[1]]],
  [
    'without a Windows program',
    { ...nothing, windows: { ...nothing.windows, releases: [] } },
    play,
    [both[0], ...inPlay],
  ],
])('for a product %s, every empty field that it needs is reported', (_, product, stores, names) => {
  const fields = problemsOf(product, stores).map((one) => one.replace(/: пусто — .+$/, ''));

  expect(fields.sort()).toEqual([...always, ...names].sort());
});

const release = (version: string) => ({ version, date: '', changes: [] });
const chat = { title: 'Чат', text: '', link: 'Открыть', url: 'http://chat.example' };

it.each([
  [
    'releases without dates and changes',
    { android: { ...android, releases: [release('1.10'), release('1.9')] } },
    '',
    ['не указаны даты версий 1.10, 1.9.', 'не описаны изменения версий 1.10, 1.9.'],
  ],
  [
    'a store address of another app',
    {},
    'https://rustore.ru/app/org.other.app',
    [`«${app.packageName}», но NEXT_PUBLIC_STORE_URL ведёт на страницу «org.other.app».`],
  ],
  [
    'a channel with an example address',
    { channels: [chat] },
    '',
    ['channels: адрес «http://chat.example» — пример', '«http://chat.example» без https'],
  ],
])('for %s, only the expected problems are reported', (_, changed, store, sentences) => {
  expect(problemsOf({ ...fullProduct, ...changed }, `${play} ${store}`)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});
