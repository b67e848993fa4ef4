import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProgramServer } from './server';

const MODULES = '/usr/lib/apache2/modules';

const modules = ['mpm_event', 'authz_core', 'dir', 'mime'] as const;

/** Debian's modules for static files; root may start it, www-data then answers. */
const configuration = (port: number, root: string, folder: string) => `
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
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
</Directory>
DirectoryIndex index.html
`;

export const apache: ProgramServer = {
  name: 'Apache',
  programs: ['apache2', '/usr/sbin/apache2'],
  aptPackage: 'apache2',
  ownNotFoundPage: false,
  contentTypes: {},
  note: 'own 404 page: ErrorDocument 404 /404.html',
  async prepare(program, { port, root, folder }) {
    const file = path.join(folder, 'apache.conf');
    await writeFile(file, configuration(port, root, folder));
    return { program, args: ['-f', file, '-D', 'FOREGROUND'] };
  },
};
