/**
 * Runs at the top of a result page, so it must stand alone: it is sent as its
 * own source text. Takes the parameters that mail programs and scanners add
 * out of the address bar, and with them any token, before the address is
 * copied or kept in the history. Nothing reads them.
 */
export function dropQuery(): void {
  if (location.search) history.replaceState(null, '', location.pathname + location.hash);
}
