import { rm } from 'node:fs/promises';
import { ensureDebianPackages, mayInstallPackages } from '../cli/debian-packages';
import { findProgram } from '../cli/find-program';
import { runCommand } from '../cli/run-command';
import { checkGroups, checkSite, type CheckResult } from './checks';
import { runServer } from './run-server';
import { servers } from './servers';
import { type HostServer } from './servers/server';
import { copySites, type SiteCopy } from './site-copies';

/** What came of one server: how many passed by group, or why it did not run. */
type Row = Readonly<Record<string, string>>;

const passedOf = (results: readonly CheckResult[], group: string): string => {
  const ofGroup = results.filter((result) => result.group === group);
  return `${ofGroup.filter(({ failure }) => !failure).length}/${ofGroup.length}`;
};

/** Serves a site by a server and checks it. @returns the table's row and a sentence per failure */
async function checkServer(
  server: HostServer,
  site: SiteCopy,
  folder: string,
): Promise<readonly [Row, readonly string[]]> {
  const name = { server: server.name, path: `${site.basePath}/` };
  const program = 'programs' in server ? findProgram(server.programs) : '';
  if (program === undefined) return [{ ...name, addresses: 'not installed' }, []];
  try {
    // The expected headers are those of the settings that the build was told.
    process.env.HSTS = site.hsts;
    const running = await runServer(server, program, site, folder);
    const results = await checkSite({ ...site, origin: running.origin, abilities: server }).finally(
      running.close,
    );
    const passed = checkGroups.map((group) => [group, passedOf(results, group)]);
    return [
      { ...name, ...Object.fromEntries(passed) },
      results.flatMap((one) => one.failure ?? []),
    ];
  } catch (error) {
    return [{ ...name, addresses: 'did not run' }, [String(error)]];
  }
}

/** `npm run test:hosts`: serves both exports by every server that is there and checks each path. */
runCommand(async () => {
  // Where all servers may be installed, none may be missing.
  if (process.env.CI === 'true' && mayInstallPackages()) {
    await ensureDebianPackages(
      servers.flatMap((server) => ('aptPackage' in server ? server.aptPackage : [])),
    );
  }
  const { folder, sites } = await copySites();
  try {
    const rows: Row[] = [];
    const failures: string[] = [];
    for (const server of servers) {
      for (const site of sites) {
        const [row, sentences] = await checkServer(server, site, folder);
        rows.push(row);
        failures.push(...sentences.map((sentence) => `${server.name}: ${sentence}`));
      }
    }
    console.table(rows, ['server', 'path', ...checkGroups]);
    console.log('What the servers do by their own defaults:');
    for (const { name, note } of servers) if (note) console.log(`- ${name}: ${note}`);
    if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
    return failures.length > 0 ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
