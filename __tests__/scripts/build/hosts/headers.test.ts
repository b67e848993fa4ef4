import { type Settings } from '@/lib/settings/parse';
import { headersOf } from '@/scripts/build/hosts/headers';

/** All features are off except copying. Sharing is not named, because browsers allow it by default. */
const permissions = /^(?!.*web-share)(?=.*camera)([a-z-]+=\(\), )+clipboard-write=\(self\)$/;

it.each([
  ['/', {}],
  ['/islands/a.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/downloads/a.zip', { 'Content-Disposition': 'attachment' }],
])('%s has all security headers and the headers for its kind of file', (address, own) => {
  expect(headersOf(address)).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(permissions) as string,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...own,
  });
});

it.each<[Partial<Settings>, string | undefined]>([
  [{ hsts: '' }, undefined],
  [{ hsts: 'none' }, undefined],
  [{ hsts: 'host' }, 'max-age=31536000'],
  [{ hsts: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  [{ hsts: 'subdomains', staging: true }, undefined],
])('with the settings %j, Strict-Transport-Security is %j', (settings, promise) => {
  expect(headersOf('/', settings)['Strict-Transport-Security']).toBe(promise);
});
