/** A text of the content with the names and places (from zero) that lead to it. */
export interface ContentText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Every text within a value of lib/content, in its order. */
export function textsOf(value: unknown, path: ContentText['path'] = []): ContentText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...path, name]));
}

/** `home.senses.2`: the name of a text or of a part of a file; people count from one. */
export const nameOf = (path: ContentText['path']): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.');

/** Whether a name is that of a text, or of a part that it is in. */
export const isWithin = (name: string, part: string): boolean => `${name}.`.startsWith(`${part}.`);
