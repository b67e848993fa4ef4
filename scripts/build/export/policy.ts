import { createHash } from 'node:crypto';
import { type PageElement } from './html';
import { deletionEndpoint } from '@/lib/deletion/request-deletion';

/** Matches the types of scripts that browsers run or apply. These scripts need a hash; all others are data. */
const actingType = /^(module|(text|application)\/javascript|speculationrules|importmap)?$/i;

/** What the policy reads of an element. */
export type PolicyElement = Pick<PageElement, 'name' | 'attributes' | 'text'>;

function isActingInlineScript({ name, attributes }: PolicyElement): boolean {
  const isActing = actingType.test(attributes.get('type') ?? '');
  return name === 'script' && !attributes.has('src') && isActing;
}

const hashesOf = (elements: readonly PolicyElement[]) =>
  [...new Set(elements.map(({ text }) => text))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * Returns the Content-Security-Policy of a page. `frame-ancestors` works only in a header (scripts/build/hosts/_headers).
 *
 * - `script-src` allows the page's inline scripts, by hash, and all scripts of the site's origin
 *   (docs/decisions.md explains why it does not allow one folder only).
 * - `child-src` covers frames and workers.
 * - `form-action` allows the account service, because without scripts the browser itself sends the deletion form.
 * - Trusted Types: no code may create HTML or scripts from text.
 *
 * @param elements all elements of the page
 * @param service origin of the account service; empty if it is the site's own origin
 */
export function policyText(elements: readonly PolicyElement[], service: string): string {
  const actions = elements.flatMap(({ attributes }) => attributes.get('action') ?? []);
  const asked = service !== '' && actions.includes(deletionEndpoint(service)) ? [service] : [];
  const ownOrService = ["'self'", ...asked].join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(elements.filter(isActingInlineScript))].join(' '),
    ['style-src', ...hashesOf(elements.filter(({ name }) => name === 'style'))].join(' '),
    "child-src 'none'",
    "font-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    // Every page allows 'self', because Lighthouse fetches robots.txt from within the page.
    `connect-src ${ownOrService}`,
    `form-action ${actions.length > 0 ? ownOrService : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
