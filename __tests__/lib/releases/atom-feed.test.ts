import { fullProduct } from '../../support/product';
import { changesPage } from '@/lib/content/changes-page';
import { type Change, type Product } from '@/lib/product/schema';
import { atomFeed, escapeXml } from '@/lib/releases/atom-feed';
import { parseSettings } from '@/lib/settings/parse';
import { fillIn } from '@/lib/text/fill-in';

const settings = parseSettings({
  NEXT_PUBLIC_SITE_NAME: 'A&B',
  NEXT_PUBLIC_SITE_URL: 'https://owner.example',
  NEXT_PUBLIC_BASE_PATH: '/slovar',
});
const page = 'https://owner.example/slovar/changes/';

const release = (version: string, date: string, ...changes: Change[]) => ({
  version,
  date,
  changes,
});
const fix = { kind: 'fixed', text: 'Ошибка <b> & «кавычки»' } as const;
const icon = { kind: 'new', text: 'Новая иконка' } as const;

const product: Product = {
  ...fullProduct,
  updated: '2027-03-01',
  android: {
    ...fullProduct.android,
    releases: [release('1.10', '2026-11-20', fix, icon), release('1.9', '')],
  },
  windows: {
    ...fullProduct.windows,
    releases: [release('2.0', '2026-11-19', { kind: 'changed', text: 'Вид' })],
  },
};

it('the feed escapes characters that have a meaning in XML', () => {
  expect(escapeXml('<b title="1">«&»')).toBe('&lt;b title=&quot;1&quot;&gt;«&amp;»');
});

// Ids and dates of entries must never change, because feed readers show a changed entry as new.
it('the feed has the elements of RFC 4287, and for each release an entry with its address and its changes as HTML', () => {
  // An editor's texts may contain characters of markup.
  jest.replaceProperty(changesPage, 'noChanges', 'Мелкие <правки> & прочее.' as never);
  jest.replaceProperty(changesPage.kinds[0], 'title', 'Новое & <полезное>' as never);
  const [added, changed, fixed] = (['new', 'changed', 'fixed'] as const).map(
    (name) => `<h3>${escapeXml(changesPage.kinds.find(({ kind }) => kind === name)!.title)}</h3>`,
  );
  const entry = (name: string, version: string, days: string, html: string) => `<entry>
<id>${page}#${name.toLowerCase()}-${version}</id>
<title>${escapeXml(fillIn(changesPage.feedEntry, { site: 'A&B', platform: name, version }))}</title>
${days}
<link rel="alternate" type="text/html" href="${page}#${name.toLowerCase()}-${version}"/>
<content type="html">${escapeXml(html)}</content>
</entry>`;
  const dayOf = (day: string) => `<published>${day}T00:00:00Z</published>
<updated>${day}T00:00:00Z</updated>`;

  expect(atomFeed(product, settings)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">
<id>${page}</id>
<title>${escapeXml(changesPage.title)} — A&amp;B</title>
<updated>2027-03-01T00:00:00Z</updated>
<author><name>${escapeXml(product.app.developer)}</name></author>
<link rel="self" type="application/atom+xml" href="${page}feed.xml"/>
<link rel="alternate" type="text/html" hreflang="ru" href="${page}"/>
${entry('Android', '1.10', dayOf('2026-11-20'), `${added}<ul><li>Новая иконка</li></ul>${fixed}<ul><li>Ошибка &lt;b&gt; &amp; «кавычки»</li></ul>`)}
${entry('Android', '1.9', '<updated>2026-11-21T00:00:00Z</updated>', `<p>${escapeXml(changesPage.noChanges)}</p>`)}
${entry('Windows', '2.0', dayOf('2026-11-19'), `${changed}<ul><li>Вид</li></ul>`)}
</feed>
`);
});

it('the feed has the newest 30 releases, and the site’s name as author if the developer is unknown', () => {
  const releases = Array.from({ length: 300 }, (_, index) => release(`1.${300 - index}`, ''));
  const app = { ...product.app, developer: '' };
  const feed = atomFeed({ ...product, app, android: { ...product.android, releases } }, settings);

  const versions = [...feed.matchAll(/<id>.*#android-1\.(\d+)</g)].map(([, minor]) => minor);
  expect([versions.length, versions[0], versions.at(-1)]).toEqual([30, '300', '271']);
  expect(feed).toContain('<name>A&amp;B</name>');
});
