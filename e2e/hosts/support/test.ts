import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { freePort, listen } from '../../../scripts/develop/site-server/listen';
import { findTool } from '../../../scripts/develop/test-tools/tools';
import { EXAMPLE_TREE, EXPORT_FOLDER, SECOND_OWNER_TREE } from '../../../scripts/shared/folders';
import { type hostServers, type ProgramServer } from './servers';
import { readSite } from '@/lib/site/read';
import { hostFiles } from '@/scripts/build/hosts';

const buildOf = (tree: string) => ({
  out: path.join(tree, EXPORT_FOLDER),
  basePath: readSite(tree).basePath,
});

/** The two builds to serve: the example at the root of an origin, and the second owner's under a sub-path. */
export const builds = [buildOf(EXAMPLE_TREE), buildOf(SECOND_OWNER_TREE)] as const;

/**
 * Starts a server program in a folder and waits until it answers.
 *
 * @returns its origin, and a function that stops it
 * @throws Error if the program is not installed
 */
async function start(server: ProgramServer, folder: string, rules: string) {
  const [program] = findTool(server) ?? [];
  if (program === undefined) throw new Error(`Install ${server.packages.join(', ')}.`);
  const port = await freePort();
  const fill = (text: string) => text.replaceAll('PORT', `${port}`).replaceAll('FOLDER', folder);
  await writeFile(
    path.join(folder, 'server.conf'),
    fill(server.configuration.replace('RULES', () => rules)),
  );
  const child = spawn(program, server.args.split(' ').map(fill), { cwd: folder });
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
  /** Serves a copy of an export until the test ends, with the build's rules for servers. @returns the origin */
  serve(server: (typeof hostServers)[number], out: string, basePath: string): Promise<string>;
}

export const test = base.extend<Fixtures>({
  serve: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
    // A server that gives up root privileges must still be able to read the folder.
    await chmod(folder, 0o755);
    let close = async () => {};
    await use(async (server, out, basePath) => {
      const root = path.join(folder, 'root');
      // Apache gives a file younger than a second a weak ETag, with which no download is resumed.
      await cp(out, path.join(root, basePath), { recursive: true, preserveTimestamps: true });
      const rules = hostFiles(basePath).find(({ name }) => name === 'nginx.conf')!.text;
      const own = rules
        .replace(/listen 80;\s+listen \[::\]:80;/, 'listen 127.0.0.1:PORT;')
        .replace('root /var/www/localhost;', 'root root;');
      const running =
        'listener' in server
          ? await listen(server.listener(root, basePath))
          : await start(server, folder, own);
      close = running.close;
      return running.origin;
    });
    await close();
    await rm(folder, { recursive: true });
  },
});

export { expect };
