import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFacts } from './parse';
import { FACTS_FILE, type Facts } from './schema';

/** The line of a syntax error, where the engine tells its place. */
function placeOf(text: string, error: unknown): string {
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  return position ? `строка ${text.slice(0, Number(position)).split('\n').length}, ` : '';
}

/**
 * Reads the fact file of a project.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence, see parseFacts
 */
export function readFacts(root: string): Facts {
  const text = readFileSync(path.join(root, FACTS_FILE), 'utf8');
  try {
    return parseFacts(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(
      `${FACTS_FILE}: ${placeOf(text, error)}это не JSON; проверьте рядом запятые, кавычки и скобки.`,
      { cause: error },
    );
  }
}
