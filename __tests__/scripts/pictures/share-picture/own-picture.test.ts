import sharp from 'sharp';
import { temporaryFolder } from '../../../support/temporary-folder';
import { checkOwnPicture } from '@/scripts/pictures/share-picture/own-picture';

const { at, lay } = temporaryFolder();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b5a4a' } });

it('a JPEG of the right size will do as a share picture', async () => {
  lay('public/og.jpg', await plain(1200, 630).jpeg().toBuffer());

  expect(await checkOwnPicture(at())).toBe(true);
});

it('a share picture under another name is named with the one that the site takes', async () => {
  lay('public/og.png', '');

  await expect(checkOwnPicture(at())).rejects.toThrow(/^public\/og\.png: .* public\/og\.jpg\.$/);
});

it.each([
  [
    'another size',
    () => plain(1280, 640).jpeg().toBuffer(),
    'картинка 1280 × 640, а нужна 1200 × 630.',
  ],
  ['another format', () => plain(1200, 630).png().toBuffer(), 'это не JPEG.'],
  ['no picture', () => Promise.resolve(Buffer.from('og')), 'это не JPEG.'],
  [
    'too much weight',
    async () => Buffer.concat([await plain(1200, 630).jpeg().toBuffer(), Buffer.alloc(307_200)]),
    'мессенджеры берут до 300 КБ',
  ],
])('a share picture of %s is refused in a sentence', async (_, make, sentence) => {
  lay('public/og.jpg', await make());

  await expect(checkOwnPicture(at())).rejects.toThrow(sentence);
});
