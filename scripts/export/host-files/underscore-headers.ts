import { type HostSettings } from './account-proxy';
import {
  type AddressRule,
  addressRules,
  displacedHeaders,
  isSameName,
  overlaps,
} from './address-rules';
import { isFileHeader } from './headers';
import { type HostFile, ownText, textFile } from './own-file';

/** The rules of a file: a line with an address, then a line for each header; `! Name` removes a header. */
function readRules(lines: readonly string[]): AddressRule[] {
  const rules: [string, Record<string, string>][] = [];
  for (const line of lines) {
    const [, name, value = ''] = /^\s*!?\s*([\w-]+)(?::\s*(.*?))?\s*$/.exec(line) ?? [];
    if (/^\s*(\/|https?:)/.test(line)) rules.push([line.trim(), {}]);
    else if (name) Object.assign(rules.at(-1)?.[1] ?? {}, { [name]: value });
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
export function underscoreHeaders(settings: HostSettings, own?: Buffer): HostFile {
  const lines = ownText(own).split('\n');
  const ownRules = readRules(lines);
  const site = addressRules(settings, '*').map(([pattern, headers]): AddressRule => {
    const isEverywhere = pattern === `${settings.basePath}/*`;
    const kept = Object.entries(headers).filter(([name]) => !isEverywhere || !isFileHeader(name));
    return [pattern, Object.fromEntries(kept)];
  });
  const blocks: string[] = [];
  for (const [pattern, headers] of site) {
    const owners = ownRules.filter(([other]) => overlaps(other, pattern));
    const names = owners.flatMap(([, other]) => Object.keys(other));
    const added = Object.entries(headers)
      .filter(([name]) => !names.some((other) => isSameName(other, name)))
      .map(([name, value]) => `  ${name}: ${value}`);
    const place = lines.findLastIndex((line) => line.trim() === pattern);
    if (place >= 0) lines[place] = [lines[place], ...added].join('\n');
    else if (added.length > 0) blocks.push([pattern, ...added].join('\n'));
  }
  return textFile([...blocks, lines.join('\n')], displacedHeaders(site, ownRules));
}
