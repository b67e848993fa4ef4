import { type NextProduct } from './next-product';
import { changesPage } from '@/lib/content/changes-page';
import { fileSize } from '@/lib/installer/file-size';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { currentRelease } from '@/lib/releases/releases';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

const titleOf = (kind: string) => changesPage.kinds.find((known) => known.kind === kind)?.title;

function installerLines({ installer, former }: Product['windows'], removed: readonly string[]) {
  const signature = installer.signedBy ? `подписан: ${installer.signedBy}` : 'не подписан';
  return [
    DOWNLOADS_FOLDER,
    ...removed.map((file) => `- ${file}`),
    ...(former ? [`  ${former.file} (останется: версия ${former.version})`] : []),
    `+ ${installer.file} (${fileSize(installer.bytes)}, ${signature})`,
    `  SHA-256 ${installer.sha256}`,
  ];
}

/**
 * Lists what a release changes, for the owner to confirm.
 *
 * @param removed names of the installers to remove
 */
export function summary(
  before: Product,
  { platform, release, gone, next: after, data }: NextProduct,
  removed: readonly string[],
): string {
  const { version, date, changes } = release;
  const isCurrent = currentRelease(after[platform].releases).version === version;
  const [former] = before[platform].releases;
  const isSameDay = before.updated === after.updated;
  return [
    'Что изменится:',
    PRODUCT_FILE,
    ...(isSameDay ? [] : [`- updated: ${before.updated}`, `+ updated: ${after.updated}`]),
    ...(former && isCurrent ? [`- ${platform}: версия ${former.version}`] : []),
    ...(gone ? [`-   версия ${gone.version} из образца — и из истории`] : []),
    `+ ${platform}: версия ${version} от ${date}${isCurrent ? '' : ' — в историю'}`,
    ...changes.map(({ kind, text }) => `+   ${titleOf(kind)}: ${text}`),
    ...(data ? installerLines(after.windows, removed) : []),
  ].join('\n');
}
