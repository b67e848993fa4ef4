/** @jest-environment node */
import { startTestAccount } from './start-test-account';

let service: Awaited<ReturnType<typeof startTestAccount>>;
let siteUrl: string;
beforeEach(async () => {
  siteUrl = 'https://site.example';
  service = await startTestAccount({ siteUrl: () => siteUrl });
});
afterEach(() => service.close());

async function askForLink(): Promise<string> {
  await service.request('?userEmail=anna@example.com');
  return service.account.letters.at(-1)?.link ?? '';
}

it('deletes the data and sends the browser to the page that says so', async () => {
  const response = await service.open(await askForLink());

  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('https://site.example/deletionSuccess/');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(service.account.deletions).toEqual(['anna@example.com']);
});

it('keeps the sub-path of the site, with or without a final slash', async () => {
  siteUrl = 'https://site.example/repo/';
  const response = await service.open(await askForLink());

  expect(response.headers.get('location')).toBe('https://site.example/repo/deletionSuccess/');
});

it('works once', async () => {
  const link = await askForLink();
  await service.open(link);
  const second = await service.open(link);

  expect(second.status).toBe(303);
  expect(second.headers.get('location')).toBe('https://site.example/deletionError/');
  expect(service.account.deletions).toEqual(['anna@example.com']);
});

it.each(['', '?token=', '?token=unknown', '?other=1'])('refuses the query «%s»', async (query) => {
  const response = await service.open(`${service.url}/acc/ConfirmDeletion${query}`);

  expect(response.headers.get('location')).toBe('https://site.example/deletionError/');
});

it('is not spent by HEAD, which mail scanners send', async () => {
  const link = await askForLink();
  const head = await service.open(link, { method: 'HEAD' });

  expect(head.headers.get('location')).toBe('https://site.example/deletionSuccess/');
  expect(service.account.deletions).toEqual([]);
  await service.open(link);
  expect(service.account.deletions).toEqual(['anna@example.com']);
});

it('is not spent by POST', async () => {
  const link = await askForLink();

  expect((await service.open(link, { method: 'POST' })).status).toBe(405);
  expect(service.account.deletions).toEqual([]);
});

it('ignores parameters that mail programs add', async () => {
  const response = await service.open(`${await askForLink()}&utm_source=mail`);

  expect(response.headers.get('location')).toBe('https://site.example/deletionSuccess/');
});

it('tells of an error and keeps the token while the service fails', async () => {
  const link = await askForLink();
  service.account.setMode('fail');

  const response = await service.open(link);
  expect(response.headers.get('location')).toBe('https://site.example/deletionError/');
  service.account.setMode('ok');
  await service.open(link);
  expect(service.account.deletions).toEqual(['anna@example.com']);
});
