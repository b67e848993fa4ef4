import { wcagContrast } from 'culori';
import { type Themes, TOKENS_FILE } from '@/lib/brand/tokens';

/**
 * Text colours, each with its backgrounds and the contrast that it must have on them: 7:1 for running text, 4.5:1 for
 * all other text (WCAG 2.2, levels AAA and AA).
 */
const texts = [
  ['ink', 'canvas surface accent-soft', 7],
  ['muted', 'canvas surface', 7],
  ['muted', 'sunken', 4.5],
  ['on-marker', 'marker', 7],
  ['link', 'canvas surface accent-soft', 4.5],
  ['on-accent', 'accent accent-strong good bad', 4.5],
  ['good', 'good-soft', 4.5],
  ['bad', 'bad-soft canvas', 4.5],
] as const;

/** Returns Russian sentences about colours with too little contrast. A missing colour has none. */
export const contrastProblems = (themes: Themes): string[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    texts.flatMap(([text, backgrounds, least]) =>
      backgrounds.split(' ').flatMap((background) => {
        const [front, back] = [themes[theme][text], themes[theme][background]];
        const ratio = front && back ? Math.floor(wcagContrast(front, back) * 10) / 10 : 0;
        if (ratio >= least) return [];
        const where = `${TOKENS_FILE}: в ${theme === 'light' ? 'светлой' : 'тёмной'} теме`;
        return `${where} --${text} (${front}) на --${background} (${back}): контраст ${ratio}, а нужно ${least}.`;
      }),
    ),
  );
