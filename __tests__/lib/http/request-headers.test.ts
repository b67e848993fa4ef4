/** @jest-environment node */
import { requestHeaders } from '@/lib/http/request';

const tokenOf = (url: string, init: RequestInit, cookies = 'theme=dark; XSRF-TOKEN=s3cret') =>
  requestHeaders(url, init, cookies).get('X-XSRF-TOKEN');

it.each([
  ['POST', 's3cret'],
  ['PUT', 's3cret'],
  ['PATCH', 's3cret'],
  ['DELETE', 's3cret'],
  ['post', 's3cret'],
  ['GET', null],
  ['get', null],
  ['HEAD', null],
  [undefined, null],
])('%s carries the anti-forgery token %j', (method, token) => {
  expect(tokenOf('/acc/Change', method === undefined ? {} : { method })).toBe(token);
});

it.each(['acc/Change', './acc/Change', '?step=2', '/go?to=https://other.example'])(
  'the relative address %j gets the token',
  (url) => {
    expect(tokenOf(url, { method: 'POST' })).toBe('s3cret');
  },
);

it.each([
  'https://other.example/acc',
  'HTTP://other.example/acc',
  '//other.example/acc',
  ' https://other.example/acc',
  '\n//other.example/acc',
  '\\\\other.example/acc',
  '/\\other.example/acc',
  '\\/other.example/acc',
  'blob:https://other.example/1',
  'https:other.example',
  // Relative on a page of its own scheme only.
  'http:other.example',
  '/\t/other.example/acc',
  'ht\ntps://other.example/acc',
  '\u0000https://other.example/acc',
  '\u0001//other.example/acc',
  'https://[',
])('the address %j, which leads elsewhere, gets none', (url) => {
  expect(tokenOf(url, { method: 'POST' })).toBeNull();
});

it.each([
  ['', null],
  ['theme=dark', null],
  ['XSRF-TOKEN=', null],
  ['XSRF-TOKEN=a%2Fb', 'a/b'],
])('of the cookies «%s» the token %j is sent', (cookies, token) => {
  expect(tokenOf('/acc/Change', { method: 'POST' }, cookies)).toBe(token);
});

it('what the caller has set is kept, a token too', () => {
  const init = { method: 'POST', headers: { 'x-xsrf-token': 'own', accept: 'text/plain' } };
  const headers = requestHeaders('/acc/Change', init, 'XSRF-TOKEN=s3cret');

  expect(Object.fromEntries(headers)).toEqual(init.headers);
});
