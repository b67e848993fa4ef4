import path from 'node:path';
import { marked, Renderer, type Token } from 'marked';
import { serialize } from 'parse5';
import { examine, type Finding } from './page-mistakes';
import { tokenize } from './pasted-text';
import { readHead } from './read-head';
import { textOf, typesetHtml } from './typeset-html';

const PLAIN_TEXT_LENGTH = 160;

const lineBreaksIn = (text: string) => text.split('\n').length - 1;

/** Parses a page: a head, then Markdown without HTML. @throws Error in Russian that names file, line and remedy */
export function parseTextPage(file: string, source: string) {
  const { title, place, description, markdown, firstLine } = readHead(file, source);
  if (markdown.trim() === '') throw new Error(`${file}: текста нет; впишите его или удалите файл.`);
  const tokens = tokenize(markdown);
  const doubts: string[] = [];
  let line = firstLine;
  for (const block of tokens) {
    const say = ([part, sentence]: Finding) =>
      `${file}, строка ${line + lineBreaksIn(block.raw.split(part, 1)[0]!)}: ${sentence}.`;
    const { mistakes, doubts: own } = examine(block);
    if (mistakes[0]) throw new Error(say(mistakes[0]));
    doubts.push(...own.map(say));
    line += lineBreaksIn(block.raw);
  }
  const first = tokens.find(({ type }) => type === 'paragraph');
  const slug = path.posix.basename(file, '.md');
  return {
    slug,
    path: `/${slug}/`,
    file,
    title,
    place,
    description: description || (first ? beginningOf(first) : title),
    tokens,
    doubts,
  };
}

function beginningOf(paragraph: Token): string {
  const text = textOf(typesetHtml(marked.parser([paragraph]))).trim();
  return text.length > PLAIN_TEXT_LENGTH
    ? `${text.slice(0, PLAIN_TEXT_LENGTH).replace(/\s\S*$/, '')}…`
    : text;
}

/** Returns a page's HTML. Its headings begin at the second level, because only the page's title is of the first. */
export function textPageHtml(page: { readonly tokens: Token[] }, basePath: string): string {
  const tokens = structuredClone(page.tokens);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading' && token.depth === 1) token.depth = 2;
    if (token.type === 'link' && String(token.href).startsWith('/'))
      token.href = basePath + token.href;
  });
  return serialize(typesetHtml(marked.parser(tokens, { renderer: new Renderer() })));
}
