import { parseArgs } from 'node:util';
import { type Change } from '@/lib/product/schema';

const kinds: readonly Change['kind'][] = ['new', 'changed', 'fixed'];

const known = [
  ...['platform', 'version', 'date', 'sample', 'former', 'file', ...kinds],
  ...['installer', 'signed-by', 'yes'],
];

/**
 * Reads the flags of `npm run release`.
 *
 * @returns the flags by name, and the release's changes: one for each --new, --changed or --fixed, in their order
 * @throws Error with a Russian sentence that names the known flags
 */
export function readFlags(args: string[]) {
  const options = Object.fromEntries(
    known.map((name) => [name, { type: name === 'yes' ? 'boolean' : 'string' } as const]),
  );
  try {
    const { tokens } = parseArgs({ args, options, tokens: true });
    const given = tokens.filter((token) => token.kind === 'option');
    return {
      flags: new Map(given.map(({ name, value = '' }) => [name, value])),
      changes: given.flatMap(({ name, value: text = '' }): Change[] =>
        kinds.filter((kind) => kind === name).map((kind) => ({ kind, text })),
      ),
    };
  } catch (error) {
    const list = known.map((name) => `--${name}`).join(', ');
    throw new Error(
      `Не понимаю ключи «${args.join(' ')}»: есть ${list}, а значение пишется через знак равенства, например --version=1.244.`,
      { cause: error },
    );
  }
}
