import { type ProgramContext, type ProgramServer } from './server';

const modules = ['mpm_event', 'authz_core', 'dir', 'mime'];

/**
 * Debian's modules for static files and its AllowOverride, without which Apache would read
 * `.htaccess` and stop at its first line; root may start it, www-data then answers.
 */
const configuration = (
  { port, root, folder }: ProgramContext,
  override = 'None',
  more: readonly string[] = [],
) => `
${[...modules, ...more].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
DocumentRoot ${root}
<IfFile /etc/apache2/envvars>
  User www-data
  Group www-data
</IfFile>
<Directory />
  Require all granted
  AllowOverride ${override}
</Directory>
DirectoryIndex index.html
`;

/** Apache by its defaults, which do not read `.htaccess`. */
export const apache: ProgramServer = {
  name: 'Apache',
  programs: [['apache2', '/usr/sbin/apache2']],
  aptPackages: ['apache2'],
  ownNotFoundPage: false,
  contentTypes: {},
  configuration,
  args: ({ configFile }) => ['-f', configFile, '-D', 'FOREGROUND'],
};

/** Apache that reads what `npm run build` writes for it. */
export const apacheWithHostFile: ProgramServer = {
  ...apache,
  name: 'Apache with .htaccess',
  readsHostFile: true,
  ownNotFoundPage: true,
  configuration: (context) => configuration(context, 'All', ['headers']),
};
