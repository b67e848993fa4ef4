/** @jest-environment node */
import { generate } from 'lean-qr';
import sharp from 'sharp';
import { GET } from '@/app/store-qr.svg/route';
import { settings } from '@/lib/settings';

const QUIET_ZONE = 4;

/** The picture as a grid of 0 and 255, one pixel a module. */
async function modules(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) => data[(y * info.width + x) * info.channels]),
  );
}

it('is the store’s address in dark modules on white, with four light ones around', async () => {
  const code = generate(settings.storeUrl);
  const side = code.size + 2 * QUIET_ZONE;
  const expected = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (code.get(x - QUIET_ZONE, y - QUIET_ZONE) ? 0 : 255)),
  );

  const response = GET();

  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await modules(await response.text())).toEqual(expected);
});
