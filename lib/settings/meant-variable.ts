import { closest, distance } from 'fastest-levenshtein';
import { variableNames } from './variables';

const PUBLIC = 'NEXT_PUBLIC_';

/** Vercel sets these by itself. */
const OF_HOSTS = `${PUBLIC}VERCEL_`;

/** One slip in so many letters; a shorter name that is only alike may be another program's. */
const LETTERS_PER_SLIP = 6;

/** The variable that a name which does not exist was meant for; undefined: it exists, or is not one of ours. */
export function meantVariable(name: string): string | undefined {
  if (variableNames.includes(name) || name.startsWith(OF_HOSTS)) return undefined;
  const spelled = name.toUpperCase();
  const nearest = closest(spelled, variableNames);
  const isOurs =
    spelled.startsWith(PUBLIC) ||
    distance(spelled, nearest) <= Math.floor(nearest.length / LETTERS_PER_SLIP);
  return isOurs ? nearest : undefined;
}

/** The sentence about a variable that does not exist. @param meant the one that does */
export const unknownVariable = (name: string, meant: string) =>
  `${name}: такой переменной нет, наверное, это ${meant}; исправьте имя там, где она задана, или уберите её.`;
