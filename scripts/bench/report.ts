import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

const RESULTS_FILE = 'docs/performance.md';

type Cell = string | number;

/** Rounds to a whole number, below ten to one decimal. */
const show = (cell: Cell = '') =>
  typeof cell === 'number' ? cell.toFixed(Number.isInteger(cell) || cell >= 10 ? 0 : 1) : cell;

/** A Markdown table of numbers; routes are set as code. */
export function table(
  head: string,
  names: readonly string[],
  rows: readonly Readonly<Record<string, Cell>>[],
): string {
  const heads = Object.keys(rows[0] ?? {});
  const lines = rows.map((row, index) => [
    names[index]!.replace(/^\/.*/, '`$&`'),
    ...heads.map((name) => show(row[name])),
  ]);
  return [[head, ...heads], ['---', ...heads.map(() => '--:')], ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

type Numbers = Readonly<Record<string, number>>;

/** The median of each number over an odd number of runs. */
export function medians(runs: readonly Numbers[]) {
  const median = (name: string) =>
    runs.map((run) => run[name] ?? NaN).sort((one, other) => one - other)[(runs.length - 1) / 2]!;
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, median(name)]));
}

/**
 * Measures every item `runs` times. The items take turns, so that a busy moment of the machine
 * affects all alike.
 *
 * @returns the runs of each item
 */
export async function measureInTurns<Item, Run>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Run>,
): Promise<Run[][]> {
  const runs: Run[][] = items.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, item] of items.entries()) runs[index]?.push(await measure(item));
  }
  return runs;
}

/**
 * Replaces the results in docs/performance.md, between their marks.
 *
 * @throws Error with a sentence when the document has no such marks
 */
export async function writeResults(results: string): Promise<void> {
  const text = await readFile(RESULTS_FILE, 'utf8');
  const [start, end] = ['<!-- bench:pages -->', '<!-- /bench:pages -->'];
  const marked = new RegExp(`${start}.*${end}`, 's');
  if (!marked.test(text)) throw new Error(`${RESULTS_FILE} lacks ${start} or ${end}.`);
  const replaced = text.replace(marked, () => `${start}\n\n${results}\n\n${end}`);
  const options = { ...(await resolveConfig(RESULTS_FILE)), filepath: RESULTS_FILE };
  await writeFile(RESULTS_FILE, await format(replaced, options));
}
