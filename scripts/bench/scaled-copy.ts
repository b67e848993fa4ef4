import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { grownProduct, manySlides } from './scaled-content';
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';

/** What a build reads. */
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
];

/** Copies the tree to a folder below it, whose packages it shares, with much content instead of its own. */
export async function scaledCopy(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const source of sources) {
    await cp(source, path.join(directory, source), { recursive: true });
  }
  const content = (name: string) => path.join(directory, 'lib/content', name);
  await writeFile(content('product.json'), JSON.stringify(grownProduct(product), undefined, 2));
  await writeFile(
    content('slides.ts'),
    `import { type Slide } from './slide';\n\nexport const slides: readonly Slide[] = ${JSON.stringify(manySlides(slides), undefined, 2)};\n`,
  );
}
