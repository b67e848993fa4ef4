import { stat } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { collectComplaints } from '../support/complaints';
import { fillAndSend, form, noticeDialog } from '../support/deletion';
import { hydrate } from '../support/islands';
import { collectViolations } from '../support/policy';
import { expect, product, routes, settings, test } from '../support/rehearsal';

const { installer } = product.windows;

for (const route of routes) {
  test(`${route} has nothing broken, nothing to scroll sideways and nothing that axe finds`, async ({
    page,
    site,
  }) => {
    const complaints = collectComplaints(page);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.url + route, { waitUntil: 'networkidle' });
    await hydrate(page, 'share');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect([...complaints, ...missing]).toEqual([]);
  });
}

test('names of others stand on the pages to the letter', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  await expect(page.getByText(installer.signedBy, { exact: true })).toBeVisible();
  await page.goto(`${site.url}/deleteUserData/`);
  await expect(page.getByText(product.app.storeName, { exact: true })).toBeVisible();
  await expect(page.getByText(product.app.developer, { exact: true })).toBeVisible();
  await page.goto(`${site.url}/details/android/`);
  for (const { own } of product.dictionaries) {
    await expect(page.getByRole('table').getByText(own, { exact: true }).first()).toBeAttached();
  }
});

test('«Скачать» gives the whole program under its name', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(installer.file);
  expect((await stat(await download.path())).size).toBe(installer.bytes);
});

test('links lead where the owner said, whatever characters they have', async ({ page, site }) => {
  await page.goto(`${site.url}/help/`);
  const hrefOf = async (name: string) =>
    new URL(
      (await page.getByRole('link', { name, includeHidden: true }).getAttribute('href')) ?? '',
    );
  expect((await hrefOf('Обсуждение на форуме')).href).toBe(new URL(settings.forumUrl).href);
  const email = await hrefOf('Написать в поддержку');
  expect(decodeURIComponent(email.pathname)).toBe(settings.supportEmail);
  expect((await hrefOf('ВКонтакте')).searchParams.get('url')).toBe(settings.homeUrl);
  await page.goto(`${site.url}/details/android/`);
  expect((await hrefOf('Доступно в Google Play')).href).toBe(new URL(settings.storeUrl).href);
});

test('a deletion is asked for at the service of another origin, and the policy lets it', async ({
  page,
  site,
}) => {
  const violations = await collectViolations(page);
  const asked: string[] = [];
  await page.route(`${settings.apiUrl}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${site.url}/deleteUserData/`);
  await expect(form(page).send).toBeEnabled();
  await fillAndSend(page, settings.supportEmail);
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeVisible();
  expect(asked).toEqual(['/acc/RequestDeleteUserByEmail']);
  expect(violations).toEqual([]);
});

test('the page of an added result and of the privacy text are there', async ({ page, site }) => {
  await page.goto(`${site.url}/nameSuccess/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Имя изменено');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Конфиденциальность' }).click();
  for (const paragraph of product.privacy.paragraphs) {
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
  }
});
