import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { type Browser, type BrowserContext, chromium, devices } from 'playwright';
import { listen } from '../cli/listen';
import { choicesOption } from '../cli/options';
import { readSettings } from '../cli/read-settings';
import { runCommand } from '../cli/run-command';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '../folders';
import { pagePaths } from '../page-paths';
import { createStaticFiles } from '../site-server/static-files';
import { launchOptions } from '../test-tools/chromium';

const SHEETS_FOLDER = `${GENERATED_FOLDER}/contact-sheets`;

/** Routes without the sub-path; the last one does not exist and shows the 404 page. */
const routes = [...pagePaths, '/no-such-page/'];

/** Devices: width of the window, and columns of their sheet. */
const views = {
  360: { device: 'Pixel 7', height: 780, deviceScaleFactor: 2, columns: 7 },
  768: { device: 'Galaxy Tab S9', height: 1180, deviceScaleFactor: 1, columns: 5 },
  1280: { device: 'Desktop Chrome', height: 800, deviceScaleFactor: 1, columns: 4 },
  1920: { device: 'Desktop Chrome', height: 1080, deviceScaleFactor: 1, columns: 3 },
} as const;

interface Flags {
  readonly width: readonly `${keyof typeof views}`[];
  readonly theme: readonly ('light' | 'dark')[];
  readonly route: readonly string[];
}

const command = new Command('npm run contact-sheet --')
  .description(`photographs every page of the export, into ${SHEETS_FOLDER}/`)
  .addOption(choicesOption('--width', 'width of the window', Object.keys(views)))
  .addOption(choicesOption('--theme', 'theme', ['light', 'dark']))
  .addOption(choicesOption('--route', 'path of a page', routes));

/** Photographs a page in its full height and reports when it scrolls sideways. @returns PNG */
async function photograph(context: BrowserContext, url: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // Lazy pictures load when they come near the window, which a full-page shot never makes happen.
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

/** Joins screenshots of pages on one sheet, each with its path above it. @returns JPEG, 2000 pixels wide */
async function drawSheet(browser: Browser, pngs: ReadonlyMap<string, Buffer>, columns: number) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  const figures = [...pngs].map(
    ([route, png]) =>
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

/** Photographs the asked pages with every asked theme and window. @param url of the site's home */
async function photographAll(browser: Browser, url: string, { theme, width, route }: Flags) {
  for (const [colorScheme, name] of theme.flatMap((one) =>
    width.map((other) => [one, other] as const),
  )) {
    const { device, columns, height, deviceScaleFactor } = views[name];
    const size = { width: Number(name), height };
    const context = await browser.newContext({
      ...devices[device],
      viewport: size,
      // The site recognises a phone by the screen and not by the window.
      screen: size,
      deviceScaleFactor,
      colorScheme,
      locale: 'ru-RU',
      // Without reduced motion the carousel would show a different slide in every shot.
      reducedMotion: 'reduce',
    });
    const folder = `${SHEETS_FOLDER}/${colorScheme}-${name}`;
    await mkdir(folder, { recursive: true });
    const pngs = new Map<string, Buffer>();
    for (const one of route) {
      const png = await photograph(context, url + one);
      const file = one.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
      await writeFile(path.join(folder, `${file}.png`), png);
      pngs.set(one, png);
    }
    await context.close();
    // A sheet is drawn of all pages only; one of some pages would replace it.
    if (pngs.size === routes.length) {
      const sheet = await drawSheet(browser, pngs, columns);
      await writeFile(`${SHEETS_FOLDER}/sheet-${colorScheme}-${name}.jpg`, sheet);
    }
    console.log(`${folder}/, pages: ${pngs.size}`);
  }
}

/** `npm run contact-sheet`: photographs every page of the export, for people to look at. */
runCommand(async () => {
  const flags = command.parse().opts<Flags>();
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
    throw new Error(`There is no export in ${EXPORT_FOLDER}/. Run npm run build first.`);
  }
  // Loads the same .env files as the build did, for the sub-path of the export.
  const { basePath } = readSettings();
  const browser = await chromium.launch(launchOptions());
  try {
    const { origin, close } = await listen(createStaticFiles(EXPORT_FOLDER, basePath));
    await photographAll(browser, origin + basePath, flags).finally(close);
  } finally {
    await browser.close();
  }
  return 0;
});
