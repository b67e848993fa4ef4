/**
 * Source text of a script that runs at the top of a result page. The script removes the query from the
 * address bar before the visitor can copy the address. Mail programs and scanners add parameters to links,
 * and the account service may add a token. The site does not read any of them.
 *
 * The new address includes the origin. The links in some emails have a path that begins with two slashes, and
 * without the origin the browser would read such a path as the address of another host.
 *
 * The script is a string and not a function, because a compiler may insert calls of helper functions that the
 * page does not have.
 */
export const DROP_QUERY =
  'if(location.search)history.replaceState(null,"",location.origin+location.pathname+location.hash)';
