import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { runScript } from '../../support/run-script';
import { temporaryFolder } from '../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { slides } from '@/lib/content/slides';
import { ORIGINALS_FOLDER, PUBLISHED_FOLDER } from '@/lib/screenshots/files';

const { at, lay } = temporaryFolder();
const [first, second] = [slides[0]!.img, slides[1]!.img];
const publish = () => runScript('screenshots/index.ts', at());
const picture = (name: string) => sharp(readFileSync(at(`${PUBLISHED_FOLDER}/${name}`)));
const draw = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 128, b: 0, alpha } } })
    .png()
    .toBuffer();

beforeEach(() => {
  lay(TOKENS_FILE, readFileSync(TOKENS_FILE));
  for (const id of [first, second]) {
    for (const name of [`${id}-light@1x.webp`, `${id}-light@2x.webp`]) {
      cpSync(path.join(PUBLISHED_FOLDER, name), at(`${PUBLISHED_FOLDER}/${name}`));
    }
    const { length } = ['light', 'dark'].flatMap((theme) =>
      ['1x', '2x'].map((density) => {
        const name = `${id}-${theme}@${density}.avif`;
        cpSync(path.join(PUBLISHED_FOLDER, name), at(`${PUBLISHED_FOLDER}/${name}`));
        return name;
      }),
    );
    expect(length).toBe(4);
  }
});

it('the frame takes the shape of the first picture, and others are set into it whole', async () => {
  lay(`${ORIGINALS_FOLDER}/${first}.png`, await draw(450, 1000));
  lay(`${ORIGINALS_FOLDER}/${second}.png`, await draw(500, 1000));
  lay(`${PUBLISHED_FOLDER}/gone-light@1x.webp`, '');
  for (const junk of ['.DS_Store', 'Thumbs.db', `._${first}.png`])
    lay(`${ORIGINALS_FOLDER}/${junk}`, '');

  expect(publish()).toMatchObject({ status: 0, stderr: '' });
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
  expect(existsSync(at(`${PUBLISHED_FOLDER}/gone-light@1x.webp`))).toBe(false);
});

it('transparent parts get the surface colour of the theme', async () => {
  lay(`${ORIGINALS_FOLDER}/${first}.png`, await draw(500, 1000, 0));

  expect(publish().status).toBe(0);
  const [light] = await picture(`${first}-light@1x.webp`).raw().toBuffer();
  const [dark] = await picture(`${first}-dark@1x.avif`).raw().toBuffer();
  expect(light).toBeGreaterThan(240);
  expect(dark).toBeLessThan(60);
});

it.each([
  ['no original', 'README.md', 'нет ни одного снимка'],
  ['a file that belongs to no slide', 'other.png', 'такой картинки на сайте нет'],
  ['a file that is no PNG', `${first}.png`, 'это не PNG или файл повреждён'],
])('with %s, the command fails with one sentence', (_, name, sentence) => {
  lay(`${ORIGINALS_FOLDER}/${name}`, 'text');

  expect(publish()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(`^[^\\n]*${sentence}[^\\n]*\\n$`) as string,
  });
});
