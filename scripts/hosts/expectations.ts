import { expectedPages } from '../../e2e/support/expected-pages';

/** What a letter's and an advertisement's tools hang onto addresses. */
const QUERY = '?utm_source=a&mc_eid=1';

/** An address that must end in status 200 with the page's heading. */
export interface ExpectedAddress {
  readonly path: string;
  readonly h1: string;
}

/** Every way to write a folder page's address, with and without a query. */
export function formsOf(path: string): readonly string[] {
  const withoutSlash = path.replace(/\/$/, '');
  const forms = [withoutSlash, path, `${path}index.html`].filter((form) => form !== '');
  return forms.flatMap((form) => [form, form + QUERY]);
}

/** @param basePath starts with a slash and does not end in one; empty: the root */
export const expectedAddresses = (basePath: string): readonly ExpectedAddress[] =>
  expectedPages.flatMap(({ path, h1 }) =>
    formsOf(basePath + path).map((form) => ({ path: form, h1 })),
  );

/** Addresses that no page has: beside pages, below one, in other capital letters. */
export const unknownAddresses = (basePath: string): readonly string[] =>
  ['/no-such-page', '/no-such-page/', '/help/no-such-page/', '/emailsuccess/'].map(
    (path) => basePath + path,
  );

/** Heading of 404.html. */
export const NOT_FOUND_H1 = 'Страница не найдена';
