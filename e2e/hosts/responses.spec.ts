import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { extensions, lookup } from 'mime-types';
import { filesBelow } from '../../scripts/shared/files-below';
import { PUBLIC_FOLDER } from '../../scripts/shared/folders';
import { hostServers } from './support/servers';
import { builds, expect, test } from './support/test';
import { compressedTypes, fileTypes, headerRules, headersOf } from '@/scripts/build/hosts/headers';

/** Parameters like those that newsletters and advertisements add to links. */
const QUERY = '?utm_source=a&mc_eid=1';

/** Some of these paths would exist with Next's runtime. Files in the folders of the last two get special headers. */
const unknownPaths = [
  ...['/no-such-page', '/no-such-page/', '/help/no-such-page/', '/emailsuccess/'],
  ...['/_next/', '/_not-found/', '/help/index.txt', '/islands/gone.js', '/downloads/gone.zip'],
];

/**
 * Whether the file is for visitors. Configuration files such as `_headers`, `.htaccess` and `vercel.json` are
 * for hosts, and some hosts hide them. Files with an unknown extension are left out, too, because servers
 * cannot know their type.
 */
const isForVisitors = (file: string) =>
  lookup(path.extname(file)) !== false && file !== 'vercel.json';

/**
 * Whether a browser can use a file that is sent with this MIME type. A server without the site's rules may send
 * a generic type, because browsers detect the real type from the content. Pages, scripts and text files always
 * need the right type.
 */
function isUsable(file: string, type: string, hasSiteRules: boolean): boolean {
  const extension = path.extname(file).slice(1);
  const own = fileTypes[`/${file}`];
  if (own && hasSiteRules) return type === own;
  if (extensions[type]?.includes(extension)) return true;
  const isDetectable = !['html', 'js', 'txt'].includes(extension);
  return isDetectable && !hasSiteRules && /^$|^application\/(octet-stream|x-ms)/.test(type);
}

/** Every server compresses text files of at least this size, in bytes. */
const WORTH_COMPRESSING = 1_000;

const headerNames = headerRules({ hsts: 'host' }).flatMap(({ headers }) => Object.keys(headers));

/** Picks the headers that the build's rules set. If a header is repeated, commas separate its values. */
const sentHeaders = ({ headers }: Response): Record<string, string | undefined> =>
  Object.fromEntries(headerNames.map((name) => [name, headers.get(name) ?? undefined]));

for (const server of hostServers) {
  for (const { tree, out, settings } of builds) {
    const { basePath } = settings;
    const { name, hasSiteRules } = server;
    // `npm start` is only a preview and does not compress.
    const compresses = hasSiteRules && !('listener' in server);

    test(`${name} serves the site at ${basePath}/`, async ({ serve }) => {
      const origin = await serve(server, out, settings);
      const site = origin + basePath;
      const files = filesBelow(out).filter(isForVisitors);
      const textOf = (file: string) => readFileSync(path.join(out, file), 'utf8');

      await test.step('every page opens with or without a final slash, index.html or a query in its address', async () => {
        for (const file of files.filter((one) => one.endsWith('index.html'))) {
          const folder = `${site}/${file}`.slice(0, -'/index.html'.length);
          const forms = [folder, `${folder}/`, `${folder}/index.html`];
          for (const form of [...forms, ...forms.map((one) => one + QUERY)]) {
            const answer = await fetch(form);
            const isPage = (await answer.text()) === textOf(file);
            expect
              .soft({ status: answer.status, at: new URL(answer.url).origin, isPage }, form)
              .toEqual({ status: 200, at: origin, isPage: true });
            if (hasSiteRules)
              expect.soft(sentHeaders(answer), form).toEqual(headersOf('/', settings));
          }
        }
      });

      await test.step('the Location header of nginx’s redirects is a path without a host', async () => {
        // A proxy in front of nginx may change the host and the scheme, so a redirect must not name them.
        if (!name.startsWith('nginx with')) return;
        for (const folder of [`${basePath}/help`, basePath].filter(Boolean)) {
          const answer = await fetch(origin + folder + QUERY, { redirect: 'manual' });
          expect.soft(answer.headers.get('location'), folder).toBe(`${folder}/${QUERY}`);
        }
      });

      await test.step('files are served with the right MIME type, headers and compression', async () => {
        const made = files.filter((file) => !existsSync(path.join(tree, PUBLIC_FOLDER, file)));
        expect(made.filter((file) => textOf(file) === '')).toEqual([]);
        // One file for each folder and extension is enough.
        const kinds = files.map((file) => [path.dirname(file) + path.extname(file), file] as const);
        for (const file of new Map(kinds).values()) {
          const answer = await fetch(`${site}/${file}`);
          const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
          expect.soft(answer.status, file).toBe(200);
          expect.soft(isUsable(file, type, hasSiteRules), `${file} as «${type}»`).toBe(true);
          const { byteLength } = await answer.arrayBuffer();
          if (!hasSiteRules) continue;
          expect.soft(sentHeaders(answer), file).toEqual(headersOf(`/${file}`, settings));
          if (!compresses || byteLength < WORTH_COMPRESSING) continue;
          const isPacked = answer.headers.has('content-encoding');
          expect.soft(isPacked, `${file} as «${type}»`).toBe(compressedTypes.includes(type));
        }
      });

      await test.step('a request for an unchanged page returns 304', async () => {
        const { headers } = await fetch(`${site}/`);
        const conditions = {
          'accept-encoding': 'gzip',
          'if-none-match': headers.get('etag') ?? '',
          'if-modified-since': headers.get('last-modified') ?? '',
        };
        // `fetch` would add `Cache-Control: no-cache`.
        const request = get(`${site}/`, { headers: conditions });
        const [answer] = (await once(request, 'response')) as [IncomingMessage];
        expect.soft(answer.resume().statusCode).toBe(304);
      });

      await test.step('an unknown path returns 404 and the 404 page', async () => {
        const lasting = { ...headersOf('/', settings), 'Cache-Control': undefined };
        for (const unknown of unknownPaths) {
          const answer = await fetch(site + unknown);
          const isPage = (await answer.text()) === textOf('404.html');
          expect.soft(answer.status, unknown).toBe(404);
          if (!hasSiteRules) continue;
          expect.soft(isPage, unknown).toBe(true);
          expect.soft(answer.headers.get('content-type'), unknown).toMatch(/^text\/html/);
          if (compresses) expect.soft(answer.headers.has('content-encoding'), unknown).toBe(true);
          // The response has the security headers, but no header for downloads and no long cache time.
          const { 'Cache-Control': cached = '', ...sent } = sentHeaders(answer);
          expect.soft(sent, unknown).toEqual(lasting);
          expect.soft(cached, unknown).not.toContain('immutable');
        }
        // An address without the sub-path does not belong to the site.
        if (basePath !== '') expect.soft((await fetch(`${origin}/help/`)).status).toBe(404);
      });
    });
  }
}
