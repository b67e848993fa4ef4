/** The numbers that one run measured, by column heading. */
export type Row = Readonly<Record<string, number>>;

/** Formats a number: with two decimals if it is below 10 and not an integer, otherwise without decimals. */
const show = (cell: number) => cell.toFixed(Number.isInteger(cell) || cell >= 10 ? 0 : 2);

const mediansOf = (runs: readonly Row[]): number[] =>
  Object.keys(runs[0] ?? {}).map((head) => {
    const sorted = runs.map((run) => run[head] ?? NaN).sort((one, other) => one - other);
    return sorted[(sorted.length - 1) / 2] ?? NaN;
  });

/** Returns a Markdown table of medians. @param runs an odd number of runs for each route */
export function table(runs: ReadonlyMap<string, readonly Row[]>): string {
  const [[first = {}] = []] = runs.values();
  const heads = Object.keys(first);
  const lines = Array.from(runs, ([route, rows]) => [`\`${route}\``, ...mediansOf(rows).map(show)]);
  return [['route', ...heads], ['---', ...heads.map(() => '--:')], ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}
