import type { AccountMode } from '../account-service/modes';
import { parseAccountMode, parsePort, parseSitePort, readFlags, type Environment } from './flags';

export interface DevFlags {
  port: number;
  accountPort: number;
  mode: AccountMode;
}

const DEFAULT_ACCOUNT_PORT = '3001';

/** @throws Error with a readable sentence about the first wrong value */
export function readDevFlags(args: string[], environment: Environment): DevFlags {
  const flags = readFlags(args, {
    port: { type: 'string' },
    'account-port': { type: 'string', default: DEFAULT_ACCOUNT_PORT },
    account: { type: 'string', default: 'ok' },
  });
  return {
    port: parseSitePort(flags.port, environment),
    accountPort: parsePort(flags['account-port'], '--account-port'),
    mode: parseAccountMode(flags.account),
  };
}
