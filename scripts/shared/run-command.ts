/**
 * Runs a command and exits with its result. Of an error it prints only the sentence and exits with
 * code 1.
 */
export function runCommand(body: () => Promise<number>): void {
  body()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    })
    .then((code) => {
      process.exitCode = code;
    });
}
