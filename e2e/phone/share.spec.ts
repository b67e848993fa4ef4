import { hydrate } from '../support/islands';
import { answerForNetworks, shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { shareNetworks } from '@/lib/share/networks';

test('a touch opens a network in a new tab, not in a small window', async ({ page, context }) => {
  const { button, networks, more } = shareMenu(page);
  await answerForNetworks(context);
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('a phone gets no window');
    };
  });
  await page.goto('/');
  await hydrate(page, 'share');
  await button.tap();
  await expect(networks[0]!).toBeInViewport({ ratio: 1 });
  await expect(more).toBeInViewport({ ratio: 1 });
  const opening = context.waitForEvent('page');
  await networks[1]!.tap();
  const tab = await opening;
  await expect(tab.getByText('share form')).toBeVisible();
  expect(tab.url()).toContain(shareNetworks[1]?.endpoint);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});
