import { parseStores } from '@/lib/stores/parse-stores';

const play = 'https://play.google.com/store/apps/details?id=org.slovar.app&hl=ru';
const ruStore = 'https://www.rustore.ru/catalog/app/org.slovar.app';
const own = 'https://store.slovar.ru/app?x=1,2;3&y=a=b';

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
