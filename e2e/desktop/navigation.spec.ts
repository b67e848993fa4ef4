import { settings } from '../support/published';
import { expect, test } from '../support/test';
import { mailto } from '@/lib/urls/mailto';

const links = ['Главная', 'Для Android', 'Для Windows', 'Контакты'];

const pages = [
  { path: '/', current: 'Главная' },
  { path: '/details/android/', current: 'Для Android' },
  { path: '/details/windows/', current: 'Для Windows' },
  { path: '/help/', current: 'Контакты' },
];

for (const { path, current } of pages) {
  test(`the toolbar on ${path} shows four links and marks «${current}»`, async ({ page }) => {
    await page.goto(path);
    const navigation = page.getByRole('navigation');
    await expect(navigation.getByRole('link')).toHaveText(links);
    await expect(navigation.locator('[aria-current=page]')).toHaveText([current]);
    await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
  });
}

test('a page outside of the navigation marks no link', async ({ page }) => {
  await page.goto('/emailSuccess/');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(links);
  await expect(page.locator('[aria-current=page]')).toHaveCount(0);
});

test('links lead from page to page, and «back» to the last one', async ({ page }) => {
  await page.goto('/');
  for (const [link, h1] of [
    ['Для Android', 'Приложение для Android'],
    ['Для Windows', 'Приложение для Windows'],
    ['Контакты', 'Контакты'],
    ['Главная', 'Больше, чем просто словарь!'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(link);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
});

test('a narrow window keeps the links, wrapped, with nothing to scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { path } of pages) {
    await page.goto(path);
    for (const name of links) {
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Поделиться' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('the downloads page leads to both programs', async ({ page }) => {
  const programs = ['Приложение для Android', 'Приложение для Windows'];
  for (const name of programs) {
    await page.goto('/details/');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('the contacts page offers an email, the address itself and the forum', async ({ page }) => {
  await page.goto('/help/');
  await expect(page.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    mailto(settings.supportEmail),
  );
  await expect(page.getByRole('main').getByText(settings.supportEmail)).toBeVisible();
  const forum = page.getByRole('link', { name: 'Обсуждение на форуме' });
  await expect(forum).toHaveAttribute('href', settings.forumUrl);
  await expect(forum).toHaveAttribute('target', '_blank');
  await expect(forum).toHaveAttribute('rel', /noopener/);
});
