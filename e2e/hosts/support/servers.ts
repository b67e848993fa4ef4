import path from 'node:path';
import { createStaticFiles } from '../../../scripts/develop/site-server/static-files';
import { debian, isTested, servers, type Tool } from '../../../scripts/develop/test-tools/tools';

/** A server program. Its folder contains the build's configuration files and a folder `root` with the site. */
export interface ProgramServer extends Tool {
  /** Whether the server reads the build's configuration, which sets the site's headers and MIME types. */
  readonly hasSiteRules: boolean;
  readonly args: string;
  /** Text of `server.conf`. In it PORT is a port of 127.0.0.1, FOLDER the server's folder, RULES the `nginx.conf`. */
  readonly configuration: string;
}

/** With this configuration nginx runs without root privileges. */
const nginxConfiguration = (server: string) => `
daemon off;
pid nginx.pid;
events {}
http {
  include ${debian.nginxTypes};
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${use};`).join(' ')}
  ${server}
}`;

/** Without these modules Apache serves no pages. Shared hosts also have those for listings, headers and compression. */
const fewModules = ['mpm_event', 'authz_core', 'dir'];
const usualModules = [...fewModules, 'alias', 'autoindex', 'mime', 'headers', 'filter', 'deflate'];

/** On Debian, an Apache that was started by root answers requests as the user www-data. */
const apacheConfiguration = (modules: string[]) => `
${modules.map((name) => `LoadModule ${name}_module ${debian.apacheModules}/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:PORT
PidFile FOLDER/apache.pid
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

const nginx = { ...servers.nginx, args: '-p FOLDER -e stderr -c server.conf' };
const apache = { ...servers.apache, args: '-f FOLDER/server.conf -D FOREGROUND' };

/** This server stands for all that do not read the build's configuration. */
const bareServer = 'server { listen 127.0.0.1:PORT; root root; }';

const programs: readonly ProgramServer[] = [
  { ...nginx, hasSiteRules: false, configuration: nginxConfiguration(bareServer) },
  {
    ...nginx,
    name: 'nginx with nginx.conf',
    hasSiteRules: true,
    configuration: nginxConfiguration('RULES'),
  },
  {
    ...apache,
    name: 'Apache with .htaccess',
    hasSiteRules: true,
    configuration: apacheConfiguration(usualModules),
  },
  {
    ...apache,
    name: 'Apache with few modules',
    hasSiteRules: false,
    configuration: apacheConfiguration(fewModules),
  },
];

const npmStart = {
  name: 'npm start',
  hasSiteRules: true,
  /** This server runs in the process of the test. */
  listener: (root: string, basePath: string) =>
    createStaticFiles(path.join(root, basePath), basePath),
};

/** All installed servers, and `npm start`. */
export const hostServers = [...programs.filter(isTested), npmStart];
