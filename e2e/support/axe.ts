import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeCode = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose answer depends on colours; all others say the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, as short lines, so that a failure reads at once. It is put into the page once and
 * run there: @axe-core/playwright puts it in anew each time and brings back all that is well, at
 * four times the time, and no page has the frames that it is for.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  return page.evaluate(async (only) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      // Style sheets are in the page.
      preload: false,
      ...(only && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, rules);
}

/** What axe finds in a page as it stands, in the light theme, then in the dark one. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, COLOUR_RULES);
  return [...light.map((line) => `light ${line}`), ...dark.map((line) => `dark ${line}`)];
}
