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

/**
 * Type of the page's rules until they are enabled. A browser that knows speculation rules, but not
 * every key in them, logs a warning on each page that has them.
 */
export const WAITING_RULES = 'application/json';

/**
 * Enables the page's rules, unless the visitor saves data or the connection is slow. Chrome knows
 * `eagerness` and document rules since 121, the first version with `scrollbar-width`, which can be
 * tested for. Other browsers know no rules and ignore them.
 */
export function allowSpeculation(): void {
  if (!CSS.supports('scrollbar-width:none') || savesData() || isSlow()) return;
  const rules = document.querySelector<HTMLScriptElement>('[type$="/json"]');
  if (!rules) return;
  rules.type = 'speculationrules';
  // The browser reads the type of a script only when the element is inserted into the document.
  document.head.append(rules);
}
