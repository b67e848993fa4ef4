import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { freePort, listen } from '../../../scripts/develop/site-server/listen';
import { findTool } from '../../../scripts/develop/test-tools/tools';
import {
  DRY_RUN_TREE,
  EXAMPLE_TREE,
  EXPORT_FOLDER,
  HOSTING_FOLDER,
} from '../../../scripts/shared/folders';
import { type hostServers, type ProgramServer } from './servers';
import { ownersEnvironment } from '@/__tests__/fixtures/owners-data';
import { parseSettings, type Settings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/build/hosts';

/** Copies of the tree with an export and its settings: at the root, and the dry run's sub-path. */
export const builds = [
  { tree: EXAMPLE_TREE, settings: parseSettings({}) },
  { tree: DRY_RUN_TREE, settings: parseSettings(ownersEnvironment) },
].map((build) => ({ ...build, out: path.join(build.tree, EXPORT_FOLDER) }));

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
  /** A folder for the server's files. */
  readonly folder: string;
  /**
   * Serves a copy of an export by our rules until the test ends, without any that the owner of this
   * tree has added. @param htaccess an owner's lines below ours. @returns the origin
   */
  serve(
    server: (typeof hostServers)[number],
    out: string,
    settings: Settings,
    htaccess?: string,
  ): Promise<string>;
}

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
    // Readable for servers that give up root's rights.
    await chmod(folder, 0o755);
    await use(folder);
    await rm(folder, { recursive: true });
  },
  serve: async ({ folder }, use) => {
    let close = async () => {};
    await use(async (server, out, settings, htaccess = '') => {
      const root = path.join(folder, 'root');
      const site = path.join(root, settings.basePath);
      await cp(out, site, { recursive: true });
      for (const { folder: place, name, text } of hostFiles(settings)) {
        if (place === HOSTING_FOLDER) await writeFile(path.join(folder, name), text);
        if (name === '.htaccess') await writeFile(path.join(site, name), text + htaccess);
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
