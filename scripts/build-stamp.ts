import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files-below';
import { GENERATED_FOLDER, PUBLIC_FOLDER } from './folders';
import { type Environment, valueOf } from '@/lib/settings/parse';
import { variables, type VariableName } from '@/lib/settings/variables';

/** The settings and files that an export is built from. */
export interface Sources {
  /** Values of the variables by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** Digests of the files by path. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * The sources of the last build and the digest of its pages, which is missing if the build did not
 * finish.
 */
export type BuildStamp = Sources & { readonly pages?: string };

/** Outside of `out/`, which is uploaded as it is. */
export const STAMP = `${GENERATED_FOLDER}/built-from.json`;

const folders = ['app', 'components', 'lib', PUBLIC_FOLDER, 'scripts/export', 'scripts/pictures'];

/**
 * Files in these folders that do not count: guides are on no page, and macOS writes .DS_Store at
 * any time.
 */
const ignored = /\.md$|^\.DS_Store$/;

/**
 * Without the two variables that decide only whether a build fails, and on the date in
 * security.txt, which preflight checks by itself.
 */
const settingNames = (Object.keys(variables) as VariableName[]).filter(
  (name) => name !== 'REQUIRE_PREFLIGHT' && name !== 'SOURCE_DATE_EPOCH',
);

const digestOf = (parts: Iterable<string | Buffer>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** @param pages text of the pages by path, sorted by path */
export const digestOfPages = (pages: ReadonlyMap<string, string>): string =>
  digestOf([...pages].flat());

/** The sources that a build would have now. @param root folder of the project */
export async function readSources(root: string, environment: Environment): Promise<Sources> {
  const settings = settingNames.map((name) => [name, valueOf(environment, name)]);
  const files: Record<string, string> = {};
  for (const folder of folders) {
    for (const name of filesBelow(path.join(root, folder))) {
      if (ignored.test(path.basename(name))) continue;
      files[`${folder}/${name}`] = digestOf([await readFile(path.join(root, folder, name))]);
    }
  }
  return { settings: Object.fromEntries(settings), files };
}

/** The stamp of the last build; undefined if there was none. */
export const readStamp = async (root: string): Promise<BuildStamp | undefined> => {
  const text = await readFile(path.join(root, STAMP), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuildStamp);
};

/**
 * Writes the stamp: the sources when a build begins, since files may change while it runs, and the
 * digest of the pages when it has finished.
 */
export async function writeStamp(root: string, stamp: BuildStamp): Promise<void> {
  await mkdir(path.join(root, GENERATED_FOLDER), { recursive: true });
  await writeFile(path.join(root, STAMP), JSON.stringify(stamp));
}
