import { parseArgs } from 'node:util';
import { type Change } from '@/lib/content/facts-schema';

/** What of a release is said by flags; the rest is asked for. */
export interface ReleaseFlags {
  readonly platform?: string;
  readonly version?: string;
  readonly date?: string;
  readonly changes: readonly Change[];
  readonly installer?: string;
  readonly signedBy?: string;
  /** Write without asking once more. */
  readonly yes: boolean;
}

const kinds: readonly Change['kind'][] = ['new', 'changed', 'fixed'];

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

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false, tokens: true });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(
      `Не понимаю ключи «${args.join(' ')}». Есть такие: ${known.join(', ')}; значение пишется через знак равенства, например --version=1.244.`,
      { cause: error },
    );
  }
}

/**
 * Reads the flags; changes keep the order in which they are written.
 *
 * @throws Error with a Russian sentence that names the known flags
 */
export function readReleaseFlags(args: string[]): ReleaseFlags {
  const { values, tokens } = parse(args);
  const changes = tokens.flatMap((token) => {
    const kind = token.kind === 'option' && kinds.find((name) => name === token.name);
    return kind ? [{ kind, text: token.value ?? '' }] : [];
  });
  const { platform, version, date, installer, yes } = values;
  return { platform, version, date, changes, installer, signedBy: values['signed-by'], yes };
}
