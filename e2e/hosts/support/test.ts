import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { freePort, listen } from '../../../scripts/cli/listen';
import { DRY_RUN_TREE, EXAMPLE_TREE, EXPORT_FOLDER } from '../../../scripts/folders';
import { findTool } from '../../../scripts/test-tools/tools';
import { type hostServers, type ProgramServer } from './servers';
import { parseSettings, type Settings } from '@/lib/settings/parse';
import { apacheConf, htaccess } from '@/scripts/export/host-files/apache';
import { caddyConf } from '@/scripts/export/host-files/caddy';
import { nginxConf } from '@/scripts/export/host-files/nginx';
import { ownersEnvironment } from '@/scripts/fixtures/owners-data';

/** Copy of the tree with an export, and the settings that it was built with. */
interface Build {
  readonly tree: string;
  readonly settings: Settings;
}

/** The site at the root, and the dry run's under its sub-path. */
export const builds: readonly Build[] = [
  { tree: EXAMPLE_TREE, settings: parseSettings({}) },
  { tree: DRY_RUN_TREE, settings: parseSettings(ownersEnvironment) },
];

/** Starts a program in a folder. @returns its origin, and a function that stops it */
async function start(server: ProgramServer, folder: string) {
  const [program] = findTool(server) ?? [];
  if (program === undefined) throw new Error(`Install ${server.packages.join(', ')}.`);
  const port = await freePort({});
  const fill = (text: string) => text.replaceAll('PORT', `${port}`).replaceAll('FOLDER', folder);
  await writeFile(path.join(folder, 'server.conf'), fill(server.configuration));
  // Caddy writes files to the home folder.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, server.args.split(' ').map(fill), { env, cwd: folder });
  let said = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const answers = () => fetch(origin).then(Boolean, () => child.exitCode !== null);
  await expect.poll(answers).toBe(true);
  expect(child.exitCode, said).toBeNull();
  const close = async () => {
    child.kill();
    await ended;
  };
  return { origin, close };
}

interface Fixtures {
  /** A folder with the export at its sub-path and our rules, without any that the owner has added. */
  copyOf: (build: Build) => Promise<string>;
  /** Serves a folder with the rules for these settings until the test ends. @returns the origin */
  serve: (
    server: (typeof hostServers)[number],
    root: string,
    settings: Settings,
  ) => Promise<string>;
}

export const test = base.extend<Fixtures, { readonly place: string }>({
  /** A folder for the copies, which all servers share, and for the servers' own. */
  place: [
    async ({}, use) => {
      const place = await mkdtemp(path.join(tmpdir(), 'hosts-'));
      // Readable for servers that give up root's rights.
      await chmod(place, 0o755);
      await use(place);
      await rm(place, { recursive: true });
    },
    { scope: 'worker' },
  ],
  copyOf: async ({ place }, use) =>
    use(async ({ tree, settings }) => {
      const root = path.join(place, path.basename(tree));
      const site = path.join(root, settings.basePath);
      if (existsSync(site)) return root;
      await cp(path.join(tree, EXPORT_FOLDER), site, { recursive: true });
      await writeFile(path.join(site, '.htaccess'), htaccess(settings).content);
      return root;
    }),
  serve: async ({ place }, use, { testId }) => {
    let close = async () => {};
    await use(async (server, root, settings) => {
      const folder = path.join(place, testId);
      await mkdir(folder);
      await symlink(root, path.join(folder, 'root'));
      const rules = {
        'nginx.conf': nginxConf(settings),
        'apache.conf': apacheConf(settings) ?? '',
        'caddy.conf': caddyConf(settings),
      };
      for (const [name, text] of Object.entries(rules)) {
        await writeFile(path.join(folder, name), text);
      }
      const running =
        'listener' in server
          ? await listen(server.listener(root, settings), {})
          : await start(server, folder);
      close = running.close;
      return running.origin;
    });
    await close();
  },
});

export { expect };
