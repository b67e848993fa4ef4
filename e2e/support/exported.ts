import { EXAMPLE_TREE } from '../../scripts/shared/folders';
import { readExport } from './read-export';

/** The folder of the project, or of the copy of it, whose export is tested. */
export const TREE = process.env.EXPORT_TREE ?? EXAMPLE_TREE;

export const {
  folder: exportFolder,
  files: exportedFiles,
  pages: exportedPages,
  readFile: readExported,
  findIn,
} = readExport(TREE);
