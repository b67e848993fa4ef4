/** @jest-environment node */
import sharp from 'sharp';
import { encodeSharePicture, SHARE_PICTURE_LIMIT } from '@/scripts/brand/encode-share-picture';

/** A picture that JPEG can hardly compress; `sigma` is the strength of the noise. */
const noise = (sigma: number) =>
  sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();

it('lowers the quality until the picture fits', async () => {
  const busy = await noise(8);
  const best = sharp(busy).jpeg({ quality: 92, mozjpeg: true, chromaSubsampling: '4:4:4' });
  expect((await best.toBuffer()).length).toBeGreaterThan(SHARE_PICTURE_LIMIT);

  const { length } = await encodeSharePicture(busy);
  expect(length).toBeLessThanOrEqual(SHARE_PICTURE_LIMIT);
  // The first quality that fits, and not the last.
  expect(length).toBeGreaterThan(SHARE_PICTURE_LIMIT / 2);
});

it('brings a dense drawing to 1200×630', async () => {
  const drawing = sharp({
    create: { width: 2400, height: 1260, channels: 3, background: '#214bc9' },
  });
  const jpeg = await encodeSharePicture(await drawing.png().toBuffer());

  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('refuses a picture that never fits', async () => {
  await expect(encodeSharePicture(await noise(60))).rejects.toThrow(
    'The share picture takes more than 300 KB: simplify it.',
  );
});
