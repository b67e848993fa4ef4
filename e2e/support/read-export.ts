import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { filesBelow } from '../../scripts/shared/files-below';
import { EXPORT_FOLDER } from '../../scripts/shared/folders';

// A parser's document, unlike a window's, reads no styles.
const { DOMParser } = new JSDOM().window;

/** The export of a copy of the tree. @throws Error with a sentence when it has not been built */
export function readExport(tree: string) {
  const folder = path.resolve(tree, EXPORT_FOLDER);
  if (!existsSync(folder)) throw new Error('Run npm run test:builds first.');
  // Without the owner's files of `public/`.
  const files = filesBelow(folder).filter((file) => !existsSync(path.join(tree, 'public', file)));
  const readFile = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    /** Paths, relative to the folder, of the files that the build has made. */
    files,
    pages: files.filter((file) => file.endsWith('.html')),
    readFile,
    /** Finds elements of a page by its path, such as `/help/` or `/404.html`, as without scripts. */
    findIn(page: string) {
      const html = readFile(page.replace(/\/$/, '/index.html'));
      const document = new DOMParser().parseFromString(html, 'text/html');
      return (selector: string) => [...document.querySelectorAll(selector)];
    },
  };
}
