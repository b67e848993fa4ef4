/** The style sheet with the site's colours. */
export const TOKENS_FILE = 'app/styles/tokens.css';

/** Colours by the names of their tokens, without the leading dashes. */
export type Tokens = Readonly<Record<string, string>>;

export interface Themes {
  readonly light: Tokens;
  readonly dark: Tokens;
}

/** Matches a token whose value is a colour or a reference to another token. */
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

/** Reads the colours of both themes from the style sheet. The light theme must come first. */
export function readTokens(css: string): Themes {
  const [light, rest] = css.split(/@media \(prefers-color-scheme: dark\)/);
  return { light: readBlock(light), dark: readBlock(rest?.split('@media')[0]) };
}
