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

const buildOf = (tree: string, environment: Readonly<Record<string, string>>) => ({
  tree,
  out: path.join(tree, EXPORT_FOLDER),
  settings: parseSettings(environment),
});

/** The two builds to serve: the example at the root of an origin, and the dry run under a sub-path. */
export const builds = [
  buildOf(EXAMPLE_TREE, {}),
  buildOf(DRY_RUN_TREE, ownersEnvironment),
] as const;

/**
 * Starts a server program in a folder and waits until it answers.
 *
 * @returns its origin, and a function that stops it
 * @throws Error if the program is not installed
 */
async function start(server: ProgramServer, folder: string) {
  const [program] = findTool(server) ?? [];
  if (program === undefined) throw new Error(`Install ${server.packages.join(', ')}.`);
  const port = await freePort();
  const fill = (text: string) => text.replaceAll('PORT', `${port}`).replaceAll('FOLDER', folder);
  await writeFile(path.join(folder, 'server.conf'), fill(server.configuration));
  // Caddy writes to the home folder, so it gets the test's own folder.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, server.args.split(' ').map(fill), { env, cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const answers = () => fetch(origin).then(Boolean, () => child.exitCode !== null);
  await expect.poll(answers).toBe(true);
  expect(child.exitCode, output).toBeNull();
  const close = async () => {
    child.kill();
    await ended;
  };
  return { origin, close };
}

interface Fixtures {
  /**
   * Serves a copy of an export until the test ends, with the build's rules for servers.
   *
   * @param htaccess the owner's rules, which are added below the build's rules
   * @returns the origin
   */
  serve(
    server: (typeof hostServers)[number],
    out: string,
    settings: Settings,
    htaccess?: string,
  ): Promise<string>;
}

export const test = base.extend<Fixtures>({
  serve: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
    // A server that gives up root privileges must still be able to read the folder.
    await chmod(folder, 0o755);
    let close = async () => {};
    await use(async (server, out, settings, htaccess = '') => {
      const root = path.join(folder, 'root');
      const site = path.join(root, site.basePath);
      await cp(out, site, { recursive: true });
      for (const { folder: place, name, text } of hostFiles(settings)) {
        if (place === HOSTING_FOLDER) await writeFile(path.join(folder, name), text);
        if (name === '.htaccess') await writeFile(path.join(site, name), text + htaccess);
      }
      const running =
        'listener' in server
          ? await listen(server.listener(root, settings))
          : await start(server, folder);
      close = running.close;
      return running.origin;
    });
    await close();
    await rm(folder, { recursive: true });
  },
});

export { expect };
