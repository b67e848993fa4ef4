/** @jest-environment node */
import { packIco } from '@/scripts/brand/ico';

const small = { size: 16, png: Buffer.from('small picture') };
const large = { size: 256, png: Buffer.from('large') };

it('is an icon file that says how many pictures it has', () => {
  const ico = packIco([small, large]);

  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
});

it('tells the side, the length and the place of every picture', () => {
  const ico = packIco([small, large]);

  [small, large].forEach(({ size, png }, index) => {
    const entry = ico.subarray(6 + 16 * index);
    const length = entry.readUInt32LE(8);
    const offset = entry.readUInt32LE(12);
    expect([entry[0], entry[1]]).toEqual([size % 256, size % 256]);
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  });
});

it('ends with its last picture', () => {
  expect(packIco([small, large])).toHaveLength(6 + 2 * 16 + small.png.length + large.png.length);
});

it.each([0, 257, 16.5])('refuses a side of %s pixels', (size) => {
  expect(() => packIco([{ size, png: Buffer.alloc(1) }])).toThrow(
    `An ICO file has no room for a side of ${size} pixels: 1 to 256.`,
  );
});
