/**
 * Source text that runs at the top of a result page. It removes the query from the address bar:
 * parameters that mail programs and scanners add, and any token with them, before the address is
 * copied or kept in the history. Nothing reads them.
 *
 * With the origin: a path that begins with two slashes, as in some emails, would be another host's address.
 *
 * A text and not a function: a compiler may add names to a function that its text alone has not.
 */
export const DROP_QUERY =
  'if(location.search)history.replaceState(null,"",location.origin+location.pathname+location.hash)';
