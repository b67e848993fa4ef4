import { launchOptions } from '../../scripts/provision/launch-options';
import { collectComplaints } from '../support/complaints';
import { answerForNetworks, openMenu } from '../support/share';
import { expect, test } from '../support/test';

// A headless shell has no tabs.
test.use({ launchOptions: launchOptions() });

test('a click with Ctrl opens a tab and no window', async ({ page, context }) => {
  await answerForNetworks(context);
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('a modified click gets no window');
    };
  });
  const complaints = collectComplaints(page);
  await openMenu(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'ВКонтакте' }).click({ modifiers: ['ControlOrMeta'] });
  expect(await (await opening).opener()).toBeNull();
  expect(complaints).toEqual([]);
});
