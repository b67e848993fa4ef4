import path from 'node:path';
import { isTried } from '../../scripts/provision/tools';
import { isUsableType } from './support/content-types';
import { expectedHeaders } from './support/expected-headers';
import { servers } from './support/servers';
import { builds } from './support/site-copies';
import { expect, test } from './support/test';

/** What tools for emails and advertisements hang onto links. */
const QUERY = '?utm_source=a&mc_eid=1';

/** No page has them: beside pages, below one, in other capital letters, and those of Next's runtime. */
const unknownPaths = [
  ...['/no-such-page', '/no-such-page/', '/help/no-such-page/', '/emailsuccess/'],
  ...['/_next/', '/_not-found/', '/help/index.txt'],
];

/** Every way to write a page's path, with and without a query. @param file its `index.html` */
const formsOf = (file: string): readonly string[] =>
  [path.dirname(file), `${path.dirname(file)}/`.replace('//', '/'), file].flatMap((form) => [
    form,
    form + QUERY,
  ]);

/** One file of each extension, so that every content type is seen once. */
const oneOfEachKind = (files: readonly string[]): readonly string[] => [
  ...new Map(files.map((file) => [path.extname(file), file])).values(),
];

for (const server of servers.filter((one) => !('programs' in one) || isTried(one))) {
  for (const build of builds) {
    const { basePath } = build;
    const { readsHostFile = false, contentTypes } = server;
    const ownNotFoundPage = server.ownNotFoundPage && (basePath === '' || readsHostFile);

    test(`${server.name} serves the site at ${basePath}/`, async ({ serve }) => {
      const { origin, files, textOf } = await serve(server, build);

      await test.step('every page at every form of its address', async () => {
        for (const file of files.filter((name) => name.endsWith('index.html'))) {
          for (const form of formsOf(`${basePath}/${file}`)) {
            const answer = await fetch(origin + form);
            const isPage = (await answer.text()) === textOf(file);
            expect
              .soft({ status: answer.status, at: new URL(answer.url).origin, isPage }, form)
              .toEqual({ status: 200, at: origin, isPage: true });
          }
        }
      });

      await test.step('each kind of file as what a browser can use', async () => {
        for (const file of oneOfEachKind(files)) {
          const { status, headers } = await fetch(`${origin}${basePath}/${file}`);
          const type = headers.get('content-type') ?? '';
          const usable = isUsableType(file, type, contentTypes[path.extname(file).slice(1)]);
          expect.soft({ status, usable }, `${file} as «${type}»`).toEqual({
            status: 200,
            usable: true,
          });
        }
      });

      await test.step('404 for what is not there, with the page for it where it can', async () => {
        for (const unknown of unknownPaths) {
          const answer = await fetch(origin + basePath + unknown);
          const isPage = (await answer.text()) === textOf('404.html');
          expect.soft(answer.status, unknown).toBe(404);
          if (ownNotFoundPage) expect.soft(isPage, unknown).toBe(true);
        }
        // A link that has lost the sub-path.
        if (basePath !== '') expect.soft((await fetch(`${origin}/help/`)).status).toBe(404);
      });

      if (!readsHostFile) return;
      await test.step('the headers of the build, and errors are not kept', async () => {
        for (const expected of expectedHeaders(basePath, files)) {
          const { status, headers } = await fetch(origin + expected.path);
          const sent = Object.keys(expected.headers).map((name) => [
            name,
            headers.get(name)?.replace(/; charset=.*/, ''),
          ]);
          expect
            .soft({ status, headers: Object.fromEntries(sent) as object }, expected.path)
            .toEqual({ status: expected.status, headers: expected.headers });
          if (status === 404)
            expect.soft(headers.get('cache-control') ?? '').not.toMatch(/immutable/);
        }
      });
    });
  }
}
