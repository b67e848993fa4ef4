/** An address known at once, or only after a server has got its port. No query, no fragment. */
export type LazyUrl = string | (() => string);

/** @returns the address without trailing slashes, ready to append a path that starts with one */
export function resolveUrl(url: LazyUrl): string {
  return (typeof url === 'string' ? url : url()).replace(/\/+$/, '');
}
