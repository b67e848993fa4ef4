import path from 'node:path';
import { marked, Renderer, type Token } from 'marked';
import { serialize } from 'parse5';
import { textOf, typesetHtml } from './typeset-html';
import { typeset } from '@/lib/owner-files/typeset';

const places = ['footer', 'menu', 'none'] as const;

export type TextPage = ReturnType<typeof parseTextPage>;

/** The line around the head. */
const RULE = /^---\s*$/;

const PLAIN_TEXT_LENGTH = 160;

/** Addresses of the web, of mail and telephone, of this site, or within the page. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

function readHead(file: string, head: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    head
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, name = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
        if (!['title', 'place', 'description'].includes(name)) {
          throw new Error(
            `${file}: в начале файла строка «${line}», а бывают title:, place: и description:; исправьте её или, если это уже текст, верните перед ней строку ---.`,
          );
        }
        return [name, value.replace(/^(["'])((?:(?!\1).)*)\1$/, '$2')];
      }),
  );
}

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
  const lines = source.trimStart().split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && RULE.test(line));
  if (!RULE.test(lines[0] ?? '') || end < 0) {
    throw new Error(
      `${file}: в начале файла потеряна строка ---; между двумя такими строками стоит title: с названием страницы.`,
    );
  }
  const { title: name, place = '', description = '' } = readHead(file, lines.slice(1, end));
  if (!name) {
    throw new Error(
      `${file}: в начале файла между строками --- нужна строка title: с названием страницы.`,
    );
  }
  const known = places.find((name) => name === place);
  if (!known) {
    throw new Error(
      `${file}: в строке place: нужно footer (подвал), menu (меню) или none (нигде).`,
    );
  }
  const tokens = marked.lexer(lines.slice(end + 1).join('\n'));
  marked.walkTokens(tokens, (token) => checkToken(file, token));
  const first = tokens.find(({ type }) => type === 'paragraph');
  const slug = path.posix.basename(file, '.md');
  const title = typeset(name);
  return {
    slug,
    path: `/${slug}/`,
    title,
    place: known,
    /** For search engines. */
    description: typeset(description) || (first ? beginningOf(first) : title),
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
export function textPageHtml(page: Pick<TextPage, 'tokens'>, basePath: string): string {
  const tokens = structuredClone(page.tokens);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading' && token.depth === 1) token.depth = 2;
    if (token.type === 'link' && String(token.href).startsWith('/'))
      token.href = basePath + token.href;
  });
  return serialize(typesetHtml(marked.parser(tokens, { renderer: new Renderer() })));
}
