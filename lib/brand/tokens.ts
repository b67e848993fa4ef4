import postcss, { type AtRule, type Container, type CssSyntaxError, type Root } from 'postcss';
import { readText } from '@/lib/owner-files/read-text';

export const TOKENS_FILE = 'lib/brand/tokens.css';

/** Colours by the names of their tokens, without the leading dashes. */
export type Tokens = Readonly<Record<string, string>>;

export type Themes = Readonly<Record<'light' | 'dark', Tokens>>;

function colorsIn(container: Container | undefined): Tokens {
  const values = new Map<string, string>();
  container?.each((node) => {
    if (node.type !== 'rule' || !node.selectors.includes(':root')) return;
    node.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, value.toLowerCase()));
  });
  const resolve = (value: string) =>
    values.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value;
  const colors = Array.from(values, ([prop, value]) => [prop.slice(2), resolve(value)] as const);
  return Object.fromEntries(colors.filter(([, value]) => /^#[\da-f]{3,8}$/.test(value)));
}

function parse(css: string): Root {
  try {
    return postcss.parse(css);
  } catch (error) {
    throw new Error(
      `${TOKENS_FILE}, строка ${(error as CssSyntaxError).line}: не хватает точки с запятой, скобки или конца пояснения; проверьте эту строку и ту, что перед ней.`,
      { cause: error },
    );
  }
}

/** Reads the colours of both themes from the style sheet. @throws Error in Russian when it is not CSS */
export function readTokens(css: string): Themes {
  const sheet = parse(css);
  const isDark = (node: unknown): node is AtRule =>
    (node as AtRule).name === 'media' && (node as AtRule).params === '(prefers-color-scheme: dark)';
  return { light: colorsIn(sheet), dark: colorsIn(sheet.nodes.find(isDark)) };
}

/** Colours that are also needed where CSS variables do not work: in icons, pictures and `theme-color`. */
const names = ['canvas', 'surface', 'accent', 'on-accent', 'marker', 'on-marker'] as const;

/** Returns the colours of a theme for everything that is not CSS. @throws Error in Russian when one is missing */
export function brandColors(theme: keyof Themes) {
  const tokens = readTokens(readText(TOKENS_FILE))[theme];
  const missing = names.find((name) => tokens[name] === undefined);
  if (!missing) return tokens as Readonly<Record<(typeof names)[number], string>>;
  throw new Error(
    `${TOKENS_FILE}: в ${theme === 'light' ? 'светлой' : 'тёмной'} теме нет цвета --${missing} вида #214bc9.`,
  );
}
