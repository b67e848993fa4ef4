/**
 * Source text that runs at the top of a result page. It removes the query from the address bar,
 * before the address is copied or kept in the history. Mail programs and scanners add parameters,
 * the account service may add a token, and the site reads none of them.
 *
 * The new address includes the origin, because a path that begins with two slashes, as in some
 * emails, would be read as the address of another host.
 *
 * It is a string and not a function: a compiler may make a function call helpers that are not in
 * the page.
 */
export const DROP_QUERY =
  'if(location.search)history.replaceState(null,"",location.origin+location.pathname+location.hash)';
