/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { startTestAccount } from './start-test-account';
import { isAccountMode, type AccountMode } from '@/scripts/account-service/modes';

const QUERY = '?userEmail=anna@example.com';

let service: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  service = await startTestAccount();
});
afterEach(() => service.close());

it('starts in the mode it is given', async () => {
  const failing = await startTestAccount({ mode: 'fail' });
  try {
    expect(failing.account.mode).toBe('fail');
    expect((await failing.request(QUERY)).status).toBe(500);
  } finally {
    await failing.close();
  }
});

it('changes its mode while it runs', async () => {
  service.account.setMode('fail');
  expect((await service.request(QUERY)).status).toBe(500);

  service.account.setMode('ok');
  expect((await service.request(QUERY)).status).toBe(200);
  expect(service.account.letters).toHaveLength(1);
});

it('reset: breaks the connection', async () => {
  service.account.setMode('reset');

  await expect(service.request(QUERY)).rejects.toThrow('fetch failed');
  expect(service.account.letters).toEqual([]);
});

it('stall: takes the request and never answers', async () => {
  service.account.setMode('stall');
  const cancel = new AbortController();
  let answered = false;
  const answer = service.request(QUERY, { signal: cancel.signal }).finally(() => {
    answered = true;
  });
  answer.catch(() => {});

  while (service.account.requests.length === 0) await setImmediate();
  // A later request that is answered shows that the first had its time.
  const other = await fetch(`${service.url}/elsewhere`);
  expect(other.status).toBe(404);
  expect(answered).toBe(false);

  cancel.abort();
  await expect(answer).rejects.toThrow('aborted');
});

it('redirect-loop: sends the browser to the same address until it gives up', async () => {
  service.account.setMode('redirect-loop');
  const first = await service.request(QUERY);

  expect(first.status).toBe(302);
  expect(first.headers.get('location')).toBe(`/acc/RequestDeleteUserByEmail${QUERY}`);
  await expect(service.request(QUERY, { redirect: 'follow' })).rejects.toThrow('fetch failed');
});

it.each<[AccountMode, number]>([
  ['ok', 200],
  ['fail', 500],
  ['redirect-loop', 302],
])('%s: lets any origin read the answer', async (mode, status) => {
  service.account.setMode(mode);
  const response = await service.request(QUERY);

  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('answers a preflight without doing the work', async () => {
  const response = await service.request(QUERY, { method: 'OPTIONS' });

  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('GET');
  expect(response.headers.get('access-control-allow-headers')).toBe('*');
  expect(service.account.letters).toEqual([]);
});

it.each(['GET', 'OPTIONS'])(
  'no-cors: %s is answered, but only its own origin may read it',
  async (method) => {
    service.account.setMode('no-cors');
    const response = await service.request(QUERY, { method });

    expect(response.ok).toBe(true);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([]);
  },
);

it('knows its own names only', () => {
  expect(isAccountMode('redirect-loop')).toBe(true);
  expect(isAccountMode('offline')).toBe(false);
});
