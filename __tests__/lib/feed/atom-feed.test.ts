/** @jest-environment jsdom */
import { fullProduct } from '../../support/product';
import { plainSpaces } from '../../support/words';
import { atomFeed } from '@/lib/feed/atom-feed';
import { type Product } from '@/lib/product/schema';
import { parseSettings } from '@/lib/settings/parse';

const ATOM = 'http://www.w3.org/2005/Atom';

/** The feed as a reader parses it; markup that is not well-formed is an error. */
function parse(product: Product, environment: Record<string, string> = {}) {
  const text = atomFeed(product, parseSettings(environment));
  const feed = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
  return feed;
}

const text = (parent: Element, name: string) =>
  plainSpaces(parent.getElementsByTagNameNS(ATOM, name)[0]?.textContent);

const entriesOf = (feed: Element) => [...feed.getElementsByTagNameNS(ATOM, 'entry')];

const linksOf = (parent: Element) =>
  [...parent.children]
    .filter(({ localName }) => localName === 'link')
    .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`);

it('has what RFC 4287 asks of a feed, under the sub-path', () => {
  const feed = parse(fullProduct, {
    NEXT_PUBLIC_SITE_URL: 'https://owner.example',
    NEXT_PUBLIC_BASE_PATH: '/slovar',
  });

  expect([text(feed, 'id'), text(feed, 'title'), text(feed, 'updated')]).toEqual([
    'https://owner.example/slovar/changes/',
    'История изменений — Словарь+',
    '2026-11-21T00:00:00Z',
  ]);
  expect(feed.getAttribute('xml:lang')).toBe('ru');
  expect(linksOf(feed)).toEqual([
    'self https://owner.example/slovar/changes/feed.xml',
    'alternate https://owner.example/slovar/changes/',
  ]);
});

it.each([
  ['the developer', fullProduct, 'Иван Иванов'],
  [
    'the product while the developer is not known',
    { ...fullProduct, app: { ...fullProduct.app, developer: '' } },
    'Словарь+',
  ],
])('the author is %s', (_, product, name) => {
  expect(text(parse(product), 'name')).toBe(name);
});

it('each release is an entry with an id of its own', () => {
  const entries = entriesOf(parse(fullProduct));

  expect(entries.map((entry) => [text(entry, 'id'), text(entry, 'title')])).toEqual([
    ['https://slovar.example/changes/#android-1.10', 'Словарь+ для Android, версия 1.10'],
    ['https://slovar.example/changes/#android-1.9', 'Словарь+ для Android, версия 1.9'],
    ['https://slovar.example/changes/#windows-2.0', 'Словарь+ для Windows, версия 2.0'],
  ]);
});

it('an entry whose day is not known stays as it is when the product data are edited', () => {
  const [dated, undated] = entriesOf(parse({ ...fullProduct, updated: '2027-03-01' }));

  expect([dated && text(dated, 'published'), dated && text(dated, 'updated')]).toEqual([
    '2026-11-20T00:00:00Z',
    '2026-11-20T00:00:00Z',
  ]);
  expect([undated && text(undated, 'published'), undated && text(undated, 'updated')]).toEqual([
    undefined,
    '2026-11-21T00:00:00Z',
  ]);
});

it('the changes are HTML in which words stay words', () => {
  const [entry] = entriesOf(parse(fullProduct));

  expect(entry && text(entry, 'content')).toBe(
    '<h3>Новое</h3><ul><li>Новая иконка</li></ul>' +
      '<h3>Исправлено</h3><ul><li>Ошибка &lt;b&gt; &amp; «кавычки»</li></ul>',
  );
});

it('each entry leads to its version on the page', () => {
  expect(entriesOf(parse(fullProduct)).map(linksOf)).toEqual([
    ['alternate https://slovar.example/changes/#android-1.10'],
    ['alternate https://slovar.example/changes/#android-1.9'],
    ['alternate https://slovar.example/changes/#windows-2.0'],
  ]);
});

it('changes of a kind stand in one list, and a release without any says so', () => {
  const releases = [
    {
      version: '3',
      date: '2026-11-21',
      changes: ['Раз', 'Два'].map((change) => ({ kind: 'new' as const, text: change })),
    },
    { version: '2', date: '', changes: [] },
  ];
  const entries = entriesOf(parse({ ...fullProduct, android: { releases } }));

  expect(entries.slice(0, 2).map((entry) => text(entry, 'content'))).toEqual([
    '<h3>Новое</h3><ul><li>Раз</li><li>Два</li></ul>',
    '<p>Изменения этой версии не описаны.</p>',
  ]);
});

it('of many releases the newest are told', () => {
  const releases = Array.from({ length: 300 }, (_, index) => ({
    version: `1.${300 - index}`,
    date: '',
    changes: [],
  }));

  const entries = entriesOf(parse({ ...fullProduct, android: { releases } }));
  expect(entries).toHaveLength(31);
  expect(entries[0] && text(entries[0], 'title')).toMatch(/1\.300$/);
});
