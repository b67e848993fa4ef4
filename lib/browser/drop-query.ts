/**
 * Source text of a script that removes the query from a result page's address before the visitor can copy it. Mail
 * programs and scanners add parameters to links, and the account service may add a token.
 *
 * The new address includes the origin: some emails link to a path that begins with two slashes, which would otherwise
 * be the address of another host. A compiled function might call helpers that the page does not have.
 */
export const DROP_QUERY =
  'if(location.search)history.replaceState(null,"",location.origin+location.pathname+location.hash)';
