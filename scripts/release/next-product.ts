import path from 'node:path';
import { setType } from '../typography/set-type';
import { type ReleaseDraft } from './draft';
import { changesPage } from '@/lib/content/changes-page';
import { fileSize } from '@/lib/format';
import { measureFile } from '@/lib/installer/verify';
import { parseProduct } from '@/lib/product/parse';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { currentRelease, type Platform } from '@/lib/releases/releases';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** The former installer's name with the new version. */
function installerName(former: string, version: string, source: string): string {
  const stem = former.replace(/(-[\d.]+)?\.\w+$/, '');
  return `${stem}-${version}${path.extname(source).toLowerCase()}`;
}

/**
 * The product data with a new release; its changes are set by the rules of Russian typography.
 *
 * @param today day of the edit
 * @param data content of the new installer
 * @throws Error with a Russian sentence when the result is no product file
 */
export function nextProduct(
  product: Product,
  { platform, version, date, installer, ...draft }: ReleaseDraft,
  today: string,
  data?: Buffer,
): Product {
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

const titleOf = (kind: string) => changesPage.kinds.find((known) => known.kind === kind)?.title;

function installerLines(before: Product, after: Product): string[] {
  const [former, next] = [before, after].map(({ windows }) => windows.installer);
  if (!former || !next || former.sha256 === next.sha256) return [];
  return [
    DOWNLOADS_FOLDER,
    `- ${former.file}`,
    `+ ${next.file} (${fileSize(next.bytes)}, ${next.signedBy ? `подписан: ${next.signedBy}` : 'не подписан'})`,
    `  SHA-256 ${next.sha256}`,
  ];
}

/** What a release changes, for the owner to confirm. */
export function summary(before: Product, after: Product, platform: Platform['id']): string {
  const release = currentRelease(after[platform].releases);
  return [
    'Что изменится:',
    PRODUCT_FILE,
    ...(before.updated === after.updated
      ? []
      : [`- updated: ${before.updated}`, `+ updated: ${after.updated}`]),
    `- ${platform}: версия ${currentRelease(before[platform].releases).version}`,
    `+ ${platform}: версия ${release.version} от ${release.date}`,
    ...release.changes.map(({ kind, text }) => `+   ${titleOf(kind)}: ${text}`),
    ...installerLines(before, after),
  ].join('\n');
}
