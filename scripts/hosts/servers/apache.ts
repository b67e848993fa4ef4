import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProgramContext, ProgramServer } from './server';

const MODULES = '/usr/lib/apache2/modules';

const modules = ['mpm_event', 'authz_core', 'dir', 'mime'] as const;

/** What `.htaccess` needs besides. */
const hostFile = { modules: ['headers'], override: 'All' } as const;

/**
 * Debian's modules for static files and its AllowOverride, without which Apache would read
 * `.htaccess` and stop at its first line; root may start it, www-data then answers.
 */
const configuration = ({ port, root, folder }: ProgramContext, more?: typeof hostFile) => `
${[...modules, ...(more?.modules ?? [])].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
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
  AllowOverride ${more?.override ?? 'None'}
</Directory>
DirectoryIndex index.html
`;

async function start(program: string, context: ProgramContext, more?: typeof hostFile) {
  const file = path.join(context.folder, 'apache.conf');
  await writeFile(file, configuration(context, more));
  return { program, args: ['-f', file, '-D', 'FOREGROUND'] };
}

/** Apache by its defaults, which do not read `.htaccess`. */
export const apache: ProgramServer = {
  name: 'Apache',
  programs: ['apache2', '/usr/sbin/apache2'],
  aptPackage: 'apache2',
  ownNotFoundPage: false,
  contentTypes: {},
  note: 'own 404 page: ErrorDocument 404 /404.html',
  prepare: (program, context) => start(program, context),
};

/** Apache that reads what `npm run build` writes for it. */
export const apacheWithHostFile: ProgramServer = {
  name: 'Apache with .htaccess',
  programs: apache.programs,
  aptPackage: apache.aptPackage,
  readsHostFile: true,
  ownNotFoundPage: true,
  contentTypes: {},
  prepare: (program, context) => start(program, context, hostFile),
};
