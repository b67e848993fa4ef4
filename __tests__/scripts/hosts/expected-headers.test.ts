/** @jest-environment node */
import { headersOf } from '@/scripts/export/host-files/headers';
import { expectedHeaders, headersFailure } from '@/scripts/hosts/expected-headers';

const files = [
  'changes/feed.xml',
  'downloads/Setup-1.0.exe',
  'islands/share-A.js',
  'manifest.webmanifest',
  'screens/card.avif',
];

const answerOf = (path: string, status = 200) => ({
  status,
  headers: new Headers(headersOf(path)),
});

const expectationOf = (path: string) => {
  const found = expectedHeaders('', files).find((expected) => expected.path === path);
  if (!found) throw new Error(`Nothing is expected of ${path}.`);
  return found;
};

it.each(['/', '/help/', '/islands/share-A.js', '/downloads/Setup-1.0.exe'])(
  'the site’s own headers of %s pass',
  (path) => {
    expect(headersFailure(answerOf(path), expectationOf(path))).toBeUndefined();
  },
);

it('what lacks, what is wrong and what is too much is told', () => {
  const answer = answerOf('/help/');
  answer.headers.delete('Referrer-Policy');
  answer.headers.append('X-Content-Type-Options', 'nosniff');
  answer.headers.set('Content-Disposition', 'attachment');
  const failure = headersFailure(answer, expectationOf('/help/'));
  expect(failure).toContain('has X-Content-Type-Options «nosniff, nosniff»');
  expect(failure).toContain('lacks Referrer-Policy');
  expect(failure).toContain('has Content-Disposition «attachment»');
});

it('an installer that would open in place and a script that would be asked for again fail', () => {
  const page = answerOf('/');
  expect(headersFailure(page, expectationOf('/downloads/Setup-1.0.exe'))).toBe(
    'lacks Content-Disposition',
  );
  expect(headersFailure(page, expectationOf('/islands/share-A.js'))).toMatch(/has Cache-Control/);
});

it('a feed that is plain XML fails', () => {
  const answer = answerOf('/changes/feed.xml');
  expect(headersFailure(answer, expectationOf('/changes/feed.xml'))).toBe('lacks Content-Type');
});

it('an error is not kept for a year', () => {
  const expected = expectationOf('/islands/gone.js');
  expect(headersFailure(answerOf('/', 404), expected)).toBeUndefined();
  expect(headersFailure(answerOf('/islands/share-A.js', 404), expected)).toBe(
    'may be kept for a year',
  );
  expect(headersFailure(answerOf('/'), expected)).toBe('ends in status 200, not 404');
});

it('every path lies under the sub-path', () => {
  const paths = expectedHeaders('/slovar', files).map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('/slovar/'))).toEqual([]);
});

it('an export without an installer is no proof', () => {
  expect(() => expectedHeaders('', ['index.html'])).toThrow('The export has no file like');
});
