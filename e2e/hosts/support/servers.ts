import { servers, type Tool } from '../../../scripts/browsers/tools';

export interface HostServer {
  readonly name: string;
  /** Whether it reads what the build wrote for it, and so has the site's headers and types. */
  readonly readsHostFile?: boolean;
  /** Whether it answers an unknown path with the 404.html of its root by itself. */
  readonly findsNotFoundPage?: boolean;
}

/** A free port of 127.0.0.1, and the folder that it runs in: the site in `root`, its own files beside. */
export interface Place {
  readonly port: number;
  readonly folder: string;
}

/** A server that is a program of its own. */
export interface ProgramServer extends HostServer, Tool {
  /** Text of `server.conf` in the folder. */
  readonly configuration?: (place: Place) => string;
  readonly args: (place: Place) => readonly string[];
}

/** Debian's mime.types and otherwise only what nginx needs to run without rights. */
const nginxConfiguration = ({ port }: Place, more = '') => `
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${use};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root root;
    ${more}
  }
}`;

const nginx: ProgramServer = {
  ...servers.nginx,
  configuration: nginxConfiguration,
  args: ({ folder }) => ['-p', folder, '-e', 'stderr', '-c', 'server.conf'],
};

/**
 * Debian's modules for static files and its AllowOverride, without which Apache would read `.htaccess`
 * and stop at its first line; root may start it, www-data then answers.
 */
const apacheConfiguration = ({ port, folder }: Place, override = 'None') => `
${['mpm_event', 'authz_core', 'dir', 'mime', 'headers'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
DocumentRoot ${folder}/root
<IfFile /etc/apache2/envvars>
  User www-data
  Group www-data
</IfFile>
<Directory />
  Require all granted
  AllowOverride ${override}
</Directory>
`;

const apache: ProgramServer = {
  ...servers.apache,
  configuration: (place) => apacheConfiguration(place),
  args: ({ folder }) => ['-f', `${folder}/server.conf`, '-D', 'FOREGROUND'],
};

/** Includes Debian's own table of types the way its default configuration does. */
const lighttpd: ProgramServer = {
  ...servers.lighttpd,
  configuration: ({ port, folder }) => `
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${folder}/root"
index-file.names = ( "index.html" )
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
`,
  args: () => ['-D', '-f', 'server.conf'],
};

const caddy: ProgramServer = {
  ...servers.caddy,
  args: ({ port }) => ['file-server', '--listen', `127.0.0.1:${port}`, '--root', 'root'],
};

const python: ProgramServer = {
  ...servers.python,
  args: ({ port }) => ['-m', 'http.server', `${port}`, '--bind=127.0.0.1', '--directory=root'],
};

const busybox: ProgramServer = {
  ...servers.busybox,
  args: ({ port }) => ['httpd', '-f', '-p', `127.0.0.1:${port}`, '-h', 'root'],
};

/** Servers that have to be installed, each once, by their defaults. */
export const programServers = [nginx, apache, lighttpd, caddy, python, busybox];

/** The two that read a file which `npm run build` writes for them. */
export const toldServers: readonly ProgramServer[] = [
  {
    ...nginx,
    name: 'nginx with .generated/hosting/nginx.conf',
    readsHostFile: true,
    configuration: (place) => nginxConfiguration(place, 'include nginx.conf;'),
  },
  {
    ...apache,
    name: 'Apache with .htaccess',
    readsHostFile: true,
    configuration: (place) => apacheConfiguration(place, 'All'),
  },
];
