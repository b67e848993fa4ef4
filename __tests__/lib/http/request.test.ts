/** @jest-environment node */
import { withFakeClock } from '../../support/fake-clock';
import { request } from '@/lib/http/request';

const TIMEOUT_MS = 5000;

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const sentInit = () => fetchMock.mock.calls[0]?.[1];

withFakeClock();
beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response());
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
])('an answer %d is a %s, and no timer is left', async (status, result) => {
  fetchMock.mockResolvedValue(new Response(null, { status }));

  await expect(request('/acc', {}, TIMEOUT_MS)).resolves.toBe(result);
  expect(jest.getTimerCount()).toBe(0);
});

it('a broken connection is a failure, and no timer is left', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));

  await expect(request('/acc', {}, TIMEOUT_MS)).resolves.toBe('failure');
  expect(jest.getTimerCount()).toBe(0);
});

it('a header that cannot be sent is a failure', async () => {
  const init = { headers: { Accept: 'по-русски' } };

  await expect(request('/acc', init, TIMEOUT_MS)).resolves.toBe('failure');
});

it('a silent server is a failure: the request is aborted at the time-out and not before', async () => {
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const result = request('/acc', {}, TIMEOUT_MS);

  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  expect(sentInit()?.signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(sentInit()?.signal?.aborted).toBe(true);

  await expect(result).resolves.toBe('failure');
});

it('the address and the options reach the browser as they are, with the anti-forgery token', async () => {
  const init = { method: 'PUT', body: 'text', cache: 'no-store' } as const;

  await request('/acc?a=1', init, TIMEOUT_MS);

  expect(fetchMock.mock.calls).toEqual([['/acc?a=1', expect.objectContaining(init)]]);
  expect(new Headers(sentInit()?.headers).get('X-XSRF-TOKEN')).toBe('s3cret');
});
