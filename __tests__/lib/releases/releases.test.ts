import { fullSite } from '../../support/site';
import { atomFeed } from '@/lib/releases/atom-feed';
import { type Change } from '@/lib/site/schema';
import { escapeXml } from '@/lib/text/escape-xml';
import { fillIn } from '@/lib/text/fill-in';
import { changesPage } from '@/lib/words/changes-page';

const home = 'https://owner.example/slovar/';
const page = `${home}changes/`;

const dated = (version: string, date: string, ...changes: Change[]) => ({ version, date, changes });
const fix = { kind: 'fixed', text: 'Ошибка <b> & "кавычки"' } as const;
const icon = { kind: 'new', text: 'Новая иконка' } as const;
const look = { kind: 'changed', text: 'Вид' } as const;
const newest = dated('1.10', '2026-11-20', fix, icon);

const site = {
  ...fullSite,
  ...{ name: 'A&B', developer: '', homeUrl: home },
  android: { ...fullSite.android!, releases: [newest, dated('1.9', '')] },
  windows: { ...fullSite.windows!, releases: [dated('2.0', '2026-11-19', look)] },
};

// Ids and dates of entries must never change, because feed readers show a changed entry as new.
it('the feed has an entry for each release, newest first, with the changes as HTML (RFC 4287)', () => {
  jest.replaceProperty(changesPage, 'noChanges', 'Мелкие <правки> & прочее.' as never);
  jest.replaceProperty(changesPage.kinds[0]!, 'title', 'Новое & <полезное>');
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

  expect(atomFeed(site)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">
<id>${page}</id>
<title>${escapeXml(changesPage.title)} — A&amp;B</title>
<updated>2026-11-20T00:00:00Z</updated>
<author><name>A&amp;B</name></author>
<link rel="self" type="application/atom+xml" href="${page}feed.xml"/>
<link rel="alternate" type="text/html" hreflang="ru" href="${page}"/>
${entry('Android', '1.10', dayOf('2026-11-20'), `${added}<ul><li>Новая иконка</li></ul>${fixed}<ul><li>Ошибка &lt;b&gt; &amp; &quot;кавычки&quot;</li></ul>`)}
${entry('Windows', '2.0', dayOf('2026-11-19'), `${changed}<ul><li>Вид</li></ul>`)}
${entry('Android', '1.9', '<updated>2026-11-21T00:00:00Z</updated>', `<p>${escapeXml(changesPage.noChanges)}</p>`)}
</feed>
`);
  expect(atomFeed({ ...site, developer: 'А' })).toContain('<name>А</name>');
});
