import { home } from '@/lib/content/home';
import { platformsOf } from '@/lib/product/platforms';
import { isSampleRelease, sample } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';

/** Texts of the home page that may still be those of the sample. */
type Headword = Readonly<Record<keyof typeof sample.headword, string>>;

function headwordProblem({ hyphenation, mark, transcription }: Headword): string | false {
  const { headword } = sample;
  if (hyphenation === headword.hyphenation && mark === headword.mark) {
    return `home.ts, entry: «${hyphenation} ${mark}» — наше слово, впишите своё, например название по слогам.`;
  }
  return (
    transcription === headword.transcription &&
    `home.ts, entry: транскрипция «${transcription}» — наша, впишите свою или сотрите её.`
  );
}

/**
 * Returns what still belongs to the sample: the headword, the installer's name and the releases. A site that
 * has the sample's name may keep them.
 */
export function sampleProblems(
  product: Product,
  siteName: string,
  headword: Headword = home.entry,
): string[] {
  if (siteName === sample.siteName) return [];
  const { file } = product.windows.installer;
  return [
    headwordProblem(headword),
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
