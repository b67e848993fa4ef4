import { marked, type Token, type Tokens } from 'marked';

/** A part of a page, and a Russian sentence about it. */
export type Finding = readonly [part: string, sentence: string];

/** Addresses of the web, of mail and telephone, of this site, or within the page. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** What stands in the finished text although it was meant as Markdown. */
const unread: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d*])\*\*[\p{L}«"]+/u, 'жирное не закрыто; поставьте ** вплотную к последнему слову'],
  [/^##+\p{L}+/mu, 'после решёток заголовка нужен пробел'],
  [
    /\[[^[\]]+\](\((?=https?:|mailto:|[/#])| \((?=https?:|mailto:|\/))|\([^()]+\)\[(?=https?:|mailto:|\/)/,
    'ссылка не получилась; нужно [текст](адрес), без пробелов между скобками и в адресе',
  ],
  [
    /^[ \t]*\|.*(?=\n[ \t]*\|)|(?<=\n)(?=.*\|)(?=.*[\p{Pd}−─])[\p{Pd}−─|: \t]+$/mu,
    'таблица не получилась; вторая её строка — |---|---|, пустых строк внутри нет',
  ],
];

/** What may be meant to the letter. */
const doubtful: typeof unread = [
  [/\{[a-z]\w*\}/i, 'подстановок на этих страницах нет'],
  [/\[\^[^\]]+\]/, 'сносок на этих страницах нет'],
  [/\[[^[\]]+\]\[[^[\]]*\]/, 'у ссылки нет адреса'],
  [/^-\p{L}+(?=.*\n+-\p{L})/mu, 'в списке после дефиса нужен пробел'],
  [/lorem ipsum|^TODO:/im, 'это ещё не ваш текст'],
];

function findIn(words: string, patterns: typeof unread): Finding[] {
  const found = patterns.map(
    ([pattern, sentence]) => [pattern.exec(words)?.[0], sentence] as const,
  );
  return found.flatMap(([part, sentence]) => (part ? [[part, `«${part}» — ${sentence}`]] : []));
}

function mistakeIn(token: Token): string | undefined {
  const { type, raw } = token;
  if (type === 'html')
    return `«${raw.trim()}» — код HTML, а нужен Markdown; перепишите или удалите`;
  if (type === 'image') return `картинки на этих страницах не показываются; удалите «${raw}»`;
  if (type === 'link' && token.text === '') return `у ссылки «${raw}» нет слов; впишите их в [ ]`;
  return type === 'link' && !ADDRESS.test(String(token.href))
    ? `ссылка «${token.href}» не работает; нужна https://…, mailto:…, tel:… или страница сайта, например /help/`
    : undefined;
}

/** Returns what is wrong with a block of a page, and what may be wrong with it. Code stays to the letter. */
export function examine(block: Token): { mistakes: Finding[]; doubts: Finding[] } {
  const mistakes: Finding[] = [];
  let words = '';
  marked.walkTokens([block], (token) => {
    const { type, raw } = token;
    const mistake = mistakeIn(token);
    if (mistake) mistakes.push([raw, mistake]);
    const { header } = token as Partial<Tokens.Table>;
    const cellsOf = (row: string) => row.replace(/^ *\|/, '').split(/(?<!\\)\|/);
    const long = header && raw.split('\n').find((row) => cellsOf(row)[header.length]?.trim());
    if (long) mistakes.push([long, `в строке таблицы «${long}» ячеек больше, чем в первой`]);
    if (/^(paragraph|heading|list_item|blockquote)$/.test(type)) words += '\n\n';
    if (/^(codespan|escape)$/.test(type)) words += '`';
    if (type === 'br' || (type === 'text' && !('tokens' in token))) words += raw;
  });
  return { mistakes: [...mistakes, ...findIn(words, unread)], doubts: findIn(words, doubtful) };
}
