import { pagePaths } from '../page-paths';
import { calibrate, withBrowser } from './browser';
import { islandCosts, islandReport } from './islands';
import { auditAll } from './lighthouse';
import { carouselFrames, pageBytes } from './page';
import { type Row, table } from './report';
import { withServer, type BenchServer } from './serve';
import { readPage, without } from '@/scripts/export/html';

/** A page as plain HTML; the policy goes as well, because it has hashes of scripts. */
const withoutScripts = (html: string) =>
  without(
    html,
    readPage(html).elements.filter(
      ({ name, attributes }) => name === 'script' || attributes.has('http-equiv'),
    ),
  );

type Audits = Awaited<ReturnType<typeof auditAll>>[number];

/** Lighthouse's numbers of a page, and of the same without scripts. */
const auditRow = (own: Audits, plain: Audits) => ({
  'perf. (plain)': `${own.performance} (${plain.performance})`,
  'acc. / b. p. / SEO': `${own.accessibility} / ${own.bestPractices} / ${own.seo}`,
  FCP: Math.round(own.fcp),
  LCP: Math.round(own.lcp),
  'TBT (plain)': `${Math.round(own.tbt)} (${Math.round(plain.tbt)})`,
  CLS: own.cls.toFixed(3),
  'FCP ratio': (own.fcp / plain.fcp).toFixed(2),
  'LCP ratio': (own.lcp / plain.lcp).toFixed(2),
});

/**
 * Measures the pages of an export: bytes, Lighthouse, carousel, islands.
 *
 * @param route this page only
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
    const { slowdown, calibration, rows, frames, islands } = await withBrowser(
      [],
      async (browser) => {
        const { times, sentence } = await calibrate(browser);
        const bytes: Row[] = [];
        for (const route of routes) {
          bytes.push({ route: `\`${route}\``, ...(await pageBytes(browser, site, route)) });
        }
        const costs = (server: BenchServer) => islandCosts(browser, server, times);
        return {
          slowdown: times,
          calibration: sentence,
          rows: bytes,
          frames: await carouselFrames(browser, site, times),
          islands: islandReport(await costs(site), before ? await withServer(before, costs) : []),
        };
      },
    );
    const audit = ({ url: plainUrl }: BenchServer) =>
      auditAll(
        routes.flatMap((route) => [site.url + route, plainUrl + route]),
        runs,
        slowdown,
      );
    const audits = await withServer(directory, audit, { change: withoutScripts });
    return [
      'Bytes as sent, by brotli 11, on a phone of 360 × 740 with two device pixels to one; «+» is what the islands add when they are hydrated:',
      table(rows),
      calibration,
      `Lighthouse for mobile devices, median of ${runs}, milliseconds; «plain» is the same page with every script removed, ratios are to it:`,
      table(
        routes.map((route, index) => ({
          route: `\`${route}\``,
          ...auditRow(audits[2 * index]!, audits[2 * index + 1]!),
        })),
      ),
      `Carousel: ${frames}`,
      islands,
    ].join('\n\n');
  });
}
