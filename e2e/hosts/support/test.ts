import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { runServer } from './run-server';
import { type HostServer } from './servers/server';
import { type Build, copySite, makeFolder, type SiteCopy } from './site-copies';

/** A running server, and what it shows. */
export interface Host extends Pick<SiteCopy, 'files'> {
  /** `http://host:port` */
  readonly origin: string;
  /** What is in a file. @param file one of `files` */
  textOf(file: string): string;
}

interface TestFixtures {
  /** Serves a build by a server until the test has ended. */
  serve(server: HostServer, build: Build): Promise<Host>;
}

interface WorkerFixtures {
  folder: string;
  /** Copies of the builds, each made when it is first asked for. */
  copies: Map<Build, Promise<SiteCopy>>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: [
    async ({}, use) => {
      const folder = await makeFolder();
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  copies: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  serve: async ({ folder, copies }, use) => {
    const closings: (() => Promise<void>)[] = [];
    const { HSTS } = process.env;
    await use(async (server, build) => {
      const copying = copies.get(build) ?? copySite(build, folder);
      copies.set(build, copying);
      const site = await copying;
      // The expected headers are those of the settings that the build was told.
      process.env.HSTS = build.hsts;
      const { origin, close } = await runServer(server, site, folder);
      closings.push(close);
      const textOf = (file: string) =>
        readFileSync(path.join(site.root, site.basePath, file), 'utf8');
      return { origin, files: site.files, textOf };
    });
    for (const close of closings) await close();
    process.env.HSTS = HSTS ?? '';
  },
});

export { expect } from '@playwright/test';
