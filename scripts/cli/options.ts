import { Option } from 'commander';

/** A flag that selects some of the values. It may be repeated; without it all are selected. */
export const choicesOption = (flag: string, help: string, values: readonly string[]): Option =>
  new Option(`${flag} <value...>`, `${help}, may be repeated`)
    .choices(values)
    .default(values, 'all');
