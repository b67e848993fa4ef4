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
  ['AppGallery', undefined, 'https://appgallery.huawei.com/#/app/C100847609'],
  ['AppGallery', undefined, 'https://appgallery.huawei.ru/app/C109571413'],
  ['GetApps', 'org.slovar.app', 'https://global.app.mi.com/details?lo=RU&id=org.slovar.app'],
  ['Galaxy Store', undefined, 'https://galaxy.store/slovar'],
  ['Galaxy Store', 'org.slovar', 'https://galaxystore.samsung.com/detail/org.slovar'],
  ['Galaxy Store', 'org.slovar', 'https://apps.samsung.com/appquery/appDetail.as?appId=org.slovar'],
  ['F-Droid', 'org.slovar', 'https://f-droid.org/ru/packages/org.slovar/'],
  // These addresses lead to no store. Their host names only end or begin with the host name of a store.
  [undefined, undefined, 'https://myrustore.ru/app/org.slovar'],
  [undefined, undefined, 'https://play.google.com.evil.ru/?id=org.slovar'],
])('the store is %s and the package name is %s for the address %s', (store, name, url) => {
  expect([knownStore(url), packageIn(url)]).toEqual([store, name]);
});

it('stores keep the owner’s order, and known stores without a name get their usual name', () => {
  const read = (text: string) => parseStores(text).flatMap(({ name, url }) => [name, url]);
  const bySigns = ['Google Play', play, 'RuStore', ruStore, 'A', own];
  const named = ['Мой «магазин» & Ко', own, 'Play (бета)', play];

  expect(read(`${play},${ruStore}; A=${own};`)).toEqual(bySigns);
  expect(read(`Мой «магазин» & Ко=${own} Play (бета) = ${play}`)).toEqual(named);
});

it.each([
  ['an address without https', `play.google.com/a ${ruStore}`, '«play.google.com/a» — не адрес'],
  ['a broken address', 'https://[', '«https://[» — не адрес'],
  ['an unknown store without a name', own, `например «NashStore=${own}»`],
  // In an .env file, an address without quotes is cut off at «#».
  ['the home page of a store', 'https://appgallery.huawei.com/', 'знаком # пишут в кавычках'],
])('the error about %s mentions the environment variable and the mistake', (_, text, words) => {
  expect(() => parseStores(text)).toThrow(/^NEXT_PUBLIC_STORE_URL: [^\n]+\.$/);
  expect(() => parseStores(text)).toThrow(words);
});

it('the app is in Google Play only if one of its store addresses leads to Google Play', () => {
  const isIn = (text: string, product = fullProduct) => isInGooglePlay(product, parseStores(text));

  expect(isIn(`${ruStore} Маркет=${play}`)).toBe(true);
  expect(isIn(`Google Play=${own}`)).toBe(false);
  expect(isIn(play, withoutAndroid)).toBe(false);
});
