import type { BrowserContext } from 'playwright';

export interface Shot {
  png: Buffer;
  /** How far the page scrolls sideways, in CSS pixels. */
  sidewaysPx: number;
}

/** Opens an address and photographs the page in its full height. */
export async function takeShot(context: BrowserContext, url: string): Promise<Shot> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    // Pictures below the window load when they come near, which a full-page shot never does.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => null)));
    });
    const sidewaysPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { png: await page.screenshot({ fullPage: true }), sidewaysPx };
  } finally {
    await page.close();
  }
}
