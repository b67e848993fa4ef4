import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyTree } from '../copy-tree';
import { calibrate, withBrowser } from './browser';
import { buildSite } from './build-site';
import { carouselFrames } from './carousel';
import { pageBytes } from './page-bytes';
import { beside, table } from './report';
import { growContent, SCALE } from './scaled-content';
import { withServer } from './serve';

const routes = ['/', '/details/android/', '/changes/', '/help/'];

const measure = (directory: string) =>
  withServer(directory, (server) =>
    withBrowser([], async (browser) => {
      const rows: string[][] = [];
      for (const route of routes) {
        const sent = await pageBytes(browser, server, route);
        const html = await readFile(path.join(directory, route, 'index.html'));
        const { pictures, requests, addedScripts } = sent;
        rows.push([sent.html, html.length, pictures, requests, addedScripts].map(String));
      }
      const { times } = await calibrate(browser);
      return { rows, frames: await carouselFrames(browser, server, times) };
    }),
  );

/**
 * Compares the site with one that has much more in it.
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
  const { slides, dictionaries, versions } = SCALE;
  return [
    `With ${slides} slides, ${dictionaries} dictionaries and ${versions} versions (now → grown; bytes as sent, by brotli):`,
    table(
      'route | HTML, br | HTML, raw | pictures | requests | code after intent',
      routes.map((route, index) => [
        `\`${route}\``,
        ...beside(now.rows[index], grown.rows[index] ?? []),
      ]),
    ),
    `Carousel now: ${now.frames} Grown: ${grown.frames}`,
    `Built in ${seconds.toFixed(0)} s, grown in ${grownSeconds.toFixed(0)} s.`,
  ].join('\n\n');
}
