import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';

// In a file that imports this module, the current folder of each test is a new, empty one.

const project = process.cwd();
/** For scripts of the project that run in the folder. */
export const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  process.chdir(folder);
});
afterEach(() => {
  // Windows cannot remove the current folder.
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Writes a file and creates its folders. */
export function lay(name: string, content: string | Buffer) {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, content);
}

/** Copies the owner's facts, words and colours, which modules read from the current folder. */
export function layContent() {
  const filter = (file: string) => !/\.(md|png|svg)$/.test(file);
  for (const own of [CONTENT_FOLDER, TOKENS_FILE])
    cpSync(path.join(project, own), own, { recursive: true, filter });
}
