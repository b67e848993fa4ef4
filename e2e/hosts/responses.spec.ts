import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { filesBelow } from '../../scripts/shared/files-below';
import { hostServers } from './support/servers';
import { builds, expect, test } from './support/test';
import { headerRules } from '@/scripts/build/hosts';

/** Parameters like those that newsletters and advertisements add to links. */
const QUERY = '?utm_source=a&mc_eid=1';

/** Some of these paths would exist with Next's runtime. Files in the folders of the last two get special headers. */
const unknownPaths = [
  ...['/no-such-page', '/no-such-page/', '/help/no-such-page/', '/emailsuccess/'],
  ...['/_next/', '/help/index.txt', '/islands/gone.js', '/downloads/gone.zip'],
];

/** Folders without a page, and files for hosts. */
const hidden = ['/screens/', '/islands/', '/_headers', '/.htaccess', '/.nojekyll'];

/** Content types by file extension. A list has several names for the same type. */
const types: Readonly<Record<string, readonly string[]>> = {
  '.html': ['text/html'],
  '.js': ['application/javascript', 'text/javascript'],
  '.txt': ['text/plain'],
  '.svg': ['image/svg+xml'],
  '.png': ['image/png'],
  '.jpg': ['image/jpeg'],
  '.webp': ['image/webp'],
  '.avif': ['image/avif'],
  '.ico': ['image/x-icon', 'image/vnd.microsoft.icon'],
  '.xml': ['text/xml', 'application/xml'],
  '.zip': ['application/zip', 'application/octet-stream'],
};

const compressed = /^(text\/|image\/svg|application\/(javascript|xml|atom))/;

for (const server of hostServers) {
  for (const { out, basePath } of builds) {
    const { name, hasSiteRules } = server;
    // `npm start` is only a preview and does not compress.
    const compresses = hasSiteRules && !('listener' in server);
    const [everywhere] = headerRules(readFileSync(path.join(out, '_headers'), 'utf8'));

    test(`${name} serves the site at ${basePath}/`, async ({ serve }) => {
      const origin = await serve(server, out, basePath);
      const site = origin + basePath;
      const files = filesBelow(out).filter((file) => types[path.extname(file)]);
      const textOf = (file: string) => readFileSync(path.join(out, file), 'utf8');
      const sent = ({ headers }: Response) =>
        Object.fromEntries(
          Object.keys(everywhere?.headers ?? {}).map((one) => [one, headers.get(one) ?? undefined]),
        );

      await test.step('every page opens with or without a final slash, index.html or a query in its address', async () => {
        for (const file of files.filter((one) => one.endsWith('index.html'))) {
          const folder = `${site}/${file}`.slice(0, -'/index.html'.length);
          const forms = [folder, `${folder}/`, `${folder}/index.html`];
          for (const form of [...forms, ...forms.map((one) => one + QUERY)]) {
            const answer = await fetch(form);
            const isPage = (await answer.text()) === textOf(file);
            expect
              .soft([answer.status, new URL(answer.url).origin, isPage], form)
              .toEqual([200, origin, true]);
            if (!hasSiteRules) continue;
            expect.soft(sent(answer), form).toEqual(everywhere?.headers);
            expect.soft(answer.headers.get('cache-control'), form).toMatch(/must-revalidate$/);
          }
        }
      });

      await test.step('the Location header of nginx’s redirects is a path without a host', async () => {
        // A proxy in front of nginx may change the host and the scheme, so a redirect must not name them.
        if (!name.startsWith('nginx with')) return;
        const answer = await fetch(`${site}/help${QUERY}`, { redirect: 'manual' });
        expect.soft(answer.headers.get('location')).toBe(`${basePath}/help/${QUERY}`);
      });

      await test.step('files are served with the right MIME type, headers and compression', async () => {
        if (!hasSiteRules) return;
        // One file for each folder and extension is enough.
        const kinds = files.map((file) => [path.dirname(file) + path.extname(file), file] as const);
        for (const file of new Map(kinds).values()) {
          const answer = await fetch(`${site}/${file}`);
          const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
          const right =
            file === 'changes/feed.xml' ? ['application/atom+xml'] : types[path.extname(file)];
          expect.soft(right, `${file} as «${type}»`).toContain(type);
          const isLasting = file.startsWith('islands/');
          expect
            .soft(answer.headers.get('cache-control')?.includes('immutable'), file)
            .toBe(isLasting);
          const isDownload = file.startsWith('downloads/');
          expect.soft(answer.headers.has('content-disposition'), file).toBe(isDownload);
          if (!compresses || (await answer.arrayBuffer()).byteLength < 1_000) continue;
          expect.soft(answer.headers.has('content-encoding'), file).toBe(compressed.test(type));
        }
      });

      await test.step('a part of a file, a HEAD request and an unchanged page are answered', async () => {
        const part = await fetch(`${site}/og.jpg`, { headers: { range: 'bytes=10-19' } });
        expect.soft([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
        // Facebook's crawler asks for the beginning of a page, compressed.
        const crawler = { range: 'bytes=0-524287', 'accept-encoding': 'gzip, deflate' };
        const beginning = await fetch(`${site}/`, { headers: crawler });
        expect.soft(await beginning.text()).toBe(textOf('index.html'));
        for (const [path, status] of [
          ...Object.entries({ '/': 200, '/help': 200, '/gone/': 404 }),
        ]) {
          const head = await fetch(site + path, { method: 'HEAD' });
          const { headers } = await fetch(site + path);
          const type = headers.get('content-type');
          expect
            .soft([head.status, head.headers.get('content-type'), await head.text()], path)
            .toEqual([status, type, '']);
        }
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

      await test.step('an interrupted download continues unless the file has changed', async () => {
        const file = files.find((one) => one.startsWith('downloads/')) ?? 'og.jpg';
        const whole = readFileSync(path.join(out, file));
        const { headers } = await fetch(`${site}/${file}`);
        const etag = headers.get('etag') ?? '';
        for (const [condition, status, bytes] of [
          [etag, 206, whole.subarray(100)],
          ['"old"', 200, whole],
        ] as const) {
          const resumed = { range: 'bytes=100-', 'if-range': condition };
          const answer = await fetch(`${site}/${file}`, { headers: resumed });
          expect.soft(answer.status, condition).toBe(status);
          expect.soft(bytes.equals(Buffer.from(await answer.arrayBuffer())), condition).toBe(true);
        }
      });

      await test.step('an unknown path, a folder without a page and a file for hosts return 404 and the 404 page', async () => {
        const folders = hidden.filter((one) => existsSync(path.join(out, one)));
        for (const unknown of hasSiteRules ? [...unknownPaths, ...folders] : unknownPaths) {
          const answer = await fetch(site + unknown);
          const isPage = (await answer.text()) === textOf('404.html');
          expect.soft(answer.status, unknown).toBe(404);
          if (!hasSiteRules) continue;
          expect.soft(isPage, unknown).toBe(true);
          expect.soft(answer.headers.get('content-type'), unknown).toMatch(/^text\/html/);
          if (compresses) expect.soft(answer.headers.has('content-encoding'), unknown).toBe(true);
          // The response has the security headers, but no header for downloads and no long cache time.
          expect.soft(sent(answer), unknown).toEqual(everywhere?.headers);
          expect.soft(answer.headers.has('content-disposition'), unknown).toBe(false);
          expect
            .soft(answer.headers.get('cache-control') ?? '', unknown)
            .not.toContain('immutable');
        }
      });
    });
  }
}
