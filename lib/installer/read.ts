import { readFileSync } from 'node:fs';
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
  const data = readDownload(installer.file);
  const mismatch = installerMismatch(installer, data);
  if (mismatch || !data) throw new Error(mismatch);
  return { ...installer, isPlaceholder: isPlaceholder(data) };
}

/** @returns undefined when there is no such file */
export function readDownload(name: string): Buffer | undefined {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), DOWNLOADS_FOLDER, name);
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
