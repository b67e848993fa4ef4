import type { AccountMode } from '../account-service/modes';
import { parseAccountMode, parseSitePort, readFlags, type Environment } from './flags';

export interface StartFlags {
  port: number;
  mode: AccountMode;
  /** Whether to build before serving. */
  build: boolean;
}

/** @throws Error with a readable sentence about the first wrong value */
export function readStartFlags(args: string[], environment: Environment): StartFlags {
  const flags = readFlags(args, {
    port: { type: 'string' },
    account: { type: 'string', default: 'ok' },
    'no-build': { type: 'boolean', default: false },
  });
  return {
    port: parseSitePort(flags.port, environment),
    mode: parseAccountMode(flags.account),
    build: !flags['no-build'],
  };
}
