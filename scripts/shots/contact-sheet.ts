import sharp from 'sharp';
import { type Grid, layOutSheet } from './sheet-layout';
import type { Width } from './views';

export interface SheetPicture {
  label: string;
  png: Buffer;
}

const SHEET_WIDTH = 2000;
const LABEL_HEIGHT = 32;
const GAP = 24;
const BACKGROUND = '#c9ced8';

const columnsOf: Record<Width, number> = { 360: 7, 768: 5, 1280: 4, 1920: 3 };

function gridOf(width: Width): Grid {
  const columns = columnsOf[width];
  const tileWidth = Math.floor((SHEET_WIDTH - GAP * (columns + 1)) / columns);
  return { columns, tileWidth, gap: GAP };
}

const labelSvg = (label: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}">` +
      `<text y="21" font-family="sans-serif" font-size="18" fill="#161f32">${label}</text></svg>`,
  );

/**
 * One picture of all pages, each under its label.
 *
 * @param width of the window that the pages were photographed in
 * @returns JPEG, 2000 pixels wide
 */
export async function contactSheet(
  pictures: readonly SheetPicture[],
  width: Width,
): Promise<Buffer> {
  const grid = gridOf(width);
  const tiles = await Promise.all(
    pictures.map(async ({ label, png }) => {
      const resized = sharp(png).resize({ width: grid.tileWidth });
      const { data, info } = await resized.png().toBuffer({ resolveWithObject: true });
      return { data, label: labelSvg(label, grid.tileWidth), height: info.height + LABEL_HEIGHT };
    }),
  );
  const { places, height } = layOutSheet(
    tiles.map((tile) => tile.height),
    grid,
  );
  const layers = places.flatMap(({ left, top }, index) => {
    const tile = tiles[index];
    if (!tile) return [];
    return [
      { input: tile.label, left, top },
      { input: tile.data, left, top: top + LABEL_HEIGHT },
    ];
  });
  const sheet = { width: SHEET_WIDTH, height, channels: 3, background: BACKGROUND } as const;
  return sharp({ create: sheet }).composite(layers).jpeg({ quality: 82 }).toBuffer();
}
