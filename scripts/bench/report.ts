import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

const RESULTS_FILE = 'docs/performance.md';

/** A Markdown table. @param heads with bars between; the first column is text, the others numbers */
export function table(heads: string, rows: readonly (readonly string[])[]): string {
  const rule = heads.split(' | ').map((_, index) => (index === 0 ? '---' : '--:'));
  return [[heads], rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Cells of two measurements in one row; without a first one the second alone. */
export const beside = (before: readonly string[] | undefined, after: readonly string[]) =>
  after.map((cell, index) => (before ? `${before[index]} → ${cell}` : cell));

export const whole = (value: number) => value.toFixed(0);

/** The median of each number of records that are alike; of an even count, the lower middle. */
export function medians<Numbers extends Record<string, number>>(
  records: readonly Numbers[],
): Numbers {
  const median = (name: string) =>
    records.map((record) => record[name] ?? NaN).sort((one, other) => one - other)[
      Math.floor((records.length - 1) / 2)
    ];
  const names = Object.keys(records[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Numbers;
}

/**
 * Puts results into docs/performance.md, between the marks of their section.
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
