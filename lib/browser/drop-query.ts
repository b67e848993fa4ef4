/**
 * Source text that runs at the top of a result page. It removes the query from the address bar:
 * parameters that mail programs and scanners add, and any token with them, before the address is
 * copied or kept in the history. Nothing reads them.
 *
 * A text and not a function: a compiler may add names to a function that its text alone has not.
 */
export const DROP_QUERY =
  'if(location.search)history.replaceState(null,"",location.pathname+location.hash)';
