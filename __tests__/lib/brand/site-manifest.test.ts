import { siteManifest } from '@/lib/brand/site-manifest';

it('the web app manifest has the site’s name, and its addresses begin with the sub-path', () => {
  const { icons, ...manifest } = siteManifest({ siteName: 'Лексикон', basePath: '/slovar' });

  expect(manifest).toMatchObject({ name: 'Лексикон', lang: 'ru', display: 'browser' });
  expect(manifest).toMatchObject({ id: '/slovar/', start_url: '/slovar/', scope: '/slovar/' });
  expect(icons?.map(({ purpose, sizes, src }) => `${purpose} ${sizes} ${src}`)).toEqual([
    'any 192x192 /slovar/icons/icon-192.png',
    'any 512x512 /slovar/icons/icon-512.png',
    'maskable 192x192 /slovar/icons/maskable-192.png',
    'maskable 512x512 /slovar/icons/maskable-512.png',
  ]);
});
