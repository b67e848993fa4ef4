import { type z } from 'zod';
import { PRODUCT_FILE, type Product, productSchema } from './schema';

const kinds: Readonly<Record<string, string>> = {
  string: 'текст в кавычках',
  boolean: 'true или false, без кавычек',
  int: 'целое число больше нуля, без кавычек',
  number: 'целое число больше нуля, без кавычек',
  array: 'список в квадратных скобках',
  object: 'группа полей в фигурных скобках',
};

/** Returns the Russian message for a field that breaks the schema, if the schema itself gives no message. */
function explainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `такого имени нет: ${issue.keys.join(', ')}; исправьте опечатку или удалите`;
    case 'invalid_type':
    case 'too_small': {
      const kind = kinds[issue.code === 'too_small' ? issue.origin : issue.expected];
      return issue.input === undefined ? 'поля нет, впишите его' : `нужно другое: ${kind}`;
    }
    case 'invalid_value':
      return `нужно одно из: ${issue.values.join(', ')}`;
    default:
      return 'записано неверно, сравните с примером в lib/content/README.md';
  }
}

/** Returns a field's path, with entries counted from 1, such as `android.releases, запись 1, version`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}, запись ${part + 1}`;
    const separator = name === '' ? '' : /\d$/.test(name) ? ', ' : '.';
    return name + separator + String(part);
  }, '');

/**
 * Validates the product file's content.
 *
 * @throws Error with a Russian sentence that names the file, the field and the remedy
 */
export function parseProduct(json: unknown): Product {
  const { data, error } = productSchema.safeParse(json, { error: explainIssue });
  if (data) return data;
  // Zod reports a misspelt field as unknown and as missing. The owner sees the unknown name, which helps more.
  const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
  const field = fieldName(issue?.path ?? []);
  throw new Error(`${PRODUCT_FILE}${field && `, ${field}`}: ${issue?.message}.`);
}
