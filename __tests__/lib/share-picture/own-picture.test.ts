import sharp from 'sharp';
import { temporaryFolder } from '../../support/temporary-folder';
import { readOwnPicture } from '@/lib/share-picture/own-picture';

const { at, lay } = temporaryFolder();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b5a4a' } });
const right = plain(1200, 630).jpeg().toBuffer();
const heavy = right.then((picture) => Buffer.concat([picture, Buffer.alloc(307_200)]));

it('a JPEG of 1200 × 630 pixels is used as the share picture', async () => {
  lay('public/og.jpg', await right);

  expect(await readOwnPicture(at())).toEqual(await right);
});

it.each([
  ['another size', 'og.jpg', plain(1200, 640).jpeg().toBuffer(), '1200 × 640, а нужна 1200 × 630.'],
  ['another format', 'og.jpg', plain(1200, 630).png().toBuffer(), 'это не JPEG. '],
  ['another name', 'og.PNG', Buffer.from(''), 'под именем public/og.jpg.'],
  ['too many bytes', 'og.jpg', heavy, 'мессенджеры берут до 300 КБ'],
])(
  'a share picture with %s is rejected with a message that says why',
  async (_, name, content, sentence) => {
    lay(`public/${name}`, await content);

    await expect(readOwnPicture(at())).rejects.toThrow(sentence);
  },
);
