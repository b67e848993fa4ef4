import path from 'node:path';
import { isTried } from '../../scripts/provision/tools';
import { expectedPages } from '../support/expected-pages';
import { isUsableType } from './support/content-types';
import { expectedHeaders } from './support/expected-headers';
import { servers } from './support/servers';
import { builds } from './support/site-copies';
import { expect, test } from './support/test';

/** What tools for emails and advertisements hang onto links. */
const QUERY = '?utm_source=a&mc_eid=1';

/** No page has them: beside pages, below one, in other capital letters. */
const unknownPaths = ['/no-such-page', '/no-such-page/', '/help/no-such-page/', '/emailsuccess/'];

/** Every way to write a folder page's path, with and without a query. */
const formsOf = (page: string): readonly string[] =>
  [page.replace(/\/$/, ''), page, `${page}index.html`]
    .filter((form) => form !== '')
    .flatMap((form) => [form, form + QUERY]);

/** Text of the first h1, no-break spaces as plain ones. */
const headingOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/(&nbsp;|\s)+/g, ' ')
    .trim();

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
      const { origin, files } = await serve(server, build);

      await test.step('every page at every form of its address', async () => {
        for (const { path: page, h1 } of expectedPages) {
          for (const form of formsOf(basePath + page)) {
            const answer = await fetch(origin + form);
            const heading = headingOf(await answer.text());
            expect
              .soft({ status: answer.status, at: new URL(answer.url).origin, heading }, form)
              .toEqual({ status: 200, at: origin, heading: h1 });
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
          const heading = headingOf(await answer.text());
          expect.soft(answer.status, unknown).toBe(404);
          if (ownNotFoundPage) expect.soft(heading, unknown).toBe('Страница не найдена');
        }
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
