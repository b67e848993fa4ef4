import { parseArgs } from 'node:util';
import { type Change } from '@/lib/product/schema';

const options = {
  platform: { type: 'string' },
  version: { type: 'string' },
  date: { type: 'string' },
  new: { type: 'string', multiple: true },
  changed: { type: 'string', multiple: true },
  fixed: { type: 'string', multiple: true },
  installer: { type: 'string' },
  'signed-by': { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const kinds: readonly Change['kind'][] = ['new', 'changed', 'fixed'];

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, tokens: true });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(
      `Не понимаю ключи «${args.join(' ')}»: есть ${known.join(', ')}, а значение пишется через знак равенства, например --version=1.244.`,
      { cause: error },
    );
  }
}

/**
 * What is said of a release by flags; changes keep the order in which they are written.
 *
 * @throws Error with a Russian sentence that names the known flags
 */
export function readReleaseFlags(args: string[]) {
  const { values, tokens } = parse(args);
  const changes = tokens.flatMap((token): Change[] => {
    const kind = token.kind === 'option' && kinds.find((name) => name === token.name);
    return kind ? [{ kind, text: token.value ?? '' }] : [];
  });
  const { platform, version, date, installer, yes } = values;
  return { platform, version, date, changes, installer, signedBy: values['signed-by'], yes };
}

export type ReleaseFlags = ReturnType<typeof readReleaseFlags>;
