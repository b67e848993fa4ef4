import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProgramServer } from './server';

/** No admin endpoint: it would take a port of its own. */
const configuration = (port: number, root: string) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${root}
  file_server
}
`;

export const caddy: ProgramServer = {
  name: 'Caddy',
  programs: ['caddy'],
  aptPackage: 'caddy',
  ownNotFoundPage: false,
  // Go asks the machine's tables, which differ.
  contentTypes: { webmanifest: '', zip: '', ico: '' },
  note: 'types beyond the usual pictures and texts are those of the machine; own 404 page: handle_errors with rewrite /404.html and file_server',
  async prepare(program, { port, root, folder }) {
    const file = path.join(folder, 'Caddyfile');
    await writeFile(file, configuration(port, root));
    return { program, args: ['run', '--config', file, '--adapter', 'caddyfile'] };
  },
};
