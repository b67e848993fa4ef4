import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inTemporaryFolder } from '../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { slides } from '@/lib/content/slides';
import { ORIGINALS_FOLDER, pictureFiles } from '@/lib/screenshots/files';
import { makePictures } from '@/lib/screenshots/make-pictures';
import { DRAWINGS_FOLDER, MADE_FOLDER, publishedPicture } from '@/lib/screenshots/published';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { type Site } from '@/lib/site/parse';

jest.mock('@/lib/content/slides', () => jest.requireActual<object>('../../support/slides'));

const project = process.cwd();
const { lay } = inTemporaryFolder();
const [first, second] = [slides[0]!.img, slides[1]!.img];
const site = { android: {}, windows: null } as Pick<Site, 'android' | 'windows'>;
const make = () => makePictures(site, () => {});
const picture = (name: string) => sharp(readFileSync(publishedPicture(name)));
const layOriginal = async (name: string, width: number, height: number, alpha = 1) => {
  const background = { r: 0, g: 128, b: 0, alpha };
  const png = sharp({ create: { width, height, channels: 4, background } }).png();
  lay(`${ORIGINALS_FOLDER}/${name}.png`, await png.toBuffer());
};

beforeEach(async () => {
  lay(TOKENS_FILE, readFileSync(path.join(project, TOKENS_FILE)));
  const drawing = sharp({ create: { width: 320, height: 640, channels: 3, background: 'red' } });
  const webp = await drawing.webp().toBuffer();
  for (const { name } of shownScreenshots(site).flatMap(pictureFiles)) {
    lay(`${DRAWINGS_FOLDER}/${name}`, webp);
  }
});

it('the frame takes the shape of the first original, and others are set into it whole', async () => {
  await layOriginal(first, 450, 1000);
  await layOriginal(second, 500, 1000);
  for (const junk of ['.DS_Store', 'Thumbs.db', `._${first}.png`])
    lay(`${ORIGINALS_FOLDER}/${junk}`, '');

  await make();

  expect(await picture(`${first}-light@1x.webp`).metadata()).toMatchObject({
    width: 320,
    height: 711,
  });
  expect(await picture(`${second}-dark@2x.avif`).metadata()).toMatchObject({
    width: 640,
    height: 1422,
  });
  // The second picture is wider, so there is surface above and below it, in the colour of the theme.
  const { data, info } = await picture(`${second}-light@1x.webp`)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const greenOf = (y: number) => data[(y * info.width + 160) * info.channels + 1]!;
  expect([greenOf(5), greenOf(355)].map((green) => green > 240)).toEqual([true, false]);
});

it.each(['light', 'dark'])(
  'an original for the %s theme alone serves both themes',
  async (theme) => {
    await layOriginal(`${first}-${theme}`, 8, 16);

    await make();

    expect(readdirSync(MADE_FOLDER)).toHaveLength(pictureFiles(first).length);
    for (const { name } of pictureFiles(first)) expect(publishedPicture(name)).toMatch(MADE_FOLDER);
    for (const { name } of pictureFiles(second)) {
      expect(publishedPicture(name)).toBe(`${DRAWINGS_FOLDER}/${name}`);
    }
  },
);

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

it('transparent parts get the surface colour of the theme', async () => {
  await layOriginal(first, 500, 1000, 0);

  await make();

  const [light] = await picture(`${first}-light@1x.webp`).raw().toBuffer();
  const [dark] = await picture(`${first}-dark@1x.avif`).raw().toBuffer();
  expect(light).toBeGreaterThan(240);
  expect(dark).toBeLessThan(60);
});

it('a PNG of no slide, a cut PNG and a missing one are refused with their names', async () => {
  lay(`${ORIGINALS_FOLDER}/other.png`, '');
  await expect(make()).rejects.toThrow('other.png: такой картинки на сайте нет');
  rmSync(`${ORIGINALS_FOLDER}/other.png`);

  await layOriginal(first, 500, 1000);
  const whole = readFileSync(`${ORIGINALS_FOLDER}/${first}.png`);
  lay(`${ORIGINALS_FOLDER}/${first}.png`, whole.subarray(0, whole.length / 2));
  await expect(make()).rejects.toThrow(`${first}.png: это не PNG или файл повреждён`);

  rmSync(DRAWINGS_FOLDER, { recursive: true });
  await expect(make()).rejects.toThrow(`${second}.png: такого снимка нет`);
});
