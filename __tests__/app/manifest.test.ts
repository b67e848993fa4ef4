/** @jest-environment node */
import { siteManifest } from '@/lib/brand/site-manifest';

it('names the product in Russian, begins at its home page and leaves the browser’s bar in place', () => {
  expect(siteManifest({ siteName: 'Лексикон', basePath: '' })).toMatchObject({
    name: 'Лексикон',
    lang: 'ru',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
  });
});

it('offers both purposes in both sizes; the sub-path stands before every address, once', () => {
  const { id, start_url, scope, icons } = siteManifest({ siteName: 'Л', basePath: '/slovar' });

  expect([id, start_url, scope]).toEqual(['/slovar/', '/slovar/', '/slovar/']);
  expect(icons?.map(({ purpose, sizes, src }) => `${purpose} ${sizes} ${src}`)).toEqual([
    'any 192x192 /slovar/icons/icon-192.png',
    'any 512x512 /slovar/icons/icon-512.png',
    'maskable 192x192 /slovar/icons/maskable-192.png',
    'maskable 512x512 /slovar/icons/maskable-512.png',
  ]);
});
