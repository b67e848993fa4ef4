import { fitText, type TextBox } from './fit-text';
import { type Mark } from './read-mark';
import { readTypeface, type Typeface } from './typeface';
import { brandColors } from '@/lib/brand/colors';
import { sharePicture } from '@/lib/metadata/link-preview';

/** What the picture says and shows. */
export interface SharePictureContent {
  readonly siteName: string;
  readonly tagline: string;
  readonly mark: Mark;
}

const PAGE_WIDTH = 800;
const MARGIN = 72;
const MARK_SIDE = 300;
const GAP = 44;

const boxes = {
  name: { width: PAGE_WIDTH - 2 * MARGIN, height: 130, lineHeight: 1.3, largest: 76, smallest: 24 },
  tagline: {
    width: PAGE_WIDTH - 2 * MARGIN,
    height: 350,
    lineHeight: 1.16,
    largest: 104,
    smallest: 30,
  },
} satisfies Record<string, TextBox>;

/** Letters of a typeface from their top to their base line, in font sizes. */
const ASCENT = 0.74;

/** A text with what it covers. */
interface Block {
  readonly height: number;
  /** SVG of the block. @param top in pixels */
  readonly draw: (top: number) => string;
}

function nameBlock(text: string, face: Typeface): Block {
  const colors = brandColors.light;
  const { size, lines } = fitText(text, boxes.name, face.measure);
  const line = size * boxes.name.lineHeight;
  const pad = size * 0.16;
  return {
    height: lines.length * line,
    draw: (top) =>
      lines
        .map((words, index) => {
          const y = top + index * line;
          const width = face.measure(words) * size + 2 * pad;
          const base = y + line / 2 + (size * ASCENT) / 2;
          return (
            `<rect x="${MARGIN - pad}" y="${y + 2}" width="${width}" height="${line - 4}" rx="6" fill="${colors.marker}"/>` +
            `<path d="${face.outline(words, MARGIN, base, size)}" fill="${colors['on-marker']}"/>`
          );
        })
        .join(''),
  };
}

function taglineBlock(text: string, face: Typeface): Block {
  const colors = brandColors.light;
  const { size, lines } = fitText(text, boxes.tagline, face.measure);
  const line = size * boxes.tagline.lineHeight;
  return {
    height: lines.length * line,
    draw: (top) =>
      lines
        .map((words, index) => {
          const base = top + index * line + line / 2 + (size * ASCENT) / 2;
          return `<path d="${face.outline(words, MARGIN, base, size)}" fill="${colors['on-marker']}"/>`;
        })
        .join(''),
  };
}

/** Thumb index of a dictionary at the page's edge: the second tab is open. */
const tabs = () =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const colors = brandColors.light;
      const y = 83 + index * 94;
      const [width, fill, opacity] =
        index === 1 ? [58, colors.marker, 1] : [42, colors['on-accent'], 0.18];
      return `<path d="M${PAGE_WIDTH} ${y}h${width - 16}a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16H${PAGE_WIDTH}z" fill="${fill}" fill-opacity="${opacity}"/>`;
    })
    .join('');

/**
 * The picture as SVG: a page of a dictionary with the name under a text marker and the tagline
 * below, the thumb index at its edge, the mark beside it. Letters are outlines.
 *
 * @throws Error with a Russian sentence when the fonts have no such letters
 */
export function sharePictureSvg({ siteName, tagline, mark }: SharePictureContent): string {
  const { width, height } = sharePicture;
  const colors = brandColors.light;
  const [sans, serif] = [readTypeface('sans'), readTypeface('serif')];
  const missing = [...sans.missing(siteName), ...serif.missing(tagline)];
  if (missing.length > 0) {
    throw new Error(
      `Картинку для ссылок не нарисовать: в её шрифтах нет знаков ${missing.join(' ')}. Положите свою картинку в public${sharePicture.path}, см. lib/content/README.md.`,
    );
  }
  const [name, words] = [nameBlock(siteName, sans), taglineBlock(tagline, serif)];
  const top = (height - name.height - GAP - words.height) / 2;
  const markX = PAGE_WIDTH + 29 + (width - PAGE_WIDTH - 29 - MARK_SIDE) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.accent}"/>`,
    tabs(),
    `<path d="M0 0h${PAGE_WIDTH - 28}a28 28 0 0 1 28 28v${height - 56}a28 28 0 0 1-28 28H0z" fill="${colors.surface}"/>`,
    name.draw(top),
    words.draw(top + name.height + GAP),
    mark(markX, (height - MARK_SIDE) / 2, MARK_SIDE),
    '</svg>',
  ].join('');
}
