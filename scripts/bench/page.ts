import { type Browser } from 'playwright';
import { newPhone } from './browser';
import { bytesOf, type BenchServer } from './serve';

/** Loads a page on a phone. @returns bytes and requests; «+» is what its islands add */
export async function pageBytes(browser: Browser, server: BenchServer, route: string) {
  const { context, page } = await newPhone(browser);
  server.takeSent();
  await page.goto(server.url + route, { waitUntil: 'networkidle' });
  const sent = server.takeSent();
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
  }
  await page.locator('[data-island]:not([data-ready])').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const added = server.takeSent();
  await context.close();
  return {
    HTML: bytesOf(sent, /^text\/html/),
    styles: bytesOf(sent, /^text\/css/),
    scripts: bytesOf(sent, /^text\/javascript/),
    pictures: bytesOf(sent, /^image/),
    requests: sent.length,
    '+ scripts': bytesOf(added, /^text\/javascript/),
    '+ requests': added.length,
  };
}

const STEPS = 10;
const STEP_MS = 400;

/**
 * Steps through the hydrated carousel and measures every frame.
 *
 * @param slowdown how many times slower than this machine
 * @returns a sentence; the display gives 60 frames a second
 */
export async function carouselFrames(browser: Browser, { url }: BenchServer, slowdown: number) {
  const { context, page } = await newPhone(browser, { slowdown });
  await page.goto(`${url}/details/android/`);
  const carousel = page.locator('[aria-roledescription=карусель]');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.dispatchEvent('pointerover');
  await page.locator('[data-ready]:has(.carousel-strip)').waitFor();
  await page.waitForLoadState('networkidle');
  const frames = await page.evaluate(
    async ([count, stepMs]) => {
      const next = document.querySelector<HTMLElement>('[aria-label="Следующий слайд"]');
      const lengths: number[] = [];
      const start = await new Promise<number>(requestAnimationFrame);
      for (let last = start, steps = 0; last - start < stepMs * count;) {
        if (last - start >= stepMs * steps) {
          next?.click();
          steps += 1;
        }
        const now = await new Promise<number>(requestAnimationFrame);
        lengths.push(now - last);
        last = now;
      }
      return lengths;
    },
    [STEPS, STEP_MS] as const,
  );
  await context.close();
  const perSecond = (1000 * frames.length) / frames.reduce((sum, length) => sum + length, 0);
  return `${perSecond.toFixed(1)} frames a second over ${STEPS} steps, the longest frame ${Math.max(...frames).toFixed(0)} ms.`;
}
