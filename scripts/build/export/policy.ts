import { createHash } from 'node:crypto';
import { readPage, type PageElement } from './html';
import { deletionEndpoint } from '@/lib/deletion/request-deletion';
import { DISABLED_RULES_TYPE } from '@/lib/loader/speculation';

/** Matches the types of `<script>` that need a hash, because browsers run or apply them. Others are data. */
const actingType = /^(module|(text|application)\/javascript|speculationrules|importmap)?$/i;

function isActingInlineScript({ name, attributes }: PageElement): boolean {
  const type = attributes.get('type') ?? '';
  // The loader turns the disabled rules into speculation rules by changing their type.
  const isActing = actingType.test(type) || type === DISABLED_RULES_TYPE;
  return name === 'script' && !attributes.has('src') && isActing;
}

const hashOf = ({ text }: PageElement) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (elements: readonly PageElement[]) => [...new Set(elements.map(hashOf))];

function refuseInlineAttributes({ name, attributes }: PageElement): void {
  for (const attribute of attributes.keys()) {
    if (attribute === 'style' || /^on[a-z]/.test(attribute)) {
      throw new Error(`<${name}> has the attribute «${attribute}», which the policy forbids.`);
    }
  }
}

/**
 * Returns the Content-Security-Policy of a page. `frame-ancestors` works only in a header (see headers.ts).
 *
 * - Scripts: the page's inline scripts, by hash, and the site's files. A source with a path would need
 *   the host's name, which differs on a trial deployment.
 * - `default-src` covers the manifest, because WebKitGTK does not know `manifest-src` and warns.
 * - `child-src` covers frames and workers.
 * - Forms: without scripts the browser sends the deletion form to the same origin as the island does.
 * - Trusted Types: no code may create HTML or scripts from text.
 */
function policyText(elements: readonly PageElement[], apiUrl: string): string {
  const actions = elements.flatMap(({ attributes }) => attributes.get('action') ?? []);
  const service = apiUrl !== '' && actions.includes(deletionEndpoint(apiUrl)) ? [apiUrl] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(elements.filter(isActingInlineScript))],
    'style-src': hashesOf(elements.filter(({ name }) => name === 'style')),
    'child-src': ["'none'"],
    'font-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    // Every page allows 'self', because Lighthouse fetches robots.txt from within the page.
    'connect-src': ["'self'", ...service],
    'form-action': actions.length > 0 ? ["'self'", ...service] : ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Finds `<meta charset>`. @throws Error when it is not the first element of the head */
function charsetOf(elements: readonly PageElement[]): PageElement {
  const first = elements[elements.findIndex(({ name }) => name === 'head') + 1];
  if (first?.name === 'meta' && first.attributes.has('charset')) return first;
  throw new Error('The head does not begin with <meta charset>.');
}

/**
 * Inserts the policy directly after the charset, because a policy only affects what follows it.
 *
 * @param apiUrl origin of the account service; empty if it is the site's own
 * @throws Error when the head does not begin with the charset, or when an attribute violates the policy
 */
export function insertPolicy(html: string, apiUrl: string): string {
  const { elements } = readPage(html);
  const { end } = charsetOf(elements);
  elements.forEach(refuseInlineAttributes);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(elements, apiUrl)}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
