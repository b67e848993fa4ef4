// All paths are relative to the project.

/** The owner's files, which the build copies unchanged into the export. */
export const PUBLIC_FOLDER = 'public';

/** The export, which the owner uploads to the host. */
export const EXPORT_FOLDER = 'out';

/** Folder for all generated files except the export. Git, the linters and `build:tests` skip it. */
export const GENERATED_FOLDER = '.generated';

/** Configuration for web servers and hosts that is not part of the export. */
export const HOSTING_FOLDER = `${GENERATED_FOLDER}/hosting`;

/** Copies of the project that are built for the tests: with the owner's content, and with a second owner's. */
export const EXAMPLE_TREE = `${GENERATED_FOLDER}/example`;
export const SECOND_OWNER_TREE = `${GENERATED_FOLDER}/second-owner`;

/** In the export. The islands' code is in a subfolder whose name is a hash of the content. */
export const ISLANDS_FOLDER = 'islands';
