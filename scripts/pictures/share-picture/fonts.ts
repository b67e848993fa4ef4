import { readFileSync } from 'node:fs';
import { type Font, parse } from 'opentype.js';

const readFont = (file: string): Font =>
  parse(new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${file}`))).buffer);

/** Golos Text and PT Serif (SIL Open Font License), drawn for Russian. */
export const readFonts = () => ({
  sans: readFont('golos-text/700Bold/GolosText_700Bold.ttf'),
  serif: readFont('pt-serif/700Bold/PTSerif_700Bold.ttf'),
});

/** Soft hyphens, joiners and other characters without a shape. */
const SHAPELESS = /[\u00ad\u200b-\u200d\u2060\ufe0f]/gu;

/** Removes characters without a shape, and turns all spaces but the no-break one into ordinary ones. */
export const visible = (text: string) =>
  text.replaceAll(SHAPELESS, '').replaceAll(/[^\S \n]/g, '\u00a0');

/** Characters that the font does not have, each once. */
export const missingIn = (font: Font, text: string) => [
  ...new Set([...text].filter((letter) => letter !== '\n' && !font.hasChar(letter))),
];
