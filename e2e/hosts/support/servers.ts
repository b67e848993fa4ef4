import { type RequestListener } from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import { isTried, servers, type Tool } from '../../../scripts/browsers/tools';
import { createStaticFiles } from '../../../scripts/site-server/static-files';
import { type Hsts } from '@/scripts/export/host-files/headers';

interface HostServer {
  readonly name: string;
  /** Whether it reads what the build wrote for it, and so has the site's headers and types. */
  readonly readsHostFile?: boolean;
  /** Whether it answers an unknown path with the 404.html of its root by itself. */
  readonly findsNotFoundPage?: boolean;
}

/** A server that runs in this process. */
interface InProcessServer extends HostServer {
  readonly listener: (root: string, basePath: string, hsts: Hsts) => RequestListener;
}

/** A server that is a program of its own, in a folder that has the site in `root` and its own files beside. */
interface ProgramServer extends HostServer, Tool {
  readonly args: string;
  /** Text of `server.conf` in the folder. PORT, a free one of 127.0.0.1, and FOLDER stand for themselves. */
  readonly configuration?: string;
}

/** Debian's mime.types and otherwise only what nginx needs to run without rights. */
const nginxConfiguration = (more = '') => `
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${use};`).join(' ')}
  server {
    listen 127.0.0.1:PORT;
    root root;
    ${more}
  }
}`;

/**
 * Debian's modules for static files and its AllowOverride, without which Apache would read `.htaccess`
 * and stop at its first line; root may start it, www-data then answers.
 */
const apacheConfiguration = (override = 'None') => `
${['mpm_event', 'authz_core', 'dir', 'mime', 'headers'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:PORT
PidFile FOLDER/apache.pid
DefaultRuntimeDir FOLDER
ErrorLog FOLDER/error.log
TypesConfig /etc/mime.types
DocumentRoot FOLDER/root
<IfFile /etc/apache2/envvars>
  User www-data
  Group www-data
</IfFile>
<Directory />
  Require all granted
  AllowOverride ${override}
</Directory>
`;

/** Includes Debian's own table of types the way its default configuration does. */
const LIGHTTPD_CONFIGURATION = `
server.bind = "127.0.0.1"
server.port = PORT
server.document-root = "FOLDER/root"
index-file.names = ( "index.html" )
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
`;

const nginx = { ...servers.nginx, args: '-p FOLDER -e stderr -c server.conf' };
const apache = { ...servers.apache, args: '-f FOLDER/server.conf -D FOREGROUND' };

/** Servers by their defaults; two also with what `npm run build` writes for them. */
const programServers: readonly ProgramServer[] = [
  { ...nginx, configuration: nginxConfiguration() },
  { ...apache, configuration: apacheConfiguration() },
  { ...servers.lighttpd, args: '-D -f server.conf', configuration: LIGHTTPD_CONFIGURATION },
  { ...servers.caddy, args: 'file-server --listen 127.0.0.1:PORT --root root' },
  { ...servers.python, args: '-m http.server PORT --bind=127.0.0.1 --directory=root' },
  { ...servers.busybox, args: 'httpd -f -p 127.0.0.1:PORT -h root' },
  {
    ...nginx,
    name: 'nginx with .generated/hosting/nginx.conf',
    readsHostFile: true,
    configuration: nginxConfiguration('include nginx.conf;'),
  },
  {
    ...apache,
    name: 'Apache with .htaccess',
    readsHostFile: true,
    configuration: apacheConfiguration('All'),
  },
];

const inProcessServers: readonly InProcessServer[] = [
  {
    name: 'npm start',
    readsHostFile: true,
    listener: (root, basePath, hsts) =>
      createStaticFiles(path.join(root, basePath), basePath, hsts),
  },
  {
    // The handler of `npx serve`, which adds a command line, compression and an update check.
    name: 'serve',
    findsNotFoundPage: true,
    listener: (root) => (request, response) => void handler(request, response, { public: root }),
  },
];

/** Every server that is there. */
export const hostServers = [...programServers.filter(isTried), ...inProcessServers];
