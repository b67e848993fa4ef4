/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Screenshot } from '@/lib/screenshots/screenshots';
import { publishOriginals } from '@/scripts/screenshots/publish-originals';

/** Small, so that encoding takes no time. */
const phone = { alt: 'Экран.', width: 32, height: 64 };
const known: readonly Screenshot[] = [
  { id: 'search', ...phone },
  { id: 'dark-theme', ...phone },
  { id: 'busy', alt: 'Экран.', width: 256, height: 256 },
];
const screenshots = new Map(known.map((screenshot) => [screenshot.id, screenshot]));

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'screenshots-'));
  mkdirSync(path.join(root, 'screenshots'));
  mkdirSync(path.join(root, 'public/screens'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (name: string, content: Buffer | string) =>
  writeFileSync(path.join(root, 'screenshots', name), content);

const BLUE = '#2040f0';
const RED = '#f04020';

const plain = (width = 64, height = 128, background = BLUE) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const noise = () => {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 512, height: 512, channels: 3 } as const;
  return sharp({ create: { ...size, background: RED, noise: gaussian } })
    .png()
    .toBuffer();
};

const run = (...asked: string[]) => publishOriginals(root, screenshots, asked, () => {});

const published = () => readdirSync(path.join(root, 'public/screens')).toSorted();

/** Colour that a published file has most of. */
async function colourOf(name: string) {
  const { dominant } = await sharp(path.join(root, 'public/screens', name)).stats();
  return dominant.r > dominant.b ? RED : BLUE;
}

const LIGHT = ['light@1x.avif', 'light@1x.webp', 'light@2x.avif', 'light@2x.webp'];
const DARK = ['dark@1x.avif', 'dark@2x.avif'];

it('one PNG becomes AVIF for both themes and WebP for the light one, in both densities', async () => {
  put('search.png', await plain(108, 240));

  await run();

  expect(published()).toEqual([...DARK, ...LIGHT].map((end) => `search-${end}`));
  const file = sharp(path.join(root, 'public/screens/search-light@2x.webp'));
  expect(await file.metadata()).toMatchObject({ width: 64, height: 128 });
});

it.each([
  ['goes before the common one', async () => {}],
  [
    'leaves the picture of the other that is there already',
    async () => {
      await run();
      rmSync(path.join(root, 'screenshots/search.png'));
    },
  ],
])('the PNG of a theme %s', async (_, prepare) => {
  put('search.png', await plain());
  await prepare();
  put('search-dark.png', await plain(64, 128, RED));

  await run();

  expect(await colourOf('search-light@1x.webp')).toBe(BLUE);
  expect(await colourOf('search-dark@1x.avif')).toBe(RED);
});

it('makes only the pictures that are asked for', async () => {
  put('search.png', await plain());
  put('dark-theme.png', await plain());

  await run('dark-theme');

  expect(published().every((file) => file.startsWith('dark-theme-'))).toBe(true);
});

describe('refuses in one sentence, and writes nothing,', () => {
  afterEach(() => expect(published()).toEqual([]));

  it.each([
    ['an unknown name', 'cart', /^В lib\/content\/slides\.ts нет картинки «cart»: добавьте .*\.$/],
    ['a missing PNG', 'search', /^Нет файла screenshots\/search\.png: положите снимок .*\.$/],
  ])('%s', async (_, asked, sentence) => {
    await expect(run(asked)).rejects.toThrow(sentence);
  });

  it('a folder without a PNG, or none', async () => {
    const sentence =
      'В папке screenshots/ нет ни одного PNG: положите туда снимок, например screenshots/search.png, и повторите команду.';
    await expect(run()).rejects.toThrow(sentence);
    rmSync(path.join(root, 'screenshots'), { recursive: true });
    await expect(run()).rejects.toThrow(sentence);
  });

  it.each([
    ['a misspelt file', 'serach.png', 'serach\\.png нет картинки на сайте: '],
    ['a theme that is none', 'search-night.png', 'search-night\\.png нет картинки на сайте: '],
    ['another format', 'search.jpg', 'search\\.jpg не подходит: .*search\\.png\\.$'],
    ['an extension in capitals', 'search.PNG', 'search\\.PNG не подходит: '],
    ['a file that is no PNG', 'search.png', 'search\\.png не читается как PNG: '],
  ])('%s', async (_, file, sentence) => {
    put('dark-theme.png', await plain());
    put(file, 'no picture');

    await expect(run()).rejects.toThrow(new RegExp(`^(Файл|У файла) screenshots/${sentence}`));
  });

  it.each([
    ['too narrow', 63, 128, 'а нужно не меньше 64×128: сделайте снимок крупнее.'],
    ['too low', 64, 127, 'а нужно не меньше 64×128: сделайте снимок крупнее.'],
    ['lying', 256, 128, 'обрежьте его сами до пропорций 64×128.'],
    ['far too long', 64, 257, 'обрежьте его сами до пропорций 64×128.'],
  ])('a PNG that is %s', async (_, width, height, remedy) => {
    put('dark-theme.png', await plain());
    put('search.png', await plain(width, height));

    await expect(run()).rejects.toThrow(
      new RegExp(`^В файле screenshots/search.png ${width}×${height} точек, .*${remedy}$`),
    );
  });

  it('a new picture in one theme alone', async () => {
    put('search-dark.png', await plain());

    await expect(run()).rejects.toThrow(
      /^К файлу screenshots\/search-dark\.png нет снимка для светлой темы: добавьте screenshots\/search-light\.png /,
    );
  });

  it('a PNG that stays too big', async () => {
    put('busy.png', await noise());

    await expect(run()).rejects.toThrow(
      /^Из screenshots\/busy\.png выходит busy-.* КБ при пределе (25|64) КБ: возьмите экран попроще/,
    );
  });
});
