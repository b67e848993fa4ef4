import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** Where a section of results stands in a file. */
const marks = (name: string) => [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`] as const;

/**
 * Puts results between their marks.
 *
 * @throws Error with a sentence when the text has no such marks
 */
export function withResults(text: string, name: string, results: string): string {
  const [start, end] = marks(name);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) throw new Error(`There is no place for results: ${start} ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${results.trim()}\n\n${text.slice(to)}`;
}

/** The document with the measured tables. */
export const RESULTS_FILE = 'docs/performance.md';

/** Puts results into their document, formatted as the checks want it. */
export async function writeResults(name: string, results: string): Promise<void> {
  const text = withResults(await readFile(RESULTS_FILE, 'utf8'), name, results);
  const options = await resolveConfig(RESULTS_FILE);
  await writeFile(RESULTS_FILE, await format(text, { ...options, filepath: RESULTS_FILE }));
}
