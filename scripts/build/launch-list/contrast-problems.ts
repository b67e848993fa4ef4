import { converter, formatHex, wcagContrast } from 'culori';
import { type Themes, type Tokens, TOKENS_FILE } from '@/lib/brand/tokens';

/** Colour of a text, of its background, and their least contrast: 7:1 for text, 4.5:1 for the rest (WCAG 2.2). */
export const pairs = [
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

/** Rounded down, so that 4.49 is not shown as 4.5. */
const spelled = (ratio: number) => (Math.floor(ratio * 10) / 10).toString().replace('.', ',');

const inOkhsl = converter('okhsl');

/** Names the nearest shade of the links' colour that can be read wherever links are. */
function linkAdvice({ link, ...tokens }: Tokens): string {
  const color = inOkhsl(link);
  const isReadable = (shade: string) =>
    pairs.every(([text, ground, least]) => {
      const back = text === 'link' && tokens[ground];
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

/** Pairs of colours with too little contrast, and colours that the style sheet lacks. */
export const contrastProblems = (themes: Themes): string[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(([text, ground, least]) => {
      const tokens = themes[theme];
      const [front, back] = [tokens[text], tokens[ground]];
      const where = `${TOKENS_FILE}: в ${themeNames[theme]} теме`;
      if (!front || !back) {
        return [`${where} нет цвета --${front ? ground : text} вида #214bc9.`];
      }
      const ratio = wcagContrast(front, back);
      if (ratio >= least) return [];
      return [
        `${where} --${text} (${front}) на --${ground} (${back}): контраст ${spelled(ratio)}, а нужно не меньше ${spelled(least)}.${text === 'link' ? linkAdvice(tokens) : ''}`,
      ];
    }),
  );
