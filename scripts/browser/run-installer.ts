import { spawn } from 'node:child_process';
import type { Installer } from './installers';

const COMMAND_LIMIT_MS = 5 * 60_000;

/**
 * Runs the installer's commands in this terminal.
 *
 * @param limitMs time that each command may take before it is ended
 * @returns whether every command succeeded
 */
export async function runInstaller(
  { commands }: Installer,
  limitMs = COMMAND_LIMIT_MS,
): Promise<boolean> {
  for (const [program, ...args] of commands) {
    if (!(await succeeds(program, args, limitMs))) return false;
  }
  return true;
}

function succeeds(program: string, args: string[], limitMs: number): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Without it apt asks about configuration and waits for an answer.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // Unlike the timeout option, this leaves no timer behind when the program does not exist.
    signal: AbortSignal.timeout(limitMs),
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
