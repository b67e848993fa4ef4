import { expect, test } from '../support/test';
import { translations } from '../support/translations';
import { home } from '@/lib/content/home';

for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
  test(`no translation is covered, and no press asked for, with ${JSON.stringify(media)}`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await page.goto('/');
    for (const { text } of translations(page)) await expect(text).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText(home.recall.hint, { exact: true })).toBeHidden();
  });
}

test('a translation is no part of what is read before it is uncovered', async ({ page }) => {
  await page.goto('/');
  const { show, text } = translations(page)[1]!;
  const word = home.senses[1]!.example.foreign;
  const sense = page.getByRole('listitem').filter({ hasText: word });
  // A snapshot has ordinary spaces only.
  const translation = home.senses[1]!.example.russian.replaceAll('\u00a0', ' ');
  expect(await sense.ariaSnapshot()).not.toContain(translation);
  await show.check();
  await expect(text).toBeVisible();
  expect(await sense.ariaSnapshot()).toContain(translation);
});

test('the marker is wiped off in 400 ms, at once with less motion, and keeps a focus ring', async ({
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
