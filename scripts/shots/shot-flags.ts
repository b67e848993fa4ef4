import { readFlags } from '../site-server/flags';
import { addresses } from './addresses';
import { type Width, widths } from './views';
import { type Theme, themes } from '@/lib/screenshots/files';

export interface ShotFlags {
  widths: readonly Width[];
  themes: readonly Theme[];
  addresses: readonly string[];
}

/**
 * Chooses what to photograph: `--width`, `--theme` and `--route` may be repeated; without one, all.
 *
 * @throws Error with a sentence that names the wrong flag or value and the known ones
 */
export function readShotFlags(args: string[]): ShotFlags {
  const flags = readFlags(args, {
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    route: { type: 'string', multiple: true },
  });
  return {
    widths: choose(widths, flags.width, '--width'),
    themes: choose(themes, flags.theme, '--theme'),
    addresses: choose(addresses, flags.route, '--route'),
  };
}

function choose<Value extends string | number>(
  all: readonly Value[],
  asked: readonly string[] | undefined,
  flag: string,
): readonly Value[] {
  if (asked === undefined) return all;
  const unknown = asked.find((text) => !all.some((value) => String(value) === text));
  if (unknown !== undefined) {
    throw new Error(`${flag} is «${unknown}», but it must be one of: ${all.join(', ')}.`);
  }
  return all.filter((value) => asked.includes(String(value)));
}
