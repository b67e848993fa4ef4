import { expectedPages } from '../support/expected-pages';
import { expectReady, hydrate, island, turnTo } from '../support/islands';
import { watchRequests } from '../support/requests';
import { removeScripts, restoreScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

/** The page whose carousel will move by itself. */
const MOVING = '/details/android/';

for (const { path } of [...expectedPages, { path: '/no-such-page/' }]) {
  test(`${path} asks for no script and no style sheet until a visitor turns to an island`, async ({
    page,
  }) => {
    await page.clock.install();
    const requests = watchRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
    await page.clock.runFor(path === MOVING ? 2_000 : 60_000);
    expect(requests.scripts()).toEqual([]);
    expect(requests.styles()).toEqual([]);

    await page.getByRole('button', { name: 'Поделиться' }).hover();
    await expectReady(page, 'share');
    expect(requests.scripts().length).toBeGreaterThan(1);
    expect(requests.styles()).toEqual([]);
  });
}

test('the carousel is hydrated in time for its first advance', async ({ page }) => {
  await page.clock.install();
  await page.goto(MOVING);
  await page.clock.runFor(7_000);
  await expectReady(page, 'carousel');
  await expect(island(page, 'share')).not.toHaveAttribute('data-ready');
});

test('the Android page brings no code unasked where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const requests = watchRequests(page);
  await page.goto(MOVING);
  await page.clock.runFor(60_000);
  expect(requests.scripts()).toEqual([]);
});

test('the Android page brings no code unasked where data are saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.clock.install();
  const requests = watchRequests(page);
  await page.goto(MOVING);
  await page.clock.runFor(60_000);
  expect(requests.scripts()).toEqual([]);
});

test('focus on an island brings its code, too', async ({ page }) => {
  await page.goto('/help/');
  await page.getByRole('button', { name: 'Поделиться' }).focus();
  await expectReady(page, 'share');
});

test('a wait that an earlier visit has stored brings the form at once', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('deletion-countdown-deadline', String(Date.now() + 20_000));
  });
  await page.goto('/deleteUserData/');
  await expectReady(page, 'deletion');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('code that failed to come is tried again at the next sign', async ({ page }) => {
  await removeScripts(page);
  await page.goto('/help/');
  const failed = page.waitForResponse((response) => response.status() === 404);
  await turnTo(page, 'share');
  await failed;
  await restoreScripts(page);
  await expect(async () => {
    await turnTo(page, 'share');
    await expect(island(page, 'share')).toHaveAttribute('data-ready', { timeout: 500 });
  }).toPass();
});

test('a page that was hydrated is restored by «back» with what was done', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await hydrate(page, 'deletion');
  await page.getByRole('textbox').fill('name@example.ru');
  await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('name@example.ru');
});

test.describe('links in advance', () => {
  const rules = 'script[type=speculationrules]';

  test('a link is fetched while the pointer rests on it', async ({ page }) => {
    await page.goto('/');
    const fetched = page.waitForRequest(/\/help\/$/);
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).hover();
    expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
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

for (const [motion, transitions] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages change with a transition: ${transitions}, with motion «${motion}»`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(
          Boolean((event as Event & { viewTransition?: unknown }).viewTransition),
        );
      });
    });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
    await expect(page.locator('html')).toHaveAttribute('data-transition', String(transitions));
  });
}
