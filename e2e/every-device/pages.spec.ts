import { collectComplaints } from '../support/complaints';
import { expectedPages } from '../support/expected-pages';
import { mainText } from '../support/page-text';
import { expect, test } from '../support/test';

for (const { path, h1, texts } of expectedPages) {
  test(`${path} says what it must, in Russian, without a complaint of the browser`, async ({
    page,
    site,
  }) => {
    const complaints = collectComplaints(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const text = await mainText(page);
    for (const expected of texts) expect(text).toContain(expected);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test(`${path} does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('every page has a title and a description of its own', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const { path } of expectedPages) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
  }
  expect(titles.size).toBe(expectedPages.length);
  expect(descriptions.size).toBe(expectedPages.length);
  expect(descriptions).not.toContain(null);
});

test('an unknown address answers 404 and leads back to «Главная»', async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  await page.getByRole('main').getByRole('link', { name: 'Главная' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Больше, чем просто словарь!');
});

test('the first tab stop leads past the toolbar to the content', async ({ page }) => {
  await page.goto('/help/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Перейти к содержанию' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Написать в поддержку' })).toBeFocused();
});
