import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { checkSite } from './checks';
import { findProgram } from './find-program';
import type { ServerReport } from './report';
import { runServer } from './run-server';
import type { HostServer } from './servers/server';
import type { SiteCopy } from './site-copies';

/**
 * Serves a site by a server, checks it and stops the server.
 *
 * @param folder temporary folder in which the server gets one of its own
 * @param demanded whether a server that is not installed is a failure
 */
export async function checkServer(
  server: HostServer,
  site: SiteCopy,
  folder: string,
  demanded: boolean,
): Promise<ServerReport> {
  const report = { server: server.name, path: `${site.basePath}/` };
  const program = 'programs' in server ? findProgram(server.programs) : '';
  if (program === undefined) {
    const results = demanded
      ? [{ group: 'addresses' as const, failure: 'It is demanded and not installed.' }]
      : [];
    return { ...report, skipped: 'not installed', results };
  }

  try {
    const running = await runServer(server, program, {
      ...site,
      folder: await mkdtemp(path.join(folder, 'server-')),
    });
    try {
      const { origin } = running;
      return { ...report, results: await checkSite({ ...site, origin, abilities: server }) };
    } finally {
      await running.close();
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { ...report, skipped: 'did not run', results: [{ group: 'addresses', failure }] };
  }
}
