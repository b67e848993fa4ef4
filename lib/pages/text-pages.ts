import { parseTextPage } from './parse-text-page';
import { filesIn } from '@/lib/owner-files/folder';
import { readText } from '@/lib/owner-files/read-text';

export type TextPage = ReturnType<typeof parseTextPage>;

export const PAGES_FOLDER = 'lib/content/pages';

/** Drafts, notes and hidden files. */
const NO_PAGE = /^(_.*\.md|readme\.md|\..*)$/i;

let pages: readonly TextPage[] | undefined;

/** Returns the owner's text pages, sorted by file name. @throws Error in Russian when a file is not a valid page */
export function textPages(): readonly TextPage[] {
  pages ??= filesIn(PAGES_FOLDER).flatMap((name) => {
    if (NO_PAGE.test(name)) return [];
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
