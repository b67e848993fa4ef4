import { type Browser, type Page } from 'playwright';
import { median } from './median';
import { newPhone } from './new-phone';

/** How many times slower than this machine. */
const SLOWER = 4;

export interface Frames {
  /** Frames a second while the carousel moves; the display gives 60. */
  readonly perSecond: number;
  /** The longest frame, milliseconds. */
  readonly longest: number;
  /** Steps that were measured. */
  readonly steps: number;
}

async function slowPage(browser: Browser, url: string): Promise<Page> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  return page;
}

/**
 * First tap on «Поделиться» of a fresh page, which asks for the runtime as well.
 *
 * @returns milliseconds from the click's event to the end of the frame that shows the menu,
 *   median of the runs
 */
export async function clickToMenu(browser: Browser, url: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await slowPage(browser, url);
    const button = page.getByRole('button', { name: 'Поделиться' });
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          addEventListener('click', () => (clicked = performance.now()), { capture: true });
          document.querySelector('[popover]')?.addEventListener('beforetoggle', () => {
            requestAnimationFrame(() => {
              // Its message comes first after the frame that shows the menu has been painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - clicked);
              port2.postMessage(undefined);
            });
          });
        }),
    );
    await button.tap();
    times.push(await shown);
    await page.context().close();
  }
  return median(times);
}

/** Steps through the carousel after it has been hydrated and measures every frame. */
export async function carouselFrames(
  browser: Browser,
  url: string,
  steps: number,
): Promise<Frames> {
  const page = await slowPage(browser, url);
  const carousel = page.locator('[aria-roledescription=карусель]');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.dispatchEvent('pointerover');
  await page.locator('[data-ready]:has(.carousel-strip)').waitFor();
  await page.waitForLoadState('networkidle');
  const frames = await page.evaluate(async (count) => {
    const next = document.querySelector<HTMLElement>('[aria-label="Следующий слайд"]');
    const lengths: number[] = [];
    for (let step = 0; step < count; step += 1) {
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const start = last;
      next?.click();
      // A step takes 400 ms.
      while (last - start < 400) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        lengths.push(now - last);
        last = now;
      }
    }
    return lengths;
  }, steps);
  await page.context().close();
  const whole = frames.reduce((sum, length) => sum + length, 0);
  return {
    perSecond: Math.round((frames.length / whole) * 1000 * 10) / 10,
    longest: Math.round(Math.max(...frames) * 10) / 10,
    steps,
  };
}
