import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest';
import { filesBelow } from './files-below';
import { EXPORT_FOLDER, GENERATED_FOLDER, PUBLIC_FOLDER } from './folders';
import { valueOf } from '@/lib/settings/parse';
import { variables, type VariableName } from '@/lib/settings/variables';

/** What an export is made of, and the export itself: values of variables by name, digests of files by path. */
export type Stamp = Readonly<Record<string, string>>;

/** Outside of `out/`, which is uploaded as it is. */
export const STAMP = `${GENERATED_FOLDER}/built-from.json`;

const sources = ['app', 'components', 'lib', PUBLIC_FOLDER, 'scripts/export', 'scripts/pictures'];

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

const digestsOf = (folder: string): Stamp =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((name) => !ignored.test(path.basename(name)))
      .map((name) => [`${folder}/${name}`, digestOf([readFileSync(path.join(folder, name))])]),
  );

const readSources = (): Stamp => ({
  ...Object.fromEntries(settingNames.map((name) => [name, valueOf(process.env, name)])),
  ...Object.assign({}, ...sources.map(digestsOf)),
});

function write(stamp: Stamp): void {
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  writeFileSync(STAMP, JSON.stringify(stamp));
}

/** The stamp of the last build; empty if there was none. */
export const readStamp = (): Stamp =>
  existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp) : {};

/** The stamp that the present export would have if it were built now. */
export const presentStamp = (): Stamp => ({
  ...readSources(),
  ...digestsOf(EXPORT_FOLDER),
});

/** Writes the sources when a build begins, since files may change while it runs. */
export const beginStamp = (): void => write(readSources());

/** Adds the export when the build has finished. */
export const finishStamp = (): void => write({ ...readStamp(), ...digestsOf(EXPORT_FOLDER) });
