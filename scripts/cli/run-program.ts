import { spawn, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';
import { onStopSignal } from './stop-signal';

const isWindows = process.platform === 'win32';

/**
 * Runs a program with this one's output and passes requests to stop on to it and to everything
 * that it has started: npm and the shell that it runs scripts in keep some of them to themselves.
 *
 * @returns its exit code; 128 plus the signal's number when a signal ended it, as shells count
 * @throws when the program cannot be started
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  // Before it starts: on a busy machine it may be heard of before this program goes on.
  const release = onStopSignal((signal) => {
    try {
      if (isWindows || child.pid === undefined) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  });
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own; Windows has none, and its terminal tells every program.
    detached: !isWindows,
    ...options,
  });

  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  }).finally(release);
}

/** Runs a script of package.json. */
export const runNpmScript = (name: string, env: Readonly<Record<string, string>> = {}) =>
  runProgram('npm', ['run', name], {
    // npm is a batch file on Windows.
    shell: isWindows,
    env: { ...process.env, ...env },
  });
