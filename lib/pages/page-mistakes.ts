import { marked, type Token } from 'marked';

/** A part of a page, and a Russian sentence about it. */
type Mistake = readonly [part: string, sentence: string];

/** Addresses of the web, of mail and telephone, of this site, or within the page. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Two lines that begin with a pipe, or a line of dashes and pipes below another one. */
const NO_TABLE = /^[ \t]*\|.*\n[ \t]*\||\n(?=.*\|)(?=.*[\p{Pd}−─])[\p{Pd}−─|: \t]+$/mu;

/** What stands in the finished text if Markdown has not understood it, and the remedy. */
const unread: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d*])\*\*[\p{L}«"]+/u,
    'жирное не закрыто; поставьте ** вплотную к последнему слову или удалите',
  ],
  [/^##+\p{L}+/mu, 'после решёток заголовка нужен пробел'],
  [
    /\[[^[\]]+\](\((?=https?:|mailto:|[/#])| \((?=https?:|mailto:|\/))|\([^()]+\)\[(?=https?:|mailto:|\/)/,
    'ссылка не получилась; нужно [текст](адрес), без пробелов между скобками и в адресе',
  ],
];

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\|/, '')
    .split(/(?<!\\)\|/);

function mistakeIn(token: Token): Mistake | undefined {
  const { type, raw } = token;
  const say = (sentence: string, part = raw) => [part, sentence] as const;
  if (type === 'html')
    return say(`«${raw.trim()}» — код HTML, а нужен Markdown; перепишите или удалите`);
  if (type === 'image') return say(`картинки на этих страницах не показываются; удалите «${raw}»`);
  if (type === 'link' && !ADDRESS.test(String(token.href)))
    return say(
      `ссылка «${token.href}» не работает; нужна https://…, mailto:…, tel:… или страница сайта, например /help/`,
    );
  if (type === 'link' && token.text === '')
    return say(`у ссылки «${raw}» нет слов; впишите их в [ ]`);
  if (/^(paragraph|text)$/.test(type) && NO_TABLE.test(raw))
    return say('таблица не получилась; вторая её строка — |---|---|, пустых строк внутри нет');
  if (type !== 'table') return undefined;
  const width = (token.header as unknown[]).length;
  const long = raw.split('\n').find((row) => cellsOf(row).slice(width).join('').trim());
  return long ? say(`в строке таблицы «${long}» ячеек больше, чем в первой`, long) : undefined;
}

/** Returns the finished text of a block, without code and without what is escaped. */
export function wordsOf(block: Token): string {
  let words = '';
  marked.walkTokens([block], (token: Token) => {
    const { type, raw } = token;
    if (/^(paragraph|heading|list_item|blockquote)$/.test(type)) words += '\n\n';
    if (/^(codespan|escape)$/.test(type)) words += '`';
    if (type === 'br' || (type === 'text' && !('tokens' in token))) words += raw;
  });
  return words;
}

/** Returns what is wrong with a block of a page. */
export function mistakesIn(block: Token): Mistake[] {
  const found: (Mistake | undefined)[] = [];
  marked.walkTokens([block], (token) => void found.push(mistakeIn(token)));
  const words = wordsOf(block);
  const left = unread.flatMap(([pattern, remedy]): Mistake[] => {
    const part = pattern.exec(words)?.[0];
    return part ? [[part, `«${part}»: ${remedy}`]] : [];
  });
  return [...found.filter((one) => one !== undefined), ...left];
}
