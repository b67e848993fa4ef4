import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { lay, layContent } from '../../support/temporary-folder';
import { originalOf, ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { pictureFiles } from '@/lib/screenshots/picture-files';
import { DRAWINGS_FOLDER, MADE_FOLDER, publishedPicture } from '@/lib/screenshots/published';
import { type Slide, slides } from '@/lib/words/slides';
import { makePictures } from '@/scripts/build/make-pictures';

jest.mock('@/lib/words/slides', () => jest.requireActual<object>('../../support/slides'));
// Small pictures are made in milliseconds.
jest.mock('@/lib/screenshots/picture-files', () => ({
  ...jest.requireActual<object>('@/lib/screenshots/picture-files'),
  pictureWidths: { slide: 32, windows: 80 },
}));

const [first = '', second = '', third = ''] = slides.map(({ img }) => img);
const make = () => makePictures({ android: {}, windows: null } as never, () => {});
const layOriginal = async (name: string, width: number, height: number, alpha = 1) => {
  const background = { r: 0, g: 128, b: 0, alpha };
  const png = sharp({ create: { width, height, channels: 4, background } }).png();
  lay(`${ORIGINALS_FOLDER}/${name}.png`, await png.toBuffer());
};

beforeEach(() => {
  layContent();
  for (const { name } of slides.flatMap(({ img }) => pictureFiles(img)))
    lay(`${DRAWINGS_FOLDER}/${name}`, '');
});

it('all pictures have the first one’s shape, and where an original leaves room, the theme’s surface', async () => {
  await layOriginal(first, 45, 100);
  await layOriginal(second, 50, 100);
  await layOriginal(third, 45, 100, 0);
  for (const junk of ['.DS_Store', 'Thumbs.db', `._${first}.png`])
    lay(`${ORIGINALS_FOLDER}/${junk}`, '');

  await make();

  const greenOf = async (name: string, row: number) => {
    const picture = sharp(readFileSync(publishedPicture(name)));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual(name.includes('@1x') ? [32, 71] : [64, 142]);
    return data[(row * info.width + 16) * info.channels + 1];
  };
  expect(await greenOf(`${first}-light@1x.webp`, 0)).toBeLessThan(160);
  expect(await greenOf(`${second}-light@2x.webp`, 0)).toBeGreaterThan(240);
  expect(await greenOf(`${second}-light@2x.webp`, 70)).toBeLessThan(160);
  expect(await greenOf(`${third}-light@1x.avif`, 35)).toBeGreaterThan(240);
  expect(await greenOf(`${third}-dark@1x.avif`, 35)).toBeLessThan(60);
});

it.each(['a', 'a-light', 'a-dark'])('the original %s.png alone serves both themes', (name) => {
  for (const theme of ['light', 'dark'] as const)
    expect(originalOf('a', theme, [`${name}.png`])).toBe(`${ORIGINALS_FOLDER}/${name}.png`);
});

it('only a changed original is drawn again, and pictures of former originals are removed', async () => {
  const timeOf = (id: string) => statSync(publishedPicture(`${id}-dark@1x.avif`)).mtimeMs;
  await layOriginal(first, 8, 16);
  await layOriginal(second, 8, 16);
  await make();
  const former = [first, second].map(timeOf);

  await layOriginal(second, 4, 8);
  lay(`${MADE_FOLDER}/${first}-dark@1x.0123456789abcdef.avif.17`, '');
  await make();
  expect([timeOf(first) === former[0], timeOf(second) === former[1]]).toEqual([true, false]);
  expect(readdirSync(MADE_FOLDER)).toHaveLength(2 * pictureFiles(first).length);

  rmSync(ORIGINALS_FOLDER, { recursive: true });
  await make();
  expect(readdirSync(MADE_FOLDER)).toEqual([]);
});

it('a PNG of no slide, a cut PNG and a missing one are refused with their names', async () => {
  lay(`${ORIGINALS_FOLDER}/other.png`, '');
  await expect(make()).rejects.toThrow('other.png: такой картинки на сайте нет');
  // An owner who has removed all slides may still have their pictures.
  const all = (slides as Slide[]).splice(0);
  await expect(make()).resolves.toBeUndefined();
  (slides as Slide[]).push(...all);
  rmSync(`${ORIGINALS_FOLDER}/other.png`);

  await layOriginal(first, 500, 1000);
  const whole = readFileSync(`${ORIGINALS_FOLDER}/${first}.png`);
  lay(`${ORIGINALS_FOLDER}/${first}.png`, whole.subarray(0, whole.length / 2));
  await expect(make()).rejects.toThrow(`${first}.png: это не PNG или файл повреждён`);

  rmSync(DRAWINGS_FOLDER, { recursive: true });
  await expect(make()).rejects.toThrow(`${second}.png: такого снимка нет`);
});
