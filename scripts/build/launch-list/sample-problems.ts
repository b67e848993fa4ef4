import { sampleTextProblems } from './sample-texts/sample-text-problems';
import { platformsOf } from '@/lib/product/platforms';
import { isSampleRelease, sample } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';

/**
 * What names another product than the owner's: the texts, the installer and the releases that the
 * site came with. Of a site under the sample's own name they are right.
 */
export function sampleProblems(product: Product, siteName: string): string[] {
  if (siteName === sample.siteName) return [];
  const { file } = product.windows.installer;
  return [
    ...sampleTextProblems(product),
    ...platformsOf(product).flatMap(({ id, releases }) => [
      ...releases
        .filter((release) => isSampleRelease(id, release))
        .map(
          ({ version }) =>
            `${id}.releases: версия ${version} — наша, из образца; npm run release предложит её убрать.`,
        ),
      id === 'windows' &&
        file.startsWith(sample.installer) &&
        `windows.installer.file: «${file}» — наше имя, переименуйте файл и поле.`,
    ]),
  ].filter((problem) => problem !== false);
}
