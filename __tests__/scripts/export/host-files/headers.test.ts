/** @jest-environment node */
import { headerRules, headersOf } from '@/scripts/export/host-files/headers';

it.each(['/', '/help/', '/islands/a.js', '/downloads/a.zip'])(
  'protects %s from framing, sniffing and plain http',
  (address) => {
    expect(headersOf(address)).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
  },
);

describe('https for good', () => {
  afterEach(() => {
    delete process.env.HSTS;
  });

  it.each([
    ['', 'max-age=31536000'],
    ['host', 'max-age=31536000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
  ])('with HSTS «%s» is asked for by %s', (value, header) => {
    process.env.HSTS = value;

    expect(headersOf('/')['Strict-Transport-Security']).toBe(header);
  });
});

it('keeps the islands’ code for a year and asks for everything else anew', () => {
  expect(headersOf('/islands/share-A.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const address of ['/', '/robots.txt', '/og.jpg', '/downloads/a.zip']) {
    expect(headersOf(address)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  }
});

it('makes a download of the installer and of nothing else', () => {
  expect(headersOf('/downloads/a.zip')['Content-Disposition']).toBe('attachment');
  expect(headersOf('/details/windows/')).not.toHaveProperty('Content-Disposition');
});

it('leaves sharing and copying to the site and turns off the rest', () => {
  const features = headersOf('/')['Permissions-Policy']?.split(', ') ?? [];

  expect(features).toContain('camera=()');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'clipboard-write=(self)',
  ]);
  expect(features.join()).not.toContain('web-share');
});

it('has no character that a host file would have to escape', () => {
  const values = headerRules.flatMap(({ headers }) => Object.values(headers));

  expect(values.join('')).not.toMatch(/["\\$\n]/);
});
