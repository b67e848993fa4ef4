import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';

/** How much there is in the site that growth is measured on. */
export const SCALE = { slides: 200, dictionaries: 500, versions: 300 };

/** So many items, made of what there is, each with its number. */
const grow = <T>(items: readonly T[], count: number, change: (item: T, number: number) => T) =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count)
    .map((item, index) => change(item, index + 1));

/** Writes slides of the same pictures, and versions with the same changes, into a copy's lib/content. */
export async function growContent(folder: string): Promise<void> {
  const manySlides = grow(slides, SCALE.slides, (slide, number) => ({
    ...slide,
    text1: `${slide.text1}, ${number}`,
    text_mobile: `${slide.text_mobile}, ${number}`,
    alt: `${slide.alt} ${number}`,
  }));
  const releases = grow(
    product.android.releases.slice(0, 1),
    SCALE.versions,
    (release, number) => ({
      ...release,
      version: number === 1 ? release.version : `0.${SCALE.versions - number + 1}`,
      changes: release.changes.map((change) => ({ ...change, text: `${change.text} (${number})` })),
    }),
  );
  const dictionaries = grow(product.dictionaries, SCALE.dictionaries, (dictionary, number) => ({
    ...dictionary,
    from: `${dictionary.from} ${number}`,
  }));
  const much = { ...product, android: { releases }, dictionaries };
  await writeFile(path.join(folder, 'product.json'), JSON.stringify(much));
  await writeFile(
    path.join(folder, 'slides.ts'),
    `import { type Slide } from './slide';\n\nexport const slides: readonly Slide[] = ${JSON.stringify(manySlides)};\n`,
  );
}
