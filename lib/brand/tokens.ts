/** The style sheet with the site's colours. */
export const TOKENS_FILE = 'app/styles/tokens.css';

/** Colours by the names of the tokens, without their dashes. */
export type Tokens = Readonly<Record<string, string>>;

/** The colours of both themes. */
export interface Themes {
  readonly light: Tokens;
  readonly dark: Tokens;
}

/** A colour, or the token that it is the same as. */
const COLOR = /--([\w-]+):\s*(?:(#[0-9a-f]{3,8})|var\(--([\w-]+)\))\s*;/gi;

function readBlock(css = ''): Tokens {
  const tokens: Record<string, string> = {};
  const same: [string, string][] = [];
  for (const [, name = '', color, other] of css.matchAll(COLOR)) {
    if (color) tokens[name] = color.toLowerCase();
    else if (other) same.push([name, other]);
  }
  for (const [name, other] of same) if (tokens[other]) tokens[name] = tokens[other];
  return tokens;
}

/** Reads the colours of the style sheet of tokens: first the light theme, then the dark one. */
export function readTokens(css: string): Themes {
  const [light, rest] = css.split(/@media \(prefers-color-scheme: dark\)/);
  return { light: readBlock(light), dark: readBlock(rest?.split('@media')[0]) };
}
