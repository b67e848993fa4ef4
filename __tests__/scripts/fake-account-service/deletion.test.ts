/** @jest-environment node */
import { startAccount } from '@/scripts/fake-account-service/start-account';

const site = 'https://site.example/repo';

let service: Awaited<ReturnType<typeof startAccount>>;
let printed: string[];
beforeEach(async () => {
  printed = [];
  service = await startAccount({ siteUrl: site, log: (text) => printed.push(text) });
});
afterEach(() => service.close());

/** Asks without following the redirect that is the answer. */
const open = (url: string, init?: RequestInit) => fetch(url, { redirect: 'manual', ...init });
const request = (query: string, init?: RequestInit) =>
  open(`${service.url}/acc/RequestDeleteUserByEmail${query}`, init);
const follow = async (link: string, init?: RequestInit) =>
  (await open(link, init)).headers.get('location')?.replace(site, '');
const lastLink = () => service.account.emails.at(-1)?.link ?? '';

describe('a request', () => {
  it('is answered by 200 alike for whoever asks, and prints an email with a link of its own', async () => {
    const answer = async (email: string) => {
      const response = await request(`?userEmail=${email}`);
      const headers = [...response.headers].filter(([name]) => name !== 'date');
      return [response.status, headers, await response.text()];
    };
    const first = await answer('anna%2Bwords@example.com');
    await follow(lastLink());

    expect(first).toEqual([200, expect.arrayContaining([['cache-control', 'no-store']]), '']);
    expect(await answer('anna%2Bwords@example.com')).toEqual(first);
    expect(await answer('never-seen@example.com')).toEqual(first);
    const { emails } = service.account;
    expect(emails[0]?.to).toBe('anna+words@example.com');
    expect(new Set(emails.map(({ link }) => link)).size).toBe(3);
    for (const { link } of emails) expect(printed.join()).toContain(`:\n${link}\n`);
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
    expect((await request(query)).status).toBe(400);
    expect(service.account.emails).toEqual([]);
  });

  it.each([
    ['HEAD', 200],
    ['OPTIONS', 204],
    ['POST', 405],
  ])('by %s is answered by %i and sends nothing', async (method, status) => {
    expect((await request('?userEmail=anna@example.com', { method })).status).toBe(status);
    expect(service.account.emails).toEqual([]);
  });
});

describe('a link', () => {
  beforeEach(() => request('?userEmail=anna@example.com'));

  it('deletes the data once, and not for HEAD, which mail scanners send, nor for POST', async () => {
    expect(await follow(lastLink(), { method: 'HEAD' })).toBe('/deletionSuccess/');
    expect(await follow(lastLink(), { method: 'POST' })).toBeUndefined();
    expect(service.account.deletions).toEqual([]);
    expect(await follow(`${lastLink()}&utm_source=mail`)).toBe('/deletionSuccess/');
    expect(await follow(lastLink())).toBe('/deletionError/');
    expect(service.account.deletions).toEqual(['anna@example.com']);
  });

  it('is kept while the service fails', async () => {
    service.account.setMode('fail');
    expect(await follow(lastLink())).toBe('/deletionError/');
    service.account.setMode('ok');
    expect(await follow(lastLink())).toBe('/deletionSuccess/');
  });
});

it.each(['/', '/acc/', '/acc/RequestDeleteUserByEmail/', '/acc/requestdeleteuserbyemail'])(
  'leaves %s to others',
  async (path) => {
    expect((await open(service.url + path)).status).toBe(404);
    expect(service.account.requests).toEqual([]);
  },
);
