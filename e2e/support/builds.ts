import path from 'node:path';

/** Copy of the tree that `npm run build:example` builds in. */
export const exampleTree = '.variants/example';

/** Its export: the content as it is in this tree, with the default settings. */
export const exampleExport = path.join(exampleTree, 'out');
