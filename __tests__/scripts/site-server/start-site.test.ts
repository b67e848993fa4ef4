/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createExportFolder } from './export-folder';
import { startSite, type RunningSite, type SiteOptions } from '@/scripts/site-server/start-site';

let folder: Awaited<ReturnType<typeof createExportFolder>>;
let sites: RunningSite[] = [];
beforeEach(async () => {
  folder = await createExportFolder();
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
  await folder.remove();
});

async function start(options: Partial<SiteOptions> = {}) {
  const site = await startSite({ directory: folder.directory, account: {}, ...options });
  sites.push(site);
  return site;
}

const open = (url: string) => fetch(url, { redirect: 'manual' });

it('listens on loopback only, unless told otherwise', async () => {
  expect((await start()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it('has an address by name for people', async () => {
  const site = await start({ host: 'localhost' });

  expect(site.url).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await open(`${site.url}/`)).status).toBe(200);
});

it('serves a sub-path and nothing around it', async () => {
  const site = await start({ basePath: '/repo' });
  const { origin } = new URL(site.url);

  expect(site.url).toBe(`${origin}/repo`);
  expect((await open(`${site.url}/help/`)).status).toBe(200);
  expect((await open(site.url)).headers.get('location')).toBe('/repo/');
  expect((await open(`${site.url}/help`)).headers.get('location')).toBe('/repo/help/');
  expect(await (await open(`${site.url}/nothing`)).text()).toContain('Страница не найдена');

  const outside = await open(`${origin}/help/`);
  expect(outside.status).toBe(404);
  expect(await outside.text()).not.toContain('<h1>');
});

it.each(['', '/repo'])(
  'follows an email from request to result page under «%s»',
  async (basePath) => {
    const site = await start({ basePath });
    const { origin } = new URL(site.url);
    const request = `${origin}/acc/RequestDeleteUserByEmail?userEmail=anna@example.com`;

    expect((await open(request)).status).toBe(200);
    const link = site.account?.emails[0]?.link ?? '';
    expect(link).toMatch(`${origin}/acc/ConfirmDeletion?token=`);
    expect((await open(link)).headers.get('location')).toBe(`${basePath}/deletionSuccess/`);
  },
);

it('has no account service unless asked for one', async () => {
  const site = await start({ account: undefined });

  expect(site.account).toBeUndefined();
  expect((await open(`${site.url}/acc/RequestDeleteUserByEmail`)).status).toBe(404);
});

it('closes connections that are kept alive, stalled or half open', async () => {
  const site = await start();
  const port = Number(new URL(site.url).port);
  await open(`${site.url}/help/`);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  site.account?.setMode('stall');
  const stalled = open(`${site.url}/acc/ConfirmDeletion`);
  stalled.catch(() => {});

  const silentClosed = once(silent.resume(), 'close');
  await site.close();

  await expect(stalled).rejects.toThrow('fetch failed');
  await silentClosed;
  await expect(open(site.url)).rejects.toThrow('fetch failed');
});

it('may be closed twice', async () => {
  const site = await start();

  await site.close();
  await expect(site.close()).resolves.toBeUndefined();
});

it('names a port in use and the way to choose another', async () => {
  const port = Number(new URL((await start()).url).port);

  await expect(start({ port })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another with --port or PORT.`,
  );
});
