import { Command } from 'commander';
import { type Change } from '@/lib/product/schema';

const kinds: readonly Change['kind'][] = ['new', 'changed', 'fixed'];

/** Values of the flags. */
export interface ReleaseFlags {
  readonly platform?: string;
  readonly version?: string;
  readonly date?: string;
  readonly installer?: string;
  readonly signedBy?: string;
  /** Name of the installer on the site. */
  readonly file?: string;
  /** What to do with the sample's releases. */
  readonly sample?: string;
  /** What to do with the installer of the previous version. */
  readonly former?: string;
  readonly yes?: true;
  readonly changes: Change[];
}

/**
 * Reads the flags of a release; changes keep their order.
 *
 * @throws Error with a Russian sentence that names the known flags
 */
export function readReleaseFlags(args: string[]): ReleaseFlags {
  const changes: Change[] = [];
  const command = new Command().helpOption(false).exitOverride();
  command.configureOutput({ writeErr: () => {} });
  for (const name of ['platform', 'version', 'date', 'sample', 'former', 'file']) {
    command.option(`--${name} <text>`);
  }
  for (const kind of kinds) {
    command.option(`--${kind} <text>`, '', (text) => changes.push({ kind, text }));
  }
  command.option('--installer <file>').option('--signed-by <text>').option('--yes');
  try {
    return { ...command.parse(args, { from: 'user' }).opts<ReleaseFlags>(), changes };
  } catch (error) {
    const known = command.options.map(({ long }) => long).join(', ');
    throw new Error(
      `Не понимаю ключи «${args.join(' ')}»: есть ${known}, а значение пишется через знак равенства, например --version=1.244.`,
      { cause: error },
    );
  }
}
