import { readdirSync, rmSync } from 'node:fs';
import sharp, { type Create } from 'sharp';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { publishOriginals } from '@/scripts/owner/screenshots/publish-originals';
import { staleIds } from '@/scripts/owner/screenshots/record';

// These screenshots are small, so that encoding them takes no time.
jest.mock('@/lib/screenshots/screenshots', () => {
  const small = (id: string) => [id, { id, width: 32, height: 64 }] as const;
  return { screenshots: new Map([small('search'), small('dark-theme')]) };
});

const { lay } = inTemporaryFolder();
const put = (name: string, content: Buffer | string) => lay(`screenshots/${name}`, content);

const BLUE = '#2040f0';
const RED = '#f04020';

const draw = (create: Partial<Create> = {}) =>
  sharp({ create: { channels: 3, width: 64, height: 128, background: BLUE, ...create } })
    .png()
    .toBuffer();

let log: jest.SpyInstance;
beforeEach(() => {
  for (const folder of ['screenshots', 'public/screens']) lay(`${folder}/README.md`, '');
  log = jest.spyOn(console, 'log').mockImplementation();
});

const published = () =>
  readdirSync('public/screens')
    .filter((file) => file !== 'README.md')
    .toSorted();

/** The dominant colour of a published file. */
async function colourOf(name: string) {
  const { dominant } = await sharp(`public/screens/${name}`).stats();
  return dominant.r > dominant.b ? RED : BLUE;
}

it('if the command line names a screenshot, npm run screenshots publishes only that screenshot', async () => {
  put('search.png', await draw({ width: 108, height: 240 }));
  put('dark-theme.png', await draw());
  await publishOriginals(['search']);

  expect(staleIds()).toEqual(['dark-theme']);
  const light = ['light@1x.avif', 'light@1x.webp', 'light@2x.avif', 'light@2x.webp'];
  const names = ['dark@1x.avif', 'dark@2x.avif', ...light].map((end) => `search-${end}`);
  expect(published()).toEqual(names);
  const file = sharp('public/screens/search-light@2x.webp');
  expect(await file.metadata()).toMatchObject({ width: 64, height: 128 });
});

it('a PNG for one theme is used for that theme instead of the PNG for both themes', async () => {
  put('search.png', await draw());
  put('search-dark.png', await draw({ background: RED }));
  await publishOriginals([]);
  expect(await colourOf('search-light@1x.avif')).toBe(BLUE);
  expect(await colourOf('search-dark@1x.avif')).toBe(RED);

  rmSync('screenshots/search.png');
  put('search-dark.png', await draw());
  await publishOriginals([]);
  expect(await colourOf('search-light@1x.avif')).toBe(BLUE);
  expect(await colourOf('search-dark@1x.avif')).toBe(BLUE);
});

it('npm run screenshots publishes a heavy picture and prints its extra loading time on a slow connection', async () => {
  put('search.png', await draw({ noise: { type: 'gaussian', mean: 128, sigma: 30 } }));
  await publishOriginals([]);

  expect(published()).toHaveLength(6);
  expect(log.mock.lastCall?.[0]).toMatch(
    /^1 из 1 {2}screenshots\/search\.png: .* — тяжелее обычного на [\d,]+ КБ, на слабой связи ждать на 0,\d с дольше$/,
  );
});

it('without arguments, npm run screenshots publishes only screenshots whose PNG or published files have changed', async () => {
  put('search.png', await draw());
  put('dark-theme.png', await draw());
  await publishOriginals([]);

  put('search.png', await draw({ background: RED }));
  log.mockClear();
  await publishOriginals([]);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringContaining('Снимков: 1.'),
    expect.stringMatching(/^1 из 1 {2}screenshots\/search\.png: /),
  ]);
  expect(await colourOf('search-dark@1x.avif')).toBe(RED);
  expect(staleIds()).toEqual([]);

  lay('public/screens/search-dark@2x.avif', 'drawn');
  expect(staleIds()).toEqual(['search']);
});

it('npm run screenshots removes the pictures of a deleted slide, prints the slide’s name, and keeps other files', async () => {
  const files = ['quiz-light@1x.avif', 'quiz-dark@2x.avif', 'quiz.txt', 'search-light@1x.avif'];
  for (const file of files) lay(`public/screens/${file}`, '');
  await publishOriginals([]);

  expect(published()).toEqual(['quiz.txt', 'search-light@1x.avif']);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/ нет в слайдах: quiz\.$/)]]);
});

it.each([
  ['an argument is unknown', ['cart'], '^В lib/content/slides.ts нет картинки «cart»: добавьте '],
  ['the named slide has no PNG', ['search'], '^Нет файла screenshots/search.png: положите снимок '],
  ['screenshots/ has no PNG', [], '^В папке screenshots/ нет ни одного PNG: .*search\\.png, '],
])('npm run screenshots publishes nothing if %s', async (_, asked, sentence) => {
  await expect(publishOriginals(asked)).rejects.toThrow(new RegExp(`${sentence}.*\\.$`));
  expect(published()).toEqual([]);
});

it.each([
  ['a file name is misspelt', 'serach.png', 64, 128, '^У файла .* нет картинки на сайте: '],
  ['a theme has no PNG', 'search-dark.png', 64, 128, 'добавьте .*search-light\\.png '],
  ['a PNG is too narrow', 'search.png', 63, 128, 'а нужна не меньше 64 × 128\\.$'],
  ['a PNG is too short', 'search.png', 64, 127, 'а нужна не меньше 64 × 128\\.$'],
  ['a PNG is too tall', 'search.png', 64, 257, 'в пропорциях 64 × 128; обрежьте её\\.$'],
])('npm run screenshots publishes nothing if %s', async (_, file, width, height, sentence) => {
  put('dark-theme.png', await draw());
  put(file, await draw({ width, height }));

  await expect(publishOriginals([])).rejects.toThrow(new RegExp(sentence));
  await expect(publishOriginals([])).rejects.toThrow(`screenshots/${file}`);
  expect(published()).toEqual([]);
});

it('if PNGs are damaged, npm run screenshots publishes nothing and prints the name of each damaged PNG', async () => {
  const whole = await draw();
  const damaged = whole.subarray(0, whole.length / 2);
  put('search-light.png', damaged);
  put('search-dark.png', damaged);
  put('dark-theme.png', whole);

  await expect(publishOriginals([])).rejects.toThrow(
    /^screenshots\/search-light\.png: файл повреждён; .*\nscreenshots\/search-dark\.png: файл повреждён; .*$/,
  );
  expect(published()).toEqual([]);
});
