import { createHash } from 'node:crypto';
import { readPage, type PageElement } from './html';
import { deletionEndpoint } from '@/lib/deletion/request-deletion';

/** Types that browsers, or the loader by another name, run or act upon; other blocks are data and need no hash. */
const actingType = /^(module|(text|application)\/javascript|(speculation)?rules|importmap)?$/i;

const isActingInlineScript = ({ name, attributes }: PageElement) =>
  name === 'script' && !attributes.has('src') && actingType.test(attributes.get('type') ?? '');

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
 * Scripts are the page's own, by hash, and the site's files; a path would need the host's name, which
 * a trial deployment does not have. WebKitGTK complains of `manifest-src`, so the manifest is allowed
 * by the default; `child-src` stands for frames and workers. A form goes where its island's request
 * goes. Trusted Types: nothing makes HTML or scripts from text.
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
    // Search auditors (Lighthouse) fetch robots.txt from within the page.
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

/** The charset's tag. @throws Error with a sentence when something stands before it */
function charsetOf(elements: readonly PageElement[]): PageElement {
  const first = elements[elements.findIndex(({ name }) => name === 'head') + 1];
  if (first?.name === 'meta' && first.attributes.has('charset')) return first;
  throw new Error('The head does not begin with <meta charset>.');
}

/**
 * A page with its policy right after the charset: a policy covers only what follows it.
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
