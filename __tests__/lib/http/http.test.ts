import { request, requestHeaders } from '@/lib/http/request';

const TIMEOUT_MS = 5000;

Object.assign(globalThis, { document: { cookie: 'XSRF-TOKEN=s3cret' } });

const mockFetch = (answer: typeof fetch) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

beforeEach(() => void jest.useFakeTimers());

it.each([
  [200, 'success'],
  [500, 'failure'],
  ['broken connection', 'failure'],
])(
  'a request that ends with «%s» is reported as a %s and leaves no timer running',
  async (answer, result) => {
    mockFetch(() =>
      typeof answer === 'number'
        ? Promise.resolve(new Response(null, { status: answer }))
        : Promise.reject(new TypeError('Failed to fetch')),
    );

    await expect(request('/acc', {}, TIMEOUT_MS)).resolves.toBe(result);
    expect(jest.getTimerCount()).toBe(0);
  },
);

it('a request without an answer is aborted at its time-out, not before, and reported as a failure', async () => {
  let signal: AbortSignal | null | undefined;
  mockFetch((_, init) => {
    signal = init?.signal;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const result = request('/acc', {}, TIMEOUT_MS);

  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
  await expect(result).resolves.toBe('failure');
});

it('a request passes its address and options to `fetch` unchanged and adds the anti-forgery token', async () => {
  const sent = mockFetch(() => Promise.resolve(new Response()));
  const init = { method: 'PUT', body: 'text', cache: 'no-store' } as const;

  await request('/acc?a=1', init, TIMEOUT_MS);

  expect(sent.mock.calls).toEqual([['/acc?a=1', expect.objectContaining(init)]]);
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('X-XSRF-TOKEN')).toBe('s3cret');
});

const tokenOf = (url: string, init: RequestInit) =>
  requestHeaders(url, init, 'theme=dark; XSRF-TOKEN=s3cret').get('X-XSRF-TOKEN');

it.each(['acc/Change', '?step=2', '/go?to=https://other.example'])(
  'a request to the relative address %j has the anti-forgery token',
  (url) => {
    expect(tokenOf(url, { method: 'POST' })).toBe('s3cret');
  },
);

it.each([{ method: 'get' }, { method: 'HEAD' }, {}])(
  'a request with the options %j has no anti-forgery token',
  (init) => {
    expect(tokenOf('/acc/Change', init)).toBeNull();
  },
);

it.each([
  '//other.example/acc',
  '/\\other.example/acc',
  '/\t/other.example/acc',
  // These addresses are relative only on a page with the same scheme.
  'https:other.example',
  'http:other.example',
  'https://[',
])('a request to %j, which may leave the site, has no anti-forgery token', (url) => {
  expect(tokenOf(url, { method: 'POST' })).toBeNull();
});

it('headers that the caller has set are kept, even the caller’s own token', () => {
  const init = { method: 'POST', headers: { 'x-xsrf-token': 'own', accept: 'text/plain' } };

  expect(Object.fromEntries(requestHeaders('/acc', init, 'XSRF-TOKEN=s'))).toEqual(init.headers);
});

it('without the cookie, a request has no anti-forgery token', () => {
  expect([...requestHeaders('/acc', { method: 'POST' }, 'theme=dark')]).toEqual([]);
});
