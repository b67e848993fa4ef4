/** @jest-environment node */
import { startTestAccount } from './start-test-account';

let service: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  service = await startTestAccount();
});
afterEach(() => service.close());

const success = 'https://site.example/repo/deletionSuccess/';
const error = 'https://site.example/repo/deletionError/';

describe('a request', () => {
  it('is answered by 200 without a body, and prints an email that can be read, with its link', async () => {
    const response = await service.request('?userEmail=anna%2Bwords%40example.com');

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
    const [email] = service.account.emails;
    expect(email?.to).toBe('anna+words@example.com');
    expect(email?.link).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/acc\/ConfirmDeletion\?token=[\w-]{43}$/,
    );
    expect(service.printed.join()).toContain(`перейдите по ссылке:\n${email?.link}\n`);
    expect(service.printed.join()).toContain('данные будут удалены безвозвратно');
  });

  it('has a link of its own', async () => {
    await Promise.all([1, 2, 3].map(() => service.request('?userEmail=anna@example.com')));

    expect(new Set(service.account.emails.map(({ link }) => link)).size).toBe(3);
  });

  it('is answered alike whether or not there is such a user, which nobody learns from it', async () => {
    await service.request('?userEmail=known@example.com');
    await service.open(service.lastLink());
    const answer = async (email: string) => {
      const response = await service.request(`?userEmail=${email}`);
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
    ['spaces around', '?userEmail=%20anna@example.com'],
    ['two addresses', '?userEmail=anna@example.com&userEmail=boris@example.com'],
    ['a line break', '?userEmail=anna@example.com%0D%0ABcc:%20boris@example.com'],
    ['a broken escape', '?userEmail=anna%ff@example.com'],
  ])('with %s is answered by 400', async (_, query) => {
    expect((await service.request(query)).status).toBe(400);
    expect(service.account.emails).toEqual([]);
  });

  it.each([
    ['HEAD', 200],
    ['OPTIONS', 204],
    ['POST', 405],
    ['DELETE', 405],
  ])('by %s is answered by %i and sends nothing', async (method, status) => {
    const response = await service.request('?userEmail=anna@example.com', { method });

    expect(response.status).toBe(status);
    expect(service.account.emails).toEqual([]);
  });

  it('is kept as it came', async () => {
    const url = '/acc/RequestDeleteUserByEmail?userEmail=anna%2Bwords%40example.com&utm=1';
    await service.open(service.url + url, { headers: { 'X-Mark': 'seen' } });

    expect(service.account.requests).toMatchObject([
      { method: 'GET', url, headers: { 'x-mark': 'seen' } },
    ]);
  });
});

describe('a link', () => {
  beforeEach(() => service.request('?userEmail=anna@example.com'));

  const locationOf = async (url: string, init?: RequestInit) =>
    (await service.open(url, init)).headers.get('location');

  it('deletes the data once and leads to the page that says so', async () => {
    expect(await locationOf(`${service.lastLink()}&utm_source=mail`)).toBe(success);
    expect(await locationOf(service.lastLink())).toBe(error);
    expect(service.account.deletions).toEqual(['anna@example.com']);
  });

  it('is not spent by HEAD, which mail scanners send, nor by POST', async () => {
    expect(await locationOf(service.lastLink(), { method: 'HEAD' })).toBe(success);
    expect((await service.open(service.lastLink(), { method: 'POST' })).status).toBe(405);
    expect(service.account.deletions).toEqual([]);
  });

  it.each(['', '?token=', '?token=unknown', '?other=1'])(
    'refuses the query «%s»',
    async (query) => {
      expect(await locationOf(`${service.url}/acc/ConfirmDeletion${query}`)).toBe(error);
    },
  );

  it('is kept while the service fails', async () => {
    service.account.setMode('fail');
    expect(await locationOf(service.lastLink())).toBe(error);
    service.account.setMode('ok');
    expect(await locationOf(service.lastLink())).toBe(success);
  });
});

it.each(['/', '/acc/', '/acc/RequestDeleteUserByEmail/', '/acc/requestdeleteuserbyemail'])(
  'leaves %s to others',
  async (path) => {
    expect((await service.open(service.url + path)).status).toBe(404);
    expect(service.account.requests).toEqual([]);
  },
);
