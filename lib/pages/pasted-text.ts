import { marked, type Token, Tokenizer } from 'marked';

/** Matches an address without the signs after it, of which GFM knows only those of ASCII. */
const BARE_ADDRESS = /^\S*?(?=[^\0-\x7f\p{L}\p{M}\p{N}][\p{P}\p{S}]*(?:\s|$))/u;

/** Matches the end of a line before a clause: «1.1.», and after a colon or a full stop also «1.1», «а)» or a dash. */
const BEFORE_CLAUSE =
  /\n(?=[ \t]*\d+(?:\.\d+)+\.\s)|(?<=[.:;][ \t]*)\n(?=[ \t]*(?:\d+(?:\.\d+)+|\p{L}\)|[—–•])\s)/gu;

class PastedText extends Tokenizer {
  override url(src: string) {
    return super.url(BARE_ADDRESS.exec(src)?.[0] ?? src);
  }

  /** One tilde says «about». */
  override del(...args: Parameters<Tokenizer['del']>) {
    return args[0].startsWith('~~') ? super.del(...args) : undefined;
  }
}

/** Replaces indented code, which is what a text from elsewhere has indented, by what its lines say. */
const unindented = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) =>
    token.type === 'code' && token.codeBlockStyle === 'indented'
      ? tokenize(token.text, true)
      : token,
  );

/** Returns the tokens of GFM, but takes what a text from elsewhere contains by chance for no sign of Markdown. */
export function tokenize(text: string, breaks = false): Token[] {
  const options = { gfm: true, breaks, tokenizer: new PastedText() };
  const tokens = unindented(marked.lexer(text.replaceAll(BEFORE_CLAUSE, '  \n'), options));
  marked.walkTokens(tokens, (token) => {
    if ('tokens' in token && token.tokens) token.tokens = unindented(token.tokens);
  });
  return tokens;
}
