/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { facts } from '@/lib/content/facts';
import { readInstaller } from '@/lib/installer/read-installer';

const { file } = facts.windows.installer;

it('the file of public/ is the one of the fact file', () => {
  expect(readInstaller()).toMatchObject(facts.windows.installer);
});

describe('in a folder with other files', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'installer-'));
    mkdirSync(path.join(folder, 'public/downloads'), { recursive: true });
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('a missing installer stops the build', () => {
    expect(() => readInstaller()).toThrow(`There is no public/downloads/${file}`);
  });

  it('another installer stops the build', () => {
    writeFileSync(path.join(folder, 'public/downloads', file), 'other');

    expect(() => readInstaller()).toThrow(`public/downloads/${file} has 5 bytes, but`);
  });
});
