import { translations } from '../support/hidden-translations';
import { expect, test } from '../support/test';
import { home } from '@/lib/content/home';

for (const [condition, media] of [
  ['in print', { media: 'print' }],
  ['with forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${condition}, all translations are visible, and the checkboxes and the hint are hidden`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await page.goto('/');
    for (const { text } of translations(page)) await expect(text).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText(home.recall.hint, { exact: true })).toBeHidden();
  });
}

test('the accessibility tree contains a translation only after its checkbox is checked', async ({
  page,
}) => {
  await page.goto('/');
  const { show, text } = translations(page)[1]!;
  const word = home.senses[1]!.example.foreign;
  const sense = page.getByRole('listitem').filter({ hasText: word });
  // Aria snapshots contain ordinary spaces instead of no-break spaces.
  const translation = home.senses[1]!.example.russian.replaceAll('\u00a0', ' ');
  expect(await sense.ariaSnapshot()).not.toContain(translation);
  await show.check();
  await expect(text).toBeVisible();
  expect(await sense.ariaSnapshot()).toContain(translation);
});

test('a translation appears in 400 ms, or at once with reduced motion, and its checkbox is 24 px high and shows a focus ring', async ({
  page,
}) => {
  await page.goto('/');
  const { show } = translations(page)[1]!;
  await expect(show).toHaveCSS('transition-duration', '0.4s');
  await page.keyboard.press('Tab');
  await show.focus();
  await expect(show).toHaveCSS('outline-width', '3px');
  expect((await show.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(show).toHaveCSS('transition-duration', '0s');
});
