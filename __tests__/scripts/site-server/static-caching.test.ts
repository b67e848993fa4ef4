/** @jest-environment node */
import { createExportFolder } from './export-folder';
import { rawRequest } from './raw-request';
import { startSite, type RunningSite } from '@/scripts/site-server/start-site';

let folder: Awaited<ReturnType<typeof createExportFolder>>;
let site: RunningSite;
beforeEach(async () => {
  folder = await createExportFolder();
  site = await startSite({ directory: folder.directory });
});
afterEach(async () => {
  await site.close();
  await folder.remove();
});

const get = (address: string, init?: RequestInit) =>
  fetch(site.url + address, { redirect: 'manual', ...init });

it.each(['/', '/help', '/robots.txt', '/og.jpg', '/nothing'])(
  'has %s asked for anew',
  async (address) => {
    expect((await get(address)).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    );
  },
);

it('answers 304 when a page has not changed', async () => {
  const { headers } = await rawRequest(site.url, '/help/');
  const again = await rawRequest(site.url, '/help/', { 'If-None-Match': headers.etag });

  expect(again.status).toBe(304);
});

it('lets the islands’ code be kept for good', async () => {
  expect((await get('/islands/share-A.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
});
