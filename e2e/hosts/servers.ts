import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { freePort, listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { debian, findServer, servers } from '../../scripts/develop/test-tools/tools';
import { EXAMPLE_TREE, EXPORT_FOLDER, SECOND_OWNER_TREE } from '../../scripts/shared/folders';
import { readSite } from '@/lib/site/parse';
import { hostFiles } from '@/scripts/build/hosts';

/** The two builds to serve: the example at the root of an origin, and the second owner's under a sub-path. */
export const builds = [EXAMPLE_TREE, SECOND_OWNER_TREE].map((tree) => ({
  out: path.join(tree, EXPORT_FOLDER),
  basePath: readSite(tree).basePath,
}));

/** With this configuration nginx runs without root privileges. */
const nginxConfiguration = `
daemon off;
pid server.pid;
events {}
http {
  include ${debian.nginxTypes};
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${use};`).join(' ')}
  RULES
}`;

/** Without these modules Apache serves no pages. Shared hosts also have those for listings, headers and compression. */
const fewModules = ['mpm_event', 'authz_core', 'dir'];
const usualModules = [...fewModules, 'alias', 'autoindex', 'mime', 'headers', 'filter', 'deflate'];

/** On Debian, an Apache that was started by root answers requests as the user www-data. */
const apacheConfiguration = (modules: string[]) => `
${modules.map((name) => `LoadModule ${name}_module ${debian.apacheModules}/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:PORT
PidFile FOLDER/server.pid
DefaultRuntimeDir FOLDER
ErrorLog FOLDER/error.log
<IfModule mod_mime.c>
  TypesConfig ${debian.apacheTypes}
</IfModule>
DocumentRoot FOLDER/root
<IfFile /etc/apache2/envvars>
  User www-data
  Group www-data
</IfFile>
<Directory />
  Require all granted
  Options Indexes FollowSymLinks
  # Shared hosts often forbid Options in .htaccess.
  AllowOverride FileInfo Indexes AuthConfig Limit
</Directory>
`;

const apache = (name: string, hasSiteRules: boolean, modules: string[]) => ({
  ...servers.apache,
  name,
  args: '-f FOLDER/server.conf -D FOREGROUND',
  hasSiteRules,
  configuration: apacheConfiguration(modules),
});

/**
 * Server programs with and without the rules of the build, which set the site's headers and MIME types. In the text
 * of `server.conf`, PORT is a port of 127.0.0.1, FOLDER the server's folder, RULES the build's `nginx.conf`.
 */
const programs = [
  {
    ...servers.nginx,
    name: 'nginx',
    args: '-p FOLDER -e stderr -c server.conf',
    hasSiteRules: true,
    configuration: nginxConfiguration,
  },
  apache('Apache with .htaccess', true, usualModules),
  // Stands for all servers that do not follow the build's rules.
  apache('Apache with few modules', false, fewModules),
];

/** All installed servers, and `npm start`, which runs in the process of the test. */
export const hostServers = [
  ...programs.filter(findServer),
  { name: 'npm start', hasSiteRules: true },
];

/** Starts an installed server in a folder and waits until it answers. If its port has been taken, tries another. */
async function start(
  server: (typeof programs)[number],
  folder: string,
  rules: string,
  attempts = 3,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await freePort();
  const fill = (text: string) => text.replaceAll('PORT', `${port}`).replaceAll('FOLDER', folder);
  const configuration = server.configuration.replace('RULES', () => rules);
  await writeFile(path.join(folder, 'server.conf'), fill(configuration));
  const child = spawn(findServer(server)!, server.args.split(' ').map(fill), { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null;
  // A server writes its number when it has the port. Until then another program may answer.
  const hasPort = () => existsSync(path.join(folder, 'server.pid'));
  const answers = () => fetch(origin).then(hasPort, hasEnded);
  await expect.poll(async () => (await answers()) || hasEnded()).toBe(true);
  if (hasEnded() && attempts > 1 && /address already in use/i.test(output)) {
    return start(server, folder, rules, attempts - 1);
  }
  expect(child.exitCode, output).toBeNull();
  const close = async () => {
    child.kill();
    await ended;
  };
  return { origin, close };
}

type Serve = (
  server: (typeof hostServers)[number],
  build: (typeof builds)[number],
) => Promise<string>;

/** `serve` serves a copy of a build until the test ends, with the build's rules for servers. It returns the origin. */
export const test = base.extend<{ serve: Serve }>({
  serve: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
    // A server that gives up root privileges must still be able to read the folder.
    await chmod(folder, 0o755);
    let close = async () => {};
    await use(async (server, { out, basePath }) => {
      const root = path.join(folder, 'root', basePath);
      await cp(out, root, { recursive: true });
      const { text } = hostFiles(basePath, []).find(({ name }) => name === 'nginx.conf')!;
      const rules = text
        .replace(/listen 80;\s+listen \[::\]:80;/, 'listen 127.0.0.1:PORT;')
        .replace('root /var/www/localhost;', 'root root;');
      const running = await ('args' in server
        ? start(server, folder, rules)
        : listen(createStaticFiles(root, basePath)));
      close = running.close;
      return running.origin;
    });
    await close();
    await rm(folder, { recursive: true });
  },
});
