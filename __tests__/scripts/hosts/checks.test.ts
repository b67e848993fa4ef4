/** @jest-environment node */
import { createExportFolder } from '@/__tests__/scripts/site-server/export-folder';
import { expectedPages } from '@/e2e/support/expected-pages';
import { checkSite } from '@/scripts/hosts/checks';
import { objectStore, serve } from '@/scripts/hosts/servers/in-process';
import { listen } from '@/scripts/site-server/listen';

const files = ['index.html', 'robots.txt', 'islands/share-A.js', 'og.jpg', 'gone.css'];
const server = { basePath: '', files };

it.each([objectStore, serve])(
  '$name: what is there passes, what is not is told',
  async (abilities) => {
    const folder = await createExportFolder();
    const running = await listen(abilities.createListener(folder.directory), {});
    const results = await checkSite({ ...server, origin: running.origin, abilities });
    await running.close();
    await folder.remove();

    const failures = results.flatMap(({ failure }) => failure ?? []);
    expect(
      failures.filter((failure) => /^\/(help[/?]|help |index|islands|og)/.test(failure)),
    ).toEqual([]);
    expect(failures).toContain('/gone.css ends in status 404, not 200.');
    expect(failures).toContain('/emailSuccess/ ends in status 404, not 200.');
    expect(results.filter(({ group, failure }) => group === '404' && failure)).toEqual([]);
  },
);

it('asks for every page in every form, under the sub-path, and a server that is gone fails', async () => {
  const { origin, close } = await listen(() => {}, {});
  await close();
  const site = { ...server, basePath: '/slovar', origin, abilities: objectStore };
  const failures = (await checkSite(site)).map(({ failure = '' }) => failure);

  expect(failures.filter((failure) => !/^\/slovar[/?]?.* cannot be had/.test(failure))).toEqual([]);
  for (const { path } of expectedPages) {
    for (const form of [path.replace(/\/$/, ''), path, `${path}index.html`]) {
      for (const query of ['', '?utm_source=a&mc_eid=1']) {
        expect(failures.join('\n')).toContain(`/slovar${form}${query} cannot be had`);
      }
    }
  }
});
