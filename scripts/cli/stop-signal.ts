const stopSignals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Calls the listener on every request to stop, in place of Node's own abrupt exit.
 *
 * @returns a function that gives Node's behaviour back
 */
export function onStopSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of stopSignals) process.on(signal, listener);
  return () => {
    for (const signal of stopSignals) process.off(signal, listener);
  };
}

/** Waits for Ctrl+C or a termination request; a second one then ends the process at once. */
export const untilStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const release = onStopSignal(() => {
      release();
      resolve();
    });
  });
