import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProgramServer } from './server';

/** Debian's own table of types, which its default configuration includes the same way. */
const configuration = (port: number, root: string) => `
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${root}"
index-file.names = ( "index.html" )
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
`;

export const lighttpd: ProgramServer = {
  name: 'lighttpd',
  programs: ['lighttpd', '/usr/sbin/lighttpd'],
  aptPackage: 'lighttpd',
  ownNotFoundPage: false,
  contentTypes: {},
  note: 'own 404 page: server.errorfile-prefix (server.error-handler-404 would answer 200)',
  async prepare(program, { port, root, folder }) {
    const file = path.join(folder, 'lighttpd.conf');
    await writeFile(file, configuration(port, root));
    return { program, args: ['-D', '-f', file] };
  },
};
