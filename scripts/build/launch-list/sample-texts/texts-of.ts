/** A text of the content, and the property names and list indexes (from 0) that lead to it. */
export interface ContentText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Returns all texts inside a value of lib/content, in their order. */
export function textsOf(value: unknown, path: ContentText['path'] = []): ContentText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...path, name]));
}

/** Returns the name of a text or a part for messages, such as `home.senses.2`. Entries count from 1. */
export const nameOf = (path: ContentText['path']): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.');

/** Whether `name` names the part itself or something inside it. */
export const isWithin = (name: string, part: string): boolean => `${name}.`.startsWith(`${part}.`);
