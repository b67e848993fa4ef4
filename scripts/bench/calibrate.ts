import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { type Browser } from 'playwright';
import { median } from './median';

/**
 * Lighthouse slows the processor four times to make a phone of the middle class of a fast desktop
 * computer, and asks for another number where the machine's index is another than of those
 * (Lighthouse, docs/throttling.md). The index is the middle of their range.
 */
const USUAL = { slowdown: 4, index: 1750 };

const TRIES = 5;

/** How many times this machine has to be slowed, from 1 on. */
export interface Slowdown {
  readonly times: number;
  /** What it comes from, for the report. */
  readonly reason: string;
}

/** Measures how fast this machine is, by Lighthouse's own benchmark. */
export async function calibrate(browser: Browser): Promise<Slowdown> {
  const page = await browser.newPage();
  const indices: number[] = [];
  for (let time = 0; time < TRIES; time += 1) {
    // The compiler of scripts puts calls of a helper into functions, which the page lacks.
    const code = `globalThis.__name ??= (value) => value; (${String(pageFunctions.computeBenchmarkIndex)})()`;
    indices.push(await page.evaluate<number>(code));
  }
  await page.close();
  const index = median(indices);
  const times = Math.max(1, Math.round((10 * USUAL.slowdown * index) / USUAL.index) / 10);
  const reason = `the machine's index was ${index.toFixed(0)}, and ${USUAL.slowdown} is for ${USUAL.index}`;
  return { times, reason };
}
