import { hashSource, inlineHashes } from './inline-hashes';
import { policyText } from './policy';
import { readStartTags, type StartTag } from './start-tags';

const isPolicy = ({ name, attributes }: StartTag) =>
  name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';

/** The policy covers what follows it only, so nothing but the charset may come before. */
function charsetOf(tags: readonly StartTag[]): StartTag {
  const head = tags.findIndex(({ name }) => name === 'head');
  const first = tags[head + 1];
  if (head !== -1 && first?.name === 'meta' && first.attributes.has('charset')) return first;
  throw new Error('The head does not begin with <meta charset>.');
}

/**
 * A page with its Content-Security-Policy right after the charset; the one that it has already is
 * replaced.
 *
 * @param laterScripts texts of inline scripts that the page adds to itself
 * @throws Error with a sentence when the markup leaves no place for a policy or breaks it
 */
export function insertPolicy(
  html: string,
  apiUrl: string,
  laterScripts: readonly string[] = [],
): string {
  const tags = readStartTags(html);
  const { end } = charsetOf(tags);
  const [former, ...more] = tags.filter(isPolicy);
  if (more.length > 0 || (former && former.start !== end)) {
    throw new Error('There is a policy in another place than right after <meta charset>.');
  }
  const { scripts, styles } = inlineHashes(tags);
  const allScripts = [...scripts, ...laterScripts.map(hashSource)];
  const policy = policyText({ scripts: allScripts, styles }, apiUrl);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + meta + html.slice(former?.end ?? end);
}
