import path from 'node:path';
import { marked, Renderer, type Token, type Tokens } from 'marked';
import { serialize } from 'parse5';
import { mistakesIn, wordsOf } from './page-mistakes';
import { tokenize } from './pasted-text';
import { readHead } from './read-head';
import { textOf, typesetHtml } from './typeset-html';
import { clean } from '@/lib/owner-files/clean';

const PLAIN_TEXT_LENGTH = 160;

const lineBreaksIn = (text: string) => text.split('\n').length - 1;

/** Parses a page: a head, then Markdown without HTML. @throws Error in Russian that names file, line and remedy */
export function parseTextPage(file: string, source: string) {
  const { title, place, description, markdown, firstLine } = readHead(file, clean(source));
  if (markdown.trim() === '') throw new Error(`${file}: текста нет; впишите его или удалите файл.`);
  const tokens = tokenize(markdown);
  let line = firstLine;
  const blocks = tokens.map((block) => {
    const start = line;
    /** Returns the line of a part of the block. */
    const lineOf = (part: string) =>
      start + lineBreaksIn(block.raw.slice(0, Math.max(block.raw.indexOf(part), 0)));
    line += lineBreaksIn(block.raw);
    const [mistake] = mistakesIn(block);
    if (!mistake) return { words: wordsOf(block), lineOf };
    throw new Error(`${file}, строка ${lineOf(mistake[0])}: ${mistake[1]}.`);
  });
  const first = tokens.find(({ type }) => type === 'paragraph');
  const slug = path.posix.basename(file, '.md');
  return {
    slug,
    path: `/${slug}/`,
    file,
    source,
    title,
    place,
    description: description || (first ? beginningOf(first) : title),
    tokens,
    blocks,
  };
}

function beginningOf(paragraph: Token): string {
  const text = textOf(typesetHtml(marked.parser([paragraph]))).trim();
  return text.length > PLAIN_TEXT_LENGTH
    ? `${text.slice(0, PLAIN_TEXT_LENGTH).replace(/\s\S*$/, '')}…`
    : text;
}

/** Every engine can scroll by keys only what can have the focus. */
const SCROLLER = 'role="group" tabindex="0" aria-label';

class PageRenderer extends Renderer {
  override checkbox({ checked }: Tokens.Checkbox) {
    return checked ? '☑ ' : '☐ ';
  }

  override table(token: Tokens.Table) {
    return `<div ${SCROLLER}="Таблица">${super.table(token)}</div>`;
  }

  override code(token: Tokens.Code) {
    return super.code(token).replace('<pre>', `<pre ${SCROLLER}="Код">`);
  }
}

/** Returns a page's HTML. Its headings begin at the second level, because only the page's title is of the first. */
export function textPageHtml(page: { readonly tokens: Token[] }, basePath: string): string {
  const tokens = structuredClone(page.tokens);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading' && token.depth === 1) token.depth = 2;
    if (token.type === 'link' && String(token.href).startsWith('/'))
      token.href = basePath + token.href;
  });
  return serialize(typesetHtml(marked.parser(tokens, { renderer: new PageRenderer() })));
}
