/** What a header's value must look like; null: the header must not be there. */
type Patterns = Readonly<Record<string, RegExp | null>>;

/** An address whose answer must have the headers. */
export interface ExpectedHeaders {
  readonly path: string;
  readonly status: number;
  readonly headers: Patterns;
}

/**
 * Written out and not taken from lib/hosting/headers.ts: a rule that is lost there
 * must be missed here. Repeated headers reach us joined by commas and do not match.
 */
const security: Patterns = {
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /^accelerometer=\(\), .*camera=\(\), .*clipboard-write=\(self\)$/,
  'Content-Security-Policy': /^frame-ancestors 'none'$/,
  'Strict-Transport-Security': /^max-age=\d{8}(; includeSubDomains)?$/,
  'Cross-Origin-Opener-Policy': /^same-origin-allow-popups$/,
};

const revalidated: Patterns = {
  ...security,
  'Cache-Control': /^public, max-age=0, must-revalidate$/,
  'Content-Disposition': null,
};

const immutable: Patterns = { ...security, 'Cache-Control': /^public, max-age=\d{8}, immutable$/ };

const installer: Patterns = { ...revalidated, 'Content-Disposition': /^attachment$/ };

/** Files that must be there, each kind with the headers of its files. */
const fileKinds: readonly { readonly pattern: RegExp; readonly headers: Patterns }[] = [
  { pattern: /^_next\/static\/.*\.js$/, headers: immutable },
  { pattern: /^_next\/static\/.*\.css$/, headers: immutable },
  { pattern: /^help\/[^/]+\.txt$/, headers: revalidated },
  // Types of their own have blocks of their own, which must not lose the headers.
  { pattern: /\.webmanifest$/, headers: revalidated },
  { pattern: /\.avif$/, headers: revalidated },
  { pattern: /^downloads\//, headers: installer },
  {
    pattern: /^changes\/feed\.xml$/,
    headers: { ...revalidated, 'Content-Type': /^application\/atom\+xml/ },
  },
];

/**
 * Addresses and the headers that the build's configuration must give them.
 *
 * @param files files of the export, relative, with slashes
 * @throws Error when the export has no file of a kind: its headers would go unchecked
 */
export function expectedHeaders(
  basePath: string,
  files: readonly string[],
): readonly ExpectedHeaders[] {
  const ofFiles = fileKinds.map(({ pattern, headers }) => {
    const file = files.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`The export has no file like ${String(pattern)}.`);
    return { path: `${basePath}/${file}`, status: 200, headers };
  });
  const pages = ['/', '/help/', '/help/index.html'].map((page) => ({
    path: basePath + page,
    status: 200,
    headers: revalidated,
  }));
  const missing = ['/no-such-page/', '/_next/static/gone.js', '/downloads/gone.zip'].map(
    // An error has the headers that protect, and is not saved as a file.
    (path) => ({
      path: basePath + path,
      status: 404,
      headers: { ...security, 'Content-Disposition': null },
    }),
  );
  return [...pages, ...ofFiles, ...missing];
}

const valueFailure = (name: string, value: string | null, pattern: RegExp | null) => {
  if (pattern === null) return value === null ? undefined : `has ${name} «${value}»`;
  if (value === null) return `lacks ${name}`;
  return pattern.test(value) ? undefined : `has ${name} «${value}»`;
};

/** What is wrong with an answer's status or headers; undefined when all is well. */
export function headersFailure(
  answer: Pick<Response, 'status' | 'headers'>,
  expected: ExpectedHeaders,
): string | undefined {
  if (answer.status !== expected.status) {
    return `ends in status ${answer.status}, not ${expected.status}`;
  }
  const failures = Object.entries(expected.headers).flatMap(
    ([name, pattern]) => valueFailure(name, answer.headers.get(name), pattern) ?? [],
  );
  // An error may be revalidated or say nothing of caches, but must not stay for a year.
  const cache = answer.headers.get('Cache-Control') ?? '';
  if (answer.status === 404 && cache.includes('immutable')) {
    failures.push(`has Cache-Control «${cache}»`);
  }
  return failures.join(', ') || undefined;
}
