import { tabOrderFaults } from '../support/keyboard';
import { panels } from '../support/panels';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [view, open] of Object.entries(panels)) {
  test(`Tab reaches the controls of ${view} in order and shows a focus ring`, async ({ page }) => {
    await open(page);
    expect(await tabOrderFaults(page)).toEqual([]);
  });
}
