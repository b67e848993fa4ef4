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
export const WAITING_RULES = 'rules';

/**
 * Whether the browser knows `eagerness` and document rules. Chrome has both since 121, the first
 * version with `scrollbar-width`, which can be tested for.
 */
const knowsRules = () =>
  HTMLScriptElement.supports?.('speculationrules') && CSS.supports('scrollbar-width:none');

/** Enables the page's rules, unless the visitor saves data or the connection is slow. */
export function allowSpeculation(): void {
  if (!knowsRules() || savesData() || isSlow()) return;
  const rules = document.querySelector<HTMLScriptElement>(`[type=${WAITING_RULES}]`);
  if (!rules) return;
  rules.type = 'speculationrules';
  // The browser reads the type of a script only when the element is inserted into the document.
  document.head.append(rules);
}
