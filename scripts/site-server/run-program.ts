import { spawn, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';
import { onStopSignal } from './stop-signal';

/**
 * Runs a program in the same terminal and passes SIGINT and SIGTERM on to it.
 *
 * @returns its exit code; 128 plus the signal's number when a signal ended it, as shells count
 * @throws when the program cannot be started
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const release = onStopSignal((signal) => child.kill(signal));

  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  }).finally(release);
}
