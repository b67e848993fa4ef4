import { chmod, cp, mkdir, readdir, rm, stat, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subPathBuild } from '../sub-path-build';

/** An export in a folder that a server can show at `/`. */
export interface SiteCopy {
  readonly basePath: string;
  readonly root: string;
  /** Files of the export, relative, with slashes. */
  readonly files: readonly string[];
}

async function copyExport(from: string, root: string, basePath: string): Promise<SiteCopy> {
  const target = path.join(root, basePath);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target, { recursive: true });
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  return { basePath, root, files: files.sort() };
}

/**
 * Copies both exports to where servers that give up root's rights can read them.
 *
 * @returns the folder with the copies, for the caller to remove
 * @throws Error that tells which command makes an export that is not there
 */
export async function copySites(): Promise<{ folder: string; sites: readonly SiteCopy[] }> {
  for (const [directory, command] of [
    [subPathBuild.directory, 'npm run build:sub-path'],
    ['out', 'npm run build'],
  ] as const) {
    await stat(directory).catch(() => {
      throw new Error(`There is no folder ${directory}; make it by ${command}.`);
    });
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  try {
    await chmod(folder, 0o755);
    const sites = [
      await copyExport('out', path.join(folder, 'root'), ''),
      await copyExport(subPathBuild.directory, path.join(folder, 'sub'), subPathBuild.basePath),
    ];
    return { folder, sites };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
