import product from '../../lib/content/product.json';
import { expect, test } from '../support/test';

for (const path of ['/emailError/', '/changePassError/', '/deletionError/']) {
  test(`${path} tells what may have happened and begins an email about itself`, async ({
    page,
  }) => {
    await page.goto(path);
    const causes = page.getByRole('region', { name: 'Возможные причины' });
    await expect(causes.getByRole('listitem')).toHaveCount(4);
    const link = page.getByRole('main').getByRole('link', { name: 'Написать в поддержку' });
    await expect(link).toHaveAttribute('href', /^mailto:support@slovar\.example\?subject=[^+ ]*$/);
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('body')).toMatch(
      new RegExp(`\r\nСтраница: https://slovar\\.example${path}\r\n.*\r\n.*\r\nВремя: $`),
    );
  });
}

test('a mailed password is followed by signing in, and by help when no email comes', async ({
  page,
}) => {
  await page.goto('/changePassSuccess/');
  await expect(page.getByText('войдите в приложение с новым паролем')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Написать в поддержку' }),
  ).toBeVisible();
});

test('the way back into the app is there on a phone, once its package is told', async ({ page }, {
  project,
}) => {
  const expected = project.name === 'phone' && product.app.packageName !== '' ? 1 : 0;
  for (const path of ['/emailSuccess/', '/emailError/', '/changePassSuccess/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.getByText('Вернуться в приложение').filter({ visible: true });
    await expect(link).toHaveCount(expected);
  }
});
