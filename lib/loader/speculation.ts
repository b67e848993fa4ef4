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
 * Type of the page's rules until they are allowed. A browser that knows rules, but not all of their
 * words, complains of each page that has them.
 */
export const WAITING_RULES = 'rules';

/** Whether the browser knows `eagerness` and document rules: Chrome 121, which brought `scrollbar-width`, too. */
const knowsRules = () =>
  HTMLScriptElement.supports?.('speculationrules') && CSS.supports('scrollbar-width:none');

/** Lets the page's rules count, unless the visitor saves data or the connection is slow. */
export function allowSpeculation(): void {
  if (!knowsRules() || savesData() || isSlow()) return;
  const rules = document.querySelector<HTMLScriptElement>(`[type=${WAITING_RULES}]`);
  if (!rules) return;
  rules.type = 'speculationrules';
  // A script is looked at again when it comes into the document.
  document.head.append(rules);
}
