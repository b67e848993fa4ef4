import { expect, test } from '../support/test';

const resultPages = [
  '/emailSuccess/',
  '/emailError/',
  '/changePassSuccess/',
  '/changePassError/',
  '/deletionSuccess/',
  '/deletionError/',
];

for (const path of resultPages) {
  test(`${path} forgets what an email's link carries, and prints none of it`, async ({
    page,
    site,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${path}?token=s3cret&utm_source=<b>email</b>`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(`${site.url}${path}`);
    expect(await page.locator('body').innerText()).not.toContain('email');
    expect(requests.filter((url) => url.includes('s3cret'))).toHaveLength(1);
    expect(requests.filter((url) => url.includes('/acc/'))).toEqual([]);
  });

  test(`${path} asks not to be listed, names no other address and tells no referrer`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
}

test('the next step is said for the device at hand', async ({ page }, { project }) => {
  await page.goto('/emailSuccess/');
  const onPhone = project.name === 'phone';
  await expect(page.getByText('Вернитесь в приложение')).toBeVisible({ visible: onPhone });
  await expect(page.getByText('Откройте приложение на своём')).toBeVisible({ visible: !onPhone });
});
