/** Runs a command: its result is the exit code; of an error only the sentence is printed, with code 1. */
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
