/** @jest-environment node */
import sharp from 'sharp';
import { contactSheet } from '@/scripts/shots/contact-sheet';
import { layOutSheet } from '@/scripts/shots/sheet-layout';

const page = (height: number, background: string) =>
  sharp({ create: { width: 768, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('layOutSheet', () => {
  const grid = { columns: 2, tileWidth: 100, gap: 10 };

  it('fills the first row from the left', () => {
    expect(layOutSheet([50, 50], grid).places).toEqual([
      { left: 10, top: 10 },
      { left: 120, top: 10 },
    ]);
  });

  it('puts the next tile under the shortest column', () => {
    const { places, height } = layOutSheet([500, 50, 50], grid);

    expect(places[2]).toEqual({ left: 120, top: 70 });
    expect(height).toBe(520);
  });
});

describe('contactSheet', () => {
  it('is a JPEG of 2000 pixels across', async () => {
    const sheet = await contactSheet([{ label: '/', png: await page(900, '#f00') }], 768);

    expect(await sharp(sheet).metadata()).toMatchObject({ format: 'jpeg', width: 2000 });
  });

  it('shows every page', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff'];
    const pictures = colours.map(async (colour) => ({ label: '/', png: await page(900, colour) }));
    const sheet = sharp(await contactSheet(await Promise.all(pictures), 768));

    // Five columns of 371 px with 24 px around: a point in the middle of each of the first three.
    for (const [index, expected] of colours.entries()) {
      const point = { left: 24 + index * 395 + 185, top: 200, width: 8, height: 8 };
      const { dominant } = await sharp(await sheet.clone().extract(point).png().toBuffer()).stats();
      const strongest = Object.entries(dominant).sort(([, a], [, b]) => b - a)[0]?.[0];
      expect(strongest).toBe(['r', 'g', 'b'][colours.indexOf(expected)]);
    }
  });
});
