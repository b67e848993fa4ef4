/** @jest-environment node */
import { createExportFolder } from '@/__tests__/scripts/site-server/export-folder';
import { checkSite, oneOfEachKind } from '@/scripts/hosts/checks';
import { objectStore } from '@/scripts/hosts/servers/object-store';
import { serve } from '@/scripts/hosts/servers/serve';
import { listen } from '@/scripts/site-server/listen';

const files = ['index.html', 'robots.txt', 'islands/share-A.js', 'og.jpg', 'gone.css'];

it.each([objectStore, serve])(
  '$name: what is there passes, what is not is told',
  async (server) => {
    const folder = await createExportFolder();
    const running = await listen(server.createListener(folder.directory), {});
    const results = await checkSite({
      origin: running.origin,
      basePath: '',
      files,
      abilities: server,
    });
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

it('a server that does not answer fails every check', async () => {
  const running = await listen(() => {}, {});
  await running.close();
  const results = await checkSite({
    origin: running.origin,
    basePath: '',
    files,
    abilities: objectStore,
  });
  expect(results.every(({ failure }) => failure?.includes('cannot be had'))).toBe(true);
});

it('one file stands for each extension', () => {
  expect(oneOfEachKind(['a.txt', 'b.txt', 'c.png'])).toEqual(['b.txt', 'c.png']);
});
