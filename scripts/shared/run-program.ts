import { spawn, type SpawnOptions } from 'node:child_process';

/** Signals of Ctrl+C, of `kill`, and of a closed terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls the listener on these signals instead of exiting. @returns a function that removes the listener */
export function onStopSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of stopSignals) process.on(signal, listener);
  return () => {
    for (const signal of stopSignals) process.off(signal, listener);
  };
}

const isWindows = process.platform === 'win32';

/**
 * Runs a program with the same output. Signals go to it and to everything that it has started: npm
 * and its shell do not pass all of them on.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  // Before the start: on a busy machine the program may already print while this process still waits.
  const release = onStopSignal((signal) => {
    try {
      if (isWindows || child.pid === undefined) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // The program has already ended.
    }
  });
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // In a process group of its own. Windows has no groups, and its terminal stops every program by itself.
    detached: !isWindows,
    ...options,
  });

  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(release);
}

/** Waits for a stop signal. The next one ends the process at once. */
export const untilStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const release = onStopSignal(() => {
      release();
      resolve();
    });
  });
