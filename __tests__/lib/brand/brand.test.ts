import { readFileSync } from 'node:fs';
import { siteManifest } from '@/lib/brand/site-manifest';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { contrastProblems } from '@/scripts/build/launch-list/contrast-problems';

it('the manifest names the site in Russian and leaves the browser’s bar; addresses have the sub-path once', () => {
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

it('the colours of both themes are read from any notation of hexadecimals, or from the token that they are the same as', () => {
  const css = `:root { --c: var(--a); --a: #FFF; --font: serif; --b:#12345678; }
    @media (prefers-color-scheme: dark) { :root { --a: #000000; --c: var(--a); } }
    @media (prefers-contrast: more) { :root { --a: var(--b); } }`;

  expect(readTokens(css)).toEqual({
    light: { a: '#fff', b: '#12345678', c: '#fff' },
    dark: { a: '#000000', c: '#000000' },
  });
});

it('both themes have the same colours, and every text is readable on its ground', () => {
  const themes = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
  expect(contrastProblems(themes)).toEqual([]);
});
