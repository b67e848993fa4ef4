import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../browser/launch-options';
import { carouselFrames, clickToMenu, type Frames } from './interaction';
import { auditAll } from './lighthouse';
import { pageBytes } from './page-bytes';
import { type PageResult } from './page-report';
import { type BenchServer } from './serve';

const CLICKS = 5;
const STEPS = 10;

/** Starts the browser of the measurements that are not Lighthouse's. */
export async function withBrowser<T>(body: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args } = launchOptions();
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await body(browser);
  } finally {
    await browser.close();
  }
}

/** Measures pages of the export beside the same without scripts. */
export async function measurePages(
  site: BenchServer,
  plain: BenchServer,
  routes: readonly string[],
  runs: number,
): Promise<PageResult[]> {
  const urls = routes.flatMap((route) => [site.url + route, plain.url + route]);
  const audits = await auditAll(urls, runs);
  return withBrowser(async (browser) => {
    const results: PageResult[] = [];
    for (const [index, route] of routes.entries()) {
      const [own, limit] = [audits[2 * index], audits[2 * index + 1]];
      if (!own || !limit) throw new Error(`Lighthouse has nothing of ${route}.`);
      results.push({
        route,
        bytes: await pageBytes(browser, site, route),
        audits: own,
        plain: limit,
        clickToMenu: await clickToMenu(browser, site.url + route, CLICKS),
        plainClickToMenu: await clickToMenu(browser, plain.url + route, CLICKS),
      });
    }
    return results;
  });
}

/** Frames of the carousel of an export. */
export const measureFrames = (site: BenchServer): Promise<Frames> =>
  withBrowser((browser) => carouselFrames(browser, `${site.url}/details/android/`, STEPS));
