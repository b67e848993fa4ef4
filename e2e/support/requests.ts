import { type Page } from '@playwright/test';

/** Counts what a page asks for, from now on. */
export function watchRequests(page: Page) {
  const seen: { type: string; url: URL }[] = [];
  page.on('request', (request) => {
    seen.push({ type: request.resourceType(), url: new URL(request.url()) });
  });
  const paths = (wanted: string) =>
    seen.flatMap(({ type, url }) => (type === wanted ? url.pathname : []));
  return {
    scripts: () => paths('script'),
    styles: () => paths('stylesheet'),
    pictures: () => paths('image'),
    origins: () => [...new Set(seen.map(({ url }) => url.origin))],
  };
}
