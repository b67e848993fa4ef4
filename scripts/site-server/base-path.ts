/**
 * Takes the sub-path off a request's address (path and query).
 *
 * @param basePath starts with a slash and does not end in one; empty: the root
 * @returns the rest, with a leading slash; undefined when the address lies outside of the sub-path
 */
export function withoutBasePath(url: string, basePath: string): string | undefined {
  if (!url.startsWith(basePath)) return undefined;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : undefined;
}
