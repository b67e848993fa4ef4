import { expect, test } from '../support/test';

for (const path of ['/emailError/', '/changePassError/', '/deletionError/']) {
  test(`${path} tells what may have happened and whom to write to, without scripts`, async ({
    page,
  }) => {
    await page.goto(path);
    const causes = page.getByRole('region', { name: 'Возможные причины' });
    await expect(causes.getByRole('listitem')).toHaveCount(4);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Написать в поддержку' }),
    ).toHaveAttribute('href', /^mailto:support@slovar\.example\?subject=/);
  });
}
