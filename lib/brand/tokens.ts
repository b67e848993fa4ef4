/** The style sheet with the site's colours. */
export const TOKENS_FILE = 'app/styles/tokens.css';

/** Colours by the names of the tokens, without their dashes. */
export type Tokens = Readonly<Record<string, string>>;

/** The colours of both themes. */
export interface Themes {
  readonly light: Tokens;
  readonly dark: Tokens;
}

const readBlock = (css = ''): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\s*;/gi)].map(([, name, value = '']) => [
      name,
      value.toLowerCase(),
    ]),
  );

/** Reads the colours of the style sheet of tokens: first the light theme, then the dark one. */
export function readTokens(css: string): Themes {
  const [light, dark] = css.split(/@media \(prefers-color-scheme: dark\)/);
  return { light: readBlock(light), dark: readBlock(dark) };
}
