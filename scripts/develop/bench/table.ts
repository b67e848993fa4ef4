/** Numbers of one run, or their medians, by the heads of their columns. */
export type Row = Readonly<Record<string, number>>;

/** Rounds to a whole number, below ten to two decimals. */
const show = (cell: number) => cell.toFixed(Number.isInteger(cell) || cell >= 10 ? 0 : 2);

const mediansOf = (runs: readonly Row[]): number[] =>
  Object.keys(runs[0] ?? {}).map((head) => {
    const sorted = runs.map((run) => run[head] ?? NaN).sort((one, other) => one - other);
    return sorted[(sorted.length - 1) / 2] ?? NaN;
  });

/** A Markdown table of medians. @param runs an odd number of runs of each route */
export function table(runs: ReadonlyMap<string, readonly Row[]>): string {
  const [[first = {}] = []] = runs.values();
  const heads = Object.keys(first);
  const lines = Array.from(runs, ([route, rows]) => [`\`${route}\``, ...mediansOf(rows).map(show)]);
  return [['route', ...heads], ['---', ...heads.map(() => '--:')], ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}
