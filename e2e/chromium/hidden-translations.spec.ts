import { translations } from '../support/hidden-translations';
import { expect, test } from '../support/test';
import { home } from '@/lib/content/home';

test.beforeEach(({ page }) => page.goto('/'));

for (const [condition, media] of [
  ['in print', { media: 'print' }],
  ['with forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${condition}, translations are shown without checkboxes and answers`, async ({ page }) => {
    await page.emulateMedia(media);
    for (const { text } of translations(page)) await expect(text).toBeVisible();
    await expect(page.getByRole('checkbox').or(page.getByRole('radio'))).toHaveCount(0);
    for (const hint of Object.values(home.recall.hint))
      await expect(page.getByText(hint, { exact: true })).toBeHidden();
  });
}

test('a translation is in the accessibility tree only after it is revealed', async ({ page }) => {
  const { show, text } = translations(page)[1]!;
  const { foreign, russian } = home.senses[1]!.example;
  const word = page.getByRole('listitem').filter({ hasText: foreign });
  // Aria snapshots contain ordinary spaces instead of no-break spaces.
  const translation = russian.replaceAll('\u00a0', ' ');
  expect(await word.ariaSnapshot()).not.toContain(translation);
  await show.check();
  await expect(text).toBeVisible();
  expect(await word.ariaSnapshot()).toContain(translation);
});

test('the checkbox that reveals a translation is at least 24 pixels high', async ({ page }) => {
  const { show } = translations(page)[1]!;
  expect((await show.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});
