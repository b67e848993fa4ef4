import { parseArgs, type ParseArgsConfig } from 'node:util';
import { accountModes, isAccountMode, type AccountMode } from '../account-service/modes';

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_SITE_PORT = '3000';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads `--flag=value` arguments.
 *
 * @throws Error with a sentence that names the wrong flag and the known ones
 */
export function readFlags<T extends Options>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ', 1)[0] : String(error);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${reason?.replace(/\.$/, '')}. Known flags: ${known.join(', ')}.`, {
      cause: error,
    });
  }
}

/**
 * @param source the flag or variable that the text comes from, for the sentence
 * @throws Error when the text is not a whole number from 0 to 65535
 */
export function parsePort(text: string, source: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`${source} is «${text}», but it must be a port number from 0 to 65535.`);
}

/**
 * The port of the site: the flag, then PORT, then 3000.
 *
 * @throws Error when the one that counts is not a port number
 */
export function parseSitePort(flag: string | undefined, environment: Environment): number {
  return flag === undefined
    ? parsePort(environment.PORT || DEFAULT_SITE_PORT, 'PORT')
    : parsePort(flag, '--port');
}

/** @throws Error that lists the modes when there is no such one */
export function parseAccountMode(text: string): AccountMode {
  if (isAccountMode(text)) return text;
  throw new Error(`--account is «${text}», but it must be one of: ${accountModes.join(', ')}.`);
}
