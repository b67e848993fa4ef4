import { readCookie } from '@/lib/http/cookie';
import { requestHeaders } from '@/lib/http/request';

it.each([
  ['the only cookie', 'token=abc', 'abc'],
  ['one among others', 'theme=dark; token=abc;lang=ru', 'abc'],
  ['a percent-encoded value, decoded', 'token=a%2Bb%3D', 'a+b='],
  ['a value with an equals sign', 'token=abc==', 'abc=='],
  ['a value that is not valid percent-encoding, as it stands', 'token=50%', '50%'],
  ['the first of two with one name', 'token=one; token=two', 'one'],
  ['nothing where there are no cookies', '', undefined],
  ['nothing of an empty one', 'token=', undefined],
  ['nothing of other names', 'my-token=a; tokens=b; Token=c', undefined],
  ['nothing of a value that is the name', 'theme=token', undefined],
])('of cookies is read %s', (_, cookies, value) => {
  expect(readCookie(cookies, 'token')).toBe(value);
});

const tokenOf = (url: string, init: RequestInit) =>
  requestHeaders(url, init, 'theme=dark; XSRF-TOKEN=s3cret').get('X-XSRF-TOKEN');

it.each([
  [{ method: 'POST' }, 's3cret'],
  [{ method: 'delete' }, 's3cret'],
  [{ method: 'GET' }, null],
  [{ method: 'get' }, null],
  [{ method: 'HEAD' }, null],
  [{}, null],
])('with %j the anti-forgery token is %j', (init, token) => {
  expect(tokenOf('/acc/Change', init)).toBe(token);
});

it.each(['acc/Change', './acc/Change', '?step=2', '/go?to=https://other.example'])(
  'the relative address %j gets the token',
  (url) => {
    expect(tokenOf(url, { method: 'POST' })).toBe('s3cret');
  },
);

it.each([
  'https://other.example/acc',
  '//other.example/acc',
  ' https://other.example/acc',
  '\\\\other.example/acc',
  '/\\other.example/acc',
  'blob:https://other.example/1',
  'https:other.example',
  // Relative on a page of its own scheme only.
  'http:other.example',
  '/\t/other.example/acc',
  '\u0000https://other.example/acc',
  'https://[',
])('the address %j, which leads elsewhere, gets none', (url) => {
  expect(tokenOf(url, { method: 'POST' })).toBeNull();
});

it('what the caller has set is kept, a token too', () => {
  const init = { method: 'POST', headers: { 'x-xsrf-token': 'own', accept: 'text/plain' } };

  expect(Object.fromEntries(requestHeaders('/acc', init, 'XSRF-TOKEN=s'))).toEqual(init.headers);
});

it('without a cookie there is no token', () => {
  expect([...requestHeaders('/acc', { method: 'POST' }, 'theme=dark')]).toEqual([]);
});
