import {
  type AddressRule,
  displacedHeaders,
  headersAt,
  isSameName,
  siteRules,
} from './address-rules';
import { isFileHeader } from './headers';
import { type HostFile, ownText, type Site, textFile } from './own-file';

/** The rules of a file: a line with an address, then a line for each header; `! Name` removes a header. */
function readRules(lines: readonly string[]): AddressRule[] {
  const rules: AddressRule[] = [];
  for (const line of lines) {
    const [, key, value = ''] = /^\s*!?\s*([\w-]+)(?::\s*(.*?))?\s*$/.exec(line) ?? [];
    if (/^\s*(\/|https?:)/.test(line)) rules.push({ source: line.trim(), headers: [] });
    else if (key) rules.at(-1)?.headers.push({ key, value });
  }
  return rules;
}

/**
 * `_headers` of Netlify and Cloudflare. Where rules overlap, Cloudflare joins their values, so a
 * header that the owner sets is removed from ours. Of two rules for one address Cloudflare applies
 * only the last, so ours is merged into the owner's. Both hosts revalidate by default, so the rule
 * for the whole site has no caching header.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/headers/
 */
export function underscoreHeaders(settings: Site, own?: Buffer): HostFile {
  const lines = ownText(own).split('\n');
  const ownRules = readRules(lines);
  const site = siteRules(settings, '*').map(({ source, headers }, index) => ({
    source,
    headers: headers.filter(({ key }) => index > 0 || !isFileHeader(key)),
  }));
  const blocks: string[] = [];
  for (const { source, headers } of site) {
    const owners = headersAt(source, ownRules);
    const added = headers
      .filter(({ key }) => !owners.some((one) => isSameName(one.key, key)))
      .map(({ key, value }) => `  ${key}: ${String(value)}`);
    const place = lines.findLastIndex((line) => line.trim() === source);
    if (place >= 0) lines[place] = [lines[place], ...added].join('\n');
    else if (added.length > 0) blocks.push([source, ...added].join('\n'));
  }
  return textFile([...blocks, lines.join('\n')], displacedHeaders(site, ownRules));
}
