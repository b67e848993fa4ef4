import { type z } from 'zod';

/** Names of fields, and numbers of entries from 0. */
export type Place = (string | number)[];

/** What an owner has written. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** Returns the line of a field or an entry, from 1; undefined if there is none. */
  readonly lineOf: (place: Place) => number | undefined;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'текст в кавычках',
  boolean: 'true или false, без кавычек',
  array: 'список в квадратных скобках',
  object: 'группа полей в фигурных скобках',
};

function explain(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return `нужно другое: ${kinds[issue.expected]}`;
  if (issue.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message ?? '';
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const isInEntry = issue.path?.some((part) => typeof part === 'number');
    return `здесь пусто; впишите текст${isInEntry ? ' или удалите запись' : ''}`;
  }
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((name) => `«${name}»`).join(', ');
    return `поля ${names} не бывает; исправьте опечатку или удалите лишнее`;
  }
  if (issue.code === 'invalid_value') return `нужно одно из: ${issue.values.join(', ')}`;
  return 'записано неверно, сравните с примером в lib/content/README.md';
}

/** Counts entries from 1: `android.releases, запись 1, version`. */
export const fieldName = (place: Place): string =>
  place
    .map((part) => (typeof part === 'number' ? `, запись ${part + 1}, ` : `.${part}`))
    .join('')
    .replaceAll(', .', ', ')
    .replaceAll(/^[., ]+|[., ]+$/g, '');

/**
 * Checks what an owner has written, and returns what the schema makes of it.
 * @throws Error in Russian about the first mistake, which names file, line, field and remedy
 */
export function check<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const { file, value, lineOf } = source;
  const { data, error } = schema.safeParse(value, { error: explain });
  if (!error) return data;
  // If a name is misspelt, the right one is missing, too.
  const misspelt = error.issues.find(({ code }) => code === 'unrecognized_keys');
  const issue = misspelt ?? error.issues[0]!;
  // A schema may make a list of one value, which has no number in the file.
  const place = (issue.path as Place).reduce<Place>((known, part) => {
    const inner = [...known, part];
    return typeof part === 'string' || lineOf(inner) ? inner : known;
  }, []);
  const isMissing = issue.code !== 'custom' && lineOf(place) === undefined;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const line = lineOf([...place, ...unknown]) ?? lineOf(place.slice(0, -1)) ?? 1;
  const where = [`${file}, строка ${line}`, fieldName(place)].filter(Boolean).join(', ');
  throw new Error(`${where}: ${isMissing ? 'поля нет, впишите его' : issue.message}.`);
}
