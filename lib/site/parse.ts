import { type z } from 'zod';
import { siteUrl } from './fields';
import { type Facts, SITE_FILE, siteSchema } from './schema';

export interface Site extends Facts {
  /** Public home URL with the sub-path. With a sub-path it ends in a slash, for servers to answer without a redirect. */
  readonly homeUrl: string;
  /** Sub-path without a trailing slash; empty if the site is at the root. */
  readonly basePath: string;
  /** Whether this build is a preview at another address, which asks search engines not to list it. */
  readonly isPreview: boolean;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'текст в кавычках',
  boolean: 'true или false, без кавычек',
  array: 'список в квадратных скобках',
  object: 'группа полей в фигурных скобках',
};

function explainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `такого имени нет: ${issue.keys.join(', ')}; исправьте опечатку или удалите`;
    case 'invalid_type':
      if (issue.input === undefined) return 'поля нет, впишите его';
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
const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}, запись ${part + 1}`;
    const separator = name === '' ? '' : /\d$/.test(name) ? ', ' : '.';
    return name + separator + String(part);
  }, '');

/** Validates site.json; SITE_URL replaces its address. @throws Error in Russian that names the field and the remedy */
export function parseSite(json: unknown, previewUrl = ''): Site {
  const { data, error } = siteSchema.safeParse(json, { error: explainIssue });
  if (!data) {
    // Zod reports a misspelt field twice: its name as unknown, and the right name as missing. The owner sees the first.
    const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
    const field = fieldName(issue?.path ?? []);
    throw new Error(`${SITE_FILE}${field && `, ${field}`}: ${issue?.message}.`);
  }
  const preview = previewUrl === '' ? undefined : siteUrl.safeParse(previewUrl);
  if (preview?.error) {
    throw new Error(`SITE_URL: записано «${previewUrl}», ${preview.error.issues[0]?.message}.`);
  }
  const { origin, pathname } = new URL(preview?.data ?? data.url);
  const basePath = pathname.replace(/\/$/, '');
  return {
    ...data,
    storeName: data.storeName || data.name,
    homeUrl: basePath === '' ? origin : `${origin}${basePath}/`,
    basePath,
    isPreview: preview !== undefined,
  };
}
