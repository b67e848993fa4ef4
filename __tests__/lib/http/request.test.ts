/** @jest-environment node */
import { withFakeClock } from '../../support/fake-clock';
import { request } from '@/lib/http/request';

const TIMEOUT_MS = 5000;

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** A server that never answers; the connection breaks when the caller gives up. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

const initOf = (call: number) => fetchMock.mock.calls[call]?.[1];

withFakeClock();
beforeEach(() => {
  fetchMock.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock);
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: { cookie: 'XSRF-TOKEN=s3cret' },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

it.each([
  [200, 'success'],
  [204, 'success'],
  [400, 'failure'],
  [404, 'failure'],
  [500, 'failure'],
])('an answer %d is a %s', async (status, result) => {
  fetchMock.mockResolvedValue(new Response(null, { status }));

  await expect(request('/acc', {}, TIMEOUT_MS)).resolves.toBe(result);
});

it('a broken connection is a failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));

  await expect(request('/acc', {}, TIMEOUT_MS)).resolves.toBe('failure');
});

it('a header that cannot be sent is a failure', async () => {
  fetchMock.mockResolvedValue(new Response());
  const init = { headers: { Accept: 'по-русски' } };

  await expect(request('/acc', init, TIMEOUT_MS)).resolves.toBe('failure');
});

it('a server that is silent for the whole time-out is a failure', async () => {
  fetchMock.mockImplementation(silence);
  const result = request('/acc', {}, TIMEOUT_MS);

  jest.advanceTimersByTime(TIMEOUT_MS);

  await expect(result).resolves.toBe('failure');
});

it('the request is aborted at the time-out and not before', async () => {
  fetchMock.mockImplementation(silence);
  const result = request('/acc', {}, TIMEOUT_MS);

  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  const early = initOf(0)?.signal?.aborted;
  jest.advanceTimersByTime(1);
  await result;

  expect([early, initOf(0)?.signal?.aborted]).toEqual([false, true]);
});

it.each([
  ['an answer', () => Promise.resolve(new Response())],
  ['a broken connection', () => Promise.reject(new TypeError())],
])('no timer is left after %s', async (_, respond) => {
  fetchMock.mockImplementation(respond);

  await request('/acc', {}, TIMEOUT_MS);

  expect(jest.getTimerCount()).toBe(0);
});

it('the address and the options reach the browser as they are', async () => {
  fetchMock.mockResolvedValue(new Response());

  await request('/acc?a=1', { method: 'PUT', body: 'text', cache: 'no-store' }, TIMEOUT_MS);

  expect(fetchMock.mock.calls).toEqual([
    ['/acc?a=1', expect.objectContaining({ method: 'PUT', body: 'text', cache: 'no-store' })],
  ]);
});

it("the page's anti-forgery cookie goes out as a header", async () => {
  fetchMock.mockResolvedValue(new Response());

  await request('/acc', { method: 'POST' }, TIMEOUT_MS);

  expect(new Headers(initOf(0)?.headers).get('X-XSRF-TOKEN')).toBe('s3cret');
});
