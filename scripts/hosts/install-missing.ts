import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { readInstallRights } from '../browser/install-rights';
import { runProgram } from '../site-server/run-program';
import { findProgram } from './find-program';
import type { HostServer } from './servers/server';

/** What Debian asks before a package starts its service; 101 forbids it (invoke-rc.d(8)). */
const POLICY = '/usr/sbin/policy-rc.d';

/** Debian packages of the servers that this machine lacks. */
export const missingPackages = (servers: readonly HostServer[]): readonly string[] => {
  const missing = servers.flatMap((server) =>
    'programs' in server && !findProgram(server.programs) ? [server.aptPackage] : [],
  );
  // Two servers may be one program with two configurations.
  return [...new Set(missing)];
};

/** Whether all servers are demanded and may be installed: root on Debian with CI=true. */
export function mayInstall(): boolean {
  const { hasApt, isRoot } = readInstallRights();
  return process.env.CI === 'true' && hasApt && isRoot;
}

/**
 * Installs packages by apt-get and keeps their services from being started.
 *
 * @throws Error when apt-get fails
 */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const forbids = !existsSync(POLICY);
  if (forbids) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', ...packages],
    ]) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const code = await runProgram('apt-get', args, { env });
      if (code !== 0) throw new Error(`apt-get ${args[0]} ended with code ${code}.`);
    }
  } finally {
    if (forbids) await rm(POLICY);
  }
}
