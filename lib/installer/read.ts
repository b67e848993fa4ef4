import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installerMismatch, isPlaceholder } from './verify';
import { type Product } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/**
 * The installer's product data, verified against the file. On the server only.
 *
 * @throws Error with a Russian sentence when the file is missing or is not the one of the product file
 */
export function readInstaller({ windows: { installer } }: Pick<Product, 'windows'>) {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    DOWNLOADS_FOLDER,
    installer.file,
  );
  const data = existsSync(file) ? readFileSync(file) : undefined;
  const mismatch = installerMismatch(installer, data);
  if (mismatch || !data) throw new Error(mismatch);
  return { ...installer, isPlaceholder: isPlaceholder(data) };
}
