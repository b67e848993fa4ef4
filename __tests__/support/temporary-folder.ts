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
