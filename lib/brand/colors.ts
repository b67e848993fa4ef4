import { readTokens, type Themes, TOKENS_FILE } from './tokens';
import { readText } from '@/lib/owner-files/read-text';

/** Colours that are also needed where CSS variables do not work: in icons, pictures and `theme-color`. */
const names = ['canvas', 'surface', 'accent', 'on-accent', 'marker', 'on-marker'] as const;

let themes: Themes | undefined;

function colorsOf(theme: keyof Themes) {
  themes ??= readTokens(readText(TOKENS_FILE));
  const tokens = themes[theme];
  const missing = names.find((name) => tokens[name] === undefined);
  if (!missing) return tokens as Readonly<Record<(typeof names)[number], string>>;
  throw new Error(
    `${TOKENS_FILE}: в ${theme === 'light' ? 'светлой' : 'тёмной'} теме нет цвета --${missing} вида #214bc9.`,
  );
}

/** The colours of tokens.css for everything that is not CSS. @throws Error in Russian when one is missing */
export const brandColors = {
  get light() {
    return colorsOf('light');
  },
  get dark() {
    return colorsOf('dark');
  },
};

/** @throws Error in Russian when a colour is missing from a theme */
export function checkColors(): void {
  colorsOf('light');
  colorsOf('dark');
}
