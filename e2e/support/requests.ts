import { type Page } from '@playwright/test';

/** Counts what a page asks its server for, from now on. */
export function watchRequests(page: Page) {
  const seen: { type: string; path: string }[] = [];
  page.on('request', (request) => {
    seen.push({ type: request.resourceType(), path: new URL(request.url()).pathname });
  });
  const paths = (type: string) => seen.filter((one) => one.type === type).map(({ path }) => path);
  return {
    scripts: () => paths('script'),
    styles: () => paths('stylesheet'),
    pictures: () => paths('image'),
  };
}
