import { parseArgs } from 'node:util';

/** Name and text of a flag. */
export type Flag = readonly [name: string, text: string];

const texts = [
  ...['platform', 'version', 'date', 'sample', 'former', 'file', 'new', 'changed', 'fixed'],
  ...['installer', 'signed-by'],
];

/**
 * Reads the flags of a release, in their order. Changes may be repeated; of another flag the last
 * one counts.
 *
 * @throws Error with a Russian sentence that names the known flags
 */
export function readFlags(args: string[]): Flag[] {
  const options = Object.fromEntries(texts.map((name) => [name, { type: 'string' } as const]));
  const yes = { type: 'boolean' } as const;
  try {
    return parseArgs({ args, options: { ...options, yes }, tokens: true }).tokens.flatMap(
      (token) => (token.kind === 'option' ? [[token.name, token.value ?? ''] as const] : []),
    );
  } catch (error) {
    const known = [...texts, 'yes'].map((name) => `--${name}`).join(', ');
    throw new Error(
      `Не понимаю ключи «${args.join(' ')}»: есть ${known}, а значение пишется через знак равенства, например --version=1.244.`,
      { cause: error },
    );
  }
}
