import { expectedPages } from '../support/expected-pages';
import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';
import { wake } from '../support/wake';

const needNothing = expectedPages
  .map(({ path }) => path)
  .filter((path) => !['/deleteUserData/', '/details/android/'].includes(path));

for (const path of [...needNothing, '/no-such-page/']) {
  test(`${path} asks for no script and no style sheet until a visitor turns to an island`, async ({
    page,
  }) => {
    await page.clock.install();
    const requests = watchRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('main').hover();
    await page.clock.runFor(60_000);
    expect(requests.scripts()).toEqual([]);
    expect(requests.styles()).toEqual([]);

    await page.getByRole('button', { name: 'Поделиться' }).hover();
    await expect.poll(() => requests.scripts().length).toBeGreaterThan(3);
  });
}

test('the deletion page brings its runtime unasked', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
});

test('the Android page brings its runtime in time for the first advance', async ({ page }) => {
  await page.clock.install();
  const requests = watchRequests(page);
  await page.goto('/details/android/');
  await page.clock.runFor(5_000);
  expect(requests.scripts()).toEqual([]);
  await page.clock.runFor(2_000);
  await expect(page.locator('[data-ready][aria-roledescription=карусель]')).toHaveCount(1);
});

test('the Android page brings no runtime where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const requests = watchRequests(page);
  await page.goto('/details/android/');
  await page.clock.runFor(60_000);
  expect(requests.scripts()).toEqual([]);
});

test('focus on an island brings the runtime, too', async ({ page }) => {
  await page.goto('/help/');
  await page.getByRole('button', { name: 'Поделиться' }).focus();
  await expect(page.locator('[data-ready]')).toHaveCount(1);
});

test('links load a page before, and lead on in the same document after', async ({ page }) => {
  const mark = () =>
    page.evaluate(() => {
      document.documentElement.dataset.sameDocument = '';
    });
  const marked = page.locator('html[data-same-document]');
  const links = page.getByRole('navigation');
  await page.goto('/');
  await mark();
  await links.getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(marked).toHaveCount(0);

  await wake(page);
  await mark();
  await links.getByRole('link', { name: 'Для Windows' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приложение для Windows');
  await expect(marked).toHaveCount(1);
});

test('a runtime that broke off comes at the next sign', async ({ page }) => {
  let broken = true;
  await page.route('**/_next/static/**', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/help/');
  const share = page.getByRole('button', { name: 'Поделиться' });
  const failed = page.waitForEvent('requestfailed');
  await share.hover();
  await failed;
  broken = false;
  await expect(async () => {
    await page.mouse.move(1, 1);
    await share.hover();
    expect(await page.locator('[data-ready]').count()).toBe(1);
  }).toPass();
});

test.describe('links in advance', () => {
  const rules = 'script[type=speculationrules]';

  test('a link is fetched while the pointer rests on it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(rules)).toHaveCount(1);
    const fetched = page.waitForRequest(/\/help\/$/);
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).hover();
    expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
  });

  test('not any more once links are followed in the same document', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await expect(page.locator(rules)).toHaveCount(0);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
  ]) {
    test(`not with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
      }, connection);
      await page.goto('/');
      await expect(page.locator(rules)).toHaveCount(0);
    });
  }
});
