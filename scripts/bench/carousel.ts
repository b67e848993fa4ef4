import { type Browser } from 'playwright';
import { newPhone } from './browser';
import { type BenchServer } from './serve';

const STEPS = 10;

/**
 * Steps through the hydrated carousel and measures every frame.
 *
 * @param slowdown how many times slower than this machine
 * @returns a sentence; the display gives 60 frames a second
 */
export async function carouselFrames(browser: Browser, { url }: BenchServer, slowdown: number) {
  const { context, page } = await newPhone(browser, slowdown);
  await page.goto(`${url}/details/android/`);
  const carousel = page.locator('[aria-roledescription=карусель]');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.dispatchEvent('pointerover');
  await page.locator('[data-ready]:has(.carousel-strip)').waitFor();
  await page.waitForLoadState('networkidle');
  const frames = await page.evaluate(async (count) => {
    const next = document.querySelector<HTMLElement>('[aria-label="Следующий слайд"]');
    const start = await new Promise<number>(requestAnimationFrame);
    const lengths: number[] = [];
    // A step takes 400 ms.
    for (let last = start, steps = 0; last - start < 400 * count;) {
      if (last - start >= 400 * steps) {
        next?.click();
        steps += 1;
      }
      const now = await new Promise<number>(requestAnimationFrame);
      lengths.push(now - last);
      last = now;
    }
    return lengths;
  }, STEPS);
  await context.close();
  const perSecond = (1000 * frames.length) / frames.reduce((sum, length) => sum + length, 0);
  return `${perSecond.toFixed(1)} frames a second over ${STEPS} steps, the longest frame ${Math.max(...frames).toFixed(0)} ms.`;
}
