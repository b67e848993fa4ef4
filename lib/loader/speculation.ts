import { isSlow, savesData } from './connection';

/**
 * Speculation rules of a site under a sub-path: a page is fetched while the
 * pointer rests on its link (`moderate`: 200 ms). Pages and nothing else end in
 * a slash: no picture, no installer, not the account service. In the URL Pattern
 * standard a group in braces with a question mark may be left out.
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

/** Takes the page's rules away where data are saved or the connection is slow. */
export function limitSpeculation(): void {
  if (!savesData() && !isSlow()) return;
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('script[type=speculationrules]')?.remove(),
  );
}
