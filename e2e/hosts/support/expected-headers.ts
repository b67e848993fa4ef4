import { fileTypes, headersOf, isFileHeader } from '@/scripts/export/host-files/headers';

/** A path and what the host must answer. */
export interface ExpectedHeaders {
  readonly path: string;
  readonly status: number;
  /** Exact values: repeated headers reach us joined by commas. Undefined: must not be there. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Pages, and files that must be there: types of their own have blocks of their own for nginx. */
const pages = ['', 'help/', 'help/index.html'];
const fileKinds = [
  /^islands\/.*\.js$/,
  /\.webmanifest$/,
  /\.avif$/,
  /^downloads\//,
  /^changes\/feed\.xml$/,
];
const missing = ['no-such-page/', 'islands/gone.js', 'downloads/gone.zip'];

const common = { 'Content-Disposition': undefined };

/** An error has the headers that protect and is not saved as a file. */
const errorHeaders = () => ({
  ...common,
  ...Object.fromEntries(Object.entries(headersOf('/')).filter(([name]) => !isFileHeader(name))),
});

/**
 * Paths and the headers that the build's configuration must give them; what their values have to be
 * is tested in __tests__/scripts/export/host-files.
 *
 * @param files files of the export, relative, with slashes
 * @throws Error when the export has no file of a kind: its headers would go unchecked
 */
export function expectedHeaders(
  basePath: string,
  files: readonly string[],
): readonly ExpectedHeaders[] {
  const found = fileKinds.map((kind) => {
    const file = files.find((name) => kind.test(name));
    if (file === undefined) throw new Error(`The export has no file like ${String(kind)}.`);
    return file;
  });
  const there = [...pages, ...found].map((file) => {
    const type = fileTypes[`/${file}`];
    const headers = { ...common, ...headersOf(`/${file}`), ...(type && { 'Content-Type': type }) };
    return { path: `${basePath}/${file}`, status: 200, headers };
  });
  const gone = missing.map((file) => ({
    path: `${basePath}/${file}`,
    status: 404,
    headers: errorHeaders(),
  }));
  return [...there, ...gone];
}
