import path from 'node:path';
import { expectedPages } from '../../e2e/support/expected-pages';
import { isUsableType } from './content-types';
import { expectedHeaders, headersFailure } from './expected-headers';
import { type Abilities } from './servers/server';

export const checkGroups = ['addresses', 'types', '404', 'headers'] as const;

/** One checked request; `failure` is a sentence, absent when all is well. */
export interface CheckResult {
  readonly group: (typeof checkGroups)[number];
  readonly failure: string | undefined;
}

export interface CheckedSite {
  /** `http://host:port` */
  readonly origin: string;
  /** Sub-path without a final slash; empty: the root. */
  readonly basePath: string;
  /** Files of the export, relative, with slashes. */
  readonly files: readonly string[];
  readonly abilities: Abilities;
}

/** What is wrong with an answer; undefined when all is well. */
type Judge = (answer: Response, html: string) => string | undefined;

/** What tools for emails and advertisements hang onto links. */
const QUERY = '?utm_source=a&mc_eid=1';

/** No page has them: beside pages, below one, in other capital letters. */
const unknownPaths = ['/no-such-page', '/no-such-page/', '/help/no-such-page/', '/emailsuccess/'];

const statusFailure = (answer: Response, expected: number) =>
  answer.status === expected ? undefined : `ends in status ${answer.status}, not ${expected}`;

/** @returns a sentence unless the first h1 has the text, no-break spaces as plain ones */
function headingFailure(html: string, expected: string): string | undefined {
  const content = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  const text = content.replace(/<[^>]*>/g, '').replace(/(&nbsp;|\s)+/g, ' ');
  return text.trim() === expected ? undefined : `shows the heading «${text}», not «${expected}»`;
}

/** Every way to write a folder page's path, with and without a query. */
const formsOf = (page: string): readonly string[] =>
  [page.replace(/\/$/, ''), page, `${page}index.html`]
    .filter((form) => form !== '')
    .flatMap((form) => [form, form + QUERY]);

/** One file of each extension, so that every content type is seen once. */
const oneOfEachKind = (files: readonly string[]): readonly string[] => [
  ...new Map(files.map((file) => [path.extname(file), file])).values(),
];

/** Asks a running server for everything that is expected of it, one request after another. */
export async function checkSite(site: CheckedSite): Promise<readonly CheckResult[]> {
  const { origin, basePath, files, abilities } = site;
  const { readsHostFile = false, contentTypes } = abilities;
  const results: CheckResult[] = [];

  async function check(group: CheckResult['group'], url: string, judge: Judge) {
    const problem = await fetch(origin + url)
      .then(async (answer) => judge(answer, await answer.text()))
      .catch((error: unknown) => `cannot be had: ${String(error)}`);
    results.push({ group, failure: problem && `${url} ${problem}.` });
  }
  const checkType = (file: string) =>
    check('types', `${basePath}/${file}`, (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      const isUsable = isUsableType(file, type, contentTypes[path.extname(file).slice(1)]);
      return (
        statusFailure(answer, 200) ?? (isUsable ? undefined : `has the content type «${type}»`)
      );
    });

  for (const page of expectedPages) {
    for (const form of formsOf(basePath + page.path)) {
      await check('addresses', form, (answer, html) =>
        new URL(answer.url).origin === origin
          ? (statusFailure(answer, 200) ?? headingFailure(html, page.h1))
          : `leads away to ${answer.url}`,
      );
    }
  }
  for (const file of oneOfEachKind(files)) await checkType(file);
  const ownNotFoundPage = abilities.ownNotFoundPage && (basePath === '' || readsHostFile);
  for (const unknown of unknownPaths) {
    await check('404', basePath + unknown, (answer, html) => {
      const heading = ownNotFoundPage ? headingFailure(html, 'Страница не найдена') : undefined;
      return statusFailure(answer, 404) ?? heading;
    });
  }
  for (const expected of readsHostFile ? expectedHeaders(basePath, files) : []) {
    await check('headers', expected.path, (answer) => headersFailure(answer, expected));
  }
  return results;
}
