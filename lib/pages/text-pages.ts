import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseTextPage, type TextPage } from './parse-text-page';
import { decodeText } from '@/lib/owner-files/decode-text';

export const PAGES_FOLDER = 'lib/content/pages';

/** Drafts, notes, and what systems and office programs leave in folders. */
const NO_PAGE = /^(_.*\.md|readme\.md|\..*|~\$.*|thumbs\.db|desktop\.ini)$/i;

function checkName(name: string): void {
  if (/^[a-z\d]+(-[a-z\d]+)*\.md$/.test(name)) return;
  throw new Error(
    `${PAGES_FOLDER}/${name}: имя страницы — строчные латинские буквы, цифры и дефисы, в конце .md, например faq.md; переименуйте или уберите отсюда.`,
  );
}

let pages: readonly TextPage[] | undefined;

/** Returns the owner's text pages, sorted by file name. @throws Error in Russian when a file is not a valid page */
export function textPages(): readonly TextPage[] {
  const all = existsSync(PAGES_FOLDER) ? readdirSync(PAGES_FOLDER).sort() : [];
  const names = all.filter((name) => !NO_PAGE.test(name));
  names.forEach(checkName);
  pages ??= names.map((name) => {
    const file = `${PAGES_FOLDER}/${name}`;
    return parseTextPage(file, decodeText(file, readFileSync(/* turbopackIgnore: true */ file)));
  });
  return pages;
}

export type { TextPage };
