import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apacheServers } from './support/servers';
import { expect, test } from './support/test';
import { parseSettings } from '@/lib/settings/parse';

/**
 * An owner's rules, which the build appends to its own. The build sets headers with `always`, except
 * those for files such as Cache-Control. A rule that replaces a header must do the same.
 */
const own = `
DirectoryIndex disabled
DirectoryIndex start.html index.html
ErrorDocument 404 /gone.html
Header always set Referrer-Policy "no-referrer"
<FilesMatch "\\.png$">
  Header set Cache-Control "max-age=86400"
</FilesMatch>`.replaceAll('\n', '\r\n');

const files = {
  'index.html': 'home',
  'start.html': 'the owner’s home',
  'gone.html': 'the owner’s page for unknown addresses',
  'help/index.html': 'help',
  'own.png': 'a picture',
  'islands/own.js': 'code',
};

for (const server of apacheServers) {
  test(`${server.name} follows the owner’s .htaccess rules, and the build’s rules where the owner has none`, async ({
    folder,
    serve,
  }) => {
    const out = path.join(folder, 'out');
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(out, name)), { recursive: true });
      await writeFile(path.join(out, name), content);
    }
    const origin = await serve(server, out, parseSettings({}), own);

    const [home, help, unknown, picture, code] = await Promise.all(
      ['/', '/help/', '/none/', '/own.png', '/islands/own.js'].map((address) =>
        fetch(origin + address),
      ),
    );
    expect(await home?.text()).toBe(files['start.html']);
    expect(await unknown?.text()).toBe(files['gone.html']);
    expect(await help?.text()).toBe(files['help/index.html']);
    expect(help?.headers.get('referrer-policy')).toBe('no-referrer');
    expect(help?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture?.headers.get('cache-control')).toBe('max-age=86400');
    // The owner has no rules for these files.
    expect(help?.headers.get('cache-control')).toContain('must-revalidate');
    expect(code?.headers.get('cache-control')).toContain('immutable');
  });
}
