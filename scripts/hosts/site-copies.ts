import { chmod, cp, mkdir, readdir, rm, stat, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subPathBuild } from '../sub-path-build';
import { extensionOf } from './content-types';

/** An export in a folder that a server can show at `/`. */
export interface SiteCopy {
  readonly basePath: string;
  readonly root: string;
  /** Full path of what the build wrote for nginx. */
  readonly nginxConf: string;
  /** Files of the export for visitors, relative, with slashes. */
  readonly files: readonly string[];
}

const hostConfigurations = ['staticwebapp.config.json', 'vercel.json'];

/** `_headers`, `.htaccess` and their like are for hosts, some of which hide them. */
export const isForVisitors = (file: string) =>
  extensionOf(file) !== '' && !hostConfigurations.includes(file);

const builds = [
  {
    directory: 'out',
    nginxConf: '.hosting/nginx.conf',
    basePath: '',
    command: 'npm run build',
  },
  { ...subPathBuild, command: 'npm run build:sub-path' },
] as const;

async function copyExport(
  { directory, nginxConf, basePath }: (typeof builds)[number],
  root: string,
): Promise<SiteCopy> {
  const target = path.join(root, basePath);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(directory, target, { recursive: true });
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter(isForVisitors);
  return { basePath, root, nginxConf: path.resolve(nginxConf), files: files.sort() };
}

/**
 * Copies both exports to where servers that give up root's rights can read them.
 *
 * @returns the folder with the copies, for the caller to remove
 * @throws Error that tells which command makes an export that is not there
 */
export async function copySites(): Promise<{ folder: string; sites: readonly SiteCopy[] }> {
  for (const { directory, nginxConf, command } of builds) {
    for (const needed of [directory, nginxConf]) {
      await stat(needed).catch(() => {
        throw new Error(`There is no ${needed}; make it by ${command}.`);
      });
    }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  try {
    await chmod(folder, 0o755);
    const [root, sub] = builds;
    const sites = [
      await copyExport(root, path.join(folder, 'root')),
      await copyExport(sub, path.join(folder, 'sub')),
    ];
    return { folder, sites };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
