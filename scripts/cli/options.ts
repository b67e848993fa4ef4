import { InvalidArgumentError, Option } from 'commander';

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a port number from 0 to 65535.');
}

/**
 * A flag for a port; 0 takes a free one. @param variable environment variable that is used without
 * the flag
 */
export function portOption(flag: string, help: string, fallback: number, variable = ''): Option {
  const option = new Option(`${flag} <port>`, `${help}, 0 for a free one`)
    .argParser(parsePort)
    .default(fallback);
  return process.env[variable] ? option.env(variable) : option;
}

/** A flag that selects some of the values. It may be repeated; without it all are selected. */
export const choicesOption = (flag: string, help: string, values: readonly string[]): Option =>
  new Option(`${flag} <value...>`, `${help}, may be repeated`)
    .choices(values)
    .default(values, 'all');
