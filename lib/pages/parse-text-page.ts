import path from 'node:path';
import { marked, Renderer, type Token } from 'marked';
import { serialize } from 'parse5';
import { tokenize } from './pasted-text';
import { readHead } from './read-head';
import { textOf, typesetHtml } from './typeset-html';

const PLAIN_TEXT_LENGTH = 160;

/** Addresses of the web, of mail and telephone, of this site, or within the page. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

function checkToken(file: string, token: Token): void {
  if (token.type === 'html') {
    throw new Error(
      `${file}: «${token.raw.trim()}» — код HTML, а нужен Markdown; перепишите или удалите.`,
    );
  }
  if (token.type === 'image') {
    throw new Error(`${file}: картинки на этих страницах не показываются; удалите «${token.raw}».`);
  }
  if (token.type === 'link' && !ADDRESS.test(String(token.href))) {
    throw new Error(
      `${file}: ссылка «${token.href}» не работает; нужна https://…, mailto:…, tel:… или страница сайта, например /help/.`,
    );
  }
}

/** Parses a page: a head, then Markdown without HTML. @throws Error in Russian that names file, problem and remedy */
export function parseTextPage(file: string, source: string) {
  const { title, place, description, markdown } = readHead(file, source);
  const tokens = tokenize(markdown);
  marked.walkTokens(tokens, (token) => checkToken(file, token));
  const first = tokens.find(({ type }) => type === 'paragraph');
  const slug = path.posix.basename(file, '.md');
  return {
    slug,
    path: `/${slug}/`,
    title,
    place,
    description: description || (first ? beginningOf(first) : title),
    tokens,
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
