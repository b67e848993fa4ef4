import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configuredServers } from './support/servers';
import { builds, expect, test } from './support/test';

/** An owner's rules, added below the build's rules. Lines end with CR LF, as in editors on Windows. */
const own = `
DirectoryIndex disabled
DirectoryIndex licenses.txt
ErrorDocument 404 /help/index.html
Header always set Referrer-Policy "no-referrer"
Header set Cache-Control "no-store"
`.replaceAll('\n', '\r\n');

for (const server of configuredServers.filter(({ name }) => name.startsWith('Apache'))) {
  test(`${server.name}: the owner’s .htaccess overrides the build’s rules`, async ({ serve }) => {
    const [{ out, settings }] = builds;
    const origin = await serve(server, out, settings, own);
    const [home, unknown] = [await fetch(`${origin}/`), await fetch(`${origin}/none/`)];

    expect(await home.text()).toBe(readFileSync(path.join(out, 'licenses.txt'), 'utf8'));
    expect(await unknown.text()).toBe(readFileSync(path.join(out, 'help/index.html'), 'utf8'));
    expect(home.headers.get('referrer-policy')).toBe('no-referrer');
    expect(home.headers.get('cache-control')).toBe('no-store');
    // The owner's rules do not set this header, so the build's rule applies.
    expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  });
}
