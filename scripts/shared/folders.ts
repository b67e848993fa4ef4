/** Folders, relative to the project. */

/** The owner's files, which are published unchanged under the same path. */
export const PUBLIC_FOLDER = 'public';

/** The export, which the owner uploads. */
export const EXPORT_FOLDER = 'out';

/** Everything else that commands generate; git, the checks and copies of the tree ignore it. */
export const GENERATED_FOLDER = '.generated';

/** Configuration for web servers and hosts, beside the export. */
export const HOSTING_FOLDER = `${GENERATED_FOLDER}/hosting`;

/** Copies of the tree that are built for the tests. */
export const EXAMPLE_TREE = `${GENERATED_FOLDER}/example`;
export const EXAMPLE_AGAIN_TREE = `${GENERATED_FOLDER}/example-again`;
export const DRY_RUN_TREE = `${GENERATED_FOLDER}/dry-run`;

/** Holds an export of the dry run's owner with one program and one store. */
export const ONE_PLATFORM_TREE = `${GENERATED_FOLDER}/one-platform`;

/** The islands' code in an export, in a folder whose name changes with its content. */
export const ISLANDS_FOLDER = 'islands';
