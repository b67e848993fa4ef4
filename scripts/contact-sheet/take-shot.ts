import { type BrowserContext } from 'playwright';

/** Photographs a page in its full height and tells when it scrolls sideways. */
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
