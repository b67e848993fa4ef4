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
 * Returns the installer's data from the product file, after checking it against the installer itself. If an
 * earlier version is still offered, its data is checked, too. Only build code may call this function.
 *
 * @throws Error with a Russian sentence when a file is missing or differs from the product file
 */
export function readInstaller({ windows: { installer, former } }: Pick<Product, 'windows'>) {
  if (former) readVerified('former', former);
  return { ...installer, isPlaceholder: isPlaceholder(readVerified('installer', installer)) };
}
