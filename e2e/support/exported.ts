import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { readExport } from './read-export';

/** The export of this tree's content with the default settings: `npm run build:example`. */
export const {
  folder: exportFolder,
  files: exportedFiles,
  pages: exportedPages,
  readFile: readExported,
  findIn,
} = readExport(EXAMPLE_TREE);
