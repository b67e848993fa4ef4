import type { ProgramServer } from './server';

export const busybox: ProgramServer = {
  name: 'busybox httpd',
  programs: ['busybox'],
  aptPackage: 'busybox',
  ownNotFoundPage: false,
  contentTypes: { avif: '', ico: '', json: '', webmanifest: '', webp: '', xml: '', zip: '' },
  note: 'own 404 page: E404: in httpd.conf; few types, none for avif, webp, ico, json, xml, zip and webmanifest: browsers recognise pictures by their bytes, more types by lines of httpd.conf',
  prepare: (program, { port, root }) =>
    Promise.resolve({
      program,
      args: ['httpd', '-f', '-p', `127.0.0.1:${port}`, '-h', root],
    }),
};
