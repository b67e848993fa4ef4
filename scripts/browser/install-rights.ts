import { spawnSync } from 'node:child_process';
import type { InstallRights } from './installers';
import { findOnPath } from './this-machine';

const SUDO_LIMIT_MS = 10_000;

/** What this user may install on this machine; asks sudo, without a prompt. */
export function readInstallRights(): InstallRights {
  const hasApt = process.platform === 'linux' && findOnPath('apt-get') !== undefined;
  const isRoot = process.getuid?.() === 0;
  return { hasApt, isRoot, hasSudo: hasApt && !isRoot && canSudo() };
}

function canSudo(): boolean {
  const { status } = spawnSync('sudo', ['-n', 'true'], {
    stdio: 'ignore',
    timeout: SUDO_LIMIT_MS,
  });
  return status === 0;
}
