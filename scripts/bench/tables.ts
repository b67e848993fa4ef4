type Cell = string | number;

/** Rounds to a whole number, below ten to one decimal. */
const show = (cell: Cell) =>
  typeof cell === 'number' ? cell.toFixed(Number.isInteger(cell) || cell >= 10 ? 0 : 1) : cell;

/** A Markdown table. @param rows by their first cells; routes are set as code */
export function table(head: string, rows: ReadonlyMap<string, Readonly<Record<string, Cell>>>) {
  const [first = {}] = rows.values();
  const heads = Object.keys(first);
  const lines = Array.from(rows, ([name, row]) => [
    name.replace(/^\/.*/, '`$&`'),
    ...Object.values(row).map(show),
  ]);
  return [[head, ...heads], ['---', ...heads.map(() => '--:')], ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

/** The median of each number over an odd number of runs. */
export const medians = (runs: readonly Readonly<Record<string, number>>[]) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const sorted = runs.map((run) => run[name] ?? NaN).sort((one, other) => one - other);
      return [name, sorted[(sorted.length - 1) / 2] ?? NaN];
    }),
  );

/**
 * Measures every item several times. The items take turns, so that a busy moment of the machine
 * affects all alike.
 *
 * @param combine makes one result of the runs of an item, such as their median
 */
export async function measureInTurns<Run, Result>(
  items: readonly string[],
  rounds: number,
  measure: (item: string) => Promise<Run>,
  combine: (runs: Run[]) => Result,
): Promise<Map<string, Result>> {
  const all = new Map<string, Run[]>(items.map((item) => [item, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [item, runs] of all) runs.push(await measure(item));
  }
  return new Map(Array.from(all, ([item, runs]) => [item, combine(runs)]));
}
