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
  switch (issue.code) {
    case 'invalid_type':
      return `нужно другое: ${kinds[issue.expected]}`;
    case 'invalid_union':
      return issue.errors.at(-1)?.[0]?.message ?? '';
    case 'invalid_value':
      return `нужно одно из: ${issue.values.join(', ')}`;
    default:
      return 'записано неверно, сравните с примером в lib/content/README.md';
  }
}

/** Counts entries from 1: `android.releases, запись 1, version`. */
export const fieldName = (place: Place): string =>
  place
    .map((part) => (typeof part === 'number' ? `, запись ${part + 1}, ` : `.${part}`))
    .join('')
    .replaceAll(', .', ', ')
    .replaceAll(/^[., ]+|[., ]+$/g, '');

const quoted = (names: readonly unknown[]) => names.map((name) => `«${String(name)}»`).join(', ');

/**
 * Checks what an owner has written, and returns what the schema makes of it.
 * @throws Error in Russian with a sentence for each mistake, which names file, line, field and remedy
 */
export function check<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const { file, value, lineOf } = source;
  const { data, error } = schema.safeParse(value, { error: explain });
  if (!error) return data;
  const issues = error.issues.map((issue) => {
    const place: Place = [];
    for (const part of issue.path as Place) {
      // A schema may make a list of one value, which has no number in the file.
      if (typeof part === 'string' || lineOf([...place, part])) place.push(part);
    }
    const group = place.slice(0, -1);
    const isMissing = issue.code !== 'custom' && lineOf(place) === undefined;
    const line = lineOf(place) ?? lineOf(group);
    return { issue, place, field: fieldName(place), group: fieldName(group), line, isMissing };
  });
  const mistakes = issues.flatMap(({ issue, place, field, group, line, isMissing }) => {
    const say = (sentence: string, at = line) => ({ at, field, sentence });
    if (issue.code === 'unrecognized_keys') {
      // If a name is misspelt, the right one is missing.
      const lost = issues.filter((one) => one.isMissing && one.group === field);
      const missing =
        lost.length > 0 && `, а поля ${quoted(lost.map((one) => one.place.at(-1)))} нет`;
      return say(
        `поля ${quoted(issue.keys)} не бывает${missing || ''}; исправьте опечатку или удалите лишнее`,
        lineOf([...place, issue.keys[0] ?? '']),
      );
    }
    if (!isMissing) return say(issue.message);
    const isMisspelt = issues.some(
      (one) => one.issue.code === 'unrecognized_keys' && one.field === group,
    );
    return isMisspelt ? [] : say('поля нет, впишите его');
  });
  const sentences = mistakes
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .slice(0, MOST_AT_ONCE)
    .map(
      ({ at, field, sentence }) => `${file}, строка ${at}${field && `, ${field}`}: ${sentence}.`,
    );
  throw new Error(sentences.join('\n'));
}
