import { fullProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { changesPage } from '@/lib/content/changes-page';
import { type Change, type Facts } from '@/lib/site/schema';
import { atomFeed, escapeXml } from '@/lib/releases/atom-feed';
import { versionInfo } from '@/lib/releases/version-info';
import { parseSettings } from '@/lib/settings/parse';
import { fillIn } from '@/lib/text/fill-in';

const home = 'https://owner.example/slovar/';
const settings = { ...parseSettings({}), siteName: 'A&B', homeUrl: home };
const page = `${home}changes/`;

const dated = (version: string, date: string, ...changes: Change[]) => ({ version, date, changes });
const fix = { kind: 'fixed', text: 'Ошибка <b> & «кавычки»' } as const;
const icon = { kind: 'new', text: 'Новая иконка' } as const;
const look = { kind: 'changed', text: 'Вид' } as const;
const newest = dated('1.10', '2026-11-20', fix, icon);

const product: Product = {
  ...fullProduct,
  updated: '2027-03-01',
  android: { ...fullProduct.android, releases: [newest, dated('1.9', '')] },
  windows: { ...fullProduct.windows, releases: [dated('2.0', '2026-11-19', look)] },
};

it('the characters <, >, " and & are escaped for XML', () => {
  expect(escapeXml('<b title="1">«&»')).toBe('&lt;b title=&quot;1&quot;&gt;«&amp;»');
});

// Ids and dates of entries must never change, because feed readers show a changed entry as new.
it('the feed has an entry for each release, with the changes as HTML (RFC 4287)', () => {
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

it('the feed has only the newest 30 releases', () => {
  const releases = Array.from({ length: 300 }, (_, index) => dated(`1.${300 - index}`, ''));
  const feed = atomFeed({ ...product, android: { ...product.android, releases } }, settings);

  const versions = [...feed.matchAll(/<id>.*#android-1\.(\d+)</g)].map(([, minor]) => minor);
  expect([versions.length, versions[0], versions.at(-1)]).toEqual([30, '300', '271']);
});

it('if the developer is unknown, the feed names the site as its author', () => {
  const app = { ...product.app, developer: '' };

  expect(atomFeed({ ...product, app }, settings)).toContain('<name>A&amp;B</name>');
});

it('version.json has the programs’ versions and the installer’s address, size and checksum', () => {
  const android = { ...fullProduct.android, releases: [dated('1.9', '')] };
  const { file, bytes, sha256 } = fullProduct.windows.installer;
  const url = `${home}downloads/${file}`;

  expect(versionInfo({ ...withoutWindows, android }, home)).toEqual({
    android: { version: '1.9', date: null },
  });
  expect(versionInfo(withoutAndroid, home)).toEqual({
    windows: { version: '1.0.7', date: '2026-07-31', url, bytes, sha256 },
  });
});
