import { fullProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { changesPage } from '@/lib/content/changes-page';
import { compareVersions } from '@/lib/product/compare-versions';
import { platformsOf } from '@/lib/product/platforms';
import { atomFeed } from '@/lib/releases/atom-feed';
import { groupChanges } from '@/lib/releases/releases';
import { versionInfo } from '@/lib/releases/version-info';
import { parseSettings } from '@/lib/settings/parse';

it.each([
  ['1.9', '1.10'],
  ['1.0.7', '1.1'],
  ['1.0', '1.0.1'],
  ['9.9', '10'],
])('%s comes before %s', (older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0);
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
});

it('a missing part of a version counts as nought', () => {
  expect(compareVersions('1.2', '1.2.0')).toBe(0);
});

it('changes stand in the order of the page’s kinds, each kind in its own order, none empty', () => {
  const groups = groupChanges([
    { kind: 'fixed', text: 'Раз' },
    { kind: 'new', text: 'Два' },
    { kind: 'new', text: 'Три' },
  ]);

  const texts = { new: ['Два', 'Три'], changed: [], fixed: ['Раз'] };
  const all = changesPage.kinds.map(({ kind, title }) => ({ title, texts: texts[kind] }));
  expect(groups).toEqual(all.filter((group) => group.texts.length > 0));
});

it('version.json has the current versions, null for an unknown day, and the installer', () => {
  const releases = [{ version: '1.9', date: '', changes: [] }];
  const android = { ...fullProduct.android, releases };
  const { file, bytes, sha256 } = fullProduct.windows.installer;

  expect(versionInfo({ ...fullProduct, android }, 'https://owner.example/slovar/')).toEqual({
    android: { version: '1.9', date: null },
    windows: {
      version: '1.0.7',
      date: '2026-07-31',
      url: `https://owner.example/slovar/downloads/${file}`,
      bytes,
      sha256,
    },
  });
});

it('of a program without a release there is nothing, neither here nor among the platforms', () => {
  const home = 'https://owner.example';

  expect(Object.keys(versionInfo(withoutAndroid, home))).toEqual(['windows']);
  expect(Object.keys(versionInfo(withoutWindows, home))).toEqual(['android']);
  expect(platformsOf(withoutWindows).map(({ id }) => id)).toEqual(['android']);
  expect(atomFeed(withoutWindows, parseSettings({}))).not.toContain('Windows');
});
