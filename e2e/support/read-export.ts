import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../scripts/files-below';
import { EXPORT_FOLDER } from '../../scripts/folders';
import { readPage } from '@/scripts/export/html';

/** Finds elements of a page by name and attributes, in document order. */
function elementsIn(html: string) {
  const { elements } = readPage(html);
  return (name: string, expected: Readonly<Record<string, string>> = {}) =>
    elements.filter(
      (element) =>
        (name === '*' || element.name === name) &&
        Object.entries(expected).every(([key, value]) => element.attributes.get(key) === value),
    );
}

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
    /** Elements of a page by its path, such as `/help/` or `/404.html`. */
    readElements: (page: string) => elementsIn(readFile(page.replace(/\/$/, '/index.html'))),
  };
}
