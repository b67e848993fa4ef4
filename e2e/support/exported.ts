import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleExport } from './builds';
import { elementsIn } from './page-elements';

/** Files of the export, as paths from its folder. */
export const exportedFiles = readdirSync(exampleExport, { recursive: true, encoding: 'utf8' });

export const exportedPages = exportedFiles.filter((file) => file.endsWith('.html'));

/** File of the export for a page's path: `/help/` is `help/index.html`. */
export const fileOf = (page: string) => (page.endsWith('/') ? `${page}index.html` : page).slice(1);

export const readExported = (file: string) => readFileSync(path.join(exampleExport, file), 'utf8');

/** Elements of a page of the export. */
export const readElements = (page: string) => elementsIn(readExported(fileOf(page)));
