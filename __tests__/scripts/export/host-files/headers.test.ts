/** @jest-environment node */
import { headerRules, headersOf } from '@/scripts/export/host-files/headers';

afterEach(() => {
  delete process.env.HSTS;
});

it.each([
  ['/', {}],
  ['/robots.txt', {}],
  ['/details/windows/', {}],
  ['/islands/a.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/downloads/a.zip', { 'Content-Disposition': 'attachment' }],
])('%s is protected and kept as long as it may be', (address, own) => {
  expect(headersOf(address)).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...own,
  });
});

it.each([
  ['', 'max-age=31536000'],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
])('https for good is, with HSTS «%s», asked for by %s', (value, header) => {
  process.env.HSTS = value;

  expect(headersOf('/')['Strict-Transport-Security']).toBe(header);
});

it('sharing and copying are left to the site, and every other feature is off', () => {
  const features = headersOf('/')['Permissions-Policy']?.split(', ') ?? [];

  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'clipboard-write=(self)',
  ]);
  expect(features.join()).not.toContain('web-share');
});

it('no header has a character that a host file would have to escape', () => {
  const values = headerRules.flatMap(({ headers }) => Object.values(headers));

  expect(values.join('')).not.toMatch(/["\\$\n]/);
});
