import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
  return { at, lay };
}

/** Gives each test an empty folder that is also the current folder. */
export function inTemporaryFolder() {
  const project = process.cwd();
  // This hook must run before the folder is removed, because Windows cannot remove the current folder.
  afterEach(() => process.chdir(project));
  const folder = temporaryFolder();
  beforeEach(() => process.chdir(folder.at()));
  return folder;
}
