import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { type Page } from 'playwright/test';

const axeCode = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations that axe finds in the light theme and, by the rules that depend on colours, in the
 * dark one, as short lines that are easy to read in a report. axe runs in the page:
 * @axe-core/playwright takes four times as long, for frames that no page has.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeCode);
  const runIn = async (colorScheme: 'light' | 'dark', runOnly?: string[]) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // `preload` fetches style sheets, and all styles are in the page.
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
