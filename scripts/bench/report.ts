import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

const RESULTS_FILE = 'docs/performance.md';

/** Cells by the heads of their columns. */
export type Row = Readonly<Record<string, string | number>>;

/** Whole, or with one decimal below ten. */
const show = (cell: string | number | undefined) =>
  typeof cell === 'number' ? cell.toFixed(Number.isInteger(cell) || cell >= 10 ? 0 : 1) : cell;

/** A Markdown table; the first column is text, the others numbers. */
export function table(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'));
  const cells = rows.map((row) => heads.map((head) => show(row[head])));
  return [heads, rule, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Two measurements in one row; without a first one the second alone. */
export const beside = (before: Row | undefined, now: Row): Row =>
  before
    ? Object.fromEntries(
        Object.keys(now).map((head) => [head, `${show(before[head])} → ${show(now[head])}`]),
      )
    : now;

type Numbers = Readonly<Record<string, number>>;

/** The median of each number of several runs; of an even count, the lower middle. */
export function medians<Run extends Numbers>(runs: readonly Run[]): Run {
  const median = (name: string) =>
    runs.map((run) => run[name] ?? NaN).sort((one, other) => one - other)[
      Math.floor((runs.length - 1) / 2)
    ];
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, median(name)])) as Run;
}

/**
 * Measures every item that many times. The items take turns, so that a busy moment of the machine
 * affects all alike.
 *
 * @returns the medians of each item
 */
export async function measureInTurns<Item, Run extends Numbers>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Run>,
): Promise<Run[]> {
  const results: Run[][] = items.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, item] of items.entries()) results[index]?.push(await measure(item));
  }
  return results.map(medians);
}

/**
 * Replaces results in docs/performance.md, between the marks of their section.
 *
 * @throws Error with a sentence when the document has no such marks
 */
export async function writeResults(section: string, results: string): Promise<void> {
  const text = await readFile(RESULTS_FILE, 'utf8');
  const [start, end] = [`<!-- bench:${section} -->`, `<!-- /bench:${section} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${RESULTS_FILE} lacks ${start} or ${end}.`);
  const options = { ...(await resolveConfig(RESULTS_FILE)), filepath: RESULTS_FILE };
  const replaced = `${before}${start}\n\n${results.trim()}\n\n${end}${after}`;
  await writeFile(RESULTS_FILE, await format(replaced, options));
}
