import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { findTool } from '../../../scripts/browsers/tools';
import { freePort, listen } from '../../../scripts/cli/listen';
import { EXPORT_FOLDER, HOSTING_FOLDER } from '../../../scripts/folders';
import { type hostServers } from './servers';
import { type Hsts } from '@/scripts/export/host-files/headers';

/** Copy of the tree with an export, and the sub-path that it was built for. */
export interface Build {
  readonly tree: string;
  readonly basePath: string;
  readonly hsts: Hsts;
}

/** Serves a build until the test has ended. @returns the origin */
type Serve = (server: (typeof hostServers)[number], build: Build) => Promise<string>;

export const test = base.extend<{ serve: Serve }, { readonly place: string }>({
  /** A folder for a copy of each export, which all servers share, and for the servers' own. */
  place: [
    async ({}, use) => {
      const place = await mkdtemp(path.join(tmpdir(), 'hosts-'));
      // For servers that give up root's rights.
      await chmod(place, 0o755);
      await use(place);
      await rm(place, { recursive: true });
    },
    { scope: 'worker' },
  ],
  serve: async ({ place }, use, { testId }) => {
    let close = async () => {};
    await use(async (server, { tree, basePath, hsts }) => {
      const folder = path.join(place, testId);
      await mkdir(folder);
      const root = path.join(folder, 'root');
      const copy = path.join(place, path.basename(tree));
      const site = path.join(copy, basePath);
      if (!existsSync(site)) await cp(path.join(tree, EXPORT_FOLDER), site, { recursive: true });
      await symlink(copy, root);
      await cp(path.join(tree, HOSTING_FOLDER, 'nginx.conf'), path.join(folder, 'nginx.conf'));
      if ('listener' in server) {
        const running = await listen(server.listener(root, basePath, hsts), {});
        close = running.close;
        return running.origin;
      }
      const [program] = findTool(server) ?? [];
      if (program === undefined) throw new Error(`Install ${server.packages.join(', ')}.`);
      const port = await freePort({});
      const fill = (text: string) =>
        text.replaceAll('PORT', `${port}`).replaceAll('FOLDER', folder);
      await writeFile(path.join(folder, 'server.conf'), fill(server.configuration ?? ''));
      // Caddy keeps its files in the home folder.
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const child = spawn(program, server.args.split(' ').map(fill), { env, cwd: folder });
      let said = '';
      for (const out of [child.stdout, child.stderr]) out.on('data', (text) => (said += text));
      const ended = once(child, 'exit');
      close = async () => {
        child.kill();
        await ended;
      };
      const origin = `http://127.0.0.1:${port}`;
      const answers = () => fetch(origin).then(Boolean, () => child.exitCode !== null);
      await expect.poll(answers).toBe(true);
      expect(child.exitCode, said).toBeNull();
      return origin;
    });
    await close();
  },
});

export { expect };
