import { apache, apacheWithHostFile } from './apache';
import { npmStart, objectStore, serve } from './in-process';
import { nginx, nginxWithHostFile } from './nginx';
import { busybox, caddy, lighttpd, python } from './plain';
import { type HostServer, type ProgramServer } from './server';

/** Servers that have to be installed, each once. */
export const programServers: readonly ProgramServer[] = [
  nginx,
  apache,
  lighttpd,
  caddy,
  python,
  busybox,
];

/** Every server that the exports are checked on. */
export const servers: readonly HostServer[] = [
  ...programServers,
  nginxWithHostFile,
  apacheWithHostFile,
  npmStart,
  serve,
  objectStore,
];
