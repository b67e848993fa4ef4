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

  const at = (name = '.') => path.join(root, name);
  return {
    /** Path of a file in the folder, or of the folder itself. */
    at,
    /** Writes a file, with the folders that it is in. */
    lay(name: string, content: string | Buffer) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), content);
    },
  };
}

/** The same, with the folder in the place of the project's. */
export function inTemporaryFolder() {
  const project = process.cwd();
  // Before the folder is removed: Windows does not remove the one that a process is in.
  afterEach(() => process.chdir(project));
  const folder = temporaryFolder();
  beforeEach(() => process.chdir(folder.at()));
  return folder;
}
