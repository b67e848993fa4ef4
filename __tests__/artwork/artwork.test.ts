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

/** A digest of the pixels of each PNG that a file is or, as an ICO, holds. */
const pixelsOf = (file: Buffer) => {
  const [first = '', ...rest] = file.toString('latin1').split(/(?=\x89PNG)/);
  const pngs = rest.length > 0 ? rest : [first];
  return Promise.all(
    pngs.map(async (png) => {
      const pixels = await sharp(Buffer.from(png, 'latin1')).ensureAlpha().raw().toBuffer();
      return createHash('sha256').update(pixels).digest('hex');
    }),
  );
};

// Pixels and not bytes: zlib compresses differently from one processor to another.
it('the icons are what npm run artwork draws: the SVG to the letter, the others to the pixel', async () => {
  for (const { path, content } of await iconFiles()) {
    const committed = readFileSync(path);
    if (typeof content === 'string') expect(committed.toString()).toBe(content);
    else expect([path, await pixelsOf(committed)]).toEqual([path, await pixelsOf(content)]);
  }
});
