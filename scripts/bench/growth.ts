import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyTree } from '../copy-tree';
import { buildSite } from './build-site';
import { calibrate } from './calibrate';
import { carouselFrames } from './frames';
import { pageBytes } from './page-bytes';
import { withBrowser } from './phone';
import { grownProduct, manySlides, SCALE } from './scaled-content';
import { withServer } from './serve';
import { table } from './table';
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';

const routes = ['/', '/details/android/', '/changes/', '/help/'];

/** Copies the tree to a folder below it, whose packages it shares, with much content instead of its own. */
async function growCopy(directory: string): Promise<void> {
  await copyTree(directory);
  const content = (name: string) => path.join(directory, 'lib/content', name);
  await writeFile(content('product.json'), JSON.stringify(grownProduct(product), undefined, 2));
  await writeFile(
    content('slides.ts'),
    `import { type Slide } from './slide';\n\nexport const slides: readonly Slide[] = ${JSON.stringify(manySlides(slides), undefined, 2)};\n`,
  );
}

/** What growth is measured by: a row of numbers for each page, and the carousel's frames. */
const measure = (directory: string) =>
  withServer(directory, (server) =>
    withBrowser([], async (browser) => {
      const slowdown = await calibrate(browser);
      const pages: number[][] = [];
      for (const route of routes) {
        const { before, after } = await pageBytes(browser, server, route);
        const html = await readFile(path.join(directory, route, 'index.html'));
        pages.push([before.html, html.length, before.pictures, before.requests, after.scripts]);
      }
      return { pages, frames: await carouselFrames(browser, server, slowdown.times) };
    }),
  );

/** Compares the site with one that has much more in it. @returns the report, in Markdown */
export async function benchGrowth(copy: string): Promise<string> {
  const seconds = await buildSite('.');
  const now = await measure('out');
  await growCopy(copy);
  const grownSeconds = await buildSite(copy);
  const grown = await measure(path.join(copy, 'out'));
  await rm(copy, { recursive: true });
  const { slides: many, dictionaries, versions } = SCALE;
  return [
    `With ${many} slides, ${dictionaries} dictionaries and ${versions} versions (now → grown; bytes as sent, by brotli):`,
    table(
      ['route', 'HTML, br', 'HTML, raw', 'pictures', 'requests', 'code after intent'],
      routes.map((route, index) => [
        `\`${route}\``,
        ...(now.pages[index] ?? []).map((one, cell) => `${one} → ${grown.pages[index]?.[cell]}`),
      ]),
    ),
    `Carousel now: ${now.frames} Grown: ${grown.frames}`,
    `Built in ${seconds.toFixed(0)} s, grown in ${grownSeconds.toFixed(0)} s.`,
  ].join('\n\n');
}
