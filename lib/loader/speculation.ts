import { isSlow, savesData } from './connection';

/**
 * Speculation rules: a page is fetched while the pointer rests on its link
 * (`moderate`: 200 ms). Only addresses of pages end in a slash, those of
 * pictures, the installer and the account service do not. In the URL Pattern
 * standard a group in braces with a question mark is optional.
 *
 * @param basePath sub-path of the site without a final slash; empty: the root
 */
export const speculationRules = (basePath: string) =>
  JSON.stringify({
    prefetch: [
      {
        where: { href_matches: `${basePath}/{*/}?` },
        eagerness: 'moderate',
      },
    ],
  });

/** Removes the page's rules if the visitor saves data or the connection is slow. */
export function limitSpeculation(): void {
  if (!savesData() && !isSlow()) return;
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('script[type=speculationrules]')?.remove(),
  );
}
