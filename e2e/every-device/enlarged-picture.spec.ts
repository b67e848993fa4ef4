import { type Page } from '@playwright/test';
import { carousel, expectSlide, openCarousel } from '../support/carousel';
import { expect, test } from '../support/test';

const link = (page: Page) => page.getByRole('link', { name: 'Увеличить снимок «Поиск в словаре»' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Увеличенный снимок' });

test('a click on the picture shows it larger', async ({ page }) => {
  await openCarousel(page);
  const small = await link(page).getByRole('img').boundingBox();
  await link(page).click();
  const large = dialog(page).getByRole('img');
  await expect
    .poll(() => large.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(640);
  expect((await large.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
  await expect(page).toHaveURL(/\/details\/android\/$/);
});

const closings: [string, (page: Page) => Promise<void>][] = [
  ['«Закрыть»', (page) => dialog(page).getByRole('button', { name: 'Закрыть' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

for (const [name, close] of closings) {
  test(`${name} closes it, and it opens again`, async ({ page }) => {
    await openCarousel(page);
    await link(page).click();
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await link(page).click();
    await expect(dialog(page)).toBeVisible();
  });
}

test('the keyboard gets its focus back', async ({ page }) => {
  await openCarousel(page);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeFocused();
});

test('slides do not go on behind the enlarged picture', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expectSlide(page, 1);
});

test('pressing the buttons enlarges nothing', async ({ page }) => {
  await openCarousel(page);
  await carousel(page).getByRole('button', { name: 'Следующий слайд' }).click();
  await expectSlide(page, 2);
  await expect(dialog(page)).toBeHidden();
});
