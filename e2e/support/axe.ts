import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { type Page } from 'playwright/test';

const axeCode = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in the light theme, and by the rules whose answer depends on colours in the dark one, as
 * short lines, so that a failure reads at once. It is run in the page: @axe-core/playwright takes four
 * times as long, and no page has the frames that it is for.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeCode);
  const runIn = async (colorScheme: 'light' | 'dark', runOnly?: string[]) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Style sheets, which `preload` asks for, are in the page.
    const options = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) };
    const { violations } = await page.evaluate(
      (own) => (Reflect.get(window, 'axe') as typeof axe).run(document, own as axe.RunOptions),
      options,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 160)}`),
    );
  };
  const light = await runIn('light');
  return [...light, ...(await runIn('dark', ['color-contrast', 'link-in-text-block']))];
}
