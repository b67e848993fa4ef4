import { marked, type Token, Tokenizer } from 'marked';

/** Matches an address without the signs after it, of which GFM knows only those of ASCII. */
const BARE_ADDRESS = /^\S*?(?=[^\0-\x7f\p{L}\p{M}\p{N}][\p{P}\p{S}]*(?:\s|$))/u;

/** Matches the end of a line before a clause: «1.1.», and after a colon or a full stop also «1.1», «а)» or a dash. */
const BEFORE_CLAUSE =
  /\n(?=[ \t]*\d+(?:\.\d+)+\.\s)|(?<=[.:;][ \t]*)\n(?=[ \t]*(?:\d+(?:\.\d+)+|\p{L}\)|[—–])\s)/gu;

/** Matches code, which stays, or a bullet before an item of a list. */
const BULLET = /^ {0,3}(`{3,}|~{3,})[^]*?(?:^ {0,3}\1|$(?![^]))|(?<=^[ \t]*)[•◦▪‣][ \t]*(?=\S)/gm;

const withLists = (text: string) =>
  text.replaceAll(BULLET, (all, fence?: string) => (fence ? all : '- '));

class PastedText extends Tokenizer {
  /** An indent is no code: the indented lines are a paragraph. */
  override code(src: string) {
    const block = super.code(src);
    if (!block) return undefined;
    const text = block.text.trim().replaceAll('\n', '  \n');
    return { ...block, type: 'paragraph', text, tokens: this.lexer.inlineTokens(text) } as never;
  }

  override url(src: string) {
    return super.url(BARE_ADDRESS.exec(src)?.[0] ?? src);
  }

  /** One tilde says «about». */
  override del(...args: Parameters<Tokenizer['del']>) {
    return args[0].startsWith('~~') ? super.del(...args) : undefined;
  }
}

/** Returns the tokens of GFM, but takes what a text from elsewhere contains by chance for no sign of Markdown. */
export const tokenize = (text: string): Token[] =>
  marked.lexer(withLists(text).replaceAll(BEFORE_CLAUSE, '  \n'), {
    gfm: true,
    tokenizer: new PastedText(),
  });
