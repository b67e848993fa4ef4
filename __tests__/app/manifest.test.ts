/** @jest-environment node */
import { existsSync } from 'node:fs';
import manifest from '@/app/manifest';
import { siteManifest } from '@/lib/brand/site-manifest';
import { settings } from '@/lib/settings';

const manifestOf = (basePath: string) => siteManifest({ siteName: 'Лексикон', basePath });

const addressesOf = ({ id, start_url, scope, icons = [] }: ReturnType<typeof siteManifest>) => [
  id,
  start_url,
  scope,
  ...icons.map(({ src }) => src),
];

it('is written with the settings of the build', () => {
  expect(manifest()).toEqual(siteManifest(settings));
});

it('names the product in Russian and leaves the browser’s bar in place', () => {
  expect(manifestOf('')).toMatchObject({ name: 'Лексикон', lang: 'ru', display: 'browser' });
});

it('begins at the home page and puts the sub-path before every address, once', () => {
  const underRoot = addressesOf(manifestOf(''));

  expect(underRoot.slice(0, 3)).toEqual(['/', '/', '/']);
  expect(addressesOf(manifestOf('/slovar'))).toEqual(underRoot.map((path) => `/slovar${path}`));
});

it('offers both purposes in both sizes, from files that exist', () => {
  const { icons = [] } = manifestOf('');

  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
});
