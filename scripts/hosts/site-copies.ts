import { chmod, cp, mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rehearsalEnvironment } from '../../__tests__/support/rehearsal';

/** An export in a folder that a server can show at `/`. */
export interface SiteCopy {
  readonly basePath: string;
  /** How long browsers insist on https, as the build was told. */
  readonly hsts: string;
  readonly root: string;
  /** Full path of what the build wrote for nginx. */
  readonly nginxConf: string;
  /** Files of the export for visitors, relative, with slashes. */
  readonly files: readonly string[];
}

const { NEXT_PUBLIC_BASE_PATH: subPath, HSTS: hstsOfRehearsal } = rehearsalEnvironment;

/** The site at the root, and the rehearsal's under its sub-path. */
const builds = [
  { folder: '.', basePath: '', hsts: process.env.HSTS ?? '', script: 'build' },
  {
    folder: '.variants/rehearsal',
    basePath: subPath,
    hsts: hstsOfRehearsal,
    script: 'build:rehearsal',
  },
].map(({ folder, ...build }) => ({
  ...build,
  directory: path.join(folder, 'out'),
  nginxConf: path.join(folder, '.hosting/nginx.conf'),
}));

/** `_headers`, `.htaccess`, `vercel.json` and their like are for hosts, some of which hide them. */
const isForVisitors = (file: string) =>
  path.extname(file) !== '' && !['staticwebapp.config.json', 'vercel.json'].includes(file);

/**
 * Copies both exports to where servers that give up root's rights can read them.
 *
 * @returns the folder with the copies, for the caller to remove
 * @throws Error that tells which command makes an export that is not there
 */
export async function copySites(): Promise<{ folder: string; sites: readonly SiteCopy[] }> {
  for (const { directory, nginxConf, script } of builds) {
    for (const needed of [directory, nginxConf]) {
      await stat(needed).catch(() => {
        throw new Error(`There is no ${needed}; make it by npm run ${script}.`);
      });
    }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  await chmod(folder, 0o755);
  const sites: SiteCopy[] = [];
  for (const { directory, nginxConf, basePath, hsts, script } of builds) {
    const root = path.join(folder, script.replace(':', '-'));
    const target = path.join(root, basePath);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(directory, target, { recursive: true });
    const entries = await readdir(target, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter(isForVisitors);
    sites.push({ basePath, hsts, root, nginxConf: path.resolve(nginxConf), files: files.sort() });
  }
  return { folder, sites };
}
