import { expect, test } from '../support/test';
import { pagePaths } from '@/scripts/page-paths';

// Also in the old Chromiums: 92 prints 30,000 if a flexible box, of which paper shows nothing, has a gap between rows.
test('no page is printed on a hundred sheets', async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path);
    const pdf = (await page.pdf()).toString('latin1');
    expect.soft(pdf.match(/\/Type ?\/Page\b/g)?.length, path).toBeLessThan(100);
  }
});
