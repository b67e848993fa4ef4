import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';

/** The project's folder, stored before a test changes the current folder. */
const project = process.cwd();

/** Gives each test of the file an empty folder. */
export function temporaryFolder() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Returns the path of a file in the folder, or of the folder itself. */
  const at = (name = '.') => path.join(root, name);
  /** Writes a file and creates its folders. */
  const lay = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  };
  /** Copies the owner's facts and words, which modules read from the current folder. */
  const layContent = () => {
    const filter = (file: string) => !/\.(md|png|svg)$/.test(file);
    cpSync(path.join(project, CONTENT_FOLDER), at(CONTENT_FOLDER), { recursive: true, filter });
  };
  return { at, lay, layContent };
}

/** Gives each test an empty folder that is also the current folder. */
export function inTemporaryFolder() {
  // This hook must run before the folder is removed, because Windows cannot remove the current folder.
  afterEach(() => process.chdir(project));
  const folder = temporaryFolder();
  beforeEach(() => process.chdir(folder.at()));
  return folder;
}
