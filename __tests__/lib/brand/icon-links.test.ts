/** @jest-environment node */
import { iconLinks } from '@/lib/brand/icon-links';

it('names the icons of tabs and of a phone’s home screen', () => {
  expect(iconLinks('')).toEqual({
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
  });
});

it('puts the sub-path before every address', () => {
  const addresses = JSON.stringify(iconLinks('/slovar')).match(/"url":"[^"]+"/g);

  expect(addresses).toEqual([
    '"url":"/slovar/favicon.ico"',
    '"url":"/slovar/icon.svg"',
    '"url":"/slovar/icons/apple-touch-icon.png"',
  ]);
});
