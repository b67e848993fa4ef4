import { isSlow, savesData } from './connection';

/**
 * Returns speculation rules. With `moderate`, the browser prefetches a page when the pointer has rested on
 * its link for 200 ms. The pattern matches addresses that end in a slash: pages, but not pictures, the
 * installer or the account service. In the pattern, `{…}?` is an optional group.
 *
 * @param basePath sub-path of the site without a trailing slash; empty: the root
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

/**
 * In the exported page, the script element with the rules has this type, which disables them. With their own
 * type, a browser that knows speculation rules but not every key in them would log a warning on each page.
 */
export const DISABLED_RULES_TYPE = 'application/json';

/**
 * Enables the page's rules, unless the visitor saves data or the connection is slow. Chrome supports
 * `eagerness` and document rules since 121, but scripts cannot test for this. They can test for
 * `scrollbar-width`, which the same version introduced. Other browsers ignore the rules.
 */
export function allowSpeculation(): void {
  if (!CSS.supports('scrollbar-width:none') || savesData() || isSlow()) return;
  const rules = document.querySelector<HTMLScriptElement>('[type$="/json"]');
  if (!rules) return;
  rules.type = 'speculationrules';
  // The element is inserted again, because browsers read a script's type only on insertion.
  document.head.append(rules);
}
