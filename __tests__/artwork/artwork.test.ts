/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { digest, readRecord } from '@/artwork/drawn';
import { iconFiles } from '@/artwork/icons/icon-files';
import { isDrawn } from '@/artwork/make-screenshot';
import { scenes } from '@/artwork/scenes';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';

const ROOT = '.';

it('the screenshots are the files that npm run artwork last drew, of the scenes as they are', () => {
  const originals = readdirSync(ORIGINALS_FOLDER);
  const drawn = Object.keys(scenes).filter((id) => screenshots.has(id) && isDrawn(id, originals));
  const recorded = readRecord(ROOT);

  expect(drawn.map((id) => [id, digest(ROOT, id)])).toEqual(drawn.map((id) => [id, recorded[id]]));
});

/** The pictures in a file: an ICO holds several PNGs, each named by its length and place. */
const picturesIn = (file: Buffer) =>
  file.readUInt32LE(0) === 0x00010000
    ? Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
        const entry = file.subarray(6 + 16 * index);
        const start = entry.readUInt32LE(12);
        return file.subarray(start, start + entry.readUInt32LE(8));
      })
    : [file];

const pixelsOf = (file: Buffer) =>
  Promise.all(
    picturesIn(file).map(async (picture) => {
      const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
      return createHash('sha256').update(pixels).digest('hex');
    }),
  );

// Pixels and not bytes: zlib compresses differently from one processor to another.
it('the icons are what npm run artwork draws: the SVG to the letter, the others to the pixel', async () => {
  for (const { path, content } of await iconFiles()) {
    const committed = readFileSync(path);
    if (typeof content === 'string') expect(committed.toString()).toBe(content);
    else expect([path, await pixelsOf(committed)]).toEqual([path, await pixelsOf(content)]);
  }
});
