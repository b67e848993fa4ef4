import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from '@playwright/test';

/** The rules of axe whose answer depends on colours; all others say the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds, as short lines, so that a failure reads at once. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // No page has a frame, so that no page of its own is needed to join the answers.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** What axe finds in a page as it stands, in the light theme, then in the dark one. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, COLOUR_RULES);
  return [...light.map((line) => `light ${line}`), ...dark.map((line) => `dark ${line}`)];
}
