/** The part of the Network Information API that tells what a request costs the visitor. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Speculation rules of a site under a sub-path: a page is fetched while the
 * pointer rests on its link (`moderate`: 200 ms). Pages and nothing else end in
 * a slash: no picture, no installer, not the account service.
 */
export const speculationRules = (basePath: string) =>
  JSON.stringify({
    prefetch: [
      {
        where: { href_matches: [`${basePath}/`, `${basePath}/*/`] },
        eagerness: 'moderate',
      },
    ],
  });

/** Adds the rules, but where data are saved or the connection is slow (`effectiveType` under 4g). */
export function speculate(rules: string): void {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = rules;
  document.head.append(script);
}
