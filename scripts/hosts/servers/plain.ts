import { type ProgramServer } from './server';

/** Includes Debian's own table of types the way its default configuration does. */
export const lighttpd: ProgramServer = {
  name: 'lighttpd',
  programs: ['lighttpd', '/usr/sbin/lighttpd'],
  aptPackage: 'lighttpd',
  ownNotFoundPage: false,
  contentTypes: {},
  note: 'own 404 page: server.errorfile-prefix (server.error-handler-404 would answer 200)',
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
  programs: ['caddy'],
  aptPackage: 'caddy',
  ownNotFoundPage: false,
  // Go asks the machine's tables, which differ.
  contentTypes: { webmanifest: '', ico: '' },
  note: 'types beyond the usual pictures and texts are those of the machine; own 404 page: handle_errors with rewrite /404.html and file_server',
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
  programs: ['python3'],
  aptPackage: 'python3',
  ownNotFoundPage: false,
  // Python asks /etc/mime.types, which a machine may lack.
  contentTypes: {
    avif: 'application/octet-stream',
    webp: 'application/octet-stream',
    webmanifest: 'application/octet-stream',
  },
  note: 'types beyond its own table are those of /etc/mime.types; no own 404 page at all',
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
  programs: ['busybox'],
  aptPackage: 'busybox',
  ownNotFoundPage: false,
  contentTypes: { avif: '', ico: '', json: '', webmanifest: '', webp: '', xml: '' },
  note: 'own 404 page: E404: in httpd.conf; few types, none for avif, webp, ico, json, xml, zip and webmanifest: browsers recognise pictures by their bytes, more types by lines of httpd.conf',
  args: ({ port, root }) => ['httpd', '-f', '-p', `127.0.0.1:${port}`, '-h', root],
};
