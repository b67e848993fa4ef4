/**
 * Returns all strings inside a value, in order, each with a name such as `home.senses.2`. List entries are
 * numbered from 1.
 */
export function textsOf(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value)
    ? value.map((entry: unknown, index) => [index + 1, entry] as const)
    : Object.entries(value);
  return parts.flatMap(([part, one]) => textsOf(one, name === '' ? `${part}` : `${name}.${part}`));
}

/** Whether `name` is `part` or a name inside it, as `home.senses.2` is inside `home.senses`. */
export const isWithin = (name: string, part: string): boolean => `${name}.`.startsWith(`${part}.`);
