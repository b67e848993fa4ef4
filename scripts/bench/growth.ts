import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../cli/run-program';
import { copyTree } from '../copy-tree';
import { calibrate, withBrowser } from './browser';
import { carouselFrames, pageBytes } from './page';
import { beside, type Row, table } from './report';
import { withServer } from './serve';
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';

/** Content of the site that growth is measured on. */
const COUNTS = { slides: 200, dictionaries: 500, versions: 300 };

const routes = ['/', '/details/android/', '/changes/', '/help/'];

/** Builds the site in a folder. @returns seconds. @throws Error when it fails */
export async function buildSite(directory: string): Promise<number> {
  const start = performance.now();
  const code = await runProgram('npm run build', [], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  });
  if (code !== 0) throw new Error(`The site in ${directory} could not be built.`);
  return (performance.now() - start) / 1000;
}

/** That many items, made by the numbers 1, 2, … from those that there are. */
const grow = <T>(items: readonly T[], count: number, change: (item: T, number: number) => T) =>
  Array.from({ length: count }, (_, index) => change(items[index % items.length]!, index + 1));

/** Writes many slides of the same pictures, and versions with the same changes, into a copy of lib/content. */
async function growContent(folder: string): Promise<void> {
  const manySlides = grow(slides, COUNTS.slides, (slide, number) => ({
    ...slide,
    text1: `${slide.text1}, ${number}`,
    text_mobile: `${slide.text_mobile}, ${number}`,
    alt: `${slide.alt} ${number}`,
  }));
  const newest = product.android.releases.slice(0, 1);
  const releases = grow(newest, COUNTS.versions, (release, number) => ({
    ...release,
    version: number === 1 ? release.version : `0.${COUNTS.versions - number + 1}`,
    changes: release.changes.map((change) => ({ ...change, text: `${change.text} (${number})` })),
  }));
  const dictionaries = grow(product.dictionaries, COUNTS.dictionaries, (dictionary, number) => ({
    ...dictionary,
    from: `${dictionary.from} ${number}`,
  }));
  const grown = { ...product, android: { releases }, dictionaries };
  await writeFile(path.join(folder, 'product.json'), JSON.stringify(grown));
  await writeFile(
    path.join(folder, 'slides.ts'),
    `import { type Slide } from './slide';\n\nexport const slides: readonly Slide[] = ${JSON.stringify(manySlides)};\n`,
  );
}

const measure = (directory: string) =>
  withServer(directory, (server) =>
    withBrowser([], async (browser) => {
      const rows: Row[] = [];
      for (const route of routes) {
        const { size } = await stat(path.join(directory, route, 'index.html'));
        rows.push({ 'HTML, not compressed': size, ...(await pageBytes(browser, server, route)) });
      }
      const { times } = await calibrate(browser);
      return { rows, frames: await carouselFrames(browser, server, times) };
    }),
  );

/**
 * Compares the site with one that has much more content.
 *
 * @param copy folder below the project for the other one
 * @returns the report, in Markdown
 */
export async function benchGrowth(copy: string): Promise<string> {
  const seconds = await buildSite('.');
  const now = await measure('out');
  await copyTree(copy);
  await growContent(path.join(copy, 'lib/content'));
  const grownSeconds = await buildSite(copy);
  const grown = await measure(path.join(copy, 'out'));
  await rm(copy, { recursive: true });
  const { slides: slideCount, dictionaries, versions } = COUNTS;
  return [
    `With ${slideCount} slides, ${dictionaries} dictionaries and ${versions} versions (now → grown; bytes as sent, by brotli):`,
    table(
      grown.rows.map((row, index) => ({
        route: `\`${routes[index]}\``,
        ...beside(now.rows[index], row),
      })),
    ),
    `Carousel now: ${now.frames} Grown: ${grown.frames}`,
    `Built in ${seconds.toFixed(0)} s, grown in ${grownSeconds.toFixed(0)} s.`,
  ].join('\n\n');
}
