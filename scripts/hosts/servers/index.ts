import { apache, apacheWithHostFile } from './apache';
import { objectStore, serve } from './in-process';
import { nginx, nginxWithHostFile } from './nginx';
import { busybox, caddy, lighttpd, python } from './plain';
import { type HostServer } from './server';

/** Every server that the exports are checked on, in the table's order. */
export const servers: readonly HostServer[] = [
  nginx,
  nginxWithHostFile,
  apache,
  apacheWithHostFile,
  lighttpd,
  caddy,
  python,
  busybox,
  serve,
  objectStore,
];
