import { spawn, type SpawnOptions } from 'node:child_process';

/** The signals of Ctrl+C, of `kill`, and of a closed terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls a listener on stop signals instead of ending the process. @returns a function to remove the listener */
function onStopSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of stopSignals) process.on(signal, listener);
  return () => {
    for (const signal of stopSignals) process.off(signal, listener);
  };
}

const isWindows = process.platform === 'win32';

/**
 * Runs a program and passes its output on. Passes stop signals on to everything that it has started, because npm and
 * its shell do not pass on every signal. Returns its exit code; 1 if a signal ended it.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  // The listener is added before the program starts, because a signal may arrive before `spawn` returns.
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
    // The program gets its own process group, so that a signal reaches everything that the program starts. On
    // Windows, which has no process groups, the terminal stops every program.
    detached: !isWindows,
    ...options,
  });

  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(release);
}

/** Runs a shell command as `runProgram` does. @throws Error that contains the command if the command fails */
export async function runShell(line: string, options: SpawnOptions): Promise<void> {
  const code = await runProgram(line, [], { ...options, shell: true });
  if (code !== 0) throw new Error(`«${line}» ended with ${code}.`);
}

/** Waits for a stop signal. A second signal ends the process at once. */
export const untilStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const release = onStopSignal(() => {
      release();
      resolve();
    });
  });
