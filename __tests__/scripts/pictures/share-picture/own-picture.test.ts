/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { checkOwnPicture } from '@/scripts/pictures/share-picture/own-picture';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'picture-'));
  await mkdir(path.join(root, 'public'));
});

afterEach(() => rm(root, { recursive: true }));

const lay = (content: Buffer) => writeFile(path.join(root, 'public/og.jpg'), content);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b5a4a' } });

it('a JPEG of the right size will do as a share picture', async () => {
  await lay(await plain(1200, 630).jpeg().toBuffer());

  expect(await checkOwnPicture(root)).toBe(true);
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
  await lay(await make());

  await expect(checkOwnPicture(root)).rejects.toThrow(sentence);
});
