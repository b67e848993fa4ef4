import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Export } from '@/lib/export/island-bytes';
import { readLoaderSettings } from '@/lib/export/loader-script';

/** An export in a folder, built for the root of its host. */
export const openExport = (directory: string): Export => {
  const read = (address: string) => readFileSync(path.join(directory, address), 'utf8');
  return {
    scripts: (page) => readLoaderSettings(read(page)).scripts,
    read,
    bytes: (address) => gzipSync(read(address), { level: 9 }).length,
  };
};
