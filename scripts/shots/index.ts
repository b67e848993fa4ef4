import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { Command } from 'commander';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  devices,
} from 'playwright';
import { someOfOption } from '../cli/options';
import { runCommand } from '../cli/run-command';
import { pagePaths } from '../page-paths';
import { launchOptions } from '../provision/launch-options';
import { startSite } from '../site-server/start-site';
import { parseSettings } from '@/lib/settings/parse';

const EXPORT_FOLDER = 'out';
const SHOTS_FOLDER = 'shots';

/** Every path worth a look, without the sub-path; the last is answered by the 404 page. */
const routes = [...pagePaths, '/no-such-page/'];

interface Shot {
  readonly route: string;
  readonly png: Buffer;
}

const frame = (width: number, height: number) => ({
  viewport: { width, height },
  // The site tells a phone by the screen and not by the window.
  screen: { width, height },
});

/** What a visitor with a window of that width holds: a phone, a tablet, one of two computers. */
const views: Readonly<Record<string, BrowserContextOptions & { readonly columns: number }>> = {
  360: { ...devices['Pixel 7'], ...frame(360, 780), deviceScaleFactor: 2, columns: 7 },
  768: { ...devices['Galaxy Tab S9'], ...frame(768, 1180), deviceScaleFactor: 1, columns: 5 },
  1280: { ...devices['Desktop Chrome'], ...frame(1280, 800), columns: 4 },
  1920: { ...devices['Desktop Chrome'], ...frame(1920, 1080), columns: 3 },
};

/** Photographs a page in its full height and tells when it scrolls sideways. */
async function takeShot(context: BrowserContext, url: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // Pictures below the window load when they come near, which a full-page shot never does.
  const sidewaysPx = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => null)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  if (sidewaysPx > 0) console.log(`${url} scrolls sideways by ${sidewaysPx} px`);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}

/** One picture of all pages, each under its path. @returns JPEG, 2000 pixels wide */
async function contactSheet(browser: Browser, shots: readonly Shot[], columns: number) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  const figures = shots.map(
    ({ route, png }) =>
      `<figure>${route}<img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { columns: ${columns}; gap: 24px; margin: 24px; font: 18px sans-serif; background: #c9ced8 }
    figure { break-inside: avoid; margin: 0 0 24px }
    img { display: block; width: 100% }
  </style>${figures.join('')}`);
  const sheet = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 82 });
  await page.close();
  return sheet;
}

interface Flags {
  readonly width: readonly string[];
  readonly theme: readonly ('light' | 'dark')[];
  readonly route: readonly string[];
}

const command = new Command('npm run shots --')
  .description(`photographs every page of the export, into ${SHOTS_FOLDER}/`)
  .addOption(someOfOption('--width', 'width of the window', Object.keys(views)))
  .addOption(someOfOption('--theme', 'theme', ['light', 'dark']))
  .addOption(someOfOption('--route', 'path of a page', routes));

/** `npm run shots`: photographs every page of the export, for people to look at. */
runCommand(async () => {
  const asked = command.parse().opts<Flags>();
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
    throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
  }
  // The sub-path that the export was built for, from the same files that the build reads.
  loadEnvConfig(process.cwd());
  const { basePath } = parseSettings(process.env);

  const site = await startSite({ directory: EXPORT_FOLDER, basePath });
  const browser = await chromium.launch(launchOptions()).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  try {
    for (const colorScheme of asked.theme) {
      for (const width of asked.width) {
        const { columns = 1, ...view } = views[width] ?? {};
        // With motion the carousel would stand at another slide in every shot.
        const still = { colorScheme, locale: 'ru-RU', reducedMotion: 'reduce' } as const;
        const context = await browser.newContext({ ...view, ...still });
        const name = `${colorScheme}-${width}`;
        await mkdir(path.join(SHOTS_FOLDER, name), { recursive: true });
        const shots: Shot[] = [];
        for (const route of asked.route) {
          const png = await takeShot(context, site.url + route);
          const file = route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
          await writeFile(path.join(SHOTS_FOLDER, name, `${file}.png`), png);
          shots.push({ route, png });
        }
        await context.close();
        // A sheet of some pages would take the place of the sheet of all.
        if (shots.length === routes.length) {
          const sheet = await contactSheet(browser, shots, columns);
          await writeFile(path.join(SHOTS_FOLDER, `sheet-${name}.jpg`), sheet);
        }
        console.log(`${SHOTS_FOLDER}/${name}/, pages: ${shots.length}`);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return 0;
});
