import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyTree } from '../copy-tree';
import { grownProduct, manySlides } from './scaled-content';
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';

/** Copies the tree to a folder below it, whose packages it shares, with much content instead of its own. */
export async function scaledCopy(directory: string): Promise<void> {
  await copyTree(directory);
  const content = (name: string) => path.join(directory, 'lib/content', name);
  await writeFile(content('product.json'), JSON.stringify(grownProduct(product), undefined, 2));
  await writeFile(
    content('slides.ts'),
    `import { type Slide } from './slide';\n\nexport const slides: readonly Slide[] = ${JSON.stringify(manySlides(slides), undefined, 2)};\n`,
  );
}
