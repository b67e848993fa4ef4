/** @jest-environment node */
import { rm } from 'node:fs/promises';
import path from 'node:path';
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

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/help/', 'text/html; charset=utf-8'],
  ['/help/?utm=1', 'text/html; charset=utf-8'],
  ['/help/index.html', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/islands/share-A.js?v=1', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/screen.avif', 'image/avif'],
  ['/og.jpg', 'image/jpeg'],
  ['/icon.svg', 'image/svg+xml'],
  ['/downloads/app.zip', 'application/zip'],
  ['/downloads/app.exe', 'application/x-msdos-program'],
  ['/downloads/app.msi', 'application/x-msdownload'],
  ['/changes/feed.xml', 'application/atom+xml'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('serves %s as %s', async (address, type) => {
  const response = await get(address);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
});

it('sends a folder without its slash on to the one with it, query included', async () => {
  const response = await get('/help?utm=1');

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/help/?utm=1');
});

it.each(['/nothing', '/nothing/', '/help.html', '/Help/', '/islands/', '/.hidden'])(
  'answers %s with the not-found page and status 404',
  async (address) => {
    const response = await get(address);

    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Страница не найдена');
  },
);

it('has plain words for an export without a not-found page', async () => {
  await rm(path.join(folder.directory, '404.html'));
  const response = await get('/nothing');

  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it.each(['/../outside.txt', '/help/../../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt'])(
  'does not leave the folder for %s',
  async (address) => {
    expect([403, 404]).toContain((await rawRequest(site.url, address)).status);
  },
);

it('does not redirect to another host', async () => {
  const { headers } = await rawRequest(site.url, '//other.example/..//help');

  expect(headers.location ?? '/').not.toMatch(/^(\/\/|http)/);
});

it.each(['/%E0%A4%A', '/%00'])('answers 400 for the malformed path %s', async (address) => {
  expect((await rawRequest(site.url, address)).status).toBe(400);
});

it('answers HEAD like GET, without the body', async () => {
  const head = await get('/help/', { method: 'HEAD' });

  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength('<h1>Контакты</h1>')));
  expect(await head.text()).toBe('');
  expect((await get('/nothing', { method: 'HEAD' })).status).toBe(404);
});

it('refuses other methods', async () => {
  const response = await get('/help/', { method: 'POST' });

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('serves part of a file, for an interrupted download', async () => {
  const part = await get('/downloads/app.zip', { headers: { Range: 'bytes=4-6' } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('456');

  const beyond = await get('/downloads/app.zip', { headers: { Range: 'bytes=99-' } });
  expect(beyond.status).toBe(416);
});

it.each(['/', '/help', '/index.txt', '/og.jpg', '/nothing'])(
  'has %s asked for anew',
  async (address) => {
    const response = await get(address);

    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  },
);

it('answers 304 when a page has not changed', async () => {
  const { headers } = await rawRequest(site.url, '/help/');
  const again = await rawRequest(site.url, '/help/', { 'If-None-Match': headers.etag });

  expect(again.status).toBe(304);
});

it('lets hashed files be kept for good', async () => {
  const response = await get('/islands/share-A.js');

  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
