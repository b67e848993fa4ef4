import { type Page } from 'playwright/test';
import { expect, test } from '../support/test';
import { translations } from '../support/translations';
import { home } from '@/lib/content/home';

test.use({ javaScriptEnabled: false });

const places = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join();
    }),
  );

test('without scripts a press or a key uncovers a translation and covers it; nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  const [first, second, third, ...others] = translations(page);
  await expect(page.getByText(home.recall.hint, { exact: true })).toBeVisible();
  await expect(first!.show).toBeChecked();
  await expect(first!.text).toBeVisible();
  for (const { show, text } of [second!, third!, ...others]) {
    await expect(show).not.toBeChecked();
    await expect(text).toBeHidden();
  }
  const before = await places(page);
  await second!.show.click();
  await expect(second!.show).toBeChecked();
  await expect(second!.text).toBeVisible();
  await third!.show.press('Space');
  await expect(third!.text).toBeVisible();
  expect(await places(page)).toEqual(before);
  await first!.show.click();
  await expect(first!.text).toBeHidden();
  await expect(second!.text).toBeVisible();
});
