/** The style sheet with the site's colours. */
export const TOKENS_FILE = 'app/styles/tokens.css';

/** Colours by the names of the tokens, without their dashes. */
export type Tokens = Readonly<Record<string, string>>;

/** The colours of both themes. */
export interface Themes {
  readonly light: Tokens;
  readonly dark: Tokens;
}

/** A colour, or the name of the token whose colour it repeats. */
const COLOR = /--([\w-]+):\s*(?:(#[0-9a-f]{3,8})|var\(--([\w-]+)\))\s*;/gi;

function readBlock(css = ''): Tokens {
  const found = [...css.matchAll(COLOR)];
  const colors = new Map(found.map(([, name, color]) => [name, color?.toLowerCase()]));
  return Object.fromEntries(
    found.flatMap(([, name = '', , other]) => {
      const color = colors.get(other ?? name);
      return color ? [[name, color]] : [];
    }),
  );
}

/** Reads the colours of the style sheet of tokens: first the light theme, then the dark one. */
export function readTokens(css: string): Themes {
  const [light, rest] = css.split(/@media \(prefers-color-scheme: dark\)/);
  return { light: readBlock(light), dark: readBlock(rest?.split('@media')[0]) };
}
