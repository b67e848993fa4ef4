import { type Settings } from '@/lib/settings/parse';
import { headersOf } from '@/scripts/build/hosts/headers';

/** Every feature is off but copying; sharing, which browsers allow by themselves, is not named. */
const permissions = /^(?!.*web-share)(?=.*camera)([a-z-]+=\(\), )+clipboard-write=\(self\)$/;

it.each([
  ['/', {}],
  ['/islands/a.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/downloads/a.zip', { 'Content-Disposition': 'attachment' }],
])('headers protect %s and keep it as long as it may be', (address, own) => {
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
])('https is promised as the owner has decided, and never for a trial: %j', (settings, promise) => {
  expect(headersOf('/', settings)['Strict-Transport-Security']).toBe(promise);
});
