import { typeset } from '../typography/typeset';
import { type ReleaseDraft } from './draft';
import { changesPage } from '@/lib/content/changes-page';
import { fileSize } from '@/lib/format';
import { measureFile } from '@/lib/installer/verify';
import { parseProduct } from '@/lib/product/parse';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { currentRelease } from '@/lib/releases/releases';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/**
 * The product data with a new release, whose changes are typeset by the rules of Russian
 * typography.
 *
 * @param today date of the edit
 * @param data content of the new installer
 * @throws Error with a Russian sentence when the result is not a valid product file
 */
export function nextProduct(
  product: Product,
  { platform, version, date, installer, others, ...draft }: ReleaseDraft,
  today: string,
  data?: Buffer,
): Product {
  const changes = draft.changes.map(({ kind, text }) => ({ kind, text: typeset(text) }));
  const [current] = product.windows.releases;
  const installers = installer &&
    data && {
      installer: {
        file: installer.file,
        ...measureFile(data),
        signedBy: installer.signedBy,
      },
      former:
        installer.keepsFormer && current
          ? { ...product.windows.installer, version: current.version }
          : undefined,
    };
  return parseProduct({
    ...product,
    updated: today,
    [platform]: {
      ...product[platform],
      ...installers,
      releases: [{ version, date, changes }, ...others],
    },
  });
}

/** Names of the installers that the site offers. */
export const installersOf = ({ windows: { installer, former } }: Product): string[] => [
  installer.file,
  ...(former ? [former.file] : []),
];

const titleOf = (kind: string) => changesPage.kinds.find((known) => known.kind === kind)?.title;

function installerLines(after: Product, removed: readonly string[]): string[] {
  const { installer, former } = after.windows;
  return [
    DOWNLOADS_FOLDER,
    ...removed.map((file) => `- ${file}`),
    ...(former ? [`  ${former.file} (останется: версия ${former.version})`] : []),
    `+ ${installer.file} (${fileSize(installer.bytes)}, ${installer.signedBy ? `подписан: ${installer.signedBy}` : 'не подписан'})`,
    `  SHA-256 ${installer.sha256}`,
  ];
}

/** Lists what a release changes, for the owner to confirm. @param removed installers that are removed */
export function summary(
  before: Product,
  after: Product,
  { platform, others, installer }: ReleaseDraft,
  removed: readonly string[],
): string {
  const release = currentRelease(after[platform].releases);
  const [former] = before[platform].releases;
  const gone = before[platform].releases.filter((one) => !others.includes(one));
  return [
    'Что изменится:',
    PRODUCT_FILE,
    ...(before.updated === after.updated
      ? []
      : [`- updated: ${before.updated}`, `+ updated: ${after.updated}`]),
    ...(former ? [`- ${platform}: версия ${former.version}`] : []),
    ...gone.map(({ version }) => `-   версия ${version} из образца — и из истории`),
    `+ ${platform}: версия ${release.version} от ${release.date}`,
    ...release.changes.map(({ kind, text }) => `+   ${titleOf(kind)}: ${text}`),
    ...(installer ? installerLines(after, removed) : []),
  ].join('\n');
}
