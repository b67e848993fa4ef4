/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { startTestAccount } from './start-test-account';
import { type AccountMode } from '@/scripts/fake-account-service/service';

const QUERY = '?userEmail=anna@example.com';

let service: Awaited<ReturnType<typeof startTestAccount>>;
const start = async (mode: AccountMode) => (service = await startTestAccount(mode));
afterEach(() => service.close());

it('reset breaks the connection', async () => {
  await start('reset');

  await expect(service.request(QUERY)).rejects.toThrow('fetch failed');
  expect(service.account.emails).toEqual([]);
});

it('stall takes the request and never answers', async () => {
  await start('stall');
  const cancel = new AbortController();
  let answered = false;
  const answer = service.request(QUERY, { signal: cancel.signal }).finally(() => {
    answered = true;
  });
  answer.catch(() => {});

  while (service.account.requests.length === 0) await setImmediate();
  // A later request that is answered shows that the first had its time.
  expect((await fetch(`${service.url}/elsewhere`)).status).toBe(404);
  expect(answered).toBe(false);

  cancel.abort();
  await expect(answer).rejects.toThrow('aborted');
});

it('redirect-loop sends the browser to the same URL until it gives up', async () => {
  await start('redirect-loop');
  const first = await service.request(QUERY);

  expect(first.headers.get('location')).toBe(`/acc/RequestDeleteUserByEmail${QUERY}`);
  await expect(service.request(QUERY, { redirect: 'follow' })).rejects.toThrow('fetch failed');
});

it.each<[AccountMode, string, number, string | null]>([
  ['ok', 'GET', 200, '*'],
  ['ok', 'OPTIONS', 204, '*'],
  ['fail', 'GET', 500, '*'],
  ['redirect-loop', 'GET', 302, '*'],
  ['no-cors', 'GET', 200, null],
  ['no-cors', 'OPTIONS', 204, null],
])(
  '%s: %s is answered by %i, and may be read by the origins «%s»',
  async (mode, method, status, origins) => {
    await start(mode);
    const response = await service.request(QUERY, { method });

    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(origins);
    expect(response.headers.has('access-control-allow-methods')).toBe(origins !== null);
  },
);
