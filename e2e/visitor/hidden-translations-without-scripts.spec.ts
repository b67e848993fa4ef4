import { type Page } from 'playwright/test';
import { translations } from '../support/hidden-translations';
import { expect, test } from '../support/test';
import { home } from '@/lib/content/home';

test.use({ javaScriptEnabled: false });

/** Position and size of all elements of the main content, in CSS pixels. */
const measureLayout = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join();
    }),
  );

test('without scripts, a click or the space bar reveals a translation without a layout shift, and a click hides a visible one', async ({
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
  const before = await measureLayout(page);
  await second!.show.click();
  await expect(second!.show).toBeChecked();
  await expect(second!.text).toBeVisible();
  await third!.show.press('Space');
  await expect(third!.text).toBeVisible();
  expect(await measureLayout(page)).toEqual(before);
  await first!.show.click();
  await expect(first!.text).toBeHidden();
  await expect(second!.text).toBeVisible();
});
