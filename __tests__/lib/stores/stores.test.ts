import { fullProduct, withoutAndroid } from '../../support/product';
import { isInGooglePlay } from '@/lib/stores/google-play';
import { knownStore, packageIn } from '@/lib/stores/known-stores';
import { parseStores } from '@/lib/stores/parse-stores';

const play = 'https://play.google.com/store/apps/details?id=org.slovar.app&hl=ru';
const ruStore = 'https://www.rustore.ru/catalog/app/org.slovar.app';
const own = 'https://store.slovar.ru/app?x=1,2;3&y=a=b';

it.each([
  ['Google Play', 'org.slovar.app', play],
  ['RuStore', 'org.slovar.app', ruStore],
  ['RuStore', 'org.slovar.app', 'https://apps.rustore.ru/app/org.slovar.app/'],
  ['AppGallery', undefined, 'https://appgallery.huawei.com/#/app/C100847609'],
  ['AppGallery', undefined, 'https://appgallery.cloud.huawei.com/ag/n/app/C114029649?locale=ru'],
  ['AppGallery', undefined, 'https://appgallery.huawei.ru/app/C109571413'],
  ['GetApps', 'org.slovar.app', 'https://global.app.mi.com/details?lo=RU&id=org.slovar.app'],
  ['Galaxy Store', 'org.slovar', 'https://galaxystore.samsung.com/detail/org.slovar'],
  ['Galaxy Store', 'org.slovar', 'https://apps.samsung.com/appquery/appDetail.as?appId=org.slovar'],
  ['Galaxy Store', undefined, 'https://galaxy.store/slovar'],
  ['F-Droid', 'org.slovar', 'https://f-droid.org/ru/packages/org.slovar/'],
  // Only ends or begins like one.
  [undefined, undefined, 'https://myrustore.ru/app/org.slovar'],
  [undefined, undefined, 'https://play.google.com.evil.ru/?id=org.slovar'],
])('%s and the package %s are known by the address %s', (store, name, url) => {
  expect([knownStore(url), packageIn(url)]).toEqual([store, name]);
});

it.each([
  ['one address', play, ['Google Play', play]],
  ['several, with spaces between', `${ruStore} ${play}`, ['RuStore', ruStore, 'Google Play', play]],
  ['several, one a line', `\n${ruStore}\r\n${play}\n`, ['RuStore', ruStore, 'Google Play', play]],
  ['commas', `${play},${ruStore}; A=${own};`, ['Google Play', play, 'RuStore', ruStore, 'A', own]],
  [
    'names of the owner’s',
    `Мой «магазин» & Ко=${own} Play (бета) = ${play}`,
    ['Мой «магазин» & Ко', own, 'Play (бета)', play],
  ],
])('%s give the stores in the owner’s order', (_, text, expected) => {
  expect(parseStores(text).flatMap(({ name, url }) => [name, url])).toEqual(expected);
});

it.each([
  ['an address without https', `play.google.com/a ${ruStore}`, '«play.google.com/a» — не адрес'],
  ['no address', 'Google Play', '«Google Play» — не адрес'],
  ['a name without its sign', `Мой ${play}`, '«Мой» — не адрес'],
  ['a broken address', 'https://[', '«https://[» — не адрес'],
  ['a store without a name', own, `например «NashStore=${own}»`],
  // What is left of an address with a «#» in an .env file without quotes.
  ['a store itself', 'https://appgallery.huawei.com/', 'знаком # пишут в кавычках'],
])(
  '%s stops the build with a sentence that names the variable and the remedy',
  (_, text, words) => {
    expect(() => parseStores(text)).toThrow(/^NEXT_PUBLIC_STORE_URL: [^\n]+\.$/);
    expect(() => parseStores(text)).toThrow(words);
  },
);

it('an app is in Google Play by an address of it, whatever the owner calls it, while there is an app', () => {
  const isIn = (text: string, product = fullProduct) => isInGooglePlay(product, parseStores(text));

  expect(isIn(`${ruStore} Маркет=${play}`)).toBe(true);
  expect(isIn(`Google Play=${own}`)).toBe(false);
  expect(isIn(play, withoutAndroid)).toBe(false);
});
