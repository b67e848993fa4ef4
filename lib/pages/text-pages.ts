import { existsSync, readdirSync } from 'node:fs';
import { parseTextPage, type TextPage } from './parse-text-page';
import { isLeftBehind } from '@/lib/owner-files/left-behind';
import { readText } from '@/lib/owner-files/read-text';

export const PAGES_FOLDER = 'lib/content/pages';

/** Drafts, notes and hidden files. */
const NO_PAGE = /^(_.*\.md|readme\.md|\..*)$/i;

let pages: readonly TextPage[] | undefined;

/** Returns the owner's text pages, sorted by file name. @throws Error in Russian when a file is not a valid page */
export function textPages(): readonly TextPage[] {
  const names = existsSync(PAGES_FOLDER) ? readdirSync(PAGES_FOLDER).sort() : [];
  pages ??= names.flatMap((name) => {
    if (NO_PAGE.test(name) || isLeftBehind(name)) return [];
    const file = `${PAGES_FOLDER}/${name}`;
    if (!/^[a-z\d]+(-[a-z\d]+)*\.md$/.test(name)) {
      throw new Error(
        `${file}: имя страницы — строчные латинские буквы, цифры и дефисы, в конце .md, например faq.md; переименуйте или уберите отсюда.`,
      );
    }
    return parseTextPage(file, readText(file));
  });
  return pages;
}

export type { TextPage };
