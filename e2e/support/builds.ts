import path from 'node:path';
import { EXAMPLE_TREE, EXPORT_FOLDER } from '../../scripts/folders';

/** Copy of the tree that `npm run build:example` builds in. */
export const exampleTree = EXAMPLE_TREE;

/** Its export: the content as it is in this tree, with the default settings. */
export const exampleExport = path.join(exampleTree, EXPORT_FOLDER);
