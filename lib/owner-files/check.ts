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

/** An owner mends these, and then sees the others. */
const MOST_AT_ONCE = 5;

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
 * @throws Error in Russian with a sentence for each mistake, which names file, line, field and remedy
 */
export function check<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const { file, value, lineOf } = source;
  const { data, error } = schema.safeParse(value, { error: explain });
  if (!error) return data;
  const paths = error.issues.map(({ path }) => path.join('.'));
  // Only a field's first mistake is named: a list in place of a text would count as an empty text, too.
  const firsts = error.issues.filter((_, index) => paths.indexOf(paths[index]!) === index);
  const issues = firsts.map((issue) => {
    // A schema may make a list of one value, which has no number in the file.
    const place = (issue.path as Place).reduce<Place>((known, part) => {
      const inner = [...known, part];
      return typeof part === 'string' || lineOf(inner) ? inner : known;
    }, []);
    const isMissing = issue.code !== 'custom' && lineOf(place) === undefined;
    return { issue, place, group: fieldName(place.slice(0, -1)), isMissing };
  });
  const sentences = issues.flatMap(({ issue, place, group, isMissing }) => {
    const field = fieldName(place);
    const say = (sentence: string, line = lineOf(place) ?? lineOf(place.slice(0, -1)) ?? 1) => ({
      line,
      sentence: `${file}, строка ${line}${field && `, ${field}`}: ${sentence}.`,
    });
    if (issue.code === 'unrecognized_keys') {
      // If a name is misspelt, the right one is missing.
      const missing = issues.filter((one) => one.isMissing && one.group === field);
      const [unknown, lost] = [issue.keys, missing.map((one) => one.place.at(-1))].map((names) =>
        names.map((name) => `«${name}»`).join(', '),
      );
      const known = lost && `, а поля ${lost} нет`;
      return say(
        `поля ${unknown} не бывает${known}; исправьте опечатку или удалите лишнее`,
        lineOf([...place, issue.keys[0] ?? '']),
      );
    }
    if (!isMissing) return say(issue.message);
    const isMisspelt = issues.some(
      (one) => one.issue.code === 'unrecognized_keys' && fieldName(one.place) === group,
    );
    return isMisspelt ? [] : say('поля нет, впишите его');
  });
  const inOrder = sentences.toSorted((a, b) => a.line - b.line).slice(0, MOST_AT_ONCE);
  throw new Error(inOrder.map(({ sentence }) => sentence).join('\n'));
}
