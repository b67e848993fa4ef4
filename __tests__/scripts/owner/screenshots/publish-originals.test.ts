import { readdirSync, rmSync } from 'node:fs';
import sharp, { type Create } from 'sharp';
import { temporaryFolder } from '../../../support/temporary-folder';
import { type Screenshot } from '@/lib/screenshots/screenshots';
import { publishOriginals } from '@/scripts/owner/screenshots/publish-originals';
import { staleIds } from '@/scripts/owner/screenshots/record';

/** A small size, so that encoding takes no time. */
const phone = { alt: 'Экран.', width: 32, height: 64 };
const screenshots = new Map<string, Screenshot>([
  ['search', { id: 'search', ...phone }],
  ['dark-theme', { id: 'dark-theme', ...phone }],
  ['busy', { id: 'busy', alt: 'Экран.', width: 64, height: 64 }],
]);

const { at, lay } = temporaryFolder();
const put = (name: string, content: Buffer | string) => lay(`screenshots/${name}`, content);
beforeEach(() => {
  for (const folder of ['screenshots', 'public/screens']) lay(`${folder}/README.md`, '');
});

const BLUE = '#2040f0';
const RED = '#f04020';

const draw = (create: Omit<Create, 'channels'>) =>
  sharp({ create: { channels: 3, ...create } })
    .png()
    .toBuffer();
const plain = (width = 64, height = 128, background = BLUE) => draw({ width, height, background });
const noise = (sigma: number) => {
  const gaussian = { type: 'gaussian', mean: 128, sigma } as const;
  return draw({ width: 128, height: 128, background: RED, noise: gaussian });
};

let lines: string[];
beforeEach(() => {
  lines = [];
});
const run = (...asked: string[]) =>
  publishOriginals(at(), screenshots, asked, (line) => lines.push(line));

const published = () =>
  readdirSync(at('public/screens'))
    .filter((file) => file !== 'README.md')
    .toSorted();

/** The dominant colour of a published file. */
async function colourOf(name: string) {
  const { dominant } = await sharp(at(`public/screens/${name}`)).stats();
  return dominant.r > dominant.b ? RED : BLUE;
}

it('a PNG named in the command is published as AVIF for both themes and WebP for the light one, in both densities', async () => {
  put('search.png', await plain(108, 240));
  put('dark-theme.png', await plain());
  await run('search');

  expect(staleIds(at(), screenshots)).toEqual(['dark-theme']);
  const light = ['light@1x.avif', 'light@1x.webp', 'light@2x.avif', 'light@2x.webp'];
  const names = ['dark@1x.avif', 'dark@2x.avif', ...light].map((end) => `search-${end}`);
  expect(published()).toEqual(names);
  const file = sharp(at('public/screens/search-light@2x.webp'));
  expect(await file.metadata()).toMatchObject({ width: 64, height: 128 });
});

it('a PNG for one theme is used instead of the PNG for both, and only for its theme', async () => {
  put('search.png', await plain());
  put('search-dark.png', await plain(64, 128, RED));
  await run();
  expect(await colourOf('search-light@1x.webp')).toBe(BLUE);
  expect(await colourOf('search-dark@1x.avif')).toBe(RED);

  rmSync(at('screenshots/search.png'));
  put('search-dark.png', await plain());
  await run();
  expect(await colourOf('search-light@1x.webp')).toBe(BLUE);
  expect(await colourOf('search-dark@1x.avif')).toBe(BLUE);
});

it('a picture that is heavier than usual is published with a remark on the extra time that a visitor waits', async () => {
  put('busy.png', await noise(30));
  await run();

  expect(published()).toHaveLength(6);
  expect(lines.at(-1)).toMatch(
    /^1 из 1 {2}screenshots\/busy\.png: .* — тяжелее обычного на [\d,]+ КБ, на слабой связи ждать на 0,\d с дольше$/,
  );
});

describe('npm run screenshots without names', () => {
  it('publishes only pictures whose PNG or published file has changed', async () => {
    put('search.png', await plain());
    put('dark-theme.png', await plain());
    await run();
    expect(staleIds(at(), screenshots)).toEqual([]);

    put('search.png', await plain(64, 128, RED));
    expect(staleIds(at(), screenshots)).toEqual(['search']);
    lines = [];
    await run();
    expect(lines.filter((line) => line.includes('@'))).toEqual([
      expect.stringMatching(/^1 из 1 {2}screenshots\/search\.png: /),
    ]);
    expect(await colourOf('search-dark@1x.avif')).toBe(RED);
    expect(staleIds(at(), screenshots)).toEqual([]);

    lay('public/screens/search-dark@2x.avif', 'drawn');
    expect(staleIds(at(), screenshots)).toEqual(['search']);
  });

  it('removes the pictures of a removed slide, prints its name, and keeps other files', async () => {
    const files = ['quiz-light@1x.avif', 'quiz-dark@2x.avif', 'quiz.txt', 'search-light@1x.avif'];
    for (const file of files) lay(`public/screens/${file}`, '');
    await run();

    expect(published()).toEqual(['quiz.txt', 'search-light@1x.avif']);
    expect(lines).toEqual([expect.stringMatching(/ нет в слайдах: quiz\.$/)]);
  });
});

describe('npm run screenshots publishes nothing and refuses', () => {
  afterEach(() => expect(published()).toEqual([]));

  it.each([
    [
      'an unknown name',
      ['cart'],
      /^В lib\/content\/slides\.ts нет картинки «cart»: добавьте .*\.$/,
    ],
    ['a missing PNG', ['search'], /^Нет файла screenshots\/search\.png: положите снимок .*\.$/],
    [
      'a folder without a PNG',
      [],
      /^В папке screenshots\/ нет ни одного PNG: .*search\.png, .*\.$/,
    ],
  ])('%s', async (_, asked, sentence) => {
    await expect(run(...asked)).rejects.toThrow(sentence);
  });

  const larger = 'а нужна не меньше 64 × 128\\.$';
  const cut = 'а нужна в пропорциях 64 × 128; обрежьте её\\.$';
  it.each([
    ['a misspelt file name', 'serach.png', '', '^У файла .* нет картинки на сайте: '],
    ['another format', 'search.jpg', '', 'под именем screenshots/search\\.png\\.$'],
    ['a file that is not a PNG', 'search.png', '', 'это не PNG\\. '],
    ['a PNG that is too narrow', 'search.png', [63, 128], `картинка 63 × 128, ${larger}`],
    ['a PNG that is too short', 'search.png', [64, 127], `картинка 64 × 127, ${larger}`],
    ['a PNG in landscape format', 'search.png', [256, 128], `картинка 256 × 128, ${cut}`],
    ['a PNG that is too tall', 'search.png', [64, 257], `картинка 64 × 257, ${cut}`],
    ['a PNG for one theme only', 'search-dark.png', [64, 128], 'добавьте .*search-light\\.png '],
  ])('%s', async (_, file, content, sentence) => {
    put('dark-theme.png', await plain());
    const [width, height] = content as number[];
    put(file, width ? await plain(width, height) : 'no picture');

    await expect(run()).rejects.toThrow(new RegExp(sentence));
    await expect(run()).rejects.toThrow(`screenshots/${file}`);
  });

  it('a folder in which some PNGs are damaged, and names each damaged one', async () => {
    const whole = await noise(90);
    for (const theme of ['light', 'dark']) {
      put(`busy-${theme}.png`, whole.subarray(0, whole.length / 2));
    }
    put('search.png', await plain());
    const refused = await run().catch(({ message }: Error) => message.split('\n').toSorted());

    expect(refused).toEqual(
      ['dark', 'light'].map((theme) =>
        expect.stringMatching(`^screenshots/busy-${theme}.png: файл повреждён; `),
      ),
    );
  });
});
