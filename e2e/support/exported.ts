import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { EXAMPLE_TREE, EXPORT_FOLDER, filesBelow } from '../../scripts/shared/folders';
import { currentRelease } from '@/lib/releases/releases';
import { navigationOf } from '@/lib/site/navigation';
import { readSite } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { changesPage } from '@/lib/words/changes-page';
import { slides } from '@/lib/words/slides';

// Unlike a JSDOM window, `DOMParser` does not parse the page's styles.
const { DOMParser } = new JSDOM().window;

/** Reads the export in a copy of the project. @throws Error if the export has not been built */
export function readExport(tree: string) {
  const folder = path.resolve(tree, EXPORT_FOLDER);
  if (!existsSync(folder)) throw new Error('Run npm run build:tests first.');
  // The owner's files in `public/` are left out, because the build only copies them.
  const files = filesBelow(folder).filter((file) => !existsSync(path.join(tree, 'public', file)));
  const readFile = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    /** The facts of the export. They change with every release, so tests must not repeat their values. */
    facts: readSite(tree),
    /** Paths of the files that the build has made, relative to the folder. */
    files,
    pages: files.filter((file) => file.endsWith('.html')),
    readFile,
    /**
     * Parses a page, given by a path such as `/help/` or `/404.html`, without running its scripts.
     * @returns a function that finds all elements by a CSS selector
     */
    findIn(page: string) {
      const html = readFile(page.replace(/\/$/, '/index.html'));
      const document = new DOMParser().parseFromString(html, 'text/html');
      return (selector: string) => [...document.querySelectorAll(selector)];
    },
  };
}

/** The folder of the project, or of the copy of it, whose export is tested. */
export const TREE = process.env.EXPORT_TREE ?? EXAMPLE_TREE;

export const {
  folder: exportFolder,
  facts,
  files: exportedFiles,
  pages: exportedPages,
  readFile: readExported,
  findIn,
} = readExport(TREE);

export const pathOf = (page: string) => `/${page.replace(/index\.html$/, '')}`;

/** Paths of all exported pages but that for unknown addresses. */
export const pagePaths = exportedPages.filter((page) => !page.startsWith('404')).map(pathOf);

/** An unknown path, which shows the page for status 404. */
export const UNKNOWN_PATH = '/no-such-page/';

/** Name of the button that opens the version dialog. */
export const ANDROID_VERSION = fillIn(changesPage.version, {
  version: currentRelease(facts.android?.releases ?? []).version,
});

export const navigation = navigationOf(facts);

export const SLIDE_COUNT = slides.length;
