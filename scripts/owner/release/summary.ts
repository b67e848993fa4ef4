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
  { platform, version, next: after, data }: NextProduct,
  removed: readonly string[],
): string {
  const { releases } = after[platform];
  const release = releases.find((one) => one.version === version)!;
  const isCurrent = currentRelease(releases) === release;
  const [former] = before[platform].releases;
  const gone = before[platform].releases.filter(
    ({ version, date }) => !releases.some((one) => one.version === version && one.date === date),
  );
  return [
    'Что изменится:',
    PRODUCT_FILE,
    ...(before.updated === after.updated
      ? []
      : [`- updated: ${before.updated}`, `+ updated: ${after.updated}`]),
    ...(former && isCurrent ? [`- ${platform}: версия ${former.version}`] : []),
    ...gone.map((one) => `-   версия ${one.version} из образца — и из истории`),
    `+ ${platform}: версия ${version} от ${release.date}${isCurrent ? '' : ' — в историю'}`,
    ...release.changes.map(({ kind, text }) => `+   ${titleOf(kind)}: ${text}`),
    ...(data ? installerLines(after.windows, removed) : []),
  ].join('\n');
}
