import path from 'node:path';
import { createStaticFiles } from '../../../scripts/develop/site-server/static-files';
import { debian, isTested, servers, type Tool } from '../../../scripts/develop/test-tools/tools';

/** A server program. Its folder contains the build's configuration files and a folder `root` with the site. */
export interface ProgramServer extends Tool {
  /** Whether the server reads the build's configuration, which sets the site's headers and MIME types. */
  readonly hasSiteRules: boolean;
  readonly args: string;
  /** Text of `server.conf`. PORT stands for a port of 127.0.0.1, and FOLDER for the server's folder. */
  readonly configuration: string;
}

/** With this configuration nginx runs without root privileges. */
const nginxConfiguration = (include: string) => `
daemon off;
pid nginx.pid;
events {}
http {
  include ${debian.nginxTypes};
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${use};`).join(' ')}
  server {
    listen 127.0.0.1:PORT;
    root root;
    ${include}
  }
}`;

/** Modules for static files, listings, headers and compression, as on shared hosts. */
const apacheModules = 'mpm_event authz_core alias dir autoindex mime headers filter deflate'.split(
  ' ',
);

/** On Debian, an Apache that was started by root answers requests as the user www-data. */
const APACHE_CONFIGURATION = `
${apacheModules.map((name) => `LoadModule ${name}_module ${debian.apacheModules}/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:PORT
PidFile FOLDER/apache.pid
DefaultRuntimeDir FOLDER
ErrorLog FOLDER/error.log
TypesConfig ${debian.apacheTypes}
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

const programs: readonly ProgramServer[] = [
  // This nginx stands for every server that does not read the build's configuration.
  { ...nginx, hasSiteRules: false, configuration: nginxConfiguration('') },
  {
    ...nginx,
    name: 'nginx with nginx.conf',
    hasSiteRules: true,
    configuration: nginxConfiguration('include nginx.conf;'),
  },
  {
    ...servers.apache,
    name: 'Apache with .htaccess',
    hasSiteRules: true,
    args: '-f FOLDER/server.conf -D FOREGROUND',
    configuration: APACHE_CONFIGURATION,
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
