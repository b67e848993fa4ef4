import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { readExport } from './read-export';

/** The export of `npm run build:example`: the current content with the default settings. */
export const {
  folder: exportFolder,
  files: exportedFiles,
  pages: exportedPages,
  readFile: readExported,
  findIn,
} = readExport(EXAMPLE_TREE);
