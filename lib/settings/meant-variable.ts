import { closest, distance } from 'fastest-levenshtein';
import { variableNames } from './variables';

const PUBLIC = 'NEXT_PUBLIC_';

/** Prefix of the variables that Vercel sets. */
const OF_HOSTS = `${PUBLIC}VERCEL_`;

/** One typing error is allowed in so many letters. A shorter name that is only similar may belong to another program. */
const LETTERS_PER_SLIP = 6;

/** The variable that a misspelt name was meant to be; undefined: the name is right, or not one of ours. */
export function meantVariable(name: string): string | undefined {
  if (variableNames.includes(name) || name.startsWith(OF_HOSTS)) return undefined;
  const spelled = name.toUpperCase();
  const nearest = closest(spelled, variableNames);
  const isOurs =
    spelled.startsWith(PUBLIC) ||
    distance(spelled, nearest) <= Math.floor(nearest.length / LETTERS_PER_SLIP);
  return isOurs ? nearest : undefined;
}

/** The error about a misspelt variable. @param meant the right name */
export const unknownVariable = (name: string, meant: string) =>
  `${name}: такой переменной нет, наверное, это ${meant}; исправьте имя там, где она задана, или уберите её.`;
