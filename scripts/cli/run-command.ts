import { HelpRequest } from './flags';

/**
 * Runs the body of a command: its result becomes the exit code, and an error is told in one
 * sentence with exit code 1. `--help`, which `readFlags` reports by an error, is no failure.
 */
export function runCommand(body: () => Promise<number>): void {
  body().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      if (error instanceof HelpRequest) return console.log(error.message);
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
