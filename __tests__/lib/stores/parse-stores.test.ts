import { parseStores } from '@/lib/stores/parse-stores';

const play = 'https://play.google.com/store/apps/details?id=org.slovar.app&hl=ru';
const ruStore = 'https://www.rustore.ru/catalog/app/org.slovar.app';
const own = 'https://store.slovar.ru/app?x=1,2;3&y=a=b';

it.each([
  [
    'addresses separated by commas and semicolons',
    `${play},${ruStore}; A=${own};`,
    ['Google Play', play, 'RuStore', ruStore, 'A', own],
  ],
  [
    'addresses with the owner’s names',
    `Мой «магазин» & Ко=${own} Play (бета) = ${play}`,
    ['Мой «магазин» & Ко', own, 'Play (бета)', play],
  ],
])('stores are read in the owner’s order from %s', (_, text, expected) => {
  expect(parseStores(text).flatMap(({ name, url }) => [name, url])).toEqual(expected);
});

it.each([
  ['an address without https', `play.google.com/a ${ruStore}`, '«play.google.com/a» — не адрес'],
  ['a broken address', 'https://[', '«https://[» — не адрес'],
  ['an unknown store without a name', own, `например «NashStore=${own}»`],
  // Without quotes, an .env file cuts off the address at «#».
  ['the home page of a store', 'https://appgallery.huawei.com/', 'знаком # пишут в кавычках'],
])('%s is rejected with one sentence that names the variable and a remedy', (_, text, words) => {
  expect(() => parseStores(text)).toThrow(/^NEXT_PUBLIC_STORE_URL: [^\n]+\.$/);
  expect(() => parseStores(text)).toThrow(words);
});
