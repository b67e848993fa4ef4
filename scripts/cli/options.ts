import { InvalidArgumentError, Option } from 'commander';

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a port number from 0 to 65535.');
}

/** A port; 0 takes a free one. @param variable of the environment, which counts without the flag */
export function portOption(flag: string, help: string, fallback: number, variable = ''): Option {
  const option = new Option(`${flag} <port>`, `${help}, 0 for a free one`)
    .argParser(parsePort)
    .default(fallback);
  return process.env[variable] ? option.env(variable) : option;
}

/** Some of the values: the flag may be repeated, and without it all of them count. */
export const choicesOption = (flag: string, help: string, values: readonly string[]): Option =>
  new Option(`${flag} <value...>`, `${help}, may be repeated`)
    .choices(values)
    .default(values, 'all');
