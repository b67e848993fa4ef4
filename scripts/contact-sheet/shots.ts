import { type Browser, type BrowserContext, type BrowserContextOptions, devices } from 'playwright';

const frame = (width: number, height: number) => ({
  viewport: { width, height },
  // The site recognises a phone by the screen and not by the window.
  screen: { width, height },
});

/** Devices by the width of their window: a phone, a tablet, two computers. */
export const views: Readonly<Record<string, BrowserContextOptions & { readonly columns: number }>> =
  {
    360: { ...devices['Pixel 7'], ...frame(360, 780), deviceScaleFactor: 2, columns: 7 },
    768: { ...devices['Galaxy Tab S9'], ...frame(768, 1180), deviceScaleFactor: 1, columns: 5 },
    1280: { ...devices['Desktop Chrome'], ...frame(1280, 800), columns: 4 },
    1920: { ...devices['Desktop Chrome'], ...frame(1920, 1080), columns: 3 },
  };

/** Photographs a page in its full height and reports when it scrolls sideways. */
export async function takeShot(context: BrowserContext, url: string): Promise<Buffer> {
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

/** A page's path and its PNG. */
export interface Shot {
  readonly route: string;
  readonly png: Buffer;
}

/** Joins the pages, each under its path. @returns JPEG, 2000 pixels wide */
export async function drawSheet(browser: Browser, shots: readonly Shot[], columns: number) {
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
