import { readFileSync } from 'node:fs';
import { parse, type PathCommand } from 'opentype.js';

/** Golos Text and PT Serif (SIL Open Font License), drawn for Russian. */
const fontFiles = {
  sans: '@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf',
  serif: '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf',
} as const;

/** A font whose letters become outlines, so the fonts of a machine do not matter. */
export interface Typeface {
  /** Width in pixels at a font size of one pixel, with kerning. */
  readonly measure: (text: string) => number;
  /** Outline for SVG's attribute `d`. @param y of the base line */
  readonly outline: (text: string, x: number, y: number, size: number) => string;
  /** Characters that the font does not have, each once. */
  readonly missing: (text: string) => string[];
}

/** Two decimals. opentype.js' own `toPathData` makes NaN of a coordinate with a fraction of 1e-15. */
const decimal = (value: number) => String(Number(value.toFixed(2)));

const coordinates = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

const commandText = (command: PathCommand) =>
  command.type +
  coordinates
    .flatMap((name) => (name in command ? decimal((command as never)[name]) : []))
    .join(' ');

/** Soft hyphens, joiners and other characters without a shape. */
const SHAPELESS = /[\u00ad\u200b-\u200d\u2060\ufe0f]/gu;

/** Reads a font of the share picture. */
export function readTypeface(name: keyof typeof fontFiles): Typeface {
  const file = readFileSync(require.resolve(fontFiles[name]));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  // The widths that are measured are the widths that are drawn.
  const options = { kerning: true };
  const visible = (text: string) => text.replaceAll(SHAPELESS, '').replaceAll(/\s/g, ' ');
  return {
    measure: (text) => font.getAdvanceWidth(visible(text), 1, options),
    outline: (text, x, y, size) =>
      font.getPath(visible(text), x, y, size, options).commands.map(commandText).join(''),
    missing: (text) => [
      ...new Set([...visible(text)].filter((letter) => letter !== ' ' && !font.hasChar(letter))),
    ],
  };
}
