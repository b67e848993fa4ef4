import { expectedPages, unknownPage } from '../support/expected-pages';
import { expectFits } from '../support/large-text';
import { openDrawer, panels } from '../support/panels';
import { test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of [...expectedPages, unknownPage]) {
  test(`${path} fits a phone with large text`, async ({ page }) => {
    await page.goto(path);
    await expectFits(page);
  });
}

for (const [name, open] of panels) {
  test(`${name} fits a phone with large text`, async ({ page }) => {
    await open(page);
    await expectFits(page);
  });
}

test('the drawer fits with large text', async ({ page }) => {
  await page.goto('/help/');
  await openDrawer(page);
  await expectFits(page);
});
