import { spawn, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';

/** Ctrl+C, a request to end, and the end of the terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls the listener on every request to stop, in place of Node's exit. @returns what ends that */
export function onStopSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of stopSignals) process.on(signal, listener);
  return () => {
    for (const signal of stopSignals) process.off(signal, listener);
  };
}

const isWindows = process.platform === 'win32';

/**
 * Runs a program with this one's output. Requests to stop go to it and to everything that it has
 * started: npm and its shell do not pass all of them on.
 *
 * @returns its exit code; 128 plus the signal's number when a signal ended it, as shells count
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  // Before it starts: a busy machine may show its output before this program goes on.
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
    // A process group of its own; Windows has none, and its terminal stops every program.
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

/** Waits for Ctrl+C or a request to end; another one, of any kind, then ends the process at once. */
export const untilStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const release = onStopSignal(() => {
      release();
      resolve();
    });
  });
