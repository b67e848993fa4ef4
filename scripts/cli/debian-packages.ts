import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { findProgram } from './find-program';
import { runProgram } from './run-program';

/** What Debian asks before a package starts its service; 101 forbids it (invoke-rc.d(8)). */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

const isInstalled = (name: string) =>
  spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' }).stdout ===
  'install ok installed';

/** Whether this user may install packages without being asked anything: root on Debian or its kin. */
export const mayInstallPackages = (): boolean =>
  process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

/**
 * Installs those of the packages that are missing; services in them are not started.
 *
 * @param packages names of Debian packages
 * @throws Error with a sentence that names the missing ones, when they may not or cannot be installed
 */
export async function ensureDebianPackages(packages: readonly string[]): Promise<void> {
  const missing = findProgram(['dpkg-query'])
    ? [...new Set(packages)].filter((name) => !isInstalled(name))
    : packages;
  if (missing.length === 0) return;
  const command = `apt-get install ${missing.join(' ')}`;
  if (!mayInstallPackages()) {
    throw new Error(`Missing: ${missing.join(', ')}. As root on Debian: ${command}`);
  }
  const forbidsServices = !existsSync(SERVICE_POLICY);
  if (forbidsServices) await writeFile(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
      // Without it apt asks about configuration and waits for an answer.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const code = await runProgram('apt-get', ['-q', ...args], { env });
      if (code !== 0)
        throw new Error(`«${command}» failed: apt-get ${args[0]} ended with ${code}.`);
    }
  } finally {
    if (forbidsServices) await rm(SERVICE_POLICY);
  }
}
