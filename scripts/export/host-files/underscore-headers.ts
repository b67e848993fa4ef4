import { type HostSettings } from './account-proxy';
import { fileTypes, headerRules, isFileHeader } from './headers';
import { type HostFile, overlaps, ownText, textFile } from './own-file';

/** Headers of a pattern of addresses; in the owner's file they may be taken away, too: `! Name`. */
interface Rule {
  readonly address: string;
  readonly headers: [name: string, value: string][];
  /** Index of the line with the address in the owner's file. */
  readonly line: number;
}

/** The rules of a file, which have their address in a line and then a header in each. */
function readRules(lines: readonly string[]): Rule[] {
  const rules: Rule[] = [];
  for (const [line, text] of lines.entries()) {
    const [, name, value = ''] = /^\s*!?\s*([\w-]+)(?::\s*(.*?))?\s*$/.exec(text) ?? [];
    if (/^\s*(\/|https?:)/.test(text)) rules.push({ address: text.trim(), headers: [], line });
    else if (name) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/** The build's rules. By default both hosts revalidate, so the whole site needs no header of a folder. */
const siteRules = (settings: HostSettings) => [
  ...headerRules(settings).map(({ folder, headers }) => ({
    address: `${settings.basePath}${folder}*`,
    headers: Object.entries(headers).filter(([name]) => folder !== '/' || !isFileHeader(name)),
  })),
  ...Object.entries(fileTypes).map(([address, type]) => ({
    address: settings.basePath + address,
    headers: [['Content-Type', type]] satisfies [string, string][],
  })),
];

/**
 * `_headers` of Netlify and Cloudflare. Cloudflare joins the values of rules that overlap, so a header that
 * a rule of the owner's has leaves ours; and of two rules of one address it takes the last only, so ours
 * goes into the owner's.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/headers/
 */
export function underscoreHeaders(settings: HostSettings, own?: Buffer): HostFile {
  const lines = ownText(own).split('\n');
  const ownRules = readRules(lines);
  const displaced: string[] = [];
  const blocks: string[] = [];
  for (const { address, headers } of siteRules(settings)) {
    const near = ownRules.filter((rule) => overlaps(rule.address, address));
    const added = headers.flatMap(([name, value]) => {
      const same = near
        .flatMap((rule) => rule.headers)
        .filter(([other]) => other === name.toLowerCase());
      if (same.some(([, other]) => other !== value)) displaced.push(`${name} (${address})`);
      return same.length === 0 ? `  ${name}: ${value}` : [];
    });
    const target = near.findLast((rule) => rule.address === address);
    if (target) lines[target.line] = [lines[target.line], ...added].join('\n');
    else if (added.length > 0) blocks.push([address, ...added].join('\n'));
  }
  return textFile([...blocks, lines.join('\n')], displaced);
}
