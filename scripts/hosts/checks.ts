import { extensionOf, isUsableType } from './content-types';
import { NOT_FOUND_H1, expectedAddresses, unknownAddresses } from './expectations';
import { expectedHeaders, headersFailure } from './expected-headers';
import { headingOf } from './heading';
import type { Abilities } from './servers/server';

export const checkGroups = ['addresses', 'types', 'payloads', '404', 'headers'] as const;

export type CheckGroup = (typeof checkGroups)[number];

/** One checked request; `failure` is a sentence, absent when all is well. */
export interface CheckResult {
  readonly group: CheckGroup;
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

type Answer = Pick<Response, 'status' | 'headers' | 'url'> & { readonly body: string };

async function get(url: string): Promise<Answer> {
  const response = await fetch(url);
  return {
    status: response.status,
    headers: response.headers,
    url: response.url,
    body: await response.text(),
  };
}

const addressFailure = ({ status, url, body }: Answer, origin: string, h1: string) => {
  if (status !== 200) return `ends in status ${status}, not 200`;
  if (new URL(url).origin !== origin) return `leads away to ${url}`;
  const heading = headingOf(body);
  return heading === h1 ? undefined : `shows the heading «${heading ?? ''}», not «${h1}»`;
};

const fileFailure = ({ status, headers }: Answer, file: string, { contentTypes }: Abilities) => {
  if (status !== 200) return `ends in status ${status}, not 200`;
  const type = headers.get('content-type') ?? '';
  return isUsableType(file, type, contentTypes[extensionOf(file)])
    ? undefined
    : `has the content type «${type}»`;
};

const unknownFailure = ({ status, body }: Answer, ownNotFoundPage: boolean) => {
  if (status !== 404) return `ends in status ${status}, not 404`;
  const heading = headingOf(body);
  return ownNotFoundPage && heading !== NOT_FOUND_H1
    ? `shows the heading «${heading ?? ''}», not «${NOT_FOUND_H1}»`
    : undefined;
};

/** One file of each extension, so that every content type is seen once. */
export const oneOfEachKind = (files: readonly string[]): readonly string[] => [
  ...new Map(files.map((file) => [extensionOf(file), file])).values(),
];

/** Asks a running server for everything that is expected of it, one request after another. */
export async function checkSite(site: CheckedSite): Promise<readonly CheckResult[]> {
  const { origin, basePath, files, abilities } = site;
  const results: CheckResult[] = [];

  async function check(
    group: CheckGroup,
    path: string,
    judge: (answer: Answer) => string | undefined,
  ) {
    const problem = await get(origin + path).then(
      judge,
      (error: unknown) =>
        `cannot be had: ${error instanceof Error ? error.message : String(error)}`,
    );
    results.push({ group, failure: problem && `${path} ${problem}.` });
  }

  for (const { path, h1 } of expectedAddresses(basePath)) {
    await check('addresses', path, (answer) => addressFailure(answer, origin, h1));
  }
  for (const file of oneOfEachKind(files)) {
    await check('types', `${basePath}/${file}`, (answer) => fileFailure(answer, file, abilities));
  }
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    // As Next's router asks for a page's payload.
    const path = `${basePath}/${file}?_rsc=1abcd`;
    await check('payloads', path, (answer) => fileFailure(answer, file, abilities));
  }
  const { readsHostFile = false } = abilities;
  const ownNotFoundPage = abilities.ownNotFoundPage && (basePath === '' || readsHostFile);
  for (const path of unknownAddresses(basePath)) {
    await check('404', path, (answer) => unknownFailure(answer, ownNotFoundPage));
  }
  for (const expected of readsHostFile ? expectedHeaders(basePath, files) : []) {
    await check('headers', expected.path, (answer) => headersFailure(answer, expected));
  }
  return results;
}
