/** What `npm run bench` was asked for. */
export interface BenchFlags {
  /** Measure growth with generated content instead. */
  readonly scale: boolean;
  /** Runs of Lighthouse per page. */
  readonly runs: number;
  /** Part of the addresses to audit; all without it. */
  readonly route: string | undefined;
  /** Folder of another export to measure the islands beside. */
  readonly before: string | undefined;
}

/** @throws Error with a sentence that names a wrong flag */
export function readBenchFlags(args: readonly string[]): BenchFlags {
  let flags: BenchFlags = { scale: false, runs: 3, route: undefined, before: undefined };
  for (const arg of args) {
    const [name, value = ''] = arg.split('=');
    if (name === '--scale' && value === '') flags = { ...flags, scale: true };
    else if (name === '--runs' && /^[1-9]$/.test(value)) flags = { ...flags, runs: Number(value) };
    else if (name === '--route' && value.startsWith('/')) flags = { ...flags, route: value };
    else if (name === '--before' && value) flags = { ...flags, before: value };
    else
      throw new Error(
        `«${arg}» is not known. Flags: --scale, --runs=1…9, --route=/help/, --before=FOLDER.`,
      );
  }
  return flags;
}
