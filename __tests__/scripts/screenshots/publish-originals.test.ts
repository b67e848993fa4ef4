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

const picture = (width: number, height: number, color = '#214bc9') =>
  sharp({ create: { width, height, channels: 3, background: color } });

const plain = (width = 64, height = 128, color?: string) =>
  picture(width, height, color).png().toBuffer();

const noise = () =>
  sharp({
    create: {
      width: 512,
      height: 512,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

const run = (...asked: string[]) => publishOriginals(root, screenshots, asked, () => {});

const published = () => readdirSync(path.join(root, 'public/screens')).toSorted();

/** Colour of the middle of a published file, by channel. */
async function middle(name: string) {
  const file = path.join(root, 'public/screens', name);
  const { dominant } = await sharp(file).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
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

it('the PNG of a theme goes before the common one', async () => {
  put('search.png', await plain(64, 128, '#2040f0'));
  put('search-dark.png', await plain(64, 128, '#f04020'));

  await run('search');

  expect(await middle('search-light@1x.webp')).toBe('blue');
  expect(await middle('search-dark@1x.avif')).toBe('red');
});

it('makes only the pictures that are asked for', async () => {
  put('search.png', await plain());
  put('dark-theme.png', await plain());

  await run('dark-theme');

  expect(published().every((file) => file.startsWith('dark-theme-'))).toBe(true);
});

it('leaves the picture of the other theme when it is there already', async () => {
  put('search.png', await plain(64, 128, '#2040f0'));
  await run();
  rmSync(path.join(root, 'screenshots/search.png'));
  put('search-dark.png', await plain(64, 128, '#f04020'));

  await run();

  expect(await middle('search-light@1x.webp')).toBe('blue');
  expect(await middle('search-dark@1x.avif')).toBe('red');
});

describe('refuses in one sentence, and writes nothing,', () => {
  it.each([
    ['an unknown name', 'cart', /^В lib\/content\/slides\.ts нет картинки «cart»: добавьте .*\.$/],
    ['a missing PNG', 'search', /^Нет файла screenshots\/search\.png: положите снимок .*\.$/],
  ])('%s', async (_, asked, sentence) => {
    await expect(run(asked)).rejects.toThrow(sentence);
  });

  it.each([
    ['an empty folder', () => {}],
    ['a missing folder', () => rmSync(path.join(root, 'screenshots'), { recursive: true })],
  ])('%s', async (_, prepare) => {
    prepare();

    await expect(run()).rejects.toThrow(
      'В папке screenshots/ нет ни одного PNG: положите туда снимок, например screenshots/search.png, и повторите команду.',
    );
  });

  it.each([
    ['a misspelt file', 'serach.png', /^У файла screenshots\/serach\.png нет картинки на сайте: /],
    ['a theme that is none', 'search-night.png', /^У файла screenshots\/search-night\.png нет /],
    [
      'another format',
      'search.jpg',
      /^Файл screenshots\/search\.jpg не подходит: .*search\.png\.$/,
    ],
    ['an extension in capitals', 'search.PNG', /^Файл screenshots\/search\.PNG не подходит: /],
    ['a file that is no PNG', 'search.png', /^Файл screenshots\/search\.png не читается как PNG: /],
  ])('%s', async (_, file, sentence) => {
    put('dark-theme.png', await plain());
    put(file, 'no picture');

    await expect(run()).rejects.toThrow(sentence);
    expect(published()).toEqual([]);
  });

  it.each([
    ['too narrow', 63, 128, 'а нужно не меньше 64×128: сделайте снимок крупнее.'],
    ['too low', 64, 127, 'а нужно не меньше 64×128: сделайте снимок крупнее.'],
    ['lying', 256, 128, 'обрежьте его сами до пропорций 64×128.'],
    ['far too long', 64, 257, 'обрежьте его сами до пропорций 64×128.'],
  ])('a PNG that is %s', async (_, width, height, remedy) => {
    put('dark-theme.png', await plain());
    put('search.png', await plain(width, height));

    const refused = expect(run()).rejects;
    await refused.toThrow(`В файле screenshots/search.png ${width}×${height} точек`);
    await expect(run()).rejects.toThrow(remedy);
    expect(published()).toEqual([]);
  });

  it('a new picture in one theme alone', async () => {
    put('search-dark.png', await plain());

    await expect(run()).rejects.toThrow(
      /^К файлу screenshots\/search-dark\.png нет снимка для светлой темы: добавьте screenshots\/search-light\.png /,
    );
    expect(published()).toEqual([]);
  });

  it('a PNG that stays too big', async () => {
    put('busy.png', await noise());

    await expect(run()).rejects.toThrow(
      /^Из screenshots\/busy\.png выходит busy-.* КБ при пределе (25|64) КБ: возьмите экран попроще/,
    );
    expect(published()).toEqual([]);
  });
});
