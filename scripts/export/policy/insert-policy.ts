import { readPage, type PageElement } from '../html';
import { inlineHashes } from './inline-hashes';
import { policyText } from './policy-text';
import { deletionEndpoint } from '@/lib/deletion/request-deletion';

/**
 * The charset's tag, after which a page's own head begins.
 *
 * @throws Error with a sentence when something stands before it
 */
function charsetOf(elements: readonly PageElement[]): PageElement {
  const first = elements[elements.findIndex(({ name }) => name === 'head') + 1];
  if (first?.name === 'meta' && first.attributes.has('charset')) return first;
  throw new Error('The head does not begin with <meta charset>.');
}

/**
 * A page with its Content-Security-Policy right after the charset: it covers
 * what follows it only.
 *
 * @param apiUrl origin of the account service; empty: the site's own
 * @throws Error with a sentence when the markup leaves no place for a policy or breaks it
 */
export function insertPolicy(html: string, apiUrl: string): string {
  const { elements } = readPage(html);
  const { end } = charsetOf(elements);
  const actions = elements.flatMap(({ attributes }) => attributes.get('action') ?? []);
  const policy = policyText(
    {
      ...inlineHashes(elements),
      sendsForm: actions.length > 0,
      callsService: actions.includes(deletionEndpoint(apiUrl)),
    },
    apiUrl,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
