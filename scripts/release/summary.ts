import { changesPage } from '@/lib/content/changes-page';
import { fileSize } from '@/lib/format';
import { type Product } from '@/lib/product/schema';
import { currentRelease, type Platform } from '@/lib/releases/releases';

const titleOf = (kind: string) => changesPage.kinds.find((known) => known.kind === kind)?.title;

function installerLines(before: Product, after: Product): string[] {
  const [former, next] = [before, after].map(({ windows }) => windows.installer);
  if (!former || !next || former.sha256 === next.sha256) return [];
  return [
    'public/downloads/',
    `- ${former.file}`,
    `+ ${next.file} (${fileSize(next.bytes)}, ${next.signedBy ? `подписан: ${next.signedBy}` : 'не подписан'})`,
    `  SHA-256 ${next.sha256}`,
  ];
}

/** What a release changes, for the owner to look over before it is written. */
export function summary(before: Product, after: Product, platform: Platform['id']): string {
  const release = currentRelease(after[platform].releases);
  return [
    'Что изменится:',
    'lib/content/product.json',
    ...(before.updated === after.updated
      ? []
      : [`- updated: ${before.updated}`, `+ updated: ${after.updated}`]),
    `- ${platform}: версия ${currentRelease(before[platform].releases).version}`,
    `+ ${platform}: версия ${release.version} от ${release.date}`,
    ...release.changes.map(({ kind, text }) => `+   ${titleOf(kind)}: ${text}`),
    ...installerLines(before, after),
  ].join('\n');
}
