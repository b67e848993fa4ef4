import { createInterface } from 'node:readline/promises';

/** Puts a question and gives the answer, without the spaces around it. */
export type Ask = (question: string) => Promise<string>;

/**
 * Asks in the terminal, or of piped lines.
 *
 * @throws from the question that is open when the input ends or Ctrl+C is pressed
 */
export function openAsker(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  const lines = createInterface({ input, output });
  // Unlike question(), the iterator keeps piped lines that come before they are asked for.
  const answers = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    output.write(`${question} `);
    const { value, done } = await answers.next();
    if (!done) return value.trim();
    throw new Error('\nВвод прерван. Ничего не изменено.');
  };
  return { ask, close: () => lines.close() };
}
