import { pagePaths } from '../page-paths';
import { calibrate, withBrowser } from './browser';
import { carouselFrames } from './carousel';
import { islandCosts, islandTable } from './islands';
import { auditAll } from './lighthouse';
import { pageBytes } from './page-bytes';
import { table, whole } from './report';
import { withServer, type BenchServer } from './serve';
import { readPage, without, type PageElement } from '@/scripts/export/html';

/** The policy goes as well, because it has hashes of scripts. */
const isScriptOrPolicy = ({ name, attributes }: PageElement) =>
  name === 'script' || attributes.has('http-equiv');

/** What a page would be as plain HTML. */
const withoutScripts = (html: string) =>
  without(html, readPage(html).elements.filter(isScriptOrPolicy));

/** Lighthouse's table of pages, beside the same without scripts. */
async function auditTable(
  directory: string,
  site: BenchServer,
  routes: readonly string[],
  { runs, slowdown }: { runs: number; slowdown: number },
) {
  const audits = await withServer(
    directory,
    (plain) => {
      const urls = routes.flatMap((route) => [site.url + route, plain.url + route]);
      return auditAll(urls, runs, slowdown);
    },
    { change: withoutScripts },
  );
  return table(
    'route | perf. (plain) | acc. / b. p. / SEO | FCP | LCP | TBT (plain) | CLS | FCP ratio | LCP ratio',
    routes.map((route, index) => {
      const [own, plain] = audits.slice(2 * index);
      if (!own || !plain) throw new Error(`Lighthouse has nothing of ${route}.`);
      return [
        `\`${route}\``,
        `${whole(own.performance)} (${whole(plain.performance)})`,
        [own.accessibility, own.bestPractices, own.seo].map(whole).join(' / '),
        whole(own.fcp),
        whole(own.lcp),
        `${whole(own.tbt)} (${whole(plain.tbt)})`,
        own.cls.toFixed(3),
        (own.fcp / plain.fcp).toFixed(2),
        (own.lcp / plain.lcp).toFixed(2),
      ];
    }),
  );
}

/**
 * Measures the pages of an export: bytes, Lighthouse, carousel, islands.
 *
 * @param only this page; without it all of them
 * @param before folder of another export, whose islands are measured beside these
 * @param runs of Lighthouse for each page
 * @returns the report, in Markdown
 */
export async function benchPages(
  directory: string,
  { route: only, before, runs }: { route?: string; before?: string; runs: number },
): Promise<string> {
  const routes = pagePaths.filter((one) => !only || one === only);
  return withServer(directory, async (site) => {
    const { slowdown, bytes, frames, islands } = await withBrowser([], async (browser) => {
      const found = await calibrate(browser);
      const rows: string[][] = [];
      for (const route of routes) {
        const traffic = Object.values(await pageBytes(browser, site, route));
        rows.push([`\`${route}\``, ...traffic.map(whole)]);
      }
      const costs = (server: BenchServer) => islandCosts(browser, server, found.times);
      return {
        slowdown: found,
        bytes: rows,
        frames: await carouselFrames(browser, site, found.times),
        islands: islandTable(await costs(site), before ? await withServer(before, costs) : []),
      };
    });
    return [
      'Bytes as sent, by brotli 11, on a phone of 360 × 740 with two device pixels to one; «+» is what the islands add when they are hydrated:',
      table(
        'route | HTML | styles | scripts | pictures | requests | + scripts | + requests',
        bytes,
      ),
      `Times are of a processor slowed ${slowdown.times} times: ${slowdown.reason}.`,
      `Lighthouse for mobile devices, median of ${runs}, milliseconds; «plain» is the same page with every script removed, ratios are to it:`,
      await auditTable(directory, site, routes, { runs, slowdown: slowdown.times }),
      `Carousel: ${frames}`,
      `From the first sign of intent, at 1.6 Mbit/s with 150 ms, medians of 5 runs${before ? '; before → now' : ''}:`,
      islands,
    ].join('\n\n');
  });
}
