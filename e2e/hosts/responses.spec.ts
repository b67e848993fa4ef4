import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { filesBelow } from '../../scripts/shared/folders';
import { builds, hostServers, test } from './servers';
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
  'feed.xml': ['application/atom+xml'],
  '.zip': ['application/zip'],
  '.msi': ['application/x-msi'],
  '.msix': ['application/msix'],
  '.msixbundle': ['application/msixbundle'],
};

const compressed = /^(text\/|image\/svg|application\/(javascript|xml|atom))/;

for (const server of hostServers) {
  for (const build of builds) {
    const { name, hasSiteRules } = server;
    const { out, basePath } = build;
    // `npm start` is only a preview and does not compress.
    const compresses = hasSiteRules && 'args' in server;
    const textOf = (file: string) => readFileSync(path.join(out, file), 'utf8');
    const [everywhere] = headerRules(textOf('_headers'));
    const security = Object.fromEntries(new Headers(everywhere?.headers));

    test(`${name} serves the site at ${basePath}/`, async ({ serve }) => {
      const origin = await serve(server, build);
      const site = origin + basePath;
      const files = filesBelow(out).filter((file) => types[path.extname(file)]);

      await test.step('every page opens with or without a final slash, index.html or a query in its address', async () => {
        for (const file of files.filter((one) => one.endsWith('index.html'))) {
          const folder = `${site}/${file}`.slice(0, -'/index.html'.length);
          const forms = [folder, `${folder}/`, `${folder}/index.html`];
          for (const form of [...forms, ...forms.map((one) => one + QUERY)]) {
            const answer = await fetch(form);
            expect.soft([answer.status, new URL(answer.url).origin], form).toEqual([200, origin]);
            expect.soft((await answer.text()) === textOf(file), form).toBe(true);
            if (!hasSiteRules) continue;
            expect.soft(Object.fromEntries(answer.headers), form).toMatchObject(security);
            expect.soft(answer.headers.get('cache-control'), form).toMatch(/must-revalidate$/);
          }
        }
      });

      await test.step('the Location header of nginx’s redirects is a path without a host', async () => {
        // A proxy in front of nginx may change the host and the scheme, so a redirect must not name them.
        if (name !== 'nginx') return;
        const answer = await fetch(`${site}/help${QUERY}`, { redirect: 'manual' });
        expect.soft(answer.headers.get('location')).toBe(`${basePath}/help/${QUERY}`);
      });

      await test.step('files are served with the right MIME type, headers and compression', async () => {
        if (!hasSiteRules) return;
        // One file for each folder and extension is enough.
        const kinds = files.map((file) => [path.dirname(file) + path.extname(file), file] as const);
        for (const file of new Map(kinds).values()) {
          const answer = await fetch(`${site}/${file}`);
          const { headers } = answer;
          const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
          const right = types[path.basename(file)] ?? types[path.extname(file)];
          expect.soft(right, `${file} as «${type}»`).toContain(type);
          const isLasting = file.startsWith('islands/');
          expect.soft(headers.get('cache-control')?.includes('immutable'), file).toBe(isLasting);
          const isDownload = file.startsWith('downloads/');
          expect.soft(headers.has('content-disposition'), file).toBe(isDownload);
          if (!compresses || (await answer.arrayBuffer()).byteLength < 1_000) continue;
          expect.soft(headers.has('content-encoding'), file).toBe(compressed.test(type));
        }
      });

      await test.step('an unchanged page is not sent again', async () => {
        const { headers } = await fetch(`${site}/`);
        const conditions = {
          'accept-encoding': 'gzip',
          'if-none-match': headers.get('etag') ?? '',
          'if-modified-since': headers.get('last-modified') ?? '',
        };
        // With its usual cache mode, `fetch` would add `Cache-Control: no-cache`.
        const answer = await fetch(`${site}/`, { headers: conditions, cache: 'force-cache' });
        expect.soft(answer.status).toBe(304);
      });

      await test.step('an unknown path, a folder without a page and a file for hosts return 404 and the 404 page', async () => {
        const folders = hidden.filter((one) => existsSync(path.join(out, one)));
        for (const unknown of hasSiteRules ? [...unknownPaths, ...folders] : unknownPaths) {
          const answer = await fetch(site + unknown);
          const { status, headers } = answer;
          expect.soft(status, unknown).toBe(404);
          if (!hasSiteRules) continue;
          expect.soft((await answer.text()) === textOf('404.html'), unknown).toBe(true);
          expect.soft(headers.get('content-type'), unknown).toMatch(/^text\/html/);
          if (compresses) expect.soft(headers.has('content-encoding'), unknown).toBe(true);
          // The response has the security headers, but no header for downloads and no long cache time.
          expect.soft(Object.fromEntries(headers), unknown).toMatchObject(security);
          expect.soft(headers.has('content-disposition'), unknown).toBe(false);
          expect.soft(headers.get('cache-control') ?? '', unknown).not.toContain('immutable');
        }
      });
    });
  }
}
