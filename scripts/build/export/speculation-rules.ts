/**
 * Returns speculation rules. With `moderate`, the browser prefetches a page when the pointer has rested on
 * its link for 200 ms, unless the visitor saves data. The pattern matches addresses that end in a slash: pages,
 * but not pictures, the installer or the account service. In the pattern, `{…}?` is an optional group.
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
