/** @jest-environment node */
import { requestHeaders } from '@/lib/http/request';

const COOKIE = 'theme=dark; XSRF-TOKEN=s3cret';

const tokenOf = (url: string, init: RequestInit, cookies = COOKIE) =>
  requestHeaders(url, init, cookies).get('X-XSRF-TOKEN');

it.each([
  ['POST', '/acc/Change', 's3cret'],
  ['PUT', '/acc/Change', 's3cret'],
  ['PATCH', '/acc/Change', 's3cret'],
  ['DELETE', '/acc/Change', 's3cret'],
  ['post', '/acc/Change', 's3cret'],
  ['POST', 'acc/Change', 's3cret'],
  ['POST', './acc/Change', 's3cret'],
  ['POST', '?step=2', 's3cret'],
  ['POST', '/go?to=https://other.example', 's3cret'],
  ['GET', '/acc/Change', null],
  ['get', '/acc/Change', null],
  ['HEAD', '/acc/Change', null],
  ['POST', 'https://other.example/acc', null],
  ['POST', 'HTTP://other.example/acc', null],
  ['POST', '//other.example/acc', null],
  ['POST', ' https://other.example/acc', null],
  ['POST', '\n//other.example/acc', null],
  ['POST', '\\\\other.example/acc', null],
  ['POST', '/\\other.example/acc', null],
  ['POST', '\\/other.example/acc', null],
  ['POST', 'blob:https://other.example/1', null],
  ['POST', 'https:other.example', null],
  ['POST', '/\t/other.example/acc', null],
  ['POST', 'ht\ntps://other.example/acc', null],
  ['POST', '\u0000https://other.example/acc', null],
  ['POST', '\u0001//other.example/acc', null],
  ['POST', 'https://[', null],
])('%s %j carries the anti-forgery token %j', (method, url, token) => {
  expect(tokenOf(url, { method })).toBe(token);
});

it('a request without a method is a GET and carries no token', () => {
  expect(tokenOf('/acc/Change', {})).toBeNull();
});

it.each(['', 'theme=dark', 'XSRF-TOKEN='])('no token is sent when the cookies are «%s»', (jar) => {
  expect(tokenOf('/acc/Change', { method: 'POST' }, jar)).toBeNull();
});

it('the token is sent decoded', () => {
  expect(tokenOf('/acc/Change', { method: 'POST' }, 'XSRF-TOKEN=a%2Fb')).toBe('a/b');
});

it('a token that the caller has set is kept', () => {
  const init = { method: 'POST', headers: { 'x-xsrf-token': 'own' } };

  expect(tokenOf('/acc/Change', init)).toBe('own');
});

it('other headers of the caller are kept', () => {
  const init = { method: 'POST', headers: [['Accept', 'text/plain']] satisfies [string, string][] };

  expect(requestHeaders('/acc/Change', init, COOKIE).get('accept')).toBe('text/plain');
});
