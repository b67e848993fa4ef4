import { generate } from 'lean-qr';
import sharp from 'sharp';
import { GET } from '@/app/store-qr.svg/route.if-android';
import { site } from '@/lib/site';

const QUIET_ZONE = 4;

it('store-qr.svg is a black and white QR code of the first store’s address', async () => {
  const code = generate(site.android?.stores[0].url ?? site.homeUrl);
  const side = code.size + 2 * QUIET_ZONE;
  const isDark = (pixel: number) =>
    code.get((pixel % side) - QUIET_ZONE, Math.floor(pixel / side) - QUIET_ZONE);

  const response = GET();
  // At the SVG's own size, each module of the code is one pixel.
  const picture = sharp(await response.arrayBuffer());
  const pixels = await picture.flatten({ background: 'red' }).extractChannel(1).raw().toBuffer();

  const modules = Array.from({ length: side ** 2 }, (_, pixel) => (isDark(pixel) ? 0 : 255));
  expect([...pixels]).toEqual(modules);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
});
