import { createHash } from 'node:crypto';
import { readPage, type PageElement } from './html';
import { deletionEndpoint } from '@/lib/deletion/request-deletion';
import { DISABLED_RULES_TYPE } from '@/lib/loader/speculation';

/** Types of scripts that browsers run or apply. Other blocks are data and need no hash. */
const actingType = /^(module|(text|application)\/javascript|speculationrules|importmap)?$/i;

function isActingInlineScript({ name, attributes }: PageElement): boolean {
  const type = attributes.get('type') ?? '';
  // The loader changes the type of the waiting rules.
  const isActing = actingType.test(type) || type === DISABLED_RULES_TYPE;
  return name === 'script' && !attributes.has('src') && isActing;
}

/** @returns `'sha256-…'`, with its quotes */
const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (elements: readonly PageElement[]) => [
  ...new Set(elements.map(({ text }) => hashSource(text))),
];

function refuseInlineAttributes({ name, attributes }: PageElement): void {
  for (const attribute of attributes.keys()) {
    if (attribute === 'style' || /^on[a-z]/.test(attribute)) {
      throw new Error(`<${name}> has the attribute «${attribute}», which the policy forbids.`);
    }
  }
}

/**
 * Content-Security-Policy of a page. `frame-ancestors` works in a header only, see headers.ts.
 *
 * Allowed scripts are the page's own, by hash, and the site's files. A source with a path would
 * need the host's name, which a trial deployment does not have. The manifest is covered by
 * `default-src`, because WebKitGTK warns of `manifest-src`; `child-src` covers frames and workers.
 * A form may be sent to where its island sends its request. Trusted Types: nothing makes HTML or
 * scripts from text.
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
    // Lighthouse fetches robots.txt from within the page.
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

/** The tag of the charset. @throws Error with a sentence when it is not the first element of the head */
function charsetOf(elements: readonly PageElement[]): PageElement {
  const first = elements[elements.findIndex(({ name }) => name === 'head') + 1];
  if (first?.name === 'meta' && first.attributes.has('charset')) return first;
  throw new Error('The head does not begin with <meta charset>.');
}

/**
 * Inserts the policy right after the charset: a policy covers only what follows it.
 *
 * @param apiUrl origin of the account service; empty: the site's own
 * @throws Error with a sentence when the markup leaves no place for a policy or breaks it
 */
export function insertPolicy(html: string, apiUrl: string): string {
  const { elements } = readPage(html);
  const { end } = charsetOf(elements);
  elements.forEach(refuseInlineAttributes);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(elements, apiUrl)}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
