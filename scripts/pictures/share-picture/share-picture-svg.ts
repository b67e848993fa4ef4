import { lightFill, markPaths } from '../icon/mark-svg';
import { findOwnIcon } from '../icon/own-icon';
import { drawMaster } from '../icon/tile';
import { fitText, type TextBox } from './fit-text';
import { readTypeface, type Typeface } from './typeface';
import { brandColors } from '@/lib/brand/colors';
import { MARK_SIZE } from '@/lib/brand/mark';
import { sharePicture } from '@/lib/metadata/link-preview';

/** SVG of a mark in a square. @param side in pixels */
type Mark = (x: number, y: number, side: number) => string;

/** Texts and mark of the picture. */
export interface SharePictureContent {
  readonly siteName: string;
  readonly tagline: string;
  readonly mark: Mark;
}

const { width: WIDTH, height: HEIGHT } = sharePicture;
const PAGE_WIDTH = 800;
const MARGIN = 72;
const MARK_SIDE = 300;
const GAP = 44;

const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const boxes = {
  name: { width: TEXT_WIDTH, height: 130, lineHeight: 1.3, largest: 76, smallest: 24 },
  tagline: { width: TEXT_WIDTH, height: 350, lineHeight: 1.16, largest: 104, smallest: 30 },
} satisfies Record<string, TextBox>;

/** Letters of a typeface from their top to their base line, in font sizes. */
const ASCENT = 0.74;

/** Parts of the mark's square: a tile that keeps the owner's icon apart from the accent, and the icon on it. */
const TILE = 0.86;
const INNER = 0.66;

const colors = brandColors.light;

/** A text in its box. @param highlight puts a text marker behind every line */
function textBlock(text: string, face: Typeface, box: TextBox, highlight = false) {
  const { size, lines } = fitText(text, box, face.measure);
  const line = size * box.lineHeight;
  const pad = size * 0.16;
  function drawLine(words: string, y: number) {
    const base = y + line / 2 + (size * ASCENT) / 2;
    const width = face.measure(words) * size + 2 * pad;
    const marker = `<rect x="${MARGIN - pad}" y="${y + 2}" width="${width}" height="${line - 4}" rx="6" fill="${colors.marker}"/>`;
    return `${highlight ? marker : ''}<path d="${face.outline(words, MARGIN, base, size)}" fill="${colors['on-marker']}"/>`;
  }
  const draw = (top: number) =>
    lines.map((words, index) => drawLine(words, top + index * line)).join('');
  return { height: lines.length * line, draw };
}

/** Thumb index of a dictionary at the page's edge: the second tab is open. */
function tab(index: number) {
  const [width, fill, opacity] =
    index === 1 ? [58, colors.marker, 1] : [42, colors['on-accent'], 0.18];
  return `<path d="M${PAGE_WIDTH} ${83 + index * 94}h${width - 16}a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16H${PAGE_WIDTH}z" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/**
 * The picture as SVG: a page of a dictionary with the name under a text marker and the tagline
 * below, the thumb index at its edge, the mark beside it. Letters are outlines.
 *
 * @throws Error with a Russian sentence when the fonts have no such letters
 */
export function sharePictureSvg({ siteName, tagline, mark }: SharePictureContent): string {
  const [sans, serif] = [readTypeface('sans'), readTypeface('serif')];
  const missing = [...sans.missing(siteName), ...serif.missing(tagline)];
  if (missing.length > 0) {
    throw new Error(
      `Картинку для ссылок не нарисовать: в её шрифтах нет знаков ${missing.join(' ')}. Положите свою картинку в public${sharePicture.path}, см. lib/content/README.md.`,
    );
  }
  const name = textBlock(siteName, sans, boxes.name, true);
  const words = textBlock(tagline, serif, boxes.tagline);
  const top = (HEIGHT - name.height - GAP - words.height) / 2;
  const markX = PAGE_WIDTH + 29 + (WIDTH - PAGE_WIDTH - 29 - MARK_SIDE) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.accent}"/>`,
    ...[0, 1, 2, 3, 4].map(tab),
    `<path d="M0 0h${PAGE_WIDTH - 28}a28 28 0 0 1 28 28v${HEIGHT - 56}a28 28 0 0 1-28 28H0z" fill="${colors.surface}"/>`,
    name.draw(top),
    words.draw(top + name.height + GAP),
    mark(markX, (HEIGHT - MARK_SIDE) / 2, MARK_SIDE),
    '</svg>',
  ].join('');
}

/** The site's mark without its tile, because the picture has the tile's colour. */
const drawnMark: Mark = (x, y, side) =>
  `<g transform="translate(${x} ${y}) scale(${side / MARK_SIZE})">${markPaths(lightFill)}</g>`;

/** The mark of the picture: the owner's icon, or the site's. @param root folder of the project */
export async function readMark(root: string): Promise<Mark> {
  const icon = findOwnIcon(root);
  if (!icon) return drawnMark;
  const png = (await drawMaster(icon.content)).toString('base64');
  return (x, y, side) => {
    const place = (part: number) => {
      const margin = (side * (1 - part)) / 2;
      return `x="${x + margin}" y="${y + margin}" width="${side * part}" height="${side * part}"`;
    };
    return (
      `<rect ${place(TILE)} rx="${side * 0.2}" fill="${colors.surface}"/>` +
      `<image ${place(INNER)} href="data:image/png;base64,${png}"/>`
    );
  };
}
