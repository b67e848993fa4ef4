import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '../owner-files/decode-text';
import { parseTextPage, type TextPage } from './parse-text-page';

export const PAGES_FOLDER = 'lib/content/pages';

const isPage = (name: string) => name.endsWith('.md') && !/^(_|\.|readme\.md$)/i.test(name);

let pages: readonly TextPage[] | undefined;

/** Returns the owner's text pages, sorted by file name. @throws Error in Russian when a file is not a valid page */
export function textPages(): readonly TextPage[] {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), PAGES_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter(isPage).sort() : [];
  pages ??= names.map((name) => {
    const file = `${PAGES_FOLDER}/${name}`;
    return parseTextPage(file, decodeText(file, readFileSync(path.join(folder, name))));
  });
  return pages;
}

export type { TextPage };
