import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rehearsalEnvironment } from '../../../__tests__/support/rehearsal';

const { NEXT_PUBLIC_BASE_PATH: subPath, HSTS: hstsOfRehearsal } = rehearsalEnvironment;

/** The site at the root, and the rehearsal's under its sub-path. */
export const builds = [
  { folder: '.variants/example', basePath: '', hsts: '' },
  { folder: '.variants/rehearsal', basePath: subPath, hsts: hstsOfRehearsal },
] as const;

export type Build = (typeof builds)[number];

/** An export in a folder that a server can show at `/`. */
export interface SiteCopy {
  readonly root: string;
  /** Sub-path of the export in it, without a final slash. */
  readonly basePath: string;
  /** Full path of what the build wrote for nginx. */
  readonly nginxConf: string;
  /** Files of the export for visitors, relative, with slashes. */
  readonly files: readonly string[];
}

/** `_headers`, `.htaccess`, `vercel.json` and their like are for hosts, some of which hide them. */
const isForVisitors = (file: string) =>
  path.extname(file) !== '' && !['staticwebapp.config.json', 'vercel.json'].includes(file);

/** A new folder for what servers that give up root's rights have to read; the caller removes it. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Copies an export to a folder of its own below the one that is given.
 *
 * @throws Error that tells which command makes an export that is not there
 */
export async function copySite({ folder, basePath }: Build, parent: string): Promise<SiteCopy> {
  const nginxConf = path.resolve(folder, '.hosting/nginx.conf');
  if (!existsSync(nginxConf)) {
    throw new Error(`There is no ${nginxConf}; make it by npm run test:builds.`);
  }
  const root = path.join(parent, path.basename(folder), 'root');
  const target = path.join(root, basePath);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(path.join(folder, 'out'), target, { recursive: true });
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter(isForVisitors);
  return { root, basePath, nginxConf, files: files.sort() };
}
