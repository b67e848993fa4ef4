/** @jest-environment node */
import { existsSync } from 'node:fs';
import manifest, { dynamic } from '@/app/manifest';
import { siteManifest } from '@/lib/brand/site-manifest';
import { settings } from '@/lib/settings';
import { parseSettings } from '@/lib/settings/parse';

const manifestOf = (basePath: string) =>
  siteManifest(parseSettings({ NEXT_PUBLIC_BASE_PATH: basePath }));

const addressesOf = ({ id, start_url, scope, icons }: ReturnType<typeof siteManifest>) => [
  id,
  start_url,
  scope,
  ...(icons ?? []).map(({ src }) => src),
];

it('is written into the export with the settings of the build', () => {
  expect(dynamic).toBe('force-static');
  expect(manifest()).toEqual(siteManifest(settings));
});

it('names the product in Russian', () => {
  expect(siteManifest({ siteName: 'Лексикон', basePath: '' })).toMatchObject({
    name: 'Лексикон',
    lang: 'ru',
  });
});

it('leaves the browser’s bar in place', () => {
  expect(manifestOf('').display).toBe('browser');
});

it('begins at the home page of the root', () => {
  expect(manifestOf('')).toMatchObject({ id: '/', start_url: '/', scope: '/' });
});

it('puts the sub-path before every address, once', () => {
  const underRoot = addressesOf(manifestOf(''));

  expect(addressesOf(manifestOf('/slovar'))).toEqual(underRoot.map((path) => `/slovar${path}`));
});

it('offers both purposes in both sizes, from files that exist', () => {
  const icons = manifestOf('').icons ?? [];

  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
});
