import { fillAndSend, noticeDialog } from '../support/deletion';
import { hydrate } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/sub-path';

test('links, pictures, the download and scripts stay under the sub-path', async ({
  page,
  site,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
  await page.getByRole('navigation').getByRole('link', { name: 'Для Windows' }).click();
  await expect(page).toHaveURL(`${site.url}/details/windows/`);
  const image = page.getByRole('main').getByRole('img');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  expect((await downloading).url()).toContain(`${site.url}/downloads/`);
  await page.getByRole('navigation').getByRole('link', { name: 'Для Android' }).click();
  await expect(page.locator('[inert]')).toHaveCount(SLIDE_COUNT - 1);
  expect(missing).toEqual([]);
});

test('the shared address is the public home page with the sub-path', async ({ page, site }) => {
  await page.goto(`${site.url}/help/`);
  const href = await page
    .getByRole('link', { name: 'ВКонтакте', includeHidden: true })
    .getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('url')).toBe('https://owner.example/slovar/');
});

test('a deletion request reaches a service on another origin, without a referrer', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/deleteUserData/`);
  await hydrate(page, 'deletion');
  await fillAndSend(page, 'a+b@example.ru');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeVisible();
  const [email] = site.account.emails;
  expect(email?.to).toBe('a+b@example.ru');
  expect(site.account.requests[0]?.headers.referer).toBeUndefined();
  await page.goto(email?.link ?? '');
  await expect(page).toHaveURL(`${site.url}/deletionSuccess/`);
});

test('a service that refuses other origins is an error, not a success', async ({ page, site }) => {
  site.account.setMode('no-cors');
  await page.goto(`${site.url}/deleteUserData/`);
  await hydrate(page, 'deletion');
  await fillAndSend(page, 'name@example.ru');
  await expect(noticeDialog(page, 'Ошибка')).toContainText(
    'Произошла непредвиденная ошибка. Попробуйте выполнить запрос позже.',
  );
});
