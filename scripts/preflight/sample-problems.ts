import { home } from '@/lib/content/home';
import { platformsOf } from '@/lib/product/platforms';
import { isSampleRelease, sample } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';

/** Words of the home page that may still be those of the sample. */
type Headword = Readonly<Record<keyof typeof sample.headword, string>>;

/**
 * What names another product than the owner's: the headword, the installer and the releases that the
 * site came with. Of a site under the sample's own name they are right.
 */
export function sampleProblems(
  product: Product,
  siteName: string,
  { hyphenation, mark, transcription }: Headword = home.entry,
): string[] {
  if (siteName === sample.siteName) return [];
  const problems: string[] = [];
  const { headword } = sample;
  if (hyphenation === headword.hyphenation && mark === headword.mark) {
    problems.push(
      `home.ts, entry: «${hyphenation} ${mark}» — наше слово, впишите своё, например название по слогам.`,
    );
  } else if (transcription === headword.transcription) {
    problems.push(
      `home.ts, entry: транскрипция «${transcription}» — наша, впишите свою или сотрите её.`,
    );
  }
  for (const { id, releases } of platformsOf(product)) {
    for (const release of releases.filter((one) => isSampleRelease(id, one))) {
      problems.push(
        `${id}.releases: версия ${release.version} — наша, из образца; npm run release предложит её убрать.`,
      );
    }
    const { file } = product.windows.installer;
    if (id === 'windows' && file.startsWith(sample.installer)) {
      problems.push(`windows.installer.file: «${file}» — наше имя, переименуйте файл и поле.`);
    }
  }
  return problems;
}
