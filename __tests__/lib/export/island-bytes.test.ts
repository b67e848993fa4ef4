/** @jest-environment node */
import { islandBytes } from '@/lib/export/island-bytes';

const texts: Record<string, string> = {
  '/_next/static/chunks/next.js': 'react "static/chunks/error.js"',
  '/_next/static/chunks/share.js': 'Копировать ссылку',
  '/_next/static/chunks/carousel.js': 'embla',
  '/_next/static/chunks/share-and-form.js': 'Копировать ссылку, "static/chunks/dialog.js"',
};
const bytes: Record<string, number> = {
  '/_next/static/chunks/next.js': 100,
  '/_next/static/chunks/share.js': 5,
  '/_next/static/chunks/carousel.js': 11,
  '/_next/static/chunks/share-and-form.js': 25,
  '/_next/static/chunks/dialog.js': 16,
};
const pages: Record<string, string[]> = {
  'help/index.html': ['next', 'share'],
  'details/android/index.html': ['next', 'share', 'carousel'],
  'deleteUserData/index.html': ['next', 'share-and-form'],
};

it('tells islands from the framework and from each other, lazy chunks among them', () => {
  const site = {
    scripts: (page: string) => (pages[page] ?? []).map((name) => `/_next/static/chunks/${name}.js`),
    read: (address: string) => texts[address] ?? '',
    bytes: (address: string) => bytes[address] ?? NaN,
  };

  expect(islandBytes(site)).toEqual({ share: 5, carousel: 11, form: 36 });
});
