import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { type Page } from 'playwright/test';

const axeCode = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the light theme, and its colour rules again in the dark theme. @axe-core/playwright would take four
 * times as long, because it looks for frames. @returns one line per violation: theme, rule and the element's markup
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeCode);
  const runIn = async (colorScheme: 'light' | 'dark', runOnly = {}) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' });
    const { violations } = await page.evaluate(
      (only) =>
        (Reflect.get(window, 'axe') as typeof axe).run(document, {
          resultTypes: ['violations'],
          // It would fetch style sheets, but the pages have only inline styles.
          preload: false,
          rules: { 'target-size': { enabled: true } },
          ...only,
        }),
      runOnly,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 160)}`),
    );
  };
  return [
    ...(await runIn('light')),
    ...(await runIn('dark', { runOnly: ['color-contrast', 'link-in-text-block'] })),
  ];
}
