import { fileTypes, headerRules, isFileHeader } from './headers';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of overlapping rules with a
 * comma instead of letting the later one count, so a header that a folder sets is left out of the
 * rule for everything: the hosts' own default for Cache-Control is the same revalidation.
 *
 * @param basePath sub-path without a final slash
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/headers/
 */
export function underscoreHeaders(basePath: string): string {
  const blocks = headerRules.map(({ folder, headers }) => {
    const lines = Object.entries(headers)
      .filter(([name]) => folder !== '/' || !isFileHeader(name))
      .map(([name, value]) => `  ${name}: ${value}`);
    return [`${basePath}${folder}*`, ...lines].join('\n');
  });
  const types = Object.entries(fileTypes).map(
    ([address, type]) => `${basePath}${address}\n  Content-Type: ${type}`,
  );
  return `${[...blocks, ...types].join('\n\n')}\n`;
}
