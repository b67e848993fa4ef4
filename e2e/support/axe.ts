import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { type Page } from 'playwright/test';

const axeCode = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in both themes. @axe-core/playwright would take four times as long, because it looks for frames.
 * @returns one line per violation: theme, rule and the element's markup
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeCode);
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' });
    const { violations } = await page.evaluate(() =>
      (Reflect.get(window, 'axe') as typeof axe).run(document, {
        resultTypes: ['violations'],
        // It would fetch style sheets, but the pages have only inline styles.
        preload: false,
        rules: { 'target-size': { enabled: true } },
      }),
    );
    for (const { id, nodes } of violations)
      for (const { html } of nodes) findings.push(`${colorScheme} ${id}: ${html.slice(0, 160)}`);
  }
  return findings;
}
