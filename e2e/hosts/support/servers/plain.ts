import { type ProgramServer } from './server';

/** Includes Debian's own table of types the way its default configuration does. */
export const lighttpd: ProgramServer = {
  name: 'lighttpd',
  programs: [['lighttpd', '/usr/sbin/lighttpd']],
  aptPackages: ['lighttpd'],
  ownNotFoundPage: false,
  contentTypes: {},
  configuration: ({ port, root }) => `
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${root}"
index-file.names = ( "index.html" )
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
`,
  args: ({ configFile }) => ['-D', '-f', configFile],
};

export const caddy: ProgramServer = {
  name: 'Caddy',
  programs: [['caddy']],
  aptPackages: ['caddy'],
  ownNotFoundPage: false,
  // Go asks the machine's tables, which differ.
  contentTypes: { webmanifest: '', ico: '' },
  // No admin endpoint: it would take a port of its own.
  configuration: ({ port, root }) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${root}
  file_server
}
`,
  args: ({ configFile }) => ['run', '--config', configFile, '--adapter', 'caddyfile'],
};

export const python: ProgramServer = {
  name: 'python3 http.server',
  programs: [['python3']],
  aptPackages: ['python3'],
  ownNotFoundPage: false,
  // Python asks /etc/mime.types, which a machine may lack.
  contentTypes: {
    avif: 'application/octet-stream',
    webp: 'application/octet-stream',
    webmanifest: 'application/octet-stream',
  },
  args: ({ port, root }) => [
    '-m',
    'http.server',
    String(port),
    '--bind',
    '127.0.0.1',
    '--directory',
    root,
  ],
};

export const busybox: ProgramServer = {
  name: 'busybox httpd',
  programs: [['busybox']],
  aptPackages: ['busybox'],
  ownNotFoundPage: false,
  contentTypes: { avif: '', ico: '', json: '', webmanifest: '', webp: '', xml: '' },
  args: ({ port, root }) => ['httpd', '-f', '-p', `127.0.0.1:${port}`, '-h', root],
};
