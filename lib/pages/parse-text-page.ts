import path from 'node:path';
import { marked, Renderer, type Token } from 'marked';
import { typeset } from '../text/typeset';
import { typesetMarkdown } from './typeset-markdown';

const places = ['footer', 'menu', 'none'] as const;

export interface TextPage {
  readonly slug: string;
  /** Begins and ends with a slash. */
  readonly path: string;
  readonly title: string;
  /** Where the site links to the page. */
  readonly place: (typeof places)[number];
  /** For search engines: the head's description or, without it, the first paragraph. */
  readonly description: string;
  /** Markdown without the head, typeset. */
  readonly text: string;
}

const HEAD = /^\s*---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

const PLAIN_TEXT_LENGTH = 160;

/** Addresses of the web, of mail and telephone, of this site, or within the page. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

function readHead(file: string, head: string): Record<string, string> {
  return Object.fromEntries(
    head
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, name = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
        if (!['title', 'place', 'description'].includes(name)) {
          throw new Error(
            `${file}: в начале файла строка «${line}», а бывают title:, place: и description:; исправьте её.`,
          );
        }
        return [name, value.replace(/^(["'])(.*)\1$/, '$2')];
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
export function parseTextPage(file: string, source: string): TextPage {
  const slug = path.posix.basename(file, '.md');
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
    throw new Error(
      `${file}: имя файла станет адресом страницы; нужны строчные латинские буквы, цифры и дефисы, например faq.md.`,
    );
  }
  const [, head, text = ''] = HEAD.exec(source) ?? [];
  const { title, place = '', description = '' } = head === undefined ? {} : readHead(file, head);
  if (!title) {
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
  const tokens = marked.lexer(text);
  marked.walkTokens(tokens, (token) => checkToken(file, token));
  const first = tokens.find(({ type }) => type === 'paragraph');
  const plain = first ? plainText(first) : title;
  return {
    slug,
    path: `/${slug}/`,
    title: typeset(title),
    place: known,
    description: typeset(description || plain),
    text: typesetMarkdown(text),
  };
}

function plainText(paragraph: Token): string {
  const words: string[] = [];
  marked.walkTokens([paragraph], (token) => {
    if (!('tokens' in token) && 'text' in token) words.push(String(token.text));
  });
  const plain = words.join('').replaceAll(/\s+/g, ' ');
  return plain.length > PLAIN_TEXT_LENGTH
    ? `${plain.slice(0, PLAIN_TEXT_LENGTH).replace(/\s\S*$/, '')}…`
    : plain;
}

/** Returns a page's HTML. Its headings begin at the second level, because only the page's title is of the first. */
export function textPageHtml({ text }: Pick<TextPage, 'text'>, basePath: string): string {
  const tokens = marked.lexer(text);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading' && token.depth === 1) token.depth = 2;
    if (token.type === 'link' && String(token.href).startsWith('/'))
      token.href = basePath + token.href;
  });
  return marked.parser(tokens, { renderer: new Renderer() });
}
