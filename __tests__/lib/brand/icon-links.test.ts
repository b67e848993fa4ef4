/** @jest-environment node */
import { iconLinks } from '@/lib/brand/icon-links';

it('names the icons of tabs and of a phone’s home screen, under the sub-path', () => {
  expect(iconLinks('/slovar')).toEqual({
    icon: [
      { url: '/slovar/favicon.ico', sizes: '48x48' },
      { url: '/slovar/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/slovar/icons/apple-touch-icon.png', sizes: '180x180' },
  });
});
