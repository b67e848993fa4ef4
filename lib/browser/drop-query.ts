/**
 * Removes the query from the address bar of a result page: parameters that mail
 * programs and scanners add, and any token with them, before the address is
 * copied or kept in the history. Nothing reads them.
 *
 * The page gets the source text of this function, so it must not use anything
 * from outside of it.
 */
export function dropQuery(): void {
  if (location.search) history.replaceState(null, '', location.pathname + location.hash);
}
