/** @jest-environment jsdom */
import { fullProduct } from '../../support/product';
import { changesPage } from '@/lib/content/changes-page';
import { atomFeed } from '@/lib/feed/atom-feed';
import { type Product, type Release } from '@/lib/product/schema';
import { parseSettings } from '@/lib/settings/parse';

const ATOM = 'http://www.w3.org/2005/Atom';

const settings = parseSettings({
  NEXT_PUBLIC_SITE_NAME: 'Лексикон',
  NEXT_PUBLIC_SITE_URL: 'https://owner.example',
  NEXT_PUBLIC_BASE_PATH: '/slovar',
});
const page = 'https://owner.example/slovar/changes/';

/** The feed as a reader parses it; markup that is not well-formed is an error. */
function parse(product: Product = fullProduct) {
  const text = atomFeed(product, settings);
  const feed = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
  return feed;
}

const withReleases = (releases: Release[]) => parse({ ...fullProduct, android: { releases } });

const textsOf = (parent: Element, ...names: string[]) =>
  names.map((name) => parent.getElementsByTagNameNS(ATOM, name)[0]?.textContent);

const entriesOf = (feed: Element) => [...feed.getElementsByTagNameNS(ATOM, 'entry')];

const linksOf = (parent: Element) =>
  [...parent.children]
    .filter(({ localName }) => localName === 'link')
    .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`);

const kindTitle = (wanted: string) => changesPage.kinds.find(({ kind }) => kind === wanted)?.title;

it('has what RFC 4287 asks of a feed, under the sub-path', () => {
  const feed = parse();

  expect(textsOf(feed, 'id', 'title', 'updated')).toEqual([
    page,
    `${changesPage.title} — Лексикон`,
    '2026-11-21T00:00:00Z',
  ]);
  expect(feed.getAttribute('xml:lang')).toBe('ru');
  expect(linksOf(feed)).toEqual([`self ${page}feed.xml`, `alternate ${page}`]);
});

it.each([
  ['the developer', 'Иван Иванов', 'Иван Иванов'],
  ['the product while the developer is not known', '', 'Лексикон'],
])('the author is %s', (_, developer, name) => {
  const feed = parse({ ...fullProduct, app: { ...fullProduct.app, developer } });

  expect(textsOf(feed, 'name')).toEqual([name]);
});

it('each release is an entry whose id, for good, is its address on the page', () => {
  const entries = entriesOf(parse());

  expect(entries.map((entry) => [...textsOf(entry, 'id', 'title'), ...linksOf(entry)])).toEqual(
    [
      ['android-1.10', 'Лексикон для Android, версия\u00a01.10'],
      ['android-1.9', 'Лексикон для Android, версия\u00a01.9'],
      ['windows-2.0', 'Лексикон для Windows, версия\u00a02.0'],
    ].map(([anchor, title]) => [`${page}#${anchor}`, title, `alternate ${page}#${anchor}`]),
  );
});

it('an entry whose day is not known stays as it is when the product data are edited', () => {
  const entries = entriesOf(parse({ ...fullProduct, updated: '2027-03-01' }));

  expect(entries.slice(0, 2).map((entry) => textsOf(entry, 'published', 'updated'))).toEqual([
    ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
    [undefined, '2026-11-21T00:00:00Z'],
  ]);
});

it('the changes are HTML in which words stay words, a list for each kind', () => {
  const [entry] = entriesOf(
    withReleases([
      {
        version: '3',
        date: '',
        changes: [
          { kind: 'fixed', text: 'Ошибка <b> & «кавычки» "' },
          { kind: 'new', text: 'Раз' },
          { kind: 'new', text: 'Два' },
        ],
      },
    ]),
  );

  expect(entry && textsOf(entry, 'content')).toEqual([
    `<h3>${kindTitle('new')}</h3><ul><li>Раз</li><li>Два</li></ul>` +
      `<h3>${kindTitle('fixed')}</h3><ul><li>Ошибка &lt;b&gt; &amp; «кавычки» &quot;</li></ul>`,
  ]);
});

it('of many releases the newest are told, and that their changes are not described', () => {
  const releases = Array.from({ length: 300 }, (_, index) => ({
    version: `1.${300 - index}`,
    date: '',
    changes: [],
  }));

  const entries = entriesOf(withReleases(releases));
  expect(entries).toHaveLength(31);
  expect(entries[0] && textsOf(entries[0], 'title', 'content')).toEqual([
    expect.stringMatching(/1\.300$/),
    `<p>${changesPage.noChanges}</p>`,
  ]);
});
