import type { ProgramServer } from './server';

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
  prepare: (program, { port, root }) =>
    Promise.resolve({
      program,
      args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
    }),
};
