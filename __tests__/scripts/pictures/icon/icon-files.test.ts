import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { iconFiles } from '@/scripts/pictures/icon/icon-files';
import { findOwnIcon } from '@/scripts/pictures/icon/own-icon';

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
it('the icons are what npm run icon makes: the SVG to the letter, the others to the pixel', async () => {
  for (const [path, content] of await iconFiles(findOwnIcon('.'))) {
    const committed = readFileSync(path);
    if (path.endsWith('.svg')) expect(committed.toString()).toBe(content.toString());
    else
      expect([path, await pixelsOf(committed)]).toEqual([
        path,
        await pixelsOf(Buffer.from(content)),
      ]);
  }
});
