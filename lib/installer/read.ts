import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installerMismatch, isPlaceholder } from './verify';
import { type Installer, type Product } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

function readVerified(field: 'installer' | 'former', installer: Installer): Buffer {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    DOWNLOADS_FOLDER,
    installer.file,
  );
  const data = existsSync(file) ? readFileSync(file) : undefined;
  const mismatch = installerMismatch(field, installer, data);
  if (mismatch || !data) throw new Error(mismatch);
  return data;
}

/**
 * The installer's product data, verified against the file; so are those of an earlier version that
 * is still on offer. On the server only.
 *
 * @throws Error with a Russian sentence when a file is missing or is not the one of the product file
 */
export function readInstaller({ windows: { installer, former } }: Pick<Product, 'windows'>) {
  if (former) readVerified('former', former);
  return { ...installer, isPlaceholder: isPlaceholder(readVerified('installer', installer)) };
}
