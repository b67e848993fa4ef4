import { converter, formatHex, wcagContrast } from 'culori';
import { type Themes, type Tokens, TOKENS_FILE } from '@/lib/brand/tokens';

/**
 * Text colours, each with a background colour that it appears on and the contrast that the two must have: 7:1 for
 * running text, 4.5:1 for all other text (WCAG 2.2, levels AAA and AA).
 */
export const colourPairs = [
  ['ink', 'canvas', 7],
  ['ink', 'surface', 7],
  ['muted', 'canvas', 7],
  ['muted', 'surface', 7],
  ['muted', 'sunken', 4.5],
  ['link', 'canvas', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 7],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-marker', 'marker', 7],
  ['good', 'good-soft', 4.5],
  ['bad', 'bad-soft', 4.5],
  ['bad', 'canvas', 4.5],
] as const;

const themeNames = { light: 'светлой', dark: 'тёмной' } as const;

/** Formats a contrast for the owner. Rounds down, so that 4.49 is not shown as 4.5. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 10) / 10).toString().replace('.', ',');

const inOkhsl = converter('okhsl');

/** Suggests the nearest shade of the link colour that has enough contrast on every background that links have. */
function linkAdvice({ link, ...tokens }: Tokens): string {
  const color = inOkhsl(link);
  const isReadable = (shade: string) =>
    colourPairs.every(([text, background, least]) => {
      const back = text === 'link' && tokens[background];
      return !back || wcagContrast(shade, back) >= least;
    });
  const shade =
    color &&
    Array.from({ length: 101 }, (_, percent) => percent / 100)
      .sort((one, other) => Math.abs(one - color.l) - Math.abs(other - color.l))
      .map((l) => formatHex({ ...color, l }))
      .find(isReadable);
  return shade ? ` Задайте ссылкам свой цвет --link, например ${shade}.` : '';
}

/** Returns Russian sentences about colours with too little contrast and about missing colours. */
export const contrastProblems = (themes: Themes): string[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    colourPairs.flatMap(([text, background, least]) => {
      const tokens = themes[theme];
      const [front, back] = [tokens[text], tokens[background]];
      const where = `${TOKENS_FILE}: в ${themeNames[theme]} теме`;
      if (!front || !back) {
        return [`${where} нет цвета --${front ? background : text} вида #214bc9.`];
      }
      const ratio = wcagContrast(front, back);
      if (ratio >= least) return [];
      return [
        `${where} --${text} (${front}) на --${background} (${back}): контраст ${formatRatio(ratio)}, а нужно не меньше ${formatRatio(least)}.${text === 'link' ? linkAdvice(tokens) : ''}`,
      ];
    }),
  );
