import { type RequestListener } from 'node:http';
import path from 'node:path';
import { createStaticFiles } from '../../../scripts/site-server/static-files';
import {
  apacheModules,
  debian,
  isTested,
  servers,
  type Tool,
} from '../../../scripts/test-tools/tools';
import { type Settings } from '@/lib/settings/parse';

interface HostServer {
  readonly name: string;
  /** Whether the build writes a configuration for it, with the site's headers and types. */
  readonly hasSiteRules: boolean;
}

/** A server that runs in this process. */
interface InProcessServer extends HostServer {
  readonly listener: (root: string, settings: Settings) => RequestListener;
}

/** A server program. It runs in a folder with the site in `root` and the build's files for this server. */
export interface ProgramServer extends HostServer, Tool {
  readonly args: string;
  /** Text of `server.conf` in the folder. PORT, a free one of 127.0.0.1, and FOLDER are placeholders. */
  readonly configuration: string;
}

/** Debian's mime.types, and only what nginx needs to run without root's rights. */
const nginxConfiguration = (more = '') => `
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
    ${more}
  }
}`;

/** If root starts Apache, it answers as www-data. */
const APACHE_CONFIGURATION = `
${apacheModules.map((name) => `LoadModule ${name}_module ${debian.apacheModule(name)}`).join('\n')}
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
  AllowOverride All
</Directory>
IncludeOptional FOLDER/apache.con[f]
`;

const CADDY_CONFIGURATION = `
{
  admin off
}
http://127.0.0.1:PORT {
  root * root
  import caddy.conf
}`;

const nginx = { ...servers.nginx, args: '-p FOLDER -e stderr -c server.conf' };

const plainServers: readonly ProgramServer[] = [
  { ...nginx, hasSiteRules: false, configuration: nginxConfiguration() },
];

/** Apache, if it is installed. */
export const apacheServers = [
  {
    ...servers.apache,
    name: 'Apache with .htaccess',
    hasSiteRules: true,
    args: '-f FOLDER/server.conf -D FOREGROUND',
    configuration: APACHE_CONFIGURATION,
  },
].filter(isTested);

/**
 * Servers that read a configuration of the build, as docs/hosting.md says, and pass on the account
 * service.
 */
export const configuredServers: readonly ProgramServer[] = [
  {
    ...nginx,
    name: 'nginx with nginx.conf',
    hasSiteRules: true,
    configuration: nginxConfiguration('include nginx.conf;'),
  },
  ...apacheServers,
  {
    ...servers.caddy,
    name: 'Caddy with caddy.conf',
    hasSiteRules: true,
    args: 'run --config server.conf --adapter caddyfile',
    configuration: CADDY_CONFIGURATION,
  },
].filter(isTested);

const npmStart: InProcessServer = {
  name: 'npm start',
  hasSiteRules: true,
  listener: (root, settings) =>
    createStaticFiles(path.join(root, settings.basePath), settings.basePath, settings),
};

/** All installed servers. */
export const hostServers = [...plainServers.filter(isTested), ...configuredServers, npmStart];
