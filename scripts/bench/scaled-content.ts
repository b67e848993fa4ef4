import { type Slide } from '@/lib/content/slide';
import { type Product } from '@/lib/product/schema';

/** How much there is in the site that growth is measured on. */
export const SCALE = { slides: 200, dictionaries: 500, versions: 300 } as const;

/** So many items, made of what there is, round after round. */
function grow<T>(items: readonly T[], count: number, change: (item: T, index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (item === undefined) throw new Error('There is nothing to grow from.');
    return change(item, index);
  });
}

/** Slides of the same pictures, each with words of its own. */
export const manySlides = (slides: readonly Slide[]): Slide[] =>
  grow(slides, SCALE.slides, (slide, index) => ({
    ...slide,
    text1: `${slide.text1}, ${index + 1}`,
    text_mobile: `${slide.text_mobile}, ${index + 1}`,
    alt: `${slide.alt} ${index + 1}`,
  }));

/** Dictionaries of numbered languages, versions with the changes of the present one. */
export function grownProduct(product: Product): Product {
  const [current] = product.android.releases;
  return {
    ...product,
    android: {
      releases: grow(current ? [current] : [], SCALE.versions, (release, index) => ({
        ...release,
        version: index === 0 ? release.version : `0.${SCALE.versions - index}`,
        changes: release.changes.map((change) => ({
          ...change,
          text: `${change.text} (${index + 1})`,
        })),
      })),
    },
    dictionaries: grow(product.dictionaries, SCALE.dictionaries, (dictionary, index) => ({
      ...dictionary,
      from: `${dictionary.from} ${index + 1}`,
    })),
  };
}
