import { request, requestHeaders } from '@/lib/browser/http/request';

Object.assign(globalThis, { document: { cookie: 'XSRF-TOKEN=s3cret' } });

const answer = (body: string, type: string) =>
  new Response(body, { headers: [['Content-Type', type]] });

it.each([
  [true, 'the response has status 200', () => new Response()],
  [true, 'the response of type HTML is empty', () => answer('', 'text/html')],
  [true, 'data contain a page', () => answer('{"page":"<html>"}', 'application/json')],
  [false, 'the response is a page', () => answer('\n<!DOCTYPE html><p>', 'Text/HTML;a=b')],
  [false, 'the page has no doctype', () => answer('<HTML lang="ru">', 'text/html')],
  [false, 'the response has status 500', () => new Response(null, { status: 500 })],
  [false, 'there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a request returns %s if %s, and leaves no timer running', async (result, _, respond) => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());

  await expect(request('/acc', {}, 5000)).resolves.toBe(result);
  expect(jest.getTimerCount()).toBe(0);
});

it('`request` passes its options to `fetch` unchanged and adds an anti-forgery token', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const init = { method: 'PUT', body: 'text', cache: 'no-store' } as const;

  await request('/acc?a=1', init, 5000);

  expect(sent.mock.calls).toEqual([['/acc?a=1', expect.objectContaining(init)]]);
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('X-XSRF-TOKEN')).toBe('s3cret');
});

it.each([
  ['acc/Change', 'POST', 'theme=dark; XSRF-TOKEN=s3cret; lang=ru', 's3cret'],
  ['/go?to=https://other.example', 'POST', 'XSRF-TOKEN=a%2Bb==', 'a+b=='],
  ['/acc', 'PUT', 'XSRF-TOKEN=', null],
  ['/acc', 'POST', 'a-XSRF-TOKEN=a; XSRF-TOKENs=b', null],
  ['/acc', undefined, 'XSRF-TOKEN=s3cret', null],
  ['/acc', 'get', 'XSRF-TOKEN=s3cret', null],
  ['http:acc', 'POST', 'XSRF-TOKEN=s3cret', null],
  ['//other.example/acc', 'POST', 'XSRF-TOKEN=s3cret', null],
])('a request to %j by %s with the cookies %j has the token %j', (url, method, cookies, token) => {
  expect(requestHeaders(url, { method }, cookies).get('X-XSRF-TOKEN')).toBe(token);
});
