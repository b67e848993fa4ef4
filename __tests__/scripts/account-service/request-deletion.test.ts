/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { startTestAccount } from './start-test-account';

let service: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  service = await startTestAccount();
});
afterEach(() => service.close());

it('writes a letter with a working link and answers 200 without a body', async () => {
  const response = await service.request('?userEmail=anna%2Bwords%40example.com');

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('');
  expect(service.account.letters).toHaveLength(1);

  const { header, text } = await service.readLetter();
  expect(header('To')).toBe('<anna+words@example.com>');
  expect(text).toContain(`${service.url}/acc/ConfirmDeletion?token=`);
  expect(text).toContain(service.account.letters[0]?.link);
});

it('writes one letter per request, each with its own link', async () => {
  await Promise.all([1, 2, 3].map(() => service.request('?userEmail=anna@example.com')));

  const { letters } = service.account;
  expect(new Set(letters.map(({ link }) => link)).size).toBe(3);
  expect(new Set(letters.map(({ file }) => file)).size).toBe(3);
});

it('answers alike whether or not an address has an account, which nobody learns from it', async () => {
  await service.request('?userEmail=known@example.com');
  await service.open(service.account.letters[0]?.link ?? '');
  expect(service.account.deletions).toEqual(['known@example.com']);

  const answer = async (address: string) => {
    const response = await service.request(`?userEmail=${address}`);
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    return { status: response.status, headers, text: await response.text() };
  };

  expect(await answer('known@example.com')).toEqual(await answer('never-seen@example.com'));
});

it.each([
  ['no query', ''],
  ['an empty address', '?userEmail='],
  ['another parameter', '?email=anna@example.com'],
  ['a malformed address', '?userEmail=anna'],
  ['a raw plus, which a query reads as a space', '?userEmail=anna+words@example.com'],
  ['two addresses', '?userEmail=anna@example.com&userEmail=boris@example.com'],
  ['an injected header', '?userEmail=anna@example.com%0D%0ABcc:%20boris@example.com'],
  ['a broken escape', '?userEmail=anna%ff@example.com'],
])('answers 400 and writes nothing for %s', async (_, query) => {
  expect((await service.request(query)).status).toBe(400);
  expect(service.account.letters).toEqual([]);
});

it('writes nothing for HEAD', async () => {
  const response = await service.request('?userEmail=anna@example.com', { method: 'HEAD' });

  expect(response.status).toBe(200);
  expect(service.account.letters).toEqual([]);
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  'refuses %s and names what it allows',
  async (method) => {
    const response = await service.request('?userEmail=anna@example.com', { method });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(service.account.letters).toEqual([]);
  },
);

it('answers 500 when the letter cannot be written', async () => {
  await writeFile(service.outbox, 'a file in place of the folder');

  expect((await service.request('?userEmail=anna@example.com')).status).toBe(500);
  expect(service.account.letters).toEqual([]);
});

it('keeps what it received, raw and decoded', async () => {
  await service.request('?userEmail=anna%2Bwords%40example.com&utm=1', {
    headers: { 'X-Mark': 'seen' },
  });

  expect(service.account.requests).toMatchObject([
    {
      method: 'GET',
      url: '/acc/RequestDeleteUserByEmail?userEmail=anna%2Bwords%40example.com&utm=1',
      headers: { 'x-mark': 'seen' },
      address: 'anna+words@example.com',
    },
  ]);
});

it.each(['/', '/acc/', '/acc/RequestDeleteUserByEmail/', '/acc/requestdeleteuserbyemail'])(
  'leaves %s to others',
  async (path) => {
    expect((await service.open(service.url + path)).status).toBe(404);
    expect(service.account.requests).toEqual([]);
  },
);

it('prints where the letter and its link are', async () => {
  const lines: string[] = [];
  const talking = await startTestAccount({ log: (line) => lines.push(line) });
  try {
    await talking.request('?userEmail=anna@example.com');

    const [letter] = talking.account.letters;
    expect(lines.join('\n')).toContain(letter?.file);
    expect(lines.join('\n')).toContain(letter?.link);
  } finally {
    await talking.close();
  }
});
