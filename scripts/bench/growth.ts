import { exec } from 'node:child_process';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyTree } from '../copy-tree';
import { EXPORT_FOLDER } from '../folders';
import { withSite } from './browser';
import { beside, table } from './report';
import { visit } from './visit';
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';

/** Content of the site that growth is measured on. */
const COUNTS = { slides: 200, dictionaries: 500, versions: 300 };

const routes = ['/', '/details/android/', '/changes/', '/help/'];

/** Builds the site in a folder. @returns seconds. @throws Error with the build's complaint */
export async function buildSite(directory: string): Promise<number> {
  const start = performance.now();
  await promisify(exec)('npm run build', { cwd: directory });
  return (performance.now() - start) / 1000;
}

/** That many items, made of those that there are by numbering some texts. */
const grow = <T extends object>(items: readonly T[], count: number, ...texts: (keyof T)[]) =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length]!;
    return texts.reduce((one, text) => ({ ...one, [text]: `${one[text]} ${index + 1}` }), item);
  });

/** Writes many slides of the same pictures, and versions with the same changes, into a copy of lib/content. */
async function growContent(folder: string): Promise<void> {
  const manySlides = grow(slides, COUNTS.slides, 'text1', 'text_mobile', 'alt');
  const [newest] = product.android.releases;
  const releases = grow([newest!], COUNTS.versions).map((release, index) => ({
    ...release,
    version: index === 0 ? release.version : `0.${COUNTS.versions - index}`,
    changes: release.changes.map((change) => ({ ...change, text: `${change.text} (${index})` })),
  }));
  const dictionaries = grow(product.dictionaries, COUNTS.dictionaries, 'from');
  const grown = { ...product, android: { ...product.android, releases }, dictionaries };
  await writeFile(path.join(folder, 'product.json'), JSON.stringify(grown));
  const code = `import { type Slide } from './slide';\n\nexport const slides: readonly Slide[] = ${JSON.stringify(manySlides)};\n`;
  await writeFile(path.join(folder, 'slides.ts'), code);
}

/** Builds and measures the site in a folder. */
async function measure(folder: string) {
  const seconds = await buildSite(folder);
  const directory = path.join(folder, EXPORT_FOLDER);
  return withSite(directory, async (browser, origin) => {
    const rows = [];
    for (const route of routes) {
      const { size } = await stat(path.join(directory, route, 'index.html'));
      const { bytes } = await visit(browser, origin + route);
      rows.push({ 'HTML, not compressed': size, ...bytes });
    }
    return { seconds, rows };
  });
}

/**
 * Compares the site with one that has much more content.
 *
 * @param copy folder below the project for the other one
 * @returns the report, in Markdown
 */
export async function benchGrowth(copy: string): Promise<string> {
  const now = await measure('.');
  await copyTree(copy);
  await growContent(path.join(copy, 'lib/content'));
  const grown = await measure(copy);
  await rm(copy, { recursive: true });
  const rows = now.rows.map((row, index) => beside(row, grown.rows[index]!));
  return `With ${COUNTS.slides} slides, ${COUNTS.dictionaries} dictionaries and ${COUNTS.versions} versions (now → grown; bytes as sent, by brotli):

${table('route', routes, rows)}

Built in ${now.seconds.toFixed(0)} s, grown in ${grown.seconds.toFixed(0)} s.`;
}
