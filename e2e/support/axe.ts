import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeCode = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, as short lines, so that a failure reads at once. It is run in the page:
 * @axe-core/playwright takes four times as long, and no page has the frames that it is for.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axeCode);
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

/** What axe finds in the light theme, and by the rules whose answer depends on colours in the dark one. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, ['color-contrast', 'link-in-text-block']);
  return [...light.map((line) => `light ${line}`), ...dark.map((line) => `dark ${line}`)];
}
