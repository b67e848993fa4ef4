import { apache } from './apache';
import { busybox } from './busybox';
import { caddy } from './caddy';
import { lighttpd } from './lighttpd';
import { nginx } from './nginx';
import { objectStore } from './object-store';
import { python } from './python';
import { serve } from './serve';
import type { HostServer } from './server';

export const servers: readonly HostServer[] = [
  nginx,
  apache,
  lighttpd,
  caddy,
  python,
  busybox,
  serve,
  objectStore,
];
