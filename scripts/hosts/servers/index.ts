import { apache, apacheWithHostFile } from './apache';
import { busybox } from './busybox';
import { caddy } from './caddy';
import { lighttpd } from './lighttpd';
import { nginx, nginxWithHostFile } from './nginx';
import { objectStore } from './object-store';
import { python } from './python';
import { serve } from './serve';
import type { HostServer } from './server';

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
