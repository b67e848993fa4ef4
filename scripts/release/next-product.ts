import path from 'node:path';
import { setType } from '../typography/set-type';
import { type ReleaseDraft } from './draft';
import { measureFile } from '@/lib/installer/verify';
import { parseProduct } from '@/lib/product/parse';
import { type Product } from '@/lib/product/schema';

/** Name in public/downloads/: that of the former installer with the new version. */
function installerName(former: string, version: string, source: string): string {
  const stem = former.replace(/(-[\d.]+)?\.\w+$/, '');
  return `${stem}-${version}${path.extname(source).toLowerCase()}`;
}

/**
 * The product data with one release more; its changes are set by the rules of Russian type, names stay.
 *
 * @param today day of the edit
 * @param data content of the draft's installer
 * @throws Error with a Russian sentence when the result is no product file
 */
export function nextProduct(
  product: Product,
  draft: ReleaseDraft,
  today: string,
  data?: Buffer,
): Product {
  const { platform, version, date, installer } = draft;
  const changes = draft.changes.map(({ kind, text }) => ({ kind, text: setType(text) }));
  const replaced = installer &&
    data && {
      installer: {
        file: installerName(product.windows.installer.file, version, installer.path),
        ...measureFile(data),
        signedBy: installer.signedBy,
      },
    };
  const releases = [{ version, date, changes }, ...product[platform].releases];
  return parseProduct({
    ...product,
    updated: today,
    [platform]: { ...product[platform], ...replaced, releases },
  });
}
