import { Option } from 'commander';

/** Some of the values: the flag may be repeated, and without it all of them count. */
export const choicesOption = (flag: string, help: string, values: readonly string[]): Option =>
  new Option(`${flag} <value...>`, `${help}, may be repeated`)
    .choices(values)
    .default(values, 'all');
