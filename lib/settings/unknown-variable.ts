import { variableNames } from './variables';

/** Whether a variable has the prefix of the site's settings, but neither the site nor Vercel defines it. */
export const isUnknown = (name: string): boolean =>
  /^NEXT_PUBLIC_(?!VERCEL_)/i.test(name) && !variableNames.includes(name);

/** Returns the error message about a misspelt variable. */
export const unknownVariable = (name: string) =>
  `${name}: такой переменной нет; исправьте имя там, где она задана, или уберите её. Есть такие: ${variableNames.join(', ')}.`;
