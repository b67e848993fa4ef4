import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { timedBuild } from './build-steps';
import { framesLine, growthTable, type Growth, type Measured } from './growth-report';
import { clickToMenu } from './interaction';
import { measureFrames, withBrowser } from './measure-pages';
import { pageBytes } from './page-bytes';
import { SCALE } from './scaled-content';
import { scaledCopy } from './scaled-copy';
import { serve } from './serve';

const routes = ['/', '/details/android/', '/changes/', '/help/'];
const CLICKS = 5;

async function measure(directory: string): Promise<Measured> {
  const server = await serve(directory);
  try {
    const pages = await withBrowser(async (browser) => {
      const grown: Growth[] = [];
      for (const route of routes) {
        grown.push({
          route,
          bytes: await pageBytes(browser, server, route),
          htmlBytes: readFileSync(path.join(directory, route, 'index.html')).length,
          clickToMenu: await clickToMenu(browser, server.url + route, CLICKS),
        });
      }
      return grown;
    });
    return { pages, frames: await measureFrames(server) };
  } finally {
    await server.close();
  }
}

/** Compares the site with one that has much more in it. @returns the report */
export async function benchGrowth(copy: string): Promise<string> {
  await timedBuild('.');
  const now = await measure('out');
  await scaledCopy(copy);
  const steps = await timedBuild(copy);
  const grown = await measure(path.join(copy, 'out'));
  await rm(copy, { recursive: true });
  const { slides, dictionaries, versions } = SCALE;
  return [
    `With ${slides} slides, ${dictionaries} dictionaries and ${versions} versions (now → grown; bytes as sent, by brotli):`,
    growthTable(now, grown),
    [framesLine('Carousel now', now.frames), framesLine('Grown', grown.frames)].join(' '),
    `The grown site was built in ${steps.map(({ name, seconds }) => `${seconds.toFixed(1)} s (${name})`).join(' and ')}.`,
  ].join('\n\n');
}
