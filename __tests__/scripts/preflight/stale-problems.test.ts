import { temporaryFolder } from '../../support/temporary-folder';
import { digestOfPages, readSources, readStamp, writeStamp } from '@/scripts/build-stamp';
import { staleProblems } from '@/scripts/preflight/stale-problems';

const { at, lay } = temporaryFolder();
const pages = new Map([['index.html', '<h1>Слово</h1>']]);
const built = { files: new Set<string>(), pages };
const folders = [
  'app',
  'components',
  'lib/content',
  'public',
  'scripts/export',
  'scripts/pictures',
];

/** What is said after a build with one environment, in another one. */
async function said(before: Record<string, string>, after = before, change = () => {}) {
  for (const folder of folders) lay(`${folder}/a`, '');
  await writeStamp(at(), { ...(await readSources(at(), before)), pages: digestOfPages(pages) });
  change();
  return staleProblems(built, await readStamp(at()), await readSources(at(), after));
}

it('an export of what there is now is right, whatever ends in its name’s default or in no page', async () => {
  const change = () => lay('lib/content/README.md', 'Руководство');

  expect(await said({ HSTS: '', REQUIRE_PREFLIGHT: 'true' }, {}, change)).toEqual([]);
});

it('other settings and files than those of the build are named in one sentence', async () => {
  const change = () => lay('lib/content/home.ts', '');
  const before = { NEXT_PUBLIC_STAGING: 'true', HSTS: 'host' };

  expect(await said(before, {}, change)).toEqual([
    'С тех пор, как сайт собран, изменилось: NEXT_PUBLIC_STAGING (собрано «true», теперь «false»), HSTS (собрано «host», теперь пусто), lib/content/home.ts; выполните npm run build.',
  ]);
});

it('of many changes the first are named', async () => {
  const change = () => [...'bcdefgh'].forEach((name) => lay(`public/${name}`, ''));

  expect(await said({}, {}, change)).toEqual([expect.stringMatching(/: public\/b, .* и ещё 2; /)]);
});

it.each([
  ['no build', undefined],
  ['a build that has not ended', { settings: {}, files: {} }],
  ['another export', { settings: {}, files: {}, pages: digestOfPages(new Map()) }],
])('a stamp of %s says nothing of this export', (_, stamp) => {
  expect(staleProblems(built, stamp, { settings: {}, files: {} })).toEqual([
    expect.stringMatching(/^В out\/ не то, .* npm run build\.$/),
  ]);
});
