/** @jest-environment node */
import { listInstallers } from '@/scripts/browser/installers';

const programs = (rights: Parameters<typeof listInstallers>[1]) =>
  listInstallers('/cli.js', rights).map(({ commands }) => commands.map((words) => words.join(' ')));

const playwright = [`${process.execPath} /cli.js install chromium`];

it('tries Playwright’s download first, then apt-get as root', () => {
  expect(programs({ hasApt: true, isRoot: true, hasSudo: false })).toEqual([
    playwright,
    ['apt-get update', 'apt-get install -y --no-install-recommends chromium'],
  ]);
});

it('lets sudo fail rather than ask for a password', () => {
  expect(programs({ hasApt: true, isRoot: false, hasSudo: true })[1]).toEqual([
    'sudo -n apt-get update',
    'sudo -n apt-get install -y --no-install-recommends chromium',
  ]);
});

it.each([
  ['without apt-get', { hasApt: false, isRoot: true, hasSudo: false }],
  ['without rights', { hasApt: true, isRoot: false, hasSudo: false }],
])('has nothing but the download %s', (_, rights) => {
  expect(programs(rights)).toEqual([playwright]);
});
