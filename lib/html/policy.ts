import { createHash } from 'node:crypto';
import { type PageElement } from './html';
import { deletionEndpoint } from '@/lib/browser/deletion/request-deletion';
import { downloadPath } from '@/lib/site/routes';

/** Matches the types of scripts that browsers run or apply. These scripts need a hash; all others are data. */
const actingType = /^(module|(text|application)\/javascript|speculationrules|importmap)?$/i;

const isActingInlineScript = ({ name, attributes }: PageElement) =>
  name === 'script' && !attributes.has('src') && actingType.test(attributes.get('type') ?? '');

const hashesOf = (elements: readonly PageElement[]) =>
  [...new Set(elements.map(({ text }) => text))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Returns a page's Content-Security-Policy (docs/decisions.md). @param service origin; empty: the site's own */
export function policyText(elements: readonly PageElement[], service: string): string {
  const actions = elements.flatMap(({ attributes }) => attributes.get('action') ?? []);
  const asked = service !== '' && actions.includes(deletionEndpoint(service)) ? [service] : [];
  const ownOrService = ["'self'", ...asked].join(' ');
  const hasDownload = actions.some((action) => action.includes(downloadPath('')));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(elements.filter(isActingInlineScript))].join(' '),
    ['style-src', ...hashesOf(elements.filter(({ name }) => name === 'style'))].join(' '),
    // Frames and workers.
    "child-src 'none'",
    "font-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    // Every page allows 'self', because Lighthouse fetches robots.txt from within the page.
    `connect-src ${ownOrService}`,
    // Without scripts the browser itself sends the deletion form to the account service. Browsers also apply the
    // directive to redirects (w3c/webappsec-csp#8), and a host may redirect downloads to any other.
    `form-action ${actions.length > 0 ? ownOrService : "'none'"}${hasDownload ? ' https:' : ''}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
