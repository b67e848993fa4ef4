import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FOLDER, PUBLIC_FOLDER } from './folders';
import { type Environment, valueOf } from '@/lib/settings/parse';
import { variables, type VariableName } from '@/lib/settings/variables';

/** What an export is made of. */
export interface Sources {
  /** Values by the names of the variables. */
  readonly settings: Readonly<Record<string, string>>;
  /** Digests by the paths of the files. */
  readonly files: Readonly<Record<string, string>>;
}

/** What the last build was made of, and the digest of its pages; without it the build did not end. */
export type BuildStamp = Sources & { readonly pages?: string };

/** Not in the export: it is nobody's business there, and `out/` is uploaded as it is. */
export const STAMP = `${GENERATED_FOLDER}/built-from.json`;

const folders = ['app', 'components', 'lib', PUBLIC_FOLDER, 'scripts/export', 'scripts/pictures'];

/** Of the folders; guides reach no page, and macOS writes its file whenever a folder is looked at. */
const left = /\.md$|^\.DS_Store$/;

/** These two decide when a build fails, and on the day of security.txt, which has a check of its own. */
const settingNames = (Object.keys(variables) as VariableName[]).filter(
  (name) => name !== 'REQUIRE_PREFLIGHT' && name !== 'SOURCE_DATE_EPOCH',
);

const digestOf = (parts: Iterable<string | Buffer>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** @param pages text by path, in the order of the paths */
export const digestOfPages = (pages: ReadonlyMap<string, string>): string =>
  digestOf([...pages].flat());

/** What a build would be made of now. @param root folder of the project */
export async function readSources(root: string, environment: Environment): Promise<Sources> {
  const settings = settingNames.map((name) => [name, valueOf(environment, name)]);
  const files: Record<string, string> = {};
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries) {
      if (!entry.isFile() || left.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      files[path.relative(root, file).split(path.sep).join('/')] = digestOf([await readFile(file)]);
    }
  }
  return { settings: Object.fromEntries(settings), files };
}

/** The stamp of the last build; undefined: there was none. */
export const readStamp = async (root: string): Promise<BuildStamp | undefined> => {
  const text = await readFile(path.join(root, STAMP), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuildStamp);
};

/** Keeps what a build is made of at its begin, since files may change while it runs, and its pages at its end. */
export async function writeStamp(root: string, stamp: BuildStamp): Promise<void> {
  await mkdir(path.join(root, GENERATED_FOLDER), { recursive: true });
  await writeFile(path.join(root, STAMP), JSON.stringify(stamp));
}
