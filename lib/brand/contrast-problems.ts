import { clampChroma, differenceEuclidean, formatHex, nearest, oklch, wcagContrast } from 'culori';
import { type Themes, type Tokens, TOKENS_FILE } from './tokens';

/** Colours, their backgrounds and the least contrast (WCAG 2.2): 7:1 for running text, 4.5:1 for others, 3:1 for edges. */
const fronts = [
  ['ink', 'canvas surface accent-soft', 7],
  ['muted', 'canvas surface', 7],
  ['muted', 'sunken', 4.5],
  ['on-marker', 'marker', 7],
  ['link', 'canvas surface accent-soft', 4.5],
  ['on-accent', 'accent accent-strong', 4.5],
  ['on-answer', 'good bad', 4.5],
  ['good', 'good-soft canvas', 4.5],
  ['bad', 'bad-soft canvas surface', 4.5],
  ['edge', 'canvas surface', 3],
] as const;

const LIGHTNESSES = Array.from({ length: 1001 }, (_, step) => step / 1000);

/** Returns the nearest colour, of another lightness, that passes on all its backgrounds. */
function proposal(text: string, own: string, tokens: Tokens): string {
  const shades = LIGHTNESSES.map((l) => formatHex(clampChroma({ ...oklch(own)!, l }, 'oklch')));
  const passing = shades.filter((shade) =>
    fronts.every(
      ([name, backgrounds, least]) =>
        name !== text ||
        backgrounds.split(' ').every((back) => wcagContrast(shade, tokens[back] ?? '') >= least),
    ),
  );
  const [shade] = nearest(passing, differenceEuclidean('oklab'))(own);
  return shade ? `подойдёт --${text}: ${shade}` : 'поменяйте фон';
}

/** Returns Russian sentences about colours with too little contrast, each with a remedy. */
export const contrastProblems = (themes: Themes): string[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    fronts.flatMap(([text, backgrounds, least]) =>
      backgrounds.split(' ').flatMap((background) => {
        const [front, back] = [themes[theme][text], themes[theme][background]];
        const where = `${TOKENS_FILE}: в ${theme === 'light' ? 'светлой' : 'тёмной'} теме`;
        if (!front || !back)
          return `${where} нет цвета --${front ? background : text} вида #214bc9; впишите его.`;
        const ratio = Math.floor(wcagContrast(front, back) * 10) / 10;
        if (ratio >= least) return [];
        return `${where} --${text} (${front}) на --${background} (${back}): контраст ${ratio}, а нужно ${least}; ${proposal(text, front, themes[theme])}.`;
      }),
    ),
  );
